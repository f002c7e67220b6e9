"""Slash commands and buttons mapped to game actions, one module per command family."""
