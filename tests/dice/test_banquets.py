"""Banquets and Raids: set-up, when a tile turns, whose die it touches, and tiles 1 to 4.

Facts 7.7 is the list of rulings on the expansion; 7.1 and 7.3 those on paying and on free constructions.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.dice.builder import A, B, Playing, Table, fresh, table

DRAWN_TILES = [f"tile{number}" for number in range(1, 9)]
SIDES = ("banquet", "raid")


def uses(red: Iterable[int] = (), yellow: Iterable[int] = (), white: Iterable[int] = ()) -> list[str]:
    """Every use of a die that can be of these values in these colours, on a blank sheet with columns 1 to 6."""
    words = []
    for values, resource, prestige, work in (
        (red, "influence", "fortress", "palace"),
        (yellow, "deniers", "great-hall", "city-hall"),
        (white, "knowledge", "cathedral", "bishopric"),
    ):
        for value in values:
            words.append(f"{resource}+{value}")
            if value:
                words += [f"{prestige}{value}", f"{work}{value}"]
    return sorted(words)


def beside(place: int, number: int, side: str, plazas: str = "R Y W R") -> Table:
    """A tile beside a place with a transparent die: dice 2 3 4 and a black 6, for place 4 a black 1 and 2 3 4."""
    black = 1 if place == 4 else 6
    return table(1).plazas(plazas).tile(place, number, side).dice(black=black, others=(2, 3, 4))


def purse(position: Table, influence: int, deniers: int, knowledge: int) -> Playing:
    """The position with these unspent resources for seat A."""
    return position.sheet(A, influence=influence, deniers=deniers, knowledge=knowledge).start()


# Set-up


def test_set_up_draws_three_different_tiles_of_the_eight() -> None:
    """Expansion, set-up: three random tiles; the other five are out of the game."""
    game = fresh(1, banquets="yes").chance("R/Y R/R W/R Y/Y W/Y R/W Y/R W/W Y/W")
    assert game.options(-1) == DRAWN_TILES
    assert len(set(game.state.weights())) == 1
    game.chance("tile8")
    assert game.options(-1) == [tile for tile in DRAWN_TILES if tile != "tile8"]
    game.chance("tile3")
    assert game.options(-1) == [tile for tile in DRAWN_TILES if tile not in ("tile3", "tile8")]
    game.chance("tile5")
    assert game.options(-1) == ["1", "2", "3", "4", "5", "6"]


def test_set_up_lays_the_tiles_beside_the_three_single_colour_plazas_banquet_side_up() -> None:
    """Expansion, set-up: one tile for each plaza whose two sides have one colour, all on the Banquet side."""
    game = fresh(1, banquets="yes").chance("R/Y R/R W/R Y/Y W/Y R/W Y/R W/W Y/W tile8 tile3 tile5")
    assert [game.tile(notch) for notch in range(1, 10)] == [
        None,
        (8, "banquet"),
        None,
        (3, "banquet"),
        None,
        None,
        None,
        (5, "banquet"),
        None,
    ]


def test_set_up_without_the_expansion_has_no_tiles() -> None:
    """The expansion is a choice: without it the plazas are followed by the first throw."""
    game = fresh(1, banquets="no").chance("R/Y R/R W/R Y/Y W/Y R/W Y/R W/W Y/W")
    assert game.options(-1) == ["1", "2", "3", "4", "5", "6"]
    assert [game.tile(notch) for notch in range(1, 10)] == [None] * 9


def test_set_up_draws_the_tiles_before_the_columns_are_numbered() -> None:
    """The tiles belong to the wheel, which is laid out before the sheets are numbered."""
    game = fresh(2, banquets="yes", numbering="expert").chance("R/Y R/R W/R Y/Y W/Y R/W Y/R W/W Y/W")
    assert game.options(-1) == DRAWN_TILES
    game.chance("tile1 tile2 tile4")
    assert game.actors() == [A]
    assert game.options(A) == ["1", "2", "3", "4", "5", "6"]


# When a tile turns


@pytest.mark.parametrize("number", range(1, 9))
def test_a_tile_turns_to_raid_at_the_end_of_the_half_day_in_which_its_plaza_was_destroyed(
    number: int,
) -> None:
    """Expansion, playing: the tile turns together with its plaza, that is at the end of the half day, when
    everyone has acted; a plaza of one colour comes back as it was."""
    game = table(2).plazas("R Y W R").tile(2, number).start().chance("2 1 4 5")
    assert game.black_place() == 2
    assert game.tile(3) == (number, "banquet")
    game.take(A, "die1 influence+1")
    assert game.tile(3) == (number, "banquet")
    game.take(B, "die1 influence+1")
    assert game.day() == (1, "afternoon")
    assert game.tile(3) == (number, "raid")
    assert game.plaza(3) == "Y/Y"


@pytest.mark.parametrize("number", range(1, 9))
def test_a_tile_does_not_turn_when_another_plaza_is_destroyed(number: int) -> None:
    """Expansion, playing: only the black die on its own plaza turns a tile, not the choice of its die."""
    game = table(1).plazas("R Y W R").tile(1, number).start().chance("2 1 4 5")
    game.take(A, "die1 influence+1")
    assert game.day() == (1, "afternoon")
    assert game.tile(2) == (number, "banquet")
    assert game.plaza(3)[0] != "Y"


@pytest.mark.parametrize("number", range(1, 9))
def test_a_tile_on_its_raid_side_stays_there_for_good(number: int) -> None:
    """Expansion, playing: a second destruction does not bring the Banquet back."""
    game = table(1).plazas("R Y W R").tile(2, number, "raid").start().chance("2 1 4 5")
    game.take(A, "die1 influence+1")
    assert game.day() == (1, "afternoon")
    assert game.tile(3) == (number, "raid")


def test_a_tile_turns_alone() -> None:
    """Expansion, playing: the tiles beside the other plazas keep their side."""
    game = table(1).plazas("R Y W R").tile(1, 7).tile(2, 4).tile(3, 6, "raid").start().chance("2 1 4 5")
    game.take(A, "die1 influence+1")
    assert [game.tile(notch) for notch in (2, 3, 4)] == [(7, "banquet"), (4, "raid"), (6, "raid")]


def test_a_tile_turns_at_the_end_of_an_afternoon_too() -> None:
    """Expansion, playing: every half day ends with the rebuilding of the destroyed plaza."""
    game = table(1).day(5, "afternoon").plazas("R Y W R").tile(4, 6).start().chance("6 1 4 5")
    assert game.black_place() == 4
    game.take(A, "die1 influence+1")
    assert game.day() == (6, "morning")
    assert game.tile(4) == (6, "raid")


def test_a_turned_tile_works_with_its_raid_side_from_then_on() -> None:
    """Expansion, playing: tile 2 makes its die free until its plaza falls, then dearer. Its plaza in notch 3 is
    at place 2 on the first morning and at place 1 on the second."""
    game = table(1).plazas("R Y W R").tile(2, 2).start().chance("2 1 4 5").take(A, "die1 influence+1")
    game.chance("6 1 2 3").take(A, "die1 palace1")
    assert game.unspent(A) == (4, 3, 3)
    game.chance("6 1 2 3").take(A, "die1")
    assert game.day() == (2, "morning")
    assert game.unspent(A) == (4, 2, 3)


# Whose die a tile touches

OTHER_DICE = ("die1", "die2/influence", "die2/deniers", "die2/knowledge")


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", range(1, 9))
@pytest.mark.parametrize("die", OTHER_DICE)
def test_a_tile_changes_neither_price_nor_uses_of_the_dice_of_other_plazas(
    number: int, side: str, die: str
) -> None:
    """Expansion, playing: the effect is for whoever chooses the die from the tile's plaza."""
    base = table(1).plazas("R Y W R").dice(black=3, others=(1, 2, 5))
    plain = base.start().take(A, die)
    tiled = base.tile(4, number, side).start().take(A, die)
    assert tiled.unspent(A) == plain.unspent(A)
    assert tiled.options(A) == plain.options(A)


