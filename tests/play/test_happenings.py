"""What happens by itself is told by itself: income, events that strike, the money of those who have passed."""

from __future__ import annotations

import re

import pytest

from tests.play.test_session_moves import random_move
from troyes.city.state import City
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.play import happenings
from troyes.play.catalogue import find
from troyes.play.session import Session
from troyes.play.story import Line, Story
from troyes.play.table import Table
from troyes.words import say

CHANGE = re.compile(r"([+-]\d+) (denier|influence)")


def amounts(texts: list[str]) -> dict[str, int]:
    found = {"denier": 0, "influence": 0}
    for text in texts:
        for amount, what in CHANGE.findall(text):
            found[what] += int(amount)
    return found


@pytest.fixture(scope="module")
def told() -> tuple[Session, list[Line]]:
    """Three rounds of a game for two."""
    city = find("city")
    session = Session(Table(city, city.setup(2)), seed=3)
    rng = Rng(3)
    state = session.state
    assert isinstance(state, City)
    while state.round < 4:
        (seat, *_) = state.actors()
        session.play_move(seat, random_move(session, seat, rng))
    story = Story(session.table)
    story.keep_up(session)
    return session, story.lines(session, CHANCE)


def english(line: Line) -> str:
    return say(line.said, form="told")


def test_no_move_tells_what_others_get_at_the_end_of_the_round(told: tuple[Session, list[Line]]) -> None:
    _, lines = told
    ends = [english(line) for line in lines if "the round ends" in english(line)]
    assert len(ends) == 3
    assert all(line.actor == CHANCE for line in lines if "the round ends" in english(line))
    pattern = r"the round ends, and who has passed takes the money: ([AB] \+\d+ deniers?(; )?)+\."
    assert [text for text in ends if not re.fullmatch(pattern, text)] == []


def test_income_is_a_line_of_its_own_in_every_round(told: tuple[Session, list[Line]]) -> None:
    _, lines = told
    incomes = [english(line) for line in lines if english(line).startswith("income and salaries: ")]
    assert len(incomes) == 4
    assert not any("revealed" in text and "deniers" in text for text in map(english, lines))


def test_nothing_is_lost_by_telling_it_apart(told: tuple[Session, list[Line]]) -> None:
    """All that everybody got and gave, told line by line, is what they have now."""
    session, lines = told
    state, first = session.state, session.table.new()
    assert isinstance(state, City)
    assert isinstance(first, City)
    now = {
        "denier": sum(state.deniers[seat] - first.deniers[seat] for seat in range(2)),
        "influence": sum(state.influence[seat] - first.influence[seat] for seat in range(2)),
    }
    assert amounts([english(line) for line in lines]) == now


def test_the_steps_are_those_that_the_engine_takes(told: tuple[Session, list[Line]]) -> None:
    session, _ = told
    game, state = session.game, session.table.new()
    apart = 0
    for entry in session.log:
        telling, happened = happenings.tell(game, state, entry.actor, entry.token)
        whole = game.tell(state, entry.actor, entry.token)
        assert telling.deed == whole.deed
        if not happened:
            assert telling.changes == whole.changes
        apart += len(happened)
        state.take(entry.actor, entry.token)
    assert apart >= 7
