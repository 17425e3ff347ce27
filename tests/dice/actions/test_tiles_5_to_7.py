"""Banquets and Raids: tiles 5 to 7. Facts 7.7 is the list of rulings on them, 7.1 to 7.3 those on what they meet."""

from __future__ import annotations

import pytest

from tests.dice.actions.tiles import beside, ends, one_above, purse, uses
from tests.dice.builder import A, Playing, table

# Tile 5


@pytest.mark.parametrize(("knowledge", "colours"), [(0, False), (1, True), (2, True)])
def test_tile_5_banquet_changes_the_colour_for_one_knowledge(knowledge: int, colours: bool) -> None:
    """Tile 5, Banquet: 1 knowledge instead of 2, to either other colour."""
    game = purse(beside(1, 5, "banquet"), 1, 0, knowledge).take(A, "die1")
    values = (1, 2, 3)
    assert sorted(game.options(A)) == (
        uses(red=values, yellow=values, white=values) if colours else uses(red=values)
    )


@pytest.mark.parametrize(
    ("use", "unspent"),
    [
        ("influence+2", (5, 3, 3)),
        ("deniers+2", (3, 5, 2)),
        ("knowledge+2", (3, 3, 4)),
        ("city-hall3", (2, 3, 2)),
    ],
)
def test_tile_5_banquet_charges_one_knowledge(use: str, unspent: tuple[int, ...]) -> None:
    """Tile 5, Banquet: exactly 1 knowledge is spent, and none without a change."""
    game = beside(1, 5, "banquet").start().take(A, f"die1 {use}")
    assert game.unspent(A) == unspent


def test_tile_5_banquet_shares_the_knowledge_with_the_price_of_place_2() -> None:
    """Tile 5, Banquet with 7.1: what pays for the die cannot change its colour."""
    game = purse(beside(2, 5, "banquet"), 0, 0, 1).take(A, "die2/knowledge")
    assert sorted(game.options(A)) == uses(yellow=(3,))
    game = purse(beside(2, 5, "banquet"), 0, 0, 2).take(A, "die2/knowledge")
    assert sorted(game.options(A)) == uses(red=(3,), yellow=(3,), white=(3,))
    assert game.take(A, "palace3").unspent(A) == (0, 0, 0)


def test_tile_5_banquet_does_not_recolour_the_die_for_the_great_hall() -> None:
    """Tile 5, Banquet with 7.6: the changed die counts in the colour of its plaza."""
    game = beside(1, 5, "banquet", "R Y W W").start().take(A, "die1 great-hall2")
    assert game.citizens(A) == (2, 0, 0)
    position = beside(1, 5, "banquet", "R Y W W").numbers(*one_above(4))
    game = purse(position, 1, 0, 1).take(A, "die1 great-hall4")
    assert game.citizens(A) == (0, 2, 0)


def test_tile_5_raid_forbids_changing_the_colour() -> None:
    """Tile 5, Raid: no knowledge on the colour, however much there is; the value may change."""
    game = purse(beside(1, 5, "raid"), 1, 3, 9).take(A, "die1")
    assert sorted(game.options(A)) == uses(red=(1, 2, 3))


def test_tile_5_raid_still_lets_knowledge_pay_for_place_2() -> None:
    """Tile 5, Raid: it speaks of the colour only."""
    game = purse(beside(2, 5, "raid"), 0, 0, 9)
    assert game.options(A) == ["die1", "die2/knowledge"]
    game.take(A, "die2/knowledge")
    assert sorted(game.options(A)) == uses(yellow=(3,))
    assert game.unspent(A) == (0, 0, 8)


# Tile 6


