"""What the cube of each delayed Activity card does to the dice, and what the dice cost with it."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, Playing, Table, city


def holding(cube: str, dice: str, players: int = 2) -> Table:
    """Seat A has 20 deniers, no influence and two cubes of a card; a red 1 of B keeps the round going."""
    table = city(players, bonus=True).seat(A, deniers=20, influence=0).dice(f"{dice} r1@B")
    return table.card(cube, "A -", A=2)


def hunting(cube: str, dice: str) -> Playing:
    """The Hunting, a red card of 3 pips an activation."""
    return holding(cube, dice).card("hunting", "A -").start()


def times(game: Playing) -> int:
    """How often the card may be activated: the options run from one to that number."""
    options = game.options(A)
    assert options == [f"x{number}" for number in range(1, len(options) + 1)]
    return len(options)


# Militia


@pytest.mark.parametrize(
    "group, activations", [("y4@A done", 1), ("y4@A y5@A done", 3), ("y4@A y5@A y6@A", 5)]
)
def test_militia_uses_one_to_three_yellow_dice_as_red(group: str, activations: int) -> None:
    """Appendix, Militiaman: they keep their values."""
    game = hunting("militia", "y4@A y5@A y6@A").take(A, f"hunting use-militia {group}")
    assert times(game) == activations
    assert game.take(A, "x1").influence(A) == 3
    assert game.cubes("militia", A) == 1


def test_militia_uses_yellow_dice_only() -> None:
    """Appendix, Militiaman: no red die may join them."""
    game = hunting("militia", "y4@A y5@A r6@A w6@A").take(A, "hunting use-militia")
    assert game.options(A) == ["y4@A", "y5@A"]
    assert game.take(A, "y4@A").options(A) == ["y5@A", "done"]


def test_militia_makes_red_actions_possible_without_a_red_die() -> None:
    """Appendix, Militiaman: the red card, the red event and the Palace open up."""
    table = city(2).seat(A, supply=1).dice("y4@A w1@B").card("hunting", "A -").event("brigands1")
    assert set(table.start().options(A)) & {"hunting", "brigands1", "palace"} == set()
    game = table.card("militia", "A -", A=1).start()
    assert set(game.options(A)) & {"hunting", "brigands1", "palace"} == {"hunting", "brigands1", "palace"}
    assert game.take(A, "hunting").options(A) == ["use-militia"]


def test_militia_dice_are_bought_at_the_usual_price() -> None:
    """Phase 4: 2, 4 or 6 by the size of the group."""
    game = hunting("militia", "y4@A y5@B y6@N").take(A, "hunting use-militia y4@A y5@B y6@N x5")
    assert (game.deniers(A), game.deniers(B)) == (8, 11)


def test_militia_places_a_citizen_at_the_palace() -> None:
    """Ruling: no ban is written, so that a yellow 4 serves as a red 4."""
    game = holding("militia", "y4@A").seat(A, supply=1).start().take(A, "palace supply use-militia y4@A")
    assert game.building("palace") == "- - - A - -"


def test_militia_fights_a_red_event() -> None:
    """Appendix, Militiaman; action 3: 9 pips are three cubes on Brigands."""
    game = holding("militia", "y4@A y5@A").event("brigands1").start()
    game.take(A, "brigands1 use-militia y4@A y5@A done x3")
    assert game.event_cubes("brigands1") == "A A A"
    assert game.influence(A) == 3


# Blacksmith


@pytest.mark.parametrize(
    "group, activations", [("r1@A done", 2), ("r1@A r2@A done", 2), ("r1@A r2@A r4@A", 4)]
)
def test_blacksmith_adds_5_to_a_red_group_once(group: str, activations: int) -> None:
    """Appendix, Blacksmith: 6, 8 and 12 pips; not 5 for each die."""
    game = hunting("blacksmith", "r1@A r2@A r4@A").take(A, f"hunting use-blacksmith {group}")
    assert times(game) == activations
    assert game.take(A, "x1").cubes("blacksmith", A) == 1


def test_blacksmith_adds_nothing_to_yellow_or_white_dice() -> None:
    """Appendix, Blacksmith: red dice only, even at Marauding, which takes any colour."""
    game = holding("blacksmith", "r1@A y6@A w6@A").start().take(A, "marauding use-blacksmith")
    assert game.options(A) == ["r1@A", "r1@B"]
    assert game.take(A, "r1@A done x2").event_cubes("marauding") == "A A"


def test_blacksmith_makes_a_weak_die_strong_enough() -> None:
    """Appendix, Blacksmith: a red 1 alone places nothing on Brigands, with the cube 6 pips place two cubes."""
    game = holding("blacksmith", "r1@A").event("brigands1").seat(A, deniers=0).start()
    assert game.take(A, "brigands1").options(A) == ["use-blacksmith"]
    assert game.take(A, "use-blacksmith r1@A done x2").event_cubes("brigands1") == "A A"


def test_blacksmith_dice_are_bought_at_the_usual_price() -> None:
    """Phase 4: two bought dice cost 4 each."""
    game = hunting("blacksmith", "r2@B r2@N").take(A, "hunting use-blacksmith r2@B r2@N done x3")
    assert (game.deniers(A), game.deniers(B)) == (12, 9)


# Tithe


def test_tithe_takes_one_yellow_die_from_each_other_player_for_free() -> None:
    """Appendix, Tithe: its own example, one die from each of two others and one from the own district."""
    game = holding("tithe", "y4@A y5@B y6@C", 3).seat(A, deniers=0).start()
    game.take(A, "agriculture use-tithe y4@A y5@B y6@C")
    assert [game.deniers(seat) for seat in (A, B, C)] == [7, 5, 5]
    assert game.dice() == ["r1@B"]
    assert game.cubes("tithe", A) == 1


def test_tithe_takes_a_neutral_die_for_free() -> None:
    """Appendix, Tithe: the grey district counts as one more player's."""
    game = holding("tithe", "y4@B y5@C y6@N", 3).seat(A, deniers=0).start()
    game.take(A, "agriculture use-tithe y4@B y5@C y6@N")
    assert [game.deniers(seat) for seat in (A, B, C)] == [7, 5, 5]


