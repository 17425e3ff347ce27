"""What cards are made of: the kinds of content, each a small immutable object.

The literals stand in `cards/`, `events.py` and `characters.py`; the verbs that they are written with in `effects.py`,
`plagues.py` and `counts.py`, those of a single card right beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from troyes.city.constants import GROUP, NEUTRAL
from troyes.core.agenda import EVERYTHING
from troyes.core.message import Message, message
from troyes.core.native import i64, mypyc_attr

if TYPE_CHECKING:
    from troyes.city.state import City

NO_LIMIT: Final = 99
ANY_COLOUR: Final = 3
"""A group of any one colour."""
MIXED: Final = 4
"""A group of any mixture of colours."""
SAME: Final = 5
"""Dice of whatever colour the action asks for."""
USUAL: Final = -1
"""The price by the size of the group."""
OWN_DIE: Final = 1
BOUGHT_DIE: Final = 2
"""Which dice a cube turns over, one bit each: one from the own district, one from another."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Count:
    """Something that can be counted for a player."""

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def of(self, s: City, owner: i64) -> i64:
        """How many this player has."""
        return 0

    def text(self) -> Message:
        """What is counted, for "for each …"."""
        return Message(f"city-each-{self.name}")


class Bend:
    """How a cube bends the dice of one action; the defaults bend nothing. The catalogue says it as `city-bend-NAME`.

    `takes` is the colour of the dice that are taken and `as_colour` the one that they count as. A die's value becomes
    `each_is` if that is set, and `each_plus` is added; all of it counts `times` over, and `sum_plus` comes on top. With
    `alike` all dice count as one of them, the highest unless the action asks which. `virtual` is what the cube itself
    counts as a die of `as_colour`, beside one real die at least; it counts for the size of the group.
    """

    def __init__(
        self,
        name: str = "",
        *,
        takes: int = SAME,
        as_colour: int = SAME,
        most: int = GROUP,
        each_is: int = 0,
        each_plus: int = 0,
        times: int = 1,
        sum_plus: int = 0,
        alike: bool = False,
        virtual: int = 0,
        free: int = 0,
        free_neutral: int = 0,
        free_in_all: bool = False,
        price: int = USUAL,
        each_owner: int = NO_LIMIT,
        influence: int = 0,
        turns: int = 0,
        mixes: bool = False,
        bars: tuple[int, ...] = (),
        bars_cathedral: bool = False,
    ) -> None:
        self.name: Final = name
        self.takes: Final[i64] = takes
        self.as_colour: Final[i64] = as_colour
        self.most: Final[i64] = most
        """How many real dice it goes with."""
        self.each_is: Final[i64] = each_is
        self.each_plus: Final[i64] = each_plus
        self.times: Final[i64] = times
        self.sum_plus: Final[i64] = sum_plus
        self.alike: Final = alike
        self.virtual: Final[i64] = virtual
        self.free: Final[i64] = free
        """Dice that cost nothing, from each other player."""
        self.free_neutral: Final[i64] = free_neutral
        """Dice that cost nothing, from the neutral player."""
        self.free_in_all: Final = free_in_all
        """Whether one die costs nothing, whoever's it is."""
        self.price: Final[i64] = price
        """Deniers for each die bought, whatever the size of the group."""
        self.each_owner: Final[i64] = each_owner
        """How many dice may be bought from one owner."""
        self.influence: Final[i64] = influence
        """What using the cube costs."""
        self.turns: Final[i64] = turns
        """The dice of the group that are turned over, one bit each (`OWN_DIE`, `BOUGHT_DIE`)."""
        self.mixes: Final = mixes
        """Whether a group of several colours may be bent."""
        barred: i64 = 0
        for building in bars:
            barred |= 1 << building
        self.bars: Final[i64] = barred
        """The buildings on which no citizen may be placed with it, one bit each."""
        self.bars_cathedral: Final = bars_cathedral
        self.size: Final[i64] = 1 if virtual else 0
        """How many dice of the group are no real ones."""
        self.is_free: Final = free_in_all or free + free_neutral > 0

    def value(self, face: i64) -> i64:
        """What a die that shows this face is worth."""
        return (self.each_is or face) + self.each_plus

    def text(self) -> Message:
        """What a cube lets its owner do."""
        return message(
            f"city-bend-{self.name}",
            plus=int(self.each_plus + self.sum_plus),
            value=int(self.each_is + self.virtual),
            times=int(self.times),
            price=int(self.price),
            influence=int(self.influence),
        )


