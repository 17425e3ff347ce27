"""What the cubes of Distiller, Viticulturist, Chief Templar, Herbalist and Preacher do to the dice, and what the dice
cost with them."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, Playing, Table
from tests.city.ladies.table import EMPTY_FLOOR, ladies, up_to


def holding(cube: str, dice: str, players: int = 2, *floors: str) -> Table:
    """Seat A has 20 deniers, no influence and two cubes of a card; a red 1 of B keeps the round going."""
    table = ladies(players, *floors).seat(A, deniers=20, influence=0).dice(f"{dice} r1@B")
    return table.card(cube, "A -", A=2)


def captain(cube: str, dice: str, players: int = 2) -> Table:
    """The Captain, a red card of 4 pips an activation that gives nothing without cubes on events."""
    return holding(cube, dice, players).card("captain", "A -")


def times(game: Playing) -> int:
    """How often the card may be activated."""
    options = game.options(A)
    assert options == up_to(len(options))
    return len(options)


# Distiller


@pytest.mark.parametrize(("value", "gain"), [(1, 3), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_distiller_turns_an_own_die_over(value: int, gain: int) -> None:
    """Distiller: the die counts as its opposite face, 7 less its value."""
    game = holding("distiller", f"y{value}@A").start().take(A, f"agriculture use-distiller y{value}@A done")
    assert game.deniers(A) == 20 + gain
    assert game.cubes("distiller", A) == 1
    assert game.dice() == ["r1@B"]


def test_distiller_turns_one_die_of_a_group() -> None:
    """Distiller: a cube turns a single die; the others count as they lie (6 + 1 + 2)."""
    game = holding("distiller", "y1@A y1@A y2@A").start().take(A, "agriculture use-distiller y1@A y1@A y2@A")
    assert game.deniers(A) == 20 + 4


def test_distiller_turns_none_of_the_dice_of_others() -> None:
    """Distiller: opponents' and neutral dice are not offered to be turned over."""
    game = holding("distiller", "y2@A y1@B y1@N").start().take(A, "agriculture use-distiller")
    assert game.options(A) == ["y2@A"]


def test_distiller_does_not_turn_a_die_that_was_bought() -> None:
    """Distiller: dice may be bought beside the turned one, but they keep their values (5 + 1)."""
    game = holding("distiller", "y2@A y1@B").start().take(A, "agriculture use-distiller y2@A")
    assert game.options(A) == ["y1@B", "done"]
    game.take(A, "y1@B done")
    assert (game.deniers(A), game.deniers(B)) == (20 - 4 + 3, 5 + 4)


def test_distiller_without_an_own_die_is_of_no_use() -> None:
    """Distiller: not even after the purchase, so that bought dice alone leave the cube where it is."""
    game = holding("distiller", "y2@B y2@N").start().take(A, "agriculture")
    assert game.options(A) == ["y2@B", "y2@N"]


@pytest.mark.parametrize(
    ("action", "die", "building", "space"),
    [
        ("palace", "r1@A", "palace", 6),
        ("city-hall", "y2@A", "city-hall", 5),
        ("bishopric", "w3@A", "bishopric", 4),
    ],
)
def test_distiller_places_a_citizen_by_the_opposite_face(
    action: str, die: str, building: str, space: int
) -> None:
    """Distiller: any action with a die of one's own; 1 is a 6 at the Palace, 2 a 5 at City Hall, 3 a 4 at the
    Bishopric."""
    game = holding("distiller", die).seat(A, supply=1).start().take(A, f"{action} supply use-distiller {die}")
    assert game.building(building).split()[space - 1] == "A"
    assert game.building(building).count("A") == 1


def test_distiller_builds_the_cathedral_by_the_opposite_face() -> None:
    """Distiller: a white 1 lays its cube in column 6."""
    game = holding("distiller", "w1@A").start().take(A, "cathedral use-distiller w1@A done")
    assert game.cathedral()[0] == "- - - - - A"
    assert (game.points(A), game.influence(A)) == (1, 2)


