"""Passing, the order of turns and the end of the round."""

from __future__ import annotations

import pytest

from tests.city.builder import LETTERS, A, B, C, D, city
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE

INCOME = 10  # the next round begins at once with the fixed income

# Deniers


def test_pass_lays_2_deniers_in_the_district() -> None:
    """Action 6: they lie there and are not in the purse before the end of the round."""
    game = city(3).dice("y4@A r6@B").start().take(A, "pass")
    assert game.passed(A) == 2
    assert game.deniers(A) == 5
    assert game.passed(B) is None
    assert game.actors() == [B]


def test_pass_grows_by_1_each_time_the_turn_comes_round() -> None:
    """Action 6: one more denier each lap, and no further question."""
    game = city(2).dice("y4@A y2@B y3@B y4@B y5@B").start().take(A, "pass")
    for die, lying in (("y2@B", 3), ("y3@B", 4), ("y4@B", 5)):
        game.take(B, f"agriculture {die} done")
        assert game.passed(A) == lying
        assert game.actors() == [B]


def test_pass_grows_only_when_the_turn_passes_over_that_seat() -> None:
    """Action 6: between A's pass and the next lap the others' turns bring him nothing."""
    game = city(3).dice("y4@B y5@B y4@C r6@B").start().take(A, "pass").take(B, "agriculture y4@B done")
    assert game.passed(A) == 2
    game.take(C, "agriculture y4@C done")
    assert game.passed(A) == 3
    assert game.actors() == [B]


def test_pass_of_several_players_grows_for_each() -> None:
    """Action 6: with three of four out, each lap of the last one adds a denier to all three."""
    game = city(4).dice("y2@D y3@D y4@D").start().take(A, "pass").take(B, "pass").take(C, "pass")
    game.take(D, "agriculture y2@D done")
    assert [game.passed(seat) for seat in (A, B, C)] == [3, 3, 3]
    game.take(D, "agriculture y3@D done")
    assert [game.passed(seat) for seat in (A, B, C, D)] == [4, 4, 4, None]


def test_pass_is_for_the_rest_of_the_round() -> None:
    """Action 6: no more actions this round, though his dice are still there."""
    game = city(2).dice("y4@A y4@B y5@B").start().take(A, "pass").take(B, "agriculture y4@B done")
    assert game.actors() == [B]
    with pytest.raises(Refusal):
        game.take(A, "agriculture y4@A done")


def test_pass_is_offered_beside_the_actions() -> None:
    """Phase 4: each turn is one action or a pass."""
    game = city(2).seat(A, influence=0).dice("y4@A r6@B").start()
    assert set(game.options(A)) == {"marauding", "agriculture", "pass"}


# Who moves next


@pytest.mark.parametrize("starter", [A, B, C, D])
def test_turns_begin_with_the_start_player_and_go_clockwise(starter: int) -> None:
    """Phase 4: one action each, then to the left."""
    dice = " ".join(f"y4@{LETTERS[seat]}" for seat in range(4))
    game = city(4).starter(starter).dice(f"{dice} r6@N").now("first-turn", "end-round", "next-round").start()
    for step in range(4):
        seat = (starter + step) % 4
        assert game.actors() == [seat]
        game.take(seat, f"agriculture y4@{LETTERS[seat]} done")
    assert game.actors() == [starter]


def test_turns_skip_those_who_have_passed() -> None:
    """Phase 4: the next to the left who is still in."""
    game = city(4).dice("y4@A y4@C y5@A y5@C r6@N").start()
    game.take(A, "agriculture y4@A done").take(B, "pass").take(C, "agriculture y4@C done").take(D, "pass")
    game.take(A, "agriculture y5@A done")
    assert game.actors() == [C]
    assert (game.passed(B), game.passed(D)) == (3, 2)
    game.take(C, "agriculture y5@C done")
    assert game.actors() == [A]
    assert (game.passed(B), game.passed(D)) == (3, 3)


def test_turns_in_a_row_for_the_last_player_in() -> None:
    """Ruling: when all the others have passed one goes on alone, even by buying their dice."""
    game = city(2).seat(B, deniers=6).dice("y6@A y6@N r6@B").start().take(A, "pass")
    game.take(B, "agriculture y6@A done").take(B, "agriculture y6@N done")
    assert game.actors() == [B]
    assert game.deniers(B) == 6 - 2 + 3 - 2 + 3
    assert (game.deniers(A), game.passed(A)) == (5 + 2, 4)


# The end of the round


def test_round_ends_when_all_have_passed() -> None:
    """Phase 5: the deniers of the districts are taken, and the next round begins with its income."""
    game = city(2).dice("y4@A y4@B").start().take(A, "pass")
    assert game.round() == 3
    game.take(B, "pass")
    assert game.round() == 4
    assert game.actors() == [CHANCE]
    assert (game.deniers(A), game.deniers(B)) == (5 + 2 + INCOME, 5 + 2 + INCOME)
    assert (game.passed(A), game.passed(B)) == (None, None)


def test_round_ends_with_the_last_pass_without_another_denier() -> None:
    """Phase 5: the end comes after that pass, before the turn goes on to those who are out."""
    game = city(3).dice("y4@C y5@C y6@C").start().take(A, "pass").take(B, "pass")
    game.take(C, "agriculture y4@C done").take(C, "pass")
    assert game.round() == 4
    assert game.deniers(A) == 5 + 3 + INCOME
    assert game.deniers(B) == 5 + 3 + INCOME
    assert game.deniers(C) == 5 + 2 + 2 + INCOME


