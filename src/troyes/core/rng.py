"""A small generator of random integers: the same numbers compiled, interpreted, and on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Final, Protocol, SupportsIndex, cast

from troyes.core.errors import IllegalMove, SetupError
from troyes.core.message import Message, message, shown
from troyes.core.native import i64

WORD: Final = 0xFFFFFFFF
MOST: Final = 1 << 31
"""More would not fit a native integer together with a word."""


class Draws(Protocol):
    """Whatever draws numbers, which is an `Rng`. States ask for it by this protocol, because compiled code would meet
    anything else with words of its own, where a state says in a sentence what it takes."""

    def word(self) -> i64:
        """The next random bits."""

    def below(self, n: SupportsIndex) -> int:
        """A number from 0 to n - 1."""


class Rng:
    """The sfc32 generator (small, fast, counting).

    Its words have 32 bits, so that no sum or product overflows a native 64-bit integer and wraps where Python's
    own integers would not. `stream` gives as many independent generators for one seed as are wanted: one a game.
    It is made for simulation, not for secrets.
    """

    def __init__(self, seed: SupportsIndex, stream: SupportsIndex = 0) -> None:
        seed, stream = seed_of(seed), seed_of(stream)
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = stream & WORD
        self.counter: i64 = ((stream >> 32) & WORD) ^ 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        word: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) | (self.c >> 11)) & WORD) + word) & WORD
        return word

    def draw(self, n: i64) -> i64:
        """What `below` draws, for those who know that n is from 1 to `MOST`: the engine and search."""
        return (self.word() * n) >> 32

    def below(self, n: SupportsIndex) -> int:
        """A number from 0 to n - 1, each equally likely; n is from 1 to 2**31."""
        number = n if isinstance(n, int) and not isinstance(n, bool) else whole(n)
        if number is None or not 0 < number <= MOST:
            raise IllegalMove(message("refused-below", most=str(MOST), number=shown(n)))
        return int(self.draw(number))

    def pick(self, items: Sequence[int]) -> int:
        """One of some numbers, each equally likely."""
        if not isinstance(items, list | tuple):
            raise IllegalMove(message("refused-pick-from", items=shown(items)))
        if not items:
            raise IllegalMove(Message("refused-pick"))
        item: object = items[self.draw(len(items))]
        if not isinstance(item, int):
            raise IllegalMove(message("refused-pick-from", items=shown(items)))
        return item


def whole(number: object) -> int | None:
    """A whole number, be it NumPy's; none where it is something else, as what is only true or false."""
    if isinstance(number, bool):
        return None
    if isinstance(number, int):
        return number
    try:
        return index(cast(SupportsIndex, number))
    except TypeError:
        return None


def seed_of(seed: SupportsIndex) -> int:
    """A whole number, or a refusal."""
    number = whole(seed)
    if number is None:
        raise SetupError(message("refused-seed", seed=shown(seed)))
    return number
