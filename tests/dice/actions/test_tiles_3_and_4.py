"""Banquets and Raids: tiles 3 and 4 (facts 7.7)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.dice.actions.tiles import beside, purse, uses
from tests.dice.builder import A, table

SIDES = ("banquet", "raid")


# Tile 3


@pytest.mark.parametrize(("plazas", "knowledge"), [("W Y R R", 4), ("R Y W R", 2), ("Y R W R", 2)])
def test_tile_3_banquet_brings_one_of_each_resource_for_a_cathedral(plazas: str, knowledge: int) -> None:
    """Tile 3, Banquet: whatever the colour of the plaza; the change of colour is paid as usual."""
    game = beside(1, 3, "banquet", plazas).start().take(A, "die1 cathedral2")
    assert game.unspent(A) == (4, 4, knowledge)
    assert game.circled(A) == (4, 4, 4)
    assert game.values(A) == {"palace": 1}
    assert game.citizens(A) == (0, 0, 0)


@pytest.mark.parametrize(
    ("use", "unspent"), [("bishopric2", (3, 3, 3)), ("great-hall2", (3, 3, 1)), ("knowledge+2", (3, 3, 5))]
)
def test_tile_3_banquet_brings_nothing_for_another_use(use: str, unspent: tuple[int, ...]) -> None:
    """Tile 3, Banquet: Cathedrals only."""
    game = beside(1, 3, "banquet", "W Y R R").start().take(A, f"die1 {use}")
    assert game.unspent(A) == unspent


def test_tile_3_banquet_is_a_gain_of_resources_like_any_other() -> None:
    """Tile 3, Banquet: the 6th symbols bring citizens, these complete column 3, which brings one of each again."""
    position = beside(1, 3, "banquet", "W Y R R").sheet(A, knights=2, artisans=2, priests=2)
    position.sheet(A, circled_influence=5, circled_deniers=5, circled_knowledge=5)
    game = position.start().take(A, "die1 cathedral2")
    assert game.citizens(A) == (3, 3, 3)
    assert game.circled(A) == (7, 7, 7)
    assert game.unspent(A) == (5, 5, 5)


def test_tile_3_banquet_brings_no_resource_beyond_the_18th() -> None:
    """Tile 3, Banquet with 7.2: a full track takes none, the others do."""
    position = beside(1, 3, "banquet", "W Y R R").sheet(A, circled_influence=18, circled_knowledge=17)
    game = position.start().take(A, "die1 cathedral2")
    assert game.unspent(A) == (3, 4, 4)
    assert game.circled(A) == (18, 4, 18)
    assert game.citizens(A) == (0, 0, 1)


def test_tile_3_banquet_cannot_pay_for_the_cathedral_that_brings_it() -> None:
    """Tile 3, Banquet with 7.1: what the action gains comes too late for its changes."""
    game = purse(beside(1, 3, "banquet", "R Y W R"), 0, 0, 1).take(A, "die1")
    assert sorted(game.options(A)) == uses(red=(2,))


def test_tile_3_banquet_does_not_apply_to_a_free_cathedral() -> None:
    """Tile 3, Banquet with 7.3: the 15th knight's Cathedral is not built with this die."""
    game = beside(1, 3, "banquet", "R Y W R").sheet(A, knights=13).start().take(A, "die1 palace2")
    assert game.asked(A) == "free-construction-knight15"
    game.take(A, "cathedral1")
    assert game.unspent(A) == (3, 3, 3)
    assert game.values(A) == {"fortress": 1}


@pytest.mark.parametrize(
    ("place", "word", "price"),
    [
        (1, "die1", (0, 0, 1)),
        (2, "die2/influence", (1, 0, 1)),
        (2, "die2/deniers", (0, 1, 1)),
        (2, "die2/knowledge", (0, 0, 2)),
        (3, "die3", (0, 1, 1)),
        (4, "die4", (0, 2, 1)),
    ],
)
def test_tile_3_raid_costs_a_knowledge_more_at_each_place(
    place: int, word: str, price: tuple[int, int, int]
) -> None:
    """Tile 3, Raid: on top of the wheel's price, also at place 1; offered for just that price and not below it."""
    game = purse(beside(place, 3, "raid"), *price)
    assert word in game.options(A)
    assert game.take(A, word).unspent(A) == (0, 0, 0)
    short = (5 * price[0], 5 * price[1], price[2] - 1)
    assert word not in purse(beside(place, 3, "raid"), *short).options(A)


