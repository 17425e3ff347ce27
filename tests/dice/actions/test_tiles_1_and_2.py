"""Banquets and Raids: tiles 1 and 2 (facts 7.7)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.dice.actions.tiles import beside, purse, uses
from tests.dice.builder import A, table

SIDES = ("banquet", "raid")


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
