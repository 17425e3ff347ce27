"""Standard input and output: consoles, one JSON object, one sentence of complaint, and what a terminal cannot show."""

from __future__ import annotations

import codecs
import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.draw.plain import pretty
from troyes.machine import files

STDIN: Final = "-"
PLAIN_SIGNS: Final = str.maketrans("×■●·◇◆│─┃━", "x#o.+*|-|-")
"""For terminals without the signs that our pictures use."""


class OurConsole(Console):
    """A console that leaves a broken pipe to `main`, and takes no text for markup."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """Hand on the error that is being handled."""
        raise  # noqa: PLE0704


def console() -> Console:
    """The console of standard output."""
    return OurConsole()


def substitute(error: UnicodeError) -> tuple[str, int]:
    """Write what an encoding lacks by plain signs, and anything else as JSON would."""
    assert isinstance(error, UnicodeEncodeError)
    wrong = error.object[error.start : error.end].translate(PLAIN_SIGNS)
    return "".join(sign if sign.isascii() else json.dumps(sign)[1:-1] for sign in wrong), error.end


def prepare() -> None:
    """Make standard output and error able to take any text, and to be there at all."""
    codecs.register_error("troyes", substitute)
    nowhere = Path(os.devnull)
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="troyes")


def write_json(value: object) -> None:
    """Write one JSON object."""
    print(pretty(value))


def read_input(name: str) -> str:
    """The text of a file, or of standard input if the name is a dash."""
    if name != STDIN:
        return files.read_text(Path(name))
    if sys.stdin is None:
        raise Refusal(Message("refused-no-input"))
    return files.decode(sys.stdin.buffer.read(files.LARGEST + 1), Message("terminal-standard-input"))


@contextmanager
def waiting(words: str) -> Iterator[None]:
    """Show on a terminal that something may take a while."""
    terminal = OurConsole(stderr=True)
    if not terminal.is_terminal:
        yield
        return
    with terminal.status(words):
        yield
