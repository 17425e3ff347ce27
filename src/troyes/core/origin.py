"""Where a state comes from: the game and the table, from which another one like it can be made, and how its states are
written as numbers: all of them to be packed, those that a seat may know to be learned from."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, Generic, TypeVar
from zlib import crc32

from troyes.core.native import i16, i64, mypyc_attr, u8, vec
from troyes.core.packing import Packer, Unpacker
from troyes.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from troyes.core.game import Game, Setup
    from troyes.core.state import State

FORMAT: Final = 4
"""It moves when the numbers of a packed state stand in another order."""

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Origin(Generic[S]):
    """The table that a state belongs to; all its clones and views share it. A game derives a class of its own."""

    def __init__(self, game: Game[S], setup: Setup, steps: list[str]) -> None:
        self.game: Final = game
        self.setup: Final = setup
        self.seal: Final = json.dumps(
            {
                "format": FORMAT,
                "game": game.name,
                "version": game.version,
                "players": setup.players,
                "choices": setup.choices,
                "components": game.components_changed,
                "words": game.vocabulary.digest,
                "steps": f"{crc32(' '.join(steps).encode()):08x}",
            }
        ).encode()
        """The table in bytes. Numbers mean the same wherever the seal is the same."""
        self._names: list[str] = []
        self.blank: vec[i16] = vec[i16]([])
        """A row of noughts as long as an observation, once its names are known."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of the game."""
        return self.game.vocabulary

    def settled(self) -> list[str]:
        """What the table settled otherwise than usual, each as name=value."""
        usual = {choice.name: choice.usual for choice in self.game.choices}
        return [f"{name}={value}" for name, value in self.setup.choices.items() if value != usual[name]]

    def pack(self, s: S, out: Packer) -> None:
        """Write all that a state is, for `unpacked`; its position document will do."""
        out.text(json.dumps(self.game.document(s)).encode())

    def unpacked(self, found: Unpacker) -> S:
        """The state that `pack` wrote."""
        return self.game.restore(json.loads(found.text()))

    def names(self) -> list[str]:
        """The names of the numbers of an observation; made once."""
        if not self._names:
            self._names = self.observed()
            self.blank = vec[i16]([0] * len(self._names))
        return self._names

    def observed(self) -> list[str]:
        """The names of the numbers that `observe` writes, the same at every moment and for every seat."""
        raise NotImplementedError("a game whose states can be observed overrides this")

    def observe(self, s: S, seat: i64, row: vec[i16], at: i64) -> None:
        """Write what a seat may know of a state, and no more, into an array, from a place on: the same as of its view,
        which need not be made for it."""
        raise NotImplementedError("a game whose states can be observed overrides this")

    def observe_on(self, s: S, seat: i64, row: vec[i16], at: i64) -> None:
        """The same where the array holds, from that place on, what some seat knew of this game a choice ago: what
        cannot have changed since then (`State.touched`) need not be written again."""
        self.observe(s, seat, row, at)

    def approach(self, s: S) -> i64:
        """Read a little of a state itself, so that `fetch`, a moment later, need not wait to hear where its arrays are.
        The number means nothing."""
        return s.touched

    def fetch(self, s: S) -> i64:
        """Read a little of all that a state keeps apart in memory, so that the processor fetches it at once, and early:
        for whoever goes round thousands of states. The number means nothing."""
        return s.touched


def copied(numbers: vec[i64], row: vec[i16], at: i64) -> i64:
    """Write all numbers of an array; where they end."""
    for number in numbers:
        row[at] = i16(number)
        at += 1
    return at


def copied_part(numbers: vec[i64], first: i64, end: i64, row: vec[i16], at: i64) -> None:
    """Write the numbers of an array from a first one to before an end, as many places after `at` as after its begin."""
    while first < end:
        row[at + first] = i16(numbers[first])
        first += 1


def copied_bytes(numbers: vec[u8], first: i64, end: i64, row: vec[i16], at: i64) -> i64:
    """The same for an array of bytes; where they end."""
    while first < end:
        row[at + first] = i16(numbers[first])
        first += 1
    return at + end


def blanked(row: vec[i16], at: i64, end: i64) -> i64:
    """Write that there is nothing, -1, from a place on up to an end; the end."""
    while at < end:
        row[at] = -1
        at += 1
    return end


def flagged(bits: i64, count: i64, row: vec[i16], at: i64) -> i64:
    """Write so many bits, each by itself; where they end."""
    i: i64 = 0
    while i < count:
        row[at] = i16((bits >> i) & 1)
        at += 1
        i += 1
    return at
