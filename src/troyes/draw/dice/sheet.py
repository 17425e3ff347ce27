"""A score sheet in full: six rows of buildings under the column numbers, then resources and citizens."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.dice import scoring
from troyes.dice.buildings import LINKS, Link
from troyes.dice.constants import (
    CATHEDRAL,
    CATHEDRAL_VALUES,
    CITIZEN_EVERY,
    CITIZEN_TRACK,
    CITIZENS,
    COLUMNS,
    FIRST_WORK_COLUMN,
    FORTRESS,
    FORTRESS_CITIZEN,
    GREAT_HALL,
    GREAT_HALL_CITIZENS,
    GREAT_HALL_COLOUR,
    GREAT_HALL_RESOURCES,
    INITIALS,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    RESOURCE_TRACK,
    RESOURCES,
    ROW_COUNT,
    ROW_TITLES,
    SECOND_WORK_COLUMN,
    WORK_CITIZENS,
)
from troyes.dice.sheet import CIRCLED, CROSSED, DRAWN, SHEET, UNSPENT, WRITTEN, count_bits
from troyes.dice.sheet import CITIZENS as CITIZEN_FIELD
from troyes.dice.state import Dice
from troyes.draw.dice.palette import (
    BLOCK,
    EARNED,
    FAINT,
    HEAD,
    INK,
    LOST,
    RESOURCE_LETTERS,
    ROW_LETTERS,
    cell,
    line,
)
from troyes.draw.names import fitted, titled

LABEL: Final = 19
BUILDING: Final = 5
LINK: Final = 4
GAP: Final = "   "
TRACK_BREAKS: Final = (RESOURCE_COLUMN, FIRST_WORK_COLUMN, SECOND_WORK_COLUMN, PRESTIGE_CITIZEN)


def lines(s: Dice, seat: int, name: str) -> list[Text]:
    """The whole sheet of a seat."""
    return [
        heading(s, seat, name),
        *[building_row(s, seat, row) for row in range(ROW_COUNT)],
        *[track_row(s, seat, colour) for colour in range(3)],
        total(s, seat),
    ]


def heading(s: Dice, seat: int, name: str) -> Text:
    """Whose sheet it is, and the numbers above the columns."""
    parts: list[Text | str] = []
    for column in range(COLUMNS):
        number = int(s.number[column])
        parts.append(cell(f"[{number}]" if number else "[ ]", BUILDING, HEAD))
        parts.append(" " * LINK if column % 2 == 0 else GAP)
    return line((fitted(f" {titled(seat, name)}", LABEL), HEAD), *parts, ("each  VP", FAINT))


def building_row(s: Dice, seat: int, row: int) -> Text:
    """One row of buildings with its lozenges, and what it scores."""
    colour = row // 2
    label = (f" {INITIALS[colour]} ", BLOCK[colour])
    parts: list[Text | str] = []
    for column in range(COLUMNS):
        parts.append(building(s, seat, row, column))
        parts.append(lozenge(s, seat, row, column) if column % 2 == 0 else GAP)
    value = int(s.sheets[seat * SHEET + WRITTEN + row])
    points = int(scoring.row_points(s.sheets, seat, row))
    score = (f"  ×{value} {points:>3}", HEAD) if value else ("   ·   ·", FAINT)
    return line(" ", label, (fitted(f" {title(s, seat, row)}", LABEL - 4), ""), *parts, score)


def title(s: Dice, seat: int, row: int) -> str:
    """The row's name; that of the Cathedral says what the next one will be worth."""
    if row != CATHEDRAL:
        return ROW_TITLES[row]
    built = int(count_bits(s.sheets[seat * SHEET + DRAWN + CATHEDRAL]))
    return f"{ROW_TITLES[row]} ×{CATHEDRAL_VALUES[built]}" if built < COLUMNS else ROW_TITLES[row]


def is_drawn(s: Dice, seat: int, row: int, column: int) -> bool:
    """Whether a building stands."""
    return bool((s.sheets[seat * SHEET + DRAWN + row] >> column) & 1)


