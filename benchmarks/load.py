"""A full house: tables where people move every few seconds among very many others that people look at.

A server of its own runs on this machine's loopback, with the engine that is imported here. What is measured is the time
from a person's move being sent to the last screen at that table having its update. The load needs processor time too,
so on two cores the server has less than two.
"""

from __future__ import annotations

import asyncio
import gc
import json as documents
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import stock
from crowd import UNBOUNDED, Crowd, Host, Json, Person, open_many_files
from report import Trouble, circumstances, run, table
from troyes.core import state as engine

LEVELS = ("villager", "burgher")
TABLES_EACH = 5
"""Tables that one host makes."""
LOOKS_BACK = 200
"""Positions of finished games that are asked for."""
LOOKS_BEFORE = 20
"""Others before them, which do not count: where many look back, a process begins to see to it."""
BEGINS = 5.0
"""Seconds that this takes, with the load beside it."""


@asynccontextmanager
async def running_server(folder: Path) -> AsyncIterator[tuple[str, int]]:
    """A server with a database in this folder: its address and the number of its process."""
    command = [sys.executable, "-m", "troyes", "serve", "--no-open", "--port", "0", "--data", str(folder)]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, env={**os.environ, **UNBOUNDED}
    )
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


def memory(pid: int) -> float:
    """What a process keeps in memory, in kilobytes; nothing where it cannot be read."""
    with suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
        return float(found[1]) if found else 0.0
    return 0.0


