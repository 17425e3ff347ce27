"""Pages that come all at once are let in one after the other, and nobody holds up those behind for long."""

from __future__ import annotations

import asyncio

import pytest

from troyes.server.wire.entrance import Entrance

pytestmark = pytest.mark.once


def test_so_many_enter_at_once_and_in_their_order() -> None:
    async def come() -> None:
        entrance, inside, most, order = Entrance(2), 0, 0, list[int]()

        async def enter(number: int) -> None:
            nonlocal inside, most
            async with entrance.one():
                inside += 1
                most = max(most, inside)
                order.append(number)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(enter(number) for number in range(20)))
        assert most == 2
        assert order == list(range(20))

    asyncio.run(come())


def test_who_does_not_come_through_holds_nobody_up_and_gives_no_second_place() -> None:
    async def come() -> None:
        entrance, stuck, let_go = Entrance(1, patience=0.01), asyncio.Event(), asyncio.Event()

        async def linger() -> None:
            async with entrance.one():
                stuck.set()
                await let_go.wait()

        lingers = asyncio.create_task(linger())
        await stuck.wait()
        async with asyncio.timeout(60), entrance.one():  # the patience of the others has ended
            let_go.set()
            await lingers
            third = asyncio.create_task(linger())
            stuck.clear()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert not stuck.is_set()  # what was given up already is not given again
        await third

    asyncio.run(come())


def test_those_who_play_come_before_those_who_watch_and_who_has_gone_keeps_no_place() -> None:
    async def come() -> None:
        entrance, order = Entrance(1), list[str]()

        async def enter(name: str, plays: bool) -> None:
            async with entrance.one(plays=plays):
                order.append(name)
                await asyncio.sleep(0)

        async with entrance.one():
            names = [("Anna", False), ("Berta", True), ("Colin", False), ("Dora", True), ("Edme", True)]
            coming = {name: asyncio.create_task(enter(name, plays)) for name, plays in names}
            await asyncio.sleep(0)
            coming["Berta"].cancel()  # while she waits
            await asyncio.sleep(0)
        coming["Dora"].cancel()  # when her turn has just come
        await asyncio.gather(*coming.values(), return_exceptions=True)
        assert order == ["Edme", "Anna", "Colin"]
        async with asyncio.timeout(60), entrance.one():  # the place is there still, once
            assert not entrance._free

    asyncio.run(come())
