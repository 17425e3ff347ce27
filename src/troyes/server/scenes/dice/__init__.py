"""Troyes Dice for the page: the table as one seat sees it, and the doors to its words and its final count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.core.game import Setup
from troyes.core.message import Message as Said
from troyes.core.message import message
from troyes.dice.constants import MORNING
from troyes.dice.game import TroyesDice
from troyes.dice.state import Dice
from troyes.dice.words import glossary as meanings
from troyes.dice.words import outcome as results
from troyes.dice.words import waste
from troyes.server.scenes.base import Explanation, Message, Scenery, UnderWay, wire
from troyes.server.scenes.dice.picture import drawn
from troyes.server.scenes.dice.pieces import DiceScene
from troyes.server.scenes.dice.scene import scene
from troyes.server.scenes.dice.scoring import scoring

__all__ = ["SCENERY", "DiceScene", "scene", "scoring"]


def glossary(game: TroyesDice, setup: Setup) -> dict[str, Explanation]:
    """What every piece and place of a table is, by reference."""
    return {
        ref: Explanation(wire(one.title), wire(one.text), wire(one.rule))
        for ref, one in meanings.glossary(setup).items()
    }


def outcome(game: TroyesDice, before: Dice, after: Dice, seat: int) -> list[Message]:
    """What a complete move comes to, from the seat's views before and after it."""
    return [wire(one) for one in results.outcome(before, after, seat)]


def under_way(game: TroyesDice, view: Dice, seat: int, tokens: Sequence[int]) -> UnderWay:
    """What the die that is chosen, and what it is for, cost together."""
    return UnderWay(
        [wire(one) for one in results.running(view, seat, tokens)],
        [wire(one) for one in waste.wasted(view, seat, tokens)],
    )


def chapter(game: TroyesDice, state: Dice) -> Said | None:
    """The half day."""
    half = Said("dice-half-morning" if state.half == MORNING else "dice-half-afternoon")
    return message("dice-chapter", day=int(state.day), half=half)


span = chapter


def points(game: TroyesDice, state: Dice) -> list[int]:
    """What everybody's sheet is worth so far."""
    return state.scores()


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
