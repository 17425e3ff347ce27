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
        async with asyncio.timeout(5), entrance.one():  # the patience of the others has ended
            let_go.set()
            await lingers
            third = asyncio.create_task(linger())
            stuck.clear()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert not stuck.is_set()  # what was given up already is not given again
        await third

    asyncio.run(come())
