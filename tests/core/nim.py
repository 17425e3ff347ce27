"""Nim, the smallest game that asks everything of `core`: chance, a secret, choices at once, moves of several tokens.

Chance rolls the size of the heap. In every round all bid in secret for the right to begin, and pay what they bid; then
each takes one to three stones and says who goes on, until somebody takes the last stone and wins the heap in points.
"""

from __future__ import annotations

from typing import Any

from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.document import Node
from troyes.core.game import Choice, Game, Setup
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.core.vocabulary import Vocabulary

HEAPS = {4: 1, 5: 2, 6: 3}
"""The sizes that chance may roll, with their weights."""
BIDS = 3
MOST_STONES = 3
MOST_PLAYERS = 4
NO_BID = -1
HIDDEN = -2
"""A bid that was made, as the others see it."""

HEAP = 0
BID = HEAP + len(HEAPS)
STONES = BID + BIDS
PASS_TO = STONES + MOST_STONES
VOCABULARY = Vocabulary(
    [(f"heap{size}", "heap") for size in HEAPS]
    + [(f"bid{bid}", "bids") for bid in range(BIDS)]
    + [(f"take{count}", "heap") for count in range(1, MOST_STONES + 1)]
    + [(f"to{seat}", f"seat:{seat}") for seat in "ABCD"]
)


class Nim(State):
    """A heap, the bids of this round, whose turn it is, and everybody's points."""

    def __init__(self, agenda: list[Step[Any]], players: int, rounds: int) -> None:
        super().__init__(agenda)
        self.players = players
        self.rounds = rounds
        """Rounds that are not over."""
        self.size = 0
        self.heap = 0
        self.turn = 0
        self.passing = False
        """Whether the seat whose turn it is has taken its stones."""
        self.bids = [NO_BID] * players
        self.points = [0] * players

    def clone(self) -> Nim:
        twin = Nim(self.agenda.copy(), self.players, self.rounds)
        twin.size = self.size
        twin.heap = self.heap
        twin.turn = self.turn
        twin.passing = self.passing
        twin.bids = self.bids.copy()
        twin.points = self.points.copy()
        return twin

    def view(self, seat: int) -> Nim:
        twin = self.clone()
        if self.is_bidding():
            twin.bids = [
                bid if bid == NO_BID or other == seat else HIDDEN for other, bid in enumerate(self.bids)
            ]
        return twin

    def guess(self, seat: int, rng: Rng) -> Nim:
        twin = self.view(seat)
        twin.bids = [int(rng.below(BIDS)) if bid == HIDDEN else bid for bid in twin.bids]
        return twin

    def is_bidding(self) -> bool:
        """Whether a bid is missing."""
        return NO_BID in self.bids

    def scores(self) -> list[int]:
        return self.points.copy()

    def key(self) -> tuple[int, ...]:
        fields = (self.players, self.rounds, self.size, self.heap, self.turn, int(self.passing))
        return (*fields, *self.bids, *self.points)


class RollHeap(Step[Nim]):
    """Chance says how many stones every heap has."""

    def actor(self, s: Nim) -> i64:
        return CHANCE

    def fill(self, s: Nim, actor: i64, offer: Offer) -> None:
        for index, weight in enumerate(HEAPS.values()):
            offer.add_weighted(HEAP + index, weight)

    def take(self, s: Nim, actor: i64, token: i64) -> None:
        s.size = list(HEAPS)[token - HEAP]
        s.heap = s.size

    def prompt(self, s: Nim, actor: i64) -> Prompt:
        return Prompt("roll-heap")


class MakeBids(Step[Nim]):
    """All bid at once and in secret."""

    def actor(self, s: Nim) -> i64:
        return s.bids.index(NO_BID) if s.is_bidding() else NOBODY

    def actors(self, s: Nim) -> list[int]:
        return [seat for seat, bid in enumerate(s.bids) if bid == NO_BID]

    def fill(self, s: Nim, actor: i64, offer: Offer) -> None:
        for bid in range(BIDS):
            offer.add(BID + bid)

    def take(self, s: Nim, actor: i64, token: i64) -> None:
        s.bids[actor] = int(token) - BID
        s.agenda.append(self)

    def prompt(self, s: Nim, actor: i64) -> Prompt:
        return Prompt("bid", (s.heap,), opens=True)

    def audience(self, s: Nim, actor: i64) -> int:
        return actor


class CompareBids(Step[Nim]):
    """The highest bid begins, the first of equals; everybody pays."""

    def act(self, s: Nim) -> None:
        s.turn = s.bids.index(max(s.bids))
        for seat, bid in enumerate(s.bids):
            s.points[seat] -= bid


