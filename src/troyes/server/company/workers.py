"""A process that thinks for the server, a thought at a time. One that dies or thinks for too long is replaced alone."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from troyes.machine.processes import undisturbed
from troyes.server.company.hurry import Flags, see

START_SECONDS: Final = 120.0
"""How long a process may take to begin; a busy machine needs some seconds."""
USUAL_NICE: Final = 10


class Lost(Exception):
    """The process ended before its thought did."""


class Hung(Lost):
    """The process thought for longer than it may, and was ended."""


class Worker:
    """A process, and the thread that talks with it. It begins with its first thought."""

    def __init__(self, flags: Flags | None, nice: int = USUAL_NICE) -> None:
        """By the flags it sees that it is hurried, if there is anything to hurry; `nice` is how far it gives way to the
        server."""
        self._flags = flags
        self._nice = nice
        self._thread = ThreadPoolExecutor(1, "troyes-worker")
        self._line: Connection[Any, Any] | None = None
        self._process: SpawnProcess | None = None
        self._ended = False

    @property
    def is_well(self) -> bool:
        """Whether it can be given another thought."""
        return not self._ended

    @property
    def pid(self) -> int:
        """The number of the process, or 0 before it begins."""
        return (self._process.pid or 0) if self._process else 0

    async def run(self, job: Callable[..., Any], args: tuple[object, ...], seconds: float) -> Any:
        """What the job comes to there; `Hung` if that takes longer than it may."""
        if self._line is None:
            await self._within(START_SECONDS, self._begin)
        done, outcome = await self._within(seconds, self._ask, job, args)
        if not done:
            raise outcome
        return outcome

    async def _within(self, seconds: float, work: Callable[..., Any], *args: object) -> Any:
        future = asyncio.get_running_loop().run_in_executor(self._thread, work, *args)
        future.add_done_callback(_hear_out)
        try:
            return await asyncio.wait_for(asyncio.shield(future), seconds)
        except TimeoutError:
            self.end()
            with suppress(Lost):
                await future
            raise Hung from None

    def end(self) -> None:
        """End the process, whatever it does; its thread tidies up."""
        self._ended = True
        if self._process is not None:
            self._process.kill()
        with suppress(RuntimeError):  # the thread may have been told already
            self._thread.submit(self._tidy)
        self._thread.shutdown(wait=False)

    # In the thread

    def _begin(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self._flags, self._nice), daemon=True)
        with undisturbed():
            process.start()
        theirs.close()
        self._process = process
        if self._ended:  # meanwhile
            process.kill()
        self._hear()

    def _ask(self, job: Callable[..., Any], args: tuple[object, ...]) -> Any:
        assert self._line is not None
        try:
            self._line.send((job, args))
        except OSError:
            self._ended = True
            raise Lost from None
        return self._hear()

    def _hear(self) -> Any:
        assert self._line is not None
        try:
            return self._line.recv()
        except (EOFError, OSError):
            self._ended = True
            raise Lost from None

    def _tidy(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._line is not None:
            self._line.close()


def _hear_out(future: asyncio.Future[Any]) -> None:
    """Whoever asked may have gone: then nobody else wants to know what went wrong."""
    if not future.cancelled():
        future.exception()


# In the process


def serve(line: Connection[Any, Any], flags: Flags | None, nice: int) -> None:
    """Think about one thing after the other, until the server hangs up."""
    calm(flags, nice)
    line.send(None)
    with suppress(EOFError, OSError):
        while True:
            job, args = line.recv()
            line.send(outcome(job, args))


def outcome(job: Callable[..., Any], args: tuple[object, ...]) -> tuple[bool, Any]:
    """Whether a job was done, and what it came to, or why not."""
    try:
        return True, job(*args)
    except Exception as error:
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            return False, RuntimeError(f"{type(error).__name__}: {error}")
        return False, error


def calm(flags: Flags | None, nice: int) -> None:
    """A worker gives way to the server, uses one core, sees when it is hurried, and does not outlive the server."""
    if flags is not None:
        see(flags)
    os.environ["OMP_NUM_THREADS"] = os.environ["OPENBLAS_NUM_THREADS"] = "1"
    if hasattr(os, "nice"):
        os.nice(nice)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_die_with, args=(parent.sentinel,), daemon=True).start()


def _die_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
