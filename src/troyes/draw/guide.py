"""How to read the pictures of a game: every sign with its meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.draw.palette import HEAD, filled, wrapped
from troyes.words import text

SIGN: Final = 14


def lines(game: str, signs: Sequence[str]) -> list[Text]:
    """These signs of a game, each with its meaning."""
    return [row for name in signs for row in entry(game, name)]


def entry(game: str, name: str) -> list[Text]:
    """One sign with its meaning."""
    sign, meaning = text(f"terminal-{game}-guide-{name}", "sign"), text(f"terminal-{game}-guide-{name}")
    return wrapped(Text(filled(f" {sign}", SIGN), style=HEAD), meaning, SIGN)
