"""Troyes, "The King's Challenge", "Card Modifications": what cards and events do where le Roy plays, whom events that
harm leave alone. What is printed on them stays."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.cathedral import highest_cube, lowest_space
from troyes.city.actions.combat import last_cube, remove_last_cube
from troyes.city.constants import EMPTY, NEUTRAL, YELLOW
from troyes.city.content.cards.red import TAX_COLLECTOR, Tax
from troyes.city.content.cards.white import TITHE
from troyes.city.content.effects import Keep, Per
from troyes.city.content.events import INTERRUPTED_WORK, TRAVELING_BUILDERS
from troyes.city.content.kinds import Bend, Card, Event, Plague
from troyes.city.content.plagues import NeutralCube, RemoveCube
from troyes.city.modules.bonus import BANQUET, RESISTANCE, MostRedDice
from troyes.city.phases.events import strike_seat
from troyes.city.state import City
from troyes.city.words import names
from troyes.core.message import Message, message
from troyes.core.native import i64


class KingsCube(NeutralCube):
    """As `NeutralCube`, and le Roy gains points for it."""

    def __init__(self, points: int) -> None:
        self.points: Final[i64] = points

    def strike(self, s: City, event: i64) -> None:
        if lowest_space(s) != EMPTY:
            s.points[NEUTRAL] += self.points
        super().strike(s, event)

    def text(self) -> Message:
        return message("city-kings-cube", gain=names.points(self.points))


class RemovePlayersCube(RemoveCube):
    """As `RemoveCube`, but le Roy suffers no harm: where the highest cube is his, nothing happens (ruling R114)."""

    def strike(self, s: City, event: i64) -> None:
        space = highest_cube(s)
        if space != EMPTY and s.cathedral[space] != NEUTRAL:
            strike_seat(s, s.cathedral[space])

    def text(self) -> Message:
        return Message("city-remove-players-cube")


class RemovePlayersLastCubes(Plague):
    """As `RemoveLastCubes`, but le Roy suffers no harm: cubes of his stay (ruling R114)."""

    def strike(self, s: City, event: i64) -> None:
        place: i64 = 0
        while place < s.queued:
            if last_cube(s, place) != NEUTRAL:
                remove_last_cube(s, place)
            place += 1

    def text(self) -> Message:
        return Message("city-remove-players-last-cubes")


CARDS: Final[tuple[Card, ...]] = (
    TITHE.with_effect(Keep(Bend("tithe-king", takes=YELLOW, as_colour=YELLOW, free=1, free_neutral=3))),
    TAX_COLLECTOR.with_effect(Tax(neutral=2)),
    BANQUET.with_effect(Per(MostRedDice(NEUTRAL), points=1)),
)

EVENTS: Final[tuple[Event, ...]] = (
    TRAVELING_BUILDERS.with_plague(KingsCube(points=1)),
    INTERRUPTED_WORK.with_plague(RemovePlayersCube()),
    RESISTANCE.with_plague(RemovePlayersLastCubes()),
)
