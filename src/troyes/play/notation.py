"""Moves as text: seats by letter, chance by a star, tokens by their words (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.core.errors import IllegalMove
from troyes.core.game import AnyGame
from troyes.core.state import CHANCE, State

CHANCE_LABEL = "*"


def label(actor: int) -> str:
    """How an actor is written: A for the first seat, a star for chance."""
    return CHANCE_LABEL if actor == CHANCE else chr(ord("A") + actor)


def actor_of(text: str, players: int) -> int | None:
    """The actor that is written so, if the table has it."""
    if text == CHANCE_LABEL:
        return CHANCE
    seat = ord(text) - ord("A") if len(text) == 1 else -1
    return seat if 0 <= seat < players else None


def write(game: AnyGame, tokens: Sequence[int]) -> str:
    """Tokens as words."""
    return " ".join(game.vocabulary.text(token) for token in tokens)


def check(game: AnyGame, state: State, actor: int, token: int) -> None:
    """Refuse a token that this actor may not choose now."""
    actors = state.actors()
    if not actors:
        raise IllegalMove("The game is over; nothing can be chosen any more.")
    if actor not in actors:
        waiting = ", ".join(label(other) for other in actors)
        raise IllegalMove(f"{label(actor)} has nothing to choose now; it is up to {waiting}.")
    options = state.options(actor)
    if token not in options:
        word = game.vocabulary.text(token) if 0 <= token < len(game.vocabulary) else str(token)
        raise IllegalMove(f"{word!r} cannot be chosen now; {label(actor)} may choose {write(game, options)}.")


def read(game: AnyGame, word: str) -> int:
    """The token that is written so."""
    token = game.vocabulary.token(word)
    if token is None:
        raise IllegalMove(f"{word!r} is not a word of {game.title}; docs/notation.md lists them.")
    return token