@pytest.mark.parametrize(
    ("number", "side"),
    [(number, side) for number in range(1, 9) for side in SIDES if (number, side) != (8, "raid")],
)
def test_a_tile_changes_no_outcome_of_the_dice_of_other_plazas(number: int, side: str) -> None:
    """Expansion, playing: every use of a red, a changed red and a value-changed die ends as without the tile
    (all but tile 8 Raid, which takes a die out of the Great Hall's count)."""
    base = table(1).plazas("R Y W R").dice(black=3, others=(1, 2, 5))
    words = base.start().take(A, "die1").options(A)
    plain = {word: base.start().take(A, f"die1 {word}").document()["sheets"] for word in words}
    base.tile(4, number, side)
    tiled = {word: base.start().take(A, f"die1 {word}").document()["sheets"] for word in words}
    assert tiled == plain


def test_a_tile_outside_the_plazas_of_the_half_day_has_no_effect() -> None:
    """Expansion, playing: tile 2 Raid beside a morning plaza makes nothing dearer in the afternoon."""
    game = table(1).plazas("R Y W R").tile(1, 2, "raid").start().chance("6 1 2 3").take(A, "die1 influence+1")
    game.chance("1 2 3 4")
    assert game.unspent(A) == (4, 2, 3)
    assert sorted(game.options(A)) == ["die2/deniers", "die2/influence", "die2/knowledge", "die3", "die4"]
    game.take(A, "die4")
    assert game.unspent(A) == (4, 0, 3)


