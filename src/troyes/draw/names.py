"""Names of seats as a terminal can show them: somebody else may have written them into a record."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import set_cell_size

from troyes.core.state import State
from troyes.play import notation

LONGEST = 24


def printable(text: str) -> str:
    """A text without anything that would move the cursor or change colours."""
    return "".join(character if character.isprintable() else "?" for character in text)


def seat_names(state: State, names: Sequence[str]) -> list[str]:
    """A name for every seat of a table, by letter where none is given."""
    seats = len(state.scores())
    given = [printable(name)[:LONGEST].strip() for name in names[:seats]]
    return [name or notation.label(seat) for seat, name in enumerate([*given, *[""] * (seats - len(given))])]


def titled(seat: int, name: str) -> str:
    """A seat's letter and its name, if it has one besides."""
    letter = notation.label(seat)
    return letter if name == letter else f"{letter} {name}"


def fitted(text: str, width: int) -> str:
    """A text cut or filled up to a width, with wide characters counted as such."""
    return set_cell_size(text, width)