@pytest.mark.parametrize(
    ("column", "own"),
    [(1, (1, 0, 0)), (2, (1, 0, 0)), (3, (0, 1, 0)), (4, (0, 1, 0)), (5, (0, 0, 1)), (6, (0, 0, 1))],
)
@pytest.mark.parametrize(("choice", "chosen"), [("artisan", (0, 1, 0)), ("priest", (0, 0, 1))])
def test_tile_6_banquet_brings_a_knight_and_an_artisan_or_priest_for_a_fortress(
    column: int, own: tuple[int, ...], choice: str, chosen: tuple[int, ...]
) -> None:
    """Tile 6, Banquet: both on top of the citizen in the silhouette; never a second knight by choice."""
    position = table(1).plazas("R Y W R").tile(1, 6).numbers(*one_above(column))
    game = position.dice(black=6, others=(1, 3, 4)).start().take(A, f"die1 fortress{column}")
    assert game.asked(A) == "banquet-citizen"
    assert game.options(A) == ["artisan", "priest"]
    game.take(A, choice)
    assert game.citizens(A) == (1 + own[0], own[1] + chosen[1], own[2] + chosen[2])
    assert game.day() == (1, "afternoon")


@pytest.mark.parametrize("plazas", ("Y R W R", "W Y R R"))
def test_tile_6_banquet_applies_to_a_die_whose_colour_was_changed(plazas: str) -> None:
    """Tile 6, Banquet: it is still the die of this plaza."""
    game = beside(1, 6, "banquet", plazas).start().take(A, "die1 fortress2 priest")
    assert game.citizens(A) == (2, 0, 1)
    assert game.unspent(A) == (3, 3, 1)


def test_tile_6_banquet_adds_to_a_link_bonus() -> None:
    """Tile 6, Banquet: fortresses 1 and 2 bring the link's knight as well."""
    game = beside(1, 6, "banquet").sheet(A, drawn="fortress1").start().take(A, "die1 fortress2 artisan")
    assert game.citizens(A) == (3, 1, 0)


@pytest.mark.parametrize(
    ("use", "citizens"),
    [
        ("palace2", (2, 0, 0)),
        ("great-hall2", (2, 0, 0)),
        ("cathedral2", (0, 0, 0)),
        ("influence+2", (0, 0, 0)),
    ],
)
def test_tile_6_banquet_brings_nothing_for_another_use(use: str, citizens: tuple[int, ...]) -> None:
    """Tile 6, Banquet: Fortresses only."""
    game = beside(1, 6, "banquet").start().take(A, f"die1 {use}")
    assert game.citizens(A) == citizens
    assert game.day() == (1, "afternoon")


@pytest.mark.parametrize(
    ("fortress", "citizens"),
    [("fortress1", (1, 15, 0)), ("fortress3", (0, 16, 0)), ("fortress6", (0, 15, 1))],
)
def test_tile_6_banquet_does_not_apply_to_a_free_fortress(fortress: str, citizens: tuple[int, ...]) -> None:
    """Tile 6, Banquet with 7.3: the 15th artisan's Fortress is not built with this die."""
    game = beside(1, 6, "banquet", "Y R W R").sheet(A, artisans=13).start().take(A, "die1 city-hall2")
    assert game.asked(A) == "free-construction-artisan15"
    game.take(A, fortress)
    assert game.citizens(A) == citizens
    assert game.day() == (1, "afternoon")


def test_tile_6_banquet_citizen_can_complete_a_column() -> None:
    """Tile 6, Banquet: the chosen citizen counts like any other, here for the third column."""
    position = beside(1, 6, "banquet").sheet(A, knights=1, artisans=2, priests=3)
    game = position.start().take(A, "die1 fortress2")
    assert game.unspent(A) == (3, 3, 3)
    game.take(A, "artisan")
    assert game.citizens(A) == (3, 3, 3)
    assert game.unspent(A) == (4, 4, 4)


def test_tile_6_banquet_citizen_can_be_the_15th() -> None:
    """Tile 6, Banquet: choosing the 15th priest brings a Fortress or a Great Hall."""
    game = beside(1, 6, "banquet").sheet(A, priests=14).start().take(A, "die1 fortress2 priest")
    assert game.asked(A) == "free-construction-priest15"
    fortresses = [f"fortress{column}" for column in (1, 3, 4, 5, 6)]
    assert game.options(A) == fortresses + [f"great-hall{column}" for column in range(1, 7)]


