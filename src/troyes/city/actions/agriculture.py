"""Troyes, "Use agriculture": yellow dice bring deniers without a tradesman."""

from __future__ import annotations

from troyes.city.actions.targets import Target
from troyes.city.constants import AGRICULTURE_DIVISOR, POSSESSIONS, YELLOW
from troyes.city.state import City
from troyes.city.words.tokens import AGRICULTURE
from troyes.core.native import i64


class Agriculture(Target):
    """A denier for every two pips."""

    def rank(self) -> i64:
        return AGRICULTURE.first

    def token(self, s: City) -> i64:
        return AGRICULTURE.first

    def colour(self, s: City) -> i64:
        return YELLOW

    def needs(self, s: City) -> i64:
        return AGRICULTURE_DIVISOR

    def touches(self, s: City) -> i64:
        return POSSESSIONS

    def act(self, s: City, seat: i64) -> None:
        s.deniers[seat] += s.worth // AGRICULTURE_DIVISOR