@pytest.mark.parametrize(
    ("resources", "dice"),
    [
        ((0, 0, 0), ["one-of-each"]),
        ((9, 0, 0), ["one-of-each"]),
        ((0, 0, 1), ["die1"]),
        ((0, 1, 0), ["die3"]),
    ],
)
def test_tile_3_raid_beside_place_1_counts_in_the_test_for_the_fallback(
    resources: tuple[int, int, int], dice: list[str]
) -> None:
    """Tile 3, Raid with 7.7: the free place is no longer free."""
    position = table(1).plazas("R Y W R").tile(1, 3, "raid").dice(black=2, others=(1, 3, 4))
    assert sorted(purse(position, *resources).options(A)) == dice


@pytest.mark.parametrize(
    ("place", "word", "knowledge", "colours"),
    [
        (1, "die1", 2, False),
        (1, "die1", 3, True),
        (2, "die2/deniers", 2, False),
        (2, "die2/deniers", 3, True),
        (2, "die2/knowledge", 3, False),
        (2, "die2/knowledge", 4, True),
    ],
)
def test_tile_3_raid_and_a_change_of_colour_share_the_knowledge(
    place: int, word: str, knowledge: int, colours: bool
) -> None:
    """Tile 3, Raid with 7.7: price, surcharge and the 2 knowledge for the colour come out of one purse."""
    game = purse(beside(place, 3, "raid", "R R W Y"), 0, 1, knowledge).take(A, word)
    value = (place + 1,)
    assert sorted(game.options(A)) == (
        uses(red=value, yellow=value, white=value) if colours else uses(red=value)
    )


def test_tile_3_raid_brings_nothing_for_a_cathedral() -> None:
    """Tile 3, Raid: the gain belongs to the Banquet side."""
    game = beside(1, 3, "raid", "W Y R R").start().take(A, "die1 cathedral2")
    assert game.unspent(A) == (3, 3, 2)


# Tile 4


@pytest.mark.parametrize("plazas", ("R Y W R", "Y R W R", "W Y R R"))
@pytest.mark.parametrize(
    ("building", "citizens"), [("palace2", (3, 0, 0)), ("city-hall2", (0, 3, 0)), ("bishopric2", (0, 0, 3))]
)
def test_tile_4_banquet_brings_a_third_citizen_for_a_work_building(
    plazas: str, building: str, citizens: tuple[int, ...]
) -> None:
    """Tile 4, Banquet: one more citizen of the building's colour, whatever the colour of the plaza."""
    game = beside(1, 4, "banquet", plazas).start().take(A, f"die1 {building}")
    assert game.citizens(A) == citizens


@pytest.mark.parametrize(
    ("use", "citizens"),
    [
        ("fortress2", (1, 0, 0)),
        ("great-hall2", (2, 0, 0)),
        ("cathedral2", (0, 0, 0)),
        ("deniers+2", (0, 0, 0)),
    ],
)
def test_tile_4_banquet_brings_nothing_for_another_use(use: str, citizens: tuple[int, ...]) -> None:
    """Tile 4, Banquet: work buildings only."""
    game = beside(1, 4, "banquet", "R Y W R").start().take(A, f"die1 {use}")
    assert game.citizens(A) == citizens


def test_tile_4_banquet_adds_to_a_link_bonus() -> None:
    """Tile 4, Banquet: palaces 1 and 2 together bring 2 + 1 + 2 knights."""
    game = beside(1, 4, "banquet").sheet(A, drawn="palace1").start().take(A, "die1 palace2")
    assert game.citizens(A) == (5, 0, 0)


def test_tile_4_banquet_brings_a_citizen_that_can_be_the_15th() -> None:
    """Tile 4, Banquet: the additional citizen counts like any other."""
    game = beside(1, 4, "banquet").sheet(A, knights=12).start().take(A, "die1 palace2")
    assert game.citizens(A) == (15, 0, 0)
    assert game.asked(A) == "free-construction-knight15"
    assert game.options(A) == [f"great-hall{n}" for n in range(1, 7)] + [f"cathedral{n}" for n in range(1, 7)]


def test_tile_4_banquet_brings_a_citizen_that_goes_elsewhere_when_its_track_is_full() -> None:
    """Tile 4, Banquet with 7.2: each of the three is placed on another track, one by one."""
    position = beside(1, 4, "banquet").sheet(A, knights=20, artisans=4, priests=4)
    game = position.start().take(A, "die1 palace2")
    for word in ("artisan", "priest", "artisan"):
        assert game.asked(A) == "other-track"
        assert game.options(A) == ["artisan", "priest", "no-citizen"]
        game.take(A, word)
    assert game.citizens(A) == (20, 6, 5)
    assert game.day() == (1, "afternoon")


