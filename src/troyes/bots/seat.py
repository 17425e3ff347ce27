"""A computer player at a table."""

from __future__ import annotations

from troyes.bots.player import Player
from troyes.core.rng import Rng
from troyes.play.session import Session


def make_move(session: Session, seat: int, player: Player, rng: Rng, seconds: float) -> list[int]:
    """Let a player make one complete move for a seat; its tokens. The player is shown what the seat may see.

    A session takes choices that are none by itself, so those of the move are not made a second time.
    """
    tokens = player.choose(session.state.view(seat), seat, rng, seconds)
    made = 0
    while made < len(tokens):
        logged = len(session.log)
        session.play(seat, tokens[made])
        made += sum(entry.actor == seat for entry in session.log[logged:])
    return tokens
