"""Lessons: what each wants is legal where it is wanted, all that it says can be said, and it ends where it says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.words.catalogues import entries
from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.play.catalogue import GAMES
from troyes.play.lessons.lesson import NAMES, Lesson, find
from troyes.play.session import check_move
from troyes.words import say


def holds(part: Any, whole: Any) -> bool:
    """Whether all that a part says is true of the whole."""
    if isinstance(part, dict):
        return all(name in whole and holds(value, whole[name]) for name, value in part.items())
    if isinstance(part, list) and isinstance(whole, list):
        return len(part) == len(whole) and all(map(holds, part, whole))
    return bool(part == whole)


@pytest.fixture(params=NAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return find(request.param)


def test_a_document_is_a_lesson_and_every_game_has_one() -> None:
    assert NAMES == ("city", "dice", "solo")
    assert {find(name).table.game.name for name in NAMES} == {game.name for game in GAMES}


def test_what_a_lesson_wants_is_a_whole_move_of_whoever_learns(lesson: Lesson) -> None:
    wanted = [number for number, step in enumerate(lesson.steps) if step.move]
    for number in wanted:
        state = lesson.session(number).state
        assert state.actors() == [lesson.seat], number
        check_move(lesson.table.game, state, lesson.seat, lesson.steps[number].move)
    assert len(wanted) >= 3
    assert not lesson.steps[-1].move  # there is a word at the end


def test_nobody_but_the_lesson_moves_between_two_steps(lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps[1:], 1):
        others = {actor for actor, _ in step.before}
        assert lesson.seat not in others, number


def test_a_lesson_ends_where_it_says(lesson: Lesson) -> None:
    document = lesson.table.game.document(lesson.session(len(lesson.steps)).state)
    found = {name: document[name] for name in lesson.ends}
    assert holds(dict(lesson.ends), found), found


def test_all_that_lessons_say_stands_in_the_catalogue_and_nothing_else() -> None:
    said = {
        each for name in NAMES for step in find(name).steps for each in (step.says, step.otherwise) if each
    }
    own = {name for name in entries() if name.startswith(tuple(f"lesson-{each}-" for each in NAMES))}
    assert own == said


WORDS_A_MINUTE = 150
"""Of somebody who reads slowly, and looks at the board meanwhile."""
SECONDS_A_CLICK = 3
SECONDS_A_STEP = 1
"""For what the others and chance do before a step, which is told at the usual speed."""


def test_a_lesson_takes_ten_minutes_at_most(lesson: Lesson) -> None:
    words = sum(len(say(message(step.says)).split()) for step in lesson.steps)
    clicks = sum(len(step.move) + 1 for step in lesson.steps)  # each piece, and what sends it or goes on
    told = sum(len(step.before) for step in lesson.steps)
    seconds = words * 60 / WORDS_A_MINUTE + clicks * SECONDS_A_CLICK + told * SECONDS_A_STEP
    assert seconds < 600, (words, clicks, told)


def test_a_lesson_that_nobody_gives_is_refused() -> None:
    with pytest.raises(Refusal, match="There is no lesson 'chess'"):
        find("chess")
