"""Everything that a running server holds together, and what it does between requests."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsPlugin, Subscriber

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.bounds import Bounds
from troyes.server.company.archive import Archive
from troyes.server.company.company import LOOK, Company, think_of
from troyes.server.company.regard import Regard
from troyes.server.company.stage import Stage
from troyes.server.company.thinking import Option, Thinker
from troyes.server.limits import Addresses, Both, Limiter
from troyes.server.notices.desk import Desk
from troyes.server.notices.postman import Postman
from troyes.server.people.accounts import Accounts
from troyes.server.people.doors import ENDED, Doors
from troyes.server.people.identity import DAY, LIFETIME, Identity
from troyes.server.settings import Settings
from troyes.server.store import retention
from troyes.server.store.queries import lobby as lists
from troyes.server.store.queries import people
from troyes.server.store.sole import Sole
from troyes.server.store.store import Store
from troyes.server.tables.attendance import Attendance
from troyes.server.tables.dice import Cup
from troyes.server.tables.hall import LOBBY, Hall, Notice
from troyes.server.tables.leaving import is_live
from troyes.server.tables.live import Live
from troyes.server.tables.presence import BEAT, Listed, Presence
from troyes.server.tables.quota import Quota
from troyes.server.tables.timekeeper import Timekeeper
from troyes.server.wire.audience import Audience, Near
from troyes.server.wire.entrance import Entrance
from troyes.server.wire.memory import give_back
from troyes.server.wire.pages import Pages

LOG: Final = logging.getLogger("troyes.server")
TIDY: Final = 3_600.0
GARBAGE: Final = 600.0
"""Seconds between Python's looks for garbage among all there is: with two thousand pages one takes half a second, for
which everybody waits."""
MINUTE: Final = 60.0
HURRY: Final = "hurry"
"""Where every process hears which computer players shall move now."""
PRESENT: Final = "present"
"""Where every process says now and then who is with it."""


class Call(msgspec.Struct, frozen=True):
    """Whoever thinks at this table shall move now, unless what is thought about came after this revision."""

    table: str
    rev: int


CALLS: Final = msgspec.json.Decoder(Call)
LISTS: Final = msgspec.json.Decoder(Listed)


class Limits:
    """How often a person, and an address, may do what costs something; what anyone may look at is counted by address
    alone."""

    def __init__(self, bounds: Bounds) -> None:
        def both(a_minute: int, at_once: int) -> Both:
            return Both(a_minute / MINUTE, at_once, bounds.household)

        self.tables = both(bounds.tables, 20)
        self.uploads = both(bounds.uploads, 20)
        self.moves = both(bounds.moves, 60)
        self.looks = both(bounds.previews, 100)
        self.trees = both(bounds.trees, 10)
        self.advice = both(bounds.advice, 20)
        self.chat = both(bounds.chat, 8)
        self.replays = Limiter(bounds.replays / MINUTE, 200)
        self.lobby = Limiter(bounds.lobby / MINUTE, 300)


class Site:
    """The parts of a running server."""

    def __init__(self, settings: Settings, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.channels = channels
        self.sole = Sole(settings.data, settings.database_url, shared=settings.redis_url is not None)
        try:
            self.store = Store.open(settings.data, settings.database_url)
        except BaseException:
            self.sole.close()
            raise
        self.doors = Doors(self.store, channels.publish)
        self.identity = Identity(
            self.store,
            settings.secret,
            guests=Limiter(settings.bounds.guests / MINUTE, 60),
            ended=self.doors.shut,
        )
        self.hall = Hall(self.store, channels, settings.dice, Cup(settings.secret))
        self.archive = Archive(self.hall)
        self.presence = Presence(self.hall)
        self.attendance = Attendance(self.store, self.presence, self._waits)
        self.audience = (
            Near() if settings.redis_url is None else Audience(channels, self.presence.process, self._heed)
        )
        self.hall.near = self.audience.tell
        self.thinker = Thinker(settings.workers, settings.dice, settings.bounds.thought_seconds)
        self.addresses = Addresses()
        self.regard = Regard(self.presence, self.addresses.of)
        self.stage = Stage()
        self.company = Company(self.hall, self.thinker, settings.bot_pace, self.regard, self.stage)
        self.hall.tell(self.company.look)
        self.hall.kept = settings.bounds.tables_kept
        self.hall.shared = settings.redis_url is not None
        self.hall.in_use = self._is_used
        self.timekeeper = Timekeeper(self.hall)
        self.hall.tell(self.timekeeper.look)
        self.accounts = Accounts(self.identity, moved=self.hall.hands_changed)
        self.limits = Limits(settings.bounds)
        self.quota = Quota(self.store, settings.bounds)
        self.pages = Pages(settings.bounds)
        self.desk = Desk(self.store, settings.post, settings.secret)
        self.postman = Postman(
            self.store, settings.post, self.desk.letters, self.desk.browsers, self.presence.in_sight
        )
        self.entrance = Entrance()
        self._trees: dict[tuple[str, int, int], list[list[int]]] = {}

    async def tree(self, table_id: str, seat: int) -> tuple[int, list[list[int]]]:
        """The table's revision and all ways to answer, from a worker; the last few are remembered."""
        async with self.hall.held(table_id) as live:
            key = (table_id, live.rev, seat)
            thought = think_of(live, seat) if seat in live.asked else None
            claim = self.regard.claim(live)
        if thought is None:
            raise Refusal(Message("refused-nothing-asked"))
        if key not in self._trees:
            tree = await self.thinker.spread(thought, claim)
            if len(self._trees) > 50:
                self._trees.clear()
            self._trees[key] = tree
        return key[1], self._trees[key]

    async def advise(self, table_id: str, seat: int) -> tuple[int, list[Option]]:
        """The table's revision and the best moves of a seat, from a worker that knows no more than the seat does."""
        async with self.hall.held(table_id) as live:
            rev, claim = live.rev, self.regard.claim(live)
            thought = think_of(live, seat) if seat in live.asked else None
        if thought is None:
            raise Refusal(Message("refused-nothing-asked"))
        return rev, await self.thinker.advise(thought, claim)

    @asynccontextmanager
    async def open(self, app: Litestar) -> AsyncIterator[None]:
        """Keep house as long as the server runs."""
        app.state.site = self
        chores = [
            asyncio.create_task(self._keep_house()),
            asyncio.create_task(self.timekeeper.beat()),
            asyncio.create_task(self.postman.walk()),
            asyncio.create_task(self._look_after_computer_players()),
            asyncio.create_task(self.attendance.keep()),
        ]
        if self.settings.redis_url:
            chores.append(asyncio.create_task(self._hear_others()))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.timekeeper.close()
            await self.postman.close()
            await self.desk.close()
            await self.company.close()
            await self.archive.close()
            await self.hall.close()
            self.thinker.close()
            self.accounts.close()
            await asyncio.to_thread(self.store.close)
            await asyncio.to_thread(self.sole.close)

    async def _look_after_computer_players(self) -> None:
        """Say where those of this process think, and move for those whose process says nothing any more."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                if self.settings.redis_url:
                    for table_id in self.company.tables:
                        self.hall.publish(table_id, Notice("thinks", process=self.presence.process))
                for table_id in self.presence.tables:
                    live = await self.hall.at_hand(table_id)
                    if self.company.overdue(live):
                        self.company.look(live)
                self.hall.clear_written()
            except Exception:
                LOG.exception("Computer players could not be seen to; it is tried again in a moment.")

    async def _keep_house(self) -> None:
        tidied, looked, gave = float("-inf"), time.monotonic(), time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
                if time.monotonic() - gave > MINUTE:
                    gave = time.monotonic()
                    await asyncio.to_thread(give_back)
                if time.monotonic() - looked > GARBAGE:
                    looked = time.monotonic()
                    gc.collect()
                if time.monotonic() - tidied > TIDY:
                    tidied = time.monotonic()
                    await self.clear_away()
                    await self.clear_open()
            except Exception:
                LOG.exception("Keeping house failed; it is tried again in a while.")

    async def clear_away(self) -> None:
        """Delete what is older than the host keeps it."""
        now, kept = time.time(), self.settings
        await self.store.write(retention.end_guests, now - kept.keep_guests * DAY)
        await self.store.write(people.tidy, now - LIFETIME, now - kept.keep_guests * DAY)
        if kept.keep_chat:
            await self.store.write(retention.drop_chat, now - kept.keep_chat * DAY)
        gone: list[str] = []
        while kept.keep_games and (
            some := await self.store.write(retention.drop_games, now - kept.keep_games * DAY)
        ):
            gone += some
        self.hall.forget(gone)

    async def clear_open(self) -> None:
        """Clear away tables that nobody came to."""
        old = time.time() - self.settings.bounds.open_days * DAY
        cleared = await self.store.write(lists.clear_open, old)
        if cleared:
            self.hall.forget(cleared)
            self.channels.publish("changed", LOBBY)

    def hurry(self, table_id: str, rev: int) -> None:
        """Let the computer players of a table move now, in whichever process they think."""
        self.company.hurry(table_id, rev)
        if self.settings.redis_url:
            self.channels.publish(msgspec.json.encode(Call(table_id, rev)).decode(), HURRY)

    async def _hear_others(self) -> None:
        """Heed what other processes say. We subscribe to one channel after the other: of two first subscriptions at
        once, Redis' client may lose one with its line."""
        try:
            async with (
                self.channels.start_subscription(HURRY) as hurries,
                self.channels.start_subscription(ENDED) as ends,
                self.channels.start_subscription(PRESENT) as lists,
            ):
                await asyncio.gather(
                    heed(hurries, self._hurried),
                    heed(ends, self.doors.hear),
                    heed(lists, lambda event: self._look_round(self.presence.hear_all(LISTS.decode(event)))),
                )
        except Exception:
            LOG.exception("What other processes say is not heard any more.")

    def _hurried(self, event: bytes) -> None:
        """Those who think in this process are called from another one."""
        call = CALLS.decode(event)
        self.company.hurry(call.table, call.rev)

    def _heed(self, table_id: str, notice: Notice) -> bool:
        """Take what another process says at a table; whether pages hear of it."""
        match notice.what:
            case "thinks":
                self.company.hear(table_id)
            case "who":
                self.presence.say(table_id)
            case "here":
                return self.presence.hear(table_id, notice.process, notice.seats, notice.watchers)
            case _:
                return True
        return False

    def _look_round(self, table_ids: Sequence[str]) -> None:
        """Let those who look at these tables see who else does."""
        for table_id in table_ids:
            self.audience.tell_near(table_id, Notice("here"))

    def _waits(self, table_id: str) -> bool:
        live = self.hall.known(table_id)
        return live is None or is_live(live)

    def _is_used(self, live: Live) -> bool:
        return self.presence.is_watched(live.row.id) or self.company.is_busy(live)

    async def _beat(self) -> None:
        """Say who is here, hear what a lost message did not tell, and put away what nobody uses."""
        self._look_round(self.presence.forget())
        self.attendance.forget()
        if self.settings.redis_url:
            self.channels.publish(msgspec.json.encode(self.presence.listed()).decode(), PRESENT)
            await self.hall.keep_up(self.presence.tables)
        await asyncio.to_thread(self.sole.renew)
        await self.doors.look()
        await self.timekeeper.beat()
        self.hall.tidy()
        await self.archive.tidy()


async def heed(subscriber: Subscriber, call: Callable[[bytes], None]) -> None:
    """Take everything that is said in a channel."""
    async for event in subscriber.iter_events():
        call(event)
