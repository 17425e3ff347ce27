"""A table of Troyes as numbers: all of them, to be packed, and those that a seat may know, to be learned from.

Owners, cards, events and characters are numbers as everywhere in the engine, -1 for none and -2 for one that is hidden;
tokens are their places among the words of the game, -1 for none; steps their places among those of the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from troyes.city.constants import (
    BANNERS,
    BUILDINGS,
    CATHEDRAL_COLUMNS,
    COLOURS,
    DICE_NAMES,
    EVENT_FIELDS,
    FACES,
    GROUP,
    LETTERS,
    LEVELS,
    OWNERS,
    QUEUE,
    SEATS,
    SPACES,
    TRADESMEN,
)
from troyes.city.rules import Rules
from troyes.city.state import City
from troyes.core.agenda import Step
from troyes.core.game import Setup
from troyes.core.native import i16, i64, vec
from troyes.core.origin import Origin, copied, flagged
from troyes.core.packing import Packer, Unpacker
from troyes.core.state import State

if TYPE_CHECKING:
    from troyes.city.game import TroyesCity

AGENDA: Final = 20
"""Steps of the agenda that are observed, from the top; more than random games ever lay."""
NO_STEP: Final = -1


class CityOrigin(Origin):
    """A kind of table."""

    def __init__(self, game: TroyesCity, setup: Setup, rules: Rules) -> None:
        super().__init__(game, setup, list(rules.steps))
        self.rules: Final = rules
        self.steps: Final[list[Step[Any]]] = list(rules.steps.values())
        self.numbers: Final = {name: number for number, name in enumerate(rules.steps)}
        self.like: City | None = None
        """A state whose arrays are as long as those of every other, made when one is first unpacked."""

    def pack(self, s: State, out: Packer) -> None:
        assert isinstance(s, City)
        out.small(len(s.agenda))
        for step in s.agenda:
            out.small(self.numbers[step.name])
        for array in arrays(s):
            out.row(array)
        for number in scalars(s):
            out.large(number)
        for extra in s.extras:
            extra.pack(out)

    def unpacked(self, found: Unpacker) -> City:
        if self.like is None:
            blank = self.game.new(self.setup)
            assert isinstance(blank, City)
            self.like = blank
        like = self.like
        agenda = [self.steps[found.small()] for _ in range(found.small())]
        s = City(self.rules, agenda, [])
        read_arrays(s, like, found)
        read_scalars(s, found)
        s.extras = [extra.unpacked(found) for extra in like.extras]
        return s

    def observed(self) -> list[str]:
        rules = self.rules
        names = ["seat", *[f"agenda.{place + 1}" for place in range(AGENDA)], *array_names(rules)]
        names += [f"revealed.{event.name}" for event in rules.events]
        names += [f"aid.{place + 1}" for place in range(len(rules.aids))]
        names += [*SCALARS, *TOKENS, *[f"group.{place + 1}" for place in range(GROUP)]]
        for extra in rules.extras:
            names += [f"{extra.module}.{name}" for name in extra.observed()]
        return names

    def observe(self, view: State, seat: i64, row: vec[i16], at: i64) -> None:
        assert isinstance(view, City)
        row[at] = i16(seat)
        at = self.observe_agenda(view, row, at + 1)
        for array in arrays(view)[:-1]:
            at = copied(array, row, at)
        at = flagged(view.events, len(self.rules.events), row, at)
        at = flagged(view.aids, len(self.rules.aids), row, at)
        for number in scalars(view)[:SMALL_SCALARS]:
            row[at] = i16(number)
            at += 1
        for token in (view.source, view.model, view.freed, view.given):
            row[at] = i16(self.place(token))
            at += 1
        i: i64 = 0
        while i < GROUP:
            row[at] = i16(self.place(view.group[i]) if i < view.size else NO_STEP)
            at += 1
            i += 1
        for extra in view.extras:
            at = extra.observe(row, at)

    def observe_agenda(self, view: City, row: vec[i16], at: i64) -> i64:
        """Write what comes next, the first step first; where it ends."""
        place = len(view.agenda) - 1
        end = at + AGENDA
        while at < end:
            row[at] = i16(self.numbers[view.agenda[place].name] if place >= 0 else NO_STEP)
            place -= 1
            at += 1
        return at

    def place(self, token: i64) -> i64:
        """Where a token stands among the words, -1 for none."""
        return self.vocabulary.places[token] if token >= 0 else NO_STEP


SCALARS: Final = (
    "round",
    "start",
    "turn",
    "direction",
    "placed",
    "queued",
    "enemies",
    "spent",
    "target",
    "used",
    "size",
    "turned",
    "worth",
    "times",
    "fought",
    "banners",
    "striking",
    "supported",
    "supports",
    "countered",
    "needed",
    "lowest",
    "kings_dice",
    "kings_sum",
)
SMALL_SCALARS: Final = len(SCALARS)
TOKENS: Final = ("source", "model", "freed", "given")


def scalars(s: City) -> vec[i64]:
    """The single numbers of a state: those of `SCALARS`, then tokens and bits."""
    numbers = [
        *(s.round, s.start, s.turn, s.direction, s.placed, s.queued, s.enemies, s.spent),
        *(s.target, s.used, s.size, s.turned, s.worth, s.times, s.fought, s.banners),
        *(s.striking, s.supported, s.supports, s.countered, s.needed, s.lowest, s.kings_dice, s.kings_sum),
        *(s.source, s.model, s.freed, s.given, s.events, s.aids),
    ]
    return vec[i64](numbers)


def read_scalars(s: City, found: Unpacker) -> None:
    """The same in the same order."""
    s.round, s.start, s.turn = found.large(), found.large(), found.large()
    s.direction, s.placed, s.queued = found.large(), found.large(), found.large()
    s.enemies, s.spent, s.target = found.large(), found.large(), found.large()
    s.used, s.size, s.turned = found.large(), found.large(), found.large()
    s.worth, s.times, s.fought = found.large(), found.large(), found.large()
    s.banners, s.striking, s.supported = found.large(), found.large(), found.large()
    s.supports, s.countered, s.needed = found.large(), found.large(), found.large()
    s.lowest, s.kings_dice, s.kings_sum = found.large(), found.large(), found.large()
    s.source, s.model, s.freed = found.large(), found.large(), found.large()
    s.given, s.events, s.aids = found.large(), found.large(), found.large()


def arrays(s: City) -> list[vec[i64]]:
    """All arrays of a state, the one that holds tokens last."""
    return [
        *(s.deniers, s.influence, s.points, s.supply, s.general, s.passed, s.won, s.character),
        *(s.dice, s.black, s.space, s.lying, s.slot, s.tradesman, s.onlooker, s.cubes, s.queue),
        *(s.cathedral, s.group),
    ]


def read_arrays(s: City, like: City, found: Unpacker) -> None:
    """The same in the same order, as long as those of another state."""
    s.deniers = found.row(like.deniers)
    s.influence = found.row(like.influence)
    s.points = found.row(like.points)
    s.supply = found.row(like.supply)
    s.general = found.row(like.general)
    s.passed = found.row(like.passed)
    s.won = found.row(like.won)
    s.character = found.row(like.character)
    s.dice = found.row(like.dice)
    s.black = found.row(like.black)
    s.space = found.row(like.space)
    s.lying = found.row(like.lying)
    s.slot = found.row(like.slot)
    s.tradesman = found.row(like.tradesman)
    s.onlooker = found.row(like.onlooker)
    s.cubes = found.row(like.cubes)
    s.queue = found.row(like.queue)
    s.cathedral = found.row(like.cathedral)
    s.group = found.row(like.group)


def array_names(rules: Rules) -> list[str]:
    """The names of all numbers in the arrays of a state, but for the last."""
    owners = list(LETTERS)
    characters = max(2 * SEATS + int(rules.open_characters), len(rules.cast))
    slots = [f"{colour}.{level + 1}" for colour in COLOURS for level in range(LEVELS)]
    spaces = [f"{building}.{space + 1}" for building in BUILDINGS for space in range(SPACES)]
    events = ["card", "cubes", *[f"cube.{banner + 1}" for banner in range(BANNERS)]]
    names = [
        f"{possession}.{owner}"
        for possession in ("deniers", "influence", "points", "supply", "general", "passed", "won")
        for owner in owners
    ]
    names += [f"character.{place + 1}" for place in range(characters)]
    names += [
        f"dice.{owner}.{colour}.{value + 1}"
        for owner in owners
        for colour in DICE_NAMES
        for value in range(FACES)
    ]
    names += [f"black.{value + 1}" for value in range(FACES)]
    names += [f"space.{space}" for space in spaces]
    names += [f"lying.{building}.{owner}" for building in BUILDINGS for owner in owners]
    names += [f"slot.{slot}" for slot in slots]
    names += [f"tradesman.{slot}.{space + 1}" for slot in slots for space in range(TRADESMEN)]
    names += [f"onlookers.{slot}" for slot in slots]
    names += [f"cubes.{slot}.{owner}" for slot in slots for owner in owners]
    names += [f"event.{place + 1}.{field}" for place in range(QUEUE) for field in events[:EVENT_FIELDS]]
    floors = int(rules.floors)
    names += [
        f"cathedral.{level + 1}.{column + 1}"
        for level in range(floors)
        for column in range(CATHEDRAL_COLUMNS)
    ]
    assert len(owners) == OWNERS
    return names
