"""Troyes, "Actions": the dice that were picked for an action, and what they show."""

from __future__ import annotations

from troyes.city.constants import EMPTY
from troyes.city.content.kinds import BOUGHT_DIE, Bend
from troyes.city.state import NO_CHOICE, City
from troyes.city.words.tokens import district_of, face_of
from troyes.core.native import i64


def bought_and_turned(s: City, bend: Bend) -> i64:
    """The district of the die that a cube turned over because it is bought, -1 if there is none."""
    if not bend.turns & BOUGHT_DIE or s.turned == 0:
        return EMPTY
    district = district_of(s.group[s.turned - 1])
    return district if district != s.whose_turn() else EMPTY


def turned_over(s: City, token: i64) -> i64:
    """How many dice of a token are those of the group that a cube turned over."""
    count: i64 = 0
    i: i64 = 0
    while i < s.turned:
        if s.group[i] == token:
            count += 1
        i += 1
    return count


def values(s: City) -> list[int]:
    """The values of the dice as they are bent, each as often as it counts, for an action that goes by them."""
    bend = s.bend()
    model: i64 = 0
    if bend.alike:
        model = model_face(s)
    found: list[int] = []
    i: i64 = 0
    while i < s.size:
        value = bend.value(model or face_of(s.group[i]))
        for _ in range(bend.times):
            found.append(value)
        i += 1
    if bend.virtual:
        for _ in range(bend.times):
            found.append(bend.virtual)
    return found


def model_face(s: City) -> i64:
    """The value that all dice of the group take: that of the chosen die, or the highest."""
    if s.model != NO_CHOICE:
        return face_of(s.model)
    highest: i64 = 0
    i: i64 = 0
    while i < s.size:
        highest = max(highest, face_of(s.group[i]))
        i += 1
    return highest


def sellers(s: City, seat: i64) -> i64:
    """From how many others the dice of the group come."""
    districts: i64 = 0
    count: i64 = 0
    i: i64 = 0
    while i < s.size:
        district = district_of(s.group[i])
        if district != seat and not (districts >> district) & 1:
            districts |= 1 << district
            count += 1
        i += 1
    return count
