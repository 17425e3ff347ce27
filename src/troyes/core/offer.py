"""The list of legal tokens, as the engine writes it."""

from __future__ import annotations

from typing import Final

from troyes.core.native import i64, vec
from troyes.core.rng import Rng

ROOM: Final = 256


class Offer:
    """The tokens that may be chosen, ascending, and the weights that chance gives them.

    It belongs to whoever asks and is written over at every question, because making a new list each time would cost
    more than finding the options.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.tokens: vec[i64] = vec[i64]([0] * ROOM)
        self.weights: vec[i64] = vec[i64]([0] * ROOM)
        self.scratch: object = None
        """What a game keeps here from question to question to save making it anew; it says nothing about any state."""

    def clear(self) -> None:
        """Offer nothing."""
        self.size = 0

    def add(self, token: i64) -> None:
        """Offer a token."""
        self.add_weighted(token, 1)

    def add_weighted(self, token: i64, weight: i64) -> None:
        """Offer a token that chance draws with this weight."""
        assert self.size < ROOM
        self.tokens[self.size] = token
        self.weights[self.size] = weight
        self.size += 1

    def sort(self) -> None:
        """Put the tokens in ascending order, for a step that gathers them from several places."""
        i: i64 = 1
        while i < self.size:
            token = self.tokens[i]
            weight = self.weights[i]
            at = i
            while at > 0 and self.tokens[at - 1] > token:
                self.tokens[at] = self.tokens[at - 1]
                self.weights[at] = self.weights[at - 1]
                at -= 1
            self.tokens[at] = token
            self.weights[at] = weight
            i += 1

    def draw(self, rng: Rng) -> i64:
        """One of the tokens, by weight."""
        size = self.size
        weights = self.weights
        total: i64 = 0
        i: i64 = 0
        while i < size:
            total += weights[i]
            i += 1
        left = rng.below(total)
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return self.tokens[i]
