"""Groups of dice: one to three of one colour from any districts, their prices, their spelling, their end."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, city

ALL_COLOURS = "r6@A y6@A w6@A"


# How many, and of which colour


@pytest.mark.parametrize(
    "group, total", [("y5@A done", 5), ("y4@A y5@A done", 9), ("y4@A y4@A done", 8), ("y4@A y4@A y5@A", 13)]
)
def test_group_has_one_to_three_dice_that_are_added(group: str, total: int) -> None:
    """Phase 4: an action takes a group of one to three dice; their sum is its value."""
    game = city(2).dice("y4@A y4@A y5@A y6@A r1@B").start().take(A, f"agriculture {group}")
    assert game.deniers(A) == 5 + total // 2
    assert game.turn() == "B"


def test_group_of_three_is_complete_and_takes_no_fourth_die() -> None:
    """Phase 4: three dice at the most, so that the action happens with the third."""
    game = city(2).dice("y3@A y4@A y5@A y6@A r1@B").start()
    assert game.take(A, "agriculture y3@A y4@A").options(A) == ["y5@A", "y6@A", "done"]
    assert game.take(A, "y5@A").actors() == [B]
    assert game.dice() == ["y6@A", "r1@B"]


def test_group_is_of_one_colour() -> None:
    """Phase 4: the dice of a group share a colour; at Marauding, which takes any, the first die decides (the influence
    example fights it with a yellow die; ruling: a group of any one colour)."""
    game = city(2).seat(A, deniers=40).dice(f"{ALL_COLOURS} r6@B y6@B w6@N r1@B").start()
    assert game.take(A, "marauding").options(A) == ["r1@B", "r6@A", "r6@B", "y6@A", "y6@B", "w6@A", "w6@N"]
    assert game.take(A, "y6@A").options(A) == ["y6@B", "done"]


@pytest.mark.parametrize(
    "target, expected",
    [
        ("merchant", ["y6@A"]),
        ("militia", ["y6@A"]),
        ("agriculture", ["y6@A"]),
        ("tithe", ["w6@A"]),
        ("templar", ["w6@A"]),
        ("cathedral", ["w6@A"]),
        ("hunting", ["r6@A"]),
        ("captain", ["r6@A"]),
        ("brigands1", ["r6@A"]),
        ("drought", ["y6@A"]),
        ("heresy", ["w6@A"]),
        ("marauding", ["r6@A", "y6@A", "w6@A"]),
    ],
)
def test_group_has_the_colour_of_its_action(target: str, expected: list[str]) -> None:
    """Actions 1, 2, 3 and 5: yellow for civil cards and agriculture, white for religious ones and the Cathedral,
    red for military ones; ruling: an event is fought with dice of its deck's colour."""
    table = city(2).dice(ALL_COLOURS).event("brigands1").event("drought").event("heresy")
    for card in ("merchant", "militia", "tithe", "templar", "hunting", "captain"):
        table.card(card, "A -")
    assert table.marauding("A").start().take(A, target).options(A) == expected


@pytest.mark.parametrize("place, die", [("palace", "r6@A"), ("city-hall", "y6@A"), ("bishopric", "w6@A")])
def test_placing_a_citizen_takes_a_die_of_the_colour_of_the_building(place: str, die: str) -> None:
    """Action 4: red for the Palace, white for the Bishopric, yellow for City Hall."""
    game = city(2).seat(A, supply=1).dice(ALL_COLOURS).start()
    assert game.take(A, f"{place} supply").options(A) == [die]


@pytest.mark.parametrize(
    "dice, expected",
    [
        ("r6@A", ["hunting", "marauding", "palace"]),
        ("y6@B", ["marauding", "agriculture", "city-hall", "merchant"]),
        ("w6@N", ["marauding", "cathedral", "bishopric", "tithe"]),
    ],
)
def test_action_without_a_die_of_its_colour_is_not_offered(dice: str, expected: list[str]) -> None:
    """Phase 4: every action needs dice of its colour in some district."""
    table = city(2).seat(A, deniers=20, supply=1, influence=0).dice(dice)
    game = table.card("merchant").card("tithe").card("hunting").start()
    assert set(game.options(A)) == {*expected, "pass"}


