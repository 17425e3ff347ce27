"""A computer player at a table."""

from __future__ import annotations

from troyes.bots.player import Player, Sight
from troyes.core.rng import Rng
from troyes.play.session import Session


def make_move(session: Session, seat: int, player: Player, rng: Rng, seconds: float) -> list[int]:
    """Let a player make one complete move for a seat; its tokens. The player is shown what the seat may see."""
    tokens = player.choose(Sight(session.state, seat), rng, seconds)
    session.play_move(seat, tokens)
    return tokens
