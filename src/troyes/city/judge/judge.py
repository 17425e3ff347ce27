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
from troyes.core.state import State

TOPICS: Final[list[Topic]] = [
    Purse(),
    District(),
    Market(),
    Citizens(),
    Tradesmen(),
    Deeds(),
    Characters(),
]


class CityJudge(Judge):
    """Judges the positions of a table of Troyes."""

    def __init__(self, players: int, topics: list[Topic]) -> None:
        kinds = [f"city-{players}"]
        if len(topics) > len(TOPICS):
            kinds.insert(0, f"{kinds[0]}-guests")
        super().__init__(kinds, [name for topic in topics for name in topic.names])
        self.topics: Final = topics

    def rivals(self, s: State) -> list[int]:
        assert isinstance(s, City)
        return list(s.rules.participants)

    def role(self, rival: i64) -> i64:
        return 1 if rival == NEUTRAL else 0

    def points(self, s: State, rival: i64) -> i64:
        assert isinstance(s, City)
        return s.points[rival]

    def worth(self, s: State, seat: i64, rival: i64) -> float:
        assert isinstance(s, City)
        return thumb.worth(s, rival, seat, thumb.Outlook(s))

    def lead(self, s: State, seat: i64) -> float:
        assert isinstance(s, City)
        return thumb.lead(s, seat)

    def rounds(self, s: State) -> i64:
        assert isinstance(s, City)
        return s.round

    def stage(self, s: State) -> i64:
        assert isinstance(s, City)
        left = s.rules.rounds - s.round
        return left + 1 if ROLL_WORKFORCE in s.agenda else left

    def describe(self, s: State, seat: i64, rival: i64, row: vec[float]) -> None:
        assert isinstance(s, City)
        at: i64 = 0
        for topic in self.topics:
            topic.write(s, seat, rival, row, at)
            at += len(topic.names)


def judge_of(players: int, parts: list[Module]) -> CityJudge:
    """The judge of a table: what the base game has, and what each module adds to it."""
    topics = list(TOPICS)
    for part in parts[1:]:
        if part.scorers or part.worths:
            topics.append(Guests(part.name, list(part.scorers), list(part.worths)))
    return CityJudge(players, topics)