# Prices


@pytest.mark.parametrize(
    "group, price, to_owner",
    [
        ("y5@A", 0, 0),
        ("y5@A y6@A", 0, 0),
        ("y4@A y5@A y6@A", 0, 0),
        ("y5@B", 2, 2),
        ("y5@N", 2, 0),
        ("y2@B y4@A", 4, 4),
        ("y2@N y4@A", 4, 0),
        ("y2@B y4@B", 8, 8),
        ("y2@B y4@N", 8, 4),
        ("y2@N y4@N", 8, 0),
        ("y2@B y4@A y5@A", 6, 6),
        ("y2@N y4@A y5@A", 6, 0),
        ("y2@B y4@A y5@B", 12, 12),
        ("y2@B y4@A y5@N", 12, 6),
        ("y2@B y4@B y5@B", 18, 18),
        ("y2@N y4@N y5@N", 18, 0),
        ("y2@B y4@N y5@B", 18, 12),
    ],
)
def test_price_of_a_die_is_2_4_or_6_by_the_size_of_the_group(group: str, price: int, to_owner: int) -> None:
    """Phase 4: each bought die costs 2, 4 or 6 in a group of one, two or three (own dice count for the size); its
    owner is paid, and the bank for grey dice. Ruling: up to three dice may be bought from one player."""
    dice = group.split()
    game = city(2).seat(A, deniers=18).dice(f"{group} w1@B").start()
    game.take(A, f"agriculture {group}{'' if len(dice) == 3 else ' done'}")
    assert game.deniers(A) == 18 - price + sum(int(die[1]) for die in dice) // 2
    assert game.deniers(B) == 5 + to_owner


def test_price_is_paid_to_each_owner_for_his_own_dice() -> None:
    """Phase 4: a group may come from several districts, and everyone is paid for his dice."""
    game = city(4).seat(A, deniers=18).dice("w2@B w4@C w4@D w1@B").start()
    game.take(A, "cathedral w2@B w4@C w4@D")
    assert [game.deniers(seat) for seat in (A, B, C, D)] == [0, 11, 11, 11]


def test_price_cannot_be_refused_by_the_seller() -> None:
    """Phase 4: the owner has no say; nobody is asked anything, and the turn goes on."""
    game = city(3).dice("y6@C r1@B").start().take(A, "agriculture y6@C done")
    assert game.actors() == [B]
    assert game.asked() == "take-turn"
    assert (game.deniers(A), game.deniers(B), game.deniers(C)) == (6, 5, 7)


def test_price_goes_to_the_purse_of_an_owner_who_has_passed() -> None:
    """Phase 4: the dice of one who passed stay for sale; the two deniers of his pass lie apart in his district."""
    game = city(3).seat(B, passed=2).turn(C).dice("y6@B r1@B").start().take(C, "agriculture y6@B done")
    assert game.deniers(B) == 7
    assert game.passed(B) == 2


def test_price_at_an_event_and_for_placing_a_citizen_is_the_same() -> None:
    """Phase 4: the price depends on the size of the group only, not on the action."""
    table = city(2).seat(A, deniers=18, supply=1).dice("r3@B r3@N r4@A w6@B").event("brigands1")
    fought = table.start().take(A, "brigands1 r3@B r3@N r4@A x3")
    placed = table.start().take(A, "palace supply r3@B")
    assert (fought.deniers(A), fought.deniers(B)) == (6, 11)
    assert (placed.deniers(A), placed.deniers(B)) == (16, 7)


# What cannot be paid is not offered


@pytest.mark.parametrize(
    "deniers, expected",
    [(0, ["y5@A"]), (1, ["y5@A"]), (2, ["y5@A", "y6@B", "y6@N"])],
)
def test_unaffordable_single_die_is_not_offered(deniers: int, expected: list[str]) -> None:
    """Phase 4: a bought die must be paid before the action; its gain (three deniers here) cannot pay for it."""
    game = city(2).seat(A, deniers=deniers).dice("y5@A y6@B y6@N").start()
    assert game.take(A, "agriculture").options(A) == expected


