"""The final count of Troyes for the page, line by line, and what is said of the result."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city import sight
from troyes.city.constants import NEUTRAL
from troyes.city.game import TroyesCity
from troyes.city.state import City
from troyes.city.words.names import called
from troyes.core.message import message
from troyes.server.scenes.base import Message, ScoreLine, Scoring, wire


def scoring(game: TroyesCity, state: City, seat: int, names: Sequence[str]) -> Scoring:
    """The count as it is at the end, or would be if this were it; `?` where a seat may not know."""
    s = state.view(seat)
    owners = [int(owner) for owner in s.rules.participants]
    before = [sight.shown_before(s, seat, owner) for owner in owners]
    after = [sight.shown_after(s, seat, owner) for owner in owners]
    judged = sight.judged(s, seat)
    return Scoring(
        columns=[column(s, owner, names) for owner in owners],
        lines=[
            ScoreLine(wire(message("city-count-course")), before),
            *[ScoreLine(wire(each.label), cells(each)) for each in sight.count_lines(s)],
            ScoreLine(wire(message("city-count-total")), after, total=True),
        ],
        verdict=wire(judged.in_full) if judged else None,
        totals=[sight.after_count(s, owner) for owner in owners]
        if s.takes_part(NEUTRAL) and sight.is_over(s)
        else [],
    )


def column(s: City, owner: int, names: Sequence[str]) -> str | Message:
    """Whose points these are."""
    return wire(called(s.rules.neutral)) if owner == NEUTRAL else names[owner]


def cells(each: sight.CountLine) -> list[str | Message]:
    """The points of a line, for a character with how many there are of what he counts."""
    if not each.counts:
        return [str(points) for points in each.points]
    return [
        wire(message("city-count-for", points=points, count=count))
        for count, points in zip(each.counts, each.points, strict=True)
    ]
