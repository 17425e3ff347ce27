"""PostgreSQL and Redis for the tests: started on this machine's loopback, stopped at the end, and never anybody else's."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

ATTEMPTS = 3
PATIENCE = 30.0


def left_out(what: str) -> NoReturn:
    """Skip what needs a service that is not installed, and say so; where everything must run this is a failure."""
    if os.environ.get("CI"):
        pytest.fail(f"{what} is not installed, and CI leaves nothing out.", pytrace=False)
    pytest.skip(f"left out: {what} is not installed")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs: Debian keeps them out of the path, one folder for each version."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(debian, key=lambda path: int(path.parts[-3]), default=None)
    found = newest or shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def owner() -> str | None:
    """Whom PostgreSQL runs as: root may not run it."""
    if os.geteuid() != 0:
        return None
    import pwd

    try:
        return pwd.getpwnam("postgres").pw_name
    except KeyError:
        return "nobody"


@contextmanager
def running(start: Callable[[int], list[str]], alive: Callable[[int], bool], **process: Any) -> Iterator[int]:
    """A server on a free port, which somebody else may take before it does: then another one is tried."""
    for _ in range(ATTEMPTS):
        port = free_port()
        server = subprocess.Popen(
            start(port),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **process,
        )
        deadline = time.monotonic() + PATIENCE
        while server.poll() is None and time.monotonic() < deadline and not alive(port):
            time.sleep(0.05)
        if server.poll() is None:
            break
    else:
        pytest.fail(f"{start(0)[0]} does not start.", pytrace=False)
    try:
        yield port
    finally:
        server.send_signal(signal.SIGINT)
        try:
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


@contextmanager
def running_postgres() -> Iterator[str]:
    """A new PostgreSQL; its address, of a database that is there to be connected to."""
    programs = postgres_programs()
    if programs is None:
        left_out("PostgreSQL")
    import psycopg

    user = owner()
    # Not in pytest's own folder, into which only the user who runs the tests may look.
    folder = Path(tempfile.mkdtemp(prefix="troyes-postgres-"))
    data = folder / "data"
    if user:
        shutil.chown(folder, user)
    as_owner: dict[str, Any] = {"user": user, "extra_groups": [], "cwd": folder} if user else {"cwd": folder}

    def alive(port: int) -> bool:
        try:
            psycopg.connect(address(port), connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True

    def address(port: int) -> str:
        return f"postgresql://troyes@127.0.0.1:{port}/postgres"

    try:
        initdb = [
            str(programs / "initdb"),
            "-D",
            str(data),
            "-A",
            "trust",
            "-U",
            "troyes",
            "-E",
            "UTF8",
            "--locale=C",
            "-N",
        ]
        subprocess.run(initdb, check=True, capture_output=True, **as_owner)

        def start(port: int) -> list[str]:
            settings = {
                "listen_addresses": "127.0.0.1",
                "port": port,
                "unix_socket_directories": "",
                "fsync": "off",  # the machine does not fail during the tests; only our own processes do
            }
            options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
            return [str(programs / "postgres"), "-D", str(data), *options]

        with running(start, alive, **as_owner) as port:
            yield address(port)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    """A new Redis; its address."""
    program = shutil.which("redis-server")
    if program is None:
        left_out("Redis")

    def start(port: int) -> list[str]:
        return [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]

    def alive(port: int) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=5) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    with running(start, alive) as port:
        yield f"redis://127.0.0.1:{port}/0"
