"""Module 5, level II and the first two faces of level III: a die more, dice exchanged, a bought die turned over."""

from __future__ import annotations

from typing import Any

import pytest

from tests.city.builder import A, B, C, Table
from tests.city.ladies.expansion import OutdoorTable, even, guard, likely, outdoor, outdoors
from troyes.city.game import CITY
from troyes.core.errors import PositionError
from troyes.core.state import CHANCE

FACES = ["1", "2", "3", "4", "5", "6"]
COLOURS = [("a", "y"), ("b", "w"), ("c", "r")]


def second(face: str, cubes: int = 1, **choices: str) -> OutdoorTable:
    """Seat A has cubes on the tile of level II."""
    table = outdoors(f"1d 2{face} 3b 4b", head="yes")
    table.settled(**choices)
    return table.guards(A=10).outdoor(A=f"0 {cubes} 0 0")


def third(face: str, players: int = 2, cubes: int = 1) -> OutdoorTable:
    """Seat A has cubes on the tile of level III."""
    table = outdoors(f"1d 2b 3{face} 4b", players, head="yes")
    return table.guards(A=15).outdoor(A=f"0 0 {cubes} 0")


def dice(words: list[str]) -> list[str]:
    """Of all words, the dice of the square."""
    return [word for word in words if "@" in word]


# Level II: a die more


@pytest.mark.parametrize(("face", "colour"), COLOURS)
def test_die_of_the_supply_is_thrown_before_the_action(face: str, colour: str) -> None:
    """II: before executing your action, discard a cube, take a die of the colour from the supply and place it on your
    district."""
    game = second(face).dice("y1@A w1@N").start().take(A, "use-outdoor2")
    assert (game.actors(), likely(game)) == ([CHANCE], even(FACES))
    game.chance("5")
    assert sorted(game.dice()) == sorted(["y1@A", f"{colour}5@A", "w1@N"])
    assert (outdoor(game, A), game.deniers(A), game.actors()) == ("0 0 0 0", 5, [A])


def test_new_die_is_used_at_once() -> None:
    game = second("a").dice("w1@A w1@N").start().take(A, "use-outdoor2").chance("6")
    game.take(A, "agriculture y6@A done")
    assert (game.deniers(A), game.actors()) == (8, [B])


def test_new_die_need_not_be_used_and_may_be_bought_by_another() -> None:
    """II: use it later, or leave it to be bought by another player."""
    game = second("a").dice("y1@A y2@A w1@N").start().take(A, "use-outdoor2").chance("6")
    game.take(A, "agriculture y2@A done")
    assert "y6@A" in game.take(B, "agriculture").options(B)


@pytest.mark.parametrize(("face", "colour"), COLOURS)
def test_no_die_of_the_colour_in_the_supply(face: str, colour: str) -> None:
    """II: not if there are no dice of this colour in the supply; there are six of each, wherever they lie."""
    six = f"{colour}1@A {colour}2@A {colour}2@B {colour}3@B {colour}4@N {colour}5@N"
    table = second(face).dice(six)
    assert "use-outdoor2" not in table.start().options(A)
    table = second(face).dice(" ".join(six.split()[1:]))
    assert "use-outdoor2" in table.start().options(A)


def test_one_die_more_in_a_turn() -> None:
    """Important notes: not two cubes from the same outdoor activity in the same action."""
    game = second("a", 2).dice("y1@A w1@N").start().take(A, "use-outdoor2").chance("4")
    assert "use-outdoor2" not in game.options(A)
    game.take(A, "agriculture y4@A done").take(B, "pass")
    assert "use-outdoor2" in game.options(A)


def test_no_die_more_without_a_cube_or_in_the_turn_of_another() -> None:
    assert "use-outdoor2" not in second("a", 0).dice("y1@A w1@N").start().options(A)
    assert "use-outdoor2" not in second("a").turn(B).dice("y1@B w1@N").start().options(B)


def test_action_follows_the_new_die() -> None:
    """II: before executing your action; so there is no passing after it."""
    game = second("a").dice("y1@A w1@N").start().take(A, "use-outdoor2").chance("4")
    assert "pass" not in game.options(A)


