"""Troyes, "The King's Challenge": le Roy, who plays the neutral side by dice and a table. What he does on his turn
stands in `kings_table.py`, what cards do in `kings_cards.py`."""

from __future__ import annotations

from typing import Final

from troyes.city.box.certainty import INFERRED
from troyes.city.constants import DICE_NAMES, EMPTY, FACES, LOSS, SPACES, die
from troyes.city.content import characters
from troyes.city.endings import Honours, Judged, Verdict
from troyes.city.memory import Extra, Memory, replace
from troyes.city.module import Module
from troyes.city.modules import kings_cards
from troyes.city.modules.kings_table import (
    KINGS_ORDER,
    KINGS_TABLE,
    LE_ROY,
    ORDER,
    PLAYER,
    Deed,
    kings_order,
    spend_best,
)
from troyes.city.phases.events import highest_black
from troyes.city.phases.setup import (
    DRAW_START_PLAYER,
    ask_first,
    offer_characters,
    offer_empty_spaces,
    place_first,
    tell_character,
    tell_first,
    why_not_placed,
)
from troyes.city.shape import Shape
from troyes.city.shared import changed
from troyes.city.state import City
from troyes.city.throws import BLACK, Throw
from troyes.city.words import names
from troyes.city.words.tokens import CHARACTER, FACE, SPACE
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.document import Node
from troyes.core.game import Achievement
from troyes.core.message import Message, Value, message
from troyes.core.native import i16, i64, mypyc_attr, vec
from troyes.core.offer import Offer
from troyes.core.packing import Packer, Unpacker

KINGS_CITIZENS: Final = 24
"""Le Roy uses two colours."""
KINGS_BATCH: Final = 3
PLACING_DICE: Final = 6
KINGS_DICE: Final = 2
"""Black dice that say what he does."""
NAME: Final = "king"


class KingsThrow(Extra):
    """How many of le Roy's two black dice are thrown, and what they show together."""

    def __init__(self, dice: int = 0, total: int = 0) -> None:
        super().__init__(NAME, apart=True, constant=True)
        self.dice: Final[i64] = dice
        self.total: Final[i64] = total

    def key(self) -> tuple[int, ...]:
        return (int(self.dice), int(self.total))

    def pack(self, out: Packer) -> None:
        out.small(self.dice)
        out.small(self.total)

    def unpacked(self, found: Unpacker) -> Extra:
        dice = int(found.small())
        return KingsThrow(dice, int(found.small()))

    def observed(self) -> list[str]:
        return ["dice", "sum"]

    def observe(self, seat: int, row: vec[i16], at: i64) -> i64:
        row[at] = i16(self.dice)
        row[at + 1] = i16(self.total)
        return at + 2

    def deed(self) -> Deed:
        """What the two dice say that he does."""
        return KINGS_TABLE[self.total - KINGS_DICE]

    def write(self) -> object:
        return {"dice": int(self.dice), "sum": int(self.total)} if self.dice else {}

    def read(self, node: Node) -> Extra:
        node.only(("dice", "sum"))
        dice = node.child("dice").whole(0, KINGS_DICE) if node.has("dice") else 0
        return KingsThrow(dice, node.child("sum").whole(0, KINGS_DICE * FACES) if node.has("sum") else 0)


MEMORY: Final[Memory[KingsThrow]] = Memory(NAME)
THROWS: Final[list[list[KingsThrow]]] = [
    [KingsThrow(dice, total) for total in range(KINGS_DICE * FACES + 1)] for dice in range(KINGS_DICE + 1)
]
"""All that there are."""


def throw_of(s: City) -> KingsThrow:
    """Le Roy's throw."""
    return MEMORY.of(s)


def set_throw(s: City, dice: i64, total: i64) -> None:
    """Le Roy's throw is another one."""
    replace(s, THROWS[dice][total])


