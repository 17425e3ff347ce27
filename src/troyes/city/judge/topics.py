"""Troyes in numbers: what an owner has, topic by topic, for evaluations that are learned.

A topic names its numbers and writes them in the same order. Numbers are small and plain, since a learned evaluation
weighs them for every round by itself; where twice as much is worth less than twice, the first ones and the others
stand apart. A number whose name begins with `thumb-` is what the rule of thumb says of the topic, in points: all of
these together are the rule of thumb.
"""

from __future__ import annotations

from typing import Final

from troyes.city.actions.citizens import count_standing
from troyes.city.constants import (
    DICE_COLOURS,
    DICE_NAMES,
    EMPTY,
    FACES,
    NEUTRAL,
    OWNERS,
    SLOTS,
    SPACES,
    die,
)
from troyes.city.content.counts import CATHEDRAL_CUBES, EVENTS_FOUGHT
from troyes.city.judge import people, promises, thumb
from troyes.city.judge.thumb import Outlook
from troyes.city.module import Scorer, Worth
from troyes.city.phases.scoring import TRADESMENS_SPACES, empty_levels
from troyes.city.state import City
from troyes.core.native import i64, mypyc_attr, vec

SOME_DENIERS: Final = 6
MANY_DENIERS: Final = 14
SOME_INFLUENCE: Final = 4
MUCH_INFLUENCE: Final = 9
BUILDINGS: Final = 3
WAITING: Final = 2
"""Citizens in the supply beyond these hardly find work."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Topic:
    """Some numbers about an owner, as a seat may know them."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names
        self.size: Final[i64] = len(names)

    def write(self, s: City, seat: i64, owner: i64, ahead: Outlook, row: vec[float], at: i64) -> None:
        """Write them into a row, from a place on."""


class Purse(Topic):
    """Deniers and influence; le Roy has neither."""

    def __init__(self) -> None:
        super().__init__(
            [
                "deniers",
                "more-deniers",
                "most-deniers",
                "influence",
                "more-influence",
                "most-influence",
                "thumb-purse",
            ]
        )

    def write(self, s: City, seat: i64, owner: i64, ahead: Outlook, row: vec[float], at: i64) -> None:
        deniers: i64 = 0
        influence: i64 = 0
        if owner != NEUTRAL:
            deniers = s.deniers[owner] + max(0, s.passed[owner])
            influence = s.influence[owner]
        split(row, at, deniers, SOME_DENIERS, MANY_DENIERS)
        split(row, at + 3, influence, SOME_INFLUENCE, MUCH_INFLUENCE)
        row[at + 6] = thumb.purse(s, owner, ahead)


def split(row: vec[float], at: i64, amount: i64, some: i64, many: i64) -> None:
    """Write an amount in three parts, each worth less than the one before."""
    row[at] = float(min(amount, some))
    row[at + 1] = float(max(0, min(amount, many) - some))
    row[at + 2] = float(max(0, amount - many))


class District(Topic):
    """The dice of a district by colour: how many, their pips, and the best three. Those of somebody who has passed
    only bring in money, and stand apart."""

    def __init__(self) -> None:
        kinds = ("dice", "pips", "best")
        super().__init__(
            [f"{name}-{kind}" for name in DICE_NAMES for kind in kinds]
            + ["dice-for-sale", "passed", "thumb-dice", "thumb-throw"]
        )

    def write(self, s: City, seat: i64, owner: i64, ahead: Outlook, row: vec[float], at: i64) -> None:
        passed = s.passed[owner] != EMPTY
        colour: i64 = 0
        while colour < DICE_COLOURS:
            count: i64 = 0
            pips: i64 = 0
            best: i64 = 0
            face: i64 = FACES
            while face and not passed:
                dice = i64(s.dice[die(owner, colour, face)])
                best += face * min(dice, max(0, 3 - count))
                count += dice
                pips += face * dice
                face -= 1
            row[at] = float(count)
            row[at + 1] = float(pips)
            row[at + 2] = float(best)
            at += 3
            colour += 1
        row[at] = float(s.all_dice(owner)) if passed else 0.0
        row[at + 1] = 1.0 if passed else 0.0
        row[at + 2] = thumb.dice(s, owner)
        row[at + 3] = thumb.thrown(s, owner)


