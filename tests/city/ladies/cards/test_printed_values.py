"""What is printed on the 27 Activity cards of The Ladies of Troyes: colour, price, spaces, divisor."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, city
from tests.city.ladies.table import counting, group, ladies, up_to
from troyes.core.errors import Refusal

# Card, colour of its dice, hire cost in deniers and in influence, points of the first and the second space, divisor.
CARDS = [
    ("lumberjack", "y", 5, 0, 2, 1, 2),
    ("clog-maker", "y", 4, 0, 2, 1, 2),
    ("weaver", "y", 4, 0, 2, 1, 2),
    ("landlady", "y", 6, 0, 3, 2, 4),
    ("distiller", "y", 5, 0, 3, 2, 2),
    ("viticulturist", "y", 6, 0, 3, 2, 3),
    ("banker", "y", 7, 0, 3, 2, 5),
    ("breeder", "y", 5, 0, 2, 1, 2),
    ("master-tradesman", "y", 7, 0, 3, 2, 5),
    ("bishop", "w", 5, 0, 3, 2, 3),
    ("augustine", "w", 6, 0, 3, 2, 3),
    ("chief-templar", "w", 0, 5, 3, 2, 3),
    ("herbalist", "w", 7, 0, 3, 2, 4),
    ("master-builder", "w", 7, 0, 3, 2, 4),
    ("preacher", "w", 6, 0, 3, 2, 3),
    ("scribe", "w", 7, 0, 3, 2, 5),
    ("hermit", "w", 6, 0, 3, 2, 6),
    ("nun", "w", 6, 0, 3, 2, 4),
    ("ransom", "r", 5, 0, 2, 1, 2),
    ("catapult", "r", 6, 0, 2, 1, 3),
    ("scout", "r", 6, 0, 2, 1, 5),
    ("executioner", "r", 5, 0, 3, 1, 2),
    ("squire", "r", 5, 0, 3, 1, 2),
    ("recruiter", "r", 0, 3, 2, 1, 3),
    ("marriage", "r", 7, 0, 3, 2, 6),
    ("fort", "r", 7, 0, 3, 2, 1),
    ("princess", "r", 5, 0, 3, 2, 3),
]
NAMES = [row[0] for row in CARDS]
PAYMENT = {"breeder": 3, "ransom": 3, "scout": 1, "marriage": 7}
"""Deniers that one activation costs at least: they are kept back when a tradesman is hired."""
COUNTED = [row for row in CARDS if row[0] not in {"scout", "fort"}]
"""The cards that ask how many activations are made."""
DELAYED = [
    *("distiller", "viticulturist", "augustine", "chief-templar"),
    *("herbalist", "preacher", "recruiter", "hermit", "princess"),
]
OTHERS = {"y": "r6@A w6@A", "w": "r6@A y6@A", "r": "y6@A w6@A"}
Row = tuple[str, str, int, int, int, int, int]


@pytest.mark.parametrize("row", CARDS, ids=NAMES)
def test_ladies_card_price_is_paid_on_hiring(row: Row) -> None:
    """Activity cards: the price is paid for a tradesman; the Chief Templar costs 5 influence and the Recruiter 3, and
    neither of them a denier."""
    card, colour, deniers, influence, *_ = row
    needed = deniers + PAYMENT.get(card, 0)
    dice = f"{colour}6@A {OTHERS[colour]}"
    table = ladies(2).seat(A, deniers=needed, influence=influence, supply=1).dice(dice).card(card)
    game = table.start().take(A, f"{card} supply")
    assert (game.deniers(A), game.influence(A)) == (needed - deniers, 0)
    assert game.tradesmen(card) == "A -"


@pytest.mark.parametrize("row", CARDS, ids=NAMES)
def test_ladies_card_is_not_hired_for_less(row: Row) -> None:
    """Activity cards: a denier or an influence too few, and nobody is hired, however rich one is in the other."""
    card, colour, deniers, influence, *_ = row
    has = {"deniers": deniers + PAYMENT.get(card, 0) - 1, "influence": 20}
    if influence:
        has = {"deniers": 40, "influence": influence - 1}
    dice = f"{colour}6@A {OTHERS[colour]}"
    game = ladies(2).seat(A, **has, supply=1).dice(dice).card(card).start()
    assert card not in game.options(A)


@pytest.mark.parametrize("row", CARDS, ids=NAMES)
def test_ladies_card_spaces_are_worth_their_points(row: Row) -> None:
    """End of the game: a tradesman is worth the points of his space, on the illustration nothing. Where the Master
    Builder is in play nobody has a cube on the fourth floor here, which costs 2."""
    card, _, _, _, first, second, _ = row
    game = counting().card(card, "A B", onlookers="C")
    lost = 2 if card == "master-builder" else 0
    assert game.start().scores() == [first - lost, second - lost, 0]


@pytest.mark.parametrize("row", COUNTED, ids=[row[0] for row in COUNTED])
def test_ladies_card_divisor(row: Row) -> None:
    """Activity cards: as many activations as the divisor goes into the dice, rounded down; at least one is made, fewer
    than possible are allowed (the latter by ruling)."""
    card, colour, *_, divisor = row
    for total, most in ((divisor, 1), (2 * divisor - 1, 1), (2 * divisor, 2)):
        words = group(total, colour)
        game = ladies(2).seat(A, deniers=29).dice(f"{words} {OTHERS[colour]}").card(card, "A -").start()
        game.take(A, f"{card} {words} done")
        assert game.options(A) == up_to(most)

    weak = f"{colour}{divisor - 1}@A {OTHERS[colour]}"
    short = ladies(2).seat(A, deniers=29).dice(weak).card(card, "A -").start()
    assert card not in short.options(A)


@pytest.mark.parametrize("row", CARDS, ids=NAMES)
def test_ladies_card_takes_dice_of_its_colour_only(row: Row) -> None:
    """Activity cards: nine are civil, nine religious and nine military."""
    card, colour, *_ = row
    game = ladies(2).seat(A, deniers=29).dice(f"{colour}6@A {OTHERS[colour]}").card(card, "A -").start()
    assert game.take(A, card).options(A) == [f"{colour}6@A"]
    others = ladies(2).seat(A, deniers=29).dice(OTHERS[colour]).card(card, "A -").start()
    assert card not in others.options(A)


@pytest.mark.parametrize("card", DELAYED)
def test_ladies_delayed_card_places_a_cube_an_activation(card: str) -> None:
    """Delayed cards: cubes of the own colour on the card, and nothing else for now."""
    _, colour, *_, divisor = next(row for row in CARDS if row[0] == card)
    words = group(12, colour)
    game = ladies(2).dice(f"{words} {OTHERS[colour]}").card(card, "B A", B=2).start()
    cubes = 12 // divisor
    game.take(A, f"{card} {words} done x{cubes}")
    assert (game.cubes(card, A), game.cubes(card, B)) == (cubes, 2)
    assert (game.deniers(A), game.influence(A), game.points(A)) == (5, 4, 0)
    assert game.turn() == "B"


@pytest.mark.parametrize("card", [card for card in DELAYED if card not in {"hermit", "princess"}])
def test_ladies_delayed_card_first_cubes_do_not_bend_their_own_action(card: str) -> None:
    """Delayed cards: what an action places serves later actions (ruling)."""
    _, colour, *_ = next(row for row in CARDS if row[0] == card)
    game = ladies(2).dice(f"{colour}6@A {OTHERS[colour]}").card(card, "A -").start()
    assert game.take(A, card).options(A) == [f"{colour}6@A"]


@pytest.mark.parametrize("card", NAMES)
def test_ladies_card_is_no_part_of_the_base_game(card: str) -> None:
    """Module 2: without it a position cannot hold one of its cards."""
    with pytest.raises(Refusal):
        city(2).card(card).start()
    with pytest.raises(Refusal):
        ladies(2, activities="base").card(card).start()
