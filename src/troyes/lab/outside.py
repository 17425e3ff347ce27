"""Anybody's program at a table: JSON lines over its standard input and output (docs/bots-protocol.md).

The program is shown what its seat may see and nothing else, for all that it is told is made of a view. Every game has a
process of its own. One that crashes, takes too long or answers wrongly forfeits its game; it is ended together with the
processes that it started, and what it prints is never kept beyond a few lines.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from typing import IO, Final

from troyes import __version__
from troyes.core.message import Message, message, quoted
from troyes.core.state import State
from troyes.core.walk import ends_move
from troyes.play import notation
from troyes.play.table import Table
from troyes.words import say

PROTOCOL: Final = 1
LONGEST_ANSWER: Final = 100_000
"""Bytes of a line that a program may print."""
LINES_AHEAD: Final = 2
"""Lines that are read before they are wanted; a program that prints more has to wait."""
LONGEST_COMPLAINT: Final = 200
"""Characters of its standard error's last line that are told."""
MOST_TOKENS: Final = 1_000
"""In one answer."""
FAREWELL: Final = 1.0
"""Seconds that a program has to end after its game."""
SHORT_WAIT: Final = 0.05

RUNNING: set[subprocess.Popen[bytes]] = set()
"""Programs that have not been ended yet, for those who must leave in a hurry."""


class Forfeit(Exception):
    """A program has lost its game, for a reason that people are told."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why


class Program:
    """A program in a seat, for one game."""

    def __init__(self, command: Sequence[str], table: Table, seat: int, seed: int, seconds: float) -> None:
        self._table = table
        self._seat = seat
        self._seconds = seconds
        self._complaint = b""
        self._lines: Queue[bytes] = Queue(LINES_AHEAD)
        self._is_over = False
        self._is_slow = False
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Forfeit(message("terminal-arena-no-start", reason=reason)) from None
        RUNNING.add(self._process)
        self._readers = [
            threading.Thread(target=self._listen, args=[self._process.stdout], daemon=True),
            threading.Thread(target=self._overhear, args=[self._process.stderr], daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        self._hello = hello(table, seat, seed)

    def choose(self, view: State) -> list[int]:
        """The tokens with which the program answers what its seat is asked: a move, or the beginning of one."""
        if self._hello:
            self._tell(self._hello)
            self._hello = {}
        self._tell(question(self._table, view, self._seat))
        try:
            line = self._lines.get(timeout=self._seconds)
        except Empty:
            raise self._slow() from None
        if not line:
            raise self._gone()
        return answered(self._table, view, self._seat, line)

    def end(self, result: Mapping[str, object] | None) -> None:
        """Tell the program how the game ended, if it did, and end it with all that it started."""
        if result is not None:
            with suppress(Forfeit):
                self._tell({"type": "end", **result})
            with suppress(OSError):
                self._input.close()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
        self._is_over = True
        kill(self._process)
        for reader in self._readers:
            reader.join(FAREWELL)
        with suppress(OSError):
            self._input.close()
        if not any(reader.is_alive() for reader in self._readers):
            for pipe in (self._process.stdout, self._process.stderr):
                if pipe is not None:
                    pipe.close()

    @property
    def _input(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    def _tell(self, document: Mapping[str, object]) -> None:
        """Write a line to the program. It may take its time to read it, but no more than for an answer."""
        line = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        alarm = threading.Timer(self._seconds, self._lose_patience)
        alarm.daemon = True
        alarm.start()
        try:
            self._input.write(line)
            self._input.flush()
        except (OSError, ValueError):
            raise self._gone() from None
        finally:
            alarm.cancel()

    def _lose_patience(self) -> None:
        """End a program that does not even read what it is told."""
        self._is_slow = True
        kill(self._process)

    def _slow(self) -> Forfeit:
        return Forfeit(message("terminal-arena-slow", seconds=f"{self._seconds:g}"))

    def _gone(self) -> Forfeit:
        """The program has ended, or closed its output: why, as far as it said."""
        if self._is_slow:
            return self._slow()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(SHORT_WAIT)
        self._readers[1].join(SHORT_WAIT)
        code = self._process.poll()
        said = quoted(self._complaint.decode("utf-8", "replace").strip()[:LONGEST_COMPLAINT])
        if code is None:
            return Forfeit(Message("terminal-arena-silent"))
        if said:
            return Forfeit(message("terminal-arena-crash-saying", code=str(code), said=said))
        return Forfeit(message("terminal-arena-crash", code=str(code)))

    def _listen(self, pipe: IO[bytes]) -> None:
        """Read what the program answers, an empty line at its end; wait while nobody wants more of it."""
        while True:
            line = pipe.readline(LONGEST_ANSWER + 1)
            while not self._is_over:
                try:
                    self._lines.put(line, timeout=SHORT_WAIT)
                    break
                except Full:
                    continue
            if not line or self._is_over:
                return

    def _overhear(self, pipe: IO[bytes]) -> None:
        """Read what the program complains about, and remember the last line of it."""
        while line := pipe.readline(LONGEST_ANSWER):
            if line.strip():
                self._complaint = line[:LONGEST_ANSWER]


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a program at once, with the processes that it started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(FAREWELL)
    RUNNING.discard(process)


def kill_all() -> None:
    """End all programs at once."""
    for process in list(RUNNING):
        kill(process)


def hello(table: Table, seat: int, seed: int) -> dict[str, object]:
    """What a program is told before a game."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "troyes": __version__,
        "game": table.name,
        "version": table.version,
        "players": table.players,
        "setup": table.choices,
        "seat": notation.label(seat),
        "seed": seed,
        "tokens": len(table.game.vocabulary.tokens()),
    }


