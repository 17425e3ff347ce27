"""A game of any kind that answers in the words of the notation, for the builders of positions of each."""

from __future__ import annotations

from typing import Any, Self

from troyes.core.game import AnyGame
from troyes.core.state import CHANCE
from troyes.play import notation


class Playing:
    """A game that answers in the words of the notation."""

    def __init__(self, state: Any, game: AnyGame) -> None:
        self.state = state
        self.game = game

    def options(self, seat: int) -> list[str]:
        """The words that a seat may choose from."""
        return [self.game.vocabulary.text(token) for token in self.state.options(seat)]

    def take(self, seat: int, words: str) -> Self:
        """Choose words for a seat, one after the other; an illegal one raises `IllegalMove`."""
        for word in words.split():
            token = notation.read(self.game, word)
            notation.check(self.game, self.state, seat, token)
            self.state.take(seat, token)
        return self

    def chance(self, words: str) -> Self:
        """Chance draws these words."""
        return self.take(CHANCE, words)

    def actors(self) -> list[int]:
        """Who must choose now: seats, or [-1] for chance."""
        return list(self.state.actors())

    def document(self) -> Any:
        """The position document."""
        return self.game.document(self.state)

    def scores(self) -> list[int]:
        """Everyone's points; alone in Troyes, the difference to le Roy."""
        return list(self.state.scores())
