"""The final count, line by line, all players side by side; in the King's Challenge with le Roy and his verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.city import scoring, solo
from troyes.city.constants import LOSS, NEUTRAL
from troyes.city.box.position import LETTERS
from troyes.city.state import City
from troyes.draw.city.palette import FAINT, HEAD, OWNER, WIDTH, line
from troyes.draw.city.short import shortened
from troyes.draw.city.square import UNKNOWN, is_over, sees_points

LABEL: Final = 38
COLUMN: Final = 8


def lines(s: City, seat: int, names: Sequence[str]) -> list[Text]:
    """A line for each thing that scores, a column for each player."""
    owners = [int(owner) for owner in s.rules.participants]
    heads = [(f"{LETTERS[owner]:>{COLUMN}}", OWNER[owner]) for owner in owners]
    block = [line(" " * LABEL, *heads)]
    block.append(counted("In the course of the game", [earlier(s, seat, owner) for owner in owners]))
    block.append(
        counted("Events with a cube of theirs", [str(scoring.presence_points(s, o)) for o in owners])
    )
    block.append(
        counted("Tradesmen on the Activity cards", [str(scoring.tradesman_points(s, o)) for o in owners])
    )
    for number in s.character:
        if number >= 0:
            character = s.rules.characters[number]
            label = f"{character.title} ({shortened(character.count.text(), WIDTH)})"
            cells = [f"{character.count.of(s, o)}→{character.points(s, o)}" for o in owners]
            block.append(counted(label, cells))
    block.append(counted("Cathedral levels without a cube", [str(-lost(s, owner)) for owner in owners]))
    block.append(line((" " + "─" * (LABEL - 1 + COLUMN * len(owners)), FAINT)))
    totals = [str(total(s, owner)) if sees_points(s, seat, owner) else UNKNOWN for owner in owners]
    block.append(line((f" {'Victory points':<{LABEL - 1}}{cells_of(totals)}", HEAD)))
    return block + kings_verdict(s)


def counted(label: str, cells: Sequence[str]) -> Text:
    """One line."""
    return line(f" {label:<{LABEL - 1}}{cells_of(cells)}")


def cells_of(cells: Sequence[str]) -> str:
    """Columns of equal width."""
    return "".join(f"{cell:>{COLUMN}}" for cell in cells)


def gained(s: City, owner: int) -> int:
    """What the final count brings, as far as the characters are known."""
    characters = [s.rules.characters[number].points(s, owner) for number in s.character if number >= 0]
    return int(scoring.presence_points(s, owner) + scoring.tradesman_points(s, owner) + sum(characters))


def lost(s: City, owner: int) -> int:
    """What the final count costs, if there is so much to lose."""
    return int(LOSS * scoring.empty_levels(s, owner))


def earlier(s: City, seat: int, owner: int) -> str:
    """The points before the final count; where that left nothing, no more is known than how many they were at most."""
    points = int(s.points[owner])
    if not sees_points(s, seat, owner):
        return UNKNOWN
    if not is_over(s):
        return str(points)
    before = points - gained(s, owner) + lost(s, owner)
    return f"≤{before}" if points == 0 and before > 0 else str(before)


def total(s: City, owner: int) -> int:
    """The points at the end, or what they would be if this were it."""
    if is_over(s):
        return int(s.points[owner])
    return max(0, int(s.points[owner]) + gained(s, owner) - lost(s, owner))


def kings_verdict(s: City) -> list[Text]:
    """In the King's Challenge the difference, and what le Roy makes of it."""
    if not s.takes_part(NEUTRAL):
        return []
    difference = total(s, solo.PLAYER) - total(s, NEUTRAL)
    cell = f"{difference:+d}" if difference else "0"
    return [
        line((f" {'More than le Roy':<{LABEL - 1}}{cell:>{COLUMN}}", HEAD)),
        line((f" {solo.verdict(difference)}", HEAD)),
    ]
