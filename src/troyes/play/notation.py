"""Moves as text: seats by letter, chance by a star, tokens by their words (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.core.checked import CHANCE_LABEL, Reading, are_legal, check, check_order, label
from troyes.core.errors import IllegalMove
from troyes.core.game import AnyGame
from troyes.core.message import message, quoted
from troyes.core.state import CHANCE

__all__ = [
    "CHANCE_LABEL",
    "Reading",
    "actor_of",
    "are_legal",
    "check",
    "check_order",
    "label",
    "read",
    "write",
]


def actor_of(text: str, players: int) -> int | None:
    """The actor that is written so, if the table has it."""
    if text == CHANCE_LABEL:
        return CHANCE
    seat = ord(text) - ord("A") if len(text) == 1 else -1
    return seat if 0 <= seat < players else None


def write(game: AnyGame, tokens: Sequence[int]) -> str:
    """Tokens as words."""
    return " ".join(game.vocabulary.text(token) for token in tokens)


def read(game: AnyGame, word: str) -> int:
    """The token that is written so."""
    token = game.vocabulary.token(word)
    if token is None:
        raise IllegalMove(message("refused-word", word=quoted(word), game=game.titled()))
    return token
