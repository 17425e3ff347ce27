"""Troyes Dice, "End of the game": the count line by line, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from troyes.core.message import Message, message
from troyes.dice.constants import DAYS, RESOURCES, ROW_COUNT
from troyes.dice.phases import scoring
from troyes.dice.sheet import DRAWN, SHEET, UNSPENT, WRITTEN, count_bits
from troyes.dice.state import Dice
from troyes.dice.words import names


class Line(NamedTuple):
    """What is counted, and for each seat its points and how they were reckoned."""

    label: Message
    points: list[int]
    cells: list[Message]
    is_total: bool = False


def count(s: Dice) -> list[Line]:
    """What everybody's sheet scores."""
    seats = range(s.players)
    citizens = [int(scoring.citizen_points(s, seat)) for seat in seats]
    return [
        *[row_line(s, row) for row in range(ROW_COUNT)],
        *[pair_line(s, resource) for resource in range(len(RESOURCES))],
        plain_line("dice-count-citizens", citizens),
        plain_line("dice-count-total", s.scores(), is_total=True),
    ]


def plain_line(label: str, points: list[int], *, is_total: bool = False) -> Line:
    """A line whose points need no reckoning."""
    return Line(Message(label), points, [plain_cell(each) for each in points], is_total)


def plain_cell(points: int) -> Message:
    """Points alone."""
    return message("dice-count-points", points=points)


def row_line(s: Dice, row: int) -> Line:
    """A row of buildings, scored by its character."""
    label = message("dice-count-row", character=names.character(row), row=names.row(row))
    points: list[int] = []
    cells: list[Message] = []
    for seat in range(s.players):
        value = int(s.sheets[seat * SHEET + WRITTEN + row])
        built = int(count_bits(s.sheets[seat * SHEET + DRAWN + row]))
        scored = int(scoring.row_points(s, seat, row))
        points.append(scored)
        cells.append(
            message("dice-count-buildings", built=built, value=value, points=scored)
            if value
            else plain_cell(scored)
        )
    return Line(label, points, cells)


def pair_line(s: Dice, resource: int) -> Line:
    """The unspent resources of a type."""
    points: list[int] = []
    cells: list[Message] = []
    for seat in range(s.players):
        unspent = int(s.sheets[seat * SHEET + UNSPENT + resource])
        scored = int(scoring.resource_points(s, seat, resource))
        points.append(scored)
        cells.append(message("dice-count-unspent", points=scored, unspent=unspent))
    return Line(message("dice-count-pairs", resource=names.resource(resource)), points, cells)


def verdict(s: Dice, players: Sequence[str]) -> Message | None:
    """Who of these players has won, once the eighth day is over."""
    if s.day <= DAYS:
        return None
    totals = s.scores()
    most = max(totals)
    winners = [
        message("seat", seat=name) for name, total in zip(players, totals, strict=True) if total == most
    ]
    if len(totals) == 1:
        return message("dice-verdict-alone", player=winners[0], points=most)
    if len(winners) == 1:
        return message("dice-verdict-winner", player=winners[0], points=most)
    return message("dice-verdict-shared", players=winners, points=most)
