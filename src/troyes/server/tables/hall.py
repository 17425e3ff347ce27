"""The hall where the tables stand: every change of a table goes through here, to the log first and then to everybody.

Several server processes may share one database. Each keeps the tables that its visitors look at; the number of a row in
the log decides who was first, and a message in the table's channel tells the others to read what is new.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Final, Literal

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy import Connection

from troyes.core.errors import IllegalMove
from troyes.core.message import Message
from troyes.play.proof import Proof
from troyes.play.session import Standing
from troyes.server.bounds import USUAL
from troyes.server.store.queries import proofs as proof_queries
from troyes.server.store.queries import tables as queries
from troyes.server.store.rows import Conflict, Latest, LogRow, Missing, TableRow
from troyes.server.store.store import Store
from troyes.server.store.together import Together
from troyes.server.tables import trophies
from troyes.server.tables.dice import Cup
from troyes.server.tables.hands import SEAT
from troyes.server.tables.live import BACK, MOVE, STAND, Live, Outdated
from troyes.server.tables.lookback import rebuilt
from troyes.server.tables.reading import Reading
from troyes.server.tables.results import outcome

IDLE: Final = 60.0
"""Seconds after which a table that nobody uses is put away."""
QUIET: Final = 2.0
"""Seconds after which what was written for those who look at a table is made anew for whoever comes."""
AT_A_LOOK: Final = 100
"""Tables that are looked for in the database at a time: more would keep others waiting for the thread that does."""
AT_A_TIME: Final = 8
"""In how many portions the tables that are kept may be put away."""
LOBBY: Final = "lobby"


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said in a table's channel: look again, for there is something new. Never what it is."""

    what: Literal["log", "seats", "chat", "here", "who", "gone", "thinks"]
    rev: int = 0
    process: str = ""
    seats: list[int] = []
    watchers: int = 0


def table_channel(table_id: str) -> str:
    """Where it is said that a table has changed."""
    return f"table-{table_id}"


def person_channel(person_id: str) -> str:
    """Where it is said that somebody's tables have changed."""
    return f"person-{person_id}"


def people_of(table: TableRow) -> set[str]:
    """In whose lists a table is: all who play, could come back or gave up, and the host."""
    return table.people() | table.given_up() | {table.host}


