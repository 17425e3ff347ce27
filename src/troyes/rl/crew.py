"""Processes that step a part of many games each: what they see lies in memory that they share with whoever asked.

Every game follows from the seed and its own number, so several processes come to the same as one.
"""

from __future__ import annotations

import multiprocessing
import os
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from troyes.core.errors import IllegalMove, Refusal
from troyes.core.many import Many
from troyes.core.message import Message, message
from troyes.machine.processes import undisturbed
from troyes.play.front import make
from troyes.rl.overlay import SPARE, Shared

START_METHOD: Final = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
"""Never by forking this process, which may have threads."""
ALIGNED: Final = 64
"""Bytes to which each array is rounded up."""
BEGIN: Final = b"b"
RESET: Final = b"r"
STEP: Final = b"s"
LARGE: Final = ("observations", "masks", "legal")
"""The arrays that are not copied where they can lie in the shared memory, in the order in which `Many.lie` asks."""
DONE: Final = b"."
POSIX: Final = os.name == "posix"
"""Whether a pipe is a file of which a letter can be read at once; `Connection` would say first how many come."""
PATIENCE: Final = 5.0
"""Seconds that a process has to leave."""

Arrays = dict[str, NDArray[Any]]


class Array(NamedTuple):
    """What there is for each game: its name in `Many`, its kind, and how many numbers (0 for a single one)."""

    name: str
    kind: str
    width: int

    def shape(self, count: int) -> tuple[int, ...]:
        """Of the array for so many games."""
        return (count, self.width) if self.width else (count,)


ACTIONS: Final = Array("actions", "int64", 0)


class Task(NamedTuple):
    """What a process is told: the table by its name and choices, and which games are its own."""

    game: str
    players: int | None
    choices: dict[str, Any]
    seed: int
    points: bool
    games: int
    """How many there are, its own and the others."""
    first: int = 0
    end: int = 0


class Crew:
    """The processes, and the arrays that they write."""

    def __init__(self, task: Task, arrays: Sequence[Array], workers: int) -> None:
        size = sum(space(each, task.games) for each in (*arrays, ACTIONS))
        context: Any = multiprocessing.get_context(START_METHOD)
        shared = Shared(size, context)
        laid = laid_out(shared.memory, arrays, task.games)
        self._actions = laid.pop(ACTIONS.name)
        self._masks = laid["masks"]
        self._rows = np.arange(task.games)
        self.arrays = {name: read_only(array) for name, array in laid.items()}
        self._pipes: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self.close = weakref.finalize(self, dismiss, self._pipes, self._processes)
        self.parts = shares(task.games, workers)
        """The games of each process."""
        self._busy: set[int] = set()
        """The parts that were sent actions and have not been heard of."""
        for first, end in self.parts:
            ours, theirs = context.Pipe()
            part = task._replace(first=first, end=end)
            process = context.Process(target=work, args=(part, arrays, shared, theirs), daemon=True)
            with undisturbed():
                process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._tell(BEGIN)
        shared.close()

    def reset(self) -> None:
        """All games begin anew."""
        self._tell(RESET)

    def step(self, actions: bytes, checked: bool = False) -> None:
        """Take an action in every game, given as numbers of eight bytes; or be refused with nothing changed, unless
        they are known to be legal."""
        self._take(actions, 0, len(self._actions), checked)
        self._tell(STEP)

    def send(self, part: int, actions: bytes, checked: bool = False) -> None:
        """The same for the games of one process, without waiting for it: `ready` does."""
        first, end = self.parts[part]
        self._take(actions, first, end, checked)
        with self._together():
            tell(self._pipes[part], STEP)
        self._busy.add(part)

    def is_busy(self, part: int) -> bool:
        """Whether the games of a process are being stepped."""
        return part in self._busy

    def ready(self) -> list[int]:
        """Wait until some of the processes that were sent actions have stepped, and say which; none if none was."""
        pipes = {self._pipes[part]: part for part in sorted(self._busy)}
        if not pipes:
            return []
        with self._together():
            waiting = wait(list(pipes))
            found = [part for pipe, part in pipes.items() if pipe in waiting and heard(pipe)]
        self._busy.difference_update(found)
        return found

    def _take(self, actions: bytes, first: int, end: int, checked: bool) -> None:
        """Write the actions of some games where their process reads them, unless one is not legal."""
        given = np.frombuffer(actions, np.int64)
        if not checked:
            masks = self._masks[first:end]
            known = (given >= 0) & (given < masks.shape[1])
            legal = known & (masks[self._rows[: end - first], np.where(known, given, 0)] == 1)
            if not legal.all():
                game = int(legal.argmin())
                raise IllegalMove(message("refused-action", action=str(given[game]), game=str(first + game)))
        self._actions[first:end] = given

    def _tell(self, word: bytes) -> None:
        """Have all do something, and wait for it."""
        with self._together():
            for pipe in self._pipes:
                tell(pipe, word)
            for pipe in self._pipes:
                heard(pipe)

    @contextmanager
    def _together(self) -> Iterator[None]:
        """If what is said here is broken off or one of the processes is lost, so are the games."""
        try:
            yield
        except (EOFError, OSError):
            self._end()
            raise Refusal(Message("refused-crew-lost")) from None
        except BaseException:
            self._end()
            raise

    def _end(self) -> None:
        """Nobody steps any more."""
        self._busy.clear()
        self.close()


