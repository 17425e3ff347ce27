"""Spending influence before an action or a black die: reroll, recruit, turn over; never more than 20."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, city
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE

SPENDS = ("reroll", "recruit", "turn")


def spends(options: list[str]) -> list[str]:
    """The ways to spend influence among some options."""
    return [option for option in options if option.startswith(SPENDS)]


@pytest.mark.parametrize(
    "influence, expected",
    [
        (0, []),
        (1, ["reroll-y2"]),
        (2, ["reroll-y2", "recruit"]),
        (3, ["reroll-y2", "recruit"]),
        (4, ["reroll-y2", "recruit", "turn"]),
        (20, ["reroll-y2", "recruit", "turn"]),
    ],
)
@pytest.mark.parametrize("phase", ["action", "black die"])
def test_influence_prices_are_1_for_a_reroll_2_for_a_citizen_4_for_turning(
    phase: str, influence: int, expected: list[str]
) -> None:
    """Influence: what can be paid is offered, before an action as before countering a black die."""
    table = city(2).seat(A, influence=influence).dice("y2@A r6@B w6@N")
    game = (table.black(1) if phase == "black die" else table).start()
    assert spends(game.options(A)) == expected


# 1 point: reroll


def test_reroll_throws_one_own_die_again_for_1_point() -> None:
    """Influence: the die stays in the district with its new value, and it is still the same player's turn."""
    game = city(2).dice("y2@A y5@A r6@B").start().take(A, "reroll-y2")
    assert game.actors() == [CHANCE]
    assert game.options(CHANCE) == ["1", "2", "3", "4", "5", "6"]
    game.chance("6")
    assert game.actors() == [A]
    assert game.dice() == ["y5@A", "y6@A", "r6@B"]
    assert game.influence(A) == 3


def test_reroll_may_show_the_same_value_again() -> None:
    """Influence: the point is gone all the same."""
    game = city(2).dice("y2@A r6@B").start().take(A, "reroll-y2").chance("2")
    assert game.dice() == ["y2@A", "r6@B"]
    assert game.influence(A) == 3


def test_reroll_touches_one_of_two_equal_dice() -> None:
    """Influence: one die a point."""
    game = city(2).dice("y2@A y2@A r6@B").start()
    assert spends(game.options(A)) == ["reroll-y2", "recruit", "turn"]
    assert game.take(A, "reroll-y2").chance("5").dice() == ["y2@A", "y5@A", "r6@B"]


def test_reroll_is_for_dice_of_the_own_district_only() -> None:
    """Influence: nobody else's dice, not even grey ones; a face that only others show is not offered."""
    game = city(3).dice("y2@A r3@A w4@B y5@C r6@N").start()
    assert spends(game.options(A)) == ["reroll-r3", "reroll-y2", "recruit", "turn"]
    with pytest.raises(Refusal):
        game.take(A, "reroll-w4")


def test_reroll_as_often_as_there_are_points() -> None:
    """Influence: the same die again and again, down to no influence."""
    game = city(2).dice("y2@A r6@B").start()
    game.take(A, "reroll-y2").chance("1").take(A, "reroll-y1").chance("3")
    game.take(A, "reroll-y3").chance("3").take(A, "reroll-y3").chance("6")
    assert game.influence(A) == 0
    assert spends(game.options(A)) == []
    assert game.take(A, "agriculture y6@A done").deniers(A) == 8


# 2 points: a citizen


def test_recruit_brings_a_citizen_from_the_general_supply_for_2_points() -> None:
    """Influence: into the personal supply, to be used at once or later."""
    game = city(2).dice("y2@A r6@B").start().take(A, "recruit")
    assert (game.supply(A), game.influence(A)) == (1, 2)
    assert game.actors() == [A]
    assert game.take(A, "recruit").supply(A) == 2
    assert game.influence(A) == 0


@pytest.mark.parametrize("supply, offered", [(4, True), (5, False)])
def test_recruit_stops_at_twelve_citizens(supply: int, *, offered: bool) -> None:
    """Set-up: twelve citizens a player in all, wherever they are: here seven on the board, one of them lying."""
    table = city(2).seat(A, supply=supply).dice("y2@A r6@B").building("palace", "A A A - - -", "A")
    game = (
        table.building("bishopric", "A - - - - -").card("merchant", "A -").card("hunting", "B -", "A").start()
    )
    assert ("recruit" in game.options(A)) is offered


