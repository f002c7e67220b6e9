"""The screens of an evening, as scenes for `python -m tests.screens`."""

from tests.scenes import around, chiamata, choosing, classic, houses
from tests.scenes.stage import SCENES

__all__ = ["SCENES", "around", "chiamata", "choosing", "classic", "houses"]
