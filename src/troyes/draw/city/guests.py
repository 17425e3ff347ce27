"""What modules show beside the board."""

from __future__ import annotations

from rich.text import Text

from troyes.city.module import Explanation, Module, Piece
from troyes.city.state import City
from troyes.core.message import Message
from troyes.draw.palette import HEAD, wrapped
from troyes.words import said, text

INDENT = 3


def lines(s: City) -> list[Text]:
    """The pieces of every module at this table, after its name."""
    return [row for part in s.rules.parts if part.scene is not None for row in guest(s, part)]


def guest(s: City, part: Module) -> list[Text]:
    """What one module shows."""
    assert part.scene is not None
    meanings = {} if part.glossary is None else part.glossary.entries(s)
    shown = [in_words(piece, meanings) for piece in part.scene.pieces(s)]
    head = Text(f" {said(Message(f'city-module-{part.name}'))}", style=HEAD)
    return [head, *wrapped(Text(" " * INDENT), "; ".join(shown), INDENT)]


def in_words(piece: Piece, meanings: dict[str, Explanation]) -> str:
    """A piece with its name, if it is explained."""
    if piece.ref not in meanings:
        return said(piece.said)
    return text("terminal-city-piece", title=meanings[piece.ref].title, shown=piece.said)
