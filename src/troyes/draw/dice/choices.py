"""Long lists of choices in short: what each costs and brings, in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.dice.constants import COLOURS, RESOURCES, ROW_COUNT
from troyes.dice.sheet import CIRCLED, CITIZENS, OWED, OWED_KINDS, SHEET, UNSPENT, WRITTEN
from troyes.dice.state import Dice
from troyes.dice.words import names
from troyes.dice.words.tokens import VOCABULARY
from troyes.draw.dice import called
from troyes.draw.dice.palette import INK, row_letters
from troyes.draw.palette import FAINT, HEAD, line
from troyes.words import text

WIDTH: Final = 78
GAP: Final = 1
MOST_COLUMNS: Final = (4, 3, 2, 1)


def lines(s: Dice, seat: int, options: Sequence[int], labels: Sequence[str]) -> list[Text]:
    """The choices down the columns, each with its label."""
    entries = [entry(s, seat, token, label) for token, label in zip(options, labels, strict=True)]
    columns = next((columns for columns in MOST_COLUMNS if width(entries, columns) <= WIDTH), 1)
    height = -(-len(entries) // columns)
    for first in range(0, len(entries), height):
        column = entries[first : first + height]
        room = longest(column)
        for one in column:
            one.pad_right(room + GAP - len(one))
    rows = [line(" ", *entries[row::height]) for row in range(height)]
    return [*rows, line((f" {text('terminal-dice-choices')}", FAINT))]


def width(entries: list[Text], columns: int) -> int:
    """How wide so many columns are."""
    height = -(-len(entries) // columns)
    return (
        sum(longest(entries[first : first + height]) + GAP for first in range(0, len(entries), height)) - GAP
    )


def longest(column: list[Text]) -> int:
    """The width of a column."""
    return max(len(one) for one in column)


def entry(s: Dice, seat: int, token: int, label: str) -> Text:
    """One choice: its label, its word, what is paid and what is gained."""
    after = s.clone()
    after.take(seat, token)
    words = Text.assemble((f"{label:>2}", HEAD), f" {VOCABULARY.text(token):<11}")
    costs: list[tuple[str, str]] = []
    gains: list[tuple[str, str]] = []
    for i in range(len(RESOURCES)):
        circled = change(s, after, seat, CIRCLED + i)
        spent = circled - change(s, after, seat, UNSPENT + i)
        if spent:
            costs.append((called.short(names.resources(i, spent)), INK[i]))
        if circled:
            gains.append((called.short(names.resources(i, circled)), INK[i]))
    for i in range(len(COLOURS)):
        people = change(s, after, seat, CITIZENS + i)
        if people:
            gains.append((called.short(names.citizens(i, people)), INK[i]))
    for row in range(ROW_COUNT):
        value = change(s, after, seat, WRITTEN + row)
        if value:
            gains.append((f"×{value}{row_letters(row)}", INK[row // 2]))
    for sign, parts in ((" -", costs), (" +", gains)):
        if parts:
            words.append(sign)
            for part, style in parts:
                words.append(part, style)
    owes = any(change(s, after, seat, OWED + kind) > 0 for kind in range(OWED_KINDS))
    return words.append(" …") if owes else words


def change(before: Dice, after: Dice, seat: int, field: int) -> int:
    """By how much a field of a sheet grows."""
    return int(after.sheets[seat * SHEET + field] - before.sheets[seat * SHEET + field])
