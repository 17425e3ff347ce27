"""Troyes Dice, "End of the game": the count line by line, for the page."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.core.game import AnyGame
from troyes.core.state import State
from troyes.dice import scoring as points
from troyes.dice.constants import CHARACTERS, DAYS, RESOURCES, ROW_TITLES
from troyes.dice.sheet import DRAWN, SHEET, UNSPENT, WRITTEN, count_bits
from troyes.dice.state import Dice
from troyes.dice.texts import listed
from troyes.server.scenes.base import ScoreLine, Scoring


def scoring(game: AnyGame, state: State, seat: int, names: Sequence[str]) -> Scoring:
    """What everybody's sheet scores, as far as this seat may see it."""
    view = state.view(seat)
    assert isinstance(view, Dice)
    seats = range(len(names))
    lines = [
        ScoreLine(f"{CHARACTERS[row]}: each {title}", [row_cell(view, other, row) for other in seats])
        for row, title in enumerate(ROW_TITLES)
    ]
    lines += [
        ScoreLine(f"Pairs of {resource}", [pair_cell(view, other, i) for other in seats])
        for i, resource in enumerate(RESOURCES)
    ]
    lines.append(
        ScoreLine("Citizens", [str(int(points.citizen_points(view.sheets, other))) for other in seats])
    )
    lines.append(ScoreLine("Victory points", [str(total) for total in view.scores()], total=True))
    return Scoring(list(names), lines, verdict(view, names))


def row_cell(s: Dice, seat: int, row: int) -> str:
    """What a row scores, and how it was reckoned."""
    value = int(s.sheets[seat * SHEET + WRITTEN + row])
    built = int(count_bits(s.sheets[seat * SHEET + DRAWN + row]))
    return f"{built} × {value} = {int(points.row_points(s.sheets, seat, row))}" if value else "0"


def pair_cell(s: Dice, seat: int, resource: int) -> str:
    """What the unspent resources of a type score, and how many there are."""
    unspent = int(s.sheets[seat * SHEET + UNSPENT + resource])
    return f"{int(points.resource_points(s.sheets, seat, resource))} (of {unspent})"


def verdict(s: Dice, names: Sequence[str]) -> str:
    """Who has won, once the eighth day is over."""
    if s.day <= DAYS:
        return ""
    totals = s.scores()
    most = max(totals)
    winners = [name for name, total in zip(names, totals, strict=True) if total == most]
    if len(names) == 1:
        return f"{names[0]} ends the eighth day with {most} points."
    if len(winners) == 1:
        return f"{winners[0]} wins with {most} points."
    return f"{listed(winners)} share the victory with {most} points each."
