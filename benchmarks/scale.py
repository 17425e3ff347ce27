"""Two server processes behind nginx, on one PostgreSQL and one Redis; in the middle one is killed and comes back.

nginx has the configuration of docs/hosting.md, read from there, but for its addresses and certificates. People play on
through all of it: no move that was acknowledged may be lost or doubled, those at the other process should not notice,
and those of the dead one, and its computer players, should be back soon.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from crowd import FINISHED, UNBOUNDED, Crowd, Host, Json, Person, Screen, open_many_files
from load import percentiles
from report import HERE, Trouble, run, table
from sitters import BOTH, DOWN, SOONEST, Sitters, insist, wait_again

sys.path.insert(0, str(HERE.parent))
from tests.server.services import free_port, running_postgres, running_redis

BOTS = [{"kind": "bot", "level": "villager"}] * 2


class Process:
    """A server process that can be killed."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.port = free_port()
        self._environment = {**os.environ, **UNBOUNDED, **environment, "TROYES_WORKERS": "1"}
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it at its port."""
        command = [sys.executable, "-m", "troyes", "serve", "--no-open", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--trust-proxy", "127.0.0.1"]
        self._process = subprocess.Popen(
            command, env=self._environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        if "Troyes is at" not in self._process.stdout.readline():
            raise Trouble("The server does not start.")

    def kill(self) -> None:
        """End it without warning, and its workers with it."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None


def configuration(folder: Path, port: int, processes: list[Process]) -> str:
    """What docs/hosting.md says of nginx, with our addresses and without certificates."""
    text = (HERE.parent / "docs" / "hosting.md").read_text("utf-8")
    found = re.search(r"nginx, inside `http`:\n\n```\n(.*?)```", text, re.DOTALL)
    if found is None:
        raise Trouble("docs/hosting.md has no configuration for nginx any more.")
    inside = re.sub(r"\n *(server_name|ssl_certificate\w*) [^\n]*", "", found[1])
    inside = inside.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    inside = inside.replace("http://127.0.0.1:8000", "http://troyes")
    servers = " ".join(f"server 127.0.0.1:{each.port};" for each in processes)
    return (
        f"worker_processes 1; daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n"
        "worker_rlimit_nofile 16384; events { worker_connections 8192; }\n"
        f"http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n"
        f"fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n"
        f"upstream troyes {{ {servers} }}\n{inside}}}\n"
    )


