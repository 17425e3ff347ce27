"""Thousands of games at once: one call steps them all in compiled code, and NumPy sees what came of it where it lies.

    games = Vector("dice", count=1024, seed=1)
    while True:
        actions = policy(games.observations, games.masks)
        games.step(actions)

The arrays are made once; each step writes them over, so copy what you keep. They are read-only.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from troyes.core.errors import IllegalMove, SetupError
from troyes.core.many import Many
from troyes.core.message import message, quoted
from troyes.play.front import make
from troyes.rl.tables import Reward, earns_points


class Vector:
    """Many games of one table. In each the seat that must choose is observed; a game that is over begins anew."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        count: int = 1024,
        seed: int = 0,
        reward: Reward = "win",
        **choices: Any,
    ) -> None:
        like = make(game, players, **choices)
        self.count = checked_count(count)
        self.many = Many(like, count, seed, points=earns_points(reward))
        self.players = int(self.many.players)
        self.names = like.observation_names()
        self.words = [like.text(token) for token in like.origin().vocabulary.tokens()]
        """What each action is called."""
        self.observations: NDArray[np.int16] = shared(self.many.observations, np.int16).reshape(count, -1)
        self.masks: NDArray[np.uint8] = shared(self.many.masks, np.uint8).reshape(count, -1)
        self.legal: NDArray[np.int16] = shared(self.many.legal, np.int16).reshape(count, -1)
        """The actions that are not masked, ascending: of the row of each game the first `choices`."""
        self.choices: NDArray[np.int64] = shared(self.many.choices, np.int64)
        """How many actions may be chosen."""
        self.seats: NDArray[np.int64] = shared(self.many.seats, np.int64)
        """Which seat must choose."""
        self.rewards: NDArray[np.float64] = shared(self.many.rewards, np.float64).reshape(count, -1)
        """What each seat has earned in the last step."""
        self.ended: NDArray[np.uint8] = shared(self.many.ended, np.uint8)
        """Whether a game was over in the last step; what is observed is the next one's beginning."""
        self.scores: NDArray[np.int64] = shared(self.many.scores, np.int64).reshape(count, -1)
        """Points at the end of the last game, or now where points are earned as they are gained."""

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others; the games' own chance is not touched."""
        self.many.draw()
        return shared(self.many.drawn, np.int64).copy()

    def reset(self) -> None:
        """Begin all games anew."""
        self.many.reset()

    def step(self, actions: NDArray[Any]) -> None:
        """Take an action in every game, or refuse them all if one is not legal."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise IllegalMove(message("refused-actions-count", count=self.count))
        self.many.step(np.ascontiguousarray(given, np.int64).tobytes())


def checked_count(count: object) -> int:
    """A number of games, or a refusal."""
    if not isinstance(count, int) or count < 1:
        raise SetupError(message("refused-vector-count", count=quoted(str(count))))
    return count


def shared(numbers: Any, kind: type[Any]) -> NDArray[Any]:
    """An array of the engine as NumPy sees it, in the same memory."""
    return np.frombuffer(numbers, kind)
