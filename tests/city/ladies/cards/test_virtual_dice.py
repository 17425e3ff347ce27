"""Augustine and Recruiter: a cube that is itself a 6 of a group, beside at least one real die."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, Playing, Table
from tests.city.ladies.table import ladies, up_to

# Cube, colour of its 6, a card of that colour with its divisor, and an event of that colour with its divisor.
BOTH = [("augustine", "y", "goldsmith", 4, "wayfarers", 3), ("recruiter", "r", "captain", 4, "brigands1", 3)]
ROW = ("cube", "colour", "card", "divisor", "event", "needed")
NAMES = [row[0] for row in BOTH]


def holding(cube: str, dice: str, card: str = "", deniers: int = 20) -> Table:
    """Seat A has two cubes, no influence, and a tradesman on another card; a white 1 keeps the round going."""
    table = ladies(2).seat(A, deniers=deniers, influence=0).dice(f"{dice} w1@N").card(cube, "A -", A=2)
    return table.card(card, "A -") if card else table


def times(game: Playing) -> int:
    """How often the card may be activated."""
    options = game.options(A)
    assert options == up_to(len(options))
    return len(options)


@pytest.mark.parametrize(ROW, BOTH, ids=NAMES)
@pytest.mark.parametrize("value", [1, 2, 5, 6])
def test_virtual_die_is_a_six_beside_a_real_one(
    cube: str, colour: str, card: str, divisor: int, event: str, needed: int, value: int
) -> None:
    """Augustine, Recruiter: with a die of its colour the cube is worth 6 more; it is used up."""
    game = (
        holding(cube, f"{colour}{value}@A", card).start().take(A, f"{card} use-{cube} {colour}{value}@A done")
    )
    assert times(game) == (value + 6) // divisor
    game.take(A, "x1")
    assert (game.cubes(cube, A), game.deniers(A)) == (1, 22 if card == "goldsmith" else 20)


@pytest.mark.parametrize(ROW, BOTH, ids=NAMES)
def test_virtual_die_is_never_used_alone(
    cube: str, colour: str, card: str, divisor: int, event: str, needed: int
) -> None:
    """Augustine, Recruiter: without a real die of its colour there is no such action."""
    game = holding(cube, "w6@A", card).event(event).start()
    assert card not in game.options(A)
    assert event not in game.options(A)
    beside = holding(cube, f"{colour}1@A", card).start().take(A, f"{card} use-{cube}")
    assert beside.options(A) == [f"{colour}1@A"]


@pytest.mark.parametrize(ROW, BOTH, ids=NAMES)
def test_virtual_die_counts_toward_three(
    cube: str, colour: str, card: str, divisor: int, event: str, needed: int
) -> None:
    """Augustine, Recruiter: two real dice complete the group, be there more."""
    dice = f"{colour}1@A {colour}2@A {colour}3@A"
    game = holding(cube, dice, card).start().take(A, f"{card} use-{cube} {colour}2@A")
    assert game.options(A) == [f"{colour}3@A", "done"]
    game.take(A, f"{colour}3@A")
    assert times(game) == (2 + 3 + 6) // divisor


@pytest.mark.parametrize(ROW, BOTH, ids=NAMES)
@pytest.mark.parametrize(
    ("own", "bought", "paid"), [("", "5@B", 4), ("1@A", "5@B", 6), ("", "5@B 5@N", 12), ("", "5@B 5@B", 12)]
)
def test_virtual_die_counts_for_the_price_of_the_others(
    cube: str, colour: str, card: str, divisor: int, event: str, needed: int, own: str, bought: str, paid: int
) -> None:
    """Augustine, Recruiter: the cube costs nothing as a die of the own district, but one real die beside it costs 4 and
    each of two costs 6 if they are bought."""
    words = [f"{colour}{die}" for die in (own + " " + bought).split()]
    done = "" if len(words) == 2 else " done"
    game = holding(cube, " ".join(words), card).start().take(A, f"{card} use-{cube} {' '.join(words)}{done}")
    assert game.deniers(A) == 20 - paid
    to_b = paid if bought == "5@B 5@B" else paid // len(bought.split())
    assert game.deniers(B) == 5 + to_b


@pytest.mark.parametrize(ROW, BOTH, ids=NAMES)
@pytest.mark.parametrize(("deniers", "offered"), [(3, False), (4, True)])
def test_virtual_die_needs_the_money_for_the_larger_group(
    cube: str, colour: str, card: str, divisor: int, event: str, needed: int, deniers: int, offered: bool
) -> None:
    """Augustine, Recruiter: with the cube the only real die costs 4 if it is another's."""
    game = holding(cube, f"{colour}5@B", card, deniers=deniers).start().take(A, card)
    assert (f"use-{cube}" in game.options(A)) is offered


