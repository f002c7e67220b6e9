"""Briscola and Briscola Chiamata for Discord."""
