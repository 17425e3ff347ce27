"""Thousands of games at once: one call steps them all in compiled code, and NumPy sees what came of it where it lies.

    games = Vector("dice", count=1024, seed=1)
    while True:
        actions = policy(games.observations, games.masks)
        games.step(actions)

The arrays are made once; each step writes them over, so copy what you keep. They are read-only. With `workers=2` two
processes step half of the games each, and come to the same. Then neither the processes nor the policy need wait for
each other: whichever half is ready is sent on, while the other is being stepped.

    games = Vector("dice", count=1024, seed=1, workers=2)
    for part in games.parts:
        games.send(part, policy(games.observations[part], games.masks[part]))
    while True:
        for part in games.ready():
            games.send(part, policy(games.observations[part], games.masks[part]))
"""

from __future__ import annotations

from typing import Any, Final, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from troyes.core.errors import IllegalMove, SetupError
from troyes.core.many import Lots, Many
from troyes.core.message import Message, message, shown
from troyes.core.offer import ROOM
from troyes.core.rng import seed_of, whole
from troyes.core.state import State
from troyes.play.front import make
from troyes.rl.crew import Array, Crew, Task, as_array, seen, shares
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
        self.parts = [slice(first, end) for first, end in shares(self.count, hands)]
        """The games of each process, which can be stepped apart from the others."""
        self._lots = _Drawn(self.count, number, -1)
        self._apart = [_Drawn(part.stop - part.start, number, -2 - i) for i, part in enumerate(self.parts)]
        self._sent: list[int] = []
        """The parts that were sent actions and have been stepped, where no other process does it."""
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

    def sample(self, part: slice | None = None) -> NDArray[np.int64]:
        """A legal action for every game, or for every game of a part, each as likely as the others; the games' own
        chance is not touched. A part draws by itself, and not what it would draw with the others."""
        if part is None:
            self._check_idle()
            return self._lots.draw(self.choices, self.legal)
        number = self._part(part)
        return self._apart[number].draw(self.choices[part], self.legal[part])

    def reset(self) -> None:
        """Begin all games anew."""
        self._check_idle()
        self._forget()
        self._games.reset()

    def step(self, actions: NDArray[Any]) -> None:
        """Take an action in every game, or refuse them all if one is not legal."""
        self._check_idle()
        chosen = numbers(actions, self.count)
        known = self._lots.drew(chosen)
        self._forget()
        self._games.step(chosen, known)

    def send(self, part: slice, actions: NDArray[Any]) -> None:
        """Take an action in every game of a part, or refuse them all if one is not legal. Where several processes step,
        this does not wait: what is seen of the part is being written until `ready` has named it."""
        number = self._part(part)
        chosen = numbers(actions, part.stop - part.start)
        known = self._apart[number].drew(chosen)
        self._lots.forget()
        self._apart[number].forget()
        if isinstance(self._games, Crew):
            self._games.send(number, chosen, known)
        else:
            self._games.step(chosen, known)
            self._sent.append(number)

    def ready(self) -> list[slice]:
        """Wait until some of the parts that were sent actions have been stepped, and say which; none if none was."""
        if isinstance(self._games, Crew):
            found = self._games.ready()
        else:
            found, self._sent = self._sent, []
        return [self.parts[number] for number in found]

    def _part(self, part: object) -> int:
        """Which part this is; refused is what is none, and what is being stepped."""
        if not isinstance(part, slice) or part not in self.parts:
            raise IllegalMove(message("refused-part", part=shown(part)))
        number = self.parts.index(part)
        if number in self._sent or (isinstance(self._games, Crew) and self._games.is_busy(number)):
            raise IllegalMove(Message("refused-part-busy"))
        return number

    def _check_idle(self) -> None:
        """Refuse what is meant for all games while some are being stepped."""
        for part in self.parts:
            self._part(part)

    def _forget(self) -> None:
        """No action that was drawn is known to be legal any more."""
        for each in (self._lots, *self._apart):
            each.forget()

    def close(self) -> None:
        """Let the workers go, if there are any; what was seen last stays to be looked at."""
        if isinstance(self._games, Crew):
            self._games.close()


class _Drawn:
    """What is drawn for some games among their legal actions, and so needs no further check."""

    def __init__(self, count: int, seed: int, stream: int) -> None:
        self._lots, self._rows = Lots(count, seed, stream), np.arange(count)
        self._places = as_array(self._lots.drawn, "int64")
        self._actions = b""

    def draw(self, choices: NDArray[np.int64], legal: NDArray[np.int16]) -> NDArray[np.int64]:
        """An action for each game, of as many choices as it has."""
        self._lots.draw(choices.tobytes())
        actions = legal[self._rows, self._places].astype(np.int64)
        self._actions = actions.tobytes()
        return actions

    def drew(self, actions: bytes) -> bool:
        """Whether these were drawn, and no step was taken since then."""
        return actions == self._actions

    def forget(self) -> None:
        """A step is taken."""
        self._actions = b""


def numbers(actions: NDArray[Any], count: int) -> bytes:
    """Actions for so many games in eight bytes each; refused is what is not that."""
    given = np.asarray(actions)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise IllegalMove(message("refused-actions-count", count=count))
    return np.ascontiguousarray(given, np.int64).tobytes()


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
