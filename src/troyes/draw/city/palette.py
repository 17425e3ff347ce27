"""Colours and signs of Troyes in the terminal: owners are letters, dice an initial and a value, before any colour."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.text import Text

from troyes.city.constants import EMPTY, INITIALS
from troyes.city.content.kinds import ANY_COLOUR, MIXED
from troyes.city.box.position import LETTERS
from troyes.draw.dice import palette
from troyes.draw.dice.palette import BLACK_DIE, FAINT, HEAD, line

__all__ = [
    "BLACK_DIE",
    "BLOCK",
    "FAINT",
    "HEAD",
    "OWNER",
    "VACANT",
    "WIDTH",
    "fight",
    "line",
    "mark",
    "wrapped",
]

BLOCK: Final = (*palette.BLOCK, "bold white on purple4")
OWNER: Final = ("bold cyan", "bold green", "bold dark_orange", "bold dodger_blue1", "bold")
"""The ink of each owner's letter; that of the neutral player is the terminal's own."""
VACANT: Final = "·"
WIDTH: Final = 79


def mark(owner: int) -> Text:
    """An owner's letter, or a dot where nobody is."""
    return Text(VACANT, style=FAINT) if owner == EMPTY else Text(LETTERS[owner], style=OWNER[owner])


def fight(dice: int, divisor: int) -> str:
    """The activation cost of a card or an event: which dice, and the number under the bar."""
    colour = {ANY_COLOUR: "any", MIXED: "mix"}.get(dice) or INITIALS[dice]
    return f"{colour}÷{divisor}"


def wrapped(head: Text, words: str, indent: int) -> list[Text]:
    """Words after a head, in as many lines as they need."""
    first, *rest = wrap(words, WIDTH - indent) or [""]
    return [line(head, first), *[line(" " * indent, more) for more in rest]]
