"""Moves as text: seats by letter, chance by a star, tokens by their words (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.core.checked import CHANCE_LABEL, is_legal, label, refusal
from troyes.core.errors import IllegalMove
from troyes.core.game import AnyGame
from troyes.core.message import message, quoted
from troyes.core.state import CHANCE, State
from troyes.core.walk import ends_move

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


def check(
    game: AnyGame,
    state: State,
    actor: int,
    token: int,
    *,
    before: State | None = None,
    taken: Sequence[int] = (),
) -> None:
    """Refuse a token that this actor may not choose now.

    With the state `before` the tokens that the actor has `taken` in this move, one that only comes too late is told so.
    """
    if is_legal(state, actor, token):
        return
    if before is not None and actor in state.actors():
        check_order(game, before, actor, taken, token)
    raise refusal(game.vocabulary, state, actor, token)


def check_order(game: AnyGame, before: State, actor: int, taken: Sequence[int], token: int) -> None:
    """Refuse a token that would have been legal earlier among those that the actor has taken, and say where."""
    for place in range(len(taken) - 1, -1, -1):
        tokens = [*taken[:place], token, *taken[place:]]
        if are_legal(before, actor, tokens):
            late, other = write(game, [token]), write(game, [taken[place]])
            whole = write(game, tokens)
            raise IllegalMove(message("refused-order", late=late, other=other, whole=whole))


def are_legal(before: State, actor: int, tokens: Sequence[int]) -> bool:
    """Whether an actor may choose these tokens one after the other."""
    state = before.clone()
    for token in tokens:
        if not is_legal(state, actor, token):
            return False
        state.take(actor, token)
    return True


class Reading:
    """A state that takes tokens as somebody wrote them, each checked; it remembers where the present move began."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state = state
        self._actor = CHANCE
        self._before: State | None = None
        self._taken: list[int] = []

    def take(self, actor: int, token: int) -> None:
        """Take a token, or refuse it with nothing changed."""
        if actor != self._actor or ends_move(self.state, actor):
            self._actor = actor
            self._before = None if actor == CHANCE else self.state.clone()
            self._taken = []
        check(self.game, self.state, actor, token, before=self._before, taken=self._taken)
        self.state.take(actor, token)
        self._taken.append(token)


def read(game: AnyGame, word: str) -> int:
    """The token that is written so."""
    token = game.vocabulary.token(word)
    if token is None:
        raise IllegalMove(message("refused-word", word=quoted(word), game=game.titled()))
    return token
