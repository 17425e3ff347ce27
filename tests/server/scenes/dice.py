"""Scenes of Troyes Dice for the tests."""

from __future__ import annotations

from tests.dice.builder import Playing
from troyes.dice.game import DICE
from troyes.server.scenes.dice import DiceScene, scene

NAMES = ("Ada", "Bertrand")


def seen(game: Playing, seat: int, names: tuple[str, ...] = NAMES) -> DiceScene:
    return scene(DICE, game.state.view(seat), seat, names)
