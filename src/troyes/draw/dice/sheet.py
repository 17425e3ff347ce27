"""A score sheet in full: six rows of buildings under the column numbers, then resources and citizens."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.dice.box import printed
from troyes.dice.constants import (
    CATHEDRAL,
    CATHEDRAL_VALUES,
    CITIZEN_TRACK,
    COLUMNS,
    FIRST_WORK_COLUMN,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    RESOURCE_TRACK,
    ROW_COUNT,
    SECOND_WORK_COLUMN,
)
from troyes.dice.phases import scoring
from troyes.dice.sheet import CIRCLED, CITIZENS, CROSSED, DRAWN, SHEET, UNSPENT, WRITTEN, count_bits
from troyes.dice.state import Dice
from troyes.draw.dice import called
from troyes.draw.dice.palette import BLOCK, EARNED, INK, LOST, cell, initial, row_letters
from troyes.draw.names import fitted, titled
from troyes.draw.palette import FAINT, HEAD, filled, line
from troyes.words import text

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
    heads = f"{text('terminal-dice-each')}  {text('terminal-dice-vp')}"
    return line((fitted(f" {titled(seat, name)}", LABEL), HEAD), *parts, (heads, FAINT))


def building_row(s: Dice, seat: int, row: int) -> Text:
    """One row of buildings with its lozenges, and what it scores."""
    colour = row // 2
    label = (f" {initial(colour)} ", BLOCK[colour])
    parts: list[Text | str] = []
    for column in range(COLUMNS):
        parts.append(building(s, seat, row, column))
        parts.append(lozenge(s, seat, row, column) if column % 2 == 0 else GAP)
    value = int(s.sheets[seat * SHEET + WRITTEN + row])
    points = int(scoring.row_points(s, seat, row))
    score = (f"  ×{value} {points:>3}", HEAD) if value else ("   ·   ·", FAINT)
    return line(" ", label, filled(f" {title(s, seat, row)}", LABEL - 4), *parts, score)


def title(s: Dice, seat: int, row: int) -> str:
    """The row's name; that of the Cathedral says what the next one will be worth."""
    name = called.building(row)
    if row != CATHEDRAL:
        return name
    built = int(count_bits(s.sheets[seat * SHEET + DRAWN + CATHEDRAL]))
    return f"{name} ×{CATHEDRAL_VALUES[built]}" if built < COLUMNS else name


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
    bonus = printed.building(row, column)
    return cell(signs(bonus), BUILDING, INK[bonus.colour])


def signs(bonus: printed.Printed) -> str:
    """What a building or a lozenge brings, in short."""
    if bonus.row != printed.NO_ROW:
        return row_letters(bonus.row)
    amount = called.short(bonus.amount())
    return f"{amount}/{initial(bonus.colour)}" if bonus.each_die else amount


def lozenge(s: Dice, seat: int, row: int, left: int) -> Text:
    """The bonus between two buildings: filled once earned, a cross once lost."""
    for link in printed.lozenges(row):
        if link.left == left:
            if is_drawn(s, seat, row, left) and is_drawn(s, seat, row, left + 1):
                return cell("◆", LINK, EARNED)
            if is_lost(s, seat, row, left) or is_lost(s, seat, row, left + 1):
                return cell("×", LINK, LOST)
            bonus = printed.lozenge(link)
            return cell(f"◇{signs(bonus)}", LINK, INK[bonus.colour])
    return Text(" " * LINK)


def track_row(s: Dice, seat: int, colour: int) -> Text:
    """A resource track and the citizen track of the same colour."""
    at = seat * SHEET
    unspent = int(s.sheets[at + UNSPENT + colour])
    circled = int(s.sheets[at + CIRCLED + colour])
    citizens = int(s.sheets[at + CITIZENS + colour])
    spent = circled - unspent
    resources = "×" * spent + "o" * unspent + "·" * (RESOURCE_TRACK - circled)
    people = "●" * citizens + "·" * (CITIZEN_TRACK - citizens)
    return line(
        " ",
        (f" {initial(colour)} ", BLOCK[colour]),
        (f" {unspent:>2} ", HEAD),
        filled(called.resource(colour), 10),
        (broken(resources, printed.CITIZEN_SYMBOLS[:-1]), INK[colour]),
        "   ",
        (f"{citizens:>2} ", HEAD),
        filled(called.citizens(colour), 9),
        (broken(people, TRACK_BREAKS), INK[colour]),
    )


def broken(track: str, breaks: tuple[int, ...]) -> str:
    """A track with bars where it brings something."""
    return "".join(mark + ("|" if place in breaks else "") for place, mark in enumerate(track, start=1))


def total(s: Dice, seat: int) -> Text:
    """The points as they stand."""
    rows = sum(int(scoring.row_points(s, seat, row)) for row in range(ROW_COUNT))
    pairs = sum(int(scoring.resource_points(s, seat, resource)) for resource in range(3))
    citizens = int(scoring.citizen_points(s, seat))
    now = text("terminal-dice-points-now", buildings=rows, pairs=pairs, citizens=citizens)
    return line(f" {now} ", (str(rows + pairs + citizens), HEAD))
