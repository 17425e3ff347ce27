"""Reasons why something cannot be chosen, and what the dice that are chosen so far come to, at set positions."""

from __future__ import annotations

import pytest

from tests.city.builder import A, Playing, Table, city
from tests.city.ladies.table import ladies
from troyes.city.words.under_way import own_prices, running
from troyes.city.words.waste import wasted
from troyes.core.reasons import why_not
from troyes.words import say

LIMIT = 4_000
NEEDLESS = ["The same dice do as much without the cube."]


def why(game: Playing, word: str) -> str:
    """Why A cannot choose a token, in words; nothing if he can."""
    token = game.state.rules.vocabulary.token(word)
    assert token is not None
    reason = why_not(game.state, A, token, LIMIT)
    return "" if reason is None else say(reason)


def tokens(game: Playing, words: str) -> list[int]:
    """A's choices, in any order."""
    found = [game.state.rules.vocabulary.token(word) for word in words.split()]
    return [token for token in found if token is not None]


def so_far(game: Playing, words: str) -> list[str]:
    """What A's choices come to."""
    return [say(one) for one in running(game.state, A, tokens(game, words))]


def waste(game: Playing, words: str) -> list[str]:
    """What A's choices would waste."""
    return [say(one) for one in wasted(game.state, A, tokens(game, words))]


def square(dice: str) -> Table:
    return city(2).dice(dice).card("merchant", "A -")


def test_deniers_that_a_die_costs_are_missing() -> None:
    game = square("y4@A y6@B").seat(A, deniers=1).start()
    assert why(game, "y4@A") == ""
    assert why(game, "y6@B") == "1 denier is missing."  # alone it costs 2


def test_a_card_without_its_tradesman_lacks_deniers_influence_or_a_citizen() -> None:
    dear = city(2).dice("y6@A").seat(A, deniers=0, supply=1).card("merchant").start()
    assert why(dear, "merchant").endswith("missing.")
    alone = city(2).dice("y6@A").seat(A, deniers=30, supply=0).card("merchant").start()
    assert why(alone, "merchant") == "You have no citizen to send: 2 influence buys one."


def test_what_takes_other_dice_says_so() -> None:
    game = square("y6@A").start()
    assert why(game, "cathedral") == "There are no white dice left that you could take."
    full = square("w3@A").cathedral("- - A - - -", "- - A - - -", "- - A - - -").start()
    assert why(full, "cathedral") == (
        "None of the white dice shows a value for which there is room: 1, 2, 4, 5, 6."
    )
    assert why(game, "palace") == "There are no red dice left that you could take."


def test_enemies_come_first() -> None:
    game = city(2).dice("r2@A r6@B y1@A").card("merchant", "A -").black(4).start()
    assert why(game, "merchant") == "Counter the black 4 first."
    assert why(game, "r6@B") == "Only dice of your own district counter enemies."
    assert why(game, "r2@A") == ""


def test_whoever_is_not_asked_or_whose_space_is_taken_is_told() -> None:
    game = square("y6@A").building("palace", "B - - - - -").start()
    assert why(game, "palace1") == "No citizen of yours is here."
    assert why(game, "palace2") == "Nobody stands here: choose the building and a die to send somebody."
    assert why(game, "supply") == "There is no citizen in your supply."


def test_the_running_price_begins_with_the_first_die() -> None:
    game = square("y4@A y6@B y3@N").seat(A, deniers=24).start()
    assert so_far(game, "y6@B") == ["6 pips", "2 of 24 deniers to B"]
    assert so_far(game, "y4@A y6@B") == ["10 pips", "4 of 24 deniers to B"]
    uses = so_far(game, "y4@A y6@B y3@N merchant")
    assert uses[0] == "13 pips"
    assert uses[2:] == ["6 of 24 deniers to B", "6 of 24 deniers to the bank"]


def test_against_black_dice_the_sum_runs_and_red_counts_double() -> None:
    game = city(2).dice("r6@A y6@A y1@A").black(3, 4).start()
    assert so_far(game, "y1@A") == ["1 of 4 needed"]  # the highest black die comes first
    assert so_far(game, "y1@A r6@A") == ["13 of 4 needed"]
    assert so_far(game, "b3 y1@A y6@A") == ["7 of 7 needed"]


def test_dice_that_beat_nothing_more_are_said_before_they_are_given_up() -> None:
    game = city(2).dice("r6@A y6@A y1@A").black(3).start()
    assert waste(game, "y6@A") == []
    assert waste(game, "r6@A y6@A y1@A") == ["The red 6 adds nothing.", "The yellow 1 adds nothing."]
    assert waste(game, "y1@A y6@A") == ["The yellow 1 adds nothing."]
    two = city(2).dice("y2@A y1@A").black(3).start()
    assert waste(two, "y1@A y2@A") == []


