"""Kills a server in the middle of play, as often as wanted, and compares its log with all that people were told."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from tests.server.guest import Guest, Seat
from tests.server.hearing import why
from tests.server.running import Server
from tests.server.wire.playing import you
from troyes.server.store.queries.tables import table as read_table
from troyes.server.store.rows import LogRow
from troyes.server.store.store import Store
from troyes.server.tables.live import Live

DOWN = (WebSocketException, httpx.TransportError, OSError)
"""What somebody sees when the server dies."""


def patiently(changed: threading.Condition, known: Callable[[], bool]) -> bool:
    """Whether something comes about within a minute; one in which we were stopped ourselves, to make room for others,
    does not count."""
    return any(changed.wait_for(known, 0.1) for _ in range(600))


class Site:
    """A server that is killed and started again, at a new address each time."""

    def __init__(self, data: Path, program: str) -> None:
        self.data = data
        self.address = ""
        self.closed = False
        self.changed = threading.Condition()
        self.acknowledged = 0
        self._server = Server(data, program=program)

    def start(self) -> None:
        self._server.start()
        with self.changed:
            self.address = self._server.address
            self.changed.notify_all()

    def kill(self) -> None:
        with self.changed:
            self.address = ""
        self._server.kill()

    def acknowledge(self) -> None:
        with self.changed:
            self.acknowledged += 1
            self.changed.notify_all()

    def wait_for_moves(self, number: int) -> None:
        """Wait until so many more moves are acknowledged."""
        with self.changed:
            goal = self.acknowledged + number
            assert patiently(self.changed, lambda: self.acknowledged >= goal), (
                "nobody could move for a minute"
            )

    def where(self) -> str:
        """The address, as soon as there is one; empty when all is over."""
        with self.changed:
            came = patiently(self.changed, lambda: bool(self.address) or self.closed)
            assert came, "the server did not come back for a minute"
            return "" if self.closed else self.address

    def close(self) -> None:
        with self.changed:
            self.closed = True
            self.changed.notify_all()


class Request(msgspec.Struct, frozen=True):
    """A move that was sent, or a take-back."""

    kind: str
    seat: int
    tokens: list[str]


class Player(threading.Thread):
    """Two people at one screen, who play whatever happens to the server, and remember all that it told them."""

    def __init__(self, site: Site, game: str, seed: int) -> None:
        super().__init__(name=f"{game} {seed}")
        self.site = site
        self.game = game
        self.rng = random.Random(seed)
        self.guest: Guest | None = None
        self.table = ""
        self.sent: dict[tuple[str, int], list[Request]] = {}
        """What was sent for each row of each table: several, where an answer never came."""
        self.told: dict[tuple[str, int], Request] = {}
        """What was acknowledged as a row of a table."""
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while where := self.site.where():
                try:
                    self.play(where)
                except DOWN:
                    self.site.where()
        except BaseException as error:
            self.failure = error
        finally:
            if self.guest:
                self.guest.close()

    def play(self, where: str) -> None:
        if self.guest is None:
            self.guest = Guest(where)
        self.guest.address = where
        self.guest.http.base_url = httpx.URL(where)
        while self.site.address == where and not self.site.closed:
            self.table = self.table or self.guest.make_table(self.game, [you("Anna"), you("Berta")])
            with self.guest.sit(self.table) as page:
                last = max((rev for table, rev in self.told if table == self.table), default=1)
                assert page.news["rev"] >= last, "something that was acknowledged is lost"
                while not page.is_over and not self.site.closed:
                    self.choose(page)
            self.table = ""

    def choose(self, page: Seat) -> None:
        back = [seat for seat in page.mine if page.news["can_take_back"] and seat == page.position["seat"]]
        if back and self.rng.random() < 0.2:
            request = Request("take-back", back[0], [])
        else:
            assert page.turn()
            request = Request("move", page.position["seat"], page.random_move(self.rng))
        rev = page.news["rev"]
        self.sent.setdefault((self.table, rev + 1), []).append(request)
        fields = {"tokens": request.tokens} if request.kind == "move" else {}
        answer = page.ask(request.kind, rev=rev, seat=request.seat, **fields)
        if answer["type"] == "refused":
            assert "too much at once" in why(answer), answer
            time.sleep(0.1)
            return
        assert answer["rev"] == rev + 1
        assert (self.table, rev + 1) not in self.told
        self.told[(self.table, rev + 1)] = request
        self.site.acknowledge()
        page.catch_up(rev + 1)


class Outcome(NamedTuple):
    """How many requests people made in all, how many were acknowledged, and how many never answered."""

    sent: int
    told: int
    unanswered: int


def rampage(
    folder: Path,
    kills: int,
    seed: int = 1,
    *,
    one_by_one: bool = False,
    progress: Callable[[int], None] = lambda done: None,
) -> Outcome:
    """Kill a server so many times while three people play; every row is checked in the end. `one_by_one` gives every
    change a commit of its own."""
    rng = random.Random(seed)
    site = Site(folder, "tests.server.programs.one_by_one" if one_by_one else "troyes")
    site.start()
    players = [Player(site, game, seed + number) for number, game in enumerate(("dice", "dice", "city"))]
    for player in players:
        player.start()
    try:
        for done in range(kills):
            site.wait_for_moves(rng.randrange(1, 5))
            time.sleep(rng.random() * 0.02)
            site.kill()
            site.start()
            progress(done + 1)
        site.wait_for_moves(8)
    finally:
        site.close()
        for player in players:
            player.join()
        site.kill()
    for player in players:
        if player.failure:
            raise player.failure
    return check_logs(folder, players)


def check_logs(data: Path, players: list[Player]) -> Outcome:
    """Every row is a request that was sent, those that were acknowledged among them; and every log can be played."""
    logs = read_logs(data)
    told = sent = unanswered = 0
    for player in players:
        for (table, rev), request in player.told.items():
            assert fits(logs[table][rev - 1], request)
            told += 1
        for (table, rev), requests in player.sent.items():
            row = logs[table][rev - 1] if rev <= len(logs[table]) else None
            assert row is None or any(fits(row, request) for request in requests)
            sent += len(requests)
            unanswered += len(requests) - ((table, rev) in player.told)
    store = Store.open(data)
    try:
        for table_id, rows in logs.items():
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            job = partial(read_table, table_id=table_id)
            found = store.database.submit_read(job).result()
            live = Live(found)
            for row in rows:
                live.follow(row)
            assert list(found.asked) == live.asked
            assert found.status == ("playing" if live.asked else "finished")
    finally:
        store.close()
    return Outcome(sent, told, unanswered)


def fits(row: LogRow, request: Request) -> bool:
    """Whether a row is what was asked for, whole."""
    if (row.kind, row.seat) != (request.kind, request.seat):
        return False
    label = "AB"[request.seat]
    move = f"{label} {' '.join(request.tokens)}" if request.tokens else ""
    return row.body == move or row.body.startswith((f"{move} ", f"{move}\n"))


def read_logs(data: Path) -> dict[str, list[LogRow]]:
    logs: dict[str, list[LogRow]] = {}
    with closing(sqlite3.connect(data / "troyes.sqlite3")) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rows = database.execute("SELECT table_id, seq, kind, seat, body, at FROM log ORDER BY table_id, seq")
        for table, *row in rows:
            logs.setdefault(table, []).append(LogRow(*row))
    return logs
