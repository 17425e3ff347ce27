"""What all environments share: a table to play at, its spaces, and what a game is worth to those who played it."""

from __future__ import annotations

from typing import Any, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from troyes.core.errors import IllegalMove, SetupError
from troyes.core.many import outcome
from troyes.core.message import Message, message, quoted, shown
from troyes.core.rng import Rng, whole
from troyes.core.state import State
from troyes.play.front import make

Reward = Literal["win", "points"]
"""What is earned: at the end who wins has 1 and all together nought, alone the points; or points as they are gained."""
Observation = dict[str, NDArray[Any]]

PENALTY = -1.0
"""What an illegal action earns where it has to have an answer: their own tests sample without looking at masks."""


def earns_points(reward: object) -> bool:
    """Whether points are earned as they are gained; other words than the two are refused."""
    if not isinstance(reward, str) or reward not in get_args(Reward):
        raise SetupError(message("refused-reward", reward=quoted(str(reward)), rewards=get_args(Reward)))
    return reward == "points"


class Tabletop:
    """One game after the other at the same table, with chance of its own."""

    def __init__(self, game: str, players: int | None, reward: Reward, choices: dict[str, Any]) -> None:
        self.like = make(game, players, **choices)
        self.origin = self.like.origin()
        self.players = self.origin.setup.players
        self.words = self.origin.vocabulary
        self.tokens = self.words.tokens()
        self.points_count = earns_points(reward)
        self.seats = [f"seat_{seat}" for seat in range(self.players)]
        self.places = {agent: seat for seat, agent in enumerate(self.seats)}
        self.rng = Rng(0)
        self.state: State = self.like
        self.points = [0] * self.players

    def begin(self, seed: int | None) -> None:
        """A new game; with a seed its chance is that of the seed, else it goes on from the game before."""
        if seed is not None:
            self.rng = Rng(seed)
        self.state = self.like.clone()
        self.state.throw(self.rng)
        self.points = self.state.scores()

    def seat(self, agent: object) -> int:
        """The seat of an agent, or a refusal."""
        if not isinstance(agent, str) or agent not in self.places:
            raise SetupError(message("refused-agent", agent=shown(agent), agents=tuple(self.seats)))
        return self.places[agent]

    def number(self, action: Any) -> int:
        """An action that is one of the game, legal or not; others are refused, and all before the first game."""
        self.check_begun()
        number = whole(action)
        if number is None or not 0 <= number < len(self.tokens):
            last = len(self.tokens) - 1
            raise IllegalMove(message("refused-action-number", action=shown(action), last=last))
        return number

    def check_begun(self) -> None:
        """Refuse what is asked before the first game."""
        if self.state is self.like:
            raise IllegalMove(Message("refused-before-reset"))

    def check_asked(self) -> None:
        """Refuse what is asked when no game is under way."""
        self.check_begun()
        if not self.state.agenda:
            raise IllegalMove(Message("refused-after-end"))

    def act(self, seat: int, action: int) -> list[float]:
        """Take an action of a seat, or refuse it; what every seat earned."""
        self.state.step(self.tokens[action], seat)
        self.state.throw(self.rng)
        if self.points_count:
            before, self.points = self.points, self.state.scores()
            return [float(now - then) for now, then in zip(self.points, before, strict=True)]
        return [0.0] * self.players if self.state.actors() else outcome(self.state)

    def action_space(self) -> spaces.Discrete[Any]:
        """The words of the game."""
        return spaces.Discrete(len(self.tokens))

    def observation_space(self) -> spaces.Dict:
        """An observation and the mask of what is legal."""
        width = len(self.origin.names())
        small = np.iinfo(np.int16)
        return spaces.Dict(
            {
                "observation": spaces.Box(small.min, small.max, (width,), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.tokens),), np.int8),
            }
        )

    def observe(self, seat: int) -> Observation:
        """What a seat may know, and what it may choose."""
        return {
            "observation": np.array(self.state.observation(seat), np.int16),
            "action_mask": np.array(self.state.mask(seat), np.int8),
        }

    def picture(self) -> str:
        """The table in words and signs, with nothing hidden."""
        from rich.console import Console

        from troyes.core.state import ALL_SEEING
        from troyes.draw import picture

        paper = Console(width=118, no_color=True)
        with paper.capture() as drawn:
            paper.print(picture(self.origin.game, self.state, ALL_SEEING))
        return drawn.get()
