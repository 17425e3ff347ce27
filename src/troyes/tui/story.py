"""The story of a game in prose, as far as one seat may know it."""

from __future__ import annotations

from troyes.core.state import CHANCE
from troyes.draw.names import printable
from troyes.play.story import Line
from troyes.tui.table import Table
from troyes.words import said, text


def story(table: Table, begin: int = 0, *, chance: bool = True) -> list[str]:
    """What happened from the token of this number on: a paragraph a move, and one for all that chance did at once."""
    return [paragraph(table, line) for line in table.lines(begin) if chance or line.actor != CHANCE]


def paragraph(table: Table, line: Line) -> str:
    """What one actor did."""
    if line.actor == CHANCE:
        return capital(said(line.said, "told"))
    return text("terminal-did", "told", who=printable(table.session.names[line.actor]), deeds=line.said)


def capital(words: str) -> str:
    """A sentence with a capital at its beginning."""
    first = next((index for index, sign in enumerate(words) if sign.isalnum()), 0)
    return words[:first] + words[first : first + 1].upper() + words[first + 1 :]
