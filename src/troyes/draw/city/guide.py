"""How to read the pictures of Troyes."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.draw.palette import HEAD, filled, wrapped
from troyes.words import text

ENTRIES: Final = (
    "owners",
    "dice",
    "purple",
    "vacant",
    "goods",
    "supply",
    "turn",
    "passed",
    "black-die",
    "row",
    "lying",
    "path",
    "cost",
    "spaces",
    "cubes",
    "banners",
    "rewards",
    "character",
    "full",
)
"""In the order in which they are explained."""
SIGN: Final = 14


def lines() -> list[Text]:
    """Every sign with its meaning."""
    return [row for name in ENTRIES for row in entry(name)]


def entry(name: str) -> list[Text]:
    """One sign with its meaning."""
    sign = text(f"terminal-city-guide-{name}", "sign")
    return wrapped(Text(filled(f" {sign}", SIGN), style=HEAD), text(f"terminal-city-guide-{name}"), SIGN)
