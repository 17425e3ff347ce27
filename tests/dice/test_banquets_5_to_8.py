"""Banquets and Raids: tiles 5 to 8. Facts 7.7 is the list of rulings on them, 7.1 to 7.3 those on what they meet."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.dice.builder import A, B, Playing, Table, table

ALL_DICE = ["die1", "die2/deniers", "die2/influence", "die2/knowledge", "die3", "die4"]
DICE_OF = {
    1: ["die1"],
    2: ["die2/deniers", "die2/influence", "die2/knowledge"],
    3: ["die3"],
    4: ["die4"],
}


def uses(red: Iterable[int] = (), yellow: Iterable[int] = (), white: Iterable[int] = ()) -> list[str]:
    """Every use of a die that can be of these values in these colours, on a blank sheet with columns 1 to 6."""
    words = []
    for values, resource, prestige, work in (
        (red, "influence", "fortress", "palace"),
        (yellow, "deniers", "great-hall", "city-hall"),
        (white, "knowledge", "cathedral", "bishopric"),
    ):
        for value in values:
            words += [f"{resource}+{value}", f"{prestige}{value}", f"{work}{value}"]
    return sorted(words)


def beside(place: int, number: int, side: str, plazas: str = "R Y W R") -> Table:
    """A tile beside a place with a transparent die: dice 2 3 4 and a black 6, for place 4 a black 1 and 2 3 4."""
    black = 1 if place == 4 else 6
    return table(1).plazas(plazas).tile(place, number, side).dice(black=black, others=(2, 3, 4))


def purse(position: Table, influence: int, deniers: int, knowledge: int) -> Playing:
    """The position with these unspent resources for seat A."""
    return position.sheet(A, influence=influence, deniers=deniers, knowledge=knowledge).start()


def one_above(column: int) -> list[int]:
    """Numbers that rise to the right with 1 above this column, so that a die of 1 builds in it."""
    return [(at - column) % 6 + 1 for at in range(1, 7)]


def ends(game: Playing) -> set[tuple[int, ...]]:
    """The citizens that seat A can end this half day with, over all answers but to let a citizen go."""
    if game.actors() != [A]:
        return {game.citizens(A)}
    words = [word for word in game.options(A) if word != "no-citizen"]
    return {end for word in words for end in ends(Playing(game.state.clone()).take(A, word))}


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


# Tile 8, Banquet

THROWS = {1: "1 2 3 4", 2: "2 1 3 4", 3: "3 1 2 4", 4: "4 1 2 3"}
"""A throw that puts the black die at a place; the die at place p is a p."""

SINGLE = {1: "R Y W Y", 2: "Y R W Y", 3: "Y W R Y", 4: "Y W Y R"}
"""Plazas with the only red one at a place."""


def tile_8(place: int, side: str, day: int = 1, half: str = "morning", players: int = 1) -> Table:
    """Tile 8 beside the only red plaza of the half day."""
    return table(players).day(day, half).plazas(SINGLE[place]).tile(place, 8, side)


@pytest.mark.parametrize("day", (1, 3))
@pytest.mark.parametrize("place", (1, 2, 3, 4))
def test_tile_8_banquet_puts_four_dice_on_offer_when_the_black_die_lies_there(place: int, day: int) -> None:
    """Tile 8, Banquet: the black die may be chosen as if it were transparent, before and from day 3."""
    game = tile_8(place, "banquet", day).start().chance(THROWS[place])
    assert game.black_place() == place
    assert sorted(game.options(A)) == ALL_DICE


@pytest.mark.parametrize(
    ("place", "word", "unspent"),
    [
        (1, "die1", (3, 3, 3)),
        (2, "die2/influence", (2, 3, 3)),
        (2, "die2/deniers", (3, 2, 3)),
        (2, "die2/knowledge", (3, 3, 2)),
        (3, "die3", (3, 2, 3)),
        (4, "die4", (3, 1, 3)),
    ],
)
def test_tile_8_banquet_black_die_is_bought_at_the_price_of_its_place(
    place: int, word: str, unspent: tuple[int, ...]
) -> None:
    """Tile 8, Banquet with 7.7: the wheel's price, no more and no less."""
    game = tile_8(place, "banquet").start().chance(THROWS[place]).take(A, word)
    assert game.unspent(A) == unspent