# Tile 1


@pytest.mark.parametrize(
    ("influence", "values"),
    [(0, (2,)), (1, range(1, 5)), (2, range(1, 7)), (3, range(1, 7))],
)
def test_tile_1_banquet_lets_an_influence_move_the_value_by_up_to_two(
    influence: int, values: Iterable[int]
) -> None:
    """Tile 1, Banquet: ±2 for an influence; a permission, so a step of 1 stays possible (facts 7.7)."""
    game = purse(beside(1, 1, "banquet"), influence, 3, 0).take(A, "die1")
    assert sorted(game.options(A)) == uses(red=values)


@pytest.mark.parametrize(
    ("value", "wanted", "price"),
    [
        (1, 1, 0),
        (1, 2, 1),
        (1, 3, 1),
        (1, 4, 2),
        (1, 5, 2),
        (1, 6, 3),
        (4, 3, 1),
        (4, 2, 1),
        (4, 1, 2),
        (4, 5, 1),
        (4, 6, 1),
    ],
)
def test_tile_1_banquet_charges_an_influence_for_each_step_of_two(
    value: int, wanted: int, price: int
) -> None:
    """Tile 1, Banquet: half the distance, rounded up, in influence; the die still does not wrap."""
    position = table(1).plazas("W Y R R").tile(1, 1).dice(black=6, others=(value, 5, 5))
    game = position.start().take(A, f"die1 knowledge+{wanted}")
    assert game.unspent(A) == (3 - price, 3, 3 + wanted)


@pytest.mark.parametrize(("value", "values"), [(6, (4, 5, 6)), (5, (3, 4, 5, 6))])
def test_tile_1_banquet_does_not_raise_a_die_beyond_six(value: int, values: Iterable[int]) -> None:
    """Tile 1, Banquet: neither beyond 6 nor round to 1."""
    position = table(1).plazas("R Y W R").tile(4, 1).dice(black=1, others=(2, 3, value))
    game = purse(position, 1, 2, 0).take(A, "die4")
    assert sorted(game.options(A)) == uses(red=values)


def test_tile_1_banquet_shares_the_influence_with_the_price_of_place_2() -> None:
    """Tile 1, Banquet with 7.1: what pays for the die cannot move it."""
    paid_with_influence = purse(beside(2, 1, "banquet"), 1, 1, 0).take(A, "die2/influence")
    assert sorted(paid_with_influence.options(A)) == uses(yellow=(3,))
    paid_with_deniers = purse(beside(2, 1, "banquet"), 1, 1, 0).take(A, "die2/deniers")
    assert sorted(paid_with_deniers.options(A)) == uses(yellow=(1, 2, 3, 4, 5))


def test_tile_1_banquet_goes_with_a_change_of_colour() -> None:
    """Tile 1, Banquet: the colour still costs 2 knowledge."""
    game = purse(beside(1, 1, "banquet"), 2, 0, 2).take(A, "die1")
    assert sorted(game.options(A)) == uses(red=range(1, 7), yellow=range(1, 7), white=range(1, 7))
    game.take(A, "city-hall6")
    assert game.unspent(A) == (0, 0, 0)
    assert game.citizens(A) == (0, 2, 0)


def test_tile_1_raid_forbids_changing_the_value() -> None:
    """Tile 1, Raid: no influence on the value, however much there is; the colour may change."""
    game = purse(beside(1, 1, "raid"), 9, 3, 1).take(A, "die1")
    assert sorted(game.options(A)) == uses(red=(2,))
    game = purse(beside(1, 1, "raid"), 9, 3, 2).take(A, "die1")
    assert sorted(game.options(A)) == uses(red=(2,), yellow=(2,), white=(2,))
    assert game.take(A, "bishopric2").unspent(A) == (9, 3, 0)


def test_tile_1_raid_still_lets_influence_pay_for_place_2() -> None:
    """Tile 1, Raid: it speaks of the value only; the die may be bought with influence."""
    game = purse(beside(2, 1, "raid"), 2, 0, 0)
    assert game.options(A) == ["die1", "die2/influence"]
    game.take(A, "die2/influence")
    assert sorted(game.options(A)) == uses(yellow=(3,))
    assert game.take(A, "deniers+3").unspent(A) == (1, 3, 0)


# Tile 2


