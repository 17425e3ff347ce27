"""A position as one seat may see it: the only place where a state is turned into something that leaves the server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.core import walk
from troyes.core.agenda import NO_TOKEN
from troyes.core.game import AnyGame
from troyes.core.state import CHANCE, State
from troyes.core.telling import Telling
from troyes.play.log import alphabet, placed
from troyes.play.story import Line, previewed
from troyes.server.messages import LogLine, Position, Question
from troyes.server.scenes import scenery
from troyes.server.scenes.base import Message, wire
from troyes.server.tables.viewers import WATCHER, Viewer, eyes

QUICK: Final = 4_000
"""Branches that are walked while the page waits; more are left to a worker process, on request."""


def position(
    game: AnyGame,
    state: State,
    viewer: Viewer,
    names: Sequence[str],
    *,
    asks: bool = True,
    ended: bool = False,
) -> Position:
    """The table as this seat sees it, or as watchers do; `asks` is for those who can answer. In a game that was ended
    before its time nobody is asked any more."""
    view = state.view(eyes(viewer))
    show = scenery(game)
    over = not state.actors()
    return Position(
        seat=viewer,
        alphabet=alphabet(game),
        scene=show.scene(game, view, eyes(viewer), names),
        asked=[actor for actor in state.actors() if actor != CHANCE and not ended],
        reaction=any(state.declines(actor) != NO_TOKEN for actor in state.actors()),
        question=question(game, view, viewer) if asks and not ended and viewer is not WATCHER else None,
        scoring=show.scoring(game, view, eyes(viewer), names) if over else None,
        achievements=[achieved(game, state, each) for each in range(len(names))] if over else [],
    )


def question(game: AnyGame, view: State, seat: int) -> Question | None:
    """What is asked of this seat, with all ways to answer unless there are very many."""
    if seat not in view.actors():
        return None
    return Question(wire(view.prompt(seat).question), placed(game, walk.graph(view, seat, QUICK)))


def achieved(game: AnyGame, state: State, seat: int) -> list[Message]:
    """The titles that a finished game earned for a seat by itself."""
    names = game.achieved(state, seat)
    return [wire(game.boast(each)) for each in game.achievements if each.name in names and each.games == 1]


def preview(
    game: AnyGame, state: State, seat: int, tokens: Sequence[int]
) -> tuple[list[Message], list[Message], Message | None]:
    """What these tokens would do, a message each, what a complete move comes to, and what would be asked then.

    All is told from the seat's view alone.
    """
    before = state.view(seat)
    view = before.clone()
    told: list[Telling] = []
    for token in tokens:
        if token not in view.options(seat):
            break
        told.append(game.tell(view, seat, token))
        view.take(seat, token)
        if walk.ends_move(view, seat):
            return deeds(told), scenery(game).outcome(game, before, view, seat), None
    asked = wire(view.prompt(seat).question) if seat in view.actors() else None
    return deeds(told), [], asked


def deeds(told: Sequence[Telling]) -> list[Message]:
    """What somebody would do, for the page."""
    return [wire(message) for message in previewed(told)]


def log_line(line: Line) -> LogLine:
    """A line of the story for the page."""
    return LogLine(line.actor, wire(line.said), line.refs)
