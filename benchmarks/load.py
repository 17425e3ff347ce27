"""A full house: tables of computer players with their watchers, and one person whose moves are timed among them.

A server of its own runs on this machine's loopback, with the engine that is imported here. What is measured is the time
from a person's move being sent to the last screen at that table having its update. The load needs processor time too,
so on two cores the server has less than two.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from report import Trouble, circumstances, run, table
from troyes.core import state as engine

Json = dict[str, Any]
Spawn = Callable[[Coroutine[Any, Any, None]], None]

LEVELS = ("villager", "burgher")
TABLES_EACH = 5
"""Tables that one host makes at first; the limit on new tables leaves room for those that follow."""
PATIENCE = 30.0
BETWEEN_MOVES = 0.25
FINISHED = '"status":"finished"'


class Host:
    """Somebody with a session, who makes tables and opens pages."""

    def __init__(self, address: str, client: httpx.AsyncClient) -> None:
        self.address = address
        self.client = client

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
        while True:
            made = await self.client.post("/api/tables", json={"game": game, "seats": seats}, headers=token)
            if made.status_code != httpx.codes.TOO_MANY_REQUESTS:
                return str(made.raise_for_status().json()["id"])
            await asyncio.sleep(float(made.headers["retry-after"]))

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


class House:
    """All tables but the person's, each with its watchers; when a game is over, another one begins."""

    def __init__(self, pages: int, rng: random.Random) -> None:
        self.pages = pages
        self.rng = rng
        self.open = 0
        self.messages = 0
        self.bytes = 0
        self.games = 0

    async def keep_table(self, host: Host, game: str) -> None:
        """Game after game."""
        while True:
            level = self.rng.choice(LEVELS)
            seats = [{"kind": "bot", "level": level}] * self.rng.randint(2, 4)
            table_id = await host.make_table(game, seats)
            await asyncio.gather(*(self.watch(host, table_id) for _ in range(self.pages)))
            self.games += 1

    async def watch(self, host: Host, table_id: str) -> None:
        """A page until the game is over."""
        async with host.page(table_id) as socket:
            self.open += 1
            try:
                async for text in socket:
                    self.messages += 1
                    self.bytes += len(text)
                    if FINISHED in str(text):
                        return
            finally:
                self.open -= 1


