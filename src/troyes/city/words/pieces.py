"""What an owner has more or less of on the board: cubes, citizens and tradesmen, where nobody chose it.

It is asked at every token of a story, and hardly ever has anything changed there: that is found out first.
"""

from __future__ import annotations

from troyes.city.constants import (
    BUILDINGS,
    EMPTY,
    EVENT_FIELDS,
    FACES,
    NEUTRAL,
    OWNERS,
    SLOTS,
    SPACES,
    TRADESMEN,
)
from troyes.city.state import City
from troyes.city.words import names
from troyes.core.message import Message, message
from troyes.core.native import i64, vec


def are_built_alike(before: City, after: City) -> bool:
    """Whether the buildings and the Cathedral are as they were."""
    return is_same(before.space, after.space, len(after.space)) and is_same(
        before.cathedral, after.cathedral, len(after.cathedral)
    )


def are_alike(before: City, after: City) -> bool:
    """Whether all pieces lie as they lay."""
    if not (
        are_built_alike(before, after)
        and before.queued == after.queued
        and is_same(before.queue, after.queue, after.queued * EVENT_FIELDS)
        and is_same(before.tradesman, after.tradesman, len(after.tradesman))
        and is_same(before.cubes, after.cubes, len(after.cubes))
    ):
        return False
    for i in range(len(before.extras)):
        if before.extras[i].key() != after.extras[i].key():
            return False
    return True


def is_same(one: vec[i64], other: vec[i64], end: i64) -> bool:
    """Whether two arrays hold the same up to a place."""
    i: i64 = 0
    while i < end:
        if one[i] != other[i]:
            return False
        i += 1
    return True


def moved(before: City, after: City, owner: int) -> list[Message]:
    """What an owner has more or less of, place by place."""
    found = on_cathedral(before, after, owner) + in_buildings(before, after, owner)
    found += on_events(before, after, owner) + on_cards(before, after, owner)
    for part in after.rules.parts:
        if part.scene is not None and owner != NEUTRAL:
            found += part.scene.outcome(before, after, owner)
    return found


def expelled(before: City, after: City, owner: int) -> list[Message]:
    """The citizens that an owner has no more in the buildings, and what he has lost of the Cathedral: nobody gives up
    what is another's."""
    return on_cathedral(before, after, owner) + in_buildings(before, after, owner)


def count(array: vec[i64], begin: i64, end: i64, owner: i64) -> i64:
    """How many places of a part of an array are an owner's."""
    found: i64 = 0
    while begin < end:
        if array[begin] == owner:
            found += 1
        begin += 1
    return found


def on_cathedral(before: City, after: City, owner: int) -> list[Message]:
    """Cubes on the Cathedral."""
    was = count(before.cathedral, 0, len(before.cathedral), owner)
    now = count(after.cathedral, 0, len(after.cathedral), owner)
    return (
        [message("city-pieces-cathedral", change=names.signed("cubes", int(now - was)))] if now != was else []
    )


def in_buildings(before: City, after: City, owner: int) -> list[Message]:
    """Citizens who stand in the principal buildings."""
    found: list[Message] = []
    for number in range(len(BUILDINGS)):
        begin: i64 = SPACES * number
        end = begin + SPACES
        more = int(count(after.space, begin, end, owner) - count(before.space, begin, end, owner))
        if more:
            change = names.signed("citizens", more)
            found.append(message("city-pieces-building", change=change, building=names.building(number)))
    return found


def on_events(before: City, after: City, owner: int) -> list[Message]:
    """Cubes on the events that lie there before and after."""
    found: list[Message] = []
    for place in range(int(before.queued)):
        event = before.queue[place * EVENT_FIELDS]
        there = after.place_of(event)
        if there == EMPTY:
            continue
        more = int(cubes_of(after, there, owner) - cubes_of(before, place, owner))
        if more:
            title = names.event(before.rules.events[event].name)
            found.append(message("city-pieces-event", change=names.signed("cubes", more), event=title))
    return found


def cubes_of(s: City, place: i64, owner: i64) -> i64:
    """How many cubes of an owner lie on the event at a place of the queue."""
    begin = place * EVENT_FIELDS + 2
    return count(s.queue, begin, begin + s.queue[begin - 1], owner)


def on_cards(before: City, after: City, owner: int) -> list[Message]:
    """Cubes and tradesmen on the Activity cards."""
    found: list[Message] = []
    for slot in range(SLOTS):
        if after.slot[slot] == EMPTY:
            continue
        title = names.card(after.card(slot).name)
        at = OWNERS * slot + owner
        cubes = int(after.cubes[at] - before.cubes[at])
        if cubes:
            found.append(message("city-pieces-card", change=names.signed("cubes", cubes), card=title))
        begin: i64 = TRADESMEN * slot
        end = begin + TRADESMEN
        more = int(count(after.tradesman, begin, end, owner) - count(before.tradesman, begin, end, owner))
        if more:
            change = names.more_or_less(message("city-tradesmen", count=abs(more)), more)
            found.append(message("city-pieces-card", change=change, card=title))
    return found


def threat(before: City, after: City) -> list[Message]:
    """The black dice that join the enemies, or stay in the box after all, and those that are turned."""
    more = int(after.enemies + sum_of(after.black) - before.enemies - sum_of(before.black))
    if more > 0:
        return [message("city-change-more-enemies", count=more)]
    if more < 0:
        return [message("city-change-fewer-enemies", count=-more)]
    if before.enemies == after.enemies and not is_same(before.black, after.black, FACES):
        return [message("city-change-black-dice", faces=faces_of(after.black))]
    return []


def sum_of(array: vec[i64]) -> i64:
    """All of an array together."""
    found: i64 = 0
    i: i64 = 0
    while i < len(array):
        found += array[i]
        i += 1
    return found


def faces_of(black: vec[i64]) -> tuple[int, ...]:
    """What the black dice show, in rising order."""
    found: list[int] = []
    for at in range(len(black)):
        found += [at + 1] * int(black[at])
    return tuple(found)