class TakeStones(Step[Nim]):
    """Take one to three stones of those that are left."""

    def actor(self, s: Nim) -> i64:
        return s.turn

    def fill(self, s: Nim, actor: i64, offer: Offer) -> None:
        for count in range(1, min(MOST_STONES, s.heap) + 1):
            offer.add(STONES + count - 1)

    def take(self, s: Nim, actor: i64, token: i64) -> None:
        s.heap -= int(token) - STONES + 1
        if s.heap:
            s.passing = True
            s.agenda.append(self)
            s.agenda.append(PASS_ON)

    def prompt(self, s: Nim, actor: i64) -> Prompt:
        return Prompt("take", (s.heap,), opens=True)


class PassOn(Step[Nim]):
    """Say who takes stones next: anybody else."""

    def actor(self, s: Nim) -> i64:
        return s.turn

    def fill(self, s: Nim, actor: i64, offer: Offer) -> None:
        for seat in range(s.players):
            if seat != s.turn:
                offer.add(PASS_TO + seat)

    def take(self, s: Nim, actor: i64, token: i64) -> None:
        s.passing = False
        s.turn = int(token) - PASS_TO

    def prompt(self, s: Nim, actor: i64) -> Prompt:
        return Prompt("pass-on")


class EndRound(Step[Nim]):
    """The heap goes to whoever took the last stone; another of the same size is there for the next round."""

    def act(self, s: Nim) -> None:
        s.points[s.turn] += s.size
        s.rounds -= 1
        s.bids = [NO_BID] * s.players
        s.turn = 0
        if s.rounds:
            s.heap = s.size
            s.agenda.extend(ROUND)


ROLL_HEAP = RollHeap()
MAKE_BIDS = MakeBids()
TAKE_STONES = TakeStones()
PASS_ON = PassOn()
ROUND: list[Step[Any]] = [EndRound(), TAKE_STONES, CompareBids(), MAKE_BIDS]
"""As the agenda holds it: the first to come stands last."""


class NimGame(Game):
    """Two to four players, one round or two."""

    def new(self, setup: Setup) -> State:
        rounds = {"one": 1, "two": 2}[setup.choices["rounds"]]
        return Nim([*ROUND, ROLL_HEAP], setup.players, rounds)

    def ask(self, prompt: Prompt) -> str:
        questions = {
            "roll-heap": "How many stones has a heap?",
            "bid": "What do you bid for the first move?",
            "take": "How many stones do you take?",
            "pass-on": "Who goes on?",
        }
        return questions[prompt.name]

    def tell(self, state: State, actor: int, token: int) -> str:
        if token >= PASS_TO:
            return f"passes to {'ABCD'[token - PASS_TO]}"
        if token >= STONES:
            return f"takes {token - STONES + 1} of the stones"
        return f"bids {token - BID}" if token >= BID else f"a heap has {list(HEAPS)[token]} stones"

    def document(self, state: State) -> dict[str, object]:
        assert isinstance(state, Nim)
        return {
            "game": "nim",
            "rounds": state.rounds,
            "size": state.size,
            "heap": state.heap,
            "turn": state.turn,
            "passing": int(state.passing),
            "bids": state.bids.copy(),
            "points": state.points.copy(),
        }

    def restore(self, document: object) -> State:
        top = Node(document, "the position")
        top.only(("game", "rounds", "size", "heap", "turn", "passing", "bids", "points"))
        points = top.child("points").wholes(-99, 99, length=range(2, MOST_PLAYERS + 1))
        s = Nim([], len(points), top.child("rounds").whole(0, 2))
        s.points = points
        s.bids = top.child("bids").wholes(HIDDEN, BIDS - 1, length=range(s.players, s.players + 1))
        s.size = top.child("size").whole(0, max(HEAPS))
        s.heap = top.child("heap").whole(0, s.size)
        s.turn = top.child("turn").whole(0, s.players - 1)
        s.passing = bool(top.child("passing").whole(0, 1))
        if s.rounds:
            s.agenda = ROUND[:2] if s.size and not s.is_bidding() else ROUND.copy()
            if s.passing or not s.size:
                s.agenda.append(PASS_ON if s.passing else ROLL_HEAP)
        return s


NIM = NimGame(
    name="nim",
    title="Nim",
    version=3,
    players=range(2, MOST_PLAYERS + 1),
    usual_players=2,
    choices=(Choice("rounds", ("one", "two"), "how many heaps there are"),),
    vocabulary=VOCABULARY,
)