class PileCharacter(Step[City]):
    """The characters lie in an open pile, the first on top."""

    def actor(self, s: City) -> i64:
        return NOBODY if s.laid_open[len(s.laid_open) - 1] != EMPTY else CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer_characters(s, offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        i: i64 = 0
        while s.laid_open[i] != EMPTY:
            i += 1
        s.laid_open = changed(s.laid_open, i, token - CHARACTER.first)
        s.agenda.append(self)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-pile-character")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return tell_character(s, token)


class KingsPlacement(Throw):
    """Six dice, two of each colour, say on which buildings le Roy places three citizens, always on the best spaces."""

    def actor(self, s: City) -> i64:
        return CHANCE if s.all_dice(LE_ROY) < PLACING_DICE else NOBODY

    def thrown(self, s: City, value: i64) -> None:
        s.dice[die(LE_ROY, s.all_dice(LE_ROY) // 2, value)] += 1
        s.agenda.append(self)

    def whose(self, s: City) -> dict[str, Value]:
        return {"colour": names.colour(s.all_dice(LE_ROY) // 2)}

    def coloured(self, s: City) -> str:
        return DICE_NAMES[s.all_dice(LE_ROY) // 2]

    def act(self, s: City) -> None:
        placed: i64 = 0
        while placed < KINGS_BATCH and s.all_dice(LE_ROY):
            space = best_space(s, spend_best(s, LE_ROY) // FACES)
            if space != EMPTY:
                s.space[space] = LE_ROY
                s.supply[LE_ROY] -= 1
                placed += 1
        while s.all_dice(LE_ROY):
            spend_best(s, LE_ROY)
        building: i64 = 0
        while placed < KINGS_BATCH and building < 3:
            space = best_space(s, building)
            if space == EMPTY:
                building += 1
            else:
                s.space[space] = LE_ROY
                s.supply[LE_ROY] -= 1
                placed += 1


def best_space(s: City, building: i64) -> i64:
    """The best empty space of a building, -1 if it is full."""
    order = kings_order(s)
    i: i64 = SPACES * building
    while i < SPACES * building + SPACES:
        if s.space[order[i]] == EMPTY:
            return order[i]
        i += 1
    return EMPTY


class PlacePair(Step[City]):
    """The player places a citizen on an empty space."""

    def actor(self, s: City) -> i64:
        return PLAYER

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer_empty_spaces(s, offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        place_first(s, actor, token - SPACE.first)

    def opens(self, s: City, actor: i64) -> bool:
        return True

    def why_not(self, s: City, actor: i64, token: i64) -> Message | None:
        return why_not_placed(token)

    def ask(self, s: City, actor: i64) -> Message:
        return ask_first(s, actor)

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return tell_first(s, token)


class KingsDefence(Step[City]):
    """Le Roy's best die removes the highest black die; without dice he loses points like anyone (ruling R56)."""

    def act(self, s: City) -> None:
        s.black[highest_black(s) - 1] -= 1
        if spend_best(s, LE_ROY) == EMPTY:
            s.lose_points(LE_ROY, LOSS)


@mypyc_attr(allow_interpreted_subclasses=True)
class KingsTurn(Throw):
    """Two black dice say what le Roy does; without dice of his own he is out of this round, at once (ruling R67)."""

    def actor(self, s: City) -> i64:
        return CHANCE if s.all_dice(LE_ROY) and throw_of(s).dice < KINGS_DICE else NOBODY

    def thrown(self, s: City, value: i64) -> None:
        throw = throw_of(s)
        set_throw(s, throw.dice + 1, throw.total + value)
        s.agenda.append(self)

    def act(self, s: City) -> None:
        throw = throw_of(s)
        if throw.dice:
            throw.deed().act(s)
        if not s.all_dice(LE_ROY):
            s.passed[LE_ROY] = 0
        set_throw(s, 0, 0)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-throw-kings-second" if throw_of(s).dice else "city-throw-kings-first")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        throw = throw_of(s)
        if not throw.dice:
            return Message("city-tell-kings-first", self.shows(s, token))
        deed = KINGS_TABLE[throw.total + token - FACE.first + 1 - KINGS_DICE].told()
        return Message("city-tell-kings-second", {**self.shows(s, token), "deed": deed})

    def coloured(self, s: City) -> str:
        return BLACK


PILE_CHARACTER: Final[PileCharacter] = PileCharacter("pile-character")
KINGS_PLACEMENT: Final[KingsPlacement] = KingsPlacement("kings-placement")
PLACE_PAIR: Final[PlacePair] = PlacePair("place-pair")
KINGS_DEFENCE: Final[KingsDefence] = KingsDefence("kings-defence")
KINGS_TURN: Final[KingsTurn] = KingsTurn("kings-turn")

VERDICTS: Final = (
    (0, "defeat"),
    (5, "not-enough"),
    (10, "average"),
    (15, "not-bad"),
    (20, "worried"),
)
MASTERFUL: Final = "masterful"


def rank(difference: int) -> str:
    """What the final difference is called."""
    for most, name in VERDICTS:
        if difference <= most:
            return name
    return MASTERFUL


def verdict(difference: int) -> Message:
    """What le Roy's court says of the final difference."""
    return Message(f"city-verdict-{rank(difference)}")


class KingsVerdict(Verdict):
    """By how much the player is ahead of le Roy, and what the court says of it."""

    def of(self, points: list[int]) -> Judged:
        lead = points[0] - points[1]
        said = verdict(lead)
        return Judged(
            lead,
            label=Message("city-verdict-lead"),
            said=said,
            in_full=message("city-verdict-against", verdict=said, difference=f"{lead:+d}"),
        )


class Ranks(Honours):
    """The rank that a finished game earned."""

    def earned(self, s: City, seat: int) -> list[str]:
        return [rank(s.scores()[PLAYER])]


RANKS: Final[Ranks] = Ranks(
    tuple([Achievement(name) for name in [*[name for _, name in VERDICTS], MASTERFUL]])
)

KING: Final[Module] = Module(
    NAME,
    players=range(1, 2),
    replaces=True,
    spaces={ORDER: KINGS_ORDER},
    certainty={ORDER: (INFERRED, "kings-order")},
    cards=kings_cards.CARDS,
    events=kings_cards.EVENTS,
    characters=characters.FOR_TWO,
    shape=(
        Shape(
            rounds=4,
            citizens=6,
            characters_each=0,
            participants=[PLAYER, LE_ROY],
            neutral_citizens=KINGS_CITIZENS,
            neutral=NAME,
            opening=(
                DRAW_START_PLAYER,
                PILE_CHARACTER,
                *(KINGS_PLACEMENT, PLACE_PAIR, PLACE_PAIR) * 3,
                KINGS_PLACEMENT,
            ),
        ),
    ),
    neutral_turn=KINGS_TURN,
    neutral_defence=KINGS_DEFENCE,
    steps=(PILE_CHARACTER, KINGS_PLACEMENT, PLACE_PAIR, KINGS_DEFENCE, KINGS_TURN),
    extra=KingsThrow(),
    verdict=KingsVerdict(marks=tuple([most + 1 for most, _ in VERDICTS]), rival=Message("city-called-king")),
    achievements=RANKS,
)