@pytest.mark.parametrize("deniers, expected", [(3, ["y5@A", "done"]), (4, ["y5@A", "y6@B", "done"])])
def test_unaffordable_second_die_is_not_offered(deniers: int, expected: list[str]) -> None:
    """Phase 4: in a group of two a bought die costs 4."""
    game = city(2).seat(A, deniers=deniers).dice("y4@A y5@A y6@B").start()
    assert game.take(A, "agriculture y4@A").options(A) == expected


@pytest.mark.parametrize("deniers, expected", [(5, ["done"]), (6, ["y6@B", "done"])])
def test_unaffordable_third_die_is_not_offered(deniers: int, expected: list[str]) -> None:
    """Phase 4: in a group of three a bought die costs 6."""
    game = city(2).seat(A, deniers=deniers).dice("y4@A y5@A y6@B").start()
    assert game.take(A, "agriculture y4@A y5@A").options(A) == expected


@pytest.mark.parametrize(
    "deniers, expected",
    [(3, ["done"]), (4, ["y5@A", "y6@A", "done"]), (5, ["y5@A", "y6@A", "done"])],
)
def test_unaffordable_own_die_because_it_raises_the_price_of_a_bought_one(
    deniers: int, expected: list[str]
) -> None:
    """Phase 4: the whole group sets the price, so that even a free die of one's own can make it too dear."""
    game = city(2).seat(A, deniers=deniers).dice("y4@B y5@A y6@A").start()
    assert game.take(A, "agriculture y4@B").options(A) == expected
    if deniers == 5:
        assert game.take(A, "y5@A").options(A) == ["done"]


@pytest.mark.parametrize(
    "deniers, picked, expected",
    [
        (1, "", []),
        (2, "", ["y4@B", "y5@B", "y6@N"]),
        (7, "y4@B", ["done"]),
        (8, "y4@B", ["y5@B", "y6@N", "done"]),
        (17, "y4@B y5@B", ["done"]),
        (18, "y4@B y5@B", ["y6@N", "done"]),
    ],
)
def test_unaffordable_groups_of_bought_dice_only(deniers: int, picked: str, expected: list[str]) -> None:
    """Phase 4: one, two or three bought dice cost 2, 8 or 18 together."""
    game = city(2).seat(A, deniers=deniers).dice("y4@B y5@B y6@N").start()
    if expected:
        assert game.take(A, f"agriculture {picked}").options(A) == expected
    else:
        assert "agriculture" not in game.options(A)


def test_unaffordable_action_is_not_offered() -> None:
    """Phase 4: with nothing of one's own and no deniers nothing can be done but to pass."""
    game = city(2).seat(A, deniers=1, supply=1, influence=0).dice("y6@B w6@N r6@N").start()
    assert game.options(A) == ["pass"]


@pytest.mark.parametrize("deniers, offered", [(3, False), (4, True)])
def test_unaffordable_group_is_not_begun_when_one_die_is_not_enough(deniers: int, *, offered: bool) -> None:
    """Action 3: a red 1 and a red 2 place a cube on Marauding only together, and together the bought one costs 4."""
    game = city(2).seat(A, deniers=deniers).dice("r1@N r2@A").start()
    assert ("marauding" in game.options(A)) is offered
    if offered:
        assert game.take(A, "marauding").options(A) == ["r1@N"]


@pytest.mark.parametrize("deniers, expected", [(5, ["y4@A"]), (6, ["y4@A", "y5@B"])])
def test_unaffordable_die_after_paying_for_a_tradesman(deniers: int, expected: list[str]) -> None:
    """Action 1: the tradesman (4 at the Merchant) is paid first, the dice with what is left."""
    game = city(2).seat(A, deniers=deniers, supply=1).dice("y4@A y5@B").card("merchant").start()
    assert game.take(A, "merchant supply").options(A) == expected
    assert game.deniers(A) == deniers - 4


@pytest.mark.parametrize("deniers, offered", [(3, False), (5, False), (6, True)])
def test_unaffordable_card_because_hiring_leaves_nothing_for_a_die(deniers: int, *, offered: bool) -> None:
    """Action 1: who hires must activate the card, so that 4 for the Merchant and 2 for the only die are needed."""
    game = city(2).seat(A, deniers=deniers, supply=1).dice("y5@B r1@A").card("merchant").start()
    assert ("merchant" in game.options(A)) is offered


