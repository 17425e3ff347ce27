"""Pictures of a state as SVG, for notebooks and documents: the text picture, with its colours, as a drawing."""

from __future__ import annotations

import io

from rich.console import Console

from troyes.core.state import ALL_SEEING, State
from troyes.draw import picture
from troyes.words import say

WIDTH = 118


def drawn(state: State) -> str:
    """The table with nothing hidden beyond what the state itself hides."""
    game = state.origin().game
    paper = Console(
        width=WIDTH, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    paper.print(picture(game, state, ALL_SEEING))
    return paper.export_svg(title=say(game.titled()), unique_id=f"troyes-{abs(hash(state)):x}")
