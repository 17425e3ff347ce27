"""The computer players by name."""

from __future__ import annotations

import re

import pytest

from troyes.bots.levels import LEVELS, Level, find
from troyes.bots.players.bailiff import Bailiff
from troyes.bots.players.burgher import Burgher, Master
from troyes.bots.players.countess import Countess
from troyes.bots.players.villager import Villager
from troyes.core.errors import Refusal
from troyes.words import text


def test_levels_from_the_weakest_to_the_strongest() -> None:
    assert [(level.name, level.player) for level in LEVELS] == [
        ("villager", Villager),
        ("burgher", Burgher),
        ("master", Master),
        ("bailiff", Bailiff),
        ("countess", Countess),
    ]
    assert [level.seconds for level in LEVELS] == [0.5, 0.5, 0.5, 1.0, 2.0]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_level_is_found_by_its_name_and_sits_down(level: Level) -> None:
    found = find(level.name)
    assert found is level
    assert found.player().looks == found.player.usual_looks
    assert found.player(looks=3).looks == 3
    assert text(f"level-{level.name}")
    assert text(f"level-{level.name}-about")


def test_unknown_level_is_refused_with_the_names() -> None:
    words = "There is no computer player 'king'; choose one of villager, burgher, master, bailiff, countess."
    with pytest.raises(Refusal, match=f"^{re.escape(words)}$"):
        find("king")
