"""People with pages, as many as wanted: those who play and are timed, and those who only look on."""

from __future__ import annotations

import asyncio
import random
import resource
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, ConnectionClosedOK

from report import Trouble

Json = dict[str, Any]

PATIENCE = 60.0
FINISHED = b'"status":"finished"'

UNBOUNDED = {
    "TROYES_LIMIT_CONNECTIONS": "20000",
    "TROYES_LIMIT_PAGES": "20000",
    **{
        f"TROYES_LIMIT_{name}": "1000000"
        for name in (
            *("CONNECTIONS_ADDRESS", "REQUESTS_ADDRESS", "HOUSEHOLD", "GUESTS", "TABLES", "UPLOADS", "MOVES"),
            *("PREVIEWS", "TREES", "CHAT", "REPLAYS", "LOBBY", "PAGES_ADDRESS", "PAGES_PERSON"),
            *("OPEN_PERSON", "OPEN_ADDRESS", "RUNNING_PERSON", "RUNNING_ADDRESS"),
        )
    },
}
"""A whole town comes from one address here, which the usual bounds would take for one household."""


def open_many_files() -> None:
    """Every page is a file."""
    with suppress(ValueError, OSError):
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


ENTRANCE = asyncio.Semaphore(8)
"""Not all tables of a house are made in the same moment."""
LATER = (httpx.codes.TOO_MANY_REQUESTS, httpx.codes.SERVICE_UNAVAILABLE)


class Host:
    """Somebody with a session, who makes tables and opens pages."""

    def __init__(self, address: str, client: httpx.AsyncClient) -> None:
        self.address = address
        self.client = client
        self.public = False
        """Whether everybody sees their tables in the lobby."""

    @classmethod
    async def arrive(cls, address: str) -> Host:
        """A new guest."""
        # Lines are given up before the server does: it might hang up on a request that is on its way.
        lines = httpx.Limits(keepalive_expiry=1)
        client = httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=lines)
        (await client.get("/api/me")).raise_for_status()
        return cls(address, client)

    async def make_table(self, game: str, seats: list[Json]) -> str:
        """A new table."""
        token = {"x-csrftoken": self.client.cookies["csrftoken"]}
        body = {"game": game, "seats": seats, "public": self.public}
        while True:
            async with ENTRANCE:
                made = await self.client.post("/api/tables", json=body, headers=token)
            if made.status_code not in LATER:
                return str(made.raise_for_status().json()["id"])
            await asyncio.sleep(float(made.headers.get("retry-after", "1")))

    async def words(self, table_id: str) -> list[str]:
        """The words of a table's game, by their numbers."""
        found = await self.client.get(f"/api/tables/{table_id}/words")
        return [str(word["text"]) for word in found.raise_for_status().json()["tokens"]]

    def page(self, table_id: str) -> connect:
        """The page of a table, to be opened."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return connect(
            f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table_id}",
            additional_headers={"cookie": cookies},
            max_size=2**24,
            compression=None,
            open_timeout=PATIENCE,
        )


async def heard(socket: ClientConnection) -> AsyncIterator[bytes]:
    """What a page is told, as it comes: most of it is never read as text."""
    with suppress(ConnectionClosedOK):
        while True:
            yield await socket.recv(decode=False)


class Crowd:
    """Tasks that go on side by side; the first that fails is remembered."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self.failures: list[BaseException] = []
        self.open = 0
        """Pages."""
        self.messages = 0
        self.games = 0

    def spawn(self, job: Coroutine[Any, Any, None]) -> None:
        """Begin something."""
        task = asyncio.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None and not isinstance(failure, ConnectionClosed):
            self.failures.append(failure)

    async def go_home(self) -> None:
        """End everything."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def watch(self, host: Host, table_id: str) -> None:
        """A page until its game is over."""
        async with host.page(table_id) as socket:
            self.open += 1
            try:
                async for told in heard(socket):
                    self.messages += 1
                    if FINISHED in told:
                        return
            finally:
                self.open -= 1

    async def keep_table(self, host: Host, game: str, seats: list[Json], pages: int) -> None:
        """Game after game at a table that people look at, without ever moving there."""
        while True:
            table_id = await host.make_table(game, seats)
            await asyncio.gather(*(self.watch(host, table_id) for _ in range(pages)))
            self.games += 1


class Screen:
    """A page of a person's table. It notes when each revision came."""

    def __init__(self, socket: ClientConnection, reads: bool) -> None:
        self.socket = socket
        self.reads = reads
        self.news: Json = {}
        self.answers: dict[int, Json] = {}
        self.came: dict[int, float] = {}
        self.changed = asyncio.Condition()

    async def listen(self) -> None:
        """Hear everything. Pages that nobody moves at read no more of a message than its revision."""
        async for told in heard(self.socket):
            now = time.perf_counter()
            message = msgspec.json.decode(told) if self.reads else msgspec.json.decode(told, type=Head)
            kind, rev, number = (
                (message.get("type"), message.get("rev"), message.get("id"))
                if isinstance(message, dict)
                else (message.type, message.rev, None)
            )
            if kind == "table" and rev is not None:
                self.news = message if isinstance(message, dict) else {"rev": rev}
                self.came.setdefault(rev, now)
            elif number is not None and isinstance(message, dict):
                self.answers[number] = message
            async with self.changed:
                self.changed.notify_all()

    async def until(self, known: Callable[[], bool]) -> None:
        """Wait for something to be heard."""
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(known), PATIENCE)

    async def ask(self, number: int, kind: str, **fields: Any) -> Json:
        """A request and its answer."""
        await self.socket.send(msgspec.json.encode({"type": kind, "id": number, **fields}).decode())
        await self.until(lambda: number in self.answers)
        return self.answers.pop(number)


