"""Troyes, "Combat the events": cubes on banners, and what happens when the last banner is covered."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.targets import Target
from troyes.city.constants import EMPTY, EVENT_FIELDS, EVENTS, MARAUDING, OWNERS, POSSESSIONS, QUEUE
from troyes.city.shared import changed
from troyes.city.state import NO_CHOICE, City
from troyes.city.words import names
from troyes.city.words.tokens import EVENT, TIMES
from troyes.core.agenda import EVERYTHING, NOBODY, Step
from troyes.core.message import Message, message
from troyes.core.native import i64, vec
from troyes.core.offer import Offer


class Combat(Target):
    """One of the events in the queue."""

    def __init__(self, event: int) -> None:
        self.event: Final[i64] = event

    def rank(self) -> i64:
        return EVENT.first

    def token(self, s: City) -> i64:
        if s.place_of(self.event) == EMPTY:
            return EMPTY
        return EVENT.first + self.event

    def written(self, s: City) -> str:
        return s.rules.events[self.event].name

    def colour(self, s: City) -> i64:
        return s.rules.events[self.event].dice

    def needs(self, s: City) -> i64:
        return s.rules.events[self.event].divisor

    def room(self, s: City, seat: i64) -> i64:
        return free_banners(s, s.place_of(self.event))

    def touches(self, s: City) -> i64:
        return 0

    def act(self, s: City, seat: i64) -> None:
        cubes = s.worth // s.rules.events[self.event].divisor
        s.banners = min(self.room(s, seat), cubes)
        s.fought = self.event
        s.agenda.append(CHOOSE_CUBES)


class ChooseCubes(Step[City]):
    """How many of the possible cubes the player places: at least one."""

    def actor(self, s: City) -> i64:
        return s.whose_turn() if s.banners > 1 else NOBODY

    def act(self, s: City) -> None:
        place_cubes(s, s.fought, s.whose_turn(), s.banners)

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        cubes: i64 = 1
        while cubes <= s.banners:
            offer.add(TIMES.first + cubes)
            cubes += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        place_cubes(s, s.fought, actor, token - TIMES.first)

    def ask(self, s: City, actor: i64) -> Message:
        event = names.event(s.rules.events[s.fought].name)
        return message("city-ask-cubes", event=event, most=int(s.banners))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message("city-tell-cubes", count=int(token - TIMES.first))


CHOOSE_CUBES: Final[ChooseCubes] = ChooseCubes("choose-cubes", touches=POSSESSIONS | EVENTS)


def free_banners(s: City, place: i64) -> i64:
    """How many banners of the event at a place of the queue are not covered."""
    return s.event(place).banners - s.queue[place * EVENT_FIELDS + 1]


def add_event(s: City, event: i64) -> None:
    """Lay an event at the right end of the queue."""
    s.queue[s.queued * EVENT_FIELDS] = event
    s.queued += 1


def place_cubes(s: City, event: i64, owner: i64, cubes: i64) -> None:
    """Cover banners one after the other, an influence for each; cubes beyond the banners are not placed."""
    place = s.place_of(event)
    free = free_banners(s, place)
    if cubes > free:
        cubes = free
    at = place * EVENT_FIELDS
    if len(s.rules.watches) > 0:
        s.touched = EVERYTHING
    while cubes > 0:
        s.queue[at + 2 + s.queue[at + 1]] = owner
        s.queue[at + 1] += 1
        s.gain_influence(owner, 1)
        cubes -= 1
        for watch in s.rules.watches:
            watch.placed(s, event, owner)
    if free_banners(s, place) == 0:
        counter(s, place)


def cubes_on(s: City, place: i64, owner: i64) -> i64:
    """How many cubes of an owner lie on the event at a place of the queue."""
    queue = s.queue
    at = place * EVENT_FIELDS + 2
    end = at + queue[at - 1]
    count: i64 = 0
    while at < end:
        if queue[at] == owner:
            count += 1
        at += 1
    return count


def counter(s: City, place: i64) -> None:
    """The event is countered: reward the two who did most, hand over the card, and close the gap."""
    event = s.event(place)
    counts = vec[i64]([0] * OWNERS)
    most: i64 = 0
    owner: i64 = 0
    while owner < OWNERS:
        counts[owner] = cubes_on(s, place, owner)
        if counts[owner] > most:
            most = counts[owner]
        owner += 1
    second: i64 = 0
    leaders: i64 = 0
    owner = 0
    while owner < OWNERS:
        if counts[owner] == most:
            leaders += 1
        elif counts[owner] > second:
            second = counts[owner]
        owner += 1
    alone = leaders == 1 and second == 0
    if leaders > 1 or alone:
        share_points(s, counts, most, (event.first + event.second) // leaders)
    else:
        share_points(s, counts, most, event.first)
        followers: i64 = 0
        owner = 0
        while owner < OWNERS:
            if counts[owner] == second:
                followers += 1
            owner += 1
        share_points(s, counts, second, event.second // followers)
    if s.queue[place * EVENT_FIELDS] == MARAUDING:
        if s.target == NO_CHOICE or not event.plague.rests():
            clear_cubes(s, place)
    else:
        winner = first_with(s, place, counts, most)
        if s.takes_part(winner):
            s.won = changed(s.won, winner, s.won[winner] + 1)
            for watch in s.rules.watches:
                watch.countered(s, s.queue[place * EVENT_FIELDS], winner)
        close_gap(s, place)


def share_points(s: City, counts: vec[i64], cubes: i64, points: i64) -> None:
    """Everyone with so many cubes gains so many points."""
    owner: i64 = 0
    while owner < OWNERS:
        if counts[owner] == cubes and s.takes_part(owner):
            s.points[owner] += points
        owner += 1


def first_with(s: City, place: i64, counts: vec[i64], cubes: i64) -> i64:
    """Of those with so many cubes, the one who placed a cube first."""
    at = place * EVENT_FIELDS + 2
    while counts[s.queue[at]] != cubes:
        at += 1
    return s.queue[at]


def clear_cubes(s: City, place: i64) -> None:
    """Take all cubes off an event."""
    i = place * EVENT_FIELDS + 1
    while i < (place + 1) * EVENT_FIELDS:
        s.queue[i] = 0
        i += 1


def renew_marauding(s: City) -> None:
    """The action is over. If Marauding was countered in it, its cubes come off now, and it takes new ones (R113)."""
    if free_banners(s, 0) == 0:
        clear_cubes(s, 0)
        s.touched |= EVENTS


def close_gap(s: City, place: i64) -> None:
    """Remove an event, and shift those to its right by one."""
    i = place * EVENT_FIELDS
    while i < (QUEUE - 1) * EVENT_FIELDS:
        s.queue[i] = s.queue[i + EVENT_FIELDS]
        i += 1
    s.queued -= 1


def last_cube(s: City, place: i64) -> i64:
    """Whose cube was placed last on an event, -1 if there is none."""
    at = place * EVENT_FIELDS + 1
    return s.queue[at + s.queue[at]] if s.queue[at] else EMPTY


def remove_last_cube(s: City, place: i64) -> None:
    """Take away the cube that was placed last on an event."""
    at = place * EVENT_FIELDS
    if s.queue[at + 1]:
        s.queue[at + 1] -= 1
        s.queue[at + 2 + s.queue[at + 1]] = 0
