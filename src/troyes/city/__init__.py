"""Troyes, with bonus cards and the King's Challenge. `game.CITY` is the game; `round.py` is its table of contents."""
