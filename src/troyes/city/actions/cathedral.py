"""Troyes, "Construct the Cathedral": each white die lays a cube on the lowest free level of its column."""

from __future__ import annotations

from troyes.city import constants
from troyes.city.actions.picked import values
from troyes.city.actions.targets import Target
from troyes.city.constants import (
    CATHEDRAL_COLUMNS,
    CATHEDRAL_LEVELS,
    CATHEDRAL_SPACES,
    CUBE_POINTS,
    EMPTY,
    FIRST_HIGH_COLUMN,
    HIGH_COLUMN_INFLUENCE,
    LOW_COLUMN_INFLUENCE,
    POSSESSIONS,
    WHITE,
)
from troyes.city.content.kinds import Bend
from troyes.city.state import City
from troyes.city.words.tokens import CATHEDRAL
from troyes.core.message import Message
from troyes.core.native import i64


class Construct(Target):
    """One to three white dice, of which at least one must find room (ruling R50)."""

    def rank(self) -> i64:
        return CATHEDRAL.first

    def token(self, s: City) -> i64:
        return CATHEDRAL.first

    def colour(self, s: City) -> i64:
        return WHITE

    def permits(self, bend: Bend) -> bool:
        return not bend.bars_cathedral

    def by_face(self) -> bool:
        return True

    def faces(self, s: City, seat: i64) -> i64:
        faces: i64 = 0
        column: i64 = 0
        while column < CATHEDRAL_COLUMNS:
            if lowest_level(s, column) != EMPTY:
                faces |= 1 << (column + 1)
            column += 1
        return faces

    def why_full(self, s: City, seat: i64) -> Message:
        return Message("city-why-cathedral-full")

    def touches(self, s: City) -> i64:
        return POSSESSIONS | constants.CATHEDRAL

    def act(self, s: City, seat: i64) -> None:
        for value in values(s):
            if value <= CATHEDRAL_COLUMNS:
                lay_cube(s, seat, value - 1)


def lowest_level(s: City, column: i64, levels: i64 = CATHEDRAL_LEVELS) -> i64:
    """The lowest of so many levels of a column without a cube, -1 if it is complete."""
    level: i64 = 0
    space = column
    while level < levels:
        if s.cathedral[space] == EMPTY:
            return level
        level += 1
        space += CATHEDRAL_COLUMNS
    return EMPTY


def lay_cube(s: City, seat: i64, column: i64, levels: i64 = CATHEDRAL_LEVELS) -> None:
    """Lay a cube if the column has room on so many levels, for a point and influence."""
    level = lowest_level(s, column, levels)
    if level != EMPTY:
        s.cathedral[CATHEDRAL_COLUMNS * level + column] = seat
        s.points[seat] += CUBE_POINTS
        s.gain_influence(seat, HIGH_COLUMN_INFLUENCE if column >= FIRST_HIGH_COLUMN else LOW_COLUMN_INFLUENCE)


def lowest_space(s: City) -> i64:
    """The empty space of the lowest level and, there, of the lowest value; -1 if there is none."""
    space: i64 = 0
    while space < CATHEDRAL_SPACES:
        if s.cathedral[space] == EMPTY:
            return space
        space += 1
    return EMPTY


def highest_cube(s: City) -> i64:
    """The occupied space of the highest level and, there, of the highest value; -1 if there is none."""
    space: i64 = len(s.cathedral) - 1
    while space >= 0:
        if s.cathedral[space] != EMPTY:
            return space
        space -= 1
    return EMPTY
