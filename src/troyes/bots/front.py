"""The front door to the computer players: a move for whoever must choose."""

from __future__ import annotations

import secrets

from troyes.bots import levels
from troyes.bots.player import Sight
from troyes.core.errors import IllegalMove
from troyes.core.message import Message
from troyes.core.rng import Rng
from troyes.core.state import ANYBODY, CHANCE, NOBODY, State


def choose(
    state: State,
    level: str = "burgher",
    rng: Rng | None = None,
    *,
    seat: int = ANYBODY,
    seconds: float | None = None,
) -> list[int]:
    """The tokens of one complete move of a computer player, who is shown what the seat may see and nothing else.

    Without `seconds` only the player's usual looks and rollouts end the thinking, and then the same state and the same
    generator give the same move on every machine.
    """
    seat = state.actor() if seat == ANYBODY else seat
    if seat == NOBODY:
        raise IllegalMove(Message("refused-game-over"))
    if seat == CHANCE:
        raise IllegalMove(Message("refused-chance-seat"))
    sight = Sight(state, seat)  # refuses whoever is no seat
    if not state.options(seat):
        raise IllegalMove(Message("refused-game-over"))
    found = levels.find(level)
    ample = float("inf") if seconds is None else seconds
    generator = Rng(secrets.randbits(64)) if rng is None else rng
    return found.player().choose(sight, generator, ample)