def question(table: Table, view: State, seat: int) -> dict[str, object]:
    """What a program is asked, all of it from what its seat may see."""
    vocabulary = table.game.vocabulary
    options = view.options(seat)
    prompt = view.prompt(seat)
    return {
        "type": "choose",
        "seat": notation.label(seat),
        "question": {"name": prompt.name, "text": say(prompt.question), "opens": prompt.opens},
        "options": [vocabulary.text(token) for token in options],
        "numbers": [vocabulary.places[token] for token in options],
        "scores": view.scores(),
        "view": table.game.document(view),
    }


def answered(table: Table, view: State, seat: int, line: bytes) -> list[int]:
    """The tokens of an answer, each of which may be chosen after those before it."""
    if len(line) > LONGEST_ANSWER:
        raise Forfeit(message("terminal-arena-long", most=str(LONGEST_ANSWER)))
    words = words_of(line)
    state = view.clone()
    tokens: list[int] = []
    for word in words:
        token = table.game.vocabulary.token(word)
        if tokens and ends_move(state, seat):
            raise Forfeit(message("terminal-arena-beyond", word=quoted(word)))
        options = state.options(seat)
        if token is None or token not in options:
            may = notation.write(table.game, options)
            raise Forfeit(
                message("terminal-arena-illegal", word=quoted(word)[:LONGEST_COMPLAINT], options=may)
            )
        state.take(seat, token)
        tokens.append(token)
    return tokens


def words_of(line: bytes) -> list[str]:
    """The words of an answer, `{"token": "die1"}` or `{"tokens": ["die1", "fortress1"]}`."""
    try:
        document = json.loads(line)
    except (ValueError, RecursionError):
        document = None
    found: object = None
    if isinstance(document, dict):
        found = document.get("tokens", [document.get("token")])
    if (
        not isinstance(found, list)
        or not 1 <= len(found) <= MOST_TOKENS
        or not all(isinstance(word, str) for word in found)
    ):
        said = quoted(line.decode("utf-8", "replace").strip()[:LONGEST_COMPLAINT])
        raise Forfeit(message("terminal-arena-no-answer", said=said))
    return found
