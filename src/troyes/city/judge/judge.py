"""Troyes: who is ahead, as far as can be told from the table."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import NEUTRAL
from troyes.city.judge import thumb
from troyes.city.judge.topics import (
    Characters,
    Citizens,
    Deeds,
    District,
    Guests,
    Market,
    Purse,
    Topic,
    Tradesmen,
)
from troyes.city.module import Module
from troyes.city.phases.workforce import ROLL_WORKFORCE
from troyes.city.state import City
from troyes.core.judge import Judge
from troyes.core.native import i64, vec

TOPICS: Final[list[Topic]] = [Purse(), District(), Market(), Citizens(), Deeds(), Characters()]


class CityJudge(Judge[City]):
    """Judges the positions of a table of Troyes."""

    def __init__(self, players: int, topics: list[Topic], guests: list[Topic]) -> None:
        kinds = [f"city-{players}"]
        if guests:
            kinds.insert(0, f"{kinds[0]}-guests")
        super().__init__(kinds, [name for topic in topics + guests for name in topic.names], stages=2)
        self.topics: Final = vec[Topic](topics + guests)

    def rivals(self, s: City) -> list[int]:
        return list(s.rules.participants)

    def role(self, rival: i64) -> i64:
        return 1 if rival == NEUTRAL else 0

    def points(self, s: City, rival: i64) -> i64:
        return s.points[rival]

    def worth(self, s: City, seat: i64, rival: i64) -> float:
        return thumb.worth(s, rival, seat, thumb.Outlook(s))

    def lead(self, s: City, seat: i64) -> float:
        return thumb.lead(s, seat)

    def rounds(self, s: City) -> i64:
        return s.round

    def stage(self, s: City) -> i64:
        to_throw = s.rules.rounds - s.round
        return 2 * to_throw + 2 if thumb.awaits(s, ROLL_WORKFORCE) else 2 * to_throw + 1 if s.agenda else 0

    def describe(self, s: City, seat: i64, rival: i64, row: vec[float]) -> None:
        self.write(s, seat, rival, thumb.Outlook(s), row, 0)

    def describe_all(self, s: City, seat: i64, rows: vec[float]) -> None:
        ahead = thumb.Outlook(s)
        at: i64 = 0
        place: i64 = 0
        while place < len(s.rules.participants):
            at = self.write(s, seat, s.rules.participants[place], ahead, rows, at)
            place += 1

    def write(self, s: City, seat: i64, rival: i64, ahead: thumb.Outlook, row: vec[float], at: i64) -> i64:
        """Write all topics from a place on, and say where they end."""
        i: i64 = 0
        while i < len(self.topics):
            topic = self.topics[i]
            topic.write(s, seat, rival, ahead, row, at)
            at += topic.size
            i += 1
        return at


def judge_of(players: int, cards: list[str], parts: list[Module]) -> CityJudge:
    """The judge of a table: what the base game has, with all cards of the box, and what each module adds to it."""
    guests: list[Topic] = []
    for part in parts[1:]:
        if part.scorers or part.worths:
            guests.append(Guests(part.name, list(part.scorers), list(part.worths)))
    return CityJudge(players, [*TOPICS, Tradesmen(cards)], guests)
