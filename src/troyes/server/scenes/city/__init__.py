"""Troyes for the page: the table as one seat sees it, and the doors to its words and its final count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.city.game import TroyesCity
from troyes.city.state import City
from troyes.city.words import glossary as meanings
from troyes.city.words import names, waste
from troyes.city.words import outcome as results
from troyes.city.words import under_way as dice
from troyes.core.game import Setup
from troyes.core.message import Message as Said
from troyes.core.message import message
from troyes.server.scenes.base import Explanation, Message, Scenery, UnderWay, wire
from troyes.server.scenes.city.phase import phase_of
from troyes.server.scenes.city.picture import drawn
from troyes.server.scenes.city.pieces import CityScene
from troyes.server.scenes.city.scene import scene
from troyes.server.scenes.city.scoring import scoring

__all__ = ["SCENERY", "CityScene", "scene", "scoring"]


def glossary(game: TroyesCity, setup: Setup) -> dict[str, Explanation]:
    """What every piece and place of a table is, by reference."""
    return {
        ref: Explanation(wire(one.title), wire(one.text), wire(one.rule) if one.rule else None)
        for ref, one in meanings.entries(game, game.new(setup)).items()
    }


def outcome(game: TroyesCity, before: City, after: City, seat: int) -> list[Message]:
    """What a complete move comes to, from the seat's views before and after it."""
    return [wire(one) for one in results.outcome(before, after, seat)]


def under_way(game: TroyesCity, view: City, seat: int, tokens: Sequence[int]) -> UnderWay:
    """What the dice that are chosen so far come to."""
    return UnderWay(
        [wire(one) for one in dice.running(view, seat, tokens)],
        [wire(one) for one in waste.wasted(view, seat, tokens)],
        {at: names.deniers(price) for at, price in dice.own_prices(view, seat, tokens).items()},
    )


def chapter(game: TroyesCity, state: City) -> Said | None:
    """The round and its phase."""
    phase = phase_of(state)
    if phase in ("opening", "over"):
        return Said(f"city-chapter-{phase}")
    return message("city-chapter", round=int(state.round), phase=Said(f"city-board-phase-{phase}"))


def span(game: TroyesCity, state: City) -> Said | None:
    """The round."""
    return message("city-span", round=int(state.round)) if state.round else None


def points(game: TroyesCity, state: City) -> list[int]:
    """The victory points that everybody has, le Roy too where he takes part."""
    return [int(state.points[owner]) for owner in state.rules.participants]


SCENERY: Final = Scenery(
    scene=scene,
    glossary=glossary,
    scoring=scoring,
    outcome=outcome,
    under_way=under_way,
    chapter=chapter,
    span=span,
    points=points,
    drawn=drawn,
)
