"""Troyes, "End of the game": points for events, tradesmen, Cathedral and characters."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import (
    CATHEDRAL_COLUMNS,
    CATHEDRAL_LEVELS,
    EMPTY,
    LOSS,
    PRESENCE_POINTS,
    SLOTS,
)
from troyes.city.content.counts import EVENTS_FOUGHT
from troyes.city.module import Scorer
from troyes.city.state import City
from troyes.core.agenda import Step
from troyes.core.native import i64, vec


class Presence(Scorer):
    """A point for each event that is not countered and bears a cube of the owner."""

    def points(self, s: City, owner: i64) -> i64:
        return PRESENCE_POINTS * EVENTS_FOUGHT.of(s, owner)


class TradesmensSpaces(Scorer):
    """What the owner's tradesmen's spaces are worth."""

    def points(self, s: City, owner: i64) -> i64:
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


class Characters(Scorer):
    """What all characters in play give to the owner, whoever holds them."""

    def points(self, s: City, owner: i64) -> i64:
        return self.of(s, s.character, owner) + self.of(s, s.laid_open, owner)

    def of(self, s: City, characters: vec[i64], owner: i64) -> i64:
        """What some of them give."""
        points: i64 = 0
        for character in characters:
            if character >= 0:
                points += s.rules.characters[character].points(s, owner)
        return points


class EmptyLevels(Scorer):
    """Points lost for every level of the Cathedral without a cube of the owner."""

    def points(self, s: City, owner: i64) -> i64:
        return LOSS * empty_levels(s, owner)


def empty_levels(s: City, owner: i64) -> i64:
    """How many levels of the Cathedral have no cube of the owner."""
    count: i64 = 0
    level: i64 = 0
    while level < CATHEDRAL_LEVELS:
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


class CountPoints(Step[City]):
    """Gains first, then the losses: the total never falls below nothing (ruling R49)."""

    def act(self, s: City) -> None:
        for owner in s.rules.participants:
            gains: i64 = 0
            losses: i64 = 0
            for scorer in s.rules.scorers:
                if scorer.loses:
                    losses += scorer.points(s, owner)
                else:
                    gains += scorer.points(s, owner)
            s.points[owner] += gains
            s.lose_points(owner, losses)


PRESENCE: Final[Presence] = Presence("presence")
TRADESMENS_SPACES: Final[TradesmensSpaces] = TradesmensSpaces("tradesmen")
CHARACTERS: Final[Characters] = Characters("characters")
EMPTY_LEVELS: Final[EmptyLevels] = EmptyLevels("levels", loses=True)
SCORERS: Final[tuple[Scorer, ...]] = (PRESENCE, TRADESMENS_SPACES, CHARACTERS, EMPTY_LEVELS)
COUNT_POINTS: Final[CountPoints] = CountPoints("count-points")
