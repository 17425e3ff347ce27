"""The Ladies of Troyes: modules that meet in one action, in another's turn, or at the end of a round."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D
from tests.city.ladies.expansion import STRIKE, expanded, outdoor, outdoors

REST = "r1@N r1@N"
"""Dice with which the round goes on."""


def test_player_who_has_passed_may_still_use_an_outdoor_cube() -> None:
    """Outdoor cubes are used in others' turns too, and a pass ends one's own actions only."""
    table = outdoors("1a 2a 3b 4a").guards(B=5).outdoor(B="1 0 0 0").seat(B, passed=2).dice(f"w6@B {REST}")
    game = table.start().take(A, "cathedral w6@B done")
    assert game.actors() == [B]
    assert game.take(B, "use-outdoor1").influence(B) == 8


@pytest.mark.parametrize(("word", "influence"), [("use-outdoor1", 8), ("keep", 4)])
def test_sale_of_the_last_die_is_answered_before_the_round_ends(word: str, influence: int) -> None:
    """Outdoor activity I: the opponent's turn is not over yet, though no die is left."""
    table = outdoors("1a 2a 3b 4a").guards(B=5).outdoor(B="1 0 0 0").dice("y2@B")
    game = table.start().take(A, "agriculture y2@B done")
    assert (game.actors(), game.round()) == ([B], 3)
    game.take(B, word)
    assert (game.influence(B), game.round()) == (influence, 4)


def test_reactions_of_a_tournaments_last_round_go_to_the_right() -> None:
    """Tournament: the last round goes counterclockwise, and so does who is asked first."""
    table = outdoors("1b 2a 3b 4a", 4, tournament="yes").guards(B=5, C=5, D=5)
    table.outdoor(B="1 0 0 0", C="1 0 0 0", D="1 0 0 0").round(6).direction("right")
    game = table.card("merchant", "A B", "C D").dice(f"y6@A {REST}").start().take(A, "merchant y6@A done")
    asked = []
    while game.turn() == "A" and game.actors() != [A]:
        asked += game.actors()
        game.take(asked[-1], "use-outdoor1")
    assert asked == [D, C, B]


def test_distiller_and_tile_turn_over_a_die_each() -> None:
    """The Distiller's cube turns an own 1 to a 6, and the outdoor cube a bought 2 to a 5: 11 pips for 4 deniers."""
    table = outdoors("1a 2a 3b 4a").guards(A=15).outdoor(A="0 0 1 0").card("distiller", "A -", A=1)
    game = table.dice(f"y1@A y2@B {REST}").start()
    game.take(A, "agriculture use-distiller use-outdoor3 y1@A y2@B done")
    assert (game.deniers(A), game.deniers(B)) == (5 - 4 + 5, 9)
    assert (game.cubes("distiller", A), outdoor(game, A)) == (0, "0 0 0 0")


def test_die_of_the_viticulturist_is_free_and_the_bought_one_turned_over() -> None:
    """One of two dice of the same owner is taken for nothing, the other is paid for, and turned from 1 to 6."""
    table = outdoors("1a 2a 3b 4a").guards(A=15).outdoor(A="0 0 1 0").card("viticulturist", "A -", A=1)
    game = table.dice(f"y1@B y2@B {REST}").start()
    game.take(A, "agriculture use-viticulturist use-outdoor3 y1@B y2@B done")
    assert (game.deniers(A), game.deniers(B)) == (5 - 4 + 4, 9)


def test_new_die_of_one_tile_is_exchanged_by_another() -> None:
    """Two outdoor activities before an action: the yellow 6 is thrown, and given for a white one."""
    table = outdoors("1a 2a 3a 4a").guards(A=15).outdoor(A="0 1 1 0").dice(f"r2@A w5@B {REST}")
    game = table.start().take(A, "use-outdoor2").chance("6").take(A, "use-outdoor3 y6@A w5@B done")
    assert sorted(game.dice()) == ["r1@N", "r1@N", "r2@A", "w5@A", "y6@B"]
    game.take(A, "cathedral w5@A done")
    assert game.cathedral()[0] == "- - - - A -"


def test_resistance_takes_a_cube_from_possession_and_nobody_moves() -> None:
    """Possession frees when a cube is placed; a cube that is taken away possesses nobody again."""
    table = expanded(2, bonus=True, events="mixed").seat(A, general=11)
    table.remembers("ladies-events", possessed={"A": 1}).event("possession", "B B").event("resistance")
    game = table.now(*STRIKE).start()
    assert game.event_cubes("possession") == "B"
    assert game.document()["modules"]["ladies-events"]["possessed"] == {"A": 1}


def test_possessed_citizen_is_no_cube_at_the_end() -> None:
    """Un-countered events bring a point to whoever has cubes there (ruling R94)."""
    table = expanded(2, events="mixed").seat(A, general=11).remembers("ladies-events", possessed={"A": 1})
    game = table.event("possession", "B").cathedral(*["A B - - - -"] * 3).now("count-points").start()
    assert game.scores() == [0, 1]


def test_purple_die_is_three_red_ones_at_the_fort() -> None:
    """The Herbalist takes the purple 4 as white, and the Fort counts three red 4: 3 cubes, 6 points, 6 influence."""
    table = expanded(2, head="yes", activities="mixed").card("fort", "A -").card("herbalist", "A -", A=1)
    game = table.dice(f"p4@A {REST}").start().take(A, "fort use-herbalist p4@A")
    assert (game.cubes("fort", A), game.points(A), game.influence(A)) == (3, 6, 10)


def test_cube_that_is_sent_to_the_hermit_counts_there_for_all() -> None:
    """Outdoor activity III: the Hermit takes a cube without a tradesman; with it each of three is worth 6 points."""
    table = outdoors("1a 2a 3c 4a", 3).guards(A=15).outdoor(A="0 0 1 0").round(5).card("monk", "A -")
    row = "A B C - - -"
    table.card("hermit", "N N", B=1, C=1).cathedral(row, row, row, "- - - - - -").dice("w3@A")
    game = table.seat(A, influence=0).start().take(A, "monk w3@A done x1 hermit")
    assert game.actors() == []
    assert game.scores()[B] == game.scores()[C] == 6
    assert game.scores()[A] == 6 + 3  # and a tradesman on the first space of the Monk