def test_tile_4_banquet_citizen_follows_the_20th_knight() -> None:
    """Tile 4, Banquet with 7.2: the first of three fills the track and brings its bonus, two are diverted."""
    game = beside(1, 4, "banquet").sheet(A, knights=19).start().take(A, "die1 palace2 artisan artisan")
    assert game.citizens(A) == (20, 3, 1)
    assert game.day() == (1, "afternoon")


def test_tile_4_banquet_does_not_apply_to_a_free_work_building() -> None:
    """Tile 4, Banquet with 7.3: column 6's City Hall is not built with this die."""
    position = beside(1, 4, "banquet").sheet(A, knights=4, artisans=6, priests=6)
    game = position.start().take(A, "die1 palace2")
    assert game.citizens(A) == (7, 6, 6)
    assert game.asked(A) == "free-construction-column"
    game.take(A, "city-hall3")
    assert game.citizens(A) == (7, 8, 6)
    assert game.day() == (1, "afternoon")


@pytest.mark.parametrize(
    ("influence", "values"),
    [(0, (0,)), (1, (0, 1)), (2, (0, 1, 2)), (5, range(6)), (6, range(7)), (9, range(7))],
)
def test_tile_4_raid_makes_the_value_0_and_influence_raises_it(influence: int, values: Iterable[int]) -> None:
    """Tile 4, Raid with 7.7: k influence make a k, whatever was thrown; at 0 there is nothing to build."""
    position = beside(4, 4, "raid")
    game = purse(position, influence, 2, 0).take(A, "die4")
    assert sorted(game.options(A)) == uses(red=values)


def test_tile_4_raid_goes_with_a_change_of_colour() -> None:
    """Tile 4, Raid: the colour may change as usual, also at value 0."""
    game = purse(beside(1, 4, "raid"), 1, 0, 2).take(A, "die1")
    assert sorted(game.options(A)) == uses(red=(0, 1), yellow=(0, 1), white=(0, 1))


@pytest.mark.parametrize(
    ("use", "unspent"),
    [
        ("influence+0", (3, 3, 3)),
        ("deniers+0", (3, 3, 1)),
        ("knowledge+0", (3, 3, 1)),
        ("influence+2", (3, 3, 3)),
        ("knowledge+3", (0, 3, 4)),
        ("palace3", (0, 3, 3)),
        ("city-hall1", (2, 3, 1)),
    ],
)
def test_tile_4_raid_counts_the_influence_from_0(use: str, unspent: tuple[int, ...]) -> None:
    """Tile 4, Raid: exactly the wanted value in influence; 0 resources are a legal, empty gain."""
    game = beside(1, 4, "raid").start().take(A, f"die1 {use}")
    assert game.unspent(A) == unspent
    assert game.day() == (1, "afternoon")


def test_tile_4_raid_shares_the_influence_with_the_price_of_place_2() -> None:
    """Tile 4, Raid with 7.1: one purse for the price and the value."""
    game = purse(beside(2, 4, "raid"), 2, 0, 0).take(A, "die2/influence")
    assert sorted(game.options(A)) == uses(yellow=(0, 1))


def test_tile_4_raid_follows_the_numbers_written_above_the_columns() -> None:
    """Tile 4, Raid: a die raised to 2 builds in the column numbered 2."""
    game = purse(beside(1, 4, "raid").numbers(4, 5, 6, 1, 2, 3), 2, 0, 0).take(A, "die1")
    assert sorted(game.options(A)) == sorted(
        ["influence+0", "influence+1", "influence+2", "fortress4", "fortress5", "palace4", "palace5"]
    )


def test_tile_4_raid_die_is_still_placed_by_what_was_thrown_and_counts_for_the_great_hall() -> None:
    """Tile 4, Raid with 7.7: 0 is its value for use only."""
    game = table(1).plazas("Y R W R").tile(4, 4, "raid").start().chance("1 2 2 5")
    assert game.dice() == [1, 2, 2, 5]
    game = table(1).plazas("Y R W R").tile(4, 4, "raid").start().chance("2 1 3 5")
    assert game.black_place() == 2
    game.take(A, "die1 great-hall1")
    assert game.unspent(A) == (6, 3, 3)


def test_tile_4_raid_does_not_weaken_the_black_die() -> None:
    """Tile 4, Raid: it is for whoever chooses the die; an attack from that plaza keeps its number."""
    game = table(1).day(3).plazas("R Y W R").tile(2, 4, "raid").start().chance("3 1 4 5")
    assert game.crossed(A) == ["yellow3"]
