"""Hypothesis without a deadline: the machine may be busy with something else."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