def test_tile_8_banquet_black_die_cannot_be_bought_without_its_price() -> None:
    """Tile 8, Banquet: 'as if transparent' means it is paid for."""
    position = tile_8(4, "banquet").dice(black=4, others=(1, 2, 3))
    assert sorted(purse(position, 0, 1, 0).options(A)) == ["die1", "die2/deniers", "die3"]


def test_tile_8_banquet_black_die_at_place_1_is_free_so_there_is_no_fallback() -> None:
    """Tile 8, Banquet: someone with nothing takes the free black die."""
    position = tile_8(1, "banquet").dice(black=1, others=(2, 3, 4))
    assert purse(position, 0, 0, 0).options(A) == ["die1"]


@pytest.mark.parametrize(
    ("plazas", "uses_of_it"),
    [
        ("R Y W R", uses(red=(1, 2, 3))),
        ("Y R W R", uses(yellow=(1, 2, 3))),
        ("W R Y R", uses(white=(1, 2, 3))),
    ],
)
def test_tile_8_banquet_black_die_has_the_colour_of_the_plaza_and_its_own_value(
    plazas: str, uses_of_it: list[str]
) -> None:
    """Tile 8, Banquet: used like a transparent die, its value changed with influence as usual."""
    position = table(1).plazas(plazas).tile(1, 8).dice(black=2, others=(3, 4, 5))
    assert sorted(purse(position, 1, 0, 1).take(A, "die1").options(A)) == uses_of_it


def test_tile_8_banquet_black_die_can_change_its_colour() -> None:
    """Tile 8, Banquet: for 2 knowledge as usual."""
    game = tile_8(1, "banquet").start().chance("2 3 4 5").take(A, "die1 bishopric2")
    assert game.citizens(A) == (0, 0, 2)
    assert game.unspent(A) == (3, 3, 1)


@pytest.mark.parametrize(
    ("use", "unspent", "citizens", "drawn"),
    [
        ("influence+2", (5, 3, 3), (0, 0, 0), []),
        ("fortress2", (3, 3, 3), (1, 0, 0), ["fortress2"]),
        ("palace2", (3, 3, 3), (2, 0, 0), ["palace2"]),
    ],
)
def test_tile_8_banquet_black_die_performs_each_action(
    use: str, unspent: tuple[int, ...], citizens: tuple[int, ...], drawn: list[str]
) -> None:
    """Tile 8, Banquet: resources, a prestige building or a work building."""
    game = tile_8(1, "banquet", 4).start().chance("2 3 4 5").take(A, f"die1 {use}")
    assert (game.unspent(A), game.citizens(A), game.drawn(A)) == (unspent, citizens, drawn)


@pytest.mark.parametrize("day", range(3, 9))
@pytest.mark.parametrize("half", ("morning", "afternoon"))
def test_tile_8_banquet_ignores_the_attack(day: int, half: str) -> None:
    """Tile 8, Banquet: no sheet is attacked, from day 3 on either."""
    game = tile_8(2, "banquet", day, half, players=2).start().chance("2 1 3 4")
    assert game.crossed(A) == []
    assert game.crossed(B) == []


@pytest.mark.parametrize("day", (1, 3))
def test_tile_8_banquet_turns_at_the_end_of_the_half_day_in_which_the_black_die_lay_there(day: int) -> None:
    """Tile 8, Banquet: it works for everyone until then, and turns even if nobody chose the black die."""
    game = tile_8(2, "banquet", day, players=2).start().chance("2 1 3 4")
    notch = day + 2
    game.take(A, "die1 deniers+1")
    assert game.tile(notch) == (8, "banquet")
    assert sorted(game.options(B)) == ALL_DICE
    game.take(B, "die3 knowledge+3")
    assert game.day() == (day, "afternoon")
    assert game.tile(notch) == (8, "raid")
    assert game.plaza(notch) == "R/R"


