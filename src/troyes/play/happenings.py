"""What happens by itself after a choice and is nobody's deed: income, say, or the money of those who have passed.

The engine runs such steps in one go with the choice before them. A story that told all of it together would make the
income of all the doing of whoever moved last, so those of a game that change what people have are told by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from troyes.core.game import AnyGame
from troyes.core.message import Message, message
from troyes.core.state import CHANCE, NOBODY, State
from troyes.core.telling import Telling

STRIKES: Final = "strike-"
"""How the steps of events begin that take effect; the rest is the event's name."""


def in_city(step: str) -> Message | None:
    """What this step of Troyes is told as, if it is told by itself."""
    if step in ("pay-salaries", "end-round"):
        return Message(f"city-happens-{step}")
    if step.startswith(STRIKES) and step != "strike-all":
        return message("city-happens-strike", event=Message(f"city-event-{step.removeprefix(STRIKES)}"))
    return None


APART: Final[dict[str, Callable[[str], Message | None]]] = {"city": in_city}
"""For each game that has such steps, what they are told as."""


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
    apart = APART.get(game.name)
    after = state.clone()
    if (
        apart is None or not state.agenda
    ):  # a state may be a wrapper around another one, and have no steps of its own
        after.take(actor, token)
        return game.tell(state, actor, token), [], after
    deed = state.agenda[-1].tell(state, actor, token) or game.vocabulary.label(state, token)
    closes = game.vocabulary.kind(token).closes()
    marks: list[tuple[Message, State]] = []
    after.answer(actor, token)
    while after.agenda and after.agenda[-1].actor(after) == NOBODY:
        said = apart(after.agenda[-1].name)
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
    own = Telling(deed, game.changes(state, ends[0], actor), closes=closes)
    return own, [each for each in happened if each.telling.changes], after
