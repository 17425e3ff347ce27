"""Ways to bend dice and to pay that the base game knows and leaves to its modules: the cards of the toy module `guest`,
by hand; `test_guest_brute_force.py` tries everything."""

from __future__ import annotations

from tests.city.builder import A, B, C, Playing
from tests.city.modules.fair_table import fair
from tests.city.modules.guest import GAME

# A cube that is paid in influence.


def test_a_cube_may_cost_influence() -> None:
    """Toll House: +2 to each die, for an influence."""
    game = (
        fair().seat(A, influence=1).dice("y1@A y1@B").card("toll-house", A=1).card("merchant", "A -").start()
    )
    game.take(A, "merchant")
    assert game.options(A) == ["use-toll-house", "y1@A"]
    game.take(A, "use-toll-house y1@A done")
    assert game.influence(A) == 0
    assert game.cubes("toll-house", A) == 0
    assert game.options(A) == ["x1"]  # 3 pips at 2 for an activation


def test_a_cube_is_not_offered_without_its_influence() -> None:
    game = fair().seat(A, influence=0).dice("y1@A y2@B").card("toll-house", A=1).start()
    game.take(A, "agriculture")
    assert "use-toll-house" not in game.options(A)


def test_influence_that_the_action_needs_cannot_be_spent_on_a_cube() -> None:
    """Artisan costs an influence each time: with one there is none for the cube, with two there is."""
    for influence, cube in ((1, []), (2, ["use-toll-house"])):
        game = fair().seat(A, influence=influence).dice("y4@A").card("toll-house", A=1).card("artisan", "A -")
        assert game.start().take(A, "artisan").options(A) == [*cube, "y4@A"]


def test_a_card_may_be_hired_with_influence() -> None:
    """Toll House costs 2 influence and no denier, and an activation nothing."""
    game = fair().seat(A, deniers=0, influence=2, supply=1).dice("w3@A y1@B").card("toll-house").start()
    game.take(A, "toll-house supply")
    assert (game.deniers(A), game.influence(A)) == (0, 0)
    assert game.tradesmen("toll-house") == "A -"
    game.take(A, "w3@A done x1")
    assert game.cubes("toll-house", A) == 1
    poor = fair().seat(A, deniers=9, influence=1, supply=1).dice("w3@A y1@B").card("toll-house").start()
    assert "toll-house" not in poor.options(A)


def test_influence_for_hiring_and_for_a_cube_is_counted_together() -> None:
    """A white 1 needs the cube of Toll House to set it to work; hiring there costs 2, and the cube 1."""
    for influence in (2, 3):
        table = fair().seat(A, deniers=0, influence=influence, supply=1).dice("w1@A y1@B")
        game = table.card("toll-house", A=1).start()
        assert ("toll-house" in game.options(A)) is (influence == 3)


# One die for nothing.


def test_one_die_in_all_may_be_free() -> None:
    """Porter: of two dice bought from one owner one is free, without a question."""
    game = fair().seat(A, deniers=4).dice("y3@B y5@B").card("porter", A=1).card("merchant", "A -").start()
    game.take(A, "merchant use-porter y3@B y5@B done")
    assert (game.deniers(A), game.deniers(B)) == (0, 9)
    assert game.asked() == "choose-times"


def test_who_buys_from_several_says_which_die_is_free() -> None:
    game = (
        fair(3).seat(A, deniers=4).dice("y3@B y5@C r1@B").card("porter", A=1).card("merchant", "A -").start()
    )
    game.take(A, "merchant use-porter y3@B y5@C done")
    assert game.asked() == "pick-free-die"
    assert game.options(A) == ["y3@B", "y5@C"]
    game.take(A, "y5@C")
    assert (game.deniers(A), game.deniers(B), game.deniers(C)) == (0, 9, 5)


def test_a_free_die_is_no_reason_to_ask_where_all_dice_are_own() -> None:
    game = fair().dice("y3@A y5@A r1@B").card("porter", A=1).card("merchant", "A -").start()
    game.take(A, "merchant use-porter y3@A y5@A done")
    assert game.asked() == "choose-times"


# A flat price, and one die from each owner.


def test_dice_may_have_a_price_of_their_own_and_come_from_each_owner_once() -> None:
    """Broker: 3 deniers a die, so that two dice cost 6 and not 8; but not two from B."""
    game = (
        fair(3).seat(A, deniers=6).dice("y3@B y4@B y5@C").card("broker", A=1).card("merchant", "A -").start()
    )
    game.take(A, "merchant")
    assert game.options(A) == ["use-broker", "y3@B", "y4@B", "y5@C"]
    game.take(A, "use-broker y3@B")
    assert game.options(A) == ["y5@C", "done"]
    game.take(A, "y5@C done")
    assert (game.deniers(A), game.deniers(B), game.deniers(C)) == (0, 8, 8)


# The cube as a die.