def test_tile_8_banquet_turns_after_its_black_die_was_used() -> None:
    """Tile 8, Banquet: several players may have used it."""
    game = tile_8(2, "banquet", 3, players=2).start().chance("2 1 3 4")
    game.take(A, "die2/influence palace2").take(B, "die2/influence fortress2")
    assert game.tile(5) == (8, "raid")
    assert game.drawn(A) == ["palace2"]
    assert game.drawn(B) == ["fortress2"]


def test_tile_8_banquet_leaves_the_black_die_elsewhere_alone() -> None:
    """Tile 8, Banquet: on another plaza the black die attacks and cannot be bought; the tile does not turn."""
    game = tile_8(1, "banquet", 3).start().chance("2 1 3 4")
    assert game.crossed(A) == ["yellow2"]
    assert sorted(game.options(A)) == ["die1", "die3", "die4"]
    game.take(A, "die1 influence+1")
    assert game.tile(4) == (8, "banquet")


@pytest.mark.parametrize(("plazas", "gained"), [("R R R R", 12), ("R Y W W", 3), ("R Y R W", 6)])
def test_tile_8_banquet_black_die_counts_for_the_great_hall(plazas: str, gained: int) -> None:
    """Tile 8, Banquet with 7.7: as if transparent, so up to four dice count, whichever of them is used."""
    game = table(1).plazas(plazas).tile(1, 8).start().chance("1 2 3 4").take(A, "die1 great-hall1")
    assert game.unspent(A) == (3 + gained, 3, 1)


def test_tile_8_banquet_black_die_counts_for_a_great_hall_built_with_another_die() -> None:
    """Tile 8, Banquet with 7.7: it lies there for everyone."""
    game = table(1).plazas("R Y R W").tile(1, 8).start().chance("1 2 3 4").take(A, "die2/deniers great-hall2")
    assert game.citizens(A) == (4, 0, 0)


def test_tile_8_banquet_black_die_counts_for_a_free_great_hall() -> None:
    """Tile 8, Banquet with 7.3: the 15th knight's Great Hall counts the same dice."""
    position = table(1).plazas("R Y R W").tile(1, 8).sheet(A, knights=13)
    game = position.start().chance("2 3 4 5").take(A, "die1 palace2 great-hall1")
    assert game.unspent(A) == (9, 3, 3)


def test_tile_8_banquet_does_not_change_the_order_of_the_dice() -> None:
    """Tile 8, Banquet: the black die still goes before its equals."""
    game = tile_8(2, "banquet").start().chance("3 3 3 1")
    assert game.dice() == [1, 3, 3, 3]
    assert game.black_place() == 2
    game = tile_8(3, "banquet").start().chance("3 3 3 1")
    assert game.black_place() == 2
    assert sorted(game.options(A)) == ["die1", "die3", "die4"]


# Tile 8, Raid

BLACK_ELSEWHERE = {1: "2 1 3 4", 2: "3 1 2 4", 3: "4 1 2 3", 4: "1 2 3 4"}
"""A throw that puts the black die beside a place, round the corner for the last."""


@pytest.mark.parametrize("day", (1, 3))
@pytest.mark.parametrize(("place", "offered"), [(1, (3, 4)), (2, (1, 4)), (3, (1, 2)), (4, (2, 3))])
def test_tile_8_raid_takes_the_transparent_die_out_of_the_offer(
    place: int, offered: tuple[int, int], day: int
) -> None:
    """Tile 8, Raid: treated as a black die, so two dice are left, before and from day 3."""
    game = tile_8(place, "raid", day).start().chance(BLACK_ELSEWHERE[place])
    assert sorted(game.options(A)) == sorted(word for at in offered for word in DICE_OF[at])


@pytest.mark.parametrize("half", ("morning", "afternoon"))
@pytest.mark.parametrize("day", range(1, 9))
def test_tile_8_raid_attacks_the_sheets_from_the_third_day(day: int, half: str) -> None:
    """Tile 8, Raid: a second attack, with this die's value and this plaza's colour, on every sheet."""
    position = table(2).day(day, half).plazas("R Y W R").tile(1, 8, "raid")
    game = position.start().chance("3 1 4 5")
    crossed = ["red1", "yellow3"] if day >= 3 else []
    assert game.crossed(A) == crossed
    assert game.crossed(B) == crossed