def test_distiller_makes_a_weak_die_strong_enough() -> None:
    """Distiller: a red 1 turned over is worth two cubes on Brigands."""
    game = holding("distiller", "r1@A").event("brigands1").seat(A, deniers=0).start().take(A, "brigands1")
    assert game.options(A) == ["use-distiller"]
    assert game.take(A, "use-distiller r1@A done x2").event_cubes("brigands1") == "A A"


def test_distiller_lets_any_dice_join_the_one_that_was_turned() -> None:
    """Distiller: a 5 becomes a 2, and both lower and higher dice may follow (2 + 1 + 6)."""
    game = holding("distiller", "y1@A y5@A y6@A").start().take(A, "agriculture use-distiller y5@A")
    assert game.options(A) == ["y1@A", "y6@A", "done"]
    assert game.take(A, "y1@A y6@A").deniers(A) == 20 + 4


def test_distiller_leaves_other_dice_as_they_lie() -> None:
    """Distiller: of two equal dice one is turned and used, the other still shows its face."""
    game = holding("distiller", "y2@A y2@A").start().take(A, "agriculture use-distiller y2@A done")
    assert (game.dice(), game.deniers(A)) == (["y2@A", "r1@B"], 22)


def test_distiller_is_never_used_against_black_dice() -> None:
    """Phase 3: cubes do not help there."""
    game = holding("distiller", "r4@A").black(3).start()
    assert game.options(A) == ["r4@A"]


# Viticulturist


def test_viticulturist_example_of_the_rulebook() -> None:
    """Viticulturist, example: Madeline's (B) red 6 for nothing, an own red 4, and 6 deniers to her for her red 5."""
    game = captain("viticulturist", "r6@B r4@A r5@B").start()
    game.take(A, "captain use-viticulturist r4@A r5@B r6@B")
    assert (game.deniers(A), game.deniers(B)) == (14, 11)
    assert times(game) == 15 // 4
    assert game.cubes("viticulturist", A) == 1


@pytest.mark.parametrize("owner", ["B", "N"])
def test_viticulturist_takes_one_die_for_free(owner: str) -> None:
    """Viticulturist: from a player of one's choice or the neutral player; its owner gets nothing."""
    game = holding("viticulturist", f"y6@{owner}").seat(A, deniers=0).start()
    game.take(A, f"agriculture use-viticulturist y6@{owner} done")
    assert (game.deniers(A), game.deniers(B)) == (3, 5)


@pytest.mark.parametrize(("free", "to_b", "to_c"), [("y3@B", 0, 4), ("y5@C", 4, 0)])
def test_viticulturist_asks_which_die_is_free(free: str, to_b: int, to_c: int) -> None:
    """Viticulturist: of two others' dice one is paid for, at the price of a group of two."""
    game = holding("viticulturist", "y3@B y5@C", 3).start()
    game.take(A, "agriculture use-viticulturist y3@B y5@C done")
    assert game.options(A) == ["y3@B", "y5@C"]
    game.take(A, free)
    assert [game.deniers(seat) for seat in (A, B, C)] == [20 - 4 + 4, 5 + to_b, 5 + to_c]


def test_viticulturist_frees_one_die_in_all() -> None:
    """Viticulturist: not one of each player; who has no money takes one die and no more."""
    game = holding("viticulturist", "y3@B y5@C y4@N", 3).seat(A, deniers=3).start()
    assert game.take(A, "agriculture use-viticulturist y3@B").options(A) == ["done"]


def test_viticulturist_free_die_counts_for_the_price_of_the_others() -> None:
    """Viticulturist: three dice of others are 6 deniers each, for two of them."""
    game = holding("viticulturist", "y3@B y4@N y5@N").start()
    game.take(A, "agriculture use-viticulturist y3@B y4@N y5@N y3@B")
    assert (game.deniers(A), game.deniers(B)) == (20 - 12 + 6, 5)


@pytest.mark.parametrize(
    ("action", "die", "what"),
    [
        ("palace supply", "r5@B", "palace"),
        ("city-hall supply", "y5@B", "city-hall"),
        ("cathedral", "w5@B", ""),
    ],
)
def test_viticulturist_takes_a_die_of_any_colour(action: str, die: str, what: str) -> None:
    """Viticulturist: in order to perform an action, whichever it is."""
    game = holding("viticulturist", die).seat(A, deniers=0, supply=1).start()
    game.take(A, f"{action} use-viticulturist {die}" + ("" if what else " done"))
    assert (game.building(what) if what else game.cathedral()[0]) == "- - - - A -"
    assert (game.deniers(A), game.deniers(B)) == (0, 5)


