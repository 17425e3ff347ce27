"""Starts servers quickly, for tests that start many: each is a copy of a process that has done once what is the same for all
of them, and goes on as `python -m PROGRAM …` does. How a server starts by itself is tested with the command line and with
the wheel.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import json
import os
import resource
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any, NoReturn

LONGEST = 65_536
"""Bytes of a message: a program, its arguments and its whole environment."""


class Copy:
    """A process that was started so, as `subprocess.Popen` would have it."""

    def __init__(
        self, program: str, arguments: Sequence[str], environment: dict[str, str], errors: IO[str]
    ) -> None:
        said, saying = os.pipe()
        told, telling = os.pipe()
        message = {
            "program": program,
            "arguments": arguments,
            "environment": environment,
            "files": resource.getrlimit(resource.RLIMIT_NOFILE),
        }
        socket.send_fds(nursery(), [json.dumps(message).encode()], [saying, errors.fileno(), telling])
        os.close(saying)
        os.close(telling)
        self.stdout = os.fdopen(said, encoding="utf-8")
        self._told = os.fdopen(told, encoding="utf-8")
        self.pid = int(self._told.readline())

    def end(self, how: signal.Signals) -> int:
        """Send it a signal and wait for its end: its exit status, or the number of the signal that ended it, negative."""
        os.kill(self.pid, how)
        status = os.waitstatus_to_exitcode(int(self._told.readline()))
        self.stdout.close()
        self._told.close()
        return status


@cache
def nursery() -> socket.socket:
    """The process that copies itself, as whoever tests reaches it; it ends with us."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    usual = {name: value for name, value in os.environ.items() if not name.startswith("TROYES_")}
    command = [sys.executable, "-m", __name__, str(its.fileno())]
    here = Path(__file__).resolve().parents[2]  # where `tests` is
    process = subprocess.Popen(
        command, cwd=here, stdin=subprocess.DEVNULL, env=usual, pass_fds=[its.fileno()]
    )
    its.close()

    def close() -> None:
        ours.close()
        process.wait()

    atexit.register(close)
    return ours


async def warm_up() -> None:
    """Start and end a server that nobody visits: what Python keeps of it, and of the words, the copies need not make."""
    from troyes.server.settings import Settings
    from troyes.server.wire.app import create_app
    from troyes.words import text

    with TemporaryDirectory() as folder:
        async with create_app(Settings.from_environment(Path(folder))).lifespan():
            text("terminal-serve-at", address="")


def main(line: socket.socket) -> None:
    """Copy this process whenever somebody asks; whoever has gone asks for nothing."""
    import troyes.cli.commands
    import troyes.server.main  # noqa: F401 - the copies need not import it

    asyncio.run(warm_up())
    gc.collect()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that look after the copies
    while True:
        message, fds, _, _ = socket.recv_fds(line, LONGEST, 3)
        if not message:
            return
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            line.close()
            look_after(json.loads(message), fds)
        for each in fds:
            os.close(each)


def look_after(message: dict[str, Any], fds: list[int]) -> None:
    """Start a copy and say its number, then wait for its end and say its exit status."""
    saying, errors, telling = fds
    child = os.fork()
    if child == 0:
        os.close(telling)
        go_on(message, saying, errors)
    os.close(saying)
    os.close(errors)
    os.write(telling, f"{child}\n".encode())
    _, status = os.waitpid(child, 0)
    os.write(telling, f"{status}\n".encode())
    os._exit(0)


def go_on(message: dict[str, Any], saying: int, errors: int) -> NoReturn:
    """Be the program that was asked for, and end as it does."""
    os.dup2(saying, 1)
    os.dup2(errors, 2)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", buffering=1, closefd=False)
    os.close(saying)
    os.close(errors)
    os.environ.clear()
    os.environ.update(message["environment"])
    resource.setrlimit(resource.RLIMIT_NOFILE, tuple(message["files"]))
    sys.argv = [message["program"], *message["arguments"]]
    runpy.run_module(message["program"], run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
