"""Colours and signs of Troyes in the terminal: owners are letters, dice an initial and a value, before any colour."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.city.constants import EMPTY, INITIALS, LETTERS
from troyes.city.content.kinds import ANY_COLOUR, MIXED
from troyes.draw.palette import FAINT, RED, WHITE, YELLOW
from troyes.words import text

BLOCK: Final = (RED, YELLOW, WHITE, "bold white on purple4")
OWNER: Final = ("bold cyan", "bold green", "bold dark_orange", "bold dodger_blue1", "bold")
"""The ink of each owner's letter; that of the neutral player is the terminal's own."""
VACANT: Final = "·"


def mark(owner: int) -> Text:
    """An owner's letter, or a dot where nobody is."""
    return Text(VACANT, style=FAINT) if owner == EMPTY else Text(LETTERS[owner], style=OWNER[owner])


def fight(dice: int, divisor: int) -> str:
    """The activation cost of a card or an event: which dice, and the number under the bar."""
    return f"{dice_sign(dice)}÷{divisor}"


def dice_sign(dice: int) -> str:
    """Which dice: the initial of a colour, any one colour, or a mixture."""
    if dice == ANY_COLOUR:
        return text("terminal-city-any-colour")
    return text("terminal-city-mixed") if dice == MIXED else INITIALS[dice]
