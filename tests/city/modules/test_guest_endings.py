"""The toy module `guest` at the end of a game: its verdict stands below the count, on the page and in the terminal, and
its achievement among those of the game."""

from __future__ import annotations

from tests.city.builder import A, B, Table, city
from tests.city.modules.fair_table import fair
from tests.city.modules.guest import GAME
from tests.server.hearing import spoken
from troyes import draw
from troyes.city.game import CITY
from troyes.core.state import ALL_SEEING
from troyes.server.scenes.city import scoring
from troyes.words import say

NAMES = ("Anna", "Bert")
FULL = ["A B - - - -"] * 3
"""Nobody loses points for the Cathedral."""


def counted(**choices: str) -> Table:
    """A table for two at which A has four points more than B."""
    return fair().settled(**choices).cathedral(*FULL).seat(A, points=9).seat(B, points=5)


def test_the_verdict_ends_the_count_of_the_terminal() -> None:
    lines = str(draw.scoring(GAME, counted().start().state, ALL_SEEING)).splitlines()
    assert lines[-2:] == [" From the first to the last                 +4", " The fair is over."]


def test_the_verdict_ends_the_count_of_the_page() -> None:
    state = counted(open_vp="yes").start().state
    count = scoring(GAME, state, A, NAMES)
    assert count.verdict is not None
    assert spoken(count.verdict) == "The fair is over, and 4 points lie between the first and the last."


def test_nobody_hears_of_points_that_he_may_not_see() -> None:
    state = counted().start().state
    count = scoring(GAME, state, A, NAMES)
    assert count.verdict is None
    assert "The fair is over" not in str(draw.scoring(GAME, state, A))


def test_without_a_module_that_says_something_there_is_no_verdict() -> None:
    state = city(2, game=GAME).settled(open_vp="yes").start().state
    count = scoring(GAME, state, A, NAMES)
    assert count.verdict is None


def test_its_achievement_stands_behind_those_of_the_game() -> None:
    assert GAME.achievements == (*CITY.achievements, GAME.achievements[-1])
    assert say(GAME.boast(GAME.achievements[-1])) == "End the fair with six wares"


def test_its_achievement_is_earned_where_it_takes_part() -> None:
    state = fair(wares=(6, 5, 0, 0)).start().state
    assert (GAME.achieved(state, A), GAME.achieved(state, B)) == (["fair-hoarder"], [])
    assert GAME.achieved(city(2, game=GAME).start().state, A) == []