def is_lost(s: Dice, seat: int, row: int, column: int) -> bool:
    """Whether a building can never stand."""
    crossed = bool((s.sheets[seat * SHEET + CROSSED + row // 2] >> column) & 1)
    return crossed and not is_drawn(s, seat, row, column)


def building(s: Dice, seat: int, row: int, column: int) -> Text:
    """A building: a square if drawn, a cross if lost, and otherwise what it would bring."""
    if is_drawn(s, seat, row, column):
        return cell("[■]", BUILDING, BLOCK[row // 2], snug=True)
    if is_lost(s, seat, row, column):
        return cell("×", BUILDING, LOST)
    text, colour = brings(row, column)
    return cell(text, BUILDING, INK[colour])


def brings(row: int, column: int) -> tuple[str, int]:
    """What a building brings, in short, and the colour of that."""
    if row == FORTRESS:
        return f"1{INITIALS[FORTRESS_CITIZEN[column]]}", int(FORTRESS_CITIZEN[column])
    if row == CATHEDRAL:
        return ROW_LETTERS[column], column // 2
    if row == GREAT_HALL:
        colour = int(GREAT_HALL_COLOUR[column])
        resources = f"{GREAT_HALL_RESOURCES}{RESOURCE_LETTERS[colour]}"
        citizens = f"{GREAT_HALL_CITIZENS}{INITIALS[colour]}"
        return f"{citizens if column % 2 else resources}/{INITIALS[colour]}", colour
    return f"{WORK_CITIZENS}{INITIALS[row // 2]}", row // 2


def lozenge(s: Dice, seat: int, row: int, left: int) -> Text:
    """The bonus between two buildings: filled once earned, a cross once lost."""
    for link in LINKS:
        if link.row == row and link.left == left:
            if is_drawn(s, seat, row, left) and is_drawn(s, seat, row, left + 1):
                return cell("◆", LINK, EARNED)
            if is_lost(s, seat, row, left) or is_lost(s, seat, row, left + 1):
                return cell("×", LINK, LOST)
            return cell(f"◇{bonus(link)}", LINK, INK[link.colour])
    return Text(" " * LINK)


def bonus(link: Link) -> str:
    """What a lozenge brings, in short."""
    if link.citizens:
        return f"{link.citizens}{INITIALS[link.colour]}"
    return f"{link.resources}{RESOURCE_LETTERS[link.colour]}"


def track_row(s: Dice, seat: int, colour: int) -> Text:
    """A resource track and the citizen track of the same colour."""
    at = seat * SHEET
    unspent = int(s.sheets[at + UNSPENT + colour])
    circled = int(s.sheets[at + CIRCLED + colour])
    citizens = int(s.sheets[at + CITIZEN_FIELD + colour])
    spent = circled - unspent
    resources = "×" * spent + "o" * unspent + "·" * (RESOURCE_TRACK - circled)
    people = "●" * citizens + "·" * (CITIZEN_TRACK - citizens)
    return line(
        " ",
        (f" {INITIALS[colour]} ", BLOCK[colour]),
        (f" {unspent:>2} ", HEAD),
        fitted(RESOURCES[colour], 10),
        (broken(resources, tuple(range(CITIZEN_EVERY, RESOURCE_TRACK, CITIZEN_EVERY))), INK[colour]),
        "   ",
        (f"{citizens:>2} ", HEAD),
        fitted(f"{CITIZENS[colour]}s", 9),
        (broken(people, TRACK_BREAKS), INK[colour]),
    )


def broken(track: str, breaks: tuple[int, ...]) -> str:
    """A track with bars where it brings something."""
    return "".join(mark + ("|" if place in breaks else "") for place, mark in enumerate(track, start=1))


def total(s: Dice, seat: int) -> Text:
    """The points as they stand."""
    rows = sum(int(scoring.row_points(s.sheets, seat, row)) for row in range(ROW_COUNT))
    pairs = sum(int(scoring.resource_points(s.sheets, seat, resource)) for resource in range(3))
    citizens = int(scoring.citizen_points(s.sheets, seat))
    return line(
        f" Points now: {rows} for buildings + {pairs} for pairs of resources + {citizens} for citizens = ",
        (str(rows + pairs + citizens), HEAD),
    )
