"""Steps: what happens next, as a stack that a clone copies by reference."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from troyes.core.message import Message
from troyes.core.native import i64, mypyc_attr, vec
from troyes.core.offer import Offer

CHANCE: Final = -1
EVERYONE: Final = -2
NOBODY: Final = -3
WATCHER: Final = -4
"""Somebody without a seat, who may know no more than what lies open to all."""
NO_TOKEN: Final = -1
EVERYTHING: Final = -1
"""All topics of a state."""

S = TypeVar("S")

_NUMBERS: Final[dict[str, int]] = {}
"""The names of all steps that there are in this process, each with a number."""


def number_of(name: str) -> int:
    """The number of the steps of a name, in this process."""
    return _NUMBERS.setdefault(name, len(_NUMBERS))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that the rules do, or one question that they ask.

    A step never changes: what it must remember stands in the state, or is a parameter that its name bears, and a step
    that goes on pushes its successor. Steps with equal names do the same. An automatic step has nobody as its actor
    and overrides `act`; a question overrides `actor`, `fill`, `take` and `ask`. A step is off the agenda before it
    acts.
    """

    def __init__(self, name: str, touches: int = EVERYTHING) -> None:
        self.name: Final = name
        """How positions write it: the same for ever."""
        self.number: Final[i64] = number_of(name)
        """The same for steps of the same name, and small: a place in arrays. It means nothing outside the process."""
        self.touches: Final[i64] = touches
        """The topics of the state that it may change, one bit each, where its game numbers them and it is known."""

    def actor(self, s: S) -> i64:
        """The first who must choose: a seat, `CHANCE`, or `NOBODY` where the step acts by itself."""
        return NOBODY

    def actors(self, s: S) -> list[int]:
        """All who must choose now, without waiting for each other."""
        actor = self.actor(s)
        return [] if actor == NOBODY else [actor]

    def act(self, s: S) -> None:
        """Do what needs no choice."""

    def happens(self, s: S) -> Message | None:
        """What acting here is told as, where it is nobody's deed: a line of its own with all that changes from here to
        the next step that says so. What says nothing belongs to what was told before it. Only stories ask."""
        return None

    def fill(self, s: S, actor: i64, offer: Offer) -> None:
        """Add the tokens that this actor may choose, ascending."""

    def take(self, s: S, actor: i64, token: i64) -> None:
        """Do what the chosen token says."""

    def opens(self, s: S, actor: i64) -> bool:
        """Whether a new move opens with this question."""
        return False

    def ask(self, s: S, actor: i64) -> Message:
        """What is being asked of this actor, or what chance is about to do."""
        return Message(self.name)

    def tell(self, s: S, actor: i64, token: i64) -> Message | None:
        """What choosing this token here means, where it is not what its kind tells; said in the form `told`."""
        return None

    def topic(self, s: S) -> str:
        """What this throw has in common with the throws of its name that are told in one line with it: for whose
        district it is, say. Only stories ask."""
        return ""

    def why_not(self, s: S, actor: i64, token: i64) -> Message | None:
        """Why no move that goes on from here holds this token, where more can be said than that it is not asked for.
        It is asked for such tokens only."""
        return None

    def declines(self, s: S, actor: i64) -> i64:
        """Where this asks somebody to react to what is not his own doing: the token that says no, and that may be
        given in his name once he has said so for a while. Everywhere else `NO_TOKEN`."""
        return NO_TOKEN

    def audience(self, s: S, actor: i64) -> int:
        """Who may see the token that this actor is about to choose."""
        return EVERYONE

    def fits(self, s: S) -> bool:
        """Whether it can lie ahead in a state: a position that somebody wrote may say so of any step. Only whoever
        reads positions asks."""
        return True


def numbered(steps: list[Step[Any]]) -> vec[i64]:
    """The place of each step in a list, by the step's own number; -1 for those that are not there."""
    numbers = [-1] * (max([step.number for step in steps]) + 1)
    for place, step in enumerate(steps):
        numbers[step.number] = place
    return vec[i64](numbers)
