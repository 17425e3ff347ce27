"""The final count, line by line, all players side by side, and what is said of the result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.city import sight
from troyes.city.constants import LETTERS
from troyes.city.sight import CountLine
from troyes.city.state import City
from troyes.core.state import Viewer
from troyes.draw.city.palette import OWNER
from troyes.draw.palette import FAINT, HEAD, filled, line
from troyes.words import said, text

LABEL: Final = 38
COLUMN: Final = 8


def lines(s: City, viewer: Viewer) -> list[Text]:
    """A line for each thing that scores, a column for each player."""
    owners = [int(owner) for owner in s.rules.participants]
    heads = [(f"{LETTERS[owner]:>{COLUMN}}", OWNER[owner]) for owner in owners]
    before = [sight.shown_before(s, viewer, owner) for owner in owners]
    totals = [sight.shown_after(s, viewer, owner) for owner in owners]
    return [
        line(" " * LABEL, *heads),
        counted(text("city-count-course"), before),
        *[counted(said(each.label, "short"), cells(each)) for each in sight.count_lines(s)],
        line((" " + "─" * (LABEL - 1 + COLUMN * len(owners)), FAINT)),
        counted(text("city-count-total"), totals, HEAD),
        *verdict(s, viewer),
    ]


def cells(each: CountLine) -> list[str]:
    """The points of a line, for a character after how many there are of what he counts."""
    if not each.counts:
        return [str(points) for points in each.points]
    return [f"{count}→{points}" for count, points in zip(each.counts, each.points, strict=True)]


def counted(label: str, cells: Sequence[str], style: str = "") -> Text:
    """One line, in columns of equal width."""
    return line((f" {filled(label, LABEL - 1)}{''.join(f'{cell:>{COLUMN}}' for cell in cells)}", style))


def verdict(s: City, viewer: Viewer) -> list[Text]:
    """By how much somebody is ahead, and what is said of it, where a module says something."""
    judged = sight.judged(s, viewer)
    if judged is None:
        return []
    cell = f"{judged.lead:+d}" if judged.lead else "0"
    return [counted(said(judged.label), [cell], HEAD), line((f" {said(judged.said)}", HEAD))]