@pytest.mark.parametrize("place", (1, 2, 3, 4))
def test_tile_2_banquet_makes_the_die_free_at_each_place(place: int) -> None:
    """Tile 2, Banquet: nothing to pay, at place 2 nothing to choose either (facts 7.7)."""
    game = beside(place, 2, "banquet", "R Y W R").start()
    words = {"die1", "die2/deniers", "die2/influence", "die2/knowledge", "die3", "die4"}
    words -= {"die1" if place == 4 else "die4"}
    if place == 2:
        words = {"die1", "die2", "die3"}
    assert sorted(game.options(A)) == sorted(words)
    game.take(A, f"die{place}")
    assert game.unspent(A) == (3, 3, 3)


@pytest.mark.parametrize("place", (2, 3, 4))
def test_tile_2_banquet_leaves_no_room_for_the_fallback(place: int) -> None:
    """Tile 2, Banquet with 7.7: a free die is there for someone who has nothing at all."""
    position = table(1).plazas("R Y W R").tile(place, 2).dice(black=1, others=(2, 3, 4))
    game = purse(position, 0, 0, 0)
    assert game.options(A) == [f"die{place}"]


def test_tile_2_banquet_gives_no_free_die_while_the_black_die_lies_there() -> None:
    """Tile 2, Banquet: the black die can never be bought, so the fallback holds for someone with nothing."""
    position = table(1).plazas("R Y W R").tile(1, 2).dice(black=1, others=(2, 3, 4))
    assert purse(position, 0, 0, 0).options(A) == ["one-of-each"]
    position = table(1).plazas("R Y W R").tile(3, 2).dice(black=3, others=(1, 2, 4))
    assert purse(position, 0, 0, 0).options(A) == ["die1"]


@pytest.mark.parametrize(
    ("place", "word", "price"),
    [
        (1, "die1", (0, 1, 0)),
        (2, "die2/influence", (1, 1, 0)),
        (2, "die2/deniers", (0, 2, 0)),
        (2, "die2/knowledge", (0, 1, 1)),
        (3, "die3", (0, 2, 0)),
        (4, "die4", (0, 3, 0)),
    ],
)
def test_tile_2_raid_costs_a_denier_more_at_each_place(
    place: int, word: str, price: tuple[int, int, int]
) -> None:
    """Tile 2, Raid: on top of the wheel's price, also at place 1; offered for just that price and not below it."""
    game = purse(beside(place, 2, "raid"), *price)
    assert word in game.options(A)
    assert game.take(A, word).unspent(A) == (0, 0, 0)
    short = (5 * price[0], price[1] - 1, 5 * price[2])
    assert word not in purse(beside(place, 2, "raid"), *short).options(A)


@pytest.mark.parametrize(
    ("resources", "dice"),
    [
        ((5, 0, 5), ["die1"]),
        ((5, 1, 5), ["die1", "die2/influence", "die2/knowledge"]),
        ((0, 1, 0), ["die1"]),
        ((0, 2, 0), ["die1", "die2/deniers", "die4"]),
        ((0, 1, 1), ["die1", "die2/knowledge"]),
    ],
)
def test_tile_2_raid_at_place_2_takes_a_denier_beside_the_resource_of_any_type(
    resources: tuple[int, int, int], dice: list[str]
) -> None:
    """Tile 2, Raid: a denier alone is either the price or the surcharge, never both."""
    position = table(1).plazas("R Y W R").tile(2, 2, "raid").dice(black=3, others=(1, 2, 4))
    assert sorted(purse(position, *resources).options(A)) == dice


def test_tile_2_raid_beside_place_1_can_bring_the_fallback_to_a_player_with_other_resources() -> None:
    """Tile 2, Raid with 7.7: no die can be paid without a denier when the black die lies at place 2."""
    position = table(1).plazas("R Y W R").tile(1, 2, "raid").dice(black=2, others=(1, 3, 4))
    game = purse(position, 5, 0, 5)
    assert game.options(A) == ["one-of-each"]
    game.take(A, "one-of-each")
    assert game.unspent(A) == (6, 1, 6)
    assert game.day() == (1, "afternoon")


@pytest.mark.parametrize(
    ("resources", "dice"),
    [
        ((0, 0, 0), ["one-of-each"]),
        ((0, 0, 1), ["die2/knowledge"]),
        ((1, 0, 0), ["die2/influence"]),
        ((0, 1, 0), ["die1", "die2/deniers"]),
    ],
)
def test_tile_2_raid_beside_place_1_counts_in_the_test_for_the_fallback(
    resources: tuple[int, int, int], dice: list[str]
) -> None:
    """Tile 2, Raid with 7.7: the fallback comes if and only if nothing can be paid, surcharge included."""
    position = table(1).plazas("R Y W R").tile(1, 2, "raid").dice(black=3, others=(1, 2, 4))
    assert sorted(purse(position, *resources).options(A)) == dice


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
