"""The list of legal tokens, as the engine writes it."""

from __future__ import annotations

from typing import Final

from troyes.core.native import i64, vec
from troyes.core.rng import Rng

ROOM: Final = 256
NOUGHTS: Final[vec[i64]] = vec[i64]([0] * ROOM)
ONES: Final[vec[i64]] = vec[i64]([1] * ROOM)
"""What the arrays of an offer hold at first."""


class Offer:
    """The tokens that may be chosen, ascending, and the weights that chance gives them.

    It belongs to whoever asks and is written over at every question, because making a new list each time would cost
    more than finding the options.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.tokens: vec[i64] = NOUGHTS[:]
        self.weights: vec[i64] = ONES[:]
        self.weighted: bool = False
        """Whether some weight is not 1. All those that are not written down are."""
        self.scratch: object = None
        """What a game keeps here from question to question to save making it anew; it says nothing about any state."""

    def clear(self) -> None:
        """Offer nothing."""
        while self.weighted and self.size > 0:
            self.size -= 1
            self.weights[self.size] = 1
        self.weighted = False
        self.size = 0

    def add(self, token: i64) -> None:
        """Offer a token."""
        self.tokens[self.size] = token
        self.size += 1

    def add_run(self, first: i64, count: i64) -> None:
        """Offer so many tokens, one after the other."""
        tokens = self.tokens
        size = self.size
        token = first
        while token < first + count:
            tokens[size] = token
            size += 1
            token += 1
        self.size = size

    def add_weighted(self, token: i64, weight: i64) -> None:
        """Offer a token that chance draws with this weight."""
        if weight != 1:
            self.weights[self.size] = weight
            self.weighted = True
        self.add(token)

    def sort(self) -> None:
        """Put the tokens in ascending order, for a step of the players that gathers them from several places."""
        assert not self.weighted
        tokens = self.tokens
        size = self.size
        i: i64 = 1
        while i < size:
            token = tokens[i]
            at = i
            while at > 0 and tokens[at - 1] > token:
                tokens[at] = tokens[at - 1]
                at -= 1
            tokens[at] = token
            i += 1

    def draw(self, rng: Rng) -> i64:
        """One of the tokens, by weight."""
        if not self.weighted:
            return self.tokens[rng.draw(self.size)]
        weights = self.weights
        total: i64 = 0
        i: i64 = 0
        while i < self.size:
            total += weights[i]
            i += 1
        left = rng.draw(total)
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return self.tokens[i]

    def listed(self) -> list[int]:
        """The tokens as a list."""
        return [self.tokens[i] for i in range(self.size)]


SPARE: Final[list[Offer]] = []


def lent() -> Offer:
    """An offer for one question, from those that lie about."""
    if not SPARE:
        return Offer()
    offer = SPARE.pop()
    offer.clear()
    return offer


def give_back(offer: Offer) -> None:
    """Nobody reads the offer any more: it may serve for the next question."""
    SPARE.append(offer)
