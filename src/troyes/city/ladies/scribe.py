"""The Ladies of Troyes, "The Activity Cards": which Event cards the Scribe counts, and what is remembered for it."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.combat import Combat
from troyes.city.box.entries import MANY
from troyes.city.constants import LETTERS, OWNERS
from troyes.city.content.kinds import Count
from troyes.city.memory import Extra, Memory
from troyes.city.module import Watch
from troyes.city.state import BLANK, NO_CHOICE, City
from troyes.core.document import Node
from troyes.core.message import Message
from troyes.core.native import i16, i64, vec
from troyes.core.origin import copied
from troyes.core.packing import Packer, Unpacker

NAME: Final = "ladies-activities"
"""The module whose memory it is."""
KEY: Final = "won_otherwise"


class WonOtherwise(Extra):
    """How many of an owner's Event cards are of events that were not countered by the action of combat."""

    def __init__(self) -> None:
        super().__init__(NAME)
        self.cards: vec[i64] = BLANK

    def clone(self) -> WonOtherwise:
        twin = WonOtherwise()
        twin.cards = self.cards[:]
        return twin

    def key(self) -> tuple[int, ...]:
        return (*self.cards,)

    def pack(self, out: Packer) -> None:
        out.row(self.cards)

    def unpacked(self, found: Unpacker) -> WonOtherwise:
        twin = WonOtherwise()
        twin.cards = found.row(self.cards)
        return twin

    def observed(self) -> list[str]:
        return [f"won-otherwise.{letter}" for letter in LETTERS[:OWNERS]]

    def observe(self, seat: int, row: vec[i16], at: i64) -> i64:
        return copied(self.cards, row, at)

    def write(self) -> object:
        return {KEY: {LETTERS[owner]: int(self.cards[owner]) for owner in range(OWNERS) if self.cards[owner]}}

    def read(self, node: Node) -> WonOtherwise:
        node.only((KEY,))
        found = none_otherwise()
        if node.has(KEY):
            inner = node.child(KEY)
            inner.only(LETTERS[:OWNERS])
            for owner in range(OWNERS):
                if inner.has(LETTERS[owner]):
                    found.cards[owner] = inner.child(LETTERS[owner]).whole(0, MANY)
        return found

    def fits(self, s: City, node: Node) -> None:
        for owner in range(OWNERS):
            if self.cards[owner] > s.won[owner]:
                raise node.refuse(Message("city-position-won-otherwise"))


def none_otherwise() -> WonOtherwise:
    """Nobody has such a card."""
    found = WonOtherwise()
    found.cards = vec[i64]([0] * OWNERS)
    return found


MEMORY: Final[Memory[WonOtherwise]] = Memory(NAME)


def won_otherwise(s: City) -> WonOtherwise:
    """What is remembered at a table."""
    return MEMORY.of(s)


class HowWon(Watch):
    """Notes how an event was countered whose card somebody takes."""

    def countered(self, s: City, event: i64, winner: i64) -> None:
        if s.target == NO_CHOICE or not isinstance(s.rules.targets[s.target], Combat):
            won_otherwise(s).cards[winner] += 1


class EventsCombated(Count):
    """Event cards taken of events that were countered by the action of combat (ruling R69)."""

    def of(self, s: City, owner: i64) -> i64:
        return s.won[owner] - won_otherwise(s).cards[owner]


EVENTS_COMBATED: Final[EventsCombated] = EventsCombated("event-combated")
