"""Troyes, "The King's Challenge": le Roy, who plays the neutral side by dice and a table. What he does on his turn
stands in `kings_table.py`."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import EMPTY, FACES, LOSS, NEUTRAL, SPACES, die
from troyes.city.content import characters, events
from troyes.city.content.cards import red, white
from troyes.city.module import Module
from troyes.city.modules.kings_table import KINGS_TABLE, LE_ROY, PLAYER, spend_best
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
from troyes.city.throws import Throw
from troyes.city.words import names
from troyes.city.words.tokens import CHARACTER, FACE, SPACE
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.game import Achievement
from troyes.core.message import Message, Value, message
from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer

KINGS_CITIZENS: Final = 24
"""Le Roy uses two colours."""
KINGS_BATCH: Final = 3
PLACING_DICE: Final = 6


class PileCharacter(Step[City]):
    """The characters lie in an open pile, the first on top."""

    def actor(self, s: City) -> i64:
        return NOBODY if s.character[len(s.rules.cast) - 1] != EMPTY else CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer_characters(s, offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        i: i64 = 0
        while s.character[i] != EMPTY:
            i += 1
        s.character = changed(s.character, i, token - CHARACTER.first)
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
    i: i64 = SPACES * building
    while i < SPACES * building + SPACES:
        if s.space[s.rules.kings_order[i]] == EMPTY:
            return s.rules.kings_order[i]
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
        return CHANCE if s.all_dice(LE_ROY) and s.kings_dice < 2 else NOBODY

    def thrown(self, s: City, value: i64) -> None:
        s.kings_sum += value
        s.kings_dice += 1
        s.agenda.append(self)

    def act(self, s: City) -> None:
        if s.kings_dice:
            KINGS_TABLE[s.kings_sum - 2].act(s)
        if not s.all_dice(LE_ROY):
            s.passed[LE_ROY] = 0
        s.kings_dice = 0
        s.kings_sum = 0

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-throw-kings-second" if s.kings_dice else "city-throw-kings-first")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        value = token - FACE.first + 1
        if not s.kings_dice:
            return message("city-tell-kings-first", values=str(value))
        deed = KINGS_TABLE[s.kings_sum + value - 2].told()
        return message("city-tell-kings-second", values=str(value), deed=deed)


PILE_CHARACTER: Final[PileCharacter] = PileCharacter("pile-character")
KINGS_PLACEMENT: Final[KingsPlacement] = KingsPlacement("kings-placement")
PLACE_PAIR: Final[PlacePair] = PlacePair("place-pair")
KINGS_DEFENCE: Final[KingsDefence] = KingsDefence("kings-defence")
KINGS_TURN: Final[KingsTurn] = KingsTurn("kings-turn")

KING: Final[Module] = Module(
    "king",
    players=range(1, 2),
    replaces=True,
    cards=white.KINGS + red.KINGS,
    events=events.KINGS,
    characters=characters.FOR_TWO,
    shape=(
        Shape(
            rounds=4,
            citizens=6,
            characters_each=0,
            participants=[PLAYER, LE_ROY],
            neutral_citizens=KINGS_CITIZENS,
            opening=(
                DRAW_START_PLAYER,
                PILE_CHARACTER,
                *(KINGS_PLACEMENT, PLACE_PAIR, PLACE_PAIR) * 3,
                KINGS_PLACEMENT,
            ),
        ),
    ),
    kings_turn=KINGS_TURN,
    kings_defence=KINGS_DEFENCE,
    steps=(PILE_CHARACTER, KINGS_PLACEMENT, PLACE_PAIR, KINGS_DEFENCE, KINGS_TURN),
)

VERDICTS: Final = (
    (0, "defeat"),
    (5, "not-enough"),
    (10, "average"),
    (15, "not-bad"),
    (20, "worried"),
)
MASTERFUL: Final = "masterful"


ACHIEVEMENTS: Final = tuple([Achievement(name) for name in [name for _, name in VERDICTS] + [MASTERFUL]])


def rank(difference: int) -> str:
    """What the final difference is called."""
    for most, name in VERDICTS:
        if difference <= most:
            return name
    return MASTERFUL


def verdict(difference: int) -> Message:
    """What le Roy's court says of the final difference."""
    return Message(f"city-verdict-{rank(difference)}")


def achieved(s: City) -> list[str]:
    """The rank that a finished game earned, if it was played against le Roy."""
    return [rank(s.scores()[PLAYER])] if s.takes_part(NEUTRAL) else []
