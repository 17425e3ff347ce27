"""Troyes in text: eighty columns, and every sign is a letter or a shape before it is a colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from troyes.city.constants import NEUTRAL
from troyes.city.state import City
from troyes.core.game import Game
from troyes.core.state import State
from troyes.draw.city import board, cards, guide, people, points, square
from troyes.draw.city import choices as choosing

__all__ = ["choices", "legend", "picture", "scoring", "sheets"]


def picture(game: Game, state: State, seat: int, names: Sequence[str]) -> Text:
    """The cards and the events, the board, and the players with their dice nearest to where the player types."""
    assert isinstance(state, City)
    players = square.lines(state, seat, names) + people.lines(state, seat)
    return joined([cards.events(state), cards.activities(state), board.lines(state), players])


def sheets(game: Game, state: State, seat: int, names: Sequence[str]) -> Text:
    """The cards in all their words, and how far everybody is with the characters: there are no sheets to show."""
    assert isinstance(state, City)
    owners = [*range(int(state.rules.players)), *([NEUTRAL] if state.takes_part(NEUTRAL) else [])]
    return joined([*cards.in_words(state), people.standings(state, owners)])


def scoring(game: Game, state: State, seat: int, names: Sequence[str]) -> Text:
    """The final count of all players, side by side."""
    assert isinstance(state, City)
    return joined([points.lines(state, seat, names)])


def legend() -> Text:
    """How to read all this."""
    return joined([guide.lines()])


def choices(state: State, seat: int, options: Sequence[int], labels: Sequence[str]) -> Text:
    """Many choices in short."""
    assert isinstance(state, City)
    return joined([choosing.lines(state, seat, options, labels)])


def joined(blocks: Sequence[Sequence[Text]]) -> Text:
    """Blocks of lines, with an empty line between them."""
    lines: list[Text] = []
    for block in blocks:
        if block and lines:
            lines.append(Text())
        lines += block
    return Text("\n").join(lines)
