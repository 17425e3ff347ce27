"""What modules show beside the board."""

from __future__ import annotations

from rich.text import Text

from troyes.city.constants import LETTERS
from troyes.city.module import Module
from troyes.city.shown import Explanation, Path, Piece
from troyes.city.state import City
from troyes.core.message import Message
from troyes.draw.city.palette import OWNER, VACANT
from troyes.draw.palette import FAINT, HEAD, line, wrapped
from troyes.words import said, text

INDENT = 3
SPACE = 3
"""The width of a space of a path."""


def lines(s: City) -> list[Text]:
    """The pieces of every module at this table, after its name."""
    return [row for part in s.rules.parts if part.scene is not None for row in guest(s, part)]


def guest(s: City, part: Module) -> list[Text]:
    """What one module shows, if there is anything."""
    assert part.scene is not None
    head = Text(f" {said(Message(f'city-module-{part.name}'))}", style=HEAD)
    path = part.scene.path(s)
    if path is not None:
        return [head, *along(path)]
    meanings = {} if part.glossary is None else part.glossary.entries(s)
    shown = [in_words(piece, meanings) for piece in part.scene.pieces(s)]
    if not shown:
        return []
    return [head, *wrapped(Text(" " * INDENT), "; ".join(shown), INDENT)]


def along(path: Path) -> list[Text]:
    """A path: the signs over its spaces, the spaces, whoever stands there, one below the other, and what is said."""
    spaces = range(path.length + 1)
    signs = "".join([f"{path.signs.get(space, ''):>{SPACE}}" for space in spaces])
    numbers = "".join([f"{space:>{SPACE}}" for space in spaces])
    rows = [line((f" {signs}", HEAD)), line((f" {numbers}", FAINT))]
    standing = [[owner for owner, at in path.standing.items() if at == space] for space in spaces]
    for row in range(max([len(owners) for owners in standing])):
        marks = [below(owners, row) for owners in standing]
        rows.append(line(" ", *marks))
    for one in path.lines:
        rows += wrapped(Text(" " * INDENT), said(one, "short"), INDENT)
    return rows


def below(owners: list[int], row: int) -> Text:
    """Whoever stands in a row under a space."""
    if row < len(owners):
        return Text(f"{LETTERS[owners[row]]:>{SPACE}}", style=OWNER[owners[row]])
    return Text(f"{VACANT if row == 0 else '':>{SPACE}}", style=FAINT)


def in_words(piece: Piece, meanings: dict[str, Explanation]) -> str:
    """A piece with its name, if it is explained."""
    if piece.ref not in meanings:
        return said(piece.said)
    return text("terminal-city-piece", title=meanings[piece.ref].title, shown=piece.said)