@pytest.mark.parametrize(
    ("plazas", "place", "throw", "crossed"),
    [
        ("W Y R R", 1, "3 1 4 5", ["yellow3", "white1"]),
        ("Y W R R", 2, "6 1 4 5", ["red6", "white4"]),
        ("R Y W R", 4, "1 4 5 6", ["red1", "red6"]),
        ("R Y W R", 3, "2 2 2 2", ["red2", "white2"]),
    ],
)
def test_tile_8_raid_attacks_with_the_value_and_colour_at_its_place(
    plazas: str, place: int, throw: str, crossed: list[str]
) -> None:
    """Tile 8, Raid: the die is the one which lies beside the tile."""
    game = table(1).day(3).plazas(plazas).tile(place, 8, "raid").start().chance(throw)
    assert game.crossed(A) == crossed


def test_tile_8_raid_attacks_the_column_that_bears_the_number() -> None:
    """Tile 8, Raid with 7.5: the written number is attacked, not the place of the column."""
    position = table(1).day(3).plazas("R Y W R").tile(1, 8, "raid").numbers(4, 5, 6, 1, 2, 3)
    game = position.start().chance("3 1 4 5")
    assert game.crossed(A) == ["red4", "yellow6"]


def test_tile_8_raid_attack_ends_building_in_that_colour_and_column() -> None:
    """Tile 8, Raid: what was crossed out by it can no longer be built."""
    game = table(1).day(3).plazas("R Y W R").tile(1, 8, "raid").start().chance("3 1 4 4")
    options = game.take(A, "die4").options(A)
    assert sorted(word for word in options if word.endswith("1")) == sorted(
        ["influence+1", "deniers+1", "knowledge+1", "great-hall1", "city-hall1", "cathedral1", "bishopric1"]
    )


def test_tile_8_raid_attack_spares_the_columns_with_a_fortress() -> None:
    """Tile 8, Raid with 7.7: each sheet by its own Fortresses, each attack for itself."""
    position = table(2).day(3).plazas("R Y W R").tile(1, 8, "raid")
    position.sheet(A, drawn="fortress1").sheet(B, drawn="fortress3")
    game = position.start().chance("3 1 4 5")
    assert game.crossed(A) == ["yellow3"]
    assert game.crossed(B) == ["red1"]


def test_tile_8_raid_attack_spares_a_column_with_a_fortress_in_every_colour() -> None:
    """Tile 8, Raid with 7.5: a Fortress guards the white die of its column too, against both attacks."""
    position = table(1).day(3).plazas("W Y R R").tile(1, 8, "raid").sheet(A, drawn="fortress1 fortress3")
    assert position.start().chance("3 1 4 5").crossed(A) == []


def test_tile_8_raid_attack_on_a_die_already_crossed_out_has_no_effect() -> None:
    """Tile 8, Raid: nothing is crossed out twice, by a former attack or by the black die of this throw."""
    position = table(1).day(3).plazas("R Y W R").tile(1, 8, "raid").sheet(A, crossed="red1")
    assert position.start().chance("3 1 4 5").crossed(A) == ["red1", "yellow3"]
    position = table(1).day(3).plazas("Y R R W").tile(3, 8, "raid")
    assert position.start().chance("3 1 3 5").crossed(A) == ["red3"]


def test_tile_8_raid_attack_leaves_drawn_buildings_standing() -> None:
    """Tile 8, Raid with 7.5: the die is crossed out, the Count's Palace stays."""
    position = table(1).day(3).plazas("R Y W R").tile(1, 8, "raid").sheet(A, drawn="palace1")
    game = position.start().chance("3 1 4 5")
    assert game.crossed(A) == ["red1", "yellow3"]
    assert game.drawn(A) == ["palace1"]


