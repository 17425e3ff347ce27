"""The hall without a server around it: whoever asked to be told hears of every change."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from troyes.bots.player import Sight
from troyes.bots.players.villager import Villager
from troyes.core.rng import Rng
from troyes.server.messages import NewSeat, NewTable
from troyes.server.store import people_queries as people
from troyes.server.store.store import Store
from troyes.server.tables import seating
from troyes.server.tables.hall import QUIET, Hall

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
