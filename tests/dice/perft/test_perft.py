"""How many sequences of tokens there are at chosen positions, and in which order options stand.

A change in any of these numbers is a change of the rules, or a mistake. They are the same interpreted and compiled.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.dice.builder import A, B, Playing, fresh, table
from troyes.core import walk
from troyes.core.state import CHANCE

pytestmark = pytest.mark.both


def opening() -> Playing:
    """Before the first plaza is laid."""
    return fresh(1)


def opening_with_tiles() -> Playing:
    """All plazas laid, the three tiles and the six numbers to come."""
    return fresh(2, numbering="expert", banquets="yes").chance("R/R R/Y W/Y Y/Y R/W W/W Y/R W/R Y/W")


def opening_rolled() -> Playing:
    """All plazas laid, a die to be thrown for the leftmost column."""
    return fresh(3, numbering="rolled").chance("R/R R/Y W/Y Y/Y R/W W/W Y/R W/R Y/W")


def first_morning() -> Playing:
    """Day 1: blank sheets, four dice of four values."""
    return table(1).plazas("R Y W R").dice(black=6, others=(1, 3, 4)).start()


def two_at_once() -> Playing:
    """Two seats with different purses choose at once."""
    return (
        table(2)
        .day(4, "afternoon")
        .plazas("W R Y W")
        .dice(black=3, others=(1, 3, 6))
        .sheet(A, influence=6, deniers=2, knowledge=5, drawn="fortress3 palace1", crossed="white2")
        .sheet(B, influence=0, deniers=1, knowledge=0)
        .start()
    )


def penniless() -> Playing:
    """The black die on the free plaza, and nothing to pay with."""
    return (
        table(1).day(3).dice(black=1, others=(1, 4, 5)).sheet(A, influence=0, deniers=0, knowledge=0).start()
    )


def bonuses(version: int = 2) -> Playing:
    """Every track about to bring something: a single building sets off several bonuses."""
    return (
        table(1)
        .day(7)
        .numbers(2, 4, 6, 1, 3, 5)
        .plazas("R Y W Y")
        .dice(black=6, others=(1, 2, 5))
        .sheet(
            A,
            influence=4,
            deniers=3,
            knowledge=4,
            circled_influence=17,
            circled_deniers=11,
            circled_knowledge=5,
            knights=14,
            artisans=10,
            priests=19,
            drawn="fortress1 palace5 city-hall3 cathedral2 cathedral4 bishopric6",
            crossed="red2 yellow6 white1",
        )
        .start(version)
    )


def bonuses_by_version_1() -> Playing:
    """The same when no citizen could be let go."""
    return bonuses(1)


def banquets() -> Playing:
    """Three Banquets among the four plazas of the half day."""
    return (
        table(1)
        .day(2)
        .plazas("R Y W R")
        .tile(1, 6)
        .tile(2, 2)
        .tile(3, 5)
        .dice(black=6, others=(1, 2, 5))
        .sheet(A, influence=5, deniers=3, knowledge=3, knights=10, artisans=10, priests=5)
        .start()
    )


def raids() -> Playing:
    """Three Raids among the four plazas of the half day."""
    return (
        table(1)
        .day(5)
        .plazas("R Y W R")
        .tile(1, 4, "raid")
        .tile(2, 8, "raid")
        .tile(3, 7, "raid")
        .dice(black=6, others=(2, 3, 5))
        .sheet(A, influence=5, deniers=3, knowledge=3)
        .start()
    )


def the_last_half_day() -> Playing:
    """Nothing is thrown any more."""
    return table(2).day(8, "afternoon").dice(black=2, others=(2, 2, 5)).start()


PERFT: list[tuple[Callable[[], Playing], list[int]]] = [
    (opening, [9, 78, 630, 4608, 29520]),
    (opening_with_tiles, [8, 56, 336, 2016, 10080, 40320]),
    (opening_rolled, [6, 12, 72, 432, 2592, 15552]),
    (first_morning, [5, 243, 1458, 8748, 52488]),
    (two_at_once, [3, 150, 300, 900, 5400, 32400]),
    (penniless, [1, 6, 36, 216, 1296, 4779, 33795]),
    (bonuses, [5, 194, 1404, 9341, 54138]),
    (bonuses_by_version_1, [5, 194, 1404, 9323, 53136]),
    (banquets, [3, 162, 1410, 8524, 51048]),
    (raids, [2, 84, 504, 3024, 18144]),
    (the_last_half_day, [5, 216, 1080, 46656, 46656]),
]
"""From depth 1 on."""


@pytest.mark.parametrize(("position", "counts"), PERFT, ids=[position.__name__ for position, _ in PERFT])
def test_perft(position: Callable[[], Playing], counts: list[int]) -> None:
    state = position().state
    assert [walk.perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


MOVES: list[tuple[Callable[[], Playing], int, int]] = [
    (first_morning, A, 243),
    (two_at_once, A, 150),
    (two_at_once, B, 6),
    (penniless, A, 1),
    (banquets, A, 1038),
    (raids, A, 84),
]
"""Complete moves of a seat."""


@pytest.mark.parametrize(
    ("position", "seat", "count"),
    MOVES,
    ids=[f"{position.__name__}-{'AB'[seat]}" for position, seat, _ in MOVES],
)
def test_complete_moves(position: Callable[[], Playing], seat: int, count: int) -> None:
    moves = walk.moves(position().state, seat)
    assert len(moves) == count
    assert len({tuple(move) for move in moves}) == count


ORDER: list[tuple[str, Callable[[], Playing], str, str]] = [
    (
        "the-first-plaza",
        opening,
        "",
        "R/R R/Y R/W Y/R Y/Y Y/W W/R W/Y W/W",
    ),
    (
        "the-first-tile",
        opening_with_tiles,
        "",
        "tile1 tile2 tile3 tile4 tile5 tile6 tile7 tile8",
    ),
    (
        "the-first-number",
        opening_with_tiles,
        "* tile1 tile2 tile3",
        "1 2 3 4 5 6",
    ),
    (
        "the-direction",
        opening_rolled,
        "* 4",
        "rising falling",
    ),
    (
        "a-throw",
        opening_rolled,
        "* 4|A falling",
        "1 2 3 4 5 6",
    ),
    (
        "a-die",
        first_morning,
        "",
        "die1 die3 die2/influence die2/deniers die2/knowledge",
    ),
    (
        "the-free-red-1",
        first_morning,
        "A die1",
        """
        influence+1 influence+2 influence+3 influence+4 deniers+1 deniers+2 deniers+3 deniers+4 knowledge+1
        knowledge+2 knowledge+3 knowledge+4 fortress1 fortress2 fortress3 fortress4 palace1 palace2 palace3
        palace4 great-hall1 great-hall2 great-hall3 great-hall4 city-hall1 city-hall2 city-hall3 city-hall4
        cathedral1 cathedral2 cathedral3 cathedral4 bishopric1 bishopric2 bishopric3 bishopric4
        """,
    ),
    (
        "the-fallback",
        penniless,
        "",
        "one-of-each",
    ),
    (
        "a-raid-of-value-0",
        raids,
        "A die1",
        """
        influence+0 influence+1 influence+2 influence+3 influence+4 influence+5 deniers+0 deniers+1
        deniers+2 deniers+3 deniers+4 deniers+5 knowledge+0 knowledge+1 knowledge+2 knowledge+3 knowledge+4
        knowledge+5 fortress1 fortress2 fortress3 fortress4 fortress5 palace1 palace2 palace3 palace4
        palace5 great-hall1 great-hall2 great-hall3 great-hall4 great-hall5 city-hall1 city-hall2 city-hall3
        city-hall4 city-hall5 cathedral1 cathedral2 cathedral3 cathedral4 cathedral5 bishopric1 bishopric2
        bishopric3 bishopric4 bishopric5
        """,
    ),
    (
        "a-bonus",
        bonuses,
        "A die1 fortress4",
        """
        palace1 palace3 palace4 palace6 city-hall1 city-hall2 city-hall4 city-hall5 bishopric2 bishopric3
        bishopric4 bishopric5
        """,
    ),
    (
        "several-bonuses",
        bonuses,
        "A die1 bishopric4",
        "first:knight15 first:column first:citizen",
    ),
    (
        "a-free-building",
        bonuses,
        "A die1 bishopric4 first:knight15",
        "great-hall1 great-hall2 great-hall3 great-hall4 great-hall5 cathedral3 cathedral5 cathedral6",
    ),
    (
        "a-banquet",
        banquets,
        "A die1 fortress1",
        "artisan priest",
    ),
]
"""A name, a position, the words chosen there by chance (`*`) and by A, and then the options."""


@pytest.mark.parametrize(
    ("position", "words", "options"), [case[1:] for case in ORDER], ids=[case[0] for case in ORDER]
)
def test_the_order_of_options(position: Callable[[], Playing], words: str, options: str) -> None:
    game = position()
    for part in words.split("|"):
        actor, _, chosen = part.partition(" ")
        game.take(CHANCE if actor == "*" else A, chosen)
    assert " ".join(game.options(game.actors()[0])) == " ".join(options.split())
