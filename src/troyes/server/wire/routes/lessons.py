"""Lessons: their steps, and what a learner wonders about at one of them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post

from troyes.play import notation
from troyes.play.lessons.lesson import find
from troyes.server.answers import PreviewAnswer, WhyAnswer
from troyes.server.lesson_messages import LessonPreview, LessonStep, LessonWhy
from troyes.server.limits import client_address
from troyes.server.tables.infos import written_words
from troyes.server.views.lessons import lesson_at, lesson_step
from troyes.server.views.positions import preview, wondered
from troyes.server.wire.routes.tables import WRITTEN, on_paper, person_of
from troyes.server.wire.site import Site

Req = Request[Any, Any, Any]


@get("/api/lessons/{name:str}/words", opt={WRITTEN: True})
async def lesson_words(site: Site, request: Req, name: str) -> Response[bytes]:
    """The words of the game that a lesson is about."""
    site.limits.replays.require(client_address(request))
    paper = await site.hall.reading.do(written_words, find(name).table.plain())
    return on_paper(request, paper)


@get("/api/lessons/{name:str}/steps/{at:int}")
async def read_lesson(site: Site, request: Req, name: str, at: int) -> LessonStep:
    """A step of a lesson."""
    site.limits.replays.require(client_address(request))
    person = await person_of(site, request)
    return await site.hall.reading.do(lesson_step, name, at, person.name)


@post("/api/lessons/{name:str}/steps/{at:int}/preview", status_code=200)
async def preview_lesson(site: Site, request: Req, name: str, at: int, data: LessonPreview) -> PreviewAnswer:
    """What a move would do at this step."""
    await admit(site, request)
    lesson, session = lesson_at(name, at)
    game = lesson.table.game
    tokens, chosen = ([notation.read(game, word) for word in each] for each in (data.tokens, data.chosen))
    return PreviewAnswer(0, *preview(game, session.state, lesson.seat, tokens, chosen))


@post("/api/lessons/{name:str}/steps/{at:int}/why", status_code=200)
async def wonder_lesson(site: Site, request: Req, name: str, at: int, data: LessonWhy) -> WhyAnswer:
    """Why a piece cannot be chosen at this step."""
    await admit(site, request)
    lesson, session = lesson_at(name, at)
    game = lesson.table.game
    tokens = [notation.read(game, word) for word in data.tokens]
    return WhyAnswer(0, wondered(game, session.state, lesson.seat, tokens))


async def admit(site: Site, request: Req) -> None:
    """Looking ahead costs something, and is counted as at a table."""
    person = await person_of(site, request)
    site.limits.looks.require(person.id, client_address(request))


HANDLERS = [lesson_words, read_lesson, preview_lesson, wonder_lesson]
