"""Troyes: what cubes on the events promise."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.combat import cubes_on, free_banners
from troyes.city.constants import EVENT_FIELDS, OWNERS, PRESENCE_POINTS
from troyes.city.state import City
from troyes.core.native import i64

SOON: Final = 0.8
"""How likely an event with a single free banner is countered while rounds are left."""
NOW: Final = 0.4
"""The same in the last round."""


def worth(s: City, owner: i64, throws: i64) -> float:
    """For each event with a cube of the owner: his share of the reward if it is countered, a point if it is not. What
    lies on Marauding until the action is over, since it was countered in it, is paid already."""
    total = 0.0
    place: i64 = 0
    while place < s.queued:
        if s.queue[place * EVENT_FIELDS + 1]:
            own = cubes_on(s, place, owner)
            if own and free_banners(s, place) > 0:
                total += promise(s, place, own, throws)
        place += 1
    return total


def promise(s: City, place: i64, own: i64, throws: i64) -> float:
    """What so many cubes on an event promise. It is countered the sooner the fewer banners are free."""
    event = s.event(place)
    all_cubes: i64 = 0
    ahead: i64 = 0
    equals: i64 = 0
    owner: i64 = 0
    while owner < OWNERS:
        count = cubes_on(s, place, owner)
        all_cubes += count
        if count > own:
            ahead += 1
        elif count == own:
            equals += 1
        owner += 1
    countered = float(all_cubes) / float(event.banners) * (SOON if throws else NOW)
    reward = 0.0
    if ahead == 0:
        shared = equals > 1 or own == all_cubes
        reward = float(event.first + event.second if shared else event.first) / float(equals)
    elif ahead == 1:
        reward = float(event.second) / float(equals)
    return countered * reward + (1 - countered) * PRESENCE_POINTS
