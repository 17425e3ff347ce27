"""The final count, line by line, all players side by side; in the King's Challenge with le Roy and his verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.city import scoring, sight, solo
from troyes.city.constants import NEUTRAL
from troyes.city.box.position import LETTERS
from troyes.city.state import City
from troyes.core.state import Viewer
from troyes.draw.city import called
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
    events = [str(scoring.presence_points(s, owner)) for owner in owners]
    tradesmen = [str(scoring.tradesman_points(s, owner)) for owner in owners]
    levels = [str(-sight.lost(s, owner)) for owner in owners]
    totals = [sight.shown_after(s, viewer, owner) for owner in owners]
    return [
        line(" " * LABEL, *heads),
        counted(text("terminal-city-count-course"), before),
        counted(text("terminal-city-count-events"), events),
        counted(text("terminal-city-count-tradesmen"), tradesmen),
        *characters(s, owners),
        counted(text("terminal-city-count-levels"), levels),
        line((" " + "─" * (LABEL - 1 + COLUMN * len(owners)), FAINT)),
        counted(text("terminal-victory-points"), totals, HEAD),
        *kings_verdict(s),
    ]


def characters(s: City, owners: Sequence[int]) -> list[Text]:
    """A line for each character that can be seen: how many of what he counts, and the points for them."""
    block = []
    for number in s.character:
        if number >= 0:
            character = s.rules.characters[number]
            label = f"{called.character(character)} ({called.short(character.count.text())})"
            cells = [f"{character.count.of(s, o)}→{character.points(s, o)}" for o in owners]
            block.append(counted(label, cells))
    return block


def counted(label: str, cells: Sequence[str], style: str = "") -> Text:
    """One line, in columns of equal width."""
    return line((f" {filled(label, LABEL - 1)}{''.join(f'{cell:>{COLUMN}}' for cell in cells)}", style))


def kings_verdict(s: City) -> list[Text]:
    """In the King's Challenge the difference, and what le Roy makes of it."""
    if not s.takes_part(NEUTRAL):
        return []
    difference = sight.after_count(s, solo.PLAYER) - sight.after_count(s, NEUTRAL)
    cell = f"{difference:+d}" if difference else "0"
    return [
        counted(text("terminal-city-more-than-le-roy"), [cell], HEAD),
        line((f" {said(solo.verdict(difference))}", HEAD)),
    ]
