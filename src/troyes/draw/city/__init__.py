"""Troyes in text: eighty columns, and every sign is a letter or a shape before it is a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.city.state import City
from troyes.core.game import AnyGame
from troyes.core.state import Viewer
from troyes.draw import guide
from troyes.draw.artists import Artists
from troyes.draw.city import board, cards, guests, people, points, square
from troyes.draw.city import choices as choosing
from troyes.draw.city.signs import SIGNS
from troyes.draw.palette import stacked

__all__ = ["ARTISTS"]


def picture(game: AnyGame, state: City, viewer: Viewer, names: Sequence[str]) -> Text:
    """The cards and the events, the board, and the players with their dice nearest to where the player types."""
    players = square.lines(state, viewer, names) + people.lines(state, viewer)
    return stacked(
        [cards.events(state), cards.activities(state), board.lines(state), guests.lines(state), players]
    )


def sheets(game: AnyGame, state: City, viewer: Viewer, names: Sequence[str]) -> Text:
    """The cards in all their words, and how far everybody is with the characters: there are no sheets to show."""
    owners = [int(owner) for owner in state.rules.participants]
    return stacked([*cards.in_words(state), people.standings(state, owners)])


def scoring(game: AnyGame, state: City, viewer: Viewer, names: Sequence[str]) -> Text:
    """The final count of all players, side by side."""
    return stacked([points.lines(state, viewer)])


def legend() -> Text:
    """How to read all this."""
    return stacked([guide.lines("city", SIGNS)])


def choices(state: City, seat: int, options: Sequence[int], labels: Sequence[str]) -> Text:
    """Many choices in short."""
    return stacked([choosing.lines(state, seat, options, labels)])


ARTISTS: Final = Artists(picture=picture, sheets=sheets, scoring=scoring, legend=legend, choices=choices)
