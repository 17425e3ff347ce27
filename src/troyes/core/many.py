"""Many games of one table played side by side, for those who learn from millions of positions.

All that a step says stands in arrays that are made once and written over: NumPy reads them where they lie
(`troyes.rl.vector`). Each game has random numbers of its own, so what one game does does not depend on the others. A
game that is over begins anew within the same step.
"""

from __future__ import annotations

from typing import Final

from troyes.core.agenda import NOBODY
from troyes.core.errors import IllegalMove
from troyes.core.message import message
from troyes.core.native import i16, i64, read_i64_le, u8, vec
from troyes.core.observing import fill_mask
from troyes.core.rng import Rng
from troyes.core.state import State

BYTES: Final = 8
"""Of a number in the actions that are handed in."""


class Many:
    """Games, and what was seen and earned after the last step, one row a game."""

    def __init__(self, like: State, count: int, seed: int, *, points: bool = False) -> None:
        origin = like.origin()
        self.like: Final = like
        self.origin: Final = origin
        self.count: Final[i64] = count
        self.players: Final[i64] = origin.setup.players
        self.width: Final[i64] = len(origin.names())
        self.actions: Final[i64] = len(origin.vocabulary.tokens())
        self.points: Final = points
        """Whether points are earned as they are gained; otherwise who wins earns, at the end."""
        self.tokens: Final[vec[i64]] = vec[i64](origin.vocabulary.tokens())
        self.places: Final = origin.vocabulary.places
        self.observations: Final[vec[i16]] = vec[i16]([0] * int(self.count * self.width))
        """What the seat that must choose may know."""
        self.masks: Final[vec[u8]] = vec[u8]([0] * int(self.count * self.actions))
        """What it may choose."""
        self.seats: Final[vec[i64]] = vec[i64]([0] * count)
        """Which seat that is."""
        self.rewards: Final[vec[float]] = vec[float]([0.0] * int(self.count * self.players))
        """What each seat has earned in the last step."""
        self.ended: Final[vec[u8]] = vec[u8]([0] * count)
        """Whether a game was over in the last step, and has begun anew."""
        self.scores: Final[vec[i64]] = vec[i64]([0] * int(self.count * self.players))
        """The points of each seat: now, or at the end of the last game where only winning earns."""
        self.games: Final = [like.clone() for _ in range(count)]
        self.rngs: Final = [Rng(seed, number) for number in range(count)]
        self.reset()

    def reset(self) -> None:
        """Begin all games anew; what chance throws goes on from where it was."""
        for game in range(self.count):
            self.begin(game)
            self.look(game)
            self.ended[game] = 0
            self.earn_nothing(game)

    def begin(self, game: i64) -> None:
        """Begin a game anew."""
        state = self.like.clone()
        state.throw(self.rngs[game])
        self.games[game] = state
        if self.points:
            self.note_points(game, state)

    def step(self, actions: bytes) -> None:
        """Take an action in every game, given as numbers of eight bytes; or be refused with nothing changed."""
        self.check(actions)
        game: i64 = 0
        while game < self.count:
            state = self.games[game]
            state.take(self.seats[game], self.tokens[read_i64_le(actions, BYTES * game)])
            state.throw(self.rngs[game])
            self.settle(game, state)
            self.look(game)
            game += 1

    def check(self, actions: bytes) -> None:
        """Refuse actions that are not legal."""
        if len(actions) != BYTES * self.count:
            raise IllegalMove(message("refused-actions-count", count=int(self.count)))
        game: i64 = 0
        while game < self.count:
            action = read_i64_le(actions, BYTES * game)
            if action < 0 or action >= self.actions or self.masks[game * self.actions + action] == 0:
                raise IllegalMove(message("refused-action", action=str(action), game=str(game)))
            game += 1

    def settle(self, game: i64, state: State) -> None:
        """Note what everybody earned, and begin anew if the game is over."""
        over = state.actor() == NOBODY
        self.ended[game] = 1 if over else 0
        if self.points:
            self.earn_points(game, state)
        else:
            self.earn_nothing(game)
            if over:
                self.earn_win(game, state)
        if over:
            self.begin(game)

    def earn_nothing(self, game: i64) -> None:
        """No seat has earned anything."""
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = 0.0

    def earn_points(self, game: i64, state: State) -> None:
        """Every seat earns the points that it has more than before."""
        at = game * self.players
        for points in state.scores():
            self.rewards[at] = float(points - self.scores[at])
            self.scores[at] = points
            at += 1

    def earn_win(self, game: i64, state: State) -> None:
        """Every seat earns what the game brought it."""
        at = game * self.players
        for worth in outcome(state):
            self.rewards[at] = worth
            at += 1
        self.note_points(game, state)

    def note_points(self, game: i64, state: State) -> None:
        """Note the points of all seats."""
        at = game * self.players
        for points in state.scores():
            self.scores[at] = points
            at += 1

    def look(self, game: i64) -> None:
        """Write what the seat that must choose sees and may do."""
        state = self.games[game]
        seat = state.actor()
        self.seats[game] = seat
        self.origin.observe(state.view(seat), seat, self.observations, game * self.width)
        masks = self.masks
        at = game * self.actions
        end = at + self.actions
        while at < end:
            masks[at] = 0
            at += 1
        fill_mask(state, seat, self.places, masks, game * self.actions)


def outcome(state: State) -> list[float]:
    """What a finished game is worth to each seat: the sum is nought, and who alone wins has 1. One who plays alone has
    the points."""
    players = state.origin().setup.players
    if players == 1:
        return [float(points) for points in state.scores()]
    winners = state.winners()
    worths: list[float] = []
    for seat in range(players):
        share = 1.0 / len(winners) if seat in winners else 0.0
        worths.append((share * players - 1.0) / (players - 1))
    return worths
