"""Troyes Dice in words, as data: the tokens, names, what pieces mean, what a token changes and a move comes to."""