@pytest.mark.parametrize(ROW, BOTH, ids=NAMES)
def test_virtual_die_fights_an_event(
    cube: str, colour: str, card: str, divisor: int, event: str, needed: int
) -> None:
    """Action 3: a 3 and the 6 are three cubes."""
    game = (
        holding(cube, f"{colour}3@A").event(event).start().take(A, f"{event} use-{cube} {colour}3@A done x3")
    )
    assert (game.event_cubes(event), game.influence(A)) == ("A A A", 3)


@pytest.mark.parametrize(ROW, BOTH, ids=NAMES)
def test_virtual_die_serves_groups_of_its_colour_only(
    cube: str, colour: str, card: str, divisor: int, event: str, needed: int
) -> None:
    """Augustine is a yellow 6 and Recruiter a red one: Marauding takes a group of any one colour, so the real dice
    beside it have the same."""
    game = holding(cube, "r4@A y4@A w4@A").start().take(A, f"marauding use-{cube}")
    assert game.options(A) == [f"{colour}4@A"]
    other = {"y": "captain", "r": "goldsmith"}[colour]
    table = holding(cube, "r4@A y4@A w4@A", other).card("procession", "A -")
    for card_of_another_colour in (other, "procession", "cathedral"):
        assert f"use-{cube}" not in table.start().take(A, card_of_another_colour).options(A)


@pytest.mark.parametrize(ROW, BOTH, ids=NAMES)
def test_virtual_die_places_no_citizen(
    cube: str, colour: str, card: str, divisor: int, event: str, needed: int
) -> None:
    """Placing a citizen takes exactly one die, and the cube is not used alone."""
    building = {"y": "city-hall", "r": "palace"}[colour]
    game = holding(cube, f"{colour}4@A").seat(A, supply=1).start().take(A, f"{building} supply")
    assert game.options(A) == [f"{colour}4@A"]


@pytest.mark.parametrize(ROW, BOTH, ids=NAMES)
def test_virtual_die_is_the_only_cube_of_its_action(
    cube: str, colour: str, card: str, divisor: int, event: str, needed: int
) -> None:
    """Action 1: one cube an action, so that neither a second 6 nor another card's cube joins in."""
    table = holding(cube, f"{colour}1@A {colour}2@A", card).card("confession", "A -", A=1)
    game = table.start().take(A, f"{card} use-{cube}")
    assert game.options(A) == [f"{colour}1@A", f"{colour}2@A"]


@pytest.mark.parametrize(ROW, BOTH, ids=NAMES)
def test_virtual_die_at_the_pilgrimage_keeps_to_its_colour(
    cube: str, colour: str, card: str, divisor: int, event: str, needed: int
) -> None:
    """Pilgrimage: a group of several colours is bent by Apprenticeship and Confession only."""
    game = holding(cube, "r1@A r2@A y1@A y2@A w6@A", "pilgrimage").start().take(A, f"pilgrimage use-{cube}")
    assert game.options(A) == [f"{colour}1@A", f"{colour}2@A"]
    game.take(A, f"{colour}1@A done x1")
    assert game.points(A) == 2


def test_augustine_at_agriculture() -> None:
    """Augustine: agriculture is an action with yellow dice; 2 and 6 are 4 deniers."""
    game = holding("augustine", "y2@A", deniers=0).start().take(A, "agriculture use-augustine y2@A done")
    assert (game.deniers(A), game.cubes("augustine", A)) == (4, 1)


def test_augustine_makes_a_weak_die_strong_enough() -> None:
    """Augustine: a yellow 1 cannot set the Goldsmith to work, with the cube 7 pips do so once."""
    game = holding("augustine", "y1@A", "goldsmith", deniers=0).start().take(A, "goldsmith")
    assert game.options(A) == ["use-augustine"]
    game.take(A, "use-augustine y1@A done x1")
    assert (game.points(A), game.deniers(A)) == (1, 2)


def test_recruiter_is_hired_for_three_influence() -> None:
    """Recruiter: 3 influence and no denier, after which he is set to work in the same action."""
    game = ladies(2).seat(A, deniers=0, influence=3, supply=1).dice("r3@A w1@N").card("recruiter").start()
    game.take(A, "recruiter supply")
    assert (game.deniers(A), game.influence(A), game.tradesmen("recruiter")) == (0, 0, "A -")
    game.take(A, "r3@A done x1")
    assert game.cubes("recruiter", A) == 1
    poor = ladies(2).seat(A, deniers=30, influence=2, supply=1).dice("r3@A w1@N").card("recruiter").start()
    assert "recruiter" not in poor.options(A)


def test_recruiter_cube_is_never_used_against_black_dice() -> None:
    """Phase 3: no cube helps against black dice."""
    game = holding("recruiter", "r4@A").black(3).start()
    assert game.options(A) == ["r4@A"]