class Market(Topic):
    """Dice of the others that could be bought, and for how many there is money; whose turn it is, and who begins."""

    def __init__(self) -> None:
        super().__init__(["market", "affordable", "on-turn", "start-player"])

    def write(self, s: City, seat: i64, owner: i64, ahead: Outlook, row: vec[float], at: i64) -> None:
        others: i64 = 0
        acting = owner != NEUTRAL and s.passed[owner] == EMPTY
        if acting:
            others = ahead.on_square - s.all_dice(owner)
        row[at] = float(others)
        row[at + 1] = float(min(others, s.deniers[owner] // 2)) if acting else 0.0
        row[at + 2] = 1.0 if s.whose_turn() == owner else 0.0
        row[at + 3] = 1.0 if s.rules.participants[s.start] == owner else 0.0


class Citizens(Topic):
    """Citizens by building, those who are the next to be expelled, those without work, and what they are paid."""

    def __init__(self) -> None:
        super().__init__(
            [
                "palace",
                "city-hall",
                "bishopric",
                "exposed",
                "waiting",
                "lying",
                "salaries",
                "thumb-citizens",
            ]
        )

    def write(self, s: City, seat: i64, owner: i64, ahead: Outlook, row: vec[float], at: i64) -> None:
        exposed: i64 = 0
        lying: i64 = 0
        salaries: i64 = 0
        building: i64 = 0
        while building < 3:
            standing = count_standing(s, building, owner)
            row[at + building] = float(standing)
            salaries += s.rules.salary[building] * standing
            lying += s.lying[OWNERS * building + owner]
            width = s.rules.row_width[building]
            space = SPACES * building + width - 1
            while space < SPACES * (building + 1):
                if s.space[space] == owner:
                    exposed += 1
                space += width
            building += 1
        row[at + 3] = float(exposed)
        row[at + 4] = float(min(WAITING, s.supply[owner])) if owner != NEUTRAL else 0.0
        row[at + 5] = float(lying)
        row[at + 6] = float(salaries) if owner != NEUTRAL else 0.0
        row[at + 7] = people.citizens(s, owner, ahead.throws, ahead.use)


class Tradesmen(Topic):
    """Tradesmen by slot and by card, those who find their dice in their own colour's building, and cubes kept to bend
    dice."""

    def __init__(self, cards: list[str]) -> None:
        slots = [f"tradesman-{slot + 1}" for slot in range(SLOTS)]
        crafts = [f"{name}-craft" for name in DICE_NAMES[:BUILDINGS]]
        super().__init__(
            slots
            + crafts
            + ["kept", "more-kept", "thumb-spaces", "thumb-cards"]
            + [f"hired-{card}" for card in cards]
        )
        self.cards: Final[i64] = len(cards)

    def write(self, s: City, seat: i64, owner: i64, ahead: Outlook, row: vec[float], at: i64) -> None:
        kept: i64 = 0
        more: i64 = 0
        hired: i64 = 0
        end = at + self.size
        by_card = end - self.cards
        i = by_card
        while i < end:
            row[i] = 0.0
            i += 1
        colour: i64 = 0
        slot: i64 = 0
        while colour < BUILDINGS:
            crafts: i64 = 0
            while slot < (colour + 1) * (SLOTS // BUILDINGS):
                row[at + slot] = 0.0
                if s.slot[slot] != EMPTY:
                    if s.has_tradesman(slot, owner):
                        row[at + slot] = 1.0
                        row[by_card + s.slot[slot]] = 1.0
                        crafts += 1
                    cubes = s.cubes[OWNERS * slot + owner]
                    if cubes and s.card(slot).effect.bend() is not None:
                        kept += 1
                        more += cubes - 1
                slot += 1
            hired += crafts
            row[at + SLOTS + colour] = float(crafts * count_standing(s, colour, owner)) if crafts else 0.0
            colour += 1
        at += SLOTS + BUILDINGS
        row[at] = float(kept)
        row[at + 1] = float(more)
        row[at + 2] = float(TRADESMENS_SPACES.points(s, owner))
        row[at + 3] = thumb.craft(float(2 * kept + more) / 2, float(hired), ahead)


class Deeds(Topic):
    """Points so far, the Cathedral and the events, and what modules have to say."""

    def __init__(self) -> None:
        super().__init__(
            [
                "empty-levels",
                "cathedral",
                "fought",
                "events-won",
                "thumb-points",
                "thumb-levels",
                "thumb-promises",
                "thumb-modules",
            ]
        )

    def write(self, s: City, seat: i64, owner: i64, ahead: Outlook, row: vec[float], at: i64) -> None:
        empty = empty_levels(s, owner)
        row[at] = float(empty)
        row[at + 1] = float(CATHEDRAL_CUBES.of(s, owner))
        row[at + 2] = float(EVENTS_FOUGHT.of(s, owner))
        row[at + 3] = float(s.won[owner])
        row[at + 4] = float(s.points[owner])
        row[at + 5] = thumb.levels(empty, ahead)
        row[at + 6] = promises.worth(s, owner, ahead.throws)
        row[at + 7] = thumb.modules(s, owner, ahead)


class Characters(Topic):
    """What characters would give now, in their steps and on the way to the next: those that the seat knows to be in
    the game, and those of which it cannot know."""

    def __init__(self) -> None:
        super().__init__(
            ["known-characters", "known-ahead", "other-characters", "other-ahead", "thumb-characters"]
        )

    def write(self, s: City, seat: i64, owner: i64, ahead: Outlook, row: vec[float], at: i64) -> None:
        i = at
        while i < at + 4:
            row[i] = 0.0
            i += 1
        people.count_characters(s, owner, seat, row, at)
        row[at + 4] = people.cast(s, row, at, ahead.progress)


class Guests(Topic):
    """What a module counts at the end, and what it says that its other things are worth."""

    def __init__(self, name: str, scorers: list[Scorer], worths: list[Worth]) -> None:
        super().__init__([f"{name}-points", f"{name}-worth"])
        self.scorers: Final = scorers
        self.worths: Final = worths

    def write(self, s: City, seat: i64, owner: i64, ahead: Outlook, row: vec[float], at: i64) -> None:
        points: i64 = 0
        for scorer in self.scorers:
            points += -scorer.points(s, owner) if scorer.loses else scorer.points(s, owner)
        value = 0.0
        rounds = float(s.rules.rounds - s.round)
        for worth in self.worths:
            value += worth.of(s, int(owner), rounds)
        row[at] = float(points)
        row[at + 1] = value
