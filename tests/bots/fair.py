"""A fair, the smallest game to watch rollouts at: whoever chooses a stall learns only later what it is worth.

Seat A chooses a stall, which may give something at once. Chance throws a die, and A has its face and what the stall
promised; then B may look on in two ways that change nothing, and chance throws a die for B. What nobody can know is a
secret that is only there to be guessed. All clones write into one log what is guessed and thrown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, SupportsIndex

from troyes.core.agenda import CHANCE, Step
from troyes.core.message import Message
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.rng import Draws
from troyes.core.state import State

A, B = range(2)
FACES = 6
UNKNOWN = -1


class Thrown(NamedTuple):
    """A throw in a game that was played on."""

    secret: int
    stall: int
    seat: int
    face: int


class Stalls(NamedTuple):
    """What every stall gives at once, and what it promises."""

    gifts: tuple[int, ...]
    promises: tuple[int, ...]


def nothing() -> None:
    """What happens with a throw if nobody says otherwise."""


class Fair(State):
    """The stall that was chosen, and everybody's points."""

    def __init__(self, stalls: Stalls, thrown: Callable[[], None] = nothing) -> None:
        super().__init__(
            [ThrowDie("die-of-b"), LookOn("look-on"), ThrowDie("die-of-a"), ChooseStall("stall")]
        )
        self.stalls = stalls
        self.thrown = thrown
        self.log: list[Thrown] = []
        self.guesses: list[int] = []
        self.secret = UNKNOWN
        self.stall = UNKNOWN
        self.promised = 0
        self.points = [0, 0]

    def clone(self) -> Fair:
        twin = Fair(self.stalls, self.thrown)
        twin.agenda = self.agenda.copy()
        twin.log, twin.guesses = self.log, self.guesses
        twin.secret, twin.stall, twin.promised = self.secret, self.stall, self.promised
        twin.points = self.points.copy()
        return twin

    def view(self, seat: SupportsIndex) -> Fair:
        twin = self.clone()
        twin.secret = UNKNOWN
        return twin

    def guess(self, seat: SupportsIndex, rng: Draws) -> Fair:
        twin = self.clone()
        twin.secret = int(rng.below(10**6))
        self.guesses.append(twin.secret)
        return twin

    def scores(self) -> list[int]:
        return self.points.copy()

    def key(self) -> tuple[int, ...]:
        return (self.ahead(), self.promised, self.secret, *self.points)


class ChooseStall(Step[Fair]):
    """Seat A chooses."""

    def actor(self, s: Fair) -> i64:
        return A

    def fill(self, s: Fair, actor: i64, offer: Offer) -> None:
        for stall in range(len(s.stalls.gifts)):
            offer.add(stall)

    def take(self, s: Fair, actor: i64, token: i64) -> None:
        s.stall = int(token)
        s.promised = s.stalls.promises[s.stall]
        s.points[A] += s.stalls.gifts[s.stall]

    def opens(self, s: Fair, actor: i64) -> bool:
        return True

    def ask(self, s: Fair, actor: i64) -> Message:
        return Message("fair-ask")


class LookOn(ChooseStall):
    """Seat B looks on."""

    def actor(self, s: Fair) -> i64:
        return B

    def fill(self, s: Fair, actor: i64, offer: Offer) -> None:
        for way in range(2):
            offer.add(way)

    def take(self, s: Fair, actor: i64, token: i64) -> None:
        """Nothing changes."""


class ThrowDie(Step[Fair]):
    """Chance throws a die for A, then one for B."""

    def actor(self, s: Fair) -> i64:
        return CHANCE

    def fill(self, s: Fair, actor: i64, offer: Offer) -> None:
        for face in range(1, FACES + 1):
            offer.add_weighted(face, 1)

    def take(self, s: Fair, actor: i64, token: i64) -> None:
        seat = A if s.agenda else B
        s.log.append(Thrown(s.secret, s.stall, seat, int(token)))
        s.points[seat] += int(token)
        if seat == A:
            s.points[A] += s.promised
            s.promised = 0
        s.thrown()

    def ask(self, s: Fair, actor: i64) -> Any:
        return Message("fair-ask")
