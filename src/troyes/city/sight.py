"""Troyes, "Victory points": who may see whose, and what the final count makes of them, for every face of the game.

Points are kept hidden until the end unless the table plays them open. Those of the neutral player are no secret.
"""

from __future__ import annotations

from typing import Final

from troyes.city.constants import (
    CATHEDRAL_LEVELS,
    EMPTY,
    FIRST_HIGH_COLUMN,
    HIGH_COLUMN_INFLUENCE,
    LOW_COLUMN_INFLUENCE,
    NEUTRAL,
    SLOTS,
    die,
)
from troyes.city.content.kinds import Character
from troyes.city.endings import Judged
from troyes.city.module import Scorer
from troyes.city.phases.scoring import Characters
from troyes.city.state import City
from troyes.city.words import names
from troyes.core.message import Message, message
from troyes.core.state import ALL_SEEING, Viewer

UNKNOWN: Final = "?"
"""How points are shown that are hidden."""


def is_over(s: City) -> bool:
    """Whether nothing is left to do."""
    return not s.actors()


def sees_points(s: City, viewer: Viewer, owner: int) -> bool:
    """Whether the points of an owner are open to this viewer."""
    if viewer == owner or viewer == ALL_SEEING or owner == NEUTRAL:
        return True
    return s.rules.open_points or is_over(s)


def faces(s: City, owner: int, colour: int) -> list[int]:
    """The values of the dice of a colour in a district, ascending."""
    found: list[int] = []
    for value in range(1, 7):
        found += [value] * int(s.dice[die(owner, colour, value)])
    return found


def column_influence(column: int) -> int:
    """The influence that a cube in a column of the Cathedral brings."""
    return HIGH_COLUMN_INFLUENCE if column >= FIRST_HIGH_COLUMN else LOW_COLUMN_INFLUENCE


def floors(s: City) -> int:
    """How many floors the Cathedral has, with those that cards in play add to it."""
    return CATHEDRAL_LEVELS + sum(
        [int(s.card(slot).effect.floors()) for slot in range(SLOTS) if s.slot[slot] != EMPTY]
    )


def gained(s: City, owner: int) -> int:
    """What the final count brings, as far as the characters are known."""
    return sum([int(scorer.points(s, owner)) for scorer in s.rules.scorers if not scorer.loses])


def lost(s: City, owner: int) -> int:
    """What the final count costs, if there is so much to lose."""
    return sum([int(scorer.points(s, owner)) for scorer in s.rules.scorers if scorer.loses])


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


def judged(s: City, viewer: Viewer) -> Judged | None:
    """What a module says of the result, or would say if this were it, to whoever may see all points."""
    owners = [int(owner) for owner in s.rules.participants]
    verdicts = [part.verdict for part in s.rules.parts if part.verdict is not None]
    if not verdicts or not all(sees_points(s, viewer, owner) for owner in owners):
        return None
    return verdicts[-1].of([after_count(s, owner) for owner in owners])


class CountLine:
    """A line of the final count: for every participant the points, and for a character how many of what he counts."""

    def __init__(self, label: Message, points: list[int], counts: list[int]) -> None:
        self.label: Final = label
        self.points: Final = points
        """Negative where they are lost."""
        self.counts: Final = counts
        """Empty where nothing but points is counted."""


def count_lines(s: City) -> list[CountLine]:
    """All that the final count adds up, the characters that can be seen one by one."""
    lines: list[CountLine] = []
    for scorer in s.rules.scorers:
        if isinstance(scorer, Characters):
            seen = [number for number in [*s.character, *s.laid_open] if number >= 0]
            lines += [character_line(s, s.rules.characters[number]) for number in seen]
        elif scorer.is_in_play(s):
            lines.append(scorer_line(s, scorer))
    return lines


def scorer_line(s: City, scorer: Scorer) -> CountLine:
    """What a thing that scores gives to all participants, or takes from them."""
    sign = -1 if scorer.loses else 1
    points = [sign * int(scorer.points(s, owner)) for owner in s.rules.participants]
    return CountLine(Message(f"city-count-{scorer.name}"), points, [])


def character_line(s: City, character: Character) -> CountLine:
    """What a character gives to all participants, and for how many things."""
    owners = s.rules.participants
    return CountLine(
        message(
            "city-count-character",
            character=names.character(character.name),
            counted=names.counted(character.count.name),
        ),
        [int(character.points(s, owner)) for owner in owners],
        [int(character.count.of(s, owner)) for owner in owners],
    )