@pytest.mark.parametrize("deniers, expected", [(3, ["y6@N", "done"]), (4, ["y5@B", "y6@N", "done"])])
def test_tithe_frees_only_one_die_of_a_player(deniers: int, expected: list[str]) -> None:
    """Ruling: a second die of the same player is bought at the price of the group."""
    game = holding("tithe", "y4@B y5@B y6@N").seat(A, deniers=deniers).start()
    assert game.take(A, "agriculture use-tithe y4@B").options(A) == expected


@pytest.mark.parametrize(("deniers", "expected"), [(3, ["done"]), (4, ["y5@N", "done"])])
def test_tithe_frees_only_one_die_of_the_neutral_player(deniers: int, expected: list[str]) -> None:
    """Appendix, Tithe: one die from each player, and he is no exception; a second one costs 4 in a group of two."""
    game = holding("tithe", "y4@N y5@N").seat(A, deniers=deniers).start()
    assert game.take(A, "agriculture use-tithe y4@N").options(A) == expected


def test_tithe_free_dice_count_for_the_price_of_the_bought_ones() -> None:
    """Ruling: in a group of three with two free dice the third, bought, costs 6."""
    game = holding("tithe", "y4@B y5@B y6@N").start().take(A, "agriculture use-tithe y4@B y5@B y6@N")
    assert game.deniers(A) == 20 - 6 + 7
    assert game.deniers(B) == 5 + 6


def test_tithe_places_a_citizen_with_a_free_yellow_die() -> None:
    """Appendix, Tithe: no ban is written for City Hall; the die keeps its value."""
    game = holding("tithe", "y5@B").seat(A, deniers=0, supply=1).start()
    game.take(A, "city-hall supply use-tithe y5@B")
    assert game.building("city-hall") == "- - - - A -"
    assert game.deniers(B) == 5


def test_tithe_takes_yellow_dice_only() -> None:
    """Appendix, Tithe: red and white dice of others are not free, nor is the cube offered where they are asked for."""
    game = holding("tithe", "y4@B r6@B w6@B").event("brigands1").seat(A, deniers=0).start()
    assert "brigands1" not in game.options(A)
    assert "cathedral" not in game.options(A)
    assert game.take(A, "marauding use-tithe").options(A) == ["y4@B"]


