"""Those who look at a table: each hears everything in its order, and nobody pays for those who were there before."""

from __future__ import annotations

import asyncio

import pytest
from litestar.channels.backends.memory import MemoryChannelsBackend

from troyes.server.tables.hall import Notice, table_channel
from troyes.server.wire.audience import Audience, Channels, Ears, Near

pytestmark = pytest.mark.once


def said(rev: int) -> str:
    return f'{{"what":"log","rev":{rev}}}'


def test_all_at_a_table_hear_all_of_it_and_nothing_stays_when_they_have_left() -> None:
    heard: dict[str, list[int]] = {"one": [], "other": [], "elsewhere": []}

    async def story() -> None:
        channels = Channels(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            audience = Audience(channels, "here", lambda table, notice: True)
            done = asyncio.Event()

            def one(notice: Notice) -> None:
                heard["one"].append(notice.rev)

            def other(notice: Notice) -> None:
                heard["other"].append(notice.rev)
                if notice.rev == 3:
                    done.set()

            async with audience.joined("b", lambda notice: heard["elsewhere"].append(notice.rev)):
                async with audience.joined("a", one), audience.joined("a", other):
                    assert len(audience) == 2
                    assert len(channels._channels[table_channel("a")]) == 1
                    for rev in (1, 2, 3):
                        channels.publish(said(rev), table_channel("a"))
                    await asyncio.wait_for(done.wait(), 60)
                assert len(audience) == 1
                # Whoever comes again after all had left hears again.
                done.clear()
                async with audience.joined("a", other):
                    channels.publish(said(3), table_channel("a"))
                    await asyncio.wait_for(done.wait(), 60)
            assert not len(audience)
            assert channels._channels == {}

    asyncio.run(story())
    assert heard == {"one": [1, 2, 3], "other": [1, 2, 3, 3], "elsewhere": []}


def test_what_is_said_here_is_heard_here_at_once_and_elsewhere_once() -> None:
    """Processes hear each other's channels, and their own too."""
    heard: dict[str, list[tuple[str, int]]] = {"here": [], "there": []}
    heeded: list[tuple[str, str, str]] = []

    async def story() -> None:
        channels = Channels(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            done = asyncio.Event()

            def heed(table_id: str, notice: Notice) -> bool:
                heeded.append((table_id, notice.what, notice.process))
                return notice.what == "log"

            def listens(notice: Notice) -> None:
                heard["there"].append((notice.what, notice.rev))
                done.set()

            here, there = Audience(channels, "one", heed), Audience(channels, "two", heed)
            async with (
                here.joined("a", lambda notice: heard["here"].append((notice.what, notice.rev))),
                there.joined("a", listens),
            ):
                for notice in (Notice("thinks"), Notice("here", watchers=1), Notice("log", 7)):
                    here.tell("a", notice)
                assert heard == {"here": [("here", 0), ("log", 7)], "there": []}
                await asyncio.wait_for(done.wait(), 60)
                here.tell_near("a", Notice("here"))
                await asyncio.sleep(0)
        assert not len(here)
        assert not len(there)

    asyncio.run(story())
    assert heard == {"here": [("here", 0), ("log", 7), ("here", 0)], "there": [("log", 7)]}
    assert heeded == [("a", "thinks", "one"), ("a", "here", "one"), ("a", "log", "one")]


def test_near_ones_hear_at_once_and_nothing_stays_when_they_have_left() -> None:
    heard: dict[str, list[int]] = {"one": [], "other": []}

    async def story() -> None:
        near = Near()
        async with near.joined("a", lambda notice: heard["one"].append(notice.rev)):
            async with near.joined("a", lambda notice: heard["other"].append(notice.rev)):
                near.tell("a", Notice("log", 1))
                near.tell("b", Notice("log", 2))
                assert heard == {"one": [1], "other": [1]}
            near.tell("a", Notice("log", 3))
            assert len(near) == 1
        near.tell("a", Notice("log", 4))
        assert not len(near)

    asyncio.run(story())
    assert heard == {"one": [1, 3], "other": [1]}


def test_what_is_said_before_a_page_is_ready_is_heard_then_and_trouble_is_told() -> None:
    heard: list[int] = []

    async def hear(notice: Notice) -> None:
        await asyncio.sleep(0)
        heard.append(notice.rev)
        if notice.rev == 4:
            raise OSError("the page is gone")

    async def story() -> None:
        ears = Ears(hear)
        for rev in (1, 2):
            ears.add(Notice("log", rev))
        await asyncio.sleep(0)
        assert heard == []
        ears.open()
        for rev in (3, 4, 5):
            ears.add(Notice("log", rev))
        with pytest.raises(OSError, match="gone"):
            await asyncio.wait_for(ears.failed, 60)
        await ears.close()
        assert heard == [1, 2, 3, 4]

    asyncio.run(story())


def test_a_page_that_is_closed_hears_no_more() -> None:
    async def hear(notice: Notice) -> None:
        await asyncio.Event().wait()

    async def story() -> None:
        ears = Ears(hear)
        ears.open()
        ears.add(Notice("log", 1))
        await asyncio.sleep(0)
        await asyncio.wait_for(ears.close(), 60)
        ears.add(Notice("log", 2))
        await asyncio.sleep(0)
        assert len(asyncio.all_tasks()) == 1
        assert not ears.failed.done()

    asyncio.run(story())
