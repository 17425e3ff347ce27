"""A server for as long as wanted, with people who come and go, floods, and kills: does anything grow that should not?

People make tables, move, look at the lobby and at finished games, and leave when they like. Now and then somebody
floods: lines that are opened and never used, half a request, requests as fast as they go, frames of nonsense. Now and
then the server is killed and started again. Once in a while its open files, its memory and the size of its database
are written down: the first two should be flat after a while, and the database should grow with the moves alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import urlsplit

import httpx
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from websockets.exceptions import WebSocketException

from crowd import UNBOUNDED, Crowd, Host, Person, open_many_files
from load import memory
from report import Trouble, run, table

DOWN = (WebSocketException, httpx.HTTPError, OSError, TimeoutError, Trouble)
"""What somebody sees when the server is away, or has enough of them."""
FLOOD_LINES = 200
FLOOD_SECONDS = 3.0


class Sample(NamedTuple):
    """What the server has at a moment."""

    minutes: float
    files: int
    kilobytes: float
    others: float
    """Kilobytes of the processes that it has started."""
    database: float
    """In kilobytes, with what is not yet in the file proper."""
    rows: int
    kills: int
    floods: int


class House:
    """The server, and everybody who comes."""

    def __init__(self, folder: Path, rng: random.Random, people: int, pace: float) -> None:
        self.folder = folder
        self.rng = rng
        self.people = people
        self.pace = pace
        self.address = ""
        self.kills = 0
        self.floods = 0
        self.moves = 0
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server, at the address that it had."""
        command = [sys.executable, "-m", "troyes", "serve", "--no-open", "--port", self._port]
        # A flood comes from the same address as everybody else here, so only that bound stays which it should meet.
        bounds = {**UNBOUNDED, "TROYES_LIMIT_CONNECTIONS": "400", "TROYES_LIMIT_HEAD_SECONDS": "5"}
        self._process = subprocess.Popen(
            [*command, "--data", str(self.folder)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **bounds},
        )
        assert self._process.stdout is not None
        found = re.match(r"Troyes is at (http://[\w.]+:(\d+))/", self._process.stdout.readline())
        if found is None:
            raise Trouble("The server does not start.")
        self.address, self._port = found[1], found[2]

    def kill(self) -> None:
        """End it without warning."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    async def live(self) -> None:
        """One person after the other in one place of the house."""
        while True:
            await asyncio.sleep(self.rng.uniform(0, 2))
            with contextlib.suppress(*DOWN):
                await asyncio.wait_for(self.visit(), self.rng.uniform(5, 60))

    async def visit(self) -> None:
        """Somebody comes, looks around, and plays until they have enough."""
        host = await Host.arrive(self.address)
        host.public = True
        crowd = Crowd()
        try:
            lobby = (await host.client.get("/api/lobby")).raise_for_status().json()
            if lobby["finished"]:
                await self.look_back(host, self.rng.choice(lobby["finished"])["id"])
            game = self.rng.choice(("city", "dice"))
            if self.rng.random() < 0.4:
                seats = [{"kind": "bot", "level": "villager"}] * 2
                await crowd.watch(host, await host.make_table(game, seats))
                return
            person = Person(random.Random(self.rng.random()), self.pace)
            try:
                await person.play(host, game, self.rng.randint(1, 3), crowd)
            finally:
                self.moves += len(person.times)
        finally:
            await crowd.go_home()
            await host.client.aclose()

    async def look_back(self, host: Host, table_id: str) -> None:
        """Somebody looks at some positions of a finished game."""
        story = (await host.client.get(f"/api/tables/{table_id}/story")).raise_for_status().json()
        for at in self.rng.sample(story["stops"], 3):
            (await host.client.get(f"/api/tables/{table_id}/positions/{at}")).raise_for_status()

    async def flood(self) -> None:
        """Somebody with bad manners."""
        self.floods += 1
        parts = urlsplit(self.address)
        lines = []
        with contextlib.suppress(*DOWN):
            for number in range(FLOOD_LINES):
                _, writer = await asyncio.open_connection(parts.hostname, parts.port)
                lines.append(writer)
                if number % 2:
                    writer.write(b"GET /api/lobby HTTP/1.1\r\nHost: x\r\nX-Slow: ")
                elif number % 3:
                    writer.write(bytes(self.rng.randrange(256) for _ in range(200)))
        await asyncio.sleep(FLOOD_SECONDS)
        for writer in lines:
            with contextlib.suppress(*DOWN):
                writer.close()

    def sample(self, began: float) -> Sample:
        """How things are."""
        assert self._process is not None
        pid = self._process.pid
        files = 0
        with contextlib.suppress(OSError):
            files = len(list(Path(f"/proc/{pid}/fd").iterdir()))
        size = sum(path.stat().st_size for path in self.folder.glob("troyes.sqlite3*")) / 1000
        minutes = (time.monotonic() - began) / 60
        others = sum(memory(each) for each in children(pid))
        return Sample(minutes, files, memory(pid), others, size, self.rows(), self.kills, self.floods)

    def rows(self) -> int:
        """Rows of all logs."""
        import sqlite3

        with contextlib.closing(sqlite3.connect(self.folder / "troyes.sqlite3")) as database:
            return int(database.execute("SELECT count(*) FROM log").fetchone()[0])


def children(pid: int) -> list[int]:
    """The processes that one has started."""
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if (folder / "stat").read_text().rpartition(")")[2].split()[1] == str(pid):
                found.append(int(folder.name))
    return found


async def soak(house: House, minutes: float, every: float, killing: float, flooding: float) -> list[Sample]:
    """Let everybody in, and write down how things are."""
    began = time.monotonic()
    crowd = Crowd()
    for _ in range(house.people):
        crowd.spawn(house.live())
    samples: list[Sample] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    next_sample, next_kill, next_flood = 0.0, killing, flooding
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("soaking", total=minutes * 60)
        while (spent := time.monotonic() - began) < minutes * 60:
            progress.update(task, completed=spent)
            if spent >= next_sample:
                samples.append(await asyncio.to_thread(house.sample, began))
                next_sample += every
            if spent >= next_flood:
                crowd.spawn(house.flood())
                next_flood += flooding
            if spent >= next_kill:
                house.kill()
                house.kills += 1
                await asyncio.to_thread(house.start)
                next_kill += killing
            if crowd.failures:
                raise Trouble(f"Somebody failed: {crowd.failures[0]!r}")
            await asyncio.sleep(0.2)
    await crowd.go_home()
    await asyncio.sleep(2)
    samples.append(await asyncio.to_thread(house.sample, began))
    return samples


def main(
    *,
    minutes: float = 10.0,
    people: int = 30,
    pace: float = 1.0,
    every: float = 30.0,
    killing: float = 240.0,
    flooding: float = 45.0,
    seed: int = 1,
) -> None:
    """Let a server live through people, floods and kills, and write down what it holds.

    Parameters
    ----------
    minutes
        How long.
    people
        How many are there at once.
    pace
        Seconds between a person's moves, on average.
    every
        Seconds between two looks at the server.
    killing
        Seconds between two kills.
    flooding
        Seconds between two floods.
    seed
        Who does what.
    """
    open_many_files()
    with TemporaryDirectory() as folder:
        house = House(Path(folder), random.Random(seed), people, pace)
        house.start()
        try:
            samples = asyncio.run(soak(house, minutes, every, killing, flooding))
        except KeyboardInterrupt:
            raise Trouble("Stopped.") from None
        finally:
            house.kill()
    lines = [
        (
            f"{each.minutes:.1f}",
            str(each.files),
            f"{each.kilobytes / 1000:.0f} MB",
            f"{each.others / 1000:.0f} MB",
            f"{each.database / 1000:.1f} MB",
            str(each.rows),
            f"{1000 * each.database / max(1, each.rows):.0f} B",
            str(each.kills),
            str(each.floods),
        )
        for each in samples
    ]
    head = (
        "minute",
        "open files",
        "memory",
        "of its processes",
        "database",
        "rows of logs",
        "a row",
        "kills",
        "floods",
    )
    print(table(head, lines, words=0))


if __name__ == "__main__":
    run(main)
