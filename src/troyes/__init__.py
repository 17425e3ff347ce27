"""Troyes: the board game family in digital form."""

__version__ = "0.1.0"
