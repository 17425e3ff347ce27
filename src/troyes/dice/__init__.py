"""Troyes Dice, with Banquets and Raids. `game.DICE` is the game; `round.py` is its table of contents."""