class Screen:
    """A page of the person's table. It notes when each revision came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.news: Json = {}
        self.answers: dict[int, Json] = {}
        self.came: dict[int, float] = {}
        self.changed = asyncio.Condition()

    async def listen(self) -> None:
        """Hear everything."""
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "table":
                self.news = message
                self.came.setdefault(message["rev"], now)
            elif "id" in message:
                self.answers[message["id"]] = message
            async with self.changed:
                self.changed.notify_all()

    async def until(self, known: Callable[[], bool]) -> None:
        """Wait for something to be heard."""
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(known), PATIENCE)

    async def ask(self, number: int, kind: str, **fields: Any) -> Json:
        """A request and its answer."""
        await self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        await self.until(lambda: number in self.answers)
        return self.answers.pop(number)


class Person:
    """Plays both seats of a table that others watch; each move is timed until it is on all screens."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.times: list[float] = []
        self._requests = 0
        self._words: list[str] = []

    async def play(self, host: Host, game: str, screens: int, spawn: Spawn) -> None:
        """One game."""
        table_id = await host.make_table(game, [{"kind": "you"}, {"kind": "you"}])
        self._words = await host.words(table_id)
        sockets = [await host.page(table_id) for _ in range(screens)]
        try:
            shown = [Screen(socket) for socket in sockets]
            for screen in shown:
                spawn(screen.listen())
            for screen in shown:
                await screen.until(lambda screen=screen: bool(screen.news))  # type: ignore[misc]
            while shown[0].news["table"]["status"] != "finished":
                await self.move(shown)
                await asyncio.sleep(BETWEEN_MOVES)
        finally:
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
        sent = time.perf_counter()
        answer = await page.ask(self._requests, "move", rev=rev, seat=seat, tokens=tokens)
        if answer["type"] != "answer":
            raise Trouble(f"A move was refused: {answer.get('message')}")
        for screen in screens:
            await screen.until(lambda screen=screen: answer["rev"] in screen.came)  # type: ignore[misc]
        self.times.append(max(screen.came[answer["rev"]] for screen in screens) - sent)

    def choose(self, tree: list[list[int]]) -> list[str]:
        """Some complete move, in words."""
        node, tokens = tree[-1], []
        while node:
            pair = 2 * self.rng.randrange(len(node) // 2)
            tokens.append(self._words[node[pair]])
            node = tree[node[pair + 1]]
        return tokens


@asynccontextmanager
async def running_server(folder: str) -> AsyncIterator[tuple[str, int]]:
    """A server with a database in this folder: its address and the number of its process."""
    command = [sys.executable, "-m", "troyes", "serve", "--no-open", "--port", "0", "--data", folder]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        found = re.match(r"Troyes is at (http://[\w.]+:\d+)/", server.stdout.readline())
        if found is None:
            raise Trouble("The server does not start.")
        yield found[1], server.pid
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def processor_seconds(pid: int) -> tuple[float, float]:
    """What a process has used so far, and what those have that it started; nothing where it cannot be read."""
    own = others = 0.0
    with suppress(OSError, ValueError, AttributeError):
        tick = os.sysconf("SC_CLK_TCK")
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                used = (int(fields[11]) + int(fields[12])) / tick
                if folder.name == str(pid):
                    own += used
                elif fields[1] == str(pid):
                    others += used
    return own, others


async def measure(
    address: str, pid: int, tables: int, sockets: int, screens: int, seconds: float, seed: int
) -> Json:
    """Fill the house, let the person play, and count."""
    rng = random.Random(seed)
    house = House(max(1, sockets // max(1, tables)), rng)
    person = Person(rng)
    tasks: set[asyncio.Task[None]] = set()
    failures: list[BaseException] = []

    def spawn(job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(job)
        tasks.add(task)
        task.add_done_callback(ended)

    def ended(task: asyncio.Task[None]) -> None:
        tasks.discard(task)
        if not task.cancelled() and task.exception() and not isinstance(task.exception(), ConnectionClosed):
            failures.append(task.exception() or Trouble())

    hosts = [await Host.arrive(address) for _ in range(1 + (tables - 1) // TABLES_EACH + 1)]
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            wanted = house.pages * tables
            filling = progress.add_task(f"opening {wanted} pages", total=wanted)
            for number in range(tables):
                spawn(house.keep_table(hosts[1 + number // TABLES_EACH], ("city", "dice")[number % 2]))
            while house.open < wanted * 0.95 and not failures:
                progress.update(filling, completed=house.open)
                await asyncio.sleep(0.2)
            progress.remove_task(filling)
            begin, cpu, client = time.perf_counter(), processor_seconds(pid), time.process_time()
            messages = house.messages
            playing = progress.add_task("playing", total=seconds)

            async def play() -> None:
                for game in ("city", "dice") * 1000:
                    await person.play(hosts[0], game, screens, spawn)

            spawn(play())
            while (spent := time.perf_counter() - begin) < seconds and not failures:
                progress.update(playing, completed=spent)
                await asyncio.sleep(0.2)
            if failures:
                raise Trouble(f"The load failed: {failures[0]!r}")
            after, pages = processor_seconds(pid), house.open
    finally:
        for task in list(tasks):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for host in hosts:
            await host.client.aclose()
    return {
        "moves": len(person.times),
        "seconds": spent,
        "milliseconds": percentiles(person.times),
        "pages": pages + screens,
        "games_finished": house.games,
        "messages_per_second": (house.messages - messages) / spent,
        "server_cores": (after[0] - cpu[0]) / spent,
        "worker_cores": (after[1] - cpu[1]) / spent,
        "client_cores": (time.process_time() - client) / spent,
    }


def percentiles(times: list[float]) -> dict[str, float]:
    """The middle, the 99th percentile and the longest, in milliseconds."""
    if len(times) < 2:
        raise Trouble("The person could not move at all in this time; give it more --seconds.")
    parts = quantiles(times, n=100, method="inclusive")
    return {"p50": parts[49] * 1000, "p99": parts[98] * 1000, "max": max(times) * 1000}


def main(
    *,
    tables: int = 200,
    sockets: int = 400,
    screens: int = 6,
    seconds: float = 60.0,
    seed: int = 1,
    json: bool = False,
) -> None:
    """Time a person's moves among many tables of computer players.

    Parameters
    ----------
    tables
        Tables of two to four computer players, of both games in turn.
    sockets
        Pages that watch those tables.
    screens
        Pages at the person's own table.
    seconds
        How long the person plays, when the house is full.
    seed
        Which tables and which moves.
    json
        Print a document in place of a table.
    """
    with TemporaryDirectory() as folder:

        async def go() -> Json:
            async with running_server(folder) as (address, pid):
                return await measure(address, pid, tables, sockets, screens, seconds, seed)

        try:
            found = asyncio.run(go())
        except KeyboardInterrupt:
            raise Trouble("Stopped.") from None
    how = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    if json:
        print(document({**circumstances(1, seconds), "engine": how, "tables": tables, **found}))
        return
    milliseconds = found["milliseconds"]
    line = (
        how,
        str(tables),
        str(found["pages"]),
        str(found["moves"]),
        *(f"{milliseconds[name]:.0f} ms" for name in ("p50", "p99", "max")),
        *(f"{found[name]:.2f}" for name in ("server_cores", "worker_cores", "client_cores")),
    )
    head = (
        "engine",
        "tables",
        "pages",
        "moves",
        "p50",
        "p99",
        "max",
        "server cores",
        "workers",
        "load itself",
    )
    print(table(head, [line], words=1))


def document(found: Json) -> str:
    """The figures as JSON."""
    return json.dumps(found, indent=2)


if __name__ == "__main__":
    run(main)
