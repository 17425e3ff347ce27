"""Tables at which modules of The Ladies of Troyes other than the Activity cards are in play."""

from __future__ import annotations

from fractions import Fraction

from tests.city.builder import Playing, Table
from tests.city.ladies.table import CarefulPlaying
from troyes.core.state import CHANCE

STRIKE = ("strike-all", "limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round")
REVEAL = ("reveal-red", *STRIKE)


class ExpandedTable(Table):
    """A table whose game is written down and read again after every word."""

    def start(self) -> Playing:
        return CarefulPlaying(super().start().state)


def expanded(players: int = 2, *, bonus: bool = False, **choices: str) -> Table:
    """A table in the words of the rulebook with these set-up choices."""
    return ExpandedTable(players, bonus=bonus).settled(**choices)


def likely(game: Playing) -> dict[str, Fraction]:
    """How likely each word of chance is."""
    weights = game.state.weights()
    return {
        word: Fraction(weight, sum(weights))
        for word, weight in zip(game.options(CHANCE), weights, strict=True)
        if weight
    }


def even(words: set[str] | list[str]) -> dict[str, Fraction]:
    """All these words, each as likely as the others."""
    return dict.fromkeys(words, Fraction(1, len(words)))


def all_is_resolved(game: Playing) -> bool:
    """Whether only the black dice are still to be thrown."""
    return game.asked() == "roll-black-dice"
