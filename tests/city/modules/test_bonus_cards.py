"""The bonus Activity cards: Baker (civil), Prior (religious) and Banquet (military)."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, city
from troyes.core.errors import Refusal

BONUS = [("baker", "y", 5, 2, 1, 3), ("prior", "w", 8, 4, 3, 3), ("banquet", "r", 7, 3, 2, 4)]
ROWS = ("card", "colour", "price", "first", "second", "divisor")
NAMES = [row[0] for row in BONUS]
OTHERS = {"y": "r6@A w6@A", "w": "r6@A y6@A", "r": "y6@A w6@A"}


def up_to(most: int) -> list[str]:
    """The answers to how many activations, at least one."""
    return [f"x{times}" for times in range(1, most + 1)]


@pytest.mark.parametrize(ROWS, BONUS, ids=NAMES)
def test_bonus_card_price_is_paid_on_hiring(
    card: str, colour: str, price: int, first: int, second: int, divisor: int
) -> None:
    """Activity cards: the price printed on the card is paid for a tradesman."""
    dice = f"{colour}6@A {OTHERS[colour]}"
    game = city(2, bonus=True).seat(A, deniers=price, supply=1).dice(dice).card(card).start()
    game.take(A, f"{card} supply")
    assert game.deniers(A) == 0
    assert game.tradesmen(card) == "A -"

    poor = city(2, bonus=True).seat(A, deniers=price - 1, supply=1).dice(dice).card(card).start()
    assert card not in poor.options(A)


@pytest.mark.parametrize(ROWS, BONUS, ids=NAMES)
def test_bonus_card_spaces_are_worth_their_points(
    card: str, colour: str, price: int, first: int, second: int, divisor: int
) -> None:
    """End of the game: a tradesman is worth the points of his space, on the illustration nothing."""
    table = city(3, bonus=True).card(card, "A B", onlookers="C")
    table.cathedral("A B C - - -", "A B C - - -", "A B C - - -")
    assert table.now("count-points").start().scores() == [first, second, 0]


@pytest.mark.parametrize(ROWS, BONUS, ids=NAMES)
def test_bonus_card_divisor(
    card: str, colour: str, price: int, first: int, second: int, divisor: int
) -> None:
    """Activity cards: as many activations as the divisor goes into the dice, rounded down; fewer by ruling."""
    for values, most in (
        ((divisor,), 1),
        ((divisor - 1, divisor), 1),
        ((divisor, divisor), 2),
        ((5, 6, 6), 17 // divisor),
    ):
        dice = " ".join(f"{colour}{value}@A" for value in values)
        game = city(2, bonus=True).dice(f"{dice} {OTHERS[colour]}").card(card, "A -").start()
        game.take(A, f"{card} {dice}" + (" done" if len(values) < 3 else ""))
        assert game.options(A) == up_to(most)

    short = city(2, bonus=True).dice(f"{colour}{divisor - 1}@A {OTHERS[colour]}").card(card, "A -").start()
    assert card not in short.options(A)


@pytest.mark.parametrize(ROWS, BONUS, ids=NAMES)
def test_bonus_card_takes_its_own_colour_only(
    card: str, colour: str, price: int, first: int, second: int, divisor: int
) -> None:
    """Activity cards: Baker is civil, Prior religious, Banquet military."""
    game = city(2, bonus=True).dice(f"{colour}6@A {OTHERS[colour]}").card(card, "A -").start()
    assert game.take(A, card).options(A) == [f"{colour}6@A"]
    others = city(2, bonus=True).dice(OTHERS[colour]).card(card, "A -").start()
    assert card not in others.options(A)


@pytest.mark.parametrize("card", NAMES)
def test_bonus_card_is_no_part_of_the_plain_game(card: str) -> None:
    """Bonus cards: without them in the box a position cannot hold one."""
    with pytest.raises(Refusal):
        city(2).card(card).start()


@pytest.mark.parametrize(
    ("others", "gain"),
    [
        ("w1@N", 0),
        ("y1@A", 1),
        ("y1@A y6@B y2@N", 3),
        ("y1@B y1@B r6@A w6@A r6@N", 2),
        ("y2@A y2@A y2@B y2@N y2@N", 5),
    ],
)
def test_baker_gives_a_denier_for_each_yellow_die_still_in_the_square(others: str, gain: int) -> None:
    """Baker: all districts count, the neutral one too, other colours do not. The card speaks of those still present, so
    the dice of the activation are not counted."""
    game = city(2, bonus=True).seat(A, deniers=0).dice(f"y3@A {others}").card("baker", "A -").start()
    game.take(A, "baker y3@A done x1")
    assert game.deniers(A) == gain
    assert (game.deniers(B), game.points(A), game.influence(A)) == (5, 0, 4)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_baker_sells_again_with_every_activation(times: int) -> None:
    """Baker: each activation counts the same dice; one is enough (ruling)."""
    game = city(2, bonus=True).seat(A, deniers=0).dice("y4@A y6@A y1@A y1@B").card("baker", "A -").start()
    game.take(A, "baker y4@A y6@A done")
    assert game.options(A) == up_to(3)
    assert game.take(A, f"x{times}").deniers(A) == 2 * times


def test_baker_does_not_count_a_bought_die() -> None:
    """Baker: a bought die has left the square like one's own."""
    game = city(2, bonus=True).seat(A, deniers=2).dice("y3@B y1@B y1@N").card("baker", "A -").start()
    game.take(A, "baker y3@B done x1")
    assert [game.deniers(A), game.deniers(B)] == [2, 7]


