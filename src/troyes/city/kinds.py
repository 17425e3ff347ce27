"""What cards are made of: the kinds of content, each a small immutable object.

The literals stand in `cards/`, `events.py` and `characters.py`; the verbs that they are written with in `effects.py`,
`modifiers.py`, `plagues.py` and `counts.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from troyes.city.constants import GROUP
from troyes.core.native import i64

if TYPE_CHECKING:
    from troyes.city.state import City

NO_LIMIT: Final = 99
ANY_COLOUR: Final = 3
"""A group of any one colour."""
MIXED: Final = 4
"""A group of any mixture of colours."""
SAME: Final = 5
"""Dice of whatever colour the action asks for."""


class Count:
    """Something that can be counted for a player."""

    def of(self, s: City, owner: i64) -> i64:
        """How many this player has."""
        return 0

    def text(self) -> str:
        """What is counted, for "for each …"."""
        return ""


class Bend:
    """How a cube bends the dice of one action; the defaults bend nothing.

    `takes` is the colour of the dice that are taken and `as_colour` the one that they count as. A die's value becomes
    `each_is` if that is set, and `each_plus` is added; all of it counts `times` over, and `sum_plus` comes on top.
    """

    def __init__(
        self,
        text: str = "",
        *,
        takes: int = SAME,
        as_colour: int = SAME,
        most: int = GROUP,
        each_is: int = 0,
        each_plus: int = 0,
        times: int = 1,
        sum_plus: int = 0,
        free: int = 0,
        free_neutral: int = 0,
        mixes: bool = False,
        bars: tuple[int, ...] = (),
        bars_cathedral: bool = False,
    ) -> None:
        self.text: Final = text
        self.takes: Final[i64] = takes
        self.as_colour: Final[i64] = as_colour
        self.most: Final[i64] = most
        self.each_is: Final[i64] = each_is
        self.each_plus: Final[i64] = each_plus
        self.times: Final[i64] = times
        self.sum_plus: Final[i64] = sum_plus
        self.free: Final[i64] = free
        """Dice that cost nothing, from each other player."""
        self.free_neutral: Final[i64] = free_neutral
        """Dice that cost nothing, from the neutral player."""
        self.mixes: Final = mixes
        """Whether a group of several colours may be bent."""
        barred: i64 = 0
        for building in bars:
            barred |= 1 << building
        self.bars: Final[i64] = barred
        """The buildings on which no citizen may be placed with it, one bit each."""
        self.bars_cathedral: Final = bars_cathedral

    def value(self, face: i64) -> i64:
        """What a die that shows this face is worth."""
        return (self.each_is or face) + self.each_plus


PLAIN: Final[Bend] = Bend(mixes=True)
"""No cube."""


class Effect:
    """What an Activity card does when it is activated."""

    def most(self, s: City, seat: i64) -> i64:
        """How many activations the player can pay for."""
        return NO_LIMIT

    def needs(self) -> i64:
        """The deniers that one activation costs."""
        return 0

    def begin(self, s: City, seat: i64, times: i64) -> None:
        """The dice allow `times` activations: ask what must be asked, and `apply`."""

    def apply(self, s: City, seat: i64, times: i64) -> None:
        """Activate the card so many times."""

    def bend(self) -> Bend | None:
        """What its cubes do, for a card with a delayed effect."""
        return None

    def text(self) -> str:
        """The effect in words."""
        return ""


class Card:
    """An Activity card: who works there, what it costs to have a tradesman direct them, and what they do."""

    def __init__(
        self,
        name: str,
        colour: int,
        level: int,
        cost: int,
        first: int,
        second: int,
        divisor: int,
        effect: Effect,
        dice: int = SAME,
    ) -> None:
        self.name: Final = name
        self.colour: Final[i64] = colour
        self.level: Final[i64] = level
        self.cost: Final[i64] = cost
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.divisor: Final[i64] = divisor
        self.effect: Final = effect
        self.dice: Final[i64] = colour if dice == SAME else dice
        """The colour of its dice; `MIXED` for a card that takes any."""


class Plague:
    """What an event does each round."""

    def strike(self, s: City, event: i64) -> None:
        """Let it happen."""

    def black_dice(self) -> i64:
        """The enemies that it sends."""
        return 0

    def text(self) -> str:
        """What happens, in words."""
        return ""


class Event:
    """An Event card: how it is fought and rewarded, what it calls when it is revealed, and what it does."""

    def __init__(
        self,
        name: str,
        deck: int,
        divisor: int,
        banners: int,
        first: int,
        second: int,
        plague: Plague,
        calls: int = -1,
        dice: int = SAME,
    ) -> None:
        self.name: Final = name
        self.deck: Final[i64] = deck
        self.divisor: Final[i64] = divisor
        self.banners: Final[i64] = banners
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.plague: Final = plague
        self.calls: Final[i64] = calls
        """The deck of the card that follows it."""
        self.dice: Final[i64] = deck if dice == SAME else dice


class Character:
    """A famous figure: what he counts, and from how many on he gives 1, 3 and 6 points."""

    def __init__(self, name: str, title: str, count: Count, low: int, middle: int, high: int) -> None:
        self.name: Final = name
        self.title: Final = title
        self.count: Final = count
        self.low: Final[i64] = low
        self.middle: Final[i64] = middle
        self.high: Final[i64] = high

    def points(self, s: City, owner: i64) -> i64:
        """The points that this figure gives to a player."""
        count = self.count.of(s, owner)
        if count >= self.high:
            return 6
        if count >= self.middle:
            return 3
        return 1 if count >= self.low else 0
