"""Hiring a tradesman: where he comes from, what he costs, where he stands, and that he must be put to work."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, Table, city

OTHER_CARDS = {
    "yellow2": "innkeeper",
    "yellow3": "goldsmith",
    "white1": "priest",
    "white2": "templar",
    "white3": "procession",
    "red1": "archer",
    "red2": "hunting",
    "red3": "joust",
}
BUILDINGS = ("palace", "city-hall", "bishopric")
HIRED = "supply palace1 palace6 city-hall2 bishopric3 lying-palace lying-city-hall from-white1 from-red3"


def merchant(deniers: int = 4, dice: str = "y4@A w1@N") -> Table:
    """Seat A before the Merchant, whom nobody directs; hiring costs 4."""
    return city(4).seat(A, deniers=deniers).dice(dice).card("merchant")


def test_hiring_from_the_supply_pays_at_once() -> None:
    """Activity cards: price and placement come before the dice."""
    game = merchant(deniers=9).seat(A, supply=2).start()
    game.take(A, "merchant")
    assert game.options(A) == ["supply"]
    game.take(A, "supply")
    assert (game.deniers(A), game.supply(A), game.tradesmen("merchant")) == (5, 1, "A -")
    assert game.options(A) == ["y4@A"]
    game.take(A, "y4@A done x2")
    assert game.deniers(A) == 9
    assert game.turn() == "B"


@pytest.mark.parametrize("space", range(6))
@pytest.mark.parametrize("name", BUILDINGS)
def test_hiring_from_each_space_of_the_buildings(name: str, space: int) -> None:
    """Activity cards: the citizen may come from a principal building; his space stays empty, nobody shifts."""
    spaces = ["B"] * 6
    spaces[space] = "A"
    game = merchant().building(name, " ".join(spaces)).start()
    game.take(A, "merchant")
    assert game.options(A) == [f"{name}{space + 1}"]
    game.take(A, f"{name}{space + 1} y4@A done x1")
    spaces[space] = "-"
    assert game.building(name) == " ".join(spaces)
    assert game.tradesmen("merchant") == "A -"
    assert game.deniers(A) == 2


@pytest.mark.parametrize("name", BUILDINGS)
def test_hiring_of_an_expelled_citizen(name: str) -> None:
    """Activity cards: even one who lies on a building may be hired; others stay lying."""
    game = merchant().building(name, "B - - - - -", lying="A B").start()
    game.take(A, "merchant")
    assert game.options(A) == [f"lying-{name}"]
    game.take(A, f"lying-{name} y4@A done x1")
    assert game.lying(name) == "B"
    assert game.building(name) == "B - - - - -"
    assert game.tradesmen("merchant") == "A -"


@pytest.mark.parametrize(("place", "card"), OTHER_CARDS.items(), ids=OTHER_CARDS.values())
@pytest.mark.parametrize(
    ("tradesmen", "onlookers", "after", "watching"),
    [("A B", "C", "- B", "C"), ("B A", "C", "B -", "C"), ("B C", "A", "B C", ""), ("A -", "", "- -", "")],
)
def test_hiring_from_another_card(
    place: str, card: str, tradesmen: str, onlookers: str, after: str, watching: str
) -> None:
    """Activity cards: a tradesman may be moved from any other card, also from its illustration; his space becomes free,
    and those already on the card stay where they are."""
    game = merchant().card(card, tradesmen, onlookers=onlookers).start()
    game.take(A, "merchant")
    assert game.options(A) == [f"from-{place}"]
    game.take(A, f"from-{place} y4@A done x1")
    assert (game.tradesmen(card), game.onlookers(card)) == (after, watching)
    assert game.tradesmen("merchant") == "A -"
    assert game.deniers(A) == 2


def test_hiring_offers_every_own_citizen_and_no_other() -> None:
    """Activity cards: supply, buildings, expelled citizens and cards, all of one's own colour."""
    game = (
        merchant()
        .seat(A, supply=3)
        .building("palace", "A B N - - A", lying="A B")
        .building("city-hall", "B A - - - -", lying="A")
        .building("bishopric", "N - A - - -", lying="B")
        .card("priest", "A B")
        .card("joust", "B C", onlookers="A")
        .card("hunting", "B C")
        .start()
    )
    game.take(A, "merchant")
    assert sorted(game.options(A)) == sorted(HIRED.split())


@pytest.mark.parametrize(
    ("before", "watching", "after", "watching_after"),
    [
        ("- -", "", "A -", ""),
        ("B -", "", "B A", ""),
        ("B C", "", "B C", "A"),
        ("B C", "D", "B C", "A D"),
        ("- B", "", "A B", ""),
        ("- B", "C", "A B", "C"),
    ],
)
def test_hired_tradesman_takes_the_first_free_space(
    before: str, watching: str, after: str, watching_after: str
) -> None:
    """Activity cards: the first free space, then the second, then the illustration; a space that was vacated is free
    again, also when others stand on the illustration."""
    game = (
        city(4)
        .seat(A, deniers=4, supply=1)
        .dice("y4@A w1@N")
        .card("merchant", before, onlookers=watching)
        .start()
    )
    game.take(A, "merchant supply y4@A done x1")
    assert game.tradesmen("merchant") == after
    assert sorted(game.onlookers("merchant").split()) == watching_after.split()


