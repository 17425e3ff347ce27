"""Play that no person would laugh at, in set positions: what is plainly silly is not done."""

from __future__ import annotations

import pytest

from tests.bots.tables import AMPLE, LEVEL_CASES
from tests.city.builder import A, B, Playing, Table, city
from troyes.bots.levels import Level
from troyes.bots.player import Sight
from troyes.city.game import CITY
from troyes.core.rng import Rng

STRONG = LEVEL_CASES[2:]
"""From the third level on."""


def words(level: Level, game: Playing, seed: int = 1) -> list[str]:
    """What a level does at a table of Troyes as seat A."""
    tokens = level.player().choose(Sight(game.state, A), Rng(seed), AMPLE)
    return [CITY.vocabulary.text(token) for token in tokens]


@pytest.mark.parametrize("level", LEVEL_CASES)
def test_nobody_passes_while_there_is_useful_work(level: Level) -> None:
    game = city(2).dice("y6@A y5@A w4@A r1@B").card("sculptor", "A -").start()
    assert all(words(level, game, seed)[0] != "pass" for seed in range(12))


@pytest.mark.parametrize("level", LEVEL_CASES)
def test_nobody_buys_three_dice_where_one_does(level: Level) -> None:
    """With a single banner free."""
    game = city(2).seat(A, deniers=20).dice("r6@B r5@B r5@N y1@B").event("brigands1", "A A B").start()
    for seed in range(12):
        move = words(level, game, seed)
        assert move[0] != "brigands1" or len(move) < len(["brigands1", "r5@N", "r5@B", "r6@B"])


@pytest.mark.parametrize("level", LEVEL_CASES)
def test_nobody_spends_influence_on_turning_good_dice(level: Level) -> None:
    game = city(2).dice("r6@A y6@A w6@A y1@B").start()
    assert all(words(level, game, seed)[0] not in {"turn", "reroll-r6"} for seed in range(12))


@pytest.mark.parametrize("level", STRONG)
def test_a_die_that_scores_is_not_left_lying(level: Level) -> None:
    """In the last round, when all others have passed: a cube on the Cathedral or on an event is free."""
    game = city(2).round(4).seat(A, points=20, influence=0).seat(B, points=20, passed=2).dice("w2@A").start()
    for seed in range(12):
        assert words(level, game, seed)[0] in {"cathedral", "marauding"}


@pytest.mark.parametrize("level", STRONG)
def test_influence_that_can_win_nothing_more_is_kept(level: Level) -> None:
    """Hugues de Payns counts influence: with 15 he gives 6 points. The die needs no help to do what it can."""
    table = (
        city(2).round(4).seat(A, points=20, influence=15, supply=0, characters=["hugues-de-payns", "henry-i"])
    )
    game = table.seat(B, points=20, passed=2, characters=["urbain-iv", "thibaut-ii"]).dice("w6@A").start()
    for seed in range(12):
        assert words(level, game, seed)[0] in {"cathedral", "marauding"}


def last_die(card: str) -> Playing:
    """A yellow 4 is the last die of the game; Thibaut II gives 6 points for 18 deniers, and 3 from 12 on."""
    table = city(2).round(4).dice("y4@A").card(card)
    table.seat(A, deniers=18, points=20, supply=1, influence=0, characters=["thibaut-ii", "henry-i"])
    table.seat(B, passed=2, points=20, influence=0, characters=["urbain-iv", "hugues-de-payns"])
    return table.start()


@pytest.mark.parametrize("level", STRONG)
def test_nobody_hires_a_tradesman_for_less_than_he_costs(level: Level) -> None:
    """The miller costs 5 deniers, with which 3 points are lost, and his space counts 2; a cube on an event counts 1."""
    game = last_die("miller")
    for seed in range(12):
        assert words(level, game, seed) == ["marauding", "y4@A", "done"]


@pytest.mark.parametrize("level", STRONG)
def test_a_tradesman_who_pays_for_himself_is_hired(level: Level) -> None:
    """The merchant costs 4 deniers and brings them back at once; his space counts 2."""
    game = last_die("merchant")
    for seed in range(12):
        assert words(level, game, seed) == ["merchant", "supply", "y4@A", "done", "x2"]


def full_column() -> Table:
    """The fifth column of the Cathedral is full: a 5 adds nothing there, but takes a cube to an event by itself."""
    full = "- - - - B -"
    return (
        city(2)
        .round(4)
        .seat(A, points=20, influence=0)
        .seat(B, points=20, passed=2)
        .cathedral(full, full, full)
    )


@pytest.mark.parametrize("level", STRONG)
def test_no_die_is_wasted_on_a_full_column(level: Level) -> None:
    game = full_column().dice("w1@A w5@A").start()
    assert "cathedral" in game.options(A)
    for seed in range(12):
        move = words(level, game, seed)
        assert move[0] != "pass"
        assert move[0] != "cathedral" or "w5@A" not in move


@pytest.mark.parametrize("level", STRONG)
def test_both_dice_go_where_both_are_of_use(level: Level) -> None:
    """With a free column for each, two dice make two cubes at once or one after the other."""
    game = (
        city(2)
        .round(4)
        .seat(A, points=20, influence=0)
        .seat(B, points=20, passed=2)
        .dice("w1@A w5@A")
        .start()
    )
    for seed in range(12):
        assert words(level, game, seed)[0] in {"cathedral", "marauding"}