def test_round_ends_when_no_dice_are_left() -> None:
    """Phase 5: after the action that uses the last die, even if nobody has passed; who did not pass gets nothing."""
    game = city(3).dice("y4@A y5@B").start().take(A, "agriculture y4@A done")
    assert game.actors() == [B]
    game.take(B, "agriculture y5@B done")
    assert game.round() == 4
    assert [game.deniers(seat) for seat in (A, B, C)] == [5 + 2 + INCOME, 5 + 2 + INCOME, 5 + INCOME]


def test_round_ends_with_the_last_die_without_another_denier_for_the_passed() -> None:
    """Phase 5: the end comes after the action, so that the lap is not finished."""
    game = city(2).dice("y4@B y5@B").start().take(A, "pass").take(B, "agriculture y4@B done")
    assert game.passed(A) == 3
    game.take(B, "agriculture y5@B done")
    assert game.round() == 4
    assert game.deniers(A) == 5 + 3 + INCOME
    assert game.deniers(B) == 5 + 2 + 2 + INCOME


@pytest.mark.parametrize("left", ["r1@A", "r1@B", "r1@N"])
def test_round_goes_on_while_a_die_is_left_in_any_district(left: str) -> None:
    """Phase 5: all five districts count, the grey one too, and those of players who have passed."""
    game = city(2).dice(f"y4@A {left}").start().take(A, "agriculture y4@A done")
    assert game.round() == 3
    assert game.actors() == [B]


def test_round_without_dice_ends_before_the_first_turn() -> None:
    """Phase 4, action 6 and Phase 5: with no dice in any district there is neither an action nor a pass."""
    game = city(2).now("first-turn", "end-round", "next-round").start()
    assert game.round() == 4
    assert game.actors() == [CHANCE]
    assert (game.deniers(A), game.deniers(B)) == (5 + INCOME, 5 + INCOME)


def test_round_end_returns_the_lying_citizens() -> None:
    """Phase 5: they go to their owners' personal supplies; those who stand stay."""
    table = city(3).seat(B, supply=2).dice("y4@A").building("palace", "B - - - - -", "A B")
    table.building("city-hall", "- A - - - -", "B N").building("bishopric", "- - - C - -", "A")
    game = table.start().take(A, "agriculture y4@A done")
    assert game.round() == 4
    assert [game.supply(seat) for seat in (A, B, C)] == [2, 4, 0]
    assert [game.lying(name) for name in ("palace", "city-hall", "bishopric")] == ["", "", ""]
    assert game.building("palace") == "B - - - - -"
    assert game.building("city-hall") == "- A - - - -"
    assert game.building("bishopric") == "- - - C - -"


def test_round_end_frees_the_protected() -> None:
    """Action 4 and Phase 5: the protection of a lying citizen lasts for the round only."""
    table = city(2).seat(A, supply=1, influence=0).dice("y4@B").starter(B).turn(B)
    game = table.building("palace", "N B N - - -", "B").start().take(B, "agriculture y4@B done")
    assert game.lying("palace") == ""
    assert game.starter() == "A"
    # the red dice of B and of the two grey citizens, two events, and a black 1 for A and for B
    game.chance("1 2 5 brigands1 drought 1 1").take(A, "succumb").take(B, "r1@B done")
    assert game.take(A, "palace supply").options(A) == ["r2@N", "r5@N"]
    assert game.take(A, "r2@N").building("palace") == "N A N - - -"
    assert game.lying("palace") == "B"


def test_round_end_clears_unused_dice() -> None:
    """Phase 5: what nobody used goes back to the general supply, from every district."""
    game = city(3).dice("y4@A r2@A w3@B y6@C r5@N").start().take(A, "pass").take(B, "pass").take(C, "pass")
    assert game.round() == 4
    assert game.dice() == []


@pytest.mark.parametrize(
    "players, starter, after",
    [(2, A, "B"), (2, B, "A"), (3, A, "B"), (3, B, "C"), (3, C, "A"), (4, C, "D"), (4, D, "A")],
)
def test_round_end_moves_the_start_player_to_the_left(players: int, starter: int, after: str) -> None:
    """Phase 5: whoever made the last move, the card goes to the left neighbour of the start player."""
    game = city(players).starter(starter).turn(starter).dice(f"y4@{LETTERS[starter]}").start()
    game.take(starter, f"agriculture y4@{LETTERS[starter]} done")
    assert game.starter() == after
    assert game.round() == 4


def test_round_end_keeps_what_is_not_named() -> None:
    """Phase 5: influence, points, cubes and events stay as they are."""
    table = city(2).seat(A, influence=7, points=3).dice("y4@A").marauding("A B").event("brigands1", "B")
    game = table.cathedral("A - - - - -").card("priest", "A -", A=2).start().take(A, "agriculture y4@A done")
    assert (game.influence(A), game.points(A), game.cubes("priest", A)) == (7, 3, 2)
    assert game.event_cubes("marauding") == "A B"
    assert game.event_cubes("brigands1") == "B"
    assert game.cathedral()[0] == "A - - - - -"


def test_last_round_takes_the_deniers_of_the_districts_too() -> None:
    """Phase 5 and End of the Game: the deniers are in hand when the game ends; no income follows."""
    game = city(2).round(4).dice("y4@A y4@B").start().take(A, "pass").take(B, "pass")
    assert game.actors() == []
    assert (game.deniers(A), game.deniers(B)) == (7, 7)