def test_viticulturist_takes_no_purple_die_of_another() -> None:
    """Viticulturist, head of the family: the purple dice of others cannot be taken, the own one joins as ever."""
    table = ladies(2).settled(head="yes").seat(A, deniers=0, influence=0).dice("p6@B p2@A y5@B r1@B")
    game = table.card("viticulturist", "A -", A=1).start().take(A, "agriculture use-viticulturist")
    assert game.options(A) == ["y5@B", "p2@A"]
    assert game.take(A, "y5@B").options(A) == ["p2@A", "done"]
    assert game.take(A, "p2@A done").deniers(A) == 3


def test_viticulturist_has_no_die_of_another_turned_over() -> None:
    """Viticulturist: the die keeps its value, and another card's cube does not join in."""
    game = holding("viticulturist", "y1@B y4@A").card("confession", "A -", A=1).start()
    game.take(A, "agriculture use-viticulturist")
    assert game.options(A) == ["y1@B", "y4@A"]
    assert game.take(A, "y1@B y4@A done").deniers(A) == 22


# Chief Templar


def test_chief_templar_takes_a_red_die_of_each_player_for_two_deniers() -> None:
    """Chief Templar, example: one die each of two players and one of the own district, 2 deniers to both players."""
    game = captain("chief-templar", "r4@A r5@B r6@C", 3).start()
    game.take(A, "captain use-chief-templar r4@A r5@B r6@C")
    assert [game.deniers(seat) for seat in (A, B, C)] == [16, 7, 7]
    assert times(game) == 15 // 4
    assert game.cubes("chief-templar", A) == 1


def test_chief_templar_takes_dice_of_three_players() -> None:
    """Chief Templar: three others' dice are 6 deniers in all, 2 to each."""
    game = captain("chief-templar", "r4@B r5@C r6@D", 4).seat(A, deniers=6).start()
    game.take(A, "captain use-chief-templar r4@B r5@C r6@D x1")
    assert [game.deniers(seat) for seat in (A, B, C, D)] == [0, 7, 7, 7]


def test_chief_templar_takes_at_most_one_die_of_each_player() -> None:
    """Chief Templar: a second die of B's or of the neutral player's is not offered; own dice are, without a limit."""
    game = captain("chief-templar", "r4@A r5@B r5@N r6@N r6@B").start()
    game.take(A, "captain use-chief-templar r5@B")
    assert game.options(A) == ["r5@N", "r6@N", "done"]
    game.take(A, "r5@N done x1")
    assert (game.deniers(A), game.deniers(B)) == (16, 7)
    own = (
        captain("chief-templar", "r4@A r4@A r5@B r6@B").start().take(A, "captain use-chief-templar r4@A r4@A")
    )
    assert own.options(A) == ["r5@B", "r6@B", "done"]


def test_chief_templar_pays_two_for_a_neutral_die() -> None:
    """Chief Templar: the neutral player's dice cost 2 each too, to the bank."""
    game = captain("chief-templar", "r4@A r5@B r6@N").start()
    game.take(A, "captain use-chief-templar r4@A r5@B r6@N x1")
    assert (game.deniers(A), game.deniers(B)) == (16, 7)


def test_chief_templar_takes_red_dice_only() -> None:
    """Chief Templar: no yellow or white action has the cube, and at Marauding it forms a red group."""
    game = holding("chief-templar", "r4@A y4@A w4@A").start()
    assert game.take(A, "marauding use-chief-templar").options(A) == ["r1@B", "r4@A"]
    yellow = holding("chief-templar", "r4@A y4@A w4@A").start().take(A, "agriculture")
    assert yellow.options(A) == ["y4@A"]
    white = holding("chief-templar", "r4@A y4@A w4@A").start().take(A, "cathedral")
    assert white.options(A) == ["w4@A"]


