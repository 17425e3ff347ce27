"""The named counts that cards, characters, scoring and computer players share."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.citizens import count_standing
from troyes.city.actions.combat import cubes_on
from troyes.city.constants import (
    BISHOPRIC,
    CITY_HALL,
    NEUTRAL,
    PALACE,
    SLOTS,
)
from troyes.city.content.kinds import Count
from troyes.city.state import City
from troyes.core.native import i64


class CitizensOnBuildings(Count):
    """Citizens standing on the three principal buildings."""

    def of(self, s: City, owner: i64) -> i64:
        return (
            count_standing(s, PALACE, owner)
            + count_standing(s, CITY_HALL, owner)
            + count_standing(s, BISHOPRIC, owner)
        )


class CathedralCubes(Count):
    """Cubes on the Cathedral."""

    def of(self, s: City, owner: i64) -> i64:
        count: i64 = 0
        space: i64 = 0
        while space < len(s.cathedral):
            if s.cathedral[space] == owner:
                count += 1
            space += 1
        return count


class CathedralPairs(Count):
    """Full pairs of cubes on the Cathedral."""

    def of(self, s: City, owner: i64) -> i64:
        return CATHEDRAL_CUBES.of(s, owner) // 2


class Deniers(Count):
    """Deniers in the purse; le Roy has none."""

    def of(self, s: City, owner: i64) -> i64:
        return 0 if owner == NEUTRAL else s.deniers[owner]


class Influence(Count):
    """Influence points; le Roy has none."""

    def of(self, s: City, owner: i64) -> i64:
        return 0 if owner == NEUTRAL else s.influence[owner]


class Tradesmen(Count):
    """Tradesmen on Activity cards."""

    def of(self, s: City, owner: i64) -> i64:
        count: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            if s.has_tradesman(slot, owner):
                count += tradesmen_on(s, slot, owner)
            slot += 1
        return count


def tradesmen_on(s: City, slot: i64, owner: i64) -> i64:
    """How many tradesmen of an owner are on a card: le Roy may have more than one."""
    count = (s.onlooker[slot] >> owner) & 1
    if s.tradesman[2 * slot] == owner:
        count += 1
    if s.tradesman[2 * slot + 1] == owner:
        count += 1
    return count


class EventsWon(Count):
    """Event cards taken."""

    def of(self, s: City, owner: i64) -> i64:
        return s.won[owner]


class EventsFought(Count):
    """Events in the queue, Marauding included, with a cube of the owner."""

    def of(self, s: City, owner: i64) -> i64:
        count: i64 = 0
        place: i64 = 0
        while place < s.queued:
            if cubes_on(s, place, owner):
                count += 1
            place += 1
        return count


CITIZENS_ON_BUILDINGS: Final[CitizensOnBuildings] = CitizensOnBuildings("citizen")
CATHEDRAL_CUBES: Final[CathedralCubes] = CathedralCubes("cathedral-cube")
CATHEDRAL_PAIRS: Final[CathedralPairs] = CathedralPairs("cathedral-pair")
DENIERS: Final[Deniers] = Deniers("denier")
INFLUENCE: Final[Influence] = Influence("influence")
TRADESMEN: Final[Tradesmen] = Tradesmen("tradesman")
EVENTS_WON: Final[EventsWon] = EventsWon("event-won")
EVENTS_FOUGHT: Final[EventsFought] = EventsFought("event-fought")
