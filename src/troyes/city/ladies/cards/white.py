"""The Ladies of Troyes, "The Activity Cards": the religious ones, with verbs and steps of their own."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.activities import CardStep
from troyes.city.actions.cathedral import lay_cube, lowest_level
from troyes.city.box.certainty import CERTAIN, INFERRED
from troyes.city.constants import (
    CATHEDRAL_COLUMNS,
    CATHEDRAL_LEVELS,
    CATHEDRAL_SPACES,
    EMPTY,
    LOSS,
    NEUTRAL,
    RED,
    WHITE,
    YELLOW,
)
from troyes.city.content.counts import CATHEDRAL_CUBES
from troyes.city.content.effects import Counted, Keep, Per
from troyes.city.content.kinds import Bend, Card, Count
from troyes.city.ladies.cards.certainty import guessed
from troyes.city.ladies.kept import UntilTheEnd, all_cubes, cubes_of, slot_with
from troyes.city.ladies.scribe import EVENTS_COMBATED
from troyes.city.module import Scorer
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import ALPHABET
from troyes.core.agenda import Step
from troyes.core.listing import Heading, Listing
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.vocabulary import Kind


class Column(Kind[City]):
    """A column of the Cathedral."""

    def word(self, index: int) -> str:
        return f"column{index + 1}"

    def ref(self, index: int) -> str:
        return f"column:{index + 1}"

    def label(self, s: City, index: int) -> Message:
        return message("city-column", column=index + 1)


COLUMN: Final[Kind[City]] = Column(
    ALPHABET,
    "column",
    CATHEDRAL_COLUMNS,
    listed=Listing(
        Heading(Message("city-group-columns"), 60),
        part=Heading(Message("city-part-column"), 100),
    ),
)


class Build(Counted):
    """Master Builder: a cube in a column of one's choice each time, on one floor more than others may build."""

    def most(self, s: City, seat: i64) -> i64:
        room: i64 = 0
        space: i64 = 0
        while space < CATHEDRAL_SPACES + CATHEDRAL_COLUMNS:
            if s.cathedral[space] == EMPTY:
                room += 1
            space += 1
        return room

    def floors(self) -> i64:
        return FLOORS - CATHEDRAL_LEVELS

    def apply(self, s: City, seat: i64, times: i64) -> None:
        while times > 0:
            s.agenda.append(PICK_COLUMN)
            times -= 1

    def text(self) -> Message:
        return message("city-master-builder", loss=names.points(LOSS))


FLOORS: Final = CATHEDRAL_LEVELS + 1
"""How high the Master Builder builds."""


class PickColumn(CardStep):
    """The column of the next cube, which lies on the lowest free floor."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        column: i64 = 0
        while column < CATHEDRAL_COLUMNS:
            if lowest_level(s, column, FLOORS) != EMPTY:
                offer.add(COLUMN.first + column)
            column += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        lay_cube(s, actor, token - COLUMN.first, FLOORS)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-column")


class FourthFloor(Scorer):
    """Points lost without a cube on the fourth floor while the Master Builder is in play; le Roy, who activates no
    cards and so could never build there, loses none."""

    def is_in_play(self, s: City) -> bool:
        return slot_with(s, MASTER_BUILDER) != EMPTY

    def points(self, s: City, owner: i64) -> i64:
        if owner == NEUTRAL or not self.is_in_play(s):
            return 0
        space: i64 = CATHEDRAL_SPACES
        while space < CATHEDRAL_SPACES + CATHEDRAL_COLUMNS:
            if s.cathedral[space] == owner:
                return 0
            space += 1
        return LOSS


HERMITS_CUBE: Final = 9
"""What a cube on the Hermit would be worth if there were none."""


class HermitsCubes(Scorer):
    """Each cube on the Hermit is worth the less, the more lie there, but never less than a point."""

    def is_in_play(self, s: City) -> bool:
        return slot_with(s, HERMIT) != EMPTY

    def points(self, s: City, owner: i64) -> i64:
        each = HERMITS_CUBE - all_cubes(s, HERMIT)
        return max(1, each) * cubes_of(s, HERMIT, owner)


class OwnWhiteDice(Count):
    """White dice left in one's district."""

    def of(self, s: City, owner: i64) -> i64:
        return s.count_dice(owner, WHITE)


PICK_COLUMN: Final[PickColumn] = PickColumn("pick-column")
MASTER_BUILDER: Final[Build] = Build()
HERMIT: Final[UntilTheEnd] = UntilTheEnd("hermit")
FOURTH_FLOOR: Final[FourthFloor] = FourthFloor("fourth-floor", loses=True)
HERMITS_CUBES: Final[HermitsCubes] = HermitsCubes("hermit")


def scribe(events: Count) -> Card:
    """The Scribe; which events he counts has changed with a version of the rules."""
    return Card("scribe", WHITE, 3, cost=7, first=3, second=2, divisor=5, effect=Per(events, points=1))


CARDS: Final[tuple[Card, ...]] = (
    Card("bishop", WHITE, 1, cost=5, first=3, second=2, divisor=3, effect=Per(CATHEDRAL_CUBES, deniers=1)),
    Card(
        *("augustine", WHITE, 1),
        cost=6,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(Bend("augustine", takes=YELLOW, as_colour=YELLOW, virtual=6)),
    ),
    Card(
        *("chief-templar", WHITE, 1),
        cost=0,
        influence=5,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(Bend("chief-templar", takes=RED, as_colour=RED, price=2, each_owner=1)),
    ),
    Card(
        *("herbalist", WHITE, 2),
        cost=7,
        first=3,
        second=2,
        divisor=4,
        effect=Keep(Bend("herbalist", takes=WHITE, as_colour=RED, most=1, times=3)),
    ),
    Card("master-builder", WHITE, 2, cost=7, first=3, second=2, divisor=4, effect=MASTER_BUILDER),
    Card(
        *("preacher", WHITE, 2),
        cost=6,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(Bend("preacher", alike=True)),
    ),
    scribe(EVENTS_COMBATED),
    Card("hermit", WHITE, 3, cost=6, first=3, second=2, divisor=6, effect=HERMIT),
    Card(
        *("nun", WHITE, 3),
        cost=6,
        first=3,
        second=2,
        divisor=4,
        effect=Per(OwnWhiteDice("own-white-die"), points=1),
    ),
)

CERTAINTY: Final[dict[str, tuple[str, str]]] = {
    **guessed("bishop"),
    **guessed("augustine"),
    "cards.chief-templar.influence": (CERTAIN, ""),
    "cards.chief-templar.first": (INFERRED, "chief-templar"),
    "cards.chief-templar.second": (INFERRED, "chief-templar"),
    "cards.chief-templar.divisor": (INFERRED, "chief-templar"),
    **guessed("herbalist"),
    **guessed("master-builder"),
    **guessed("preacher"),
    **guessed("scribe"),
    **guessed("hermit"),
    **guessed("nun"),
}

KINDS: Final[tuple[Kind[Any], ...]] = (COLUMN,)
STEPS: Final[tuple[Step[Any], ...]] = (PICK_COLUMN,)
SCORERS: Final[tuple[Scorer, ...]] = (HERMITS_CUBES, FOURTH_FLOOR)