def test_tradesmen_of_all_seats_fill_a_card_in_turn() -> None:
    """Activity cards, end of the game: the third and fourth stand on the illustration and score nothing."""
    table = city(4).round(6).dice("y2@A y2@B y2@C y2@D").card("merchant")
    table.cathedral("A B C D - -", "A B C D - -", "A B C D - -")
    for seat in (A, B, C, D):
        table.seat(seat, deniers=4, supply=1)
    game = table.start()
    for seat, letter in ((A, "A"), (B, "B"), (C, "C"), (D, "D")):
        game.take(seat, f"merchant supply y2@{letter} done x1")
    assert game.tradesmen("merchant") == "A B"
    assert sorted(game.onlookers("merchant").split()) == ["C", "D"]
    assert game.scores() == [2, 1, 0, 0]


def test_vacated_space_goes_to_the_next_hired_and_not_to_those_on_the_card() -> None:
    """Activity cards, notes: who moves away frees his space; those on the card do not move up, a newcomer takes it."""
    game = (
        city(4)
        .round(6)
        .seat(A, deniers=6)
        .seat(B, deniers=4, supply=1)
        .dice("r2@A y2@B")
        .card("merchant", "A C", onlookers="D")
        .card("mercenary")
        .cathedral("A B C D - -", "A B C D - -", "A B C D - -")
        .start()
    )
    game.take(A, "mercenary from-yellow1 r2@A done x1")
    assert (game.tradesmen("merchant"), game.onlookers("merchant")) == ("- C", "D")
    assert game.tradesmen("mercenary") == "A -"
    game.take(B, "merchant supply y2@B done x1")
    assert (game.tradesmen("merchant"), game.onlookers("merchant")) == ("B C", "D")
    assert game.scores() == [1, 2, 1, 0]


@pytest.mark.parametrize(
    ("tradesmen", "watching"),
    [("A -", ""), ("B A", ""), ("A B", ""), ("B C", "A"), ("- B", "A"), ("- -", "A")],
)
def test_directed_card_costs_nothing_and_takes_no_second_tradesman(tradesmen: str, watching: str) -> None:
    """Activity cards: with a tradesman anywhere on the card nothing is paid and nobody is placed or moved."""
    table = (
        city(4).seat(A, deniers=0, supply=2).dice("y4@A w1@N").card("merchant", tradesmen, onlookers=watching)
    )
    game = table.building("palace", "A - - - - -").start()
    game.take(A, "merchant")
    assert game.options(A) == ["y4@A"]
    game.take(A, "y4@A done x2")
    assert (game.deniers(A), game.supply(A)) == (4, 2)
    assert (game.tradesmen("merchant"), game.onlookers("merchant")) == (tradesmen, watching)


def test_hiring_needs_a_citizen() -> None:
    """Activity cards: without a citizen anywhere the card cannot be activated; one may be recruited for 2 influence."""
    game = merchant(deniers=20).seat(A, influence=2).building("palace", "B N - - - -", lying="B").start()
    assert "merchant" not in game.options(A)
    game.take(A, "recruit")
    assert game.influence(A) == 0
    assert "merchant" in game.options(A)
    game.take(A, "merchant supply y4@A done x1")
    assert (game.supply(A), game.tradesmen("merchant"), game.deniers(A)) == (0, "A -", 18)


def test_hiring_without_citizen_and_influence_is_impossible() -> None:
    """Activity cards, influence: 1 influence does not add a citizen."""
    game = merchant(deniers=20).seat(A, influence=1).start()
    assert "merchant" not in game.options(A)
    assert "recruit" not in game.options(A)


def test_recruiting_may_use_up_the_influence_that_the_effect_needs() -> None:
    """Influence: 2 for the citizen leave nothing for Artisan, so he cannot be hired; with 3 he can, once."""
    table = city(2).dice("y4@A w1@N").card("artisan")
    game = table.seat(A, deniers=20, influence=2).start().take(A, "recruit")
    assert "artisan" not in game.options(A)
    game = table.seat(A, deniers=20, influence=3).start().take(A, "recruit artisan supply y4@A done x1")
    assert (game.deniers(A), game.influence(A)) == (21, 0)


MONEY = [
    ("merchant", "y2@A", 4, "own die"),
    ("merchant", "y2@N", 6, "neutral die"),
    ("merchant", "y2@B", 6, "die of another"),
    ("merchant", "y1@A y1@N", 8, "a bought second die"),
    ("merchant", "y1@B y1@N", 12, "two bought dice"),
    ("goldsmith", "y1@A y2@A y1@B", 14, "a bought third die"),
    ("goldsmith", "y1@A y2@B y1@N", 20, "two bought of three"),
    ("goldsmith", "y1@B y2@B y1@N", 26, "three bought dice"),
    ("merchant", "y1@A y1@A y6@N", 4, "two own dice rather than the dear one"),
    ("innkeeper", "y1@A", 6, "hire and effect"),
    ("innkeeper", "y1@N", 8, "hire, die and effect"),
    ("journeyman", "y4@A", 8, "hire and effect"),
    ("journeyman", "y4@B", 10, "hire, die and effect"),
    ("journeyman", "y1@A y3@N", 12, "hire, second die and effect"),
]