def test_recruit_needs_no_dice_of_ones_own() -> None:
    """Influence: an empty district can neither be rerolled nor turned over."""
    game = city(2).seat(A, influence=20).dice("r6@B y6@N").start()
    assert spends(game.options(A)) == ["recruit"]


# 4 points: turn over


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_turn_shows_the_opposite_face(value: int) -> None:
    """Influence: opposite faces add up to 7."""
    game = city(2).dice(f"y{value}@A r6@B").start().take(A, f"turn y{value}@A done")
    assert game.dice() == [f"y{7 - value}@A", "r6@B"]
    assert game.influence(A) == 0
    assert game.actors() == [A]


def test_turn_costs_4_for_one_to_three_dice_of_any_colours() -> None:
    """Influence: one price, and the dice may differ in colour."""
    table = city(2).seat(A, influence=9).dice("r1@A y2@A w3@A w4@A r6@B")
    assert table.start().take(A, "turn r1@A done").influence(A) == 5
    assert table.start().take(A, "turn r1@A w4@A done").influence(A) == 5
    game = table.start().take(A, "turn r1@A y2@A w3@A done")
    assert game.influence(A) == 5
    assert sorted(game.dice()) == ["r6@A", "r6@B", "w4@A", "w4@A", "y5@A"]


def test_turn_takes_at_least_one_die_and_three_at_most() -> None:
    """Influence: without a die it cannot end, and no fourth is offered."""
    game = city(2).dice("r1@A y2@A w3@A w4@A r6@B").start().take(A, "turn")
    assert game.options(A) == ["r1@A", "y2@A", "w3@A", "w4@A"]
    assert game.take(A, "r1@A").options(A) == ["y2@A", "w3@A", "w4@A", "done"]
    assert game.take(A, "y2@A").options(A) == ["w3@A", "w4@A", "done"]
    assert game.take(A, "w3@A").options(A) == ["done"]


def test_turn_takes_equal_dice_one_by_one() -> None:
    """Influence: two 1s are two dice; a die is not turned twice in one go."""
    game = city(2).dice("y1@A y1@A r6@B").start().take(A, "turn y1@A")
    assert game.options(A) == ["y1@A", "done"]
    game.take(A, "y1@A done")
    assert game.dice() == ["y6@A", "y6@A", "r6@B"]


def test_turn_is_for_dice_of_the_own_district_only() -> None:
    """Influence: neither another player's nor the grey ones."""
    game = city(3).dice("r1@A y2@B w3@C w4@N").start()
    assert game.take(A, "turn").options(A) == ["r1@A"]


# Order and time


def test_influence_in_any_order_and_number() -> None:
    """Influence: several spends, in any order, before one action."""
    game = city(2).seat(A, influence=16).dice("y2@A r6@B").start()
    game.take(A, "turn y2@A done").take(A, "recruit").take(A, "reroll-y5").chance("1")
    game.take(A, "turn y1@A done").take(A, "reroll-y6").chance("3").take(A, "recruit").take(
        A, "reroll-y3"
    ).chance("6")
    assert game.influence(A) == 16 - 4 - 2 - 1 - 4 - 1 - 2 - 1
    assert game.supply(A) == 2
    game.take(A, "city-hall supply y6@A")
    assert game.building("city-hall") == "- - - - A -"


def test_influence_is_not_spent_after_dice_were_chosen() -> None:
    """Influence: before the action; ruling: not while the group is put together, and never on bought dice."""
    table = city(2).seat(A, influence=20, supply=1).dice("y2@A y3@A y4@B r6@B").card("merchant")
    assert spends(table.start().take(A, "agriculture").options(A)) == []
    assert spends(table.start().take(A, "agriculture y2@A").options(A)) == []
    assert spends(table.start().take(A, "merchant supply").options(A)) == []
    assert spends(table.start().take(A, "merchant supply y2@A done").options(A)) == []


