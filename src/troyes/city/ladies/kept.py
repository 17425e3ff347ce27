"""The Ladies of Troyes: cubes that lie on cards, and the cards "delayed until the end of the game"."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.activities import acting_slot
from troyes.city.constants import EMPTY, OWNERS, SLOTS
from troyes.city.content.effects import Counted
from troyes.city.content.kinds import Effect
from troyes.city.state import City
from troyes.core.message import Message
from troyes.core.native import i64, mypyc_attr


def slot_with(s: City, effect: Effect) -> i64:
    """The slot of the card with this effect, -1 if it is not in play."""
    slot: i64 = 0
    while slot < SLOTS:
        if s.slot[slot] != EMPTY and s.card(slot).effect is effect:
            return slot
        slot += 1
    return EMPTY


def cubes_of(s: City, effect: Effect, owner: i64) -> i64:
    """How many cubes of an owner lie on the card with this effect."""
    slot = slot_with(s, effect)
    return 0 if slot == EMPTY else s.cubes[OWNERS * slot + owner]


def all_cubes(s: City, effect: Effect) -> i64:
    """How many cubes of all owners lie on the card with this effect."""
    total: i64 = 0
    owner: i64 = 0
    while owner < OWNERS:
        total += cubes_of(s, effect, owner)
        owner += 1
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class UntilTheEnd(Counted):
    """Place cubes that stay on the card and count at the end of the game; its words are the entry `city-NAME`."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def keeps(self) -> bool:
        return True

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.cubes[OWNERS * acting_slot(s) + seat] += times

    def text(self) -> Message:
        return Message(f"city-{self.name}")
