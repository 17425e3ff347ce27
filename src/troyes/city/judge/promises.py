"""Troyes: what cubes on the events promise."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.combat import cubes_on
from troyes.city.constants import EVENT_FIELDS, OWNERS, PRESENCE_POINTS
from troyes.city.state import City

ARROW: Final = 0.7
"""An arrow that is still to be shot."""
SOON: Final = 0.8
"""How likely an event with a single free banner is countered while rounds are left."""
NOW: Final = 0.4
"""The same in the last round."""


def worth(s: City, owner: int, throws: int) -> float:
    """For each event with a cube of the owner: his share of the reward if it is countered, a point if it is not."""
    total = 0.0
    for place in range(s.queued):
        if s.queue[place * EVENT_FIELDS + 1]:
            own = cubes_on(s, place, owner)
            if own:
                total += promise(s, place, int(own), throws)
    return total


def promise(s: City, place: int, own: int, throws: int) -> float:
    """What so many cubes on an event promise. It is countered the sooner the fewer banners are free."""
    event = s.event(place)
    banners, first, second = int(event.banners), int(event.first), int(event.second)
    counts = [int(cubes_on(s, place, owner)) for owner in range(OWNERS)]
    countered = sum(counts) / banners * (SOON if throws else NOW)
    ahead = sum(count > own for count in counts)
    equals = counts.count(own)
    if ahead == 0:
        shared = equals > 1 or own == sum(counts)
        reward = ((first + second) if shared else first) / equals
    else:
        reward = second / equals if ahead == 1 else 0.0
    return countered * reward + (1 - countered) * PRESENCE_POINTS