PLAIN: Final[Bend] = Bend("plain", mixes=True)
"""No cube."""


def joined(one: Bend, other: Bend) -> Bend:
    """How two cubes bend the dice of one action together."""
    if one is PLAIN:
        return other
    assert one.virtual == 0 or other.virtual == 0, "one cube at the most is a die itself"
    return Bend(
        one.name,
        takes=other.takes if one.takes == SAME else one.takes,
        as_colour=other.as_colour if one.as_colour == SAME else one.as_colour,
        most=min(one.most, other.most),
        each_is=one.each_is or other.each_is,
        each_plus=one.each_plus + other.each_plus,
        times=one.times * other.times,
        sum_plus=one.sum_plus + other.sum_plus,
        alike=one.alike or other.alike,
        virtual=one.virtual + other.virtual,
        free=one.free + other.free,
        free_neutral=one.free_neutral + other.free_neutral,
        free_in_all=one.free_in_all or other.free_in_all,
        price=other.price if one.price == USUAL else one.price,
        each_owner=min(one.each_owner, other.each_owner),
        influence=one.influence + other.influence,
        turns=one.turns | other.turns,
        mixes=one.mixes and other.mixes,
        bars=tuple([building for building in range(3) if ((one.bars | other.bars) >> building) & 1]),
        bars_cathedral=one.bars_cathedral or other.bars_cathedral,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What an Activity card does when it is activated."""

    def most(self, s: City, seat: i64) -> i64:
        """How many activations the player can pay for."""
        return NO_LIMIT

    def needs(self, s: City, seat: i64) -> i64:
        """The deniers that one activation costs this player at least."""
        return 0

    def needs_influence(self, s: City, seat: i64) -> i64:
        """The influence that one activation costs this player at least."""
        return 0

    def begin(self, s: City, seat: i64, times: i64) -> None:
        """The dice allow `times` activations: ask what must be asked, and `apply`."""

    def apply(self, s: City, seat: i64, times: i64) -> None:
        """Activate the card so many times."""

    def touches(self) -> i64:
        """The topics that `begin` and `apply` may change."""
        return EVERYTHING

    def bend(self) -> Bend | None:
        """What its cubes do, for a card with a delayed effect."""
        return None

    def floors(self) -> i64:
        """The floors that it adds to the Cathedral, while it is in play."""
        return 0

    def keeps(self) -> bool:
        """Whether players keep cubes on the card."""
        return False

    def cube_cost(self) -> i64:
        """The deniers that a cube costs that is placed on the card."""
        return 0

    def by_die(self) -> bool:
        """Whether each die counts by itself, so that the card has no divisor."""
        return False

    def text(self) -> Message:
        """The effect, in full and in the form `short`."""
        return Message("city-no-effect")


class Card:
    """An Activity card: who works there, what it costs to have a tradesman direct them, and what they do."""

    def __init__(
        self,
        name: str,
        colour: int,
        level: int,
        *,
        cost: int,
        first: int,
        second: int,
        divisor: int,
        effect: Effect,
        dice: int = SAME,
        influence: int = 0,
    ) -> None:
        self.name: Final = name
        self.colour: Final[i64] = colour
        self.level: Final[i64] = level
        self.cost: Final[i64] = cost
        """Deniers for a tradesman."""
        self.influence: Final[i64] = influence
        """Influence for a tradesman."""
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.divisor: Final[i64] = divisor
        self.effect: Final = effect
        self.dice: Final[i64] = colour if dice == SAME else dice
        """The colour of its dice; `MIXED` for a card that takes any."""

    def with_effect(self, effect: Effect) -> Card:
        """The same card, all that is printed on it, where it does something else."""
        return Card(
            self.name,
            int(self.colour),
            int(self.level),
            cost=int(self.cost),
            first=int(self.first),
            second=int(self.second),
            divisor=int(self.divisor),
            effect=effect,
            dice=int(self.dice),
            influence=int(self.influence),
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Plague:
    """What an event does each round."""

    def strike(self, s: City, event: i64) -> None:
        """Let it happen."""

    def touches(self, s: City, seat: i64) -> bool:
        """Whether a seat has anything to suffer from it, of an event that strikes each of them."""
        return True

    def lose(self, s: City, seat: i64) -> None:
        """What a seat suffers, of an event that strikes each of them."""

    def revealed(self, s: City, event: i64) -> None:
        """The event has been revealed this moment."""

    def admits(self, s: City, card: Card | None) -> bool:
        """Whether an Activity card, or without one a neutral cube, may be used against it."""
        return True

    def rests(self) -> bool:
        """Of an event that stays when it is countered: whether it takes no cube before the action is over."""
        return False

    def black_dice(self) -> i64:
        """The enemies that it sends."""
        return 0

    def harms(self) -> bool:
        """Whether whoever cannot bear it in full loses points."""
        return False

    def is_once(self) -> bool:
        """Whether it strikes only in the round in which it is revealed."""
        return False

    def text(self) -> Message:
        """What happens, in full and in the form `short`."""
        return Message("city-no-effect")


class Event:
    """An Event card: how it is fought and rewarded, what it calls when it is revealed, and what it does."""

    def __init__(
        self,
        name: str,
        deck: int,
        *,
        divisor: int,
        banners: int,
        first: int,
        second: int,
        plague: Plague,
        calls: int = -1,
        dice: int = SAME,
        picture: str = "",
    ) -> None:
        self.name: Final = name
        self.picture: Final = picture or name
        """The name of its woodcut, which copies share."""
        self.deck: Final[i64] = deck
        self.divisor: Final[i64] = divisor
        self.banners: Final[i64] = banners
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.plague: Final = plague
        self.calls: Final[i64] = calls
        """The deck of the card that follows it."""
        self.dice: Final[i64] = deck if dice == SAME else dice

    def with_plague(self, plague: Plague) -> Event:
        """The same card, all that is printed on it, where it does something else."""
        return Event(
            self.name,
            int(self.deck),
            divisor=int(self.divisor),
            banners=int(self.banners),
            first=int(self.first),
            second=int(self.second),
            plague=plague,
            calls=int(self.calls),
            dice=int(self.dice),
            picture=self.picture,
        )


class Character:
    """A famous figure: what he counts, and from how many on he gives 1, 3 and 6 points."""

    def __init__(
        self, name: str, count: Count, low: int, middle: int, high: int, *, printed: str = "thresholds"
    ) -> None:
        self.name: Final = name
        self.count: Final = count
        self.low: Final[i64] = low
        self.middle: Final[i64] = middle
        self.high: Final[i64] = high
        self.printed: Final = printed
        """What the three numbers are called among the printed values: a module that has others gives them a name."""

    def points(self, s: City, owner: i64) -> i64:
        """The points that this figure gives to a player."""
        return self.points_for(self.count.of(s, owner))

    def points_for(self, count: i64) -> i64:
        """The points for so many of what he counts."""
        if count >= self.high:
            return 6
        if count >= self.middle:
            return 3
        return 1 if count >= self.low else 0


def free_from(bend: Bend, district: i64) -> i64:
    """How many dice of a district cost nothing, those of everybody together apart."""
    return bend.free_neutral if district == NEUTRAL else bend.free
