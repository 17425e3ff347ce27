"""The front door to the computer players: a move for whoever must choose."""

from __future__ import annotations

import secrets
from typing import SupportsIndex

from troyes.bots import levels
from troyes.bots.player import Sight
from troyes.core import checked
from troyes.core.errors import IllegalMove, SetupError
from troyes.core.message import Message, message, shown
from troyes.core.rng import Rng
from troyes.core.state import ANYBODY, CHANCE, NOBODY, State
from troyes.play.front import checked_state


def choose(
    state: State,
    level: str = "burgher",
    rng: Rng | None = None,
    *,
    seat: SupportsIndex = ANYBODY,
    seconds: float | None = None,
) -> list[int]:
    """The tokens of one complete move of a computer player, who is shown what the seat may see and nothing else.

    Without `seconds` only the player's usual looks and rollouts end the thinking, and then the same state and the same
    generator give the same move on every machine.
    """
    who = checked_state(state).meant(seat)
    if who == NOBODY:
        raise IllegalMove(Message("refused-game-over"))
    if who == CHANCE:
        raise IllegalMove(Message("refused-chance-seat"))
    sight = Sight(state, who)  # refuses whoever is no seat
    if not state.options(who):
        raise checked.unasked(state, who)
    found = levels.find(str(level))
    ample = float("inf") if seconds is None else checked_seconds(seconds)
    generator = Rng(secrets.randbits(64)) if rng is None else checked.generator(rng)
    return found.player().choose(sight, generator, ample)


def checked_seconds(seconds: object) -> float:
    """A time to think, or a refusal."""
    if isinstance(seconds, int | float) and not isinstance(seconds, bool) and seconds >= 0:
        return float(seconds)
    raise SetupError(message("refused-seconds", seconds=shown(seconds)))
