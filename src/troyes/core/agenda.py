"""Steps: what happens next, as a stack that a clone copies by reference."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt

CHANCE: Final = -1
EVERYONE: Final = -2
NOBODY: Final = -3

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing that the rules do, or one question that they ask.

    A step never changes: what it must remember stands in the state, and a step that goes on pushes its successor.
    An automatic step has nobody as its actor and overrides `act`; a question overrides `actor`, `fill`, `take` and
    `prompt`. A step is off the agenda before it acts.
    """

    def actor(self, s: S) -> i64:
        """The first who must choose: a seat, `CHANCE`, or `NOBODY` where the step acts by itself."""
        return NOBODY

    def actors(self, s: S) -> list[int]:
        """All who must choose now, without waiting for each other."""
        actor = self.actor(s)
        return [] if actor == NOBODY else [actor]

    def act(self, s: S) -> None:
        """Do what needs no choice."""

    def fill(self, s: S, actor: i64, offer: Offer) -> None:
        """Add the tokens that this actor may choose, ascending."""

    def take(self, s: S, actor: i64, token: i64) -> None:
        """Do what the chosen token says."""

    def prompt(self, s: S, actor: i64) -> Prompt:
        """What is being asked of this actor."""
        return Prompt("chance")

    def audience(self, s: S, actor: i64) -> int:
        """Who may see the token that this actor is about to choose."""
        return EVERYONE
