"""Finished games: their records, and every position of theirs from any seat's view."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

from litestar import MediaType, Request, Response, get

from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.play import proof
from troyes.play.record import Record
from troyes.play.session import Session
from troyes.server.endings import Course
from troyes.server.limits import client_address
from troyes.server.messages import Replay
from troyes.server.messages import Story as StoryMessage
from troyes.server.store.rows import Taken
from troyes.server.tables.course import course
from troyes.server.tables.hands import headers
from troyes.server.tables.live import Live, seat_names
from troyes.server.views.positions import log_line, position
from troyes.server.views.viewers import WATCHER, Viewer, eyes
from troyes.server.wire.site import Site


async def finished(site: Site, request: Request[Any, Any, Any], table_id: str) -> Live:
    """A table whose game is over: before that a record would tell secrets."""
    site.limits.replays.require(client_address(request))
    live = await site.hall.live(table_id)
    if live.row.status != "finished":
        raise Taken(Message("refused-replay-early"))
    return live


@get("/api/tables/{table_id:str}/record")
async def read_record(site: Site, request: Request[Any, Any, Any], table_id: str) -> Response[str]:
    """The record of a finished game, as a file."""
    live = await finished(site, request, table_id)
    text = record_of(live).text()
    disposition = f'attachment; filename="troyes-{live.game.name}-{table_id[:6]}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": disposition})


def record_of(live: Live) -> Record:
    """The record with the names of the seats."""
    record = live.playing.record()
    record.names = seat_names(live.row)
    record.headers = proof.headers(live.proof, proof.ELSEWHERE if live.taken_up else proof.SYSTEM)
    record.headers |= headers(live.hands.deeds)
    return record


@get("/api/tables/{table_id:str}/positions/{at:int}")
async def read_position(
    site: Site, request: Request[Any, Any, Any], table_id: str, at: int, seat: int | None = WATCHER
) -> Replay:
    """A finished game after so many tokens, from a seat's view."""
    live = await finished(site, request, table_id)
    if not 0 <= at <= len(live.entries):
        raise Refusal(message("refused-replay-position", tokens=str(len(live.entries))))
    if seat is not WATCHER and not 0 <= seat < live.row.players:
        raise Refusal(Message("refused-no-such-seat"))
    return await asyncio.to_thread(replay, live, at, seat)


@get("/api/tables/{table_id:str}/story")
async def read_story(site: Site, request: Request[Any, Any, Any], table_id: str) -> StoryMessage:
    """What happened in a finished game from stop to stop; now that it is over, everybody may know all of it."""
    live = await finished(site, request, table_id)
    return await asyncio.to_thread(story, live)


@get("/api/tables/{table_id:str}/course")
async def read_course(site: Site, request: Request[Any, Any, Any], table_id: str) -> Course:
    """How the points of a finished game grew."""
    live = await finished(site, request, table_id)
    return await asyncio.to_thread(course, live)


def story(live: Live) -> StoryMessage:
    """The story of a game between its stops."""
    stops = stops_of(live)
    lines = [live.told(live.playing, eyes(WATCHER), begin, end) for begin, end in pairwise(stops)]
    return StoryMessage(stops, [[], *([log_line(line) for line in each] for each in lines)])


def replay(live: Live, at: int, viewer: Viewer) -> Replay:
    """The game as it stood then, and what had happened last."""
    entries = live.entries
    stops = stops_of(live)
    before = max((stop for stop in stops if stop < at), default=0)
    session = Session(live.table, log=entries[:at], advance=False)
    lines = live.told(session, eyes(viewer), before, at)
    shown = position(live.game, session.state, viewer, seat_names(live.row), asks=False)
    return Replay(at, len(entries), stops, [log_line(line) for line in lines], shown)


def stops_of(live: Live) -> list[int]:
    """Where one actor's tokens end and another's begin."""
    entries = live.entries
    ends = [i for i in range(1, len(entries)) if entries[i][0] != entries[i - 1][0]]
    return [0, *ends, len(entries)]