def test_a_cube_may_be_a_die_itself() -> None:
    """Puppeteer: the cube is a 4 beside one or two real dice, and makes the group larger and dearer."""
    game = (
        fair()
        .seat(A, deniers=4)
        .dice("y1@A y2@A y3@B y1@N")
        .card("puppeteer", A=1)
        .card("merchant", "A -")
        .start()
    )
    game.take(A, "merchant use-puppeteer")
    assert game.options(A) == ["y1@A", "y1@N", "y2@A", "y3@B"]
    game.take(A, "y3@B")
    assert game.options(A) == ["done"]  # with another die B's would cost 6
    game.take(A, "done")
    assert (game.deniers(A), game.deniers(B)) == (0, 9)
    assert game.options(A) == ["x1", "x2", "x3"]  # 3 and 4


def test_the_cube_as_a_die_leaves_room_for_two_others() -> None:
    game = fair().dice("y1@A y2@A y3@A r1@B").card("puppeteer", A=1).card("merchant", "A -").start()
    game.take(A, "merchant use-puppeteer y1@A y2@A")
    assert game.asked() == "choose-times"
    assert game.options(A) == ["x1", "x2", "x3"]  # 1, 2 and 4


def test_the_cube_as_a_die_builds_the_cathedral_and_places_no_citizen() -> None:
    """Where one die is asked for there is no room for another."""
    table = fair().seat(A, supply=1).dice("w6@A r1@B").card("puppeteer", A=1)
    game = table.cathedral("- - - - - B", "- - - - - B", "- - - - - B", "- - - - - -").start()
    assert "bishopric" in game.options(A)
    twin = Playing(game.state.clone(), GAME)
    twin.take(A, "bishopric supply")
    assert twin.options(A) == ["w6@A"]
    game.take(A, "cathedral")
    assert game.options(A) == ["use-puppeteer"]  # the column of the 6 is full, that of the cube is not
    game.take(A, "use-puppeteer w6@A done")
    assert game.cathedral()[0] == "- - - A - B"


# All dice alike.


def test_all_dice_may_count_as_the_highest() -> None:
    """Twins: 1, 2 and 5 are worth 15."""
    game = fair().dice("y1@A y2@A y5@A r1@B").card("twins", A=1).card("sculptor", "A -").start()
    game.take(A, "sculptor use-twins y1@A y2@A y5@A")
    assert game.options(A) == ["x1", "x2", "x3", "x4", "x5"]


def test_of_dice_that_count_alike_one_gives_the_column() -> None:
    game = fair().dice("w1@A w4@A r1@B").card("twins", A=1).start()
    game.take(A, "cathedral use-twins w1@A w4@A done w4@A")
    assert game.cathedral()[:3] == ["- - - A - -", "- - - A - -", "- - - - - -"]
    game = fair().dice("w1@A w4@A r1@B").card("twins", A=1).start()
    game.take(A, "cathedral use-twins w1@A w4@A done w1@A")
    assert game.cathedral()[:3] == ["A - - - - -", "A - - - - -", "- - - - - -"]


def test_a_column_without_room_gives_nothing_to_choose() -> None:
    full = "- - - B - -"
    table = fair().dice("w1@A w4@A r1@B").card("twins", A=1)
    game = table.cathedral(full, full, full, "- - - - - -").start()
    game.take(A, "cathedral use-twins w1@A w4@A done")
    assert game.cathedral()[:3] == ["A - - B - -", "A - - B - -", full]


# A die that passes for any colour.


def test_a_die_of_no_domain_passes_for_any_colour_in_its_owners_groups() -> None:
    game = fair().dice("p6@A r2@A r3@B y1@A").start()
    assert "agriculture" in game.options(A)
    game.take(A, "marauding")
    assert game.options(A) == ["r2@A", "r3@B", "y1@A", "p6@A"]
    game.take(A, "r2@A")
    assert game.options(A) == ["r3@B", "p6@A"]  # the group is red by now; a red 2 alone is worth too little
    game.take(A, "p6@A done x2")
    assert game.event_cubes("marauding") == "A A"


def test_a_die_of_no_domain_is_never_bought() -> None:
    game = fair().seat(A, influence=0).dice("p6@B y1@A").start()
    assert game.options(A) == ["pass"]


def test_a_die_of_no_domain_can_be_thrown_again_and_turned_over() -> None:
    game = fair().dice("p5@A r1@B").start()
    game.take(A, "reroll-p5").chance("2")
    assert game.dice() == ["p2@A", "r1@B"]
    game = fair().dice("p5@A r1@B").start()
    game.take(A, "turn p5@A done")
    assert game.dice() == ["p2@A", "r1@B"]


def test_a_die_of_no_domain_counts_double_against_black_dice_if_its_module_says_so() -> None:
    game = fair().dice("p3@A r1@B").black(6).start()
    game.take(A, "p3@A done")
    assert game.influence(A) == 5
