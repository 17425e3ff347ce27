"""Banquets and Raids: set-up, when a tile turns, whose die it touches, and two tiles in one half day.

Facts 7.7 is the list of rulings on the expansion; 7.1 and 7.3 those on paying and on free constructions.
"""

from __future__ import annotations

import pytest

from tests.dice.actions.tiles import purse
from tests.dice.builder import A, B, fresh, table
from troyes.dice.banquets import SIDE_NAMES, SIDES, TILES, number_of

DRAWN_TILES = [f"tile{number}" for number in range(1, 9)]


def test_a_side_stands_at_the_number_that_its_notch_bears() -> None:
    """Both sides of each of the eight tiles."""
    numbers = [number_of(kind, tile) for kind in SIDE_NAMES for tile in range(1, TILES + 1)]
    assert sorted(numbers) == list(range(1, len(SIDES)))
    assert [(SIDES[number].kind, SIDES[number].tile) for number in numbers] == [
        (kind, tile) for kind in SIDE_NAMES for tile in range(1, 9)
    ]


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


@pytest.mark.parametrize("side", SIDE_NAMES)
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
    [(number, side) for number in range(1, 9) for side in SIDE_NAMES if (number, side) != (8, "raid")],
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
