"""How many sequences of tokens there are at chosen positions, and in which order options stand.

A change in any of these numbers is a change of the rules, or a mistake. They are the same interpreted and compiled.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.city.builder import A, B, N, Playing, city, fresh
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core import walk
from troyes.core.state import CHANCE

pytestmark = pytest.mark.both

SQUARE = "r2@A r5@A y3@A y6@A w4@A r4@B y1@B w2@B w6@B r1@N y4@N w5@N"
"""A dozen dice in three districts."""


def opening_two() -> Playing:
    """Before the start player is drawn."""
    return fresh(2)


def opening_alone() -> Playing:
    """The King's Challenge before the pile is laid."""
    return fresh(1)


def placement() -> Playing:
    """All characters dealt, the first citizen to be placed."""
    return fresh(3).chance("B-starts urbain-iv henry-i thibaut-ii")


def first_cards() -> Playing:
    """The Activity cards of the third round to be revealed, the bonus cards among them."""
    return city(2, bonus=True).round(3).now("reveal-activities", "end-round", "next-round").start()


def busy_turn() -> Playing:
    """A turn with most things in reach: cards with and without a tradesman, events, the Cathedral, all buildings."""
    return (
        city(2)
        .seat(A, deniers=14, influence=6, supply=1)
        .seat(B, deniers=4, supply=2)
        .dice(SQUARE)
        .building("palace", "A N B - A -")
        .building("city-hall", "A B N N B A", "A")
        .building("bishopric", "B A N - N A")
        .card("merchant", "A -")
        .card("blacksmith", "B -", A=1)
        .card("priest", "- -", A=1)
        .card("diplomat")
        .event("war", "B")
        .event("heresy", "A N")
        .cathedral("A B - N - A", "A - - - - -")
        .start()
    )


def poor_turn() -> Playing:
    """A turn without money or influence."""
    return city(2).seat(A, deniers=0, influence=0).dice("w3@A y2@A r6@B y5@N").start()


def nothing_but_passing() -> Playing:
    """A turn without anything that could be done."""
    return city(2).seat(A, deniers=1, influence=0).dice("y5@N").start()


def three_players() -> Playing:
    """Dice of all, and cubes that bend them."""
    return (
        city(3, bonus=True)
        .seat(A, deniers=9, influence=2)
        .dice("y2@A w3@A y5@B r6@B y4@C w1@C y6@N")
        .building("palace", "A B C N N -")
        .card("baker", "A B")
        .card("tithe", "B A", A=1)
        .card("prior", "A -", A=2)
        .event("drought", "A B")
        .event("skirmishes1")
        .start()
    )


def black_dice() -> Playing:
    """Three black dice wait."""
    return city(2).seat(A, influence=1).dice("r1@A r2@A y3@A w6@A r5@B w1@B y6@N").black(2, 3, 5).start()


def helpless() -> Playing:
    """A black die, and nothing to counter it with."""
    return city(2).seat(A, influence=0).dice("w1@A r3@B").black(6).start()


def kings_turn() -> Playing:
    """Le Roy is about to throw."""
    return (
        city(1)
        .turn(N)
        .now("kings-turn", "next-turn", "end-round", "next-round")
        .dice("r3@N y5@N w6@N r2@A y4@A w1@A")
        .building("palace", "A N N - A N")
        .card("merchant")
        .event("war", "A")
        .pile("urbain-iv")
        .start()
    )


def archers() -> Playing:
    """An arrow or two."""
    return (
        city(2)
        .seat(A, deniers=6, supply=1)
        .dice("r4@A r2@A y1@B")
        .card("archer", "A -")
        .event("support", "B")
        .start()
        .take(A, "archer r4@A done")
    )


Counts = tuple[Callable[[], Playing], list[int], list[int]]

PERFT: list[Counts] = [
    (opening_two, [2, 12, 60, 240, 720], [2, 12, 60, 240, 720]),
    (opening_alone, [1, 6, 30, 120, 360], [1, 6, 30, 120, 360]),
    (placement, [18, 306, 4896], [18, 306, 4896]),
    (first_cards, [4, 12, 36, 324, 1440], [4, 12, 36, 324, 1440]),
    (busy_turn, [20, 162, 1190, 9048], [20, 161, 1142, 8356]),
    (poor_turn, [4, 10, 33, 124, 558], [4, 10, 32, 109, 454]),
    (nothing_but_passing, [1, 4, 15, 49, 242], [1, 4, 14, 40, 202]),
    (three_players, [15, 83, 399, 2021, 10221], [15, 82, 372, 1751, 8567]),
    (black_dice, [10, 38, 167, 405, 1022], [10, 38, 167, 405, 1022]),
    (helpless, [1, 3, 8, 26, 94], [1, 3, 8, 25, 79]),
    (kings_turn, [6, 36, 484, 1921, 11629], [6, 36, 484, 1885, 10765]),
    (archers, [6, 12, 36, 150, 572], [6, 12, 36, 148, 532]),
]
"""From depth 1 on, under the first version of the rules and under the present one.

They differ only after influence was spent (ruling R66): the first version let a player pass then who could act, and
offered influence to those for whom no action was possible, be it with what influence buys. So the present counts are
never higher, and they are equal where nobody may spend before the last token: in the opening, and against black dice
that can be countered.
"""


def under(version: int, game: Playing) -> City:
    """The position under the rules of a version."""
    return CITY.restore({**game.document(), "version": version})


