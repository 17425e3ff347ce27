"""The computer players by name."""

from __future__ import annotations

import re

import pytest

from troyes.bots.levels import LEVELS, Level, find
from troyes.bots.players.burgher import Burgher
from troyes.bots.players.villager import Villager
from troyes.core.errors import Refusal


def test_levels_from_the_weakest_to_the_strongest() -> None:
    assert [(level.name, level.title, level.player) for level in LEVELS] == [
        ("villager", "Villager", Villager),
        ("burgher", "Burgher", Burgher),
    ]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_level_is_found_by_its_name_and_sits_down(level: Level) -> None:
    found = find(level.name)
    assert found is level
    assert found.player().looks == found.player.usual_looks
    assert found.player(looks=3).looks == 3
    assert found.about


def test_unknown_level_is_refused_with_the_names() -> None:
    words = "There is no computer player 'king'; choose one of villager, burgher."
    with pytest.raises(Refusal, match=f"^{re.escape(words)}$"):
        find("king")
