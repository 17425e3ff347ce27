"""Troyes, "End of the game": points for events, tradesmen, Cathedral and characters."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import CATHEDRAL_COLUMNS, EMPTY, LEVELS, LOSS, PRESENCE_POINTS, SEATS, SLOTS
from troyes.city.counts import EVENTS_FOUGHT
from troyes.city.state import City
from troyes.core.agenda import Step
from troyes.core.native import i64


def presence_points(s: City, owner: i64) -> i64:
    """A point for each event that is not countered and bears a cube of the owner."""
    return PRESENCE_POINTS * EVENTS_FOUGHT.of(s, owner)


def tradesman_points(s: City, owner: i64) -> i64:
    """What the owner's tradesmen's spaces are worth."""
    points: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if s.slot[slot] != EMPTY:
            if s.tradesman[2 * slot] == owner:
                points += s.card(slot).first
            if s.tradesman[2 * slot + 1] == owner:
                points += s.card(slot).second
        slot += 1
    return points


def empty_levels(s: City, owner: i64) -> i64:
    """How many levels of the Cathedral have no cube of the owner."""
    count: i64 = 0
    level: i64 = 0
    while level < LEVELS:
        found = False
        column: i64 = 0
        while column < CATHEDRAL_COLUMNS:
            if s.cathedral[CATHEDRAL_COLUMNS * level + column] == owner:
                found = True
            column += 1
        if not found:
            count += 1
        level += 1
    return count


def character_points(s: City, owner: i64) -> i64:
    """What all characters in play give to the owner, whoever holds them."""
    points: i64 = 0
    i: i64 = 0
    while i < 2 * SEATS:
        if s.character[i] >= 0:
            points += s.rules.characters[s.character[i]].points(s, owner)
        i += 1
    return points


class CountPoints(Step[City]):
    """Gains first, then the losses for empty levels: the total never falls below nothing (ruling R49)."""

    def act(self, s: City) -> None:
        for owner in s.rules.participants:
            s.points[owner] += (
                presence_points(s, owner) + tradesman_points(s, owner) + character_points(s, owner)
            )
            s.lose_points(owner, LOSS * empty_levels(s, owner))


COUNT_POINTS: Final[CountPoints] = CountPoints()
