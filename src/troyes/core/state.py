"""The contract of a game in progress."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, TypeAlias
from zlib import crc32

from troyes.core.agenda import CHANCE, EVERYONE, NOBODY, Step
from troyes.core.judge import BY_POINTS, Judge
from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer, give_back, lent
from troyes.core.prompt import Prompt
from troyes.core.rng import Rng

__all__ = ["ALL_SEEING", "CHANCE", "EVERYONE", "NOBODY", "WATCHER", "State", "Viewer"]

Viewer: TypeAlias = int
"""Somebody who looks at a state: a seat, `WATCHER` or `ALL_SEEING`."""
WATCHER: Final = -4
"""Somebody without a seat, who may know no more than what lies open to all."""
ALL_SEEING: Final = -5
"""Somebody from whom nothing is hidden: who studies a position, or hears how a game ended."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: it knows who decides, what they may choose, and what follows.

    It is a base class and not a `Protocol`, because compiled code calls it four times faster, and has no base class of
    its own, because then compiled code need not ask at every field whether it is there. `take` trusts its caller;
    `troyes.play` refuses illegal tokens before they come here.
    """

    def __init__(self, agenda: list[Step[Any]]) -> None:
        self.agenda = agenda

    def actor(self) -> i64:
        """The first who must choose: a seat, `CHANCE`, or `NOBODY` when the game is over."""
        if not self.agenda:
            return NOBODY
        return self.agenda[-1].actor(self)

    def actors(self) -> list[int]:
        """All who must choose now: several where choices are simultaneous, none when the game is over."""
        if not self.agenda:
            return []
        return self.agenda[-1].actors(self)

    def fill(self, actor: i64, offer: Offer) -> None:
        """Write the legal tokens of this actor into an offer: the fast way to `options`."""
        offer.clear()
        self.agenda[-1].fill(self, actor, offer)

    def options(self, actor: int) -> list[int]:
        """The legal tokens of this actor, ascending; each leads to at least one complete move. None if nothing is asked
        of this actor now."""
        if actor != self.actor() and actor not in self.actors():
            return []
        offer = lent()
        self.fill(actor, offer)
        tokens = offer.listed()
        give_back(offer)
        return tokens

    def weights(self) -> list[int]:
        """How likely chance draws each of its options, as whole numbers."""
        if self.actor() != CHANCE:
            return []
        offer = lent()
        self.fill(CHANCE, offer)
        weights = [offer.weights[i] for i in range(offer.size)]
        give_back(offer)
        return weights

    def take(self, actor: i64, token: i64) -> None:
        """Choose a token. Nothing else changes a state."""
        step = self.agenda.pop()
        step.take(self, actor, token)
        self.proceed()

    def proceed(self) -> None:
        """Run automatic steps until someone must choose or the game is over."""
        while self.agenda:
            step = self.agenda[-1]
            if step.actor(self) != NOBODY:
                return
            self.agenda.pop()
            step.act(self)

    def opens(self, actor: i64) -> bool:
        """Whether a new move of this actor, who must choose now, opens here."""
        return self.agenda[-1].opens(self, actor)

    def declines(self, actor: int) -> int:
        """The token that says no, where this actor is asked to react to what is not his own doing; else `NO_TOKEN`."""
        return int(self.agenda[-1].declines(self, actor))

    def prompt(self, actor: int) -> Prompt:
        """What is being asked of this actor."""
        step = self.agenda[-1]
        return Prompt(
            step.name,
            step.ask(self, actor),
            opens=step.opens(self, actor),
            declines=self.declines(actor),
        )

    def audience(self, actor: int) -> int:
        """Who may see the token that this actor is about to choose: `EVERYONE` or one seat."""
        return self.agenda[-1].audience(self, actor)

    def ahead(self) -> int:
        """A number for what lies on the agenda, the same on every machine: for `key`."""
        return crc32(" ".join([step.name for step in self.agenda]).encode())

    def judge(self) -> Judge:
        """Whoever judges positions of this table; all clones share him."""
        return BY_POINTS

    @abstractmethod
    def clone(self) -> State:
        """An independent twin."""

    @abstractmethod
    def view(self, seat: int) -> State:
        """A twin that holds only what this seat may know; `WATCHER` gives what somebody without a seat may know."""

    @abstractmethod
    def guess(self, seat: int, rng: Rng) -> State:
        """A complete state that this seat cannot tell from the real one."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Victory points of each seat as they would be if the game ended now."""

    @abstractmethod
    def key(self) -> tuple[int, ...]:
        """All that makes this state what it is: equal keys, equal futures."""
