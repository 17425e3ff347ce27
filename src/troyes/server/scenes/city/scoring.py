"""The final count of Troyes for the page, line by line; in the King's Challenge with le Roy and his verdict."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city import sight
from troyes.city.constants import NEUTRAL
from troyes.city.modules.king import verdict
from troyes.city.modules.kings_table import LE_ROY, PLAYER
from troyes.city.state import City
from troyes.core.game import AnyGame
from troyes.core.message import message
from troyes.core.state import State
from troyes.server.scenes.base import Message, ScoreLine, Scoring, wire


def scoring(game: AnyGame, state: State, seat: int, names: Sequence[str]) -> Scoring:
    """The count as it is at the end, or would be if this were it; `?` where a seat may not know."""
    s = state.view(seat)
    assert isinstance(s, City)
    owners = [int(owner) for owner in s.rules.participants]
    before = [sight.shown_before(s, seat, owner) for owner in owners]
    after = [sight.shown_after(s, seat, owner) for owner in owners]
    return Scoring(
        columns=[wire(message("city-le-roy")) if owner == LE_ROY else names[owner] for owner in owners],
        lines=[
            ScoreLine(wire(message("city-count-course")), before),
            *[ScoreLine(wire(each.label), cells(each)) for each in sight.count_lines(s)],
            ScoreLine(wire(message("city-count-total")), after, total=True),
        ],
        verdict=kings_verdict(s, seat),
    )


def cells(each: sight.CountLine) -> list[str | Message]:
    """The points of a line, for a character with how many there are of what he counts."""
    if not each.counts:
        return [str(points) for points in each.points]
    return [
        wire(message("city-count-for", points=points, count=count))
        for count, points in zip(each.counts, each.points, strict=True)
    ]


def kings_verdict(s: City, seat: int) -> Message | None:
    """In the King's Challenge the difference, and what le Roy makes of it."""
    if not s.takes_part(NEUTRAL) or not sight.sees_points(s, seat, PLAYER):
        return None
    difference = sight.after_count(s, PLAYER) - sight.after_count(s, LE_ROY)
    return wire(message("city-verdict-against", verdict=verdict(difference), difference=f"{difference:+d}"))