def test_tile_6_banquet_knight_can_be_the_15th_and_the_player_orders_the_two_bonuses() -> None:
    """Tile 6, Banquet with 7.4: a free building and the tile's citizen are pending together."""
    position = beside(1, 6, "banquet").sheet(A, knights=13)
    game = position.start().take(A, "die1 fortress2")
    assert game.citizens(A) == (15, 0, 0)
    assert game.asked(A) == "choose-first"
    assert sorted(game.options(A)) == ["first:banquet", "first:knight15"]
    game.take(A, "first:banquet priest")
    assert game.asked(A) == "free-construction-knight15"
    game.take(A, "cathedral1")
    assert game.citizens(A) == (15, 0, 1)
    assert position.start().take(A, "die1 fortress2 first:knight15 cathedral1 priest").citizens(A) == (
        15,
        0,
        1,
    )


def test_tile_6_banquet_knights_go_elsewhere_when_their_track_is_full() -> None:
    """Tile 6, Banquet with 7.2: the Fortress's knight and the tile's are diverted, the third is chosen anyway."""
    game = beside(1, 6, "banquet").sheet(A, knights=20).start().take(A, "die1 fortress2")
    assert ends(game) == {(20, 3, 0), (20, 2, 1), (20, 1, 2), (20, 0, 3)}


def test_tile_6_banquet_artisan_or_priest_goes_elsewhere_when_its_track_is_full() -> None:
    """Tile 6, Banquet with 7.2: an artisan for a full track may become a knight or a priest."""
    game = (
        beside(1, 6, "banquet").sheet(A, knights=6, artisans=20, priests=6).start().take(A, "die1 fortress2")
    )
    assert ends(game) == {(9, 20, 6), (8, 20, 7)}


def test_tile_6_banquet_choice_becomes_a_knight_when_artisans_and_priests_are_full() -> None:
    """Tile 6, Banquet with 7.2: the only track with room takes it."""
    position = beside(1, 6, "banquet").sheet(A, knights=6, artisans=20, priests=20)
    assert ends(position.start().take(A, "die1 fortress2")) == {(9, 20, 20)}


def test_tile_6_banquet_citizens_that_go_elsewhere_bring_what_they_reach_there() -> None:
    """Tile 6, Banquet with 7.2: all three become artisans, the first of them the 15th. Its free building is a
    Cathedral, a Fortress with one citizen, or Fortress 1 with the link's too, and these are diverted as well."""
    position = beside(1, 6, "banquet").sheet(A, knights=20, artisans=14, priests=20)
    game = position.start().take(A, "die1 fortress2")
    assert ends(game) == {(20, 17, 20), (20, 18, 20), (20, 19, 20)}


def test_tile_6_banquet_is_lost_when_all_tracks_are_full() -> None:
    """Tile 6, Banquet with 7.2: no room anywhere, nothing to ask."""
    position = beside(1, 6, "banquet").sheet(A, knights=20, artisans=20, priests=20)
    game = position.start().take(A, "die1 fortress2")
    assert game.citizens(A) == (20, 20, 20)
    assert game.day() == (1, "afternoon")


@pytest.mark.parametrize(
    ("place", "word", "price"),
    [
        (1, "die1", (1, 0, 0)),
        (2, "die2/influence", (2, 0, 0)),
        (2, "die2/deniers", (1, 1, 0)),
        (2, "die2/knowledge", (1, 0, 1)),
        (3, "die3", (1, 1, 0)),
        (4, "die4", (1, 2, 0)),
    ],
)
def test_tile_6_raid_costs_an_influence_more_at_each_place(
    place: int, word: str, price: tuple[int, int, int]
) -> None:
    """Tile 6, Raid: on top of the wheel's price, also at place 1; offered for just that price and not below it."""
    game = purse(beside(place, 6, "raid"), *price)
    assert word in game.options(A)
    assert game.take(A, word).unspent(A) == (0, 0, 0)
    short = (price[0] - 1, 5 * price[1], 5 * price[2])
    assert word not in purse(beside(place, 6, "raid"), *short).options(A)


