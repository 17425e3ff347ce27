"""What a complete move of Troyes Dice comes to, for whoever is about to make it."""

from __future__ import annotations

from collections.abc import Iterator

from troyes.core.game import AnyGame
from troyes.core.state import State
from troyes.dice import scoring as points
from troyes.dice.constants import CHARACTERS, COLUMNS, FORTRESS, ROW_TITLES
from troyes.dice.sheet import DRAWN, SHEET, WRITTEN
from troyes.dice.state import Dice


def outcome(game: AnyGame, before: State, after: State, seat: int) -> list[str]:
    """Sentences without a stop; both states are views of this seat, before and after the move."""
    assert isinstance(before, Dice)
    assert isinstance(after, Dice)
    now, then = (int(points.total(s.sheets, seat)) for s in (before, after))
    worth = [f"your sheet is worth {then} VP then, {now} now"] if then != now else []
    return [*unlocked(before, after, seat), *protected(before, after, seat), *worth]


def unlocked(before: Dice, after: Dice, seat: int) -> Iterator[str]:
    """What a Cathedral lets score."""
    for row, title in enumerate(ROW_TITLES):
        at = seat * SHEET + WRITTEN + row
        if after.sheets[at] != before.sheets[at]:
            yield f"{CHARACTERS[row]} gives {int(after.sheets[at])} VP for each {title} at the end"


def protected(before: Dice, after: Dice, seat: int) -> Iterator[str]:
    """Columns that a Fortress keeps from the black die."""
    at = seat * SHEET + DRAWN + FORTRESS
    for column in range(COLUMNS):
        if (int(after.sheets[at]) ^ int(before.sheets[at])) >> column & 1:
            yield f"the black die cannot harm column {column + 1} any more"