def test_no_die_more_in_the_event_phase() -> None:
    """II: before an action, which countering a black die is not."""
    assert "use-outdoor2" not in second("c").dice("y1@A y3@A w1@N").black(4).start().options(A)


# II-d: the purple die


@pytest.mark.parametrize("deniers", [2, 3, 9])
def test_purple_die_is_taken_back_for_2_deniers(deniers: int) -> None:
    """II-d: you must pay 2 deniers to reroll your purple die."""
    game = second("d").seat(A, deniers=deniers).dice("y1@A w1@N").start().take(A, "use-outdoor2").chance("6")
    assert (game.deniers(A), game.dice()) == (deniers - 2, ["y1@A", "p6@A", "w1@N"])


@pytest.mark.parametrize("deniers", [0, 1])
def test_purple_die_is_not_taken_back_without_the_money(deniers: int) -> None:
    game = second("d").seat(A, deniers=deniers).dice("y1@A w1@N").start()
    assert "use-outdoor2" not in game.options(A)


def test_purple_die_is_never_there_twice() -> None:
    """II-d: not more than one purple die on your district; another's purple die is no hindrance."""
    assert "use-outdoor2" not in second("d").dice("y1@A p3@A w1@N").start().options(A)
    assert "use-outdoor2" in second("d").dice("y1@A p3@B w1@N").start().options(A)


def test_purple_tile_is_of_no_use_without_the_heads_of_families() -> None:
    """II: no die of this colour in the general supply."""
    game = second("d", head="no").dice("y1@A w1@N").seat(A, deniers=9).start()
    assert "use-outdoor2" not in game.options(A)


# III-a: exchange


def test_dice_are_exchanged_without_changing_their_values() -> None:
    """III-a: one die with an opponent; the same colour or different ones."""
    game = third("a").dice("y1@A r2@A w6@B w1@N").start().take(A, "use-outdoor3 y1@A w6@B done")
    assert sorted(game.dice()) == sorted(["r2@A", "w6@A", "y1@B", "w1@N"])
    assert (outdoor(game, A), game.deniers(A), game.deniers(B), game.actors()) == ("0 0 0 0", 5, 5, [A])


def test_a_position_remembers_the_die_that_is_given_and_no_other() -> None:
    """While it is asked what one gets for it, it is one of the acting district that can be given, and nothing otherwise."""
    game = third("a").dice("y1@A p5@A r6@B w2@N").start()
    turn = game.document()
    under_way = game.take(A, "use-outdoor3 y1@A").document()
    assert under_way["modules"]["ladies-ramparts"]["given"] == "y1@A"
    ahead = under_way["now"]
    wrong: list[tuple[dict[str, Any], str | None, list[str]]] = [
        *[(under_way, given, ahead) for given in (None, "r6@B", "w2@N", "y2@A", "p5@A")],
        (turn, "y1@A", turn["now"]),
        (under_way, None, ["give-die", *ahead]),
        *[(under_way, "y1@A", [first, *ahead]) for first in ("give-die", "get-die")],
    ]
    for document, given, now in wrong:
        track = {**document["modules"]["ladies-ramparts"], "given": given}
        with pytest.raises(PositionError) as refused:
            CITY.restore({**document, "now": now, "modules": {"ladies-ramparts": track}})
        assert str(refused.value) == (
            "modules.ladies-ramparts.given must be a die of the acting district that is not purple while get-die is first"
            f" in now, and left out otherwise, not {'missing' if given is None else repr(given)}."
        )


def test_dice_of_the_same_colour_are_exchanged_too() -> None:
    game = third("a").dice("y1@A y6@B w1@N").start().take(A, "use-outdoor3 y1@A y6@B done")
    assert sorted(game.dice()) == sorted(["y6@A", "y1@B", "w1@N"])


def test_one_exchange_with_each_opponent_and_the_neutral_player() -> None:
    """III-a: up to 3 exchanges for a cube, the neutral player among them."""
    table = third("a", 3).dice("y1@A y2@A y3@A y6@B w5@B r6@C w6@N w5@N")
    game = table.start().take(A, "use-outdoor3 y1@A")
    assert dice(game.options(A)) == ["r6@C", "y6@B", "w5@B", "w5@N", "w6@N"]
    game.take(A, "y6@B y2@A")
    assert dice(game.options(A)) == ["r6@C", "w5@N", "w6@N"]
    game.take(A, "r6@C y3@A")
    assert dice(game.options(A)) == ["w5@N", "w6@N"]
    game.take(A, "w6@N done")
    assert sorted(game.dice()) == sorted(["y6@A", "r6@A", "w6@A", "y1@B", "w5@B", "y2@C", "y3@N", "w5@N"])
    assert outdoor(game, A) == "0 0 0 0"