@pytest.mark.parametrize(("dice", "cubes"), [("w3@A", 1), ("w5@A", 1), ("w6@A", 2), ("w5@A w6@A", 3)])
def test_prior_places_cubes(dice: str, cubes: int) -> None:
    """Prior: a delayed card, one cube for each activation and nothing else."""
    game = city(2, bonus=True).dice(f"{dice} y1@N").card("prior", "B A", A=1, B=1).start()
    game.take(A, "prior")
    game.take(A, f"{dice} done x{cubes}")
    assert (game.cubes("prior", A), game.cubes("prior", B)) == (1 + cubes, 1)
    assert (game.deniers(A), game.influence(A), game.points(A)) == (5, 4, 0)


def test_prior_may_place_one_cube_only() -> None:
    """Prior: fewer cubes than possible (ruling)."""
    game = city(2, bonus=True).dice("w6@A w6@A y1@N").card("prior", "A -").start()
    game.take(A, "prior w6@A w6@A done")
    assert game.options(A) == up_to(4)
    assert game.take(A, "x1").cubes("prior", A) == 1


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("w1@N", 0),
        ("r1@A", 1),
        ("r1@A r1@A r6@B", 2),
        ("r1@A r6@B r6@B r6@B", 3),
        ("r1@A r6@B r6@N r6@N", 2),
        ("r1@A r1@A r6@B r6@B", 2),
        ("r1@A y6@A w6@A", 1),
    ],
)
def test_banquet_gives_a_point_for_each_red_die_of_the_fullest_district(others: str, points: int) -> None:
    """Banquet: the district with most red dice counts, also another player's or the neutral one, on a tie once. As with
    Baker the dice of the activation have left their district."""
    game = city(2, bonus=True).dice(f"r4@A {others}").card("banquet", "A -").start()
    game.take(A, "banquet r4@A done x1")
    assert game.points(A) == points
    assert game.points(B) == 0


@pytest.mark.parametrize("times", [1, 2, 3])
def test_banquet_is_held_again_with_every_activation(times: int) -> None:
    """Banquet: each activation counts the same dice; one is enough (ruling)."""
    game = city(2, bonus=True).dice("r6@A r6@A r1@B r1@B").card("banquet", "A -").start()
    game.take(A, "banquet r6@A r6@A done")
    assert game.options(A) == up_to(3)
    assert game.take(A, f"x{times}").points(A) == 2 * times


def test_banquet_alone_does_not_count_the_dice_of_le_roy() -> None:
    """The King's Challenge, card modifications: le Roy's dice are left out, however many they are."""
    game = city(1, bonus=True).dice("r4@A r1@A r1@A r6@N r6@N r6@N").card("banquet", "A -").start()
    game.take(A, "banquet r4@A done x1")
    assert game.points(A) == 2
