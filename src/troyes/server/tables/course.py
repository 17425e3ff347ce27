"""How the points of a game grew, from the positions of its record."""

from __future__ import annotations

from typing import Final

from troyes.core.message import Message
from troyes.core.state import WATCHER
from troyes.server.endings import Course, Mark
from troyes.server.scenes import scenery
from troyes.server.scenes.base import wire
from troyes.server.tables.live import Live, seat_names

END: Final = Message("course-end")


def course(live: Live) -> Course:
    """What everybody had at the end of each round, and of the game: now that it is over, nothing is hidden."""
    show, game = scenery(live.game), live.game
    state, marks = live.table.new(), list[Mark]()
    for at, (actor, token) in enumerate(live.entries, start=1):
        span = show.span(game, state)
        state.take(actor, token)
        if span and state.actors() and show.span(game, state) != span:
            marks.append(Mark(wire(span), at, show.points(game, state)))
    marks.append(Mark(wire(END), len(live.entries), show.points(game, state)))
    columns = show.scoring(game, state, WATCHER, seat_names(live.row)).columns
    return Course(columns, marks)
