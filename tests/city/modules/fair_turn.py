"""Every move of a turn at the fair, the toy module `guest`, found by trying everything: each cube, each choice of the
fair's own cubes beside it, each group of dice, and each way to turn the dice of a group over that they turn.

A move is the target, the place or None, the card of the cube or None, the fair's cubes, the dice that were turned over
as they lie (an own one before a bought one), and the words of the others, sorted.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from itertools import combinations, product

from tests.city.brute_force import (
    BARRED,
    CARDS,
    CUBES,
    EVENTS,
    Bent,
    Card,
    Die,
    Group,
    Turn,
    bend,
    colours_of,
)

FairMove = tuple[str, str | None, str | None, tuple[str, ...], tuple[str, ...], tuple[str, ...]]

FAIR_CARDS = {
    "barker": Card("y", 1, 3, 3),
    "porter": Card("y", 2, 5, 3),
    "tumbler": Card("y", 3, 5, 3),
    "toll-house": Card("w", 1, 0, 3, hire_influence=2),
    "puppeteer": Card("w", 2, 5, 3),
    "scaffold": Card("w", 3, 4, 4),
    "broker": Card("r", 1, 5, 3),
    "twins": Card("r", 2, 5, 3),
    "troupe": Card("r", 3, 5, 5),
}
FAIR_CUBES = ("porter", "tumbler", "toll-house", "puppeteer", "broker", "twins")
ALL_CARDS = CARDS | FAIR_CARDS
ACROBAT = "fair-acrobat"
DRUMMER = "fair-drummer"
PUPPET = 4


class FairTurn(Turn):
    """A turn at the fair."""

    cards = ALL_CARDS
    combats = {**EVENTS, "quarrel": ("w", 3)}  # noqa: RUF012 - nobody changes it
    bending = CUBES + FAIR_CUBES

    def fair_moves(self) -> set[FairMove]:
        """All of them."""
        found: set[FairMove] = set()
        for cube, aids, group in product(self.cubes, self.aids, self.groups):
            left = self.deniers - self.price(cube, group)
            power = self.influence - self.toll(cube)
            if left < 0 or power < 0:
                continue
            targets = [one for one in self.targets if one not in BARRED.get(cube, ())]
            for turned, rest in self.ways_to_turn(cube, aids, group):
                bent = self.bend_beside(cube, aids, tuple(map(opposite, turned)) + rest)
                if bent is None:
                    continue
                words = (tuple(die.word for die in turned), tuple(sorted(die.word for die in rest)))
                for target in targets:
                    is_room = target != "fair-auction" or len(group) + (cube == "puppeteer") <= 2
                    if is_room and self.serves(target, bent, left, power):
                        found |= {(target, at, cube, aids, *words) for at in self.places_for(target, bent)}
        return found

    @cached_property
    def targets(self) -> list[str]:
        """The auction too."""
        return [*super().targets, "fair-auction"]

    @cached_property
    def aids(self) -> list[tuple[str, ...]]:
        """Each choice of the fair's cubes: one of a kind at the most, acrobats first."""
        memory = self.document["modules"]["fair"]
        kept = {ACROBAT: memory["acrobats"], DRUMMER: memory["drummers"]}
        there = [aid for aid, counts in kept.items() if counts["ABCD".index(self.letter)]]
        return [some for size in range(len(there) + 1) for some in combinations(there, size)]

    def ways_to_turn(
        self, cube: str | None, aids: tuple[str, ...], group: Group
    ) -> list[tuple[tuple[Die, ...], Group]]:
        """Each choice of the dice of a group that these cubes turn over, with the dice that are left."""
        ways: set[tuple[tuple[Die, ...], Group]] = {((), group)}
        for is_turning, is_own in ((cube == "tumbler", True), (ACROBAT in aids, False)):
            if is_turning:
                ways = {
                    ((*turned, die), without(rest, die))
                    for turned, rest in ways
                    for die in rest
                    if (die.district == self.letter) is is_own and (is_own or self.is_paid(cube, group, die))
                }
        return sorted(ways)

    def is_paid(self, cube: str | None, group: Group, die: Die) -> bool:
        """Whether a die of another is bought: porter spares one in all, Tithe one of each player or three of le Roy."""
        bought = [one.district for one in group if one.district != self.letter]
        if cube == "porter":
            return len(bought) > 1
        spared = (3 if self.alone else 1) if cube == "tithe" else 0
        return bought.count(die.district) > spared

    def bend_beside(self, cube: str | None, aids: tuple[str, ...], group: Group) -> Bent | None:
        """What a cube and the fair's own make of dice that are turned over already; a drummer plays for dice of one
        colour."""
        bent = self.bend(cube, group)
        if bent is None or DRUMMER not in aids:
            return bent
        return replace(bent, bonus=bent.bonus + 1) if len(colours_of(group)) < 2 else None

    def bend(self, cube: str | None, group: Group) -> Bent | None:
        colours = colours_of(group)
        values = tuple(die.value for die in group)
        if cube == "toll-house":
            return Bent(colours, tuple(value + 2 for value in values))
        if cube not in FAIR_CUBES:
            return bend(cube, group)
        if len(colours) > 1:
            return None
        if cube == "puppeteer":
            return Bent(colours, (*values, PUPPET)) if len(group) < 3 else None
        return Bent(colours, values, alike=cube == "twins")

    def toll(self, cube: str | None) -> int:
        return 1 if cube == "toll-house" else 0

    def price(self, cube: str | None, group: Group) -> int:
        bought = [die.district for die in group if die.district != self.letter]
        if cube == "porter":
            return 2 * len(group) * max(0, len(bought) - 1)
        if cube == "broker":
            return 3 * len(bought) if len(set(bought)) == len(bought) else 999
        if cube == "puppeteer":
            return 2 * (len(group) + 1) * len(bought)
        return super().price(cube, group)

    def serves(self, target: str, bent: Bent, left: int, power: int) -> bool:
        if target == "scaffold" and not self.has_ready_column():
            return False
        if target != "fair-auction":
            return super().serves(target, bent, left, power)
        has_ware = self.document["modules"]["fair"]["wares"]["ABCD".index(self.letter)] > 0
        is_worth = len(bent.colours) < 2 and bent.total >= 5
        return has_ware and is_worth and left >= 1 and power >= 1

    def has_room(self, value: int) -> bool:
        """On the floors that everybody builds; the fourth is the scaffold's."""
        return value <= 6 and any(level.split()[value - 1] == "-" for level in self.document["cathedral"][:3])

    def has_ready_column(self) -> bool:
        """Whether a fourth floor can be begun, or gone on with."""
        third, fourth = (level.split() for level in self.document["cathedral"][2:])
        return any(below != "-" and above == "-" for below, above in zip(third, fourth, strict=True))


def opposite(die: Die) -> Die:
    """A die that is turned over."""
    return die._replace(value=7 - die.value)


def without(group: Group, die: Die) -> Group:
    """A group without one of its dice."""
    at = group.index(die)
    return group[:at] + group[at + 1 :]


def move_of(words: list[str]) -> FairMove:
    """The move that is spelled by target, place, cube, the fair's cubes, dice turned over, further dice and an end."""
    target, *rest = [word for word in words if word != "done"]
    dice = [word for word in rest if "@" in word]
    cubes = [word.removeprefix("use-") for word in rest if word.startswith("use-")]
    aids = [word for word in rest if word in (ACROBAT, DRUMMER)]
    used = {*dice, *aids, *[f"use-{cube}" for cube in cubes]}
    places = [word for word in rest if word not in used]
    assert len(cubes) <= 1
    assert len(places) <= 1
    assert rest == [*places, *[f"use-{cube}" for cube in cubes], *aids, *dice]
    turning = ("tumbler" in cubes) + (ACROBAT in aids)
    return (
        target,
        places[0] if places else None,
        cubes[0] if cubes else None,
        tuple(aids),
        tuple(dice[:turning]),
        tuple(sorted(dice[turning:])),
    )