# Monk


@pytest.mark.parametrize("value, gain", [(1, 1), (2, 3), (3, 4), (4, 6), (5, 7), (6, 9)])
def test_monk_uses_one_white_die_as_three_yellow(value: int, gain: int) -> None:
    """Appendix, Monk: three dice of that value; ruling: at agriculture too."""
    game = holding("monk", f"w{value}@A").start().take(A, f"agriculture use-monk w{value}@A")
    assert game.deniers(A) == 20 + gain
    assert game.actors() == [B]
    assert game.cubes("monk", A) == 1


def test_monk_takes_one_white_die_and_no_yellow_ones() -> None:
    """Appendix, Monk: the action happens with the one die, though others lie there."""
    game = holding("monk", "w4@A w5@A y6@A").start().take(A, "agriculture use-monk")
    assert game.options(A) == ["w4@A", "w5@A"]
    assert game.take(A, "w4@A").actors() == [B]
    assert game.dice() == ["y6@A", "w5@A", "r1@B"]


@pytest.mark.parametrize("owner, to_owner", [("B", 2), ("N", 0)])
def test_monk_die_costs_2_when_bought(owner: str, to_owner: int) -> None:
    """Appendix, Monk: 2 deniers, though it counts as three dice."""
    game = holding("monk", f"w4@{owner}").start().take(A, f"agriculture use-monk w4@{owner}")
    assert game.deniers(A) == 20 - 2 + 6
    assert game.deniers(B) == 5 + to_owner


def test_monk_activates_a_delayed_yellow_card() -> None:
    """Ruling: three yellow 4s are 12 pips, four cubes of the Militia."""
    game = holding("monk", "w4@A").card("militia", "A -").start().take(A, "militia use-monk w4@A")
    assert times(game) == 4
    assert game.take(A, "x4").cubes("militia", A) == 4


def test_monk_fights_a_yellow_event() -> None:
    """Action 3: three yellow 3s are 9 pips, three cubes on Wayfarers."""
    game = holding("monk", "w3@A").event("wayfarers").start().take(A, "wayfarers use-monk w3@A x3")
    assert game.event_cubes("wayfarers") == "A A A"


# Priest


@pytest.mark.parametrize("group, gain", [("y1@A done", 2), ("y1@A y2@A done", 4), ("y6@A y6@A y6@A", 13)])
def test_priest_adds_3_to_each_yellow_die(group: str, gain: int) -> None:
    """Appendix, Priest: 4, 9 and 27 pips; a die may exceed 6."""
    game = holding("priest", "y1@A y2@A y6@A y6@A y6@A").start().take(A, f"agriculture use-priest {group}")
    assert game.deniers(A) == 20 + gain


def test_priest_makes_a_weak_die_strong_enough() -> None:
    """Appendix, Priest: a yellow 1 cannot activate the Merchant, with the cube 4 pips do so twice."""
    game = holding("priest", "y1@A").card("merchant", "A -").start()
    assert game.take(A, "merchant").options(A) == ["use-priest"]
    assert times(game.take(A, "use-priest y1@A done")) == 2


def test_priest_brings_27_activations_at_most() -> None:
    """Appendix, Priest: three 6s are 27 pips, and the Innkeeper takes one pip an activation."""
    table = holding("priest", "y6@A y6@A y6@A").card("innkeeper", "A -").seat(A, deniers=27)
    game = table.start().take(A, "innkeeper use-priest y6@A y6@A y6@A")
    assert times(game) == 27
    assert game.take(A, "x3").influence(A) == 3


def test_priest_dice_are_bought_at_the_usual_price() -> None:
    """Phase 4: three pips more make a die no dearer."""
    game = holding("priest", "y1@B y2@N").start().take(A, "agriculture use-priest y1@B y2@N done")
    assert game.deniers(A) == 20 - 8 + 4
    assert game.deniers(B) == 9


