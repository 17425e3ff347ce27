"""The other players' sheets, a line each."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from troyes.dice.constants import INITIALS, POSITIONS, ROW_COUNT
from troyes.dice.sheet import ASK_NOTHING, ASKED, CITIZENS, DRAWN, SHEET, UNSPENT, count_bits
from troyes.dice.state import Dice
from troyes.draw.dice.palette import FAINT, HEAD, INK, RESOURCE_LETTERS, ROW_LETTERS, line
from troyes.draw.names import fitted, titled

NAME = 22


def lines(s: Dice, seat: int, names: Sequence[str]) -> list[Text]:
    """A heading, and a line for everyone but this seat."""
    columns = "".join(f"{letter:>3}" for letter in RESOURCE_LETTERS)
    columns += " " + "".join(f"{letter:>3}" for letter in INITIALS)
    columns += " " + "".join(f"{letters:>3}" for letters in ROW_LETTERS)
    head = line((fitted(" others", NAME) + " VP " + columns, FAINT))
    return [head, *[rival(s, other, name) for other, name in enumerate(names) if other != seat]]


def rival(s: Dice, seat: int, name: str) -> Text:
    """One player: points, unspent resources, citizens, buildings by row, and whether they have chosen."""
    at = seat * SHEET
    parts: list[str | tuple[str, str]] = [
        (fitted(f" {titled(seat, name)}", NAME), ""),
        (f"{s.scores()[seat]:>3} ", HEAD),
    ]
    parts += [(f"{s.sheets[at + UNSPENT + i]:>3}", INK[i]) for i in range(3)]
    parts.append(" ")
    parts += [(f"{s.sheets[at + CITIZENS + i]:>3}", INK[i]) for i in range(3)]
    parts.append(" ")
    parts += [(f"{count_bits(s.sheets[at + DRAWN + row]):>3}", INK[row // 2]) for row in range(ROW_COUNT)]
    if s.rolled == POSITIONS:
        parts.append(("  chosen" if s.sheets[at + ASKED] == ASK_NOTHING else "  thinks", FAINT))
    return line(*parts)