def test_die_just_received_may_be_passed_on() -> None:
    """III-a, ruling R106: at least one exchange; what came from B goes on to C."""
    game = third("a", 3).dice("y1@A w6@B r5@C").start().take(A, "use-outdoor3")
    assert "done" not in game.options(A)
    game.take(A, "y1@A w6@B w6@A r5@C done")
    assert sorted(game.dice()) == ["r5@A", "w6@C", "y1@B"]


def test_at_most_three_exchanges_for_a_cube() -> None:
    """III-a: up to 3 exchanges per cube; with four players the neutral player would be a fourth."""
    table = third("a", 4).dice("y1@A y2@A y3@A y4@A w6@B w5@C w4@D w3@N")
    game = table.start().take(A, "use-outdoor3 y1@A w6@B y2@A w5@C y3@A w4@D")
    assert dice(game.options(A)) == []
    table = third("a", 4).dice("y1@A y2@A y3@A y4@A w6@B w5@C w4@D w3@N")
    game = table.start().take(A, "use-outdoor3 y1@A w6@B y2@A w5@C y3@A w3@N")
    assert dice(game.options(A)) == []


def test_purple_dice_are_not_exchanged() -> None:
    """III-a: purple dice cannot be exchanged, neither one's own nor another's."""
    game = third("a").dice("y1@A p2@A p6@B w5@B").start().take(A, "use-outdoor3")
    assert dice(game.options(A)) == ["y1@A"]
    assert dice(game.take(A, "y1@A").options(A)) == ["w5@B"]
    assert "use-outdoor3" not in third("a").dice("y1@A p6@B").start().options(A)
    assert "use-outdoor3" not in third("a").dice("p1@A y6@B").start().options(A)


def test_exchange_is_used_once_in_a_turn_and_then_an_action_follows() -> None:
    game = third("a", cubes=2).dice("y1@A y6@B w1@N").start().take(A, "use-outdoor3 y1@A y6@B done")
    assert "use-outdoor3" not in game.options(A)
    game.take(A, "agriculture y6@A done")
    assert (game.deniers(A), outdoor(game, A)) == (8, "0 0 1 0")


def test_exchange_is_no_purchase() -> None:
    """I-a pays when dice are bought, and an exchange costs nothing."""
    table = outdoors("1a 2b 3a 4b")
    table.guards(A=15, B=5).outdoor(A="0 0 1 0", B="1 0 0 0").dice("y1@A y6@B w1@N")
    game = table.start().take(A, "use-outdoor3 y1@A y6@B done")
    assert (game.actors(), game.deniers(A), game.influence(B)) == ([A], 5, 4)


# III-b: a bought die turned over


def turning(table: Table) -> Table:
    """Seat A can pay and has a merchant."""
    return table.seat(A, deniers=20).card("merchant", "A -")