@pytest.mark.parametrize(
    ("card", "dice", "needed", "why"), MONEY, ids=[f"{row[0]}: {row[3]}" for row in MONEY]
)
def test_hiring_needs_money_for_all_of_it(card: str, dice: str, needed: int, why: str) -> None:
    """Activity cards: one who hires must activate at least once, so price, dice and the effect's own payment must all
    be within his means; one denier less and the card is not open to him."""
    table = city(2).dice(f"{dice} w1@A").card(card)
    assert card in table.seat(A, deniers=needed, supply=1).start().options(A)
    assert card not in table.seat(A, deniers=needed - 1, supply=1).start().options(A)


def test_hired_tradesman_leaves_only_groups_that_can_be_paid() -> None:
    """Activity cards: after the price the dice must leave the denier that one activation of Innkeeper takes."""
    game = city(2).seat(A, deniers=10, supply=1).dice("y5@A y6@A y6@N w1@N").card("innkeeper").start()
    game.take(A, "innkeeper supply")
    assert game.deniers(A) == 5
    game.take(A, "y5@A")
    assert game.options(A) == ["y6@A", "y6@N", "done"]
    game.take(A, "y6@A")
    assert game.options(A) == ["done"]

    richer = city(2).seat(A, deniers=12, supply=1).dice("y5@A y6@A y6@N w1@N").card("innkeeper").start()
    richer.take(A, "innkeeper supply y5@A y6@A")
    assert richer.options(A) == ["y6@N", "done"]


def test_hiring_needs_dice_for_one_activation() -> None:
    """Activity cards: one who hires must activate at least once, so dice that fall short bar the hiring."""
    short = city(2).seat(A, deniers=20, supply=1).dice("y1@A y2@A w6@A").card("goldsmith").start()
    assert "goldsmith" not in short.options(A)
    enough = city(2).seat(A, deniers=20, supply=1).dice("y1@A y3@A w6@A").card("goldsmith").start()
    enough.take(A, "goldsmith supply")
    assert enough.options(A) == ["y1@A"]
    enough.take(A, "y1@A y3@A done")
    assert enough.options(A) == ["x1"]


def test_hiring_counts_on_a_cube_that_makes_the_dice_enough() -> None:
    """Delayed cards: the dice of the activation may be bent by a cube, so with a Priest's a yellow 1 is worth 4."""
    table = city(2).seat(A, deniers=5, supply=1).dice("y1@A w1@N").card("miller")
    game = table.card("priest", "A -", A=1).start()
    game.take(A, "miller supply")
    assert game.options(A) == ["use-priest"]
    without = table.card("priest", "A -").start()
    assert "miller" not in without.options(A)


def test_hiring_with_bought_dice_only() -> None:
    """Phase 4: one without dice of his own may still hire and activate with those of others."""
    game = city(3).seat(A, deniers=12, supply=1).dice("y6@B y6@C w1@N").card("merchant").start()
    game.take(A, "merchant supply y6@B y6@C done x6")
    assert [game.deniers(seat) for seat in (A, B, C)] == [12, 9, 9]


@pytest.mark.parametrize(
    ("dice", "most"),
    [("y2@A", 1), ("y2@A y3@A", 2), ("y2@A y5@A", 3), ("y3@A y5@A", 4), ("y2@A y3@A y5@A", 5)],
)
def test_group_of_one_two_or_three_dice(dice: str, most: int) -> None:
    """Activity cards: a group is any one, two or three of the dice of the card's colour."""
    game = city(2).dice("y2@A y3@A y5@A w1@N").card("merchant", "A -").start()
    game.take(A, f"merchant {dice}" + (" done" if len(dice.split()) < 3 else ""))
    assert game.options(A) == [f"x{times}" for times in range(1, most + 1)]


def test_group_has_three_dice_at_most() -> None:
    """Activity cards: with the third die the group is closed, though a fourth is there."""
    game = city(2).dice("y1@A y2@A y3@A y4@A w1@N").card("merchant", "A -").start()
    game.take(A, "merchant y1@A y2@A")
    assert game.options(A) == ["y3@A", "y4@A", "done"]
    game.take(A, "y3@A")
    assert game.options(A) == ["x1", "x2", "x3"]
    game.take(A, "x3")
    assert game.dice() == ["y4@A", "w1@N"]


def test_more_dice_than_needed_may_be_used_up() -> None:
    """Activity cards (ruling): dice that add no activation may be thrown in, bought ones too, and are gone."""
    game = city(2).seat(A, deniers=12).dice("y5@A y1@B y1@N w1@N").card("goldsmith", "A -").start()
    game.take(A, "goldsmith y1@B y1@N y5@A")
    assert game.options(A) == ["x1"]
    game.take(A, "x1")
    assert (game.deniers(A), game.deniers(B), game.points(A)) == (2, 11, 1)
    assert game.dice() == ["w1@N"]
