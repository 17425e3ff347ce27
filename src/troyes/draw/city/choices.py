"""Long lists of choices in short: their words and what they cost at once, in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.city.state import City
from troyes.core.message import Message
from troyes.draw.palette import FAINT, HEAD, WIDTH, line
from troyes.words import text

GAP: Final = 2
MOST_COLUMNS: Final = (6, 5, 4, 3, 2, 1)


def lines(s: City, seat: int, options: Sequence[int], labels: Sequence[str]) -> list[Text]:
    """The choices down the columns, each with its label."""
    entries = [entry(s, seat, token, label) for token, label in zip(options, labels, strict=True)]
    height = next((height for height in heights(len(entries)) if fits(entries, height)), len(entries))
    for first in range(0, len(entries), height):
        column = entries[first : first + height]
        for one in column:
            one.pad_right(longest(column) - len(one))
    rows = [line(" ", Text(" " * GAP).join(entries[row::height])) for row in range(height)]
    return [*rows, line((f" {text('terminal-list-in-words')}", FAINT))]


def heights(count: int) -> list[int]:
    """How many lines so many choices take, the fewest first."""
    return [-(-count // columns) for columns in MOST_COLUMNS]


def fits(entries: Sequence[Text], height: int) -> bool:
    """Whether columns of this height fit into the width."""
    columns = [longest(entries[first : first + height]) for first in range(0, len(entries), height)]
    return 1 + sum(columns) + GAP * (len(columns) - 1) <= WIDTH


def longest(column: Sequence[Text]) -> int:
    """The width of a column."""
    return max(len(one) for one in column)


def entry(s: City, seat: int, token: int, label: str) -> Text:
    """One choice: its label, its word, and what it changes at once."""
    after = s.clone()
    after.take(seat, token)
    words = Text.assemble((f"{label:>2}", HEAD), f" {s.rules.vocabulary.text(token)}")
    for good, before, then in (
        ("deniers", int(s.deniers[seat]), int(after.deniers[seat])),
        ("influence", int(s.influence[seat]), int(after.influence[seat])),
    ):
        if then != before:
            words.append(f" {change(good, then - before)}", FAINT)
    return words


def change(good: str, amount: int) -> str:
    """How much of a good somebody gains or loses, in short."""
    return text("plus" if amount > 0 else "minus", "short", amount=Message(good, {"count": abs(amount)}))