@pytest.mark.parametrize("value", range(1, 6))
def test_bought_die_is_turned_over(value: int) -> None:
    """III-b: an opponent's die that you just bought to perform an action; it is used with its other face."""
    game = turning(third("b")).dice(f"y{value}@B w1@N").start()
    game.take(A, f"merchant use-outdoor3 y{value}@B done")
    assert game.options(A) == [f"x{times}" for times in range(1, (7 - value) // 2 + 1)]
    assert (game.deniers(A), game.deniers(B), outdoor(game, A)) == (18, 7, "0 0 0 0")


def test_bought_die_of_the_neutral_player_is_turned_over() -> None:
    """III-b, ruling R107: he is an opponent too, and his die is paid for at the bank."""
    game = turning(third("b")).dice("y2@N w1@N").start().take(A, "merchant use-outdoor3 y2@N done")
    assert (game.options(A), game.deniers(A), outdoor(game, A)) == (["x1", "x2"], 18, "0 0 0 0")


def test_weak_die_of_another_becomes_strong_enough() -> None:
    """III-b: a yellow 1 runs no Merchant, its other face does three times."""
    game = turning(third("b")).dice("y1@B w1@N").start().take(A, "merchant")
    assert game.options(A) == ["use-outdoor3"]
    assert game.take(A, "use-outdoor3 y1@B done x3").deniers(A) == 20 - 2 + 6


def test_own_die_is_not_turned_over_by_the_tile() -> None:
    """III-b: an opponent's die only."""
    game = turning(third("b")).dice("y1@A y2@A y2@B w1@N").start().take(A, "merchant use-outdoor3")
    assert dice(game.options(A)) == ["y2@B"]
    none = turning(third("b")).dice("y4@A w1@N").start().take(A, "merchant")
    assert "use-outdoor3" not in none.options(A)


def test_one_bought_die_of_a_group_is_turned_over() -> None:
    """III-b: one die for a cube, and not two cubes of a tile in one action."""
    game = turning(third("b", cubes=2)).dice("y1@B y2@B y3@A w1@N").start()
    game.take(A, "merchant use-outdoor3 y1@B y2@B y3@A")
    assert game.options(A) == [f"x{times}" for times in range(1, (6 + 2 + 3) // 2 + 1)]
    assert (game.deniers(A), outdoor(game, A)) == (20 - 12, "0 0 1 0")


def test_bought_die_is_turned_over_for_a_building_and_the_cathedral() -> None:
    """III-b: to perform any action with it."""
    game = third("b").seat(A, supply=1).dice("r2@B w1@N").start().take(A, "palace supply use-outdoor3 r2@B")
    assert (game.building("palace"), game.deniers(A)) == ("- - - - A -", 3)
    game = third("b").dice("w6@B y1@N").start().take(A, "cathedral use-outdoor3 w6@B done")
    assert game.cathedral()[0] == "A - - - - -"


def test_bought_die_is_turned_over_for_the_guard() -> None:
    """III-b: to perform an action, which the seventh is too; only delayed-effect cards cannot modify its die."""
    game = third("b").dice("y1@B w1@N").start().take(A, "ramparts use-outdoor3 y1@B advance5")
    assert (game.deniers(A), guard(game, A), outdoor(game, A)) == (3, 20, "0 0 0 0")


def test_turned_die_is_bent_by_the_cube_of_a_card_too() -> None:
    """Important notes: a card's cube and an outdoor cube in one action."""
    game = turning(third("b")).card("confession", A=1).dice("y1@B w1@N").start()
    game.take(A, "merchant use-confession use-outdoor3 y1@B done")
    assert game.options(A) == ["x1", "x2", "x3", "x4"]


@pytest.mark.parametrize("card", ["viticulturist", "tithe"])
def test_die_that_is_taken_for_nothing_is_not_turned_over(card: str) -> None:
    """III-b: a die that you just bought, which one that Viticulturist or Tithe takes for free is not."""
    table = third("b").seat(A, deniers=0).card("merchant", "A -").card(card, A=1).dice("y3@B w1@N")
    game = table.start().take(A, f"merchant use-{card}")
    assert game.options(A) == ["y3@B"]


def test_die_of_the_chief_templar_is_bought_and_may_be_turned_over() -> None:
    """Chief Templar: a die of another for 2 deniers, whatever the size of the group."""
    table = third("b").card("hunting", "A -").card("chief-templar", A=1).dice("r1@B r1@A w1@N")
    game = table.start().take(A, "hunting use-chief-templar use-outdoor3 r1@B r1@A done")
    assert (game.deniers(A), game.deniers(B), game.options(A)) == (3, 7, ["x1", "x2"])


def test_bought_die_is_not_turned_over_against_black_dice() -> None:
    """III-b is for an action; black dice are faced with one's own dice."""
    game = third("b").dice("y4@A y1@B").black(3).start()
    assert "use-outdoor3" not in game.options(A)


@pytest.mark.parametrize("face", ["a", "b"])
def test_tile_of_level_three_is_not_used_in_the_turn_of_another(face: str) -> None:
    game = third(face, 3).turn(B).dice("y4@B y1@C y2@A w1@N").start()
    assert "use-outdoor3" not in game.options(B)
    game.take(B, "agriculture y4@B done")
    assert game.actors() == [C]