def test_example_of_the_priest() -> None:
    """Example: Faye (B) takes her white 5 and Anna's 4 for 4 deniers, hires for 6, and 9 pips are three cubes; later a
    cube adds 3 to each of her yellow dice. Her tradesman is not paid for again."""
    table = city(4).starter(B).turn(B).seat(B, deniers=10, supply=1).dice("w5@B w4@A y1@B y4@B w6@B r1@A")
    game = table.card("priest").start().take(B, "priest supply w4@A w5@B done")
    assert game.options(B) == ["x1", "x2", "x3"]
    game.take(B, "x3")
    assert (game.deniers(A), game.deniers(B)) == (9, 0)
    assert game.tradesmen("priest") == "B -"
    assert game.cubes("priest", B) == 3
    game.take(2, "pass").take(3, "pass").take(A, "pass").take(B, "agriculture use-priest y1@B y4@B done")
    assert game.deniers(B) == (1 + 3 + 4 + 3) // 2
    assert game.cubes("priest", B) == 2
    game.take(B, "priest w6@B done x2")
    assert game.cubes("priest", B) == 4
    assert game.deniers(B) == 5


# Apprenticeship


@pytest.mark.parametrize(
    "group, gain", [("y1@A done", 2), ("y1@A y2@A done", 5), ("y1@A y2@A y6@A", 7), ("y6@A done", 2)]
)
def test_apprenticeship_makes_each_die_5(group: str, gain: int) -> None:
    """Appendix, Apprenticeship: 5 pips a die, even of a 6."""
    game = holding("apprenticeship", "y1@A y2@A y6@A").start()
    assert game.take(A, f"agriculture use-apprenticeship {group}").deniers(A) == 20 + gain


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_apprenticeship_places_at_space_5_of_the_palace(value: int) -> None:
    """Appendix, Apprenticeship: the Palace is not among the banned places, and the value is 5 (ruling: as written)."""
    game = holding("apprenticeship", f"r{value}@A").seat(A, supply=1).start()
    game.take(A, f"palace supply use-apprenticeship r{value}@A")
    assert game.building("palace") == "- - - - A -"


@pytest.mark.parametrize(
    "target, following", [("marauding", ["r4@A", "done"]), ("brigands1", ["r4@A", "done"])]
)
def test_apprenticeship_with_several_colours_only_where_they_may_be_mixed(
    target: str, following: list[str]
) -> None:
    """Ruling: the dice keep their colours; only the Pilgrimage takes a mixed group."""
    game = holding("apprenticeship", "r3@A r4@A y3@A w3@A").event("brigands1").start()
    assert game.take(A, f"{target} use-apprenticeship r3@A").options(A) == following


def test_apprenticeship_dice_are_bought_at_the_usual_price() -> None:
    """Phase 4: 6 each in a group of three."""
    game = holding("apprenticeship", "y1@A y1@B y1@N").start()
    game.take(A, "agriculture use-apprenticeship y1@A y1@B y1@N")
    assert (game.deniers(A), game.deniers(B)) == (20 - 12 + 7, 11)


# Confession


@pytest.mark.parametrize(
    "group, gain", [("y1@A done", 1), ("y1@A y2@A done", 3), ("y1@A y2@A y6@A", 7), ("y6@A done", 4)]
)
def test_confession_adds_2_to_each_die(group: str, gain: int) -> None:
    """Appendix, Confession: 3, 7, 15 and 8 pips; a die may exceed 6."""
    game = holding("confession", "y1@A y2@A y6@A").start()
    assert game.take(A, f"agriculture use-confession {group}").deniers(A) == 20 + gain


@pytest.mark.parametrize(
    "target, die, cubes", [("brigands1", "r4@A", 2), ("drought", "y2@A", 1), ("heresy", "w4@A", 2)]
)
def test_confession_serves_all_three_colours(target: str, die: str, cubes: int) -> None:
    """Appendix, Confession: no colour is named."""
    table = holding("confession", "r4@A y2@A w4@A").event("brigands1").event("drought").event("heresy")
    how_many = f"x{cubes}" if cubes > 1 else ""
    game = table.start().take(A, f"{target} use-confession {die} done {how_many}")
    assert game.event_cubes(target).split() == ["A"] * cubes