@contextmanager
def running_nginx(folder: Path, processes: list[Process]) -> Iterator[str]:
    """A real nginx; its address."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    if not Path(program).exists():
        raise Trouble("nginx is not installed: apt-get install nginx-light.")
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(configuration(folder, port, processes))
    server = subprocess.Popen([program, "-c", str(file), "-p", str(folder)], stderr=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


class Onlooker:
    """A page of somebody else at a table, which comes back by itself."""

    def __init__(self) -> None:
        self.screen: Screen | None = None

    async def look(self, host: Host, table_id: str, rng: random.Random) -> None:
        """Look on, with as many lines as it takes."""
        attempt = 0
        while True:
            with suppress(*DOWN):
                async with host.page(table_id) as socket:
                    self.screen = screen = Screen(socket, reads=False)
                    attempt = 0
                    try:
                        await screen.listen()
                    finally:
                        self.screen = None
                        async with screen.changed:
                            screen.changed.notify_all()
            await wait_again(attempt, rng)
            attempt += 1

    async def seen(self, screen: Screen, rev: int) -> None:
        """Until a revision is on this screen, or its line is gone."""
        await screen.until(lambda: rev in screen.came or self.screen is not screen)


class Lasting(Person):
    """Somebody who comes back whatever happens to the server, and remembers all that was acknowledged."""

    def __init__(self, rng: random.Random, pace: float) -> None:
        super().__init__(rng, pace)
        self.told: dict[tuple[str, int], str] = {}
        """What was acknowledged as a row of a table, in words."""
        self.moments: list[tuple[float, float]] = []
        """When a move was sent, and how long it took."""
        self.away: list[tuple[float, float]] = []
        """When a line broke, and when all was on the screens again."""
        self._last: tuple[str, int] = ("", 0)

    async def play(self, host: Host, game: str, screens: int, crowd: Crowd) -> None:
        """One game, with as many lines as it takes."""
        table_id = await insist(lambda: host.make_table(game, BOTH))
        self._words = await insist(lambda: host.words(table_id))
        others = [Onlooker() for _ in range(screens - 1)]
        looking = [asyncio.create_task(each.look(host, table_id, self.rng)) for each in others]
        broke, attempt = None, 0
        try:
            while True:
                try:
                    async with host.page(table_id) as socket:
                        own = Screen(socket, reads=True)
                        crowd.spawn(quietly(own))
                        await asyncio.wait_for(own.until(lambda own=own: bool(own.news)), 10)  # type: ignore[misc]
                        self.check(table_id, own.news["rev"])
                        attempt = 0
                        if broke is not None:
                            self.away.append((broke, time.perf_counter()))
                            broke = None
                        while own.news["table"]["status"] != "finished":
                            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.pace)
                            self._last = (table_id, own.news["rev"])
                            await asyncio.wait_for(self.timed(own, others), 10)
                        return
                except DOWN:
                    broke = time.perf_counter() if broke is None else broke
                    await wait_again(attempt, self.rng)
                    attempt += 1
        finally:
            for task in looking:
                task.cancel()

    async def timed(self, own: Screen, others: list[Onlooker]) -> None:
        """A move, when it was made, and how long it took until it was on the last screen that has a line."""
        shown = [(each, each.screen) for each in others if each.screen is not None]
        await self.move([own])
        rev = max(rev for table, rev in self.told if table == self._last[0])
        took = [self.times[-1]]
        for each, screen in shown:
            await each.seen(screen, rev)
            if rev in screen.came:
                took.append(screen.came[rev] - self.sent)
        self.moments.append((self.sent, max(took)))

    def acknowledged(self, rev: int, tokens: list[str]) -> None:
        """The server has said that a move is a row of the log now."""
        if (self._last[0], rev) in self.told:
            raise Trouble(f"Row {rev} of table {self._last[0]} was acknowledged twice.")
        self.told[(self._last[0], rev)] = " ".join(tokens)

    def check(self, table_id: str, rev: int) -> None:
        """Whatever was acknowledged is there."""
        if rev < max((known for table, known in self.told if table == table_id), default=0):
            raise Trouble(f"Table {table_id} came back without a move that was acknowledged.")


async def quietly(screen: Screen) -> None:
    """Listen until the line breaks."""
    with suppress(*DOWN):
        await screen.listen()


class Watched:
    """A table of computer players, and when something happened there."""

    def __init__(self) -> None:
        self.moves: list[float] = []

    async def look_on(self, host: Host, game: str) -> None:
        """Look at game after game, whatever happens to the server."""
        table_id = await insist(lambda: host.make_table(game, BOTS))
        while True:
            try:
                async with host.page(table_id) as socket:
                    begun = False
                    async for told in socket:
                        is_table = '"type":"table"' in str(told)[:40]
                        if is_table and begun:  # the first message tells how it stands, and not of a move
                            self.moves.append(time.perf_counter())
                        begun = begun or is_table
                        if FINISHED in (told.encode() if isinstance(told, str) else told):
                            break
                    else:
                        raise ConnectionError
                table_id = await insist(lambda: host.make_table(game, BOTS))
            except DOWN:
                await asyncio.sleep(SOONEST)

    def silence(self, moment: float) -> float:
        """Seconds from a moment until the next move."""
        return min((each for each in self.moves if each > moment), default=float("inf")) - moment


async def play(
    address: str,
    first: Process,
    sitters: Sitters,
    people: int,
    bots: int,
    screens: int,
    pace: float,
    seconds: float,
    seed: int,
) -> Json:
    """Let everybody play while the first process dies and comes back."""
    crowd = Crowd()
    persons = [Lasting(random.Random(seed + number), pace) for number in range(people)]
    watched = [Watched() for _ in range(bots)]
    hosts = [await insist(lambda: Host.arrive(address)) for _ in range(people + bots)]
    for number, (person, host) in enumerate(zip(persons, hosts[:people], strict=True)):
        crowd.spawn(person.play_on(host, ("city", "dice")[number % 2], screens, crowd))
    for number, (table_, host) in enumerate(zip(watched, hosts[people:], strict=True)):
        crowd.spawn(table_.look_on(host, ("city", "dice")[number % 2]))
    await sitters.seated()
    for person in persons:
        person.moments.clear()
    await asyncio.sleep(seconds / 3)
    killed = time.perf_counter()
    first.kill()
    await asyncio.sleep(seconds / 3)
    await asyncio.to_thread(first.start)
    await asyncio.sleep(seconds / 3)
    away = sitters.away()
    await crowd.go_home()
    for host in hosts:
        await host.client.aclose()
    if crowd.failures:
        raise Trouble(f"Somebody was let down: {crowd.failures[0]!r}")
    struck = [person for person in persons if person.away]
    others = [person for person in persons if not person.away]
    return {
        "moves": sum(len(person.told) for person in persons),
        "told": {key: move for person in persons for key, move in person.told.items()},
        "before": percentiles([took for p in persons for at, took in p.moments if at < killed]),
        "others": percentiles([took for p in others for at, took in p.moments if at > killed]),
        "struck": len(struck),
        "pages": (len(away), sitters.wanted),
        "back": max((*away, *(came - broke for p in struck for broke, came in p.away)), default=0.0),
        "silence": max((each.silence(killed) for each in watched), default=0.0),
    }


def check_log(url: str, told: dict[tuple[str, int], str]) -> None:
    """Every acknowledged move is the row that it was said to be, and no log has a gap."""
    import psycopg

    with psycopg.connect(url) as connection:
        for (table_id, rev), words in told.items():
            row = connection.execute(
                "SELECT body FROM log WHERE table_id = %s AND seq = %s", (table_id, rev)
            ).fetchone()
            if row is None or words not in row[0].splitlines()[0]:
                raise Trouble(f"Row {rev} of table {table_id} is not what was acknowledged.")
        gaps = connection.execute(
            "SELECT table_id FROM log GROUP BY table_id HAVING max(seq) != count(*) LIMIT 1"
        ).fetchone()
    if gaps:
        raise Trouble(f"The log of table {gaps[0]} has a gap.")


def main(
    *,
    tables: int = 500,
    people: int = 100,
    bots: int = 20,
    screens: int = 4,
    pace: float = 3.0,
    seconds: float = 60.0,
    seed: int = 1,
) -> None:
    """Kill one of two server processes while people play, and see who notices.

    Parameters
    ----------
    tables
        All tables; at those that are left, people think.
    people
        Tables at which somebody moves.
    bots
        Tables of two computer players each, looked at by one page.
    screens
        Pages at every table of people, whether they move or think.
    pace
        Seconds between the moves at a table of people, on average.
    seconds
        How long all of it takes; one process is away for the second third.
    seed
        Which moves.
    """
    open_many_files()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        postgres = stack.enter_context(running_postgres())
        redis = stack.enter_context(running_redis(folder))
        shared = {
            "TROYES_DATABASE_URL": postgres,
            "TROYES_REDIS_URL": redis,
            "TROYES_SECRET": "the same in all processes of one site",
        }
        processes = [Process(folder / name, shared) for name in ("one", "two")]
        for process in processes:
            stack.callback(process.kill)
            process.start()
        address = stack.enter_context(running_nginx(folder, processes))
        sitters = stack.enter_context(Sitters(tables - people - bots, screens, seed).at(address))
        found = asyncio.run(play(address, processes[0], sitters, people, bots, screens, pace, seconds, seed))
        check_log(postgres, found["told"])
    line = (
        str(found["moves"]),
        *(f"{found[when]['p50']:.0f} / {found[when]['p99']:.0f} ms" for when in ("before", "others")),
        f"{found['struck']} of {people}",
        "{} of {}".format(*found["pages"]),
        f"{found['back']:.1f} s",
        f"{found['silence']:.1f} s",
    )
    head = (
        "moves kept",
        "p50 / p99 before",
        "others after",
        "struck",
        "pages",
        "all back in",
        "computer players in",
    )
    print(table(head, [line], words=0))


if __name__ == "__main__":
    run(main)
