"""Computer players wait for pages that tell step by step, but nobody can hold up a table."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.running import Server
from troyes.server.company.stage import PATIENCE, Stage

pytestmark = pytest.mark.once

TABLE = "table"


def test_a_table_waits_for_the_slowest_page_and_no_longer_than_it_is_open() -> None:
    async def play() -> list[str]:
        stage, seen = Stage(60), []
        for connection in (1, 2, 3):
            stage.show(TABLE, connection, 4)
        assert not stage.is_behind(TABLE, 4)
        await stage.caught_up(TABLE, 4)
        waiting = asyncio.create_task(stage.caught_up(TABLE, 5))
        for what in ("first", "second", "third"):
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            seen.append(f"{what}: {'waits' if not waiting.done() else 'goes on'}")
            match what:
                case "first":
                    stage.show(TABLE, 1, 5)
                case "second":
                    stage.leave(TABLE, 2)
                case "third":
                    stage.show(TABLE, 3, -1)  # it shows everything at once from now on
        await asyncio.wait_for(waiting, 60)
        assert stage.is_behind(TABLE, 6)
        return seen

    assert asyncio.run(play()) == ["first: waits", "second: waits", "third: waits"]


def test_nobody_holds_up_a_table() -> None:
    async def play() -> None:
        stage = Stage(0.05)
        stage.show(TABLE, 1, 0)
        await asyncio.wait_for(asyncio.gather(*(stage.caught_up(TABLE, 3) for _ in range(3))), 60)
        assert stage.is_behind(TABLE, 3)

        async def at_once(_: float) -> None:
            """Somebody calls: move now."""

        await asyncio.wait_for(Stage(600).caught_up(TABLE, 3, at_once), 60)
        patient = Stage(60)
        patient.show(TABLE, 1, 0)
        await asyncio.wait_for(patient.caught_up(TABLE, 3, at_once), 60)

    asyncio.run(play())


def test_a_page_that_goes_on_telling_is_waited_for_but_not_for_ever() -> None:
    """However much there is to tell: each step says that there is more; and nobody waits for a page that only says so."""

    async def steps(stage: Stage, waiting: asyncio.Task[None], most: int) -> int:
        told = 0
        while not waiting.done() and told < most:
            stage.show(TABLE, 1, 0)
            told += 1
            await asyncio.sleep(0.02)
        return told

    async def play() -> None:
        stage = Stage(patience=1.5, longest=60)
        stage.show(TABLE, 1, 0)
        waiting = asyncio.create_task(stage.caught_up(TABLE, 3))
        assert await steps(stage, waiting, 80) == 80  # 1.6 s at least, which is longer than the patience
        stage.show(TABLE, 1, 3)
        await asyncio.wait_for(waiting, 60)
        stage = Stage(patience=60, longest=0.2)
        stage.show(TABLE, 1, 0)
        await steps(stage, asyncio.create_task(stage.caught_up(TABLE, 3)), 1_000_000)
        assert stage.is_behind(TABLE, 3)

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_computer_player_moves_when_the_page_has_told_what_was_before(server: Server) -> None:
    anna = server.guest("Anna")
    with anna.sit(anna.make_table("dice", [{"kind": "you"}, {"kind": "bot", "level": "villager"}])) as page:
        while page.position["asked"] != [0]:
            page.until("table")
        page.ask("shown", rev=page.news["rev"])
        rev = page.move(page.random_move(random.Random(1)))["rev"]
        page.catch_up(rev)
        assert page.position["asked"] == [0, 1]
        for _ in range(20):
            page.ask("ping")
        assert page.news["rev"] == rev
        page.ask("shown", rev=rev)
        page.catch_up(rev + 1)
        assert page.position["asked"] == [0]


def test_no_computer_player_waits_for_an_onlooker(server: Server) -> None:
    anna, dora = server.guest("Anna"), server.guest("Dora")
    seats = [{"kind": "you"}, {"kind": "bot", "level": "villager"}]
    with anna.sit(anna.make_table("dice", seats, public=True)) as page, dora.sit(page.table) as onlooker:
        while page.position["asked"] != [0]:
            page.until("table")
        onlooker.ask("shown", rev=0)
        page.catch_up(page.move(page.random_move(random.Random(1)))["rev"])
        moved = page.news["table"]["updated"]
        page.catch_up(page.news["rev"] + 1)
        assert (
            page.news["table"]["updated"] - moved < PATIENCE
        )  # by the server's clock: we may be slow to hear of it