def test_tile_8_raid_comes_before_the_actions() -> None:
    """Tile 8, Raid with 7.5: the Fortress of this half day is too late for this attack."""
    game = table(1).day(3).plazas("W R Y R").tile(1, 8, "raid").start().chance("6 1 1 2")
    assert game.crossed(A) == ["red6", "white1"]
    game.take(A, "die2/deniers fortress1")
    assert game.drawn(A) == ["fortress1"]
    assert game.crossed(A) == ["red6", "white1"]


@pytest.mark.parametrize(("plazas", "gained"), [("R Y R W", 3), ("R Y W W", 0), ("R Y R R", 3)])
def test_tile_8_raid_die_does_not_count_for_the_great_hall(plazas: str, gained: int) -> None:
    """Tile 8, Raid with 7.7: neither it nor the black die at place 4 is available."""
    game = table(1).plazas(plazas).tile(1, 8, "raid").start().chance("6 1 1 5")
    game.take(A, "die2/deniers great-hall1")
    assert game.unspent(A) == (3 + gained, 2, 3)


def test_tile_8_raid_die_does_not_count_for_a_free_great_hall() -> None:
    """Tile 8, Raid with 7.3: the 15th knight's Great Hall counts the two dice on offer."""
    position = table(1).plazas("R R Y W").tile(1, 8, "raid").sheet(A, knights=13)
    game = position.start().chance("6 1 2 5").take(A, "die2/deniers palace2 great-hall1")
    assert game.unspent(A) == (6, 2, 3)


@pytest.mark.parametrize(
    ("place", "throw", "resources", "dice"),
    [
        (1, "2 1 3 4", (9, 0, 9), ["one-of-each"]),
        (1, "2 1 3 4", (0, 1, 0), ["die3"]),
        (2, "1 2 3 4", (9, 0, 9), ["one-of-each"]),
        (2, "1 2 3 4", (0, 2, 0), ["die3", "die4"]),
        (1, "4 1 2 3", (0, 0, 0), ["one-of-each"]),
        (1, "4 1 2 3", (0, 0, 1), ["die2/knowledge"]),
        (2, "3 1 2 4", (0, 0, 0), ["die1"]),
    ],
)
def test_tile_8_raid_counts_in_the_test_for_the_fallback(
    place: int, throw: str, resources: tuple[int, int, int], dice: list[str]
) -> None:
    """Tile 8, Raid: with two dice left it happens that none can be paid, even by someone with other resources."""
    position = tile_8(place, "raid").sheet(
        A, influence=resources[0], deniers=resources[1], knowledge=resources[2]
    )
    assert sorted(position.start().chance(throw).options(A)) == dice


@pytest.mark.parametrize("day", (2, 3))
@pytest.mark.parametrize("place", (1, 2, 3, 4))
def test_tile_8_raid_with_the_real_black_die_makes_one_normal_attack(place: int, day: int) -> None:
    """Tile 8, Raid with 7.7: the three transparent dice are on offer, one die of each sheet is attacked."""
    game = tile_8(place, "raid", day).start().chance(THROWS[place])
    assert game.crossed(A) == ([f"red{place}"] if day == 3 else [])
    assert sorted(game.options(A)) == [word for word in ALL_DICE if word not in DICE_OF[place]]


def test_tile_8_raid_with_the_real_black_die_keeps_the_other_dice_in_the_count() -> None:
    """Tile 8, Raid with 7.7: the Great Hall counts the three transparent dice."""
    game = table(1).plazas("R Y R R").tile(1, 8, "raid").start().chance("1 2 4 5")
    game.take(A, "die2/deniers great-hall2")
    assert game.citizens(A) == (4, 0, 0)


def test_tile_8_raid_does_not_change_the_order_of_the_dice() -> None:
    """Tile 8, Raid with 7.7: only the real black die goes before its equals; the other keeps its rank."""
    game = tile_8(1, "raid").start().chance("3 3 3 5")
    assert game.dice() == [3, 3, 3, 5]
    assert game.black_place() == 1
    game = tile_8(2, "raid").start().chance("3 3 3 5")
    assert game.black_place() == 1
    assert sorted(game.options(A)) == ["die3", "die4"]


