"""Gymnasium: one who learns, alone or against computer players of a chosen level.

Gymnasium's own checker samples actions without looking at masks, so what happens to an illegal one is settled: nothing
changes, and it costs `PENALTY`. `sample` draws a legal one, and `action_masks` is what MaskablePPO asks for.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from troyes.bots.front import choose
from troyes.bots.levels import find
from troyes.core.checked import looking
from troyes.core.errors import SetupError
from troyes.core.message import message, shown
from troyes.core.rng import Rng, whole
from troyes.rl.tables import PENALTY, Observation, Reward, Tabletop


class TroyesEnv(gymnasium.Env[Observation, np.int64]):
    """A seat that learns. The other seats are computer players: `TroyesEnv("city", 2, opponents="burgher")`."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str = "dice",
        players: int = 1,
        *,
        seat: int = 0,
        opponents: str = "villager",
        reward: Reward = "win",
        render_mode: str | None = None,
        **choices: str,
    ) -> None:
        self.table = Tabletop(game, players, reward, choices)
        self.seat = looking(self.table.like, seat)
        self.opponents = find(str(opponents)).name
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        self.action_space = self.table.action_space()
        self.observation_space = self.table.observation_space()
        self._thinking = Rng(0, 1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on until the seat must choose."""
        number = None if seed is None else checked_seed(seed)
        super().reset(seed=number)
        if number is not None:
            self._thinking = Rng(number, 1)
        self.table.begin(number)
        self._others()
        return self.table.observe(self.seat), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the seat must choose again or the game is over."""
        number = self.table.number(action)
        self.table.check_asked()
        if not self.table.state.mask(self.seat)[number]:
            return self.table.observe(self.seat), PENALTY, False, False, {"illegal": True}
        earned = self.table.act(self.seat, number)[self.seat] + self._others()
        over = not self.table.state.actors()
        info = {"scores": self.table.state.scores()} if over else {}
        return self.table.observe(self.seat), earned, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal."""
        return np.array(self.table.state.mask(self.seat), np.bool_)

    def sample(self) -> np.int64:
        """A legal action, each equally likely, from the random numbers of the action space."""
        self.table.check_asked()
        return self.action_space.sample(np.array(self.table.state.mask(self.seat), np.int8))

    def render(self) -> str:
        """The table as the terminal draws it."""
        return self.table.picture()

    def _others(self) -> float:
        """Let the others choose until the seat must; what that earned the seat."""
        earned = 0.0
        places = self.table.words.places
        while (actors := self.table.state.actors()) and self.seat not in actors:
            for token in choose(self.table.state, self.opponents, self._thinking):
                earned += self.table.act(actors[0], places[token])[self.seat]
        return earned


def checked_mode(mode: object, modes: list[str]) -> str | None:
    """A way to draw the table, none, or a refusal."""
    if mode is None or (isinstance(mode, str) and mode in modes):
        return mode
    raise SetupError(message("refused-render-mode", mode=shown(mode)))


def checked_seed(seed: object) -> int:
    """A whole number that Gymnasium takes, too, or a refusal."""
    number = whole(seed)
    if number is None or number < 0:
        raise SetupError(message("refused-seed-negative", seed=shown(seed)))
    return number