def test_prices_are_told_while_nobody_knows_yet_what_turned_dice_are_worth() -> None:
    table = ladies(2).seat(A, deniers=20, influence=0).dice("y1@A y6@B r1@B").card("distiller", "A -", A=2)
    game = table.start()
    assert so_far(game, "agriculture y1@A y6@B") == ["7 pips", "3 uses", "4 of 20 deniers to B"]
    assert so_far(game, "agriculture use-distiller y1@A y6@B") == ["4 of 20 deniers to B"]


def test_what_adds_nothing_is_said_before_it_is_sent() -> None:
    game = square("y4@A y1@A y6@A").start()
    assert waste(game, "agriculture y4@A y6@A") == []
    assert waste(game, "agriculture y4@A y1@A") == ["The yellow 1 adds nothing."]  # 5 pips bring as much as 4


def test_a_die_for_a_full_column_adds_nothing() -> None:
    levels = ("- - A - - -",) * 3
    game = square("w3@A w4@A").cathedral(*levels).start()
    assert waste(game, "cathedral w3@A w4@A") == ["The white 3 adds nothing."]
    assert waste(game, "cathedral w4@A") == []


def test_a_cube_without_need_is_said_and_one_that_helps_is_not() -> None:
    """Five pips more by the Blacksmith's cube bring a second cube on fresh Brigands, but there is room for one on others."""

    def brigands(cubes: str) -> Playing:
        table = city(2, bonus=True).dice("r3@A r1@B").card("blacksmith", "A -", A=1)
        return table.event("brigands1", cubes).start()

    assert waste(brigands(""), "brigands1 use-blacksmith r3@A done x2") == []
    assert waste(brigands("A A A"), "brigands1 use-blacksmith r3@A done") == NEEDLESS
    assert waste(brigands("A A A"), "brigands1 r3@A done") == []


def test_a_cube_that_turns_dice_over_is_said_where_they_do_as_much_as_they_lie() -> None:
    """3 and 3 pips bring as much as 4 and 3; a 4 turned over brings less; a 1 brings more."""
    table = ladies(2).seat(A, deniers=20, influence=0).card("distiller", "A -", A=2)
    game = table.dice("y1@A y3@A y4@A y3@B r1@B").start()
    assert waste(game, "agriculture use-distiller y3@A y3@B done") == NEEDLESS
    assert waste(game, "agriculture use-distiller y4@A done") == NEEDLESS
    assert waste(game, "agriculture use-distiller y3@A done") == []
    assert waste(game, "agriculture use-distiller y1@A y3@B done") == []
    assert waste(game, "agriculture use-distiller y6@A done") == []  # there is no such die


def test_a_cube_that_lets_other_dice_take_part_is_not_without_need() -> None:
    table = city(2).dice("y3@A r1@B").card("militia", "A -", A=1).event("brigands1", "")
    assert waste(table.start(), "brigands1 use-militia y3@A done") == []


def test_each_price_stands_with_its_own_die() -> None:
    game = square("y4@A y6@B y3@N").seat(A, deniers=24).start()
    assert own_prices(game.state, A, tokens(game, "merchant y6@B")) == {1: 2}
    assert own_prices(game.state, A, tokens(game, "merchant y6@B y4@A y3@N")) == {1: 6, 3: 6}


def test_a_building_in_which_everybody_to_be_expelled_lies_already_takes_nobody() -> None:
    table = square("r2@A").seat(A, supply=1)
    assert why(table.building("palace", "B B B B B B").start(), "palace") == ""
    full = table.building("palace", "B B B B B B", lying="B").start()
    assert why(full, "palace") == (
        "In every row of the Palace somebody would be expelled who lies there already."
    )


@pytest.mark.parametrize(("words", "told"), [("x1", ["One use more is possible."]), ("x2", [])])
def test_uses_that_are_left_are_said(words: str, told: list[str]) -> None:
    game = square("y4@A").start()
    assert waste(game, f"merchant y4@A {words}") == told


def test_influence_beyond_twenty_is_said() -> None:
    """Influence: a cube in the columns 4 to 6 of the Cathedral brings 2, one in the others 1."""

    def waste_of(influence: int, words: str) -> list[str]:
        return waste(square("w6@A w1@B y6@A").seat(A, deniers=9, influence=influence).start(), words)

    assert waste_of(18, "cathedral w6@A done") == []
    assert waste_of(19, "cathedral w6@A done") == ["1 influence beyond 20 is lost."]
    assert waste_of(20, "cathedral w1@B w6@A done") == ["3 influence beyond 20 are lost."]
    assert waste_of(20, "agriculture y6@A done") == []
    assert waste_of(20, "pass") == []