class Head(msgspec.Struct):
    """What all messages to a page begin with."""

    type: str
    rev: int | None = None


class Person:
    """Plays both seats of a table that others watch; each move is timed until it is on all screens."""

    def __init__(self, rng: random.Random, pace: float) -> None:
        self.rng = rng
        self.pace = pace
        self.times: list[float] = []
        self.sent = 0.0
        """When the last move was."""
        self._requests = 0
        self._words: list[str] = []

    async def play_on(self, host: Host, game: str, screens: int, crowd: Crowd) -> None:
        """Game after game."""
        while True:
            await self.play(host, game, screens, crowd)
            crowd.games += 1

    async def play(self, host: Host, game: str, screens: int, crowd: Crowd) -> None:
        """One game."""
        table_id = await host.make_table(game, [{"kind": "you"}, {"kind": "you"}])
        self._words = await host.words(table_id)
        sockets = [await host.page(table_id) for _ in range(screens)]
        crowd.open += screens
        try:
            shown = [Screen(socket, reads=place == 0) for place, socket in enumerate(sockets)]
            for screen in shown:
                crowd.spawn(screen.listen())
            for screen in shown:
                await screen.until(lambda screen=screen: bool(screen.news))  # type: ignore[misc]
            while shown[0].news["table"]["status"] != "finished":
                await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pace)
                await self.move(shown)
        finally:
            crowd.open -= screens
            for socket in sockets:
                await socket.close()

    async def move(self, screens: list[Screen]) -> None:
        """A random move."""
        page = screens[0]
        seat = page.news["position"]["asked"][0]
        if page.news["position"]["seat"] != seat:
            self._requests += 1
            await page.ask(self._requests, "look", seat=seat)
        rev, question = page.news["rev"], page.news["position"]["question"]
        tree = question["tree"]
        if not tree:
            self._requests += 1
            tree = (await page.ask(self._requests, "tree", rev=rev, seat=seat))["tree"]
        tokens = self.choose(tree)
        self._requests += 1
        sent = self.sent = time.perf_counter()
        answer = await page.ask(self._requests, "move", rev=rev, seat=seat, tokens=tokens)
        if answer["type"] != "answer":
            raise Trouble(f"A move was refused: {answer.get('message')}")
        self.acknowledged(answer["rev"], tokens)
        for screen in screens:
            await screen.until(lambda screen=screen: answer["rev"] in screen.came)  # type: ignore[misc]
        self.times.append(max(screen.came[answer["rev"]] for screen in screens) - sent)

    def acknowledged(self, rev: int, tokens: list[str]) -> None:
        """The server has said that a move is a row of the log now."""

    def choose(self, tree: list[list[int]]) -> list[str]:
        """Some complete move, in words."""
        node, tokens = tree[-1], []
        while node:
            pair = 2 * self.rng.randrange(len(node) // 2)
            tokens.append(self._words[node[pair]])
            node = tree[node[pair + 1]]
        return tokens