class Hall:
    """All tables that are in use in this process."""

    def __init__(
        self, store: Store, channels: ChannelsPlugin, dice: int | None = None, cup: Cup | None = None
    ) -> None:
        self.store = store
        self.dice = dice
        self.cup = cup or Cup(secrets.token_hex())
        self.channels = channels
        self.reading = Reading()
        self.kept = USUAL.tables_kept
        """How many tables that nobody uses stay in memory."""
        self.shared = False
        """Whether other processes write into the same log."""
        self.in_use: Callable[[Live], bool] = lambda live: False
        """Whether somebody looks at a table, or thinks there."""
        self.near: Callable[[str, Notice], None] | None = None
        """Tells those who look at a table, if all of them are in this process."""
        self._room = 0
        self._listeners: list[Callable[[Live], None]] = []
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._changes: set[asyncio.Task[int]] = set()
        self._latest: Together[str, Latest] = Together(lambda ids: store.read(queries.latest, ids))

    def __len__(self) -> int:
        return len(self._live)

    def tell(self, listener: Callable[[Live], None]) -> None:
        """Let somebody know of every change of a table, and of every table that comes into use."""
        self._listeners.append(listener)

    def _changed(self, live: Live) -> None:
        for listener in self._listeners:
            listener(live)

    # Reading

    async def live(self, table_id: str) -> Live:
        """A table, from the log if it is not in use yet."""
        found = self._live.get(table_id)
        if found is None:
            try:
                async with self._loading.setdefault(table_id, asyncio.Lock()):
                    found = self._live.get(table_id)
                    if found is None:
                        found = await self._load(table_id)
                        self._live[table_id] = found
                        self._make_room()
            finally:
                self._loading.pop(table_id, None)
            self._changed(found)
        found.used = time.monotonic()
        return found

    async def newest(self, table_id: str) -> Live:
        """A table as the log has it now: another process may have written a move and died before it told us. When many
        come at once, a look into the database serves all of them."""
        live = await self.live(table_id)
        latest = await self._latest.ask(table_id)
        if latest is None:
            raise Missing(Message("refused-no-table"))
        if self.shared and live.is_behind(latest):
            await self.refresh(table_id, lambda live: live.is_behind(latest))
            live = await self.live(table_id)
        live.said = max(live.said, latest.said)
        return live

    async def at_hand(self, table_id: str) -> Live:
        """A table that somebody looks after, which is no use of it."""
        return self._live.get(table_id) or await self.live(table_id)

    def known(self, table_id: str) -> Live | None:
        """A table, if it is in use here."""
        return self._live.get(table_id)

    @asynccontextmanager
    async def held(self, table_id: str) -> AsyncIterator[Live]:
        """A table that nobody changes meanwhile. One that was given up while we waited for it is not used: what it
        has in memory may never have been written."""
        while True:
            live = await self.live(table_id)
            async with live.lock:
                if self._live.get(table_id) is live:
                    yield live
                    return

    async def _load(self, table_id: str) -> Live:
        return await asyncio.to_thread(rebuilt, *await self.read(table_id), self.dice)

    async def read(self, table_id: str, after: int = 0) -> tuple[TableRow, list[LogRow], Proof | None]:
        """A table, what its log has after a row, and what its throws follow from, all of the same moment."""

        def look(connection: Connection) -> tuple[TableRow, list[LogRow], Proof | None]:
            return (
                queries.table(connection, table_id),
                queries.read_log(connection, table_id, after),
                proof_queries.of_table(connection, table_id),
            )

        return await self.store.read(look)

    async def refresh(self, table_id: str, is_behind: Callable[[Live], bool] = lambda live: True) -> bool:
        """Read what other processes have written, if the table is still behind when our turn comes; whether there was
        anything. Where there was not, what is written for those who look at the table stays as it is."""
        async with self.held(table_id) as live:
            if not is_behind(live):
                return False
            table, rows, proof = await self.read(table_id, live.rev)
            if not rows and (table, proof) == (live.row, live.proof):
                return False
            live.row, live.proof = table, proof
            for row in rows:
                live.follow(row)
            live.hands.seated(table.seats)
        return True

    async def hear(self, table_id: str, notice: Notice) -> None:
        """Another process may have written what the notice is about; of all who look at the table one reads it."""
        if not self.shared:
            return
        if notice.what == "seats":
            await self.newest(table_id)
        elif (await self.live(table_id)).rev < notice.rev:
            await self.refresh(table_id, lambda live: live.rev < notice.rev)

    async def keep_up(self, table_ids: Iterable[str]) -> None:
        """Read what other processes have written at these tables, should word of it have been lost."""
        wanted = list(table_ids)
        for begin in range(0, len(wanted), AT_A_LOOK):
            some = wanted[begin : begin + AT_A_LOOK]
            found = await self.store.read(queries.latest, some)
            for table_id in some:
                live, latest = self._live.get(table_id), found.get(table_id)
                if latest is None:
                    self.forget([table_id])
                elif live is not None and live.is_behind(latest) and await self.refresh(table_id):
                    self.announce(live)

    def tidy(self) -> None:
        """Put away what nobody has used for a while."""
        now = time.monotonic()
        self._put_away(live for live in self._idle() if live.used < now - IDLE)

    def clear_written(self) -> None:
        """Forget what was written for those who look at a table: by now all of them have it."""
        now = time.monotonic()
        for live in self._live.values():
            if live.used < now - QUIET:
                live.written.clear()

    def _make_room(self) -> None:
        """Put away what was used longest ago, if very many tables were only looked at: few at a time, for a whole game
        takes a third of a millisecond to be forgotten."""
        if len(self._live) <= self._room:
            return
        idle = sorted(self._idle(), key=lambda live: live.used)
        self._put_away(idle[: max(0, len(idle) - self.kept)])
        self._room = max(self.kept, len(self._live)) + self.kept // AT_A_TIME

    def _idle(self) -> list[Live]:
        return [live for live in self._live.values() if not live.lock.locked() and not self.in_use(live)]

    def _put_away(self, lives: Iterable[Live]) -> None:
        for live in list(lives):
            del self._live[live.row.id]

    def forget(self, table_ids: Iterable[str]) -> None:
        """These tables are no more; who looks at one is told so."""
        for table_id in table_ids:
            self._live.pop(table_id, None)
            self.publish(table_id, Notice("seats"))

    # Playing

    async def move(self, table_id: str, rev: int, seat: int, tokens: Sequence[int]) -> int:
        """Play a move; when this returns, it is in the log for good. The table's new revision."""
        return await self._change(table_id, MOVE, seat, lambda live: live.move(rev, seat, tokens))

    async def take_back(self, table_id: str, rev: int, seat: int) -> int:
        """Withdraw a seat's last move."""
        return await self._change(table_id, BACK, seat, lambda live: live.take_back(rev, seat))

    async def stand(self, table_id: str, seat: int, answer: Standing) -> int:
        """Note what a seat says about reactions."""
        return await self._change(table_id, STAND, seat, lambda live: live.stand(seat, answer))

    async def do(self, table_id: str, seat: int, change: Callable[[Live], str]) -> int:
        """Do something with a seat: `change` does it, and gives the body of the row."""
        return await self._change(table_id, SEAT, seat, change)

    async def _change(self, table_id: str, kind: str, seat: int, change: Callable[[Live], str]) -> int:
        """Change a table, write that down and tell everybody: all of it, even if the one who asked hangs up."""
        job = asyncio.create_task(self._change_whole(table_id, kind, seat, change))
        self._changes.add(job)
        job.add_done_callback(self._forget)
        return await asyncio.shield(job)

    def _forget(self, job: asyncio.Task[int]) -> None:
        self._changes.discard(job)
        if not job.cancelled():
            job.exception()  # whoever asked may have hung up, and then nobody else wants to know

    async def close(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._changes, return_exceptions=True)
        self.reading.close()

    async def _change_whole(self, table_id: str, kind: str, seat: int, change: Callable[[Live], str]) -> int:
        while True:
            async with self.held(table_id) as live:
                asked, before = live.asked, live.row
                try:
                    body = change(live)
                    await self._append(live, kind, seat, body, before)
                    break
                except (IllegalMove, Outdated):
                    raise
                except BaseException as error:
                    # What is in memory is not in the log: forget it, and let the next who looks read the log. If
                    # another process was faster, that is us: what was asked for may still be possible.
                    self._live.pop(table_id, None)
                    if not isinstance(error, Conflict):
                        raise
        self._tell(live, asked, before)
        if live.row.status == "finished":
            await trophies.count(self.store, live)
        return live.rev

    async def _append(self, live: Live, kind: str, seat: int, body: str, before: TableRow) -> None:
        status, result = outcome(live)
        handed = len(live.hands.handed) > len(before.handed)
        due = live.clocks.due() if live.clocks is not None else None
        now = msgspec.structs.replace(live.row, updated=live.at, due=due, written=live.rev)
        live.row = msgspec.structs.replace(now, status=status, asked=tuple(live.asked), result=result)
        await self.store.write(
            queries.append,
            live.row.id,
            live.rev,
            kind,
            seat,
            body,
            status=status,
            asked=live.asked,
            result=result,
            at=live.at,
            due=due,
            seats=[now for now, then in zip(live.row.seats, before.seats, strict=True) if now != then],
            giver=before.seats[seat] if handed else None,
        )
        if handed:  # the names of those who held it before stand with the people, and nowhere else
            live.row = await self.store.read(queries.table, live.row.id)

    def _tell(self, live: Live, asked_before: Sequence[int], before: TableRow) -> None:
        """Tell everybody who looks at this table, those whose turn has come or gone, and the computer players."""
        self.announce(live)
        told = {
            seat.person_id
            for seat in live.row.seats
            if seat.person_id and (seat.seat in live.asked) != (seat.seat in asked_before)
        }
        if live.row.seats != before.seats or live.row.status != before.status:
            told |= people_of(live.row) | people_of(before)
        for person in told:
            self.channels.publish("changed", person_channel(person))
        if live.row.status == "finished" and live.row.public:
            self.channels.publish("changed", LOBBY)
        self._changed(live)

    def announce(self, live: Live) -> None:
        """Tell everybody who looks at this table how far it is."""
        self.publish(live.row.id, Notice("log", live.rev))

    # Before the game

    async def seats_changed(self, table: TableRow) -> None:
        """Somebody sat down or got up, and with that the game may have begun."""
        # Who reads the table just now may have begun before it was written: that is no reason to leave it as it was.
        known = table.id in self._live
        used = known or table.id in self._loading or table.status == "playing"
        if used and (await self.refresh(table.id) or known):
            self._changed(await self.live(table.id))
        self.publish(table.id, Notice("seats"))
        for person in people_of(table):
            self.channels.publish("changed", person_channel(person))
        if table.public:
            self.channels.publish("changed", LOBBY)

    async def hands_changed(self, table_ids: Sequence[str]) -> None:
        """A guest has signed in, and seats at these tables are the account's now; or an account is gone, and they are
        somebody else's."""
        for table_id in table_ids:
            live = self._live.get(table_id)
            try:
                table = await self.store.read(queries.table, table_id)
            except Missing:
                self._live.pop(table_id, None)
            else:
                if live is not None:
                    async with live.lock:
                        live.row = table
                        live.hands.seated(table.seats)
                    self._changed(live)
            self.publish(table_id, Notice("seats"))

    async def gone(self, table: TableRow) -> None:
        """A table was taken off: whoever looks at it is told, and nothing of it stays."""
        self._live.pop(table.id, None)
        self.publish(table.id, Notice("gone"))
        for person in people_of(table):
            self.channels.publish("changed", person_channel(person))
        if table.public:
            self.channels.publish("changed", LOBBY)

    def publish(self, table_id: str, notice: Notice) -> None:
        """Say something at a table: in its channel, unless all who listen are near."""
        if self.near is not None:
            self.near(table_id, notice)
            return
        self.channels.publish(msgspec.json.encode(notice).decode(), table_channel(table_id))