def test_chief_templar_allows_no_other_cube() -> None:
    """Chief Templar: only one cube an action."""
    game = captain("chief-templar", "r4@A r5@B").card("confession", "A -", A=1).start()
    game.take(A, "captain use-chief-templar")
    assert game.options(A) == ["r1@B", "r4@A", "r5@B"]


def test_chief_templar_is_hired_for_five_influence() -> None:
    """Chief Templar: 5 influence and no denier."""
    game = ladies(2).seat(A, deniers=0, influence=5, supply=1).dice("w3@A r1@B").card("chief-templar").start()
    game.take(A, "chief-templar supply")
    assert (game.deniers(A), game.influence(A), game.tradesmen("chief-templar")) == (0, 0, "A -")
    assert game.take(A, "w3@A done x1").cubes("chief-templar", A) == 1
    poor = (
        ladies(2).seat(A, deniers=30, influence=4, supply=1).dice("w3@A r1@B").card("chief-templar").start()
    )
    assert "chief-templar" not in poor.options(A)


def test_chief_templar_is_hired_after_a_citizen_was_recruited() -> None:
    """Chief Templar, Influence: 2 influence for the citizen and 5 for the place."""
    game = ladies(2).seat(A, deniers=0, influence=7).dice("w3@A r1@B").card("chief-templar").start()
    game.take(A, "recruit chief-templar supply w3@A done x1")
    assert (game.influence(A), game.tradesmen("chief-templar"), game.cubes("chief-templar", A)) == (
        0,
        "A -",
        1,
    )
    poor = ladies(2).seat(A, deniers=0, influence=6).dice("w3@A r1@B").card("chief-templar").start()
    assert "chief-templar" not in poor.take(A, "recruit").options(A)


def test_chief_templar_tradesman_directs_for_nothing_the_second_time() -> None:
    """Activity cards: the influence is the price of the place, and is not paid again."""
    game = ladies(2).seat(A, influence=0).dice("w6@A r1@B").card("chief-templar", "B A").start()
    assert game.take(A, "chief-templar w6@A done x2").cubes("chief-templar", A) == 2
    assert game.influence(A) == 0


@pytest.mark.parametrize(("cube", "owner"), [("chief-templar", "B"), ("preacher", "A")])
def test_chief_templar_and_preacher_help_to_place_a_citizen(cube: str, owner: str) -> None:
    """Placing a citizen, ruling R75: no ban is written; the Preacher changes nothing on a single die (R77)."""
    game = (
        holding(cube, f"r4@{owner}").seat(A, supply=1).start().take(A, f"palace supply use-{cube} r4@{owner}")
    )
    assert (game.building("palace"), game.cubes(cube, A)) == ("- - - A - -", 1)


# Herbalist