@pytest.mark.parametrize(
    ("resources", "dice"),
    [
        ((0, 0, 0), ["one-of-each"]),
        ((0, 0, 9), ["one-of-each"]),
        ((1, 0, 0), ["die1"]),
        ((0, 1, 0), ["die3"]),
    ],
)
def test_tile_6_raid_beside_place_1_counts_in_the_test_for_the_fallback(
    resources: tuple[int, int, int], dice: list[str]
) -> None:
    """Tile 6, Raid with 7.7: the free place is no longer free."""
    position = table(1).plazas("R Y W R").tile(1, 6, "raid").dice(black=2, others=(1, 3, 4))
    assert purse(position, *resources).options(A) == dice


@pytest.mark.parametrize(
    ("resources", "dice"),
    [
        ((0, 0, 5), ["one-of-each"]),
        ((1, 0, 0), ["one-of-each"]),
        ((2, 0, 0), ["die2/influence"]),
        ((1, 0, 1), ["die2/knowledge"]),
        ((0, 1, 0), ["die3"]),
    ],
)
def test_tile_6_raid_beside_place_2_counts_in_the_test_for_the_fallback(
    resources: tuple[int, int, int], dice: list[str]
) -> None:
    """Tile 6, Raid with 7.7: with the black die at place 1, one resource of any type is no longer enough."""
    position = table(1).plazas("R Y W R").tile(2, 6, "raid").dice(black=1, others=(2, 3, 4))
    assert purse(position, *resources).options(A) == dice


@pytest.mark.parametrize(
    ("place", "word", "influence", "values"),
    [
        (1, "die1", 1, (2,)),
        (1, "die1", 2, (1, 2, 3)),
        (1, "die1", 3, (1, 2, 3, 4)),
        (2, "die2/influence", 2, (3,)),
        (2, "die2/influence", 3, (2, 3, 4)),
        (2, "die2/deniers", 2, (2, 3, 4)),
    ],
)
def test_tile_6_raid_and_a_change_of_value_share_the_influence(
    place: int, word: str, influence: int, values: tuple[int, ...]
) -> None:
    """Tile 6, Raid with 7.7: price, surcharge and the influence for the value come out of one purse."""
    game = purse(beside(place, 6, "raid", "R R W Y"), influence, 1, 0).take(A, word)
    assert sorted(game.options(A)) == uses(red=values)


def test_tile_6_raid_brings_nothing_for_a_fortress() -> None:
    """Tile 6, Raid: the citizens belong to the Banquet side."""
    game = beside(1, 6, "raid").start().take(A, "die1 fortress2")
    assert game.citizens(A) == (1, 0, 0)
    assert game.unspent(A) == (2, 3, 3)
    assert game.day() == (1, "afternoon")


# Tile 7


def great_hall(number: int, column: int, plazas: str) -> Playing:
    """A Great Hall built in a column with a die of 1 at place 1, beside a tile; the black die lies at place 4."""
    position = table(1).plazas(plazas).tile(1, number).numbers(*one_above(column))
    return position.dice(black=6, others=(1, 3, 4)).start().take(A, f"die1 great-hall{column}")


@pytest.mark.parametrize(
    ("column", "unspent", "citizens"),
    [
        (1, (9, 3, 3), (1, 0, 0)),
        (2, (3, 3, 3), (4, 0, 0)),
        (3, (3, 9, 3), (0, 1, 0)),
        (4, (3, 3, 3), (0, 4, 0)),
        (5, (3, 3, 9), (0, 0, 1)),
        (6, (3, 3, 3), (0, 0, 4)),
    ],
)
def test_tile_7_banquet_counts_one_die_more_for_a_great_hall(
    column: int, unspent: tuple[int, ...], citizens: tuple[int, ...]
) -> None:
    """Tile 7, Banquet: one die of each colour lies there, so each column pays for two of its colour
    (the 6th symbol of a resource brings its citizen)."""
    game = great_hall(7, column, "Y R W R")
    assert game.unspent(A) == unspent
    assert game.citizens(A) == citizens


