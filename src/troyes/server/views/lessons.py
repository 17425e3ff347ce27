"""Lessons as a page sees them. They belong to nobody and change nothing: a step follows from its number."""

from __future__ import annotations

from functools import lru_cache

from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.play.lessons.lesson import Lesson, find
from troyes.play.session import Session
from troyes.play.story import Story
from troyes.server.lesson_messages import LessonStep
from troyes.server.scenes.base import Message
from troyes.server.views.frames import frames
from troyes.server.views.positions import log_line, position


def lesson_step(name: str, at: int, learner: str) -> LessonStep:
    """A step of a lesson, for a learner of this name."""
    lesson, session = lesson_at(name, at)
    step = lesson.steps[at]
    names = [each or learner for each in lesson.names]
    story = Story(lesson.table)
    story.keep_up(session)
    before = len(lesson_at(name, at - 1)[1].log) if at else len(session.log)
    words = lesson.table.game.vocabulary
    return LessonStep(
        game=lesson.table.name,
        names=names,
        at=at,
        length=len(lesson.steps),
        says=Message(step.says),
        otherwise=Message(step.otherwise) if step.otherwise else None,
        points=[words.ref(token) for token in step.points],
        move=[words.text(token) for token in step.move],
        position=position(lesson.table.game, session.state, lesson.seat, names),
        log=[log_line(line) for line in story.lines(session, lesson.seat)],
        frames=frames(session, story, lesson.seat, names, before),
    )


@lru_cache(maxsize=64)
def lesson_at(name: str, at: int) -> tuple[Lesson, Session]:
    """A lesson and its game as it stands at a step. Nobody moves there, so that all may look at the same one."""
    lesson = find(name)
    if not 0 <= at < len(lesson.steps):
        raise Refusal(message("refused-lesson-step", steps=str(len(lesson.steps))))
    return lesson, lesson.session(at)
