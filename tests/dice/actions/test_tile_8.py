"""Banquets and Raids: tile 8. Facts 7.7 is the list of rulings on it, 7.1 to 7.3 those on what it meets."""

from __future__ import annotations

import pytest

from tests.dice.actions.tiles import ALL_DICE, DICE_OF, purse, uses
from tests.dice.builder import A, B, Table, table

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