@pytest.mark.parametrize(
    ("column", "unspent", "citizens"),
    [
        (1, (6, 3, 3), (1, 0, 0)),
        (2, (3, 3, 3), (2, 0, 0)),
        (3, (3, 15, 3), (0, 2, 0)),
        (4, (3, 3, 3), (0, 8, 0)),
        (5, (3, 3, 6), (0, 0, 1)),
        (6, (3, 3, 3), (0, 0, 2)),
    ],
)
def test_tile_7_banquet_counts_one_where_no_die_of_the_colour_lies(
    column: int, unspent: tuple[int, ...], citizens: tuple[int, ...]
) -> None:
    """Tile 7, Banquet with 7.7: an additional die to none is one, to three is four."""
    game = great_hall(7, column, "Y Y Y R")
    assert game.unspent(A) == unspent
    assert game.citizens(A) == citizens


@pytest.mark.parametrize("plazas", ("R Y W W", "W R R Y"))
def test_tile_7_banquet_applies_to_a_die_whose_colour_was_changed(plazas: str) -> None:
    """Tile 7, Banquet with 7.6: the changed die builds a Great Hall, but counts in its plaza's colour."""
    game = great_hall(7, 2, plazas)
    reds = {"R Y W W": 1, "W R R Y": 2}[plazas]
    assert game.citizens(A) == (2 * (reds + 1), 0, 0)
    assert game.unspent(A) == (3, 3, 1)


def test_tile_7_banquet_does_not_apply_to_a_great_hall_of_another_die() -> None:
    """Tile 7, Banquet: the die at place 2 counts what lies there."""
    game = table(1).plazas("R Y W R").tile(1, 7).dice(black=6, others=(1, 2, 4)).start()
    game.take(A, "die2/deniers great-hall2")
    assert game.citizens(A) == (2, 0, 0)


def test_tile_7_banquet_does_not_apply_to_a_free_great_hall() -> None:
    """Tile 7, Banquet with 7.3: the 15th knight's Great Hall is not built with this die."""
    game = beside(1, 7, "banquet").sheet(A, knights=13).start().take(A, "die1 palace2")
    assert game.asked(A) == "free-construction-knight15"
    game.take(A, "great-hall6")
    assert game.citizens(A) == (15, 0, 2)


@pytest.mark.parametrize(("use", "citizens"), [("city-hall2", (0, 2, 0)), ("fortress2", (1, 0, 0))])
def test_tile_7_banquet_brings_nothing_for_another_use(use: str, citizens: tuple[int, ...]) -> None:
    """Tile 7, Banquet: Great Halls only."""
    game = beside(1, 7, "banquet", "Y R W R").start().take(A, f"die1 {use}")
    assert game.citizens(A) == citizens


@pytest.mark.parametrize("plazas", ("R Y W R", "Y R W R", "W Y R R"))
def test_tile_7_raid_forbids_prestige_buildings(plazas: str) -> None:
    """Tile 7, Raid: no Fortress, Great Hall or Cathedral, in whatever colour and value; the rest stays."""
    game = purse(beside(1, 7, "raid", plazas), 1, 0, 2).take(A, "die1")
    values = (1, 2, 3)
    every = uses(red=values, yellow=values, white=values)
    barred = ("fortress", "great-hall", "cathedral")
    assert sorted(game.options(A)) == [word for word in every if not word.startswith(barred)]


def test_tile_7_raid_allows_the_free_prestige_building_of_the_15th_citizen() -> None:
    """Tile 7, Raid with 7.7: only what is built with the die is barred."""
    game = beside(1, 7, "raid").sheet(A, knights=13).start().take(A, "die1 palace2")
    assert game.asked(A) == "free-construction-knight15"
    assert game.options(A) == [f"great-hall{n}" for n in range(1, 7)] + [f"cathedral{n}" for n in range(1, 7)]
    game.take(A, "great-hall6")
    assert game.citizens(A) == (15, 0, 2)
