"""Thousands of games at once: one call steps them all in compiled code, and NumPy sees what came of it where it lies.

    games = Vector("dice", count=1024, seed=1)
    while True:
        actions = policy(games.observations, games.masks)
        games.step(actions)

The arrays are made once; each step writes them over, so copy what you keep. They are read-only. With `workers=2` two
processes step half of the games each, and come to the same.
"""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from troyes.core.errors import IllegalMove, SetupError
from troyes.core.many import Lots, Many
from troyes.core.message import message, shown
from troyes.core.offer import ROOM
from troyes.core.rng import seed_of, whole
from troyes.core.state import State
from troyes.play.front import make
from troyes.rl.crew import Array, Crew, Task, as_array, seen
from troyes.rl.tables import Reward, earns_points

MOST_GAMES: Final = 1_000_000
"""Some gigabytes; far more would fill the memory of any machine."""
MOST_WORKERS: Final = 256
"""More than there are cores to step games on."""


class Vector:
    """Many games of one table. In each the seat that must choose is observed; a game that is over begins anew."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        count: SupportsIndex = 1024,
        seed: SupportsIndex = 0,
        reward: Reward = "win",
        workers: SupportsIndex = 1,
        **choices: Any,
    ) -> None:
        like = make(game, players, **choices)
        self.count = checked_count(count)
        hands = checked_workers(workers, self.count)
        self.players = like.origin().setup.players
        self.names = like.observation_names()
        self.words = [like.text(token) for token in like.origin().vocabulary.tokens()]
        """What each action is called."""
        number = seed_of(seed)
        task = Task(game, self.players, choices, number, earns_points(reward), self.count)
        self._lots, self._rows = Lots(self.count, number), np.arange(self.count)
        self._drawn = as_array(self._lots.drawn, "int64")
        self._legal = b""
        """Actions that were drawn among the legal ones of now, and need no further check."""
        self._games: Many | Crew
        if hands == 1:
            self._games = many = Many(like, self.count, number, points=task.points)
            arrays = {each.name: seen(many, each) for each in arrays_of(like)}
        else:
            self._games = Crew(task, arrays_of(like), hands)
            arrays = self._games.arrays
        self.observations: NDArray[np.int16] = arrays["observations"]
        self.masks: NDArray[np.uint8] = arrays["masks"]
        self.legal: NDArray[np.int16] = arrays["legal"]
        """The actions that are not masked, ascending: of the row of each game the first `choices`."""
        self.choices: NDArray[np.int64] = arrays["choices"]
        """How many actions may be chosen."""
        self.seats: NDArray[np.int64] = arrays["seats"]
        """Which seat must choose."""
        self.rewards: NDArray[np.float64] = arrays["rewards"]
        """What each seat has earned in the last step."""
        self.ended: NDArray[np.uint8] = arrays["ended"]
        """Whether a game was over in the last step; what is observed is the next one's beginning."""
        self.scores: NDArray[np.int64] = arrays["scores"]
        """Points at the end of the last game, or now where points are earned as they are gained."""

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others; the games' own chance is not touched."""
        self._lots.draw(self.choices.tobytes())
        actions = self.legal[self._rows, self._drawn].astype(np.int64)
        self._legal = actions.tobytes()
        return actions

    def reset(self) -> None:
        """Begin all games anew."""
        self._legal = b""
        self._games.reset()

    def step(self, actions: NDArray[Any]) -> None:
        """Take an action in every game, or refuse them all if one is not legal."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise IllegalMove(message("refused-actions-count", count=self.count))
        chosen = np.ascontiguousarray(given, np.int64).tobytes()
        known, self._legal = chosen == self._legal, b""
        self._games.step(chosen, known)

    def close(self) -> None:
        """Let the workers go, if there are any; what was seen last stays to be looked at."""
        if isinstance(self._games, Crew):
            self._games.close()


def arrays_of(like: State) -> list[Array]:
    """What there is for each game of a table."""
    origin = like.origin()
    return [
        Array("observations", "int16", len(origin.names())),
        Array("masks", "uint8", len(origin.vocabulary.tokens())),
        Array("legal", "int16", ROOM),
        Array("choices", "int64", 0),
        Array("seats", "int64", 0),
        Array("rewards", "float64", origin.setup.players),
        Array("ended", "uint8", 0),
        Array("scores", "int64", origin.setup.players),
    ]


def checked_count(count: object) -> int:
    """A number of games, or a refusal."""
    number = whole(count)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise SetupError(message("refused-vector-count", most=str(MOST_GAMES), count=shown(count)))
    return number


def checked_workers(workers: object, count: int) -> int:
    """A number of processes for so many games, or a refusal."""
    number = whole(workers)
    most = min(count, MOST_WORKERS)
    if number is None or not 1 <= number <= most:
        raise SetupError(message("refused-vector-workers", workers=shown(workers), most=str(most)))
    return number
