"""The hall without a server around it: whoever asked to be told hears of every change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy import Connection, delete

from troyes.bots.player import Sight
from troyes.bots.players.villager import Villager
from troyes.core.rng import Rng
from troyes.server.messages import Join, NewSeat, NewTable
from troyes.server.store.queries import accounts, people
from troyes.server.store.queries import tables as queries
from troyes.server.store.seals import Damaged
from troyes.server.store.store import Store
from troyes.server.store.tables_schema import log, proofs, seats, tables
from troyes.server.tables import seating
from troyes.server.tables.hall import QUIET, Hall, Notice

pytestmark = pytest.mark.once


def test_all_who_asked_hear_of_every_change(tmp_path: Path) -> None:
    heard: list[tuple[str, int]] = []

    async def story() -> None:
        store = Store.open(tmp_path)
        channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            hall = Hall(store, channels)
            hall.tell(lambda live: heard.append(("one", live.rev)))
            hall.tell(lambda live: heard.append(("other", live.rev)))
            person = (await store.write(people.make_guest, "hash", "Alix")).person
            table = await seating.make_table(hall, person, NewTable("dice", [NewSeat("you")]))
            live = await hall.live(table.id)
            assert heard == [("one", 1), ("other", 1)]
            tokens = Villager(1).choose(Sight(live.state, 0), Rng(1), 60.0)
            assert await hall.move(table.id, 1, 0, tokens) == 2
            assert heard[2:] == [("one", 2), ("other", 2)]
        store.close()

    asyncio.run(story())


def test_a_table_counts_its_rows_with_what_was_taken_back_and_is_not_opened_without_its_last(
    tmp_path: Path,
) -> None:
    def lose(connection: Connection, table: str) -> None:
        connection.execute(delete(log).where(log.c.table_id == table, log.c.seq == 3))

    async def story() -> None:
        store = Store.open(tmp_path)
        channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            hall, other = Hall(store, channels), Hall(store, channels)
            person = (await store.write(people.make_guest, "hash", "Alix")).person
            table = await seating.make_table(hall, person, NewTable("dice", [NewSeat("you"), NewSeat("you")]))
            live = await hall.live(table.id)
            tokens = Villager(1).choose(Sight(live.state, 0), Rng(1), 60.0)
            assert await hall.move(table.id, 1, 0, tokens) == 2
            assert await hall.take_back(table.id, 2, 0) == 3
            opened = await other.live(table.id)
            assert (opened.rev, opened.row.written, live.row.written) == (3, 3, 3)
            assert opened.row == live.row
            await store.write(lose, table.id)
            for one in (hall, other):  # in whose memory the game still is
                with pytest.raises(Damaged):
                    await one.move(table.id, 3, 0, tokens)
            with pytest.raises(Damaged) as refused:
                await Hall(store, channels).live(table.id)
            assert refused.value.said.args == {"table": table.id, "rows": "2", "written": "3"}
        store.close()

    asyncio.run(story())


def test_another_process_knows_that_a_computer_player_goes_on_for_a_deleted_account(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store.open(tmp_path)
        channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            hall, other = Hall(store, channels), Hall(store, channels)
            other.shared = True
            anna = (await store.write(people.make_guest, "hash", "Anna")).person
            bert = (await store.write(people.make_guest, "other hash", "Bert")).person
            table = await seating.make_table(hall, anna, NewTable("dice", [NewSeat("you"), NewSeat("open")]))
            await seating.join(hall, bert, table.id, Join(1))
            live = await other.live(table.id)
            assert live.hands.computers == set()
            ended = await store.write(accounts.forget, bert.id, "burgher")
            await hall.hands_changed(ended.tables)
            await other.hear(table.id, Notice("seats"))
            for one in (await hall.live(table.id), live):
                assert one.hands.computers == {1}
                assert one.row.seats[1].name == "B"
        store.close()

    asyncio.run(story())


def test_tables_that_were_only_looked_at_do_not_fill_the_memory(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store.open(tmp_path)
        channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            hall, looking = Hall(store, channels), Hall(store, channels)
            person = (await store.write(people.make_guest, "hash", "Alix")).person
            made = [
                (
                    await seating.make_table(
                        hall, person, NewTable("dice", [NewSeat("you"), NewSeat("open")])
                    )
                ).id
                for _ in range(12)
            ]
            looking.kept = 4
            looking.in_use = lambda live: live.row.id == made[0]
            for table in made:
                assert (await looking.live(table)).row.id == table
            assert len(looking) <= 6  # one is in use, four are kept, and it is looked now and then
            assert made[0] in looking._live
            assert made[-1] in looking._live
        store.close()

    asyncio.run(story())


def test_a_table_that_nobody_uses_is_put_away_after_a_minute(tmp_path: Path) -> None:
    """A whole game in memory takes hundreds of kilobytes, most of them its story."""

    async def story() -> None:
        store = Store.open(tmp_path)
        channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            hall = Hall(store, channels)
            person = (await store.write(people.make_guest, "hash", "Alix")).person
            tables = [
                (await seating.make_table(hall, person, NewTable("dice", [NewSeat("you")]))).id for _ in "abc"
            ]
            lives = [await hall.live(table) for table in tables]
            hall.in_use = lambda live: live is lives[2]
            for live in lives[1:]:
                live.used -= 61
            hall.tidy()
            assert set(hall._live) == {tables[0], tables[2]}
        store.close()

    asyncio.run(story())


def test_what_was_written_for_those_who_look_on_is_forgotten_when_nothing_happens(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store.open(tmp_path)
        channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            hall = Hall(store, channels)
            person = (await store.write(people.make_guest, "hash", "Alix")).person
            table = await seating.make_table(hall, person, NewTable("dice", [NewSeat("you")]))
            live = await hall.live(table.id)
            seen = live.position(0)
            hall.clear_written()
            assert live.position(0) is seen  # it was used just now
            live.used -= QUIET + 1
            assert await hall.at_hand(table.id) is live  # which is no use of it
            hall.clear_written()
            assert live.position(0) is not seen
            assert live.position(0) == seen
        store.close()

    asyncio.run(story())


def test_whoever_comes_sees_what_a_process_wrote_that_died_before_it_told_anybody(tmp_path: Path) -> None:
    """Two halls on one log hear nothing of each other here, as if what one of them said was lost."""

    async def story() -> None:
        store = Store.open(tmp_path)
        channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            hall, other = Hall(store, channels), Hall(store, channels)
            person = (await store.write(people.make_guest, "hash", "Alix")).person
            table = await seating.make_table(hall, person, NewTable("dice", [NewSeat("you")]))
            assert (await other.live(table.id)).rev == 1
            tokens = Villager(1).choose(Sight((await hall.live(table.id)).state, 0), Rng(1), 60.0)
            await hall.move(table.id, 1, 0, tokens)
            assert (await other.newest(table.id)).rev == 1  # it is alone, as far as it knows
            other.shared = True
            assert (await other.newest(table.id)).rev == 2
        store.close()

    asyncio.run(story())


class Counting(Store):
    """A store that notes what is read."""

    def __init__(self, database: Any) -> None:
        super().__init__(database)
        self.reads: list[str] = []

    async def read(self, job: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.reads.append(job.__name__)
        return await super().read(job, *args, **kwargs)


@asynccontextmanager
async def two_halls(folder: Path) -> AsyncIterator[tuple[Hall, Hall, Counting, list[str]]]:
    """Two halls that hear nothing of each other, with three tables in both; what the second reads is counted."""
    store = Counting.open(folder)
    assert isinstance(store, Counting)
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
    async with channels:
        hall, other = Hall(store, channels), Hall(store, channels)
        other.shared = True
        person = (await store.write(people.make_guest, "hash", "Alix")).person
        made = [
            (await seating.make_table(hall, person, NewTable("dice", [NewSeat("you")]))).id for _ in "abc"
        ]
        for table in made:
            assert (await other.live(table)).rev == 1
        store.reads.clear()
        yield hall, other, store, made
    store.close()


async def moved(hall: Hall, table: str) -> None:
    live = await hall.live(table)
    tokens = Villager(1).choose(Sight(live.state, 0), Rng(1), 60.0)
    assert await hall.move(table, 1, 0, tokens) == 2


def test_those_who_come_at_once_share_a_look_and_what_is_written_for_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_halls(tmp_path) as (hall, other, store, made):
            await moved(hall, made[0])
            written = [(await other.live(table)).position(0) for table in made]
            store.reads.clear()
            lives = await asyncio.gather(*(other.newest(table) for table in made * 4))
            assert [live.rev for live in lives] == [2, 1, 1] * 4
            assert store.reads == ["latest", "look"]
            now = [(await other.live(table)).position(0) for table in made]
            assert [one is two for one, two in zip(written, now, strict=True)] == [False, True, True]

    asyncio.run(story())


def test_a_look_that_finds_nothing_leaves_what_is_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_halls(tmp_path) as (_, other, _, made):
            live = await other.live(made[0])
            written = live.position(0)
            assert not await other.refresh(made[0])
            assert live.position(0) is written

    asyncio.run(story())


def test_of_all_who_hear_of_a_move_one_reads_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_halls(tmp_path) as (hall, other, store, made):
            await moved(hall, made[0])
            store.reads.clear()
            await asyncio.gather(*(other.hear(made[0], Notice("log", 2)) for _ in range(5)))
            assert (await other.live(made[0])).rev == 2
            assert store.reads == ["look"]
            await other.hear(made[0], Notice("log", 2))  # and nobody reads what is known
            assert store.reads == ["look"]

    asyncio.run(story())


def test_what_was_not_heard_is_found_by_one_look_at_all_tables(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_halls(tmp_path) as (hall, other, store, made):
            said: list[tuple[str, str, int]] = []
            other.near = lambda table, notice: said.append((table, notice.what, notice.rev))
            await other.keep_up(made)
            assert store.reads == ["latest"]
            assert said == []
            await moved(hall, made[1])
            await store.write(vanish, made[2])
            store.reads.clear()
            await other.keep_up(made)
            assert store.reads == ["latest", "look"]
            assert said == [(made[1], "log", 2), (made[2], "seats", 0)]
            assert (await other.live(made[1])).rev == 2
            assert set(other._live) == set(made[:2])

    asyncio.run(story())


def vanish(connection: Connection, table_id: str) -> None:
    for part in (log, proofs, seats):
        connection.execute(delete(part).where(part.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))


def test_whoever_reads_a_table_while_somebody_sits_down_sees_the_game_begin(tmp_path: Path) -> None:
    class Slow(Hall):
        """Reads a table, and takes its time with what it has read."""

        has_read = asyncio.Event()
        go_on = asyncio.Event()

        async def _load(self, table_id: str) -> Any:
            found = await super()._load(table_id)
            self.has_read.set()
            await self.go_on.wait()
            return found

    async def story() -> str:
        store = Store.open(tmp_path)
        channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            hall = Slow(store, channels)
            one = (await store.write(people.make_guest, "hash", "Alix")).person
            other = (await store.write(people.make_guest, "another", "Bert")).person
            table = await seating.make_table(hall, one, NewTable("dice", [NewSeat("you"), NewSeat("open")]))
            looking = asyncio.create_task(hall.live(table.id))
            await hall.has_read.wait()
            sitting = asyncio.create_task(seating.join(hall, other, table.id, Join(1)))
            while (await hall.store.read(queries.table, table.id)).status != "playing":
                await asyncio.sleep(0.01)
            hall.go_on.set()
            await sitting
            return (await looking).row.status

    assert asyncio.run(story()) == "playing"
