"""Troyes in words, as data: the kinds of tokens, names and amounts, what pieces mean, what a move comes to."""