def shares(games: int, workers: int) -> list[tuple[int, int]]:
    """The first game of each process, and where its games end."""
    return list(pairwise([games * worker // workers for worker in range(workers + 1)]))


def tell(pipe: Connection, word: bytes) -> None:
    """Send a word of one letter."""
    if POSIX:
        os.write(pipe.fileno(), word)
    else:
        pipe.send_bytes(word)


def heard(pipe: Connection) -> bytes:
    """Wait for a word of one letter; whoever should say it may have ended, which is an error."""
    word = os.read(pipe.fileno(), 1) if POSIX else pipe.recv_bytes()
    if not word:
        raise EOFError
    return word


def dismiss(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    """Let the processes go."""
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.join(PATIENCE)
        process.kill()


def space(array: Array, count: int) -> int:
    """The bytes that an array takes for so many games."""
    return -(-prod(array.shape(count)) * np.dtype(array.kind).itemsize // ALIGNED) * ALIGNED


def laid_out(memory: Any, arrays: Sequence[Array], count: int) -> Arrays:
    """The arrays that lie one after the other in some memory, and the actions behind them."""
    found: Arrays = {}
    at = 0
    for each in (*arrays, ACTIONS):
        shape = each.shape(count)
        found[each.name] = np.frombuffer(memory, each.kind, prod(shape), at).reshape(shape)
        at += space(each, count)
    return found


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """An array that whoever holds it cannot write."""
    seen = array.view()
    seen.flags.writeable = False
    return seen


def work(task: Task, arrays: Sequence[Array], shared: Shared, pipe: Connection) -> None:
    """What a process does until nobody asks any more."""
    laid = laid_out(shared.memory, arrays, task.games)
    part = {name: array[task.first : task.end] for name, array in laid.items()}
    many = games_of(task, arrays, shared, laid)
    apart = [each for each in arrays if shared.descriptor is None or each.name not in LARGE]
    own = [(part[each.name], seen(many, each)) for each in apart]
    shared.close()
    try:
        while word := heard(pipe):
            if word == STEP:
                many.step(part[ACTIONS.name].tobytes(), checked=True)
            elif word == RESET:
                many.reset()
            for copy, written in own:
                copy[:] = written
            tell(pipe, DONE)
    except (EOFError, OSError):
        return


def games_of(task: Task, arrays: Sequence[Array], shared: Shared, laid: Arrays) -> Many:
    """The games of a process, whose large arrays lie in the shared memory if they can."""
    like = make(task.game, task.players, **task.choices)
    spare = 0 if shared.descriptor is None else SPARE
    many = Many(like, task.end - task.first, task.seed, points=task.points, first=task.first, spare=spare)
    if spare == 0:
        return many
    places: list[int] = []
    for name in LARGE:
        array = next(each for each in arrays if each.name == name)
        there, here = laid[name][task.first : task.end], seen(many, array)
        offset = there.ctypes.data - laid[arrays[0].name].ctypes.data
        place = shared.place(here.ctypes.data, offset)
        there[:] = here
        shared.overlay(here.ctypes.data + place, offset, here.nbytes)
        places.append(place // here.itemsize)
    many.lie(*places)
    return many


def seen(many: Many, array: Array) -> NDArray[Any]:
    """What there is for each game, where the engine writes it."""
    shape = array.shape(int(many.count))
    return as_array(getattr(many, array.name), array.kind)[: prod(shape)].reshape(shape)


def as_array(numbers: Any, kind: str) -> NDArray[Any]:
    """An array of the engine as NumPy sees it, in the same memory."""
    return np.frombuffer(numbers, kind)