def test_tile_8_raid_stays_and_only_the_plaza_of_the_black_die_shows_its_back() -> None:
    """Tile 8, Raid: its own plaza is rebuilt in its one colour, the black die's flips as ever."""
    game = table(1).plazas("Y R W R").tile(2, 8, "raid").start()
    before = game.plaza(4)
    game.chance("3 1 2 5").take(A, "die1 deniers+1")
    assert game.tile(3) == (8, "raid")
    assert game.plaza(3) == "R/R"
    assert game.plaza(4) == before[::-1]


def test_tile_8_raid_does_not_turn_other_tiles() -> None:
    """Tile 8, Raid: it destroys its own plaza only."""
    game = table(1).plazas("R Y W R").tile(1, 8, "raid").tile(3, 4).start().chance("6 1 2 3")
    game.take(A, "die3 knowledge+3")
    assert game.tile(2) == (8, "raid")
    assert game.tile(4) == (4, "banquet")


def test_tile_8_raid_does_not_attack_again_when_a_position_is_read() -> None:
    """Tile 8, Raid: dice that lie on the plazas have done their harm; the offer is what is left."""
    game = tile_8(1, "raid", 3).dice(black=2, others=(1, 3, 4)).start()
    assert game.crossed(A) == []
    assert sorted(game.options(A)) == ["die3", "die4"]


def test_tile_8_turns_and_raids_over_several_days() -> None:
    """Tile 8, both sides: its plaza in notch 5 is at place 4 on the first morning, then one cheaper each day."""
    position = table(1).plazas("R Y W R").tile(4, 8).sheet(A, knowledge=9)
    game = position.start().chance("6 1 2 3").take(A, "die4 influence+6")
    assert game.tile(5) == (8, "raid")
    assert game.unspent(A) == (9, 1, 9)
    game.chance("6 1 2 3").take(A, "die1 influence+1")
    game.chance("6 1 2 3")
    assert game.day() == (2, "morning")
    assert sorted(game.options(A)) == ["die1", "die2/deniers", "die2/influence", "die2/knowledge"]
    assert game.crossed(A) == []
    game.take(A, "die1 influence+1").chance("6 1 2 3").take(A, "die1 influence+1")
    game.chance("2 1 3 6")
    assert game.day() == (3, "morning")
    assert game.crossed(A) == ["red2"]
    assert "die2" not in " ".join(game.options(A))
    game.take(A, "die1 influence+1").chance("6 1 2 3").take(A, "die1 influence+1")
    game.chance("6 1 2 3")
    assert game.day() == (4, "morning")
    assert "die1" not in game.options(A)
    assert "red1" in game.crossed(A)


# Two tiles in one half day


def test_tile_7_banquet_and_tile_8_count_together() -> None:
    """Tiles 7 and 8: the Great Hall counts the black die of tile 8's Banquet, not the die of its Raid, plus one."""
    position = table(1).plazas("R Y R R").tile(2, 7)
    banquet = position.tile(1, 8).start().chance("1 2 4 5").take(A, "die2/deniers great-hall2")
    assert banquet.citizens(A) == (8, 0, 0)
    raid = position.tile(1, 8, "raid").start().chance("6 1 2 5").take(A, "die2/deniers great-hall2")
    assert raid.citizens(A) == (4, 0, 0)


@pytest.mark.parametrize(
    ("resources", "dice"),
    [((9, 1, 9), ["one-of-each"]), ((0, 2, 0), ["die3", "die4"]), ((9, 0, 9), ["one-of-each"])],
)
def test_tile_8_raid_and_tile_2_raid_together_in_the_test_for_the_fallback(
    resources: tuple[int, int, int], dice: list[str]
) -> None:
    """Tiles 8 and 2: the free die is black, place 3 costs 2 deniers like place 4, the black die lies at place 2."""
    position = table(1).plazas("R Y W R").tile(1, 8, "raid").tile(3, 2, "raid")
    assert purse(position.dice(black=2, others=(1, 3, 4)), *resources).options(A) == dice