def test_player_without_own_dice_acts_by_buying() -> None:
    """Ruling: an empty district does not end the turns of a player."""
    game = city(2).seat(A, deniers=8).dice("y5@B y6@N r1@B").start()
    assert game.take(A, "agriculture y5@B y6@N done").deniers(A) == 5
    assert game.deniers(B) == 9


# Spelling and end of the dice


def test_spelling_is_ascending_by_value_then_by_district() -> None:
    """Notation: a group has one spelling; of equal dice the districts come in the order A, B, C, D, grey."""
    game = city(4).seat(A, deniers=50).dice("y5@A y4@C y4@B y4@D y4@N y3@C").start()
    order = ["y3@C", "y4@B", "y4@C", "y4@D", "y4@N", "y5@A"]
    assert game.take(A, "agriculture").options(A) == order
    assert game.take(A, "y4@C").options(A) == ["y4@D", "y4@N", "y5@A", "done"]
    assert game.take(A, "y4@N").options(A) == ["y5@A", "done"]


def test_spelling_repeats_a_die_as_often_as_it_lies_there() -> None:
    """Notation: equal dice of one district are taken one by one."""
    game = city(2).dice("y4@A y4@A y5@A").start()
    assert game.take(A, "agriculture y4@A").options(A) == ["y4@A", "y5@A", "done"]
    assert game.take(A, "y4@A").options(A) == ["y5@A", "done"]


def test_used_dice_are_discarded_from_their_districts_and_others_stay() -> None:
    """Phase 4: used dice go back to the general supply; an equal die elsewhere is not touched."""
    game = city(3).seat(A, deniers=18).dice("y4@A y4@B y4@B y4@N y6@C r4@A").start()
    game.take(A, "agriculture y4@A y4@B y4@N")
    assert game.dice() == ["r4@A", "y4@B", "y6@C"]


# The examples of the rulebook: Anna A, Faye B, Geoffrey C, Emily D


def test_example_of_buying_dice_for_a_yellow_action() -> None:
    """Example on buying: Anna's two yellow dice and Geoffrey's 5 make 16; the third die costs her 6."""
    table = city(4).seat(A, deniers=6).dice("y5@A y6@A w3@A y5@C w4@B").card("merchant", "A -")
    game = table.start().take(A, "merchant y5@A y5@C y6@A x8")
    assert game.deniers(A) == 6 - 6 + 16
    assert game.deniers(C) == 11
    assert game.dice() == ["w3@A", "w4@B"]


def test_example_of_buying_dice_for_a_white_action() -> None:
    """Example on buying: with her own white die and one of Faye's she would have paid Faye 4."""
    game = city(4).dice("y5@A y6@A w3@A y5@C w4@B").start().take(A, "cathedral w3@A w4@B done")
    assert game.deniers(A) == 1
    assert game.deniers(B) == 9


def test_example_of_hiring_the_merchant_with_three_dice() -> None:
    """Example on hiring: 4 for the tradesman, who stands on the first free space (2 VP); 16 is eight activations, which
    bring 16 deniers."""
    table = city(4).seat(A, deniers=10, supply=1).dice("y5@A y6@A w3@A y5@C").card("merchant")
    game = table.start().take(A, "merchant supply y5@A y5@C y6@A")
    assert game.options(A) == [f"x{times}" for times in range(1, 9)]
    game.take(A, "x8")
    assert game.deniers(A) == 10 - 4 - 6 + 16
    assert game.deniers(C) == 11
    assert game.tradesmen("merchant") == "A -"
    assert game.supply(A) == 0


def test_neutral_dice_are_paid_to_the_bank() -> None:
    """Phase 4: nobody gains by the sale of grey dice."""
    game = city(3).seat(A, deniers=18).dice("y2@N y2@N y2@N r1@B").start()
    game.take(A, "agriculture y2@N y2@N y2@N")
    assert [game.deniers(seat) for seat in (A, B, C)] == [3, 5, 5]
    assert [die for die in game.dice() if die.endswith("@N")] == []
