"""Troyes Dice in text: eighty columns, and every sign is a letter or a shape before it is a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.core.game import AnyGame
from troyes.core.state import Viewer
from troyes.dice.state import Dice
from troyes.draw import guide
from troyes.draw.artists import Artists
from troyes.draw.dice import choices as choosing
from troyes.draw.dice import points, rivals, sheet, wheel
from troyes.draw.dice.signs import SIGNS
from troyes.draw.palette import stacked
from troyes.words import text

__all__ = ["ARTISTS"]


def picture(game: AnyGame, state: Dice, viewer: Viewer, names: Sequence[str]) -> Text:
    """The others in brief, the wheel, and the viewer's own sheet nearest to where he types; without one, all sheets."""
    if viewer < 0:
        full = [sheet.lines(state, other, name) for other, name in enumerate(names)]
        return stacked([wheel.lines(state), *full])
    others = rivals.lines(state, viewer, names) if len(names) > 1 else []
    return stacked([others, wheel.lines(state), sheet.lines(state, viewer, names[viewer])])


def sheets(game: AnyGame, state: Dice, viewer: Viewer, names: Sequence[str]) -> Text:
    """The other sheets in full."""
    full = [sheet.lines(state, other, name) for other, name in enumerate(names) if other != viewer]
    return stacked(full) if full else Text(f" {text('terminal-dice-alone')}")


def scoring(game: AnyGame, state: Dice, viewer: Viewer, names: Sequence[str]) -> Text:
    """The final scoring columns of all sheets, side by side."""
    return stacked([points.lines(state, len(names))])


def legend() -> Text:
    """How to read all this."""
    return stacked([guide.lines("dice", SIGNS)])


def choices(state: Dice, seat: int, options: Sequence[int], labels: Sequence[str]) -> Text:
    """Many choices in short."""
    return stacked([choosing.lines(state, seat, options, labels)])


ARTISTS: Final = Artists(picture=picture, sheets=sheets, scoring=scoring, legend=legend, choices=choices)
