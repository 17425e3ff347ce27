"""The Ladies of Troyes, "Outdoor Activities": the sixteen faces, one literal each, and the verbs of the first level."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.agriculture import Agriculture
from troyes.city.actions.citizens import PlaceCitizen
from troyes.city.constants import EMPTY, PURPLE, RED, WHITE, YELLOW
from troyes.city.content.kinds import BOUGHT_DIE, Bend, free_from
from troyes.city.state import NO_CHOICE, City
from troyes.city.words import names
from troyes.city.words.tokens import district_of
from troyes.core.message import Message, message
from troyes.core.native import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Reward:
    """What a cube brings when something happens in an action, after its dice are paid for."""

    def __init__(self, *, deniers: int = 0, influence: int = 0) -> None:
        self.deniers: Final[i64] = deniers
        self.influence: Final[i64] = influence

    def is_due(self, s: City, seat: i64) -> bool:
        """Whether that happens to this seat now."""
        return False

    def is_of_others(self) -> bool:
        """Whether others bring it about in their turns."""
        return False

    def pay(self, s: City, seat: i64) -> None:
        """The seat has discarded a cube for it."""
        s.deniers[seat] += self.deniers
        s.gain_influence(seat, self.influence)


class DiceSold(Reward):
    """An opponent buys dice of one's district. One that is taken for nothing is not bought (ruling R104)."""

    def is_of_others(self) -> bool:
        return True

    def is_due(self, s: City, seat: i64) -> bool:
        return seat != s.whose_turn() and sold(s, seat) > 0


class CardShared(Reward):
    """An opponent activates a card on which one has a tradesman."""

    def is_of_others(self) -> bool:
        return True

    def is_due(self, s: City, seat: i64) -> bool:
        slot = s.rules.targets[s.target].activates()
        return seat != s.whose_turn() and slot != EMPTY and s.has_tradesman(slot, seat)


class CitizenPlaced(Reward):
    """One places a citizen on a principal building."""

    def is_due(self, s: City, seat: i64) -> bool:
        return seat == s.whose_turn() and isinstance(s.rules.targets[s.target], PlaceCitizen)


class FieldsTilled(Reward):
    """One uses agriculture."""

    def is_due(self, s: City, seat: i64) -> bool:
        return seat == s.whose_turn() and isinstance(s.rules.targets[s.target], Agriculture)


def sold(s: City, seat: i64) -> i64:
    """How many dice of the group a seat was paid for."""
    bend = s.bend()
    count = -free_from(bend, seat)
    i: i64 = 0
    while i < s.size:
        if district_of(s.group[i]) == seat:
            count += 1
        i += 1
    if bend.free_in_all and (s.freed == NO_CHOICE or district_of(s.freed) == seat):
        count -= 1
    return count


class Face:
    """A side of an outdoor Activity tile."""

    def __init__(
        self,
        name: str,
        *,
        takes_cubes: bool = True,
        reward: Reward | None = None,
        colour: int = EMPTY,
        price: int = 0,
        arrival: tuple[int, ...] = (),
        each_cube: int = 0,
        ranks: tuple[int, ...] = (),
    ) -> None:
        self.name: Final = name
        self.takes_cubes: Final = takes_cubes
        self.reward: Final = reward
        self.colour: Final[i64] = colour
        """The colour of the die that a cube brings; no die of this colour pays for the cube."""
        self.price: Final[i64] = price
        """The deniers that this costs."""
        self.arrival: Final = arrival
        """Points for the guards that reach the gate, the first one first."""
        self.each_cube: Final[i64] = each_cube
        """Points for each cube at the end."""
        self.ranks: Final = ranks
        """Points for those with most cubes at the end."""

    def title(self) -> Message:
        """What it is called."""
        return Message(f"city-outdoor-title-{self.name}")

    def text(self) -> Message:
        """What it is good for."""
        reward = self.reward
        gain = names.amounts(reward.deniers, reward.influence, 0) if reward is not None else []
        return message(
            f"city-outdoor-{self.name}",
            gain=gain,
            price=names.deniers(self.price),
            points=names.points(self.each_cube),
            first=names.points(self.arrival[0] if self.arrival else self.ranks[0] if self.ranks else 0),
            others=tuple([int(points) for points in self.arrival[1:] or self.ranks[1:]]),
        )


TURN_BOUGHT: Final[Bend] = Bend("outdoor-3b", turns=BOUGHT_DIE, mixes=True)
"""What a cube of the face 3b does."""
EXCHANGE: Final[Face] = Face("3a")
TURN_OVER: Final[Face] = Face("3b")
SEND_ON: Final[Face] = Face("3c")
PROTECT: Final[Face] = Face("3d")
RACE: Final = (6, 4, 2, 1)

BY_LEVEL: Final[tuple[tuple[Face, ...], ...]] = (
    (
        Face("1a", reward=DiceSold(influence=4)),
        Face("1b", reward=CardShared(deniers=4)),
        Face("1c", reward=CitizenPlaced(influence=4)),
        Face("1d", reward=FieldsTilled(deniers=5)),
    ),
    (
        Face("2a", colour=YELLOW),
        Face("2b", colour=WHITE),
        Face("2c", colour=RED),
        Face("2d", colour=PURPLE, price=2),
    ),
    (EXCHANGE, TURN_OVER, SEND_ON, PROTECT),
    (
        Face("4a", arrival=(3, 3, 3, 3), each_cube=1),
        Face("4b", ranks=(9, 6, 3)),
        Face("4c", takes_cubes=False, arrival=RACE),
        Face("4d", takes_cubes=False, arrival=RACE),
    ),
)

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
FOURTH: Final = 3
"""The levels by number."""