class Guests:
    """So many tables and pages as a run is to have."""

    def __init__(self, tables: int, pages: int, people: int, bots: int, pace: float, seed: int) -> None:
        if people + bots > tables:
            raise Trouble("There are fewer --tables than those of --people and --bots together.")
        self.tables = tables
        self.pages = max(1, pages // tables)
        """At each table."""
        self.people = people
        self.bots = bots
        self.rng = random.Random(seed)
        self.persons = [Person(random.Random(seed + number), pace) for number in range(people)]

    async def arrive(self, address: str, crowd: Crowd) -> list[Host]:
        """Everybody opens a page."""
        hosts = [await Host.arrive(address) for _ in range(1 + (self.tables - 1) // TABLES_EACH)]
        for number in range(self.tables):
            host, game = hosts[number // TABLES_EACH], ("city", "dice")[number % 2]
            if number < self.people:
                crowd.spawn(self.persons[number].play_on(host, game, self.pages, crowd))
                continue
            seat = {"kind": "you"}
            if number < self.people + self.bots:
                seat = {"kind": "bot", "level": self.rng.choice(LEVELS)}
            crowd.spawn(crowd.keep_table(host, game, [seat] * 2, self.pages))
            await asyncio.sleep(0)
        return hosts

    def times(self) -> list[float]:
        """How long every move took so far."""
        return [each for person in self.persons for each in person.times]

    def forget(self) -> None:
        """What was measured while the house filled does not count."""
        for person in self.persons:
            person.times.clear()


async def measure(address: str, pid: int, guests: Guests, finished: dict[str, int], seconds: float) -> Json:
    """Fill the house, let people play, and count."""
    crowd = Crowd()
    hosts: list[Host] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    empty = memory(pid)
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            wanted = guests.pages * guests.tables
            filling = progress.add_task(f"opening {wanted} pages", total=wanted)
            hosts = await guests.arrive(address, crowd)
            while crowd.open < wanted * 0.98 and not crowd.failures:
                progress.update(filling, completed=crowd.open)
                await asyncio.sleep(0.2)
            progress.remove_task(filling)
            await asyncio.sleep(3)  # whatever was asked for when they came is answered
            guests.forget()
            full = memory(pid)
            gc.collect()
            gc.freeze()  # a look for garbage among two thousand pages of ours would be taken for the server's delay
            begin, cpu, client = time.perf_counter(), processor_seconds(pid), time.process_time()
            messages = crowd.messages
            playing = progress.add_task("playing", total=seconds)
            while (spent := time.perf_counter() - begin) < seconds and not crowd.failures:
                progress.update(playing, completed=spent)
                await asyncio.sleep(0.2)
            if crowd.failures:
                raise Trouble(f"The load failed: {crowd.failures[0]!r}")
            after, pages, own = processor_seconds(pid), crowd.open, time.process_time()
            times = guests.times()
            replays, stories = await look_back(hosts[0], finished, guests.rng) if finished else ([], [])
    finally:
        await crowd.go_home()
        for host in hosts:
            await host.client.aclose()
    return {
        "moves": len(times),
        "seconds": spent,
        "milliseconds": percentiles(times),
        "pages": pages,
        "kilobytes_per_page": (full - empty) / max(1, pages),
        "replay_milliseconds": percentiles(replays) if replays else None,
        "story_milliseconds": percentiles(stories) if stories else None,
        "games_finished": crowd.games,
        "messages_per_second": (crowd.messages - messages) / spent,
        "server_cores": (after[0] - cpu[0]) / spent,
        "worker_cores": (after[1] - cpu[1]) / spent,
        "client_cores": (own - client) / spent,
    }


async def look_back(
    host: Host, finished: dict[str, int], rng: random.Random
) -> tuple[list[float], list[float]]:
    """How long it takes to see some position of some finished game (of so many tokens), which nobody has looked at
    before, and how long until its story is there too."""
    times: list[float] = []
    whole: list[float] = []
    for number, (table_id, length) in enumerate(finished.items()):
        if number == LOOKS_BEFORE:
            await asyncio.sleep(BEGINS)
            times.clear()
            whole.clear()
        path = f"/api/tables/{table_id}"
        begin = time.perf_counter()
        # A page asks for the table and the position at once, and for the story when that has come.
        at = rng.randint(0, length)
        shown = await asyncio.gather(host.client.get(path), host.client.get(f"{path}/positions/{at}"))
        times.append(time.perf_counter() - begin)
        story = await host.client.get(f"{path}/story")
        whole.append(time.perf_counter() - begin)
        for each in (*shown, story):
            each.raise_for_status()
    return times, whole


def percentiles(times: list[float]) -> dict[str, float]:
    """The middle, the 99th percentile and the longest, in milliseconds."""
    if len(times) < 2:
        raise Trouble("Nobody could move at all in this time; give it more --seconds.")
    parts = quantiles(times, n=100, method="inclusive")
    return {"p50": parts[49] * 1000, "p99": parts[98] * 1000, "max": max(times) * 1000}


def main(
    *,
    tables: int = 500,
    pages: int = 2_000,
    people: int = 100,
    bots: int = 20,
    pace: float = 3.0,
    finished: int = 0,
    stocked: Path | None = None,
    seconds: float = 60.0,
    seed: int = 1,
    json: bool = False,
) -> None:
    """Time people's moves in a full house.

    Parameters
    ----------
    tables
        Tables of both games in turn.
    pages
        Pages, as many at every table.
    people
        Tables at which somebody moves; at the others people think, or computer players play.
    bots
        Tables of two computer players each.
    pace
        Seconds between the moves at a table of people, on average.
    finished
        Finished games in the database, which are made first.
    stocked
        A data folder that `stock.py` has filled with them already.
    seconds
        How long people play, when the house is full.
    seed
        Which tables and which moves.
    json
        Print a document in place of a table.
    """
    open_many_files()
    guests = Guests(tables, pages, people, bots, pace, seed)
    with TemporaryDirectory() as name:
        folder = stocked or Path(name)
        try:
            if finished and stocked is None:
                stock.fill(folder, finished, seed)
            known = stock.finished(folder) if finished or stocked else []
            finished = len(known)
            some = random.Random(seed).sample(known, min(LOOKS_BEFORE + LOOKS_BACK, finished))
            games = stock.lengths(folder, some)

            async def go() -> Json:
                async with running_server(folder) as (address, pid):
                    return await measure(address, pid, guests, games, seconds)

            found = asyncio.run(go())
        except KeyboardInterrupt:
            raise Trouble("Stopped.") from None
    how = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    found["finished"] = finished
    if json:
        print(
            documents.dumps({**circumstances(1, seconds), "engine": how, "tables": tables, **found}, indent=2)
        )
        return
    print(worded(how, tables, found))


def worded(how: str, tables: int, found: Json) -> str:
    """The figures as a table."""
    milliseconds = found["milliseconds"]
    replays, stories = found["replay_milliseconds"], found["story_milliseconds"]
    line = (
        how,
        f"{tables} / {found['pages']}",
        f"{found['finished']:,}",
        str(found["moves"]),
        *(f"{milliseconds[name]:.0f} ms" for name in ("p50", "p99", "max")),
        f"{found['kilobytes_per_page']:.0f} kB",
        *(f"{each['p50']:.0f} / {each['p99']:.0f} ms" if each else "–" for each in (replays, stories)),
        " / ".join(f"{found[name]:.2f}" for name in ("server_cores", "worker_cores", "client_cores")),
    )
    head = (
        "engine",
        "tables / pages",
        "games kept",
        "moves",
        "p50",
        "p99",
        "max",
        "a page",
        "look back",
        "with story",
        "cores*",
    )
    return table(head, [line], words=1) + "\n* of the server, its workers and the load itself"


if __name__ == "__main__":
    run(main)
