"""Finished games that many look back at are told by a process of its own, and it tells what the server would."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import Connection, update

from tests.server.wire.playing import played
from troyes.core.errors import Refusal
from troyes.server.company import archive as archives
from troyes.server.company.archive import Archive, written
from troyes.server.messages import NewSeat, NewTable, Upload
from troyes.server.store.queries import people, tables
from troyes.server.store.rows import Person, Taken
from troyes.server.store.seals import Damaged
from troyes.server.store.store import Store
from troyes.server.store.tables_schema import log
from troyes.server.tables import lookback, seating
from troyes.server.tables.course import course
from troyes.server.tables.hall import Hall
from troyes.server.tables.infos import Paper

pytestmark = pytest.mark.once


class Reading:
    """Somebody who looks back: what they ask is told by a process as soon as there is one."""

    def __init__(self, hall: Hall, archive: Archive, host: Person) -> None:
        self.hall = hall
        self.archive = archive
        self.host = host

    async def finished(self, seed: int = 1) -> str:
        """A finished game."""
        text = played("city", 2, {}, seed).text()
        return (await seating.upload(self.hall, self.host, Upload(text))).id

    async def process(self, table: str) -> int:
        """The number of the process, which has begun."""
        await self.archive.tell(table, lookback.story)
        await self.archive.begun()
        assert self.archive.pid
        return self.archive.pid

    async def alone(self, table: str, what: Any, *args: object) -> Paper:
        """What a server without a process tells."""
        return written(what, lookback.rebuilt(*await self.hall.read(table)), args)


@asynccontextmanager
async def reading(folder: Path, **more: Any) -> AsyncIterator[Reading]:
    store = Store.open(folder)
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
    async with channels:
        hall = Hall(store, channels)
        archive = Archive(hall, **{"many": 1, **more})
        archive.limit = 60.0
        host = (await store.write(people.make_guest, "hash", "Alix")).person
        yield Reading(hall, archive, host)
        await archive.close()
    store.close()


def told(story: Callable[[Reading], Coroutine[Any, Any, None]], folder: Path, **more: Any) -> None:
    async def whole() -> None:
        async with reading(folder, **more) as one:
            await story(one)

    asyncio.run(whole())


def test_the_process_tells_what_the_server_would(tmp_path: Path) -> None:
    async def story(one: Reading) -> None:
        table, other = await one.finished(1), await one.finished(2)
        asked: list[tuple[Any, ...]] = [
            (lookback.story,),
            (lookback.replay, 0, None),
            (lookback.replay, 40, 1),
            (lookback.record_text,),
            (lookback.throws,),
            (course,),
        ]
        await one.process(table)
        one.hall.forget([table, other])
        for each in (table, other, table):
            for what, *args in asked:
                assert await one.archive.tell(each, what, *args) == await one.alone(each, what, *args)
        assert len(one.hall) == 0  # the server itself has neither of them in memory

    told(story, tmp_path)


def test_no_process_begins_for_a_few(tmp_path: Path) -> None:
    async def story(one: Reading) -> None:
        table = await one.finished()
        for _ in range(2):
            await one.archive.tell(table, lookback.story)
        await one.archive.begun()
        assert one.archive.pid == 0
        await one.process(table)

    told(story, tmp_path, many=3)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_is_replaced_and_nobody_goes_without(
    tmp_path: Path, how: signal.Signals
) -> None:
    async def story(one: Reading) -> None:
        table = await one.finished()
        pid = await one.process(table)
        os.kill(pid, how)
        one.archive.limit = 1.0
        assert await one.archive.tell(table, lookback.story) == await one.alone(table, lookback.story)
        assert one.archive.pid == 0
        one.archive.limit = 60.0
        assert await one.process(table) != pid
        assert await one.archive.tell(table, lookback.story) == await one.alone(table, lookback.story)

    told(story, tmp_path)


def test_what_the_process_has_forgotten_is_sent_again(tmp_path: Path) -> None:
    async def story(one: Reading) -> None:
        table, other = await one.finished(1), await one.finished(2)
        pid = await one.process(table)
        one.archive._known[other] = None
        assert await one.archive.tell(other, lookback.story) == await one.alone(other, lookback.story)
        assert one.archive.pid == pid

    told(story, tmp_path)


def test_refusals_come_through_and_a_new_name_too(tmp_path: Path) -> None:
    async def story(one: Reading) -> None:
        table = await one.finished()
        await one.process(table)
        with pytest.raises(Refusal) as refused:
            await one.archive.tell(table, lookback.replay, 100_000, None)
        assert refused.value.said.name == "refused-replay-position"
        with pytest.raises(Refusal) as refused:
            await one.archive.tell(table, lookback.replay, 1, 7)
        assert refused.value.said.name == "refused-no-such-seat"
        assert one.archive.pid
        named = (await one.hall.read(table))[0].seats[0]
        await one.hall.store.write(tables.put_seat, table, msgspec.structs.replace(named, name="Perceval"))
        assert b'"Perceval"' in (await one.archive.tell(table, lookback.replay, 1, None)).plain
        assert b"Perceval" in (await one.archive.tell(table, lookback.record_text)).plain

    told(story, tmp_path)


def test_a_game_that_goes_on_and_a_damaged_one_are_refused(tmp_path: Path) -> None:
    def damage(connection: Connection, table: str) -> None:
        connection.execute(update(log).where(log.c.table_id == table, log.c.seq == 1).values(body="A pass"))

    async def story(one: Reading) -> None:
        table, damaged = await one.finished(1), await one.finished(2)
        await one.process(table)
        running = await seating.make_table(one.hall, one.host, NewTable("dice", [NewSeat("you")]))
        with pytest.raises(Taken) as early:
            await one.archive.tell(running.id, lookback.story)
        assert early.value.said.name == "refused-replay-early"
        await one.hall.store.write(damage, damaged)
        with pytest.raises(Damaged) as refused:
            await one.archive.tell(damaged, lookback.story)
        assert refused.value.said.name == "refused-log-seal"
        assert one.archive.pid

    told(story, tmp_path)


def test_a_process_that_nobody_needs_any_more_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(one: Reading) -> None:
        table = await one.finished()
        await one.process(table)
        await one.archive.tidy()
        assert one.archive.pid
        monkeypatch.setattr(archives, "IDLE", -1.0)
        await one.archive.tidy()
        assert one.archive.pid == 0

    told(story, tmp_path)


def test_a_process_that_goes_on_forgets_its_games_and_looks_for_garbage_now_and_then(tmp_path: Path) -> None:
    async def story(one: Reading) -> None:
        table = await one.finished()
        await one.process(table)
        before, pid = await one.archive.tell(table, lookback.story), one.archive.pid
        one.archive._swept -= archives.IDLE
        await one.archive.tidy()
        assert one.archive.pid == pid
        assert not one.archive._known
        assert await one.archive.tell(table, lookback.story) == before  # it is read again
        assert one.archive.pid == pid

    told(story, tmp_path)
