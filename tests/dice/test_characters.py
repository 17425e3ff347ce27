"""Troyes Dice, the six characters: each scores a row of buildings once the Cathedral of its column stands."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, table
from troyes.dice.constants import CHARACTERS

SCORED = {
    "Hugues de Payns": ("fortress", 1),
    "Isabeau de Bavière": ("palace", 2),
    "Thibaut II": ("great-hall", 3),
    "Jeanne de Champagne": ("city-hall", 4),
    "Urbain IV": ("cathedral", 5),
    "Marie de Champagne": ("bishopric", 6),
}
"""The row that a character scores, and the column of its Cathedral."""


def test_the_six_characters() -> None:
    assert tuple(SCORED) == CHARACTERS


@pytest.mark.parametrize("name", SCORED)
def test_character_scores_the_written_value_for_each_building_of_its_row(name: str) -> None:
    row, column = SCORED[name]
    others = [other for other in (1, 2, 3, 4, 5, 6) if other != column][:2]
    cathedrals = [f"cathedral{other}" for other in others]
    buildings = [] if row == "cathedral" else [f"{row}{other}" for other in (1, 3, 4, 6)]
    game = table(1).dice(black=6, others=(1, 2, 3))
    game.sheet(A, influence=5, deniers=0, knowledge=2, drawn=" ".join([*buildings, *cathedrals]))
    playing = game.start()
    before = playing.scores()[A]
    left = playing.take(A, f"die1 cathedral{column}").unspent(A)
    assert playing.values(A)[row] == 2  # the third Cathedral
    paid = (5 - left[0] + 1) // 2 if left[0] % 2 == 0 else (5 - left[0]) // 2
    gained = playing.scores()[A] - before
    assert gained == 2 * (3 if row == "cathedral" else 4) - paid - (2 - left[2]) // 2


@pytest.mark.parametrize("name", SCORED)
def test_character_scores_nothing_before_its_cathedral_stands(name: str) -> None:
    row, column = SCORED[name]
    other = column % 6 + 1
    others = [] if row == "cathedral" else [f"{row}{place}" for place in (1, 3, 4, 6)]
    playing = table(1).sheet(A, drawn=" ".join([*others, f"cathedral{other}"])).start()
    scored = 1 if SCORED[CHARACTERS[other - 1]][0] == "cathedral" else 0
    assert playing.scores()[A] == 3 + scored  # three pairs of resources
