"""The other players' sheets, a line each."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from troyes.dice.constants import COLOURS, POSITIONS, RESOURCES, ROW_COUNT
from troyes.dice.sheet import ASK_NOTHING, ASKED, CITIZENS, DRAWN, SHEET, UNSPENT, count_bits
from troyes.dice.state import Dice
from troyes.draw.dice.palette import INK, initial, resource_letter, row_letters
from troyes.draw.names import fitted, titled
from troyes.draw.palette import FAINT, HEAD, filled, line
from troyes.words import text

NAME = 22


def lines(s: Dice, seat: int, names: Sequence[str]) -> list[Text]:
    """A heading, and a line for everyone but this seat."""
    groups = (
        [resource_letter(i) for i in range(len(RESOURCES))],
        [initial(i) for i in range(len(COLOURS))],
        [row_letters(row) for row in range(ROW_COUNT)],
    )
    columns = " ".join("".join(f"{letters:>3}" for letters in group) for group in groups)
    name, points = filled(f" {text('terminal-dice-others')}", NAME), text("terminal-dice-vp")
    head = line((f"{name}{points:>3} {columns}", FAINT))
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
        has_chosen = s.sheets[at + ASKED] == ASK_NOTHING
        parts.append((f"  {text('terminal-dice-chosen' if has_chosen else 'terminal-dice-thinks')}", FAINT))
    return line(*parts)