@pytest.mark.parametrize(("value", "activations"), [(2, 1), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_herbalist_uses_one_white_die_as_three_red(value: int, activations: int) -> None:
    """Herbalist: three red dice of the same value."""
    game = captain("herbalist", f"w{value}@A").start().take(A, f"captain use-herbalist w{value}@A")
    assert times(game) == activations
    assert game.take(A, "x1").cubes("herbalist", A) == 1


def test_herbalist_takes_only_one_white_die_and_no_red_one() -> None:
    """Herbalist: the action happens with that die alone, and no red die is bought beside it."""
    game = captain("herbalist", "w4@A w5@A r6@A r6@B").start().take(A, "captain use-herbalist")
    assert game.options(A) == ["w4@A", "w5@A"]
    game.take(A, "w4@A")
    assert times(game) == 3
    game.take(A, "x1")
    assert game.dice() == ["r6@A", "w5@A", "r1@B", "r6@B"]
    assert game.deniers(A) == 20


@pytest.mark.parametrize(("owner", "to_owner"), [("B", 2), ("N", 0)])
def test_herbalist_die_costs_two_when_bought(owner: str, to_owner: int) -> None:
    """Herbalist: 2 deniers, though it counts as three dice."""
    game = captain("herbalist", f"w4@{owner}").start().take(A, f"captain use-herbalist w4@{owner} x1")
    assert (game.deniers(A), game.deniers(B)) == (18, 5 + to_owner)


def test_herbalist_fights_a_red_event_and_places_no_citizen() -> None:
    """Herbalist: a white 3 is three cubes on Brigands; at the Palace exactly one die is used (ruling)."""
    game = (
        holding("herbalist", "w3@A r2@A")
        .event("brigands1")
        .start()
        .take(A, "brigands1 use-herbalist w3@A x3")
    )
    assert game.event_cubes("brigands1") == "A A A"
    palace = holding("herbalist", "w3@A r2@A").seat(A, supply=1).start().take(A, "palace supply")
    assert palace.options(A) == ["r1@B", "r2@A"]


# Preacher


@pytest.mark.parametrize(
    ("group", "gain"), [("y1@A y5@A done", 5), ("y1@A y2@A y5@A", 7), ("y2@A y2@A done", 2)]
)
def test_preacher_gives_all_dice_one_value(group: str, gain: int) -> None:
    """Preacher: the others take the value of the chosen die, which is the highest where the sum counts."""
    game = holding("preacher", "y1@A y2@A y2@A y5@A").start().take(A, f"agriculture use-preacher {group}")
    assert game.deniers(A) == 20 + gain
    assert game.cubes("preacher", A) == 1


def test_preacher_may_choose_the_value_of_a_bought_die() -> None:
    """Preacher: any die of the group, which is bought at the usual price (6 + 6 pips for 4 deniers)."""
    game = holding("preacher", "y1@A y6@B").start().take(A, "agriculture use-preacher y1@A y6@B done")
    assert (game.deniers(A), game.deniers(B)) == (20 - 4 + 6, 9)


@pytest.mark.parametrize(("chosen", "column", "influence"), [("w1@A", 1, 2), ("w4@A", 4, 4)])
def test_preacher_chooses_the_value_at_the_cathedral(chosen: str, column: int, influence: int) -> None:
    """Preacher: there the values are columns, so that the player says which; two cubes lie one above the other."""
    game = holding("preacher", "w1@A w4@A").start().take(A, "cathedral use-preacher w1@A w4@A done")
    assert game.options(A) == ["w1@A", "w4@A"]
    game.take(A, chosen)
    floor = " ".join("A" if number == column else "-" for number in range(1, 7))
    assert game.cathedral() == [floor, floor, EMPTY_FLOOR, EMPTY_FLOOR]
    assert (game.points(A), game.influence(A)) == (2, influence)


def test_preacher_fills_a_column_of_the_cathedral_with_three_dice() -> None:
    """Preacher: three dice of one value are three levels, and no fourth."""
    game = holding("preacher", "w1@A w4@A w6@A").start().take(A, "cathedral use-preacher w1@A w4@A w6@A")
    assert game.options(A) == ["w1@A", "w4@A", "w6@A"]
    game.take(A, "w6@A")
    assert game.cathedral() == ["- - - - - A", "- - - - - A", "- - - - - A", EMPTY_FLOOR]
    assert (game.points(A), game.influence(A)) == (3, 6)


def test_preacher_does_not_ask_where_one_value_is_of_use() -> None:
    """Preacher: the column of the 4 is full, so that the 1 is chosen."""
    floor = "- - - B - -"
    game = holding("preacher", "w1@A w4@A", 2, floor, floor, floor).start()
    game.take(A, "cathedral use-preacher w1@A w4@A done")
    assert game.cathedral() == ["A - - B - -", "A - - B - -", floor, EMPTY_FLOOR]


def test_preacher_fights_an_event_with_equal_dice() -> None:
    """Preacher: 1 and 6 are 12 pips, four cubes on Brigands, which is countered."""
    game = holding("preacher", "r1@A r6@A").event("brigands1").start()
    game.take(A, "brigands1 use-preacher r1@A r6@A done x4")
    assert (game.events(), game.points(A), game.won(A)) == (["marauding"], 4, 1)


def test_preacher_keeps_to_one_colour_at_the_pilgrimage() -> None:
    """Pilgrimage: a group of several colours is bent by Apprenticeship and Confession only."""
    game = holding("preacher", "r2@A y6@A y1@A").card("pilgrimage", "A -").seat(A, deniers=0).start()
    assert game.take(A, "pilgrimage use-preacher").options(A) == ["y1@A"]
    assert times(game.take(A, "y1@A y6@A done")) == 1
