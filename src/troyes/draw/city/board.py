"""The principal buildings, row by row, and the Cathedral beside them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.city.constants import (
    BUILDING_TITLES,
    CATHEDRAL_COLUMNS,
    FIRST_HIGH_COLUMN,
    HIGH_COLUMN_INFLUENCE,
    INITIALS,
    LEVELS,
    LOW_COLUMN_INFLUENCE,
    OWNERS,
    SPACES,
)
from troyes.city.state import City
from troyes.draw.city.palette import BLOCK, FAINT, HEAD, line, mark

LABEL: Final = 16
ROWS: Final = 32
LYING: Final = 9


def lines(s: City) -> list[Text]:
    """Five lines: headings, three buildings beside three levels, and what the columns bring."""
    columns = " ".join(str(column + 1) for column in range(CATHEDRAL_COLUMNS))
    gains = " ".join(str(influence(column)) for column in range(CATHEDRAL_COLUMNS))
    left = LABEL + ROWS + LYING
    heads = f"{' buildings  wage':<{LABEL}}  {'rows by the value of the die':<{ROWS - 2}}{'lying':<{LYING}}"
    block = [line((heads, FAINT), ("Cathedral", HEAD), f" {columns}")]
    for building in range(3):
        block.append(
            line(
                " ",
                (INITIALS[building], BLOCK[building]),
                f" {BUILDING_TITLES[building]:<10}{wage(s, building):<3}",
                padded(rows(s, building), ROWS),
                padded(lying(s, building), LYING),
                *level(s, LEVELS - 1 - building),
            )
        )
    return [*block, line((f"{'':<{left}}{'influence':<9} {gains}", FAINT))]


def padded(text: Text, width: int) -> Text:
    """A text filled up to a width."""
    text.pad_right(max(0, width - len(text)))
    return text


def wage(s: City, building: int) -> str:
    """The salary of a citizen there."""
    return f"{s.rules.salary[building]}d" if s.rules.salary[building] else ""


def rows(s: City, building: int) -> Text:
    """Every row with the die values that lead to it, its entrance first."""
    width = int(s.rules.row_width[building])
    text = Text(" ")
    for first in range(0, SPACES, width):
        values = f"{first + 1}-{first + width}" if width > 1 else str(first + 1)
        text.append(f" {values} ", FAINT)
        space = SPACES * building + first
        text.append_text(Text(" ").join(mark(s.space[i]) for i in range(space, space + width)))
        text.append(" ")
    return text


def lying(s: City, building: int) -> Text:
    """Whose expelled citizens lie on a building."""
    fallen = [owner for owner in range(OWNERS) for _ in range(s.lying[OWNERS * building + owner])]
    return Text("").join(mark(owner) for owner in fallen)


def level(s: City, number: int) -> tuple[str, Text]:
    """A level of the Cathedral."""
    first = CATHEDRAL_COLUMNS * number
    cubes = [mark(s.cathedral[space]) for space in range(first, first + CATHEDRAL_COLUMNS)]
    return f"level {number + 1}   ", Text(" ").join(cubes)


def influence(column: int) -> int:
    """The influence that a cube in a column brings."""
    return HIGH_COLUMN_INFLUENCE if column >= FIRST_HIGH_COLUMN else LOW_COLUMN_INFLUENCE
