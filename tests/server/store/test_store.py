"""The store, in SQLite and in a real PostgreSQL: what it keeps, and who wins a race."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.store.stored import guest, new_table
from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.store.queries import earned, lobby, people, shelf, tables
from troyes.server.store.rows import Conflict, Missing, NewRow, SeatRow, TableRow, Taken
from troyes.server.store.store import Store

pytestmark = pytest.mark.once


@pytest.fixture
def other(store: Store, database_url: str, tmp_path: Path) -> Iterator[Store]:
    """A second server process, as far as the database can tell."""
    opened = Store.open(tmp_path, database_url)
    yield opened
    opened.close()


def test_a_table_is_read_as_it_was_made(store: Store) -> None:
    async def story() -> None:
        host = await guest(store)
        rows = [NewRow("start", -1, "1 2"), NewRow("move", 0, "7")]
        made = await new_table(
            store, host, status="playing", asked=[0, 2], result="r", rows=rows, components="[x]"
        )
        assert made == await store.read(tables.table, made.id)
        assert (made.players, made.asked, made.setup, made.full) == (3, (0, 2), {"open-vp": "no"}, False)
        assert made.seats_of(host) == (0,)
        assert [
            (row.seq, row.kind, row.seat, row.body) for row in await store.read(tables.read_log, made.id)
        ] == [
            (1, "start", -1, "1 2"),
            (2, "move", 0, "7"),
        ]
        with pytest.raises(Missing):
            await store.read(tables.table, "nowhere")

    asyncio.run(story())


def test_a_row_brings_what_the_table_says_of_itself(store: Store) -> None:
    async def story() -> None:
        made = await new_table(store, await guest(store))
        first = await store.write(tables.append, made.id, 1, "start", -1, "x", status="playing", asked=[1])
        await store.write(tables.append, made.id, 2, "move", 1, "y")
        now = await store.read(tables.table, made.id)
        assert (now.status, now.asked, now.result) == ("playing", (1,), "")
        last = await store.write(
            tables.append, made.id, 3, "move", 1, "z", status="finished", asked=[], result="[1,2]"
        )
        now = await store.read(tables.table, made.id)
        assert (now.status, now.asked, now.result, now.updated) == ("finished", (), "[1,2]", last.at)
        assert await store.read(tables.last_seq, made.id) == 3
        assert [row.seq for row in await store.read(tables.read_log, made.id, 1)] == [2, 3]
        assert (await store.read(tables.read_log, made.id))[0] == first
        with pytest.raises(Missing):
            await store.write(tables.append, "nowhere", 1, "move", 0, "")

    asyncio.run(story())


def test_a_row_that_is_there_stays_as_it_is(store: Store, other: Store) -> None:
    async def story() -> None:
        made = await new_table(store, await guest(store))
        await store.write(tables.append, made.id, 1, "move", 0, "mine", status="playing")
        with pytest.raises(Conflict):
            await other.write(tables.append, made.id, 1, "move", 1, "theirs", status="finished")
        assert [row.body for row in await other.read(tables.read_log, made.id)] == ["mine"]
        assert (await other.read(tables.table, made.id)).status == "playing"

    asyncio.run(story())


def test_of_two_processes_that_append_one_wins_each_number(store: Store, other: Store) -> None:
    async def play(mine: Store, table_id: str, word: str) -> list[int]:
        won: list[int] = []
        while (seq := await mine.read(tables.last_seq, table_id) + 1) <= 40:
            try:
                await mine.write(tables.append, table_id, seq, "move", 0, word)
                won.append(seq)
            except Conflict:
                continue
        return won

    async def story() -> None:
        made = await new_table(store, await guest(store))
        a, b = await asyncio.gather(play(store, made.id, "a"), play(other, made.id, "b"))
        assert sorted(a + b) == list(range(1, 41))
        rows = await store.read(tables.read_log, made.id)
        assert [row.seq for row in rows if row.body == "a"] == a
        assert [row.seq for row in rows if row.body == "b"] == b

    asyncio.run(story())


def test_two_who_want_one_seat_do_not_both_get_it(store: Store, other: Store) -> None:
    async def story() -> None:
        made = await new_table(store, await guest(store))
        people_there = [await guest(store, f"P{number}") for number in range(6)]
        tries = [
            (store if number % 2 else other).write(tables.take_seat, made.id, 1, person, f"P{number}")
            for number, person in enumerate(people_there)
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        won = [number for number, outcome in enumerate(outcomes) if isinstance(outcome, TableRow)]
        assert len(won) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 5
        seat = (await store.read(tables.table, made.id)).seats[1]
        assert seat == SeatRow(1, "person", people_there[won[0]], f"P{won[0]}")

    asyncio.run(story())


def test_seats_are_taken_left_and_filled_until_the_game_starts(store: Store) -> None:
    async def story() -> None:
        host, friend = await guest(store), await guest(store, "Milon")
        made = await new_table(store, host)
        assert (await store.write(tables.take_seat, made.id, 1, friend, "Milon")).full
        assert not (await store.write(tables.leave_seats, made.id, friend)).full
        with pytest.raises(Taken, match="no seat"):
            await store.write(tables.leave_seats, made.id, friend)
        with pytest.raises(Taken, match="host"):
            await store.write(tables.fill_seat, made.id, 1, friend, "greedy", "Bot")
        with pytest.raises(Missing, match="no such seat"):
            await store.write(tables.take_seat, made.id, 9, friend, "Milon")
        filled = await store.write(tables.fill_seat, made.id, 1, host, "greedy", "Bot")
        assert filled.seats[1] == SeatRow(1, "bot", None, "Bot", "greedy")
        await store.write(tables.append, made.id, 1, "start", -1, "", status="playing")
        with pytest.raises(Taken, match="started"):
            await store.write(tables.leave_seats, made.id, host)

    asyncio.run(story())


def test_several_steps_are_one_write(store: Store) -> None:
    def join(connection: Connection, table_id: str, person: str, then: bool) -> TableRow:
        table = tables.take_seat(connection, table_id, 1, person, "Milon")
        tables.append(connection, table_id, 1 if then else 0, "start", -1, "", status="playing")
        if not then:
            raise Refusal(Message("refused-stopping"))
        return table

    async def story() -> None:
        made = await new_table(store, await guest(store))
        friend = await guest(store, "Milon")
        with pytest.raises(Refusal, match="The server is stopping"):
            await store.write(join, made.id, friend, then=False)
        assert await store.read(tables.table, made.id) == made
        assert await store.read(tables.read_log, made.id) == []
        await store.write(join, made.id, friend, then=True)
        assert (await store.read(tables.table, made.id)).status == "playing"

    asyncio.run(story())


def test_the_lobby_lists_what_one_may_see_newest_first(store: Store) -> None:
    async def story() -> None:
        host, friend = await guest(store), await guest(store, "Milon")
        first = await new_table(store, host)
        hidden = await new_table(store, host, public=False)
        last = await new_table(store, host)
        done = await new_table(store, host, status="finished")
        secret = await new_table(store, host, status="finished", public=False)
        assert [row.id for row in await store.read(lobby.open_tables)] == [last.id, first.id]
        assert [row.id for row in await store.read(lobby.open_tables, None, 1)] == [last.id]
        assert [row.id for row in await store.read(lobby.tables_of, host)] == [last.id, hidden.id, first.id]
        assert await store.read(lobby.tables_of, friend) == []
        await store.write(tables.take_seat, first.id, 1, friend, "Milon")
        assert [row.id for row in await store.read(lobby.tables_of, friend)] == [first.id]
        assert [row.id for row in await store.read(lobby.open_tables)] == [first.id, last.id]
        assert [row.id for row in await store.read(lobby.finished_tables, host)] == [secret.id, done.id]
        assert [row.id for row in await store.read(lobby.finished_tables, friend)] == [done.id]

    asyncio.run(story())


def test_chat_is_numbered_without_gaps(store: Store, other: Store) -> None:
    async def story() -> None:
        host = await guest(store)
        made = await new_table(store, host)
        words = [
            (store if number % 2 else other).write(
                tables.say, made.id, host, 0, "Alix", f"{number} <b>é\0\ud800"
            )
            for number in range(10)
        ]
        said = await asyncio.gather(*words)
        assert sorted(line.number for line in said) == list(range(1, 11))
        kept = await store.read(tables.read_chat, made.id)
        assert [line.number for line in kept] == list(range(1, 11))
        assert {line.text for line in kept} == {f"{number} <b>é\ufffd?" for number in range(10)}
        assert [line.number for line in await store.read(tables.read_chat, made.id, limit=3)] == [8, 9, 10]
        assert [line.number for line in await store.read(tables.read_chat, made.id, after=9)] == [10]
        with pytest.raises(Missing):
            await store.write(tables.say, "nowhere", host, 0, "Alix", "")

    asyncio.run(story())


def test_a_watcher_speaks_without_a_seat(store: Store) -> None:
    async def story() -> None:
        host = await guest(store)
        made = await new_table(store, host)
        for seat in (None, 0):
            assert (await store.write(tables.say, made.id, host, seat, "Alix", "Well met")).seat == seat
        assert [line.seat for line in await store.read(tables.read_chat, made.id)] == [None, 0]

    asyncio.run(story())


def test_tidying_keeps_whoever_left_a_trace(store: Store) -> None:
    async def story() -> None:
        host, idle = await guest(store), await guest(store, "Idle")
        await new_table(store, host)
        assert await store.write(people.tidy, 0) == 0
        assert await store.write(people.tidy, 1e12) == 1
        assert await store.write(people.browser, "token of Alix") is None
        assert (await store.write(people.rename, host, "Mahaut")).name == "Mahaut"
        with pytest.raises(Missing):
            await store.read(people.person, idle)

    asyncio.run(story())


def test_what_was_earned_stays_with_the_person_and_goes_with_them(store: Store) -> None:
    async def story() -> None:
        host, account = await guest(store), await guest(store, "Idle")
        games = [(await new_table(store, host, status="finished")).id for _ in range(3)]
        await new_table(store, host, status="playing")
        assert await store.read(earned.uncounted, host, 2) == (games[:2], 3)
        await store.write(earned.earn, games[0], "dice", 5.0, {host: ["solo", "victory"], "nobody": ["solo"]})
        await store.write(earned.earn, games[0], "dice", 6.0, {host: [], account: []})  # once and for all
        await store.write(earned.earn, games[1], "dice", 4.0, {host: []})
        assert await store.read(earned.uncounted, host, 2) == (games[2:], 1)
        assert (await store.read(earned.earned_by, host))[-1].names == ["solo", "victory"]
        await store.write(shelf.remove, games[0], host)
        await store.write(earned.hand_over, host, account)
        assert await store.read(earned.earned_by, host) == []
        assert await store.read(earned.earned_by, account) == [
            earned.Earned(games[1], "dice", [], 4.0, True),
            earned.Earned(games[0], "dice", [], 6.0, False),
        ]
        assert await store.write(people.tidy, 1e12) == 1
        assert await store.read(earned.earned_by, account) == []

    asyncio.run(story())
