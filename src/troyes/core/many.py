"""Many games of one table played side by side, for those who learn from millions of positions.

All that a step says stands in arrays that are made once and written over: NumPy reads them where they lie
(`troyes.rl.vector`). Each game has random numbers of its own, so what one game does does not depend on the others. A
game that is over begins anew within the same step.
"""

from __future__ import annotations

from typing import Final

from troyes.core.agenda import CHANCE, NOBODY
from troyes.core.errors import IllegalMove
from troyes.core.message import message
from troyes.core.native import i16, i64, read_i64_le, u8, vec
from troyes.core.offer import ROOM, Offer
from troyes.core.rng import Rng
from troyes.core.state import State

BYTES: Final = 8
"""Of a number in the actions that are handed in."""


class Many:
    """Games, and what was seen and earned after the last step, one row a game. Their numbers begin at `first`, where
    others have those before. With `spare` the three large arrays have room for so many numbers more, so that whoever
    made them can say with `lie` where in them the rows begin."""

    def __init__(
        self, like: State, count: int, seed: int, *, points: bool = False, first: int = 0, spare: int = 0
    ) -> None:
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
        self.observations: Final[vec[i16]] = vec[i16]([0] * (int(self.count * self.width) + spare))
        """What the seat that must choose may know."""
        self.masks: Final[vec[u8]] = vec[u8]([0] * (int(self.count * self.actions) + spare))
        """What it may choose."""
        self.seats: Final[vec[i64]] = vec[i64]([0] * count)
        """Which seat that is."""
        self.rewards: Final[vec[float]] = vec[float]([0.0] * int(self.count * self.players))
        """What each seat has earned in the last step."""
        self.ended: Final[vec[u8]] = vec[u8]([0] * count)
        """Whether a game was over in the last step, and has begun anew."""
        self.scores: Final[vec[i64]] = vec[i64]([0] * int(self.count * self.players))
        """The points of each seat: now, or at the end of the last game where only winning earns."""
        self.legal: Final[vec[i16]] = vec[i16]([0] * (count * ROOM + spare))
        """The actions that the seat may choose, ascending, in the first places of the row of each game."""
        self.choices: Final[vec[i64]] = vec[i64]([0] * count)
        """How many they are."""
        self.observed: i64 = 0
        """Where in `observations` the first row begins; so do the next two."""
        self.masked: i64 = 0
        self.listed: i64 = 0
        self.offer: Final = Offer()
        self.games: Final[vec[State]] = vec[State]([like.clone() for _ in range(count)])
        self.rngs: Final[vec[Rng]] = vec[Rng]([Rng(seed, first + number) for number in range(count)])
        self.reset()

    def lie(self, observed: i64, masked: i64, listed: i64) -> None:
        """Let the rows of `observations`, `masks` and `legal` begin at these places; whoever says so moves them."""
        self.observed = observed
        self.masked = masked
        self.listed = listed

    def reset(self) -> None:
        """Begin all games anew; what chance throws goes on from where it was."""
        game: i64 = 0
        while game < self.count:
            self.begin(game)
            self.ended[game] = 0
            self.earn_nothing(game)
            game += 1

    def begin(self, game: i64) -> None:
        """Begin a game anew."""
        state = self.like.clone()
        self.games[game] = state
        seat = self.throw(game, state, state.actor())
        self.origin.observe(state, seat, self.observations, self.observed + game * self.width)
        state.touched = 0
        self.offer_to(game, state, seat)
        if self.points:
            self.note_points(game, state)

    def step(self, actions: bytes, checked: bool = False) -> None:
        """Take an action in every game, given as numbers of eight bytes; or be refused with nothing changed, unless
        they are known to be legal."""
        if not checked:
            self.check(actions)
        game: i64 = 0
        while game < self.count:
            state = self.games[game]
            if game + 2 < self.count:
                self.origin.approach(self.games[game + 2])
            if game + 1 < self.count:
                self.fetch(game + 1)
            token = self.tokens[read_i64_le(actions, BYTES * game)]
            actor = state.advance(self.seats[game], token)
            self.settle(game, state, self.throw(game, state, actor))
            game += 1

    def fetch(self, game: i64) -> i64:
        """Let the processor fetch early what will be read of a game; the number means nothing."""
        row = self.observed + game * self.width
        return (
            self.origin.fetch(self.games[game])
            + i64(self.observations[row])
            + i64(self.observations[row + self.width - 1])
            + i64(self.legal[self.listed + game * ROOM])
        )

    def throw(self, game: i64, state: State, actor: i64) -> i64:
        """Throw for chance until somebody must choose or the game is over; who that is."""
        offer, rng = self.offer, self.rngs[game]
        while actor == CHANCE:
            state.fill(CHANCE, offer)
            actor = state.advance(CHANCE, offer.draw(rng))
        return actor

    def check(self, actions: bytes) -> None:
        """Refuse actions that are not legal."""
        if len(actions) != BYTES * self.count:
            raise IllegalMove(message("refused-actions-count", count=int(self.count)))
        game: i64 = 0
        while game < self.count:
            action = read_i64_le(actions, BYTES * game)
            at = self.masked + game * self.actions + action
            if action < 0 or action >= self.actions or self.masks[at] == 0:
                raise IllegalMove(message("refused-action", action=str(action), game=str(game)))
            game += 1

    def settle(self, game: i64, state: State, actor: i64) -> None:
        """Note what everybody earned, and what is seen now; begin anew if the game is over."""
        over = actor == NOBODY
        self.ended[game] = 1 if over else 0
        if self.points:
            self.earn_points(game, state)
        else:
            self.earn_nothing(game)
            if over:
                self.earn_win(game, state)
        if over:
            self.begin(game)
        else:
            self.origin.observe_on(state, actor, self.observations, self.observed + game * self.width)
            state.touched = 0
            self.offer_to(game, state, actor)

    def earn_nothing(self, game: i64) -> None:
        """No seat has earned anything."""
        at = game * self.players
        end = at + self.players
        while at < end:
            self.rewards[at] = 0.0
            at += 1

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

    def offer_to(self, game: i64, state: State, seat: i64) -> None:
        """Write who must choose, and among what."""
        self.seats[game] = seat
        state.fill(seat, self.offer)
        self.mark(game)

    def mark(self, game: i64) -> None:
        """Write the actions that are offered in place of those that were."""
        masks, legal, places = self.masks, self.legal, self.places
        row = self.masked + game * self.actions
        first = self.listed + game * ROOM
        at = first
        end = at + self.choices[game]
        while at < end:
            masks[row + i64(legal[at])] = 0
            at += 1
        tokens = self.offer.tokens
        size = self.offer.size
        i: i64 = 0
        while i < size:
            place = places[tokens[i]]
            masks[row + place] = 1
            legal[first + i] = i16(place)
            i += 1
        self.choices[game] = size


class Lots:
    """Draws for every game one of its choices, each as likely as the others, with random numbers that are no game's:
    of a stream below nought."""

    def __init__(self, count: int, seed: int, stream: int) -> None:
        self.rng: Final = Rng(seed, stream)
        self.drawn: Final[vec[i64]] = vec[i64]([0] * count)
        """Which of its choices was drawn for each game."""

    def draw(self, choices: bytes) -> None:
        """Draw, of as many choices as are told, in eight bytes for each game."""
        drawn = self.drawn
        game: i64 = 0
        while game < len(drawn):
            drawn[game] = self.rng.draw(read_i64_le(choices, BYTES * game))
            game += 1


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
