"""Troyes Dice, "End of the game": the count line by line, for the page."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.dice.count import count, verdict
from troyes.dice.game import TroyesDice
from troyes.dice.state import Dice
from troyes.server.scenes.base import ScoreLine, Scoring, wire


def scoring(game: TroyesDice, state: Dice, seat: int, names: Sequence[str]) -> Scoring:
    """What everybody's sheet scores, as far as this seat may see it."""
    view = state.view(seat)
    won = verdict(view, names)
    return Scoring(
        columns=list(names),
        lines=[
            ScoreLine(wire(line.label), [wire(cell) for cell in line.cells], line.is_total)
            for line in count(view)
        ],
        verdict=wire(won) if won else None,
    )
