"""Troyes Dice for the page: the table as one seat sees it, and the doors to its words and its final count."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.core.game import AnyGame, Setup
from troyes.core.message import Message as Said
from troyes.core.message import message
from troyes.core.state import State
from troyes.dice.constants import MORNING
from troyes.dice.state import Dice
from troyes.dice.words import glossary as meanings
from troyes.dice.words import outcome as results
from troyes.server.scenes.base import Explanation, Message, UnderWay, wire
from troyes.server.scenes.dice.pieces import DiceScene
from troyes.server.scenes.dice.scene import scene
from troyes.server.scenes.dice.scoring import scoring

__all__ = [
    "DiceScene",
    "chapter",
    "glossary",
    "outcome",
    "points",
    "scene",
    "scoring",
    "span",
    "under_way",
]


def glossary(game: AnyGame, setup: Setup) -> dict[str, Explanation]:
    """What every piece and place of a table is, by reference."""
    return {
        ref: Explanation(wire(one.title), wire(one.text), wire(one.rule))
        for ref, one in meanings.glossary(setup).items()
    }


def outcome(game: AnyGame, before: State, after: State, seat: int) -> list[Message]:
    """What a complete move comes to, from the seat's views before and after it."""
    assert isinstance(before, Dice)
    assert isinstance(after, Dice)
    return [wire(one) for one in results.outcome(before, after, seat)]


def under_way(game: AnyGame, view: State, seat: int, tokens: Sequence[int]) -> UnderWay:
    """What the die that is chosen, and what it is for, cost together."""
    assert isinstance(view, Dice)
    return UnderWay(
        [wire(one) for one in results.running(view, seat, tokens)],
        [wire(one) for one in results.wasted(tokens)],
    )


def chapter(game: AnyGame, state: State) -> Said | None:
    """The half day."""
    assert isinstance(state, Dice)
    half = Said("dice-half-morning" if state.half == MORNING else "dice-half-afternoon")
    return message("dice-chapter", day=int(state.day), half=half)


span = chapter


def points(game: AnyGame, state: State) -> list[int]:
    """What everybody's sheet is worth so far."""
    return state.scores()
