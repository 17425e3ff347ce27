"""Every move of a turn in Troyes up to the dice, found by trying everything: a second opinion on the engine's picker.

It is written from the rulebook and knows the engine only by its position documents. It tries each target with each
cube or none, each group of one to three dice on the city square, and each place a citizen could come from, and asks of
every such move whether the rulebook allows it. A move is the target, the place or None, the card of the cube or None,
and the words of the dice, sorted.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Any, NamedTuple

Move = tuple[str, str | None, str | None, tuple[str, ...]]


class Die(NamedTuple):
    """A die on the city square."""

    colour: str
    value: int
    district: str

    @property
    def word(self) -> str:
        return f"{self.colour}{self.value}@{self.district}"


Group = tuple[Die, ...]


class Card(NamedTuple):
    """What is printed on an Activity card, as far as it matters before its effect, and what one activation costs."""

    colour: str
    level: int
    hire: int
    divisor: int
    deniers: int = 0
    influence: int = 0
    hire_influence: int = 0


CARDS = {
    "merchant": Card("y", 1, 4, 2),
    "miller": Card("y", 1, 5, 4),
    "artisan": Card("y", 1, 5, 4, influence=1),
    "baker": Card("y", 1, 5, 3),
    "militia": Card("y", 2, 6, 3),
    "innkeeper": Card("y", 2, 5, 1, deniers=1),
    "blacksmith": Card("y", 2, 5, 3),
    "sculptor": Card("y", 3, 15, 3),
    "journeyman": Card("y", 3, 5, 4, deniers=3),
    "goldsmith": Card("y", 3, 8, 4),
    "tithe": Card("w", 1, 6, 4),
    "monk": Card("w", 1, 6, 3),
    "priest": Card("w", 1, 6, 3),
    "apprenticeship": Card("w", 2, 6, 3),
    "confession": Card("w", 2, 7, 3),
    "templar": Card("w", 2, 7, 3),
    "prior": Card("w", 2, 8, 3),
    "pilgrimage": Card("w", 3, 0, 7),
    "procession": Card("w", 3, 5, 4),
    "glassblower": Card("w", 3, 7, 5),
    "archer": Card("r", 1, 6, 2),
    "chivalry": Card("r", 1, 6, 4),
    "diplomat": Card("r", 1, 6, 3, influence=1),
    "hunting": Card("r", 2, 5, 3),
    "mercenary": Card("r", 2, 2, 2),
    "tax-collector": Card("r", 2, 6, 5),
    "captain": Card("r", 3, 7, 4),
    "joust": Card("r", 3, 5, 3),
    "troubadour": Card("r", 3, 7, 3, influence=3),
    "banquet": Card("r", 3, 7, 4),
}

# The colours of the dice that fight an event, and its divisor.
EVENTS = {
    "marauding": ("ryw", 3),
    "succession-conflict": ("r", 4),
    "brigands1": ("r", 3),
    "brigands2": ("r", 3),
    "brigands3": ("r", 3),
    "skirmishes1": ("r", 3),
    "skirmishes2": ("r", 3),
    "normans-attack": ("r", 5),
    "war": ("r", 2),
    "resistance": ("r", 6),
    "support": ("y", 3),
    "civil-war": ("y", 4),
    "wayfarers": ("y", 3),
    "drought": ("y", 4),
    "traveling-builders": ("w", 4),
    "interrupted-work": ("w", 4),
    "heresy": ("w", 3),
    "theological-conflict": ("w", 4),
}

BUILDINGS = {"palace": "r", "city-hall": "y", "bishopric": "w"}
SPACES_A_ROW = {"palace": 1, "city-hall": 2, "bishopric": 3}

AGRICULTURE_DIVISOR = 2

COLOUR_NAMES = {"r": "red", "y": "yellow", "w": "white"}

CUBES = (
    "militia",
    "blacksmith",
    "tithe",
    "monk",
    "priest",
    "apprenticeship",
    "confession",
    "templar",
    "prior",
)

# What a cube may not be used for.
BARRED: dict[str | None, set[str]] = {
    "blacksmith": {"palace"},
    "priest": {"city-hall"},
    "apprenticeship": {"bishopric", "city-hall", "cathedral"},
    "confession": {"bishopric", "city-hall", "cathedral"},
}


@dataclass(frozen=True)
class Bent:
    """A group of dice as the action sees it: with the colours and values that a cube gives them."""

    colours: str
    values: tuple[int, ...]
    bonus: int = 0
    alike: bool = False
    """Whether all count as one of them: any, where single values matter, and else the highest."""

    @property
    def total(self) -> int:
        values = (max(self.values),) * len(self.values) if self.alike else self.values
        return sum(values) + self.bonus


PURPLE = "p"
"""A die that passes for any colour; the base game has none."""


def colours_of(group: Group) -> str:
    """The colours of a group; none where all of its dice pass for any."""
    return "".join(sorted({die.colour for die in group} - {PURPLE}))


def fits(colours: str, wanted: str) -> bool:
    """Whether dice of these colours are, or pass for, dice of the wanted one."""
    return colours in ("", wanted)


def bend(cube: str | None, group: Group) -> Bent | None:
    """What a cube makes of a group, or None where it does not fit these dice."""
    colours = colours_of(group)
    values = tuple(die.value for die in group)
    if cube is None:
        return Bent(colours, values)
    if cube == "confession":  # and the next one bend dice of several colours too, which Pilgrimage takes
        return Bent(colours, tuple(value + 2 for value in values))
    if cube == "apprenticeship":
        return Bent(colours, tuple(5 for _ in values))
    if cube == "militia" and fits(colours, "y"):
        return Bent("r", values)
    if cube == "blacksmith" and fits(colours, "r"):
        return Bent("r", values, bonus=5)
    if cube == "tithe" and fits(colours, "y"):
        return Bent("y", values)
    if cube == "priest" and fits(colours, "y"):
        return Bent("y", tuple(value + 3 for value in values))
    if fits(colours, "w") and len(group) == 1:
        if cube == "monk":
            return Bent("y", values * 3)
        if cube == "templar":
            return Bent("r", values * 2)
        if cube == "prior":
            return Bent("w", values * 2)
    return None


class Turn:
    """The turn of the one whom a position document names, with the cards, events and cubes that there are."""

    cards = CARDS
    combats = EVENTS
    bending: tuple[str, ...] = CUBES

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.letter: str = document["turn"]
        seat = document["seats"]["ABCD".index(self.letter)]
        self.deniers: int = seat["deniers"]
        self.influence: int = seat["influence"]
        self.supply: int = seat["supply"]
        self.alone = document["players"] == 1
        self.buildings = {name: document["buildings"][name].split() for name in BUILDINGS}
        self.lying = {name: document["lying"].get(name, "").split() for name in BUILDINGS}
        self.activities: dict[str, dict[str, Any]] = document["activities"]

    def moves(self) -> set[Move]:
        """All of them."""
        found: set[Move] = set()
        for cube, group in product(self.cubes, self.groups):
            left = self.deniers - self.price(cube, group)
            power = self.influence - self.toll(cube)
            bent = self.bend(cube, group) if left >= 0 and power >= 0 else None
            if bent is None:
                continue
            barred = BARRED.get(cube, ())
            served = [
                target
                for target in self.targets
                if target not in barred and self.serves(target, bent, left, power)
            ]
            dice = tuple(sorted(die.word for die in group)) if served else ()
            found |= {
                (target, place, cube, dice) for target in served for place in self.places_for(target, bent)
            }
        return found

    def bend(self, cube: str | None, group: Group) -> Bent | None:
        """What a cube makes of a group, or None where it does not fit these dice."""
        return bend(cube, group)

    def toll(self, cube: str | None) -> int:
        """The influence that a cube costs when it is used."""
        return 0

    @cached_property
    def targets(self) -> list[str]:
        """What an action may aim at: cards in play, events of the queue, buildings, Cathedral, Agriculture."""
        events = [event["event"] for event in self.document["events"]]
        return [*self.activities, *events, *BUILDINGS, "cathedral", "agriculture"]

    @cached_property
    def groups(self) -> list[Group]:
        """One to three dice of the city square; dice that look alike are alike."""
        dice = [
            Die(face[0], int(face[1]), district)
            for district, faces in self.document["dice"].items()
            for face in faces.split()
        ]
        dice = sorted(die for die in dice if die.colour != PURPLE or die.district == self.letter)
        return sorted({group for size in (1, 2, 3) for group in combinations(dice, size)})

    @cached_property
    def cubes(self) -> list[str | None]:
        """No cube, or one that was placed earlier."""
        kept = [cube for cube in self.bending if cube in self.activities]
        return [None, *(cube for cube in kept if self.activities[cube].get("cubes", {}).get(self.letter, 0))]

    @cached_property
    def places(self) -> list[str]:
        """Where a citizen of one's own can be taken from."""
        places = ["supply"] if self.supply else []
        for name, spaces in self.buildings.items():
            places += [f"{name}{i}" for i, who in enumerate(spaces, 1) if who == self.letter]
            places += [f"lying-{name}"] if self.letter in self.lying[name] else []
        for name in self.activities:
            if self.stands_on(name):
                places.append(f"from-{COLOUR_NAMES[self.cards[name].colour]}{self.cards[name].level}")
        return places

    def stands_on(self, card: str) -> bool:
        """Whether one has a tradesman on a card, be it on its illustration."""
        there = self.activities[card]
        return self.letter in f"{there['tradesmen']} {there.get('onlookers', '')}".split()

    def places_for(self, target: str, bent: Bent) -> list[str] | list[None]:
        """Where the citizen can come from whom the move needs, to be placed or hired; None where it needs none."""
        if target in BUILDINGS:
            return [place for place in self.places if self.may_enter(target, place, bent.values[0])]
        if target in self.activities and not self.stands_on(target):
            return self.places
        return [None]

    def serves(self, target: str, bent: Bent, left: int, power: int) -> bool:
        """Whether the dice, as they are bent, may be used on the target and achieve something there, with so many
        deniers and so much influence left when they are paid."""
        if len(bent.colours) > 1 and target != "pilgrimage":
            return False
        if target in BUILDINGS:  # exactly one die, and Monk, Templar and Prior make several of one (R46)
            return fits(bent.colours, BUILDINGS[target]) and len(bent.values) == 1
        if target == "cathedral":
            return fits(bent.colours, "w") and any(self.has_room(value) for value in bent.values)
        if target == "agriculture":
            return fits(bent.colours, "y") and bent.total >= AGRICULTURE_DIVISOR
        if target in self.combats:
            colours, divisor = self.combats[target]
            return bent.colours in colours and bent.total >= divisor
        card = self.cards[target]
        if not fits(bent.colours, card.colour) and target != "pilgrimage":
            return False
        hire, hire_influence = (0, 0) if self.stands_on(target) else (card.hire, card.hire_influence)
        return (
            bent.total >= card.divisor
            and hire + card.deniers <= left
            and hire_influence + card.influence <= power
        )

    def has_room(self, value: int) -> bool:
        """Whether the construction site of this value has an empty space."""
        return value <= 6 and any(level.split()[value - 1] == "-" for level in self.document["cathedral"])

    def may_enter(self, building: str, place: str, value: int) -> bool:
        """Whether a citizen who comes from that place may be placed with a die of this value: he must not expel a
        colour that already lies on the building."""
        if not 1 <= value <= 6:
            return False
        spaces = list(self.buildings[building])
        lying = list(self.lying[building])
        if place == f"lying-{building}":
            lying.remove(self.letter)
        elif place.startswith(building):
            spaces[int(place.removeprefix(building)) - 1] = "-"
        width = SPACES_A_ROW[building]
        entrance = (value - 1) // width * width
        row = spaces[entrance : entrance + width]
        return "-" in row or row[-1] not in lying

    def price(self, cube: str | None, group: Group) -> int:
        """2, 4 or 6 deniers for each die of another district, by the number of dice; Tithe spares one from each
        player, and three from le Roy."""
        bought = [die.district for die in group if die.district != self.letter]
        if cube == "tithe":
            spared = 3 if self.alone else 1
            paid = sum(max(0, bought.count(district) - spared) for district in set(bought))
        else:
            paid = len(bought)
        return 2 * len(group) * paid
