"""What happens by itself after a choice and is nobody's deed: income, say, or the money of those who have passed.

The engine runs such steps in one go with the choice before them. A story that told all of it together would make the
income of all the doing of whoever moved last, so those that say so (`Step.happens`) are told by themselves.
"""

from __future__ import annotations

from typing import NamedTuple

from troyes.core.game import AnyGame
from troyes.core.message import Message
from troyes.core.state import CHANCE, NOBODY, State
from troyes.core.telling import Telling


class Happening(NamedTuple):
    """What happened by itself, and the state just before."""

    telling: Telling
    before: State


def tell(game: AnyGame, state: State, actor: int, token: int) -> tuple[Telling, list[Happening]]:
    """What choosing this token means, without what then happened by itself; and that."""
    telling, happened, _ = step(game, state, actor, token)
    return telling, happened


def step(game: AnyGame, state: State, actor: int, token: int) -> tuple[Telling, list[Happening], State]:
    """The same, and the state after it: whoever tells a whole game goes on from there."""
    after = state.clone()
    if not state.agenda:  # a state may be a wrapper around another one, and have no steps of its own
        after.take(actor, token)
        return game.tell(state, actor, token), [], after
    asking = state.agenda[-1]
    deed = asking.tell(state, actor, token) or game.vocabulary.label(state, token)
    closes = game.vocabulary.kind(token).closes()
    marks: list[tuple[Message, State]] = []
    after.answer(actor, token)
    while after.agenda and after.agenda[-1].actor(after) == NOBODY:
        said = after.agenda[-1].happens(after)
        if said is not None:
            marks.append((said, after.clone()))
        by_itself = after.agenda.pop()
        after.touched |= by_itself.touches
        by_itself.act(after)
    ends = [before for _, before in marks] + [after]
    happened = [
        Happening(Telling(said, game.changes(before, end, CHANCE)), before)
        for (said, before), end in zip(marks, ends[1:], strict=True)
    ]
    own = Telling(deed, game.changes(state, ends[0], actor), closes=closes, topic=asking.topic(state))
    return own, [each for each in happened if each.telling.changes], after
