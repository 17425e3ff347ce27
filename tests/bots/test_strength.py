"""Small matches with fixed random numbers: each level beats the one below it, and the weakest beats blind chance."""

from __future__ import annotations

from statistics import mean

import pytest

from tests.bots.tables import leads, play
from troyes.bots.player import Player
from troyes.bots.players.burgher import Burgher
from troyes.bots.players.villager import Villager
from troyes.city.game import CITY
from troyes.core.game import AnyGame
from troyes.dice.game import DICE
from troyes.tui.opponents import RANDOM

pytestmark = pytest.mark.heavy

CHANCER = RANDOM.player()
VILLAGER = Villager(looks=20)
BURGHER = Burgher(looks=30)

TABLES: list[tuple[AnyGame, int, int]] = [
    (CITY, 2, 3),
    (CITY, 3, 3),
    (CITY, 4, 4),
    (DICE, 2, 6),
    (DICE, 3, 6),
    (DICE, 4, 6),
]
"""Game, seats, games: as many at least as seats, so that the stronger sits everywhere."""


@pytest.mark.parametrize("game, seats, games", TABLES, ids=[f"{game.name}-{n}" for game, n, _ in TABLES])
@pytest.mark.parametrize(
    "stronger, weaker", [(VILLAGER, CHANCER), (BURGHER, VILLAGER)], ids=["villager", "burgher"]
)
def test_stronger_wins(game: AnyGame, seats: int, games: int, stronger: Player, weaker: Player) -> None:
    ahead = leads(game, stronger, weaker, seats, games)
    assert sum(lead > 0 for lead in ahead) >= len(ahead) * 2 / 3, ahead
    assert mean(ahead) > 3


def test_kings_challenge() -> None:
    """The points over le Roy's at the end, on average."""
    chancer, villager, burgher = [
        mean(play(CITY, [player], seed).state.scores()[0] for seed in range(4))
        for player in (CHANCER, VILLAGER, Burgher(looks=60))
    ]
    assert chancer + 10 < villager
    assert villager + 10 < burgher
