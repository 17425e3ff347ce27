"""A position as one seat may see it: the only place where a state is turned into something that leaves the server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from troyes.core import message as core
from troyes.core import walk
from troyes.core.agenda import NO_TOKEN
from troyes.core.game import AnyGame
from troyes.core.reasons import NOT_ASKED, not_asked, reason
from troyes.core.state import CHANCE, State
from troyes.core.telling import Telling
from troyes.play.log import alphabet, placed
from troyes.play.story import Line, previewed
from troyes.server.messages import LogLine, Position, Question
from troyes.server.scenes import scenery
from troyes.server.scenes.base import Message, wire
from troyes.server.views.viewers import NO_SEAT, Standpoint, eyes

QUICK: Final = 4_000
"""Branches that are walked while the page waits; more are left to a worker process, on request."""


def position(
    game: AnyGame,
    state: State,
    viewer: Standpoint,
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
        question=question(game, view, viewer) if asks and not ended and viewer is not NO_SEAT else None,
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


class Previewed(NamedTuple):
    """What tokens would do, a message each, what a complete move comes to, what would be asked then, what all that is
    chosen amounts to so far, and what of it would be wasted."""

    lines: list[Message]
    outcome: list[Message]
    question: Message | None
    running: Sequence[Message]
    warnings: Sequence[Message]


def preview(
    game: AnyGame, state: State, seat: int, tokens: Sequence[int], chosen: Sequence[int] = ()
) -> Previewed:
    """What these tokens would do, and what is chosen comes to. All is told from the seat's view alone."""
    before = state.view(seat)
    view = before.clone()
    known = scenery(game).under_way(game, before, seat, chosen or tokens)
    prices = scenery(game).under_way(game, before, seat, tokens).prices
    told: list[Telling] = []
    for token in tokens:
        if token not in view.options(seat):
            break
        told.append(game.tell(view, seat, token))
        view.take(seat, token)
        if walk.ends_move(view, seat):
            warnings = scenery(game).under_way(game, before, seat, tokens).warnings
            comes_to = scenery(game).outcome(game, before, view, seat)
            return Previewed(deeds(told, prices), comes_to, None, known.running, warnings)
    asked = wire(view.prompt(seat).question) if seat in view.actors() else None
    return Previewed(deeds(told, prices), [], asked, known.running, ())


def wondered(game: AnyGame, state: State, seat: int, tokens: Sequence[int]) -> Message:
    """Why none of these tokens can be chosen now: the first reason that says more than that it is not asked for."""
    view = state.view(seat)
    reasons = [reason(view, seat, token) for token in tokens] or [not_asked(view, seat)]
    return wire(next((each for each in reasons if each.name != NOT_ASKED), reasons[0]))


def deeds(told: Sequence[Telling], prices: Mapping[int, core.Message]) -> list[Message]:
    """What somebody would do, for the page; what a die costs stands with it."""
    priced = [
        Telling(core.message("told-price", deed=each.deed, price=prices[at]), each.changes)
        if at in prices
        else each
        for at, each in enumerate(told)
    ]
    return [wire(one) for one in previewed(priced)]


def log_line(line: Line) -> LogLine:
    """A line of the story for the page, as plain data, which is what it is written as: there are very many of them."""
    chapter = line.chapter.plain() if line.chapter else None
    said = cast("Message", line.said.plain())
    return LogLine(line.actor, said, line.refs, cast("Message | None", chapter), line.handed, line.turn)
