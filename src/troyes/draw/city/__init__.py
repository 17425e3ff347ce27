"""Troyes in text: eighty columns, and every sign is a letter or a shape before it is a colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from troyes.city.constants import NEUTRAL
from troyes.city.state import City
from troyes.core.game import AnyGame
from troyes.core.state import State, Viewer
from troyes.draw.city import board, cards, guests, guide, people, points, square
from troyes.draw.city import choices as choosing
from troyes.draw.palette import stacked

__all__ = ["choices", "legend", "picture", "scoring", "sheets"]


def picture(game: AnyGame, state: State, viewer: Viewer, names: Sequence[str]) -> Text:
    """The cards and the events, the board, and the players with their dice nearest to where the player types."""
    assert isinstance(state, City)
    players = square.lines(state, viewer, names) + people.lines(state, viewer)
    return stacked(
        [cards.events(state), cards.activities(state), board.lines(state), guests.lines(state), players]
    )


def sheets(game: AnyGame, state: State, viewer: Viewer, names: Sequence[str]) -> Text:
    """The cards in all their words, and how far everybody is with the characters: there are no sheets to show."""
    assert isinstance(state, City)
    owners = [*range(int(state.rules.players)), *([NEUTRAL] if state.takes_part(NEUTRAL) else [])]
    return stacked([*cards.in_words(state), people.standings(state, owners)])


def scoring(game: AnyGame, state: State, viewer: Viewer, names: Sequence[str]) -> Text:
    """The final count of all players, side by side."""
    assert isinstance(state, City)
    return stacked([points.lines(state, viewer)])


def legend() -> Text:
    """How to read all this."""
    return stacked([guide.lines()])


def choices(state: State, seat: int, options: Sequence[int], labels: Sequence[str]) -> Text:
    """Many choices in short."""
    assert isinstance(state, City)
    return stacked([choosing.lines(state, seat, options, labels)])
