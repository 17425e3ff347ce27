"""Troyes Dice, the six characters: each scores a row of buildings once the Cathedral of its column stands."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, table
from troyes.dice.constants import CHARACTERS

SCORED = {
    "hugues": ("fortress", 1),
    "isabeau": ("palace", 2),
    "thibaut": ("great-hall", 3),
    "jeanne": ("city-hall", 4),
    "urbain": ("cathedral", 5),
    "marie": ("bishopric", 6),
}
"""The row that a character scores, and the column of its Cathedral."""


def test_the_six_characters() -> None:
    assert tuple(SCORED) == CHARACTERS


def sheet(name: str, cathedrals: list[int], values: dict[str, int]) -> int:
    """The points of four buildings of a character's row and of some Cathedrals, resources apart."""
    row, _ = SCORED[name]
    drawn = [f"cathedral{column}" for column in cathedrals]
    if row != "cathedral":
        drawn += [f"{row}{column}" for column in (1, 3, 4, 6)]
    game = table(1).sheet(A, influence=0, deniers=0, knowledge=0, drawn=" ".join(drawn), values=values)
    return game.start().scores()[A]


@pytest.mark.parametrize("name", SCORED)
def test_character_scores_the_written_value_for_each_building_of_its_row(name: str) -> None:
    row, column = SCORED[name]
    first, second = [other for other in (1, 2, 3, 4) if other != column][:2]
    rows = {place: scored for scored, place in SCORED.values()}
    values = {rows[first]: 1, rows[second]: 1, row: 2}
    assert sheet(name, [first, second, column], values) == 2 * (3 if row == "cathedral" else 4)


@pytest.mark.parametrize("name", SCORED)
def test_character_scores_nothing_before_its_cathedral_stands(name: str) -> None:
    _, column = SCORED[name]
    other = 1 if column != 1 else 2
    assert sheet(name, [other], {SCORED[CHARACTERS[other - 1]][0]: 1}) == 0
