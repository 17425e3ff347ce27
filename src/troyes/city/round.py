"""Troyes, "Gameplay": the order in which everything happens. The rest of the package is its details."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.module import Module
from troyes.city.phases.evening import END_ROUND
from troyes.city.phases.events import LIMIT_ENEMIES, REVEAL_RED, ROLL_BLACK_DICE, STRIKE_ALL
from troyes.city.phases.income import PAY_SALARIES
from troyes.city.phases.scoring import COUNT_POINTS
from troyes.city.phases.setup import REVEAL_ACTIVITIES
from troyes.city.phases.turns import NEXT_TURN
from troyes.city.phases.workforce import ROLL_WORKFORCE
from troyes.city.shape import Shape
from troyes.city.state import City
from troyes.core.agenda import Step


def in_order(*steps: Step[Any]) -> list[Step[Any]]:
    """Steps as the agenda holds them: the first to come lies on top."""
    return list(reversed(steps))


def opening_of(shape: Shape, parts: list[Module]) -> list[Step[Any]]:
    """All before the first round, with what the modules add."""
    return in_order(
        *[step for part in parts for step in part.layout],
        *shape.dealing,
        *[step for part in parts for step in part.dealt if shape.dealing],
        *shape.opening,
        *[step for part in parts for step in part.opening],
        NEXT_ROUND,
    )


def round_of(parts: list[Module]) -> list[Step[Any]]:
    """The phases of a round, with what the modules add."""
    return in_order(
        REVEAL_ACTIVITIES,
        *[step for part in parts for step in part.revealed],
        PAY_SALARIES,
        *[step for part in parts for step in part.income],
        ROLL_WORKFORCE,
        *[step for part in parts for step in part.workforce],
        REVEAL_RED,
        STRIKE_ALL,
        LIMIT_ENEMIES,
        ROLL_BLACK_DICE,  # the modules' steps for enemies thrown follow it, and that they are countered
        FIRST_TURN,
        *[step for part in parts for step in part.evening],
        END_ROUND,
        NEXT_ROUND,
    )


class FirstTurn(Step[City]):
    """The start player begins, unless no die is left already."""

    def act(self, s: City) -> None:
        s.turn = (s.start - s.direction) % len(s.rules.participants)
        s.agenda.append(NEXT_TURN)


class NextRound(Step[City]):
    """Another round, or the final count."""

    def act(self, s: City) -> None:
        if s.round < s.rules.rounds:
            s.round += 1
            s.agenda.extend(s.rules.round_steps)
        else:
            s.agenda.append(COUNT_POINTS)
            s.agenda.extend(s.rules.scoring)


FIRST_TURN: Final[FirstTurn] = FirstTurn("first-turn")
NEXT_ROUND: Final[NextRound] = NextRound("next-round")
STEPS: Final[tuple[Step[Any], ...]] = (FIRST_TURN, NEXT_ROUND)