def test_confession_places_at_the_palace_two_spaces_higher() -> None:
    """Ruling: the Palace is not banned, if the raised value is on a die; a red 5 or 6 finds no space."""
    game = holding("confession", "r1@A r4@A r5@A r6@A").seat(A, supply=1).start()
    assert game.take(A, "palace supply use-confession").options(A) == ["r1@A", "r1@B", "r4@A"]
    assert game.take(A, "r4@A").building("palace") == "- - - - - A"


# Templar


@pytest.mark.parametrize("value, activations", [(2, 1), (3, 2), (4, 2), (5, 3), (6, 4)])
def test_templar_uses_one_white_die_as_two_red(value: int, activations: int) -> None:
    """Appendix, Templar: two dice of that value."""
    game = hunting("templar", f"w{value}@A").take(A, f"hunting use-templar w{value}@A")
    assert times(game) == activations
    assert game.take(A, "x1").cubes("templar", A) == 1


def test_templar_takes_one_white_die_and_no_red_ones() -> None:
    """Appendix, Templar: the action happens with the one die."""
    game = holding("templar", "w4@A w5@A r6@A").event("brigands1").start().take(A, "brigands1 use-templar")
    assert game.options(A) == ["w4@A", "w5@A"]
    assert game.take(A, "w4@A x2").event_cubes("brigands1") == "A A"
    assert game.dice() == ["r6@A", "w5@A", "r1@B"]


@pytest.mark.parametrize("owner, to_owner", [("B", 2), ("N", 0)])
def test_templar_die_costs_2_when_bought(owner: str, to_owner: int) -> None:
    """Appendix, Templar: 2 deniers, though it counts as two dice."""
    game = hunting("templar", f"w4@{owner}").take(A, f"hunting use-templar w4@{owner} x2")
    assert (game.deniers(A), game.deniers(B)) == (18, 5 + to_owner)


# Prior


@pytest.mark.parametrize("value, influence", [(1, 2), (3, 2), (4, 4), (6, 4)])
def test_prior_builds_two_cubes_of_one_column_of_the_cathedral(value: int, influence: int) -> None:
    """Bonus card Prior: one white die as two of the same value; ruling: one above the other."""
    game = holding("prior", f"w{value}@A").start().take(A, f"cathedral use-prior w{value}@A")
    column = " ".join("A" if value == number else "-" for number in range(1, 7))
    assert game.cathedral() == [column, column, "- - - - - -"]
    assert (game.points(A), game.influence(A)) == (2, influence)


def test_prior_places_one_cube_where_one_space_is_left() -> None:
    """Ruling: of the two dice the one that finds no space is without effect."""
    low = "- - - B - -"
    game = holding("prior", "w4@A").cathedral(low, low).start().take(A, "cathedral use-prior w4@A")
    assert game.cathedral() == [low, low, "- - - A - -"]
    assert (game.points(A), game.influence(A)) == (1, 2)


def test_prior_takes_one_white_die() -> None:
    """Bonus card Prior: never more than one, which counts twice at a white card (8 pips, two activations)."""
    game = holding("prior", "w4@A w5@A").card("procession", "A -").start().take(A, "procession use-prior")
    assert game.options(A) == ["w4@A", "w5@A"]
    assert times(game.take(A, "w4@A")) == 2


@pytest.mark.parametrize("owner, to_owner", [("B", 2), ("N", 0)])
def test_prior_die_costs_2_when_bought(owner: str, to_owner: int) -> None:
    """Phase 4: one die is used, so that it costs 2."""
    game = holding("prior", f"w4@{owner}").start().take(A, f"cathedral use-prior w4@{owner}")
    assert (game.deniers(A), game.deniers(B)) == (18, 5 + to_owner)
    assert game.cubes("prior", A) == 1


def test_prior_fights_a_white_event() -> None:
    """Bonus card Prior; action 3: two white 4s are 8 pips, two cubes on Heresy."""
    game = holding("prior", "w4@A").event("heresy").start().take(A, "heresy use-prior w4@A x2")
    assert game.event_cubes("heresy") == "A A"
