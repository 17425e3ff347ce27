"""Scenes of Troyes for the tests."""

from __future__ import annotations

from tests.city.builder import A, B, city
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.server.scenes.city import scene
from troyes.server.scenes.city.pieces import (
    CityScene,
)

NAMES = ["Anna", "Bert", "Cleo", "Dora"]

SECRET = 77
"""A number of points that stands nowhere else in a scene."""


def seen(state: City, seat: int) -> CityScene:
    """The scene of a seat."""
    return scene(CITY, state.view(seat), seat, NAMES)


def table() -> City:
    """A two-player table in the third round, with something of everything on it."""
    game = (
        city(2)
        .seat(A, deniers=8, influence=6, points=SECRET, supply=2, won=1, characters=["urbain-iv", "henry-i"])
        .seat(B, deniers=3, points=SECRET + 1, passed=3, characters=["thibaut-ii", "le-florentin"])
        .dice("r4@A y2@A y2@A w6@B r1@N")
        .building("palace", "A B - - N -")
        .building("city-hall", "A A B - - -", "B N")
        .card("merchant", "A -")
        .card("militia", "B A", A=2, B=1)
        .card("tax-collector", "N B", "A")
        .marauding("A N")
        .event("brigands2")
        .event("heresy", "B B")
        .past("war", "drought")
        .cathedral("A - B - - -", "N - - - - -")
    )
    state: City = game.start().state
    return state
