"""Troyes, "Victory points": who may see whose, and what the final count makes of them, for every face of the game.

Points are kept hidden until the end unless the table plays them open. Those of the neutral player are no secret.
"""

from __future__ import annotations

from typing import Final

from troyes.city import scoring
from troyes.city.constants import (
    FIRST_HIGH_COLUMN,
    HIGH_COLUMN_INFLUENCE,
    LOSS,
    LOW_COLUMN_INFLUENCE,
    NEUTRAL,
    die,
)
from troyes.city.state import City
from troyes.core.state import ALL_SEEING, Viewer

UNKNOWN: Final = "?"
"""How points are shown that are hidden."""


def is_over(s: City) -> bool:
    """Whether nothing is left to do."""
    return not s.actors()


def sees_points(s: City, viewer: Viewer, owner: int) -> bool:
    """Whether the points of an owner are open to this viewer."""
    return viewer == owner or viewer == ALL_SEEING or owner == NEUTRAL or s.rules.open_vp or is_over(s)


def faces(s: City, owner: int, colour: int) -> list[int]:
    """The values of the dice of a colour in a district, ascending."""
    found: list[int] = []
    for value in range(1, 7):
        found += [value] * s.dice[die(owner, colour, value)]
    return found


def column_influence(column: int) -> int:
    """The influence that a cube in a column of the Cathedral brings."""
    return HIGH_COLUMN_INFLUENCE if column >= FIRST_HIGH_COLUMN else LOW_COLUMN_INFLUENCE


def gained(s: City, owner: int) -> int:
    """What the final count brings, as far as the characters are known."""
    points = scoring.presence_points(s, owner) + scoring.tradesman_points(s, owner)
    return points + scoring.character_points(s, owner)


def lost(s: City, owner: int) -> int:
    """What the final count costs, if there is so much to lose."""
    return LOSS * scoring.empty_levels(s, owner)


def after_count(s: City, owner: int) -> int:
    """The points at the end, or what they would be if this were it."""
    points = s.points[owner]
    return points if is_over(s) else max(0, points + gained(s, owner) - lost(s, owner))


def shown_before(s: City, viewer: Viewer, owner: int) -> str:
    """The points before the final count, as far as they are known: how many at most, where the count left nothing."""
    if not sees_points(s, viewer, owner):
        return UNKNOWN
    points = s.points[owner]
    if not is_over(s):
        return str(points)
    before = points - gained(s, owner) + lost(s, owner)
    return f"≤{before}" if points == 0 and before > 0 else str(before)


def shown_after(s: City, viewer: Viewer, owner: int) -> str:
    """The points after the final count, as far as they are known."""
    return str(after_count(s, owner)) if sees_points(s, viewer, owner) else UNKNOWN
