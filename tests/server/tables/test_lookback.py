"""A position of a finished game is told by itself, as it is told within the whole story."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.fixtures.test_first_database import hall_of
from tests.fixtures.test_redrawn_database import EXPECTED, data
from troyes.play.session import Session
from troyes.server.tables.live import Live
from troyes.server.tables.lookback import replay, stops_of
from troyes.server.views.positions import log_line
from troyes.server.views.viewers import NO_SEAT, eyes

pytestmark = pytest.mark.once

__all__ = ["data"]


def check(live: Live) -> int:
    """Compare what is told and shown of some positions with the whole story, and with the game played up to there; how
    many lines were compared."""
    lines = 0
    stops = stops_of(live)
    for nth in range(0, len(stops), 7):
        at = stops[nth]
        seat = nth % live.row.players
        alone = replay(live, at, seat)
        session = live.playing.until(at)
        played = Session(live.table, log=live.entries[:at], advance=False)
        assert (session.state.key(), session.batch) == (played.state.key(), played.batch)
        before = stops[max(0, nth - 1)]
        whole = live.told(session, eyes(seat), before, at)
        assert alone.last == [log_line(line) for line in whole]
        lines += len(whole)
    return lines


def test_every_position_is_told_as_the_whole_story_tells_it(data: Path) -> None:
    async def look() -> None:
        async with hall_of(data) as hall:
            begun = [about for about in EXPECTED.values() if about["rows"] > 1]
            assert len(begun) > 2
            for about in begun:
                assert check(await hall.live(about["id"])) > 1

    asyncio.run(look())


def test_a_position_needs_no_story(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with hall_of(data) as hall:
            about = next(about for about in EXPECTED.values() if about["status"] == "finished")
            live = await hall.live(about["id"])
            monkeypatch.setattr(Live, "story", None)
            stops = stops_of(live)
            shown = replay(live, stops[-1], NO_SEAT)
            assert (shown.at, shown.stops, bool(shown.last)) == (stops[-1], stops, True)

    asyncio.run(look())
