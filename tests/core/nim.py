"""Nim, the smallest game that asks everything of `core`: chance, a secret, choices at once, moves of several tokens.

Chance rolls the size of the heap. In every round all bid in secret for the right to begin, and pay what they bid; then
each takes one to three stones and says who goes on, until somebody takes the last stone and wins the heap in points.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, SupportsIndex

from troyes import words
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.document import Node
from troyes.core.game import Choice, Game, Setup
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.origin import Origin
from troyes.core.rng import Draws
from troyes.core.state import State
from troyes.core.vocabulary import Alphabet, Kind, Vocabulary

HEAPS = {4: 1, 5: 2, 6: 3}
"""The sizes that chance may roll, with their weights."""
BIDS = 3
MOST_STONES = 3
MOST_PLAYERS = 4
NO_BID = -1
HIDDEN = -2
"""A bid that was made, as the others see it."""

ALPHABET = Alphabet()

words.add("en", Path(__file__).with_name("nim.ftl"))


class HeapSize(Kind["Nim"]):
    """How many stones chance gives to every heap."""

    def word(self, index: int) -> str:
        return f"heap{list(HEAPS)[index]}"

    def ref(self, index: int) -> str:
        return "heap"

    def label(self, s: Nim, index: int) -> Message:
        return message("nim-heap", values=(list(HEAPS)[index],))


class Bid(Kind["Nim"]):
    """What is bid for the first move."""

    def word(self, index: int) -> str:
        return f"bid{index}"

    def ref(self, index: int) -> str:
        return "bids"

    def label(self, s: Nim, index: int) -> Message:
        return message("nim-bid", bid=index)

    def amount(self, index: int) -> int | None:
        return index


class Stones(Kind["Nim"]):
    """How many stones are taken."""

    def word(self, index: int) -> str:
        return f"take{index + 1}"

    def ref(self, index: int) -> str:
        return "heap"

    def label(self, s: Nim, index: int) -> Message:
        return message("nim-take", count=index + 1, left=s.heap)


class PassTo(Kind["Nim"]):
    """Who goes on."""

    def word(self, index: int) -> str:
        return f"to{'ABCD'[index]}"

    def ref(self, index: int) -> str:
        return f"seat:{'ABCD'[index]}"

    def label(self, s: Nim, index: int) -> Message:
        return message("nim-pass", seat="ABCD"[index])


HEAP_KIND = HeapSize(ALPHABET, "heap", len(HEAPS))
BID_KIND = Bid(ALPHABET, "bid", BIDS)
STONES_KIND = Stones(ALPHABET, "stones", MOST_STONES)
PASS_KIND = PassTo(ALPHABET, "pass", MOST_PLAYERS)
VOCABULARY = Vocabulary((HEAP_KIND, BID_KIND, STONES_KIND, PASS_KIND))
HEAP, BID, STONES, PASS_TO = (int(kind.first) for kind in VOCABULARY.kinds)


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

    def view(self, seat: SupportsIndex) -> Nim:
        twin = self.clone()
        if self.is_bidding():
            twin.bids = [
                bid if bid == NO_BID or other == seat else HIDDEN for other, bid in enumerate(self.bids)
            ]
        return twin

    def guess(self, seat: SupportsIndex, rng: Draws) -> Nim:
        twin = self.view(seat)
        twin.bids = [int(rng.below(BIDS)) if bid == HIDDEN else bid for bid in twin.bids]
        return twin

    def is_bidding(self) -> bool:
        """Whether a bid is missing."""
        return NO_BID in self.bids

    def origin(self) -> Origin[Nim]:
        return Origin(NIM, NIM.setup(self.players), [])

    def scores(self) -> list[int]:
        return self.points.copy()

    def key(self) -> tuple[int, ...]:
        fields = (self.players, self.rounds, self.size, self.heap, self.turn, int(self.passing))
        return (self.ahead(), *fields, *self.bids, *self.points)


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

    def ask(self, s: Nim, actor: i64) -> Message:
        return Message("nim-ask-roll-heap")


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

    def opens(self, s: Nim, actor: i64) -> bool:
        return True

    def ask(self, s: Nim, actor: i64) -> Message:
        return message("nim-ask-bid", heap=s.heap)

    def audience(self, s: Nim, actor: i64) -> int:
        return actor


class CompareBids(Step[Nim]):
    """The highest bid begins, the first of equals; everybody pays what can be seen."""

    def act(self, s: Nim) -> None:
        s.turn = s.bids.index(max(s.bids))
        for seat, bid in enumerate(s.bids):
            s.points[seat] -= max(bid, 0)


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

    def opens(self, s: Nim, actor: i64) -> bool:
        return True

    def ask(self, s: Nim, actor: i64) -> Message:
        return message("nim-ask-take", heap=s.heap)


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

    def ask(self, s: Nim, actor: i64) -> Message:
        return Message("nim-ask-pass-on")


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


ROLL_HEAP = RollHeap("roll-heap")
MAKE_BIDS = MakeBids("bid")
TAKE_STONES = TakeStones("take")
PASS_ON = PassOn("pass-on")
ROUND: list[Step[Any]] = [EndRound("end-round"), TAKE_STONES, CompareBids("compare-bids"), MAKE_BIDS]
"""As the agenda holds it: the first to come stands last."""


class NimGame(Game[Nim]):
    """Two to four players, one round or two."""

    def new(self, setup: Setup) -> Nim:
        rounds = {"one": 1, "two": 2}[setup.choices["rounds"]]
        return Nim([*ROUND, ROLL_HEAP], setup.players, rounds)

    def changes(self, before: Nim, after: Nim, actor: int) -> list[Message]:
        gains = [now - then for now, then in zip(after.points, before.points, strict=True)]
        return [message("points", count=gain) for gain in gains if gain]

    def document(self, state: Nim) -> dict[str, object]:
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

    def restore(self, document: object) -> Nim:
        top = Node(document)
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
    choices=(Choice("rounds", ("one", "two")),),
    vocabulary=VOCABULARY,
)
