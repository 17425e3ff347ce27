"""The final count of Troyes for the page, line by line; in the King's Challenge with le Roy and his verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.city import scoring as final
from troyes.city import sight, solo
from troyes.city.constants import NEUTRAL
from troyes.city.state import City
from troyes.core.game import AnyGame
from troyes.core.state import EVERYONE, State
from troyes.draw.city.short import shortened
from troyes.server.scenes.base import ScoreLine, Scoring

WATCHER: Final = -1
"""A seat that nobody has: a watcher of the page sees no more points than a player sees of the others."""


def scoring(game: AnyGame, state: State, seat: int, names: Sequence[str]) -> Scoring:
    """The count as it is at the end, or would be if this were it; `?` where a seat may not know."""
    s = state.view(seat)
    assert isinstance(s, City)
    viewer = WATCHER if seat == EVERYONE else seat
    owners = [int(owner) for owner in s.rules.participants]
    return Scoring(
        columns=["le Roy" if owner == NEUTRAL else names[owner] for owner in owners],
        lines=[
            ScoreLine(
                "In the course of the game", [sight.shown_before(s, viewer, owner) for owner in owners]
            ),
            ScoreLine("Events with a cube of theirs", [str(final.presence_points(s, o)) for o in owners]),
            ScoreLine("Tradesmen on the Activity cards", [str(final.tradesman_points(s, o)) for o in owners]),
            *character_lines(s, owners),
            ScoreLine("Cathedral levels without a cube", [str(-sight.lost(s, owner)) for owner in owners]),
            ScoreLine(
                "Victory points",
                [sight.shown_after(s, viewer, o) for o in owners],
                total=True,
            ),
        ],
        verdict=verdict(s, viewer),
    )


def character_lines(s: City, owners: Sequence[int]) -> list[ScoreLine]:
    """A line for each character that can be seen: the points, and how many of the thing that he counts."""
    return [
        ScoreLine(
            f"{one.title}: {shortened(one.count.text())}",
            [f"{one.points(s, owner)} (for {one.count.of(s, owner)})" for owner in owners],
        )
        for one in [s.rules.characters[number] for number in s.character if number >= 0]
    ]


def verdict(s: City, viewer: int) -> str:
    """In the King's Challenge the difference, and what le Roy makes of it."""
    if not s.takes_part(NEUTRAL) or not sight.sees_points(s, viewer, solo.PLAYER):
        return ""
    difference = sight.after_count(s, solo.PLAYER) - sight.after_count(s, NEUTRAL)
    return f"{solo.verdict(difference)} ({difference:+d} against le Roy)"
