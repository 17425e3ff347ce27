"""Troyes Dice in text: eighty columns, and every sign is a letter or a shape before it is a colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from troyes.core.game import Game
from troyes.core.state import EVERYONE, State
from troyes.dice.state import Dice
from troyes.draw.dice import choices as choosing
from troyes.draw.dice import guide, points, rivals, sheet, wheel

__all__ = ["choices", "legend", "picture", "scoring", "sheets"]


def picture(game: Game, state: State, seat: int, names: Sequence[str]) -> Text:
    """The others in brief, the wheel, and the seat's own sheet nearest to where the player types."""
    assert isinstance(state, Dice)
    if seat == EVERYONE:
        full = [sheet.lines(state, other, name) for other, name in enumerate(names)]
        return joined([wheel.lines(state), *full])
    others = rivals.lines(state, seat, names) if len(names) > 1 else []
    return joined([others, wheel.lines(state), sheet.lines(state, seat, names[seat])])


def sheets(game: Game, state: State, seat: int, names: Sequence[str]) -> Text:
    """The other sheets in full."""
    assert isinstance(state, Dice)
    full = [sheet.lines(state, other, name) for other, name in enumerate(names) if other != seat]
    return joined(full) if full else Text(" You play alone.")


def scoring(game: Game, state: State, seat: int, names: Sequence[str]) -> Text:
    """The final scoring columns of all sheets, side by side."""
    assert isinstance(state, Dice)
    return joined([points.lines(state, seat, names)])


def legend() -> Text:
    """How to read all this."""
    return joined([guide.lines()])


def choices(state: State, seat: int, options: Sequence[int], labels: Sequence[str]) -> Text:
    """Many choices in short."""
    assert isinstance(state, Dice)
    return joined([choosing.lines(state, seat, options, labels)])


def joined(blocks: Sequence[Sequence[Text]]) -> Text:
    """Blocks of lines, with an empty line between them."""
    lines: list[Text] = []
    for block in blocks:
        if block and lines:
            lines.append(Text())
        lines += block
    return Text("\n").join(lines)
