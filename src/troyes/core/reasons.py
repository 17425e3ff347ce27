"""Why something cannot be chosen: the other side of the options, for whoever points at a piece and wonders."""

from __future__ import annotations

from typing import Final

from troyes.core import walk
from troyes.core.message import Message, message
from troyes.core.state import State

NOT_ASKED: Final = "why-not-asked"
"""The reason that says nothing but that something else is asked."""


def why_not(state: State, actor: int, token: int, limit: int) -> Message | None:
    """Why this token is in no move that the actor may make now, in one sentence; nothing if it is in one.

    Where there are more than `limit` ways to move, only the next token is looked at: whoever asks has seen the rest.
    """
    if not state.actors():
        return Message("why-over")
    if actor not in state.actors():
        return Message("why-not-your-turn")
    if token in state.options(actor) or token in held(state, actor, limit):
        return None
    return reason(state, actor, token)


def held(state: State, actor: int, limit: int) -> set[int]:
    """All tokens of the moves that an actor may make now."""
    return {token for node in walk.graph(state, actor, limit) for token in node[::2]}


def reason(state: State, actor: int, token: int) -> Message:
    """Why a token is in no move of this actor, who must choose now."""
    twin = state.clone()  # rules are asked what would be if something were otherwise
    found = twin.agenda[-1].why_not(twin, actor, token)
    return found or not_asked(state, actor)


def not_asked(state: State, actor: int) -> Message:
    """Nothing else can be said than what is asked."""
    return message("why-not-asked", asks=state.prompt(actor).question)
