"""What positions are worth to the computer players."""

from __future__ import annotations

from tests.bots.test_human import words
from tests.city.builder import A, B, city
from tests.contract.tables import Table
from tests.core.nim import NIM
from troyes.bots.evaluation import BY_THUMB
from troyes.bots.levels import LEVELS
from troyes.bots.players.burgher import Burgher
from troyes.bots.players.villager import Villager
from troyes.city.game import CITY
from troyes.dice.game import DICE


def test_a_game_without_an_evaluation_is_judged_by_its_points() -> None:
    end = Table(NIM, NIM.setup(3)).end()
    scores = end.scores()
    for seat in range(3):
        rivals = scores[:seat] + scores[seat + 1 :]
        assert BY_THUMB.prospect(end, seat) == scores[seat] - max(rivals)


def test_a_finished_duel_is_worth_the_difference() -> None:
    end = Table(CITY, CITY.setup(2)).end()
    scores = end.scores()
    assert BY_THUMB.prospect(end, A) == BY_THUMB.lead(end, A) == scores[A] - scores[B]


def test_a_finished_kings_challenge_is_worth_the_difference() -> None:
    end = Table(CITY, CITY.setup(1)).end()
    assert BY_THUMB.prospect(end, A) == BY_THUMB.lead(end, A) == end.scores()[A]


def test_a_finished_sheet_is_worth_its_points() -> None:
    end = Table(DICE, DICE.setup(3)).end()
    scores = end.scores()
    assert [BY_THUMB.prospect(end, seat) for seat in range(3)] == scores
    for seat in range(3):
        assert BY_THUMB.lead(end, seat) == scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def test_burgher_takes_the_points_on_the_table() -> None:
    game = city(2).round(4).dice("y6@A y6@A y6@A r1@B").card("sculptor", "A -").start()
    assert words(LEVELS[1], game) == ["sculptor", "y6@A", "y6@A", "y6@A", "x6"]


def test_burgher_knows_the_end_of_the_game() -> None:
    """With the last die, deniers and influence are worth nothing any more, but a cube on an event is."""
    game = city(2).round(4).seat(A, points=9).seat(B, points=9, passed=2).dice("y4@A").start()
    assert words(LEVELS[1], game) == ["marauding", "y4@A", "done"]


def test_burgher_turns_dice_over_for_what_they_do_then() -> None:
    """Influence is spent first and brings nothing by itself."""
    game = city(2).round(4).seat(A, influence=4).seat(B, passed=2).dice("y1@A y1@A y1@A")
    assert words(LEVELS[1], game.card("sculptor", "A -").start())[0] == "turn"


def test_levels_are_as_thoughtful_as_they_should_be() -> None:
    assert Villager().looks < Burgher().looks


def test_points_are_expected_and_not_only_counted() -> None:
    game = city(2).seat(A, points=7).dice("y6@A y5@A w4@A r1@B").start()
    assert BY_THUMB.points(game.state, A) > 7
    end = Table(CITY, CITY.setup(2)).end()
    assert [BY_THUMB.points(end, seat) for seat in (A, B)] == end.scores()
