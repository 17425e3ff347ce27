"""Gaining resources: eighteen symbols a track, three tied to a citizen; what is spent stays spent."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, B, Playing, fresh, table
from troyes.core.state import CHANCE

RESOURCES = ("influence", "deniers", "knowledge")
COLOURS = {"influence": "R", "deniers": "Y", "knowledge": "W"}


def with_die(resource: str, value: int, **marks: int) -> Playing:
    """A seat that took, for a denier and without a change, a die of the resource's colour and of this
    value."""
    marks.setdefault("deniers", 3)
    colour = COLOURS[resource]
    return (
        table()
        .plazas(f"{colour} {colour} {colour} {colour}")
        .dice(black=1, others=(value, value, value))
        .sheet(A, **{"influence": 0, "knowledge": 0, **marks})
        .start()
        .take(A, "die3")
    )


def only(resource: str, amount: int) -> tuple[int, ...]:
    """An amount on one track and nothing on the others."""
    return tuple(amount if track == resource else 0 for track in RESOURCES)


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("resource", RESOURCES)
def test_die_brings_its_value_in_the_resource_of_its_colour(resource: str, value: int) -> None:
    """Gain Resources: red brings influence, yellow deniers, white knowledge, as many as the die shows."""
    game = with_die(resource, value, deniers=1)
    game.take(A, f"{resource}+{value}")
    assert game.unspent(A) == only(resource, value)
    circled = tuple(3 + more for more in only(resource, value))
    assert game.circled(A) == circled
    assert game.citizens(A) == only(resource, 1 if value >= 3 else 0)
    assert game.drawn(A) == []
    assert game.actors() == [CHANCE]


@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(
    ("circled", "value", "citizens"),
    [
        (3, 2, 0),
        (3, 3, 1),
        (5, 1, 1),
        (5, 6, 1),
        (6, 5, 0),
        (6, 6, 1),
        (7, 4, 0),
        (10, 1, 0),
        (11, 1, 1),
        (11, 6, 1),
        (12, 5, 0),
        (12, 6, 1),
        (16, 1, 0),
        (17, 1, 1),
        (17, 6, 1),
        (18, 6, 0),
    ],
)
def test_sixth_twelfth_and_eighteenth_symbol_bring_a_citizen_of_the_colour(
    resource: str, circled: int, value: int, citizens: int
) -> None:
    """Gain Resources: three symbols of each track are tied to a citizen of its own colour (3.5 of the
    facts)."""
    game = with_die(resource, value, **{"deniers": 1, f"circled_{resource}": circled})
    game.take(A, f"{resource}+{value}")
    assert game.citizens(A) == only(resource, citizens)
    assert game.circled(A)[RESOURCES.index(resource)] == min(18, circled + value)


@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(
    ("circled", "value", "gained"), [(12, 6, 6), (13, 6, 5), (16, 6, 2), (17, 2, 1), (18, 6, 0)]
)
def test_nothing_is_gained_beyond_the_eighteenth_symbol(
    resource: str, circled: int, value: int, gained: int
) -> None:
    """Ruling on 7.2: what finds no symbol is lost."""
    game = with_die(resource, value, **{"deniers": 1, f"circled_{resource}": circled})
    game.take(A, f"{resource}+{value}")
    assert game.unspent(A) == only(resource, gained)
    assert game.circled(A) == tuple(18 if track == resource else 3 for track in RESOURCES)


@pytest.mark.parametrize("resource", RESOURCES)
def test_full_track_can_still_be_chosen_and_brings_nothing(resource: str) -> None:
    """Ruling on 7.1: gaining resources is always allowed; here every building of the value is crossed out."""
    colour = {"influence": "red", "deniers": "yellow", "knowledge": "white"}[resource]
    letter = COLOURS[resource]
    game = (
        table()
        .plazas(f"{letter} {letter} {letter} {letter}")
        .dice(black=6, others=(4, 6, 6))
        .sheet(A, influence=0, deniers=0, knowledge=0, crossed=f"{colour}4")
        .sheet(A, **{f"circled_{resource}": 18})
        .start()
        .take(A, "die1")
    )
    assert game.options(A) == [f"{resource}+4"]
    game.take(A, f"{resource}+4")
    assert game.unspent(A) == (0, 0, 0)
    assert game.citizens(A) == (0, 0, 0)
    assert game.actors() == [CHANCE]


def test_spent_symbols_are_not_circled_again() -> None:
    """Perform an Action: spending crosses a symbol out for good, so that the 6th symbol is reached only
    once."""
    game = fresh().chance("Y/R R/Y R/W R/R W/R W/Y Y/W Y/Y W/W")
    game.chance("6 3 6 6").take(A, "die1 influence+3")
    assert (game.unspent(A), game.circled(A), game.citizens(A)) == ((6, 3, 3), (6, 3, 3), (1, 0, 0))
    game.chance("6 1 2 3").take(A, "die2/influence")
    assert (game.unspent(A), game.circled(A)) == ((5, 3, 3), (6, 3, 3))
    game.take(A, "influence+2")  # Yellow into red for two knowledge.
    assert (game.unspent(A), game.circled(A), game.citizens(A)) == ((7, 3, 1), (8, 3, 3), (1, 0, 0))


def test_six_unspent_are_not_the_sixth_symbol() -> None:
    """Gain Resources: what counts is the symbol that is circled, not how many are at hand."""
    game = with_die("influence", 3, influence=3, circled_influence=7).take(A, "influence+3")
    assert game.unspent(A) == (6, 2, 0)
    assert game.circled(A) == (10, 3, 3)
    assert game.citizens(A) == (0, 0, 0)


def test_sixth_symbol_counts_those_that_were_spent() -> None:
    """Gain Resources: three spent and three new ones reach the 6th symbol."""
    game = with_die("influence", 3, influence=0).take(A, "influence+3")
    assert game.unspent(A) == (3, 2, 0)
    assert game.circled(A) == (6, 3, 3)
    assert game.citizens(A) == (1, 0, 0)


def test_price_paid_in_the_resource_gained_leaves_its_symbols_crossed_out() -> None:
    """Perform an Action: three deniers, two paid for place 4, six circled: seven at hand, nine circled."""
    game = table().plazas("R W R Y").dice(black=1, others=(2, 3, 6)).start().take(A, "die4 deniers+6")
    assert game.unspent(A) == (3, 7, 3)
    assert game.circled(A) == (3, 9, 3)
    assert game.citizens(A) == (0, 1, 0)


def test_resources_of_one_seat_leave_the_other_seat_alone() -> None:
    """Setup 5: each player has a sheet of their own."""
    game = table(2).plazas("R Y W R").dice(black=6, others=(4, 6, 6)).start()
    game.take(A, "die1 influence+4").take(B, "die1 fortress4")
    assert (game.unspent(A), game.citizens(A), game.drawn(A)) == ((7, 3, 3), (1, 0, 0), [])
    assert (game.unspent(B), game.citizens(B), game.drawn(B)) == ((3, 3, 3), (0, 1, 0), ["fortress4"])