@pytest.mark.parametrize(("position", "first", "present"), PERFT, ids=[row[0].__name__ for row in PERFT])
def test_perft(position: Callable[[], Playing], first: list[int], present: list[int]) -> None:
    for version, counts in ((1, first), (CITY.version, present)):
        state = under(version, position())
        assert [walk.perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


MOVES: list[tuple[Callable[[], Playing], int, int]] = [
    (busy_turn, 11062, 11053),
    (poor_turn, 4, 4),
    (nothing_but_passing, 1, 1),
    (three_players, 220, 220),
    (black_dice, 38, 38),
    (helpless, 1, 1),
]
"""Complete moves of seat A, by the rules of earlier versions and of the present one. Spending influence is a move by
itself, so version 2 changed none. Version 4 did: in nine ways the Diplomat is activated five times, and in each of them
all five cubes could go to the four banners of Marauding (ruling R113)."""


@pytest.mark.parametrize(("position", "before", "present"), MOVES, ids=[row[0].__name__ for row in MOVES])
def test_complete_moves(position: Callable[[], Playing], before: int, present: int) -> None:
    for version, count in ((1, before), (2, before), (3, before), (CITY.version, present)):
        moves = walk.moves(under(version, position()), A)
        assert len(moves) == count
        assert len({tuple(move) for move in moves}) == count


ORDER: list[tuple[str, Callable[[], Playing], str, str]] = [
    (
        "the-start-player",
        opening_two,
        "",
        "A-starts B-starts",
    ),
    (
        "the-first-character",
        opening_alone,
        "* A-starts",
        "chretien-de-troyes urbain-iv thibaut-ii hugues-de-payns le-florentin henry-i",
    ),
    (
        "the-first-citizen",
        placement,
        "",
        """
        palace1 palace2 palace3 palace4 palace5 palace6 city-hall1 city-hall2 city-hall3 city-hall4
        city-hall5 city-hall6 bishopric1 bishopric2 bishopric3 bishopric4 bishopric5 bishopric6
        """,
    ),
    (
        "a-red-card-of-level-3",
        first_cards,
        "",
        "captain joust troubadour banquet",
    ),
    (
        "a-turn",
        busy_turn,
        "",
        """
        merchant blacksmith priest diplomat marauding war heresy reroll-r2 reroll-r5 reroll-y3 reroll-y6
        reroll-w4 recruit turn pass cathedral palace city-hall bishopric agriculture
        """,
    ),
    (
        "a-source",
        busy_turn,
        "A diplomat",
        """
        palace1 palace5 city-hall1 city-hall6 bishopric2 bishopric6 lying-city-hall from-yellow1 supply
        """,
    ),
    (
        "a-group",
        busy_turn,
        "A merchant",
        "use-priest y1@B y3@A y4@N y6@A",
    ),
    (
        "a-group-of-one-die",
        busy_turn,
        "A merchant y3@A",
        "y4@N y6@A done",
    ),
    (
        "a-group-with-a-cube",
        busy_turn,
        "A merchant use-priest",
        "y1@B y3@A y4@N y6@A",
    ),
    (
        "how-often",
        busy_turn,
        "A merchant y3@A y6@A done",
        "x1 x2 x3 x4",
    ),
    (
        "cubes-on-an-event",
        busy_turn,
        "A marauding y6@A done",
        "x1 x2",
    ),
    (
        "the-cathedral",
        busy_turn,
        "A cathedral",
        "w2@B w4@A w5@N w6@B",
    ),
    (
        "dice-to-turn",
        busy_turn,
        "A turn",
        "r2@A r5@A y3@A y6@A w4@A",
    ),
    (
        "a-poor-turn",
        poor_turn,
        "",
        "marauding pass cathedral agriculture",
    ),
    (
        "a-turn-of-three",
        three_players,
        "",
        """
        tithe baker prior marauding skirmishes1 drought reroll-y2 reroll-w3 recruit pass cathedral palace
        city-hall bishopric agriculture
        """,
    ),
    (
        "a-group-of-tithe",
        three_players,
        "A baker use-tithe y2@A",
        "y4@C y5@B y6@N",
    ),
    (
        "a-black-die",
        black_dice,
        "",
        "reroll-r1 reroll-r2 reroll-y3 reroll-w6 b2 b3 r1@A r2@A y3@A w6@A",
    ),
    (
        "another-black-die",
        black_dice,
        "A b3",
        "r1@A r2@A y3@A",
    ),
    (
        "nothing-to-counter-with",
        helpless,
        "",
        "succumb",
    ),
    (
        "le-roys-throw",
        kings_turn,
        "",
        "1 2 3 4 5 6",
    ),
    (
        "an-arrow-that-missed",
        archers,
        "* 1",
        "again enough",
    ),
    (
        "an-arrow-that-hit",
        archers,
        "* 6",
        "marauding support",
    ),
]
"""A name, a position, the words chosen there by chance (`*`) and by A, and then the options."""


@pytest.mark.parametrize(
    ("position", "words", "options"), [case[1:] for case in ORDER], ids=[case[0] for case in ORDER]
)
def test_the_order_of_options(position: Callable[[], Playing], words: str, options: str) -> None:
    game = position()
    for part in words.split("|") if words else []:
        actor, _, chosen = part.partition(" ")
        game.take(CHANCE if actor == "*" else A, chosen)
    assert " ".join(game.options(game.actors()[0])) == " ".join(options.split())
