"""Troyes, "Gameplay": the order in which everything happens. The rest of the package is its details."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.evening import END_ROUND
from troyes.city.events_phase import LIMIT_ENEMIES, REVEAL_RED, ROLL_BLACK_DICE, STRIKE_ALL
from troyes.city.income import PAY_SALARIES
from troyes.city.rules import Module
from troyes.city.scoring import COUNT_POINTS
from troyes.city.setup import REVEAL_ACTIVITIES
from troyes.city.state import City
from troyes.city.turns import NEXT_TURN
from troyes.city.workforce import ROLL_WORKFORCE
from troyes.core.agenda import Step


def in_order(*steps: Step[Any]) -> list[Step[Any]]:
    """Steps as the agenda holds them: the first to come lies on top."""
    return list(reversed(steps))


def round_of(modules: list[Module]) -> list[Step[Any]]:
    """The phases of a round, with what the modules add."""
    return in_order(
        REVEAL_ACTIVITIES,
        PAY_SALARIES,
        *[step for module in modules for step in module.income],
        ROLL_WORKFORCE,
        *[step for module in modules for step in module.workforce],
        REVEAL_RED,
        STRIKE_ALL,
        LIMIT_ENEMIES,
        ROLL_BLACK_DICE,
        FIRST_TURN,
        *[step for module in modules for step in module.evening],
        END_ROUND,
        NEXT_ROUND,
    )


class FirstTurn(Step[City]):
    """The start player begins, unless no die is left already."""

    def act(self, s: City) -> None:
        s.turn = (s.start - 1) % len(s.rules.participants)
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


FIRST_TURN: Final[FirstTurn] = FirstTurn()
NEXT_ROUND: Final[NextRound] = NextRound()
