"""The principal buildings, row by row, and the Cathedral beside them."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.city.constants import CATHEDRAL_COLUMNS, INITIALS, LEVELS, OWNERS, SPACES
from troyes.city.sight import column_influence
from troyes.city.state import City
from troyes.draw.city import called
from troyes.draw.city.palette import BLOCK, mark
from troyes.draw.palette import FAINT, HEAD, filled, line
from troyes.words import text

BUILDING: Final = 12
WAGE: Final = 4
ROWS: Final = 32
LYING: Final = 9
BESIDE: Final = BUILDING + WAGE + ROWS + LYING
CATHEDRAL: Final = 10


def lines(s: City) -> list[Text]:
    """Five lines: headings, three buildings beside three levels, and what the columns bring; higher levels have
    lines of their own."""
    columns = " ".join(str(column + 1) for column in range(CATHEDRAL_COLUMNS))
    gains = " ".join(str(column_influence(column)) for column in range(CATHEDRAL_COLUMNS))
    cathedral = filled(text("terminal-city-cathedral"), CATHEDRAL - 1)
    influence = filled(text("terminal-city-column-influence"), CATHEDRAL)
    block = [line((heads(), FAINT), (cathedral, HEAD), f" {columns}")]
    for number in range(int(s.rules.floors) - 1, LEVELS - 1, -1):
        block.append(line(" " * BESIDE, *level(s, number)))
    for building in range(3):
        block.append(
            line(
                " ",
                (INITIALS[building], BLOCK[building]),
                " ",
                filled(called.building(building), BUILDING - 2),
                filled(wage(s, building), WAGE - 1),
                padded(rows(s, building), ROWS),
                padded(lying(s, building), LYING),
                *level(s, LEVELS - 1 - building),
            )
        )
    return [*block, line((" " * BESIDE + influence + gains, FAINT))]


def heads() -> str:
    """The headings of the buildings."""
    return "".join(
        [
            filled(f" {text('terminal-city-buildings')}", BUILDING),
            filled(text("terminal-city-wage"), WAGE),
            filled(f"  {text('terminal-city-rows')}", ROWS),
            filled(text("terminal-city-lying"), LYING),
        ]
    )


def padded(signs: Text, width: int) -> Text:
    """Signs filled up to a width."""
    signs.pad_right(max(0, width - len(signs)))
    return signs


def wage(s: City, building: int) -> str:
    """The salary of a citizen there."""
    salary = int(s.rules.salary[building])
    return text("deniers", "short", count=salary) if salary else ""


def rows(s: City, building: int) -> Text:
    """Every row with the die values that lead to it, its entrance first."""
    width = int(s.rules.row_width[building])
    signs = Text(" ")
    for first in range(0, SPACES, width):
        values = f"{first + 1}-{first + width}" if width > 1 else str(first + 1)
        signs.append(f" {values} ", FAINT)
        space = SPACES * building + first
        signs.append_text(Text(" ").join(mark(s.space[i]) for i in range(space, space + width)))
        signs.append(" ")
    return signs


def lying(s: City, building: int) -> Text:
    """Whose expelled citizens lie on a building."""
    fallen = [owner for owner in range(OWNERS) for _ in range(s.lying[OWNERS * building + owner])]
    return Text("").join(mark(owner) for owner in fallen)


def level(s: City, number: int) -> tuple[str, Text]:
    """A level of the Cathedral."""
    first = CATHEDRAL_COLUMNS * number
    cubes = [mark(s.cathedral[space]) for space in range(first, first + CATHEDRAL_COLUMNS)]
    return filled(text("terminal-city-level", level=number + 1), CATHEDRAL), Text(" ").join(cubes)