def test_influence_is_spent_in_the_own_turn_only() -> None:
    """Influence: the others are not asked."""
    game = city(2).seat(B, influence=20).dice("y2@A r6@B").start()
    assert game.actors() == [A]
    with pytest.raises(Refusal):
        game.take(B, "recruit")


def test_influence_gained_in_an_action_serves_the_next_turn() -> None:
    """Influence and action 2: a cube on 4 brings 2 points, which recruit a citizen a turn later."""
    game = city(2).seat(A, influence=0).dice("w4@A y2@A r6@B").start()
    game.take(A, "cathedral w4@A done").take(B, "pass").take(A, "recruit")
    assert (game.influence(A), game.supply(A)) == (0, 1)


# Before black dice


def test_influence_before_a_black_die_by_a_reroll() -> None:
    """Phase 3: a yellow 2 cannot beat a 5, but it can be thrown again."""
    game = city(2).dice("y2@A r6@B").black(5).start()
    assert game.options(A) == ["reroll-y2", "recruit", "turn", "succumb"]
    game.take(A, "reroll-y2").chance("6").take(A, "y6@A done")
    assert game.influence(A) == 4 - 1 + 1
    assert game.black() == []


def test_influence_before_a_black_die_by_turning() -> None:
    """Phase 3: two dice turned over beat it together."""
    game = city(2).dice("y1@A w2@A r6@B").black(6).start().take(A, "turn y1@A w2@A done")
    assert game.dice() == ["y6@A", "w5@A", "r6@B"]
    assert game.take(A, "y6@A done").influence(A) == 4 - 4 + 1


def test_influence_before_a_black_die_is_for_own_dice_and_for_citizens_too() -> None:
    """Phase 3 and Influence: all three ways, the other districts untouched."""
    game = city(2).seat(A, influence=7).dice("y6@A r5@B w4@N").black(1).start()
    assert spends(game.options(A)) == ["reroll-y6", "recruit", "turn"]
    assert game.take(A, "turn").options(A) == ["y6@A"]
    game.take(A, "y6@A done recruit").take(A, "reroll-y1").chance("4").take(A, "y4@A done")
    assert (game.influence(A), game.supply(A)) == (7 - 4 - 2 - 1 + 1, 1)


# Never more than 20


@pytest.mark.parametrize("before, after", [(18, 19), (19, 20), (20, 20)])
def test_influence_of_a_black_die_stops_at_20(before: int, after: int) -> None:
    """Influence, Note: the point of a countered die is lost at 20."""
    game = city(2).seat(A, influence=before).dice("y6@A r6@B").black(1).start()
    assert game.take(A, "y6@A done").influence(A) == after


@pytest.mark.parametrize("before, after", [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_influence_of_an_event_stops_at_20(before: int, after: int) -> None:
    """Influence, Note: two cubes on Marauding."""
    game = city(2).seat(A, influence=before).dice("y6@A r6@B").start()
    assert game.take(A, "marauding y6@A done x2").influence(A) == after


def test_influence_spent_first_makes_room_for_the_gain() -> None:
    """Influence: spent before the action, so that the cube's two points fit."""
    game = city(2).seat(A, influence=20).dice("w4@A r6@B").start()
    assert game.take(A, "recruit").take(A, "cathedral w4@A done").influence(A) == 20


def test_example_of_influence() -> None:
    """Example: a grey red 1 and Geoffrey's yellow 2 are left. He rerolls to a 1; he might do so again, but turns it
    to a 6 for 4, and two cubes on Marauding bring 2 influence."""
    game = city(4).starter(C).turn(C).seat(C, influence=6).dice("r1@N y2@C").start()
    game.take(C, "reroll-y2").chance("1")
    assert game.influence(C) == 5
    assert spends(game.options(C)) == ["reroll-y1", "recruit", "turn"]
    game.take(C, "turn y1@C done")
    assert game.dice() == ["y6@C", "r1@N"]
    assert game.influence(C) == 1
    game.take(C, "marauding y6@C done x2")
    assert game.event_cubes("marauding") == "C C"
    assert game.influence(C) == 3
    assert game.dice() == ["r1@N"]
