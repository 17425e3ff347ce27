"""Small matches for tests."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.lab.arena import Match
from troyes.lab.entrants import entrants, seated
from troyes.play.catalogue import find
from troyes.play.table import Table


def match_of(
    game: str = "dice",
    names: Sequence[str] = ("random", "random"),
    players: int = 2,
    *,
    commands: Sequence[str] = (),
    budget: float = 0.1,
    seed: int = 7,
    seconds: float = 10.0,
    **choices: str,
) -> Match:
    """A match of blind chance against itself, or whatever is asked for."""
    which = find(game)
    who = entrants(seated(names, players), commands, budget)
    plain = Table(which, which.setup(players, choices)).plain()
    return Match(plain=plain, entrants=who, seed=seed, seconds=seconds)
