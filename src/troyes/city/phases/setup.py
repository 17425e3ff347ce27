"""Troyes, "Setup" and "Initial placement": who starts, the secret characters, and the first citizens."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.combat import add_event
from troyes.city.constants import (
    ALL_SPACES,
    CITIZENS_THERE,
    EMPTY,
    LEVELS,
    MARAUDING,
    NEUTRAL,
    POSSESSIONS,
)
from troyes.city.shared import changed
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import ACTIVITY, CHARACTER, SPACE, START
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer


class DrawStartPlayer(Step[City]):
    """Chance says who is the first start player."""

    def actor(self, s: City) -> i64:
        return CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        seat: i64 = 0
        while seat < s.rules.players:
            offer.add(START.first + seat)
            seat += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.start = token - START.first
        s.turn = s.start
        s.agenda.append(LAY_MARAUDING)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-draw-start-player")


class LayMarauding(Step[City]):
    """Marauding threatens the city from the beginning."""

    def act(self, s: City) -> None:
        add_event(s, MARAUDING)


class DealCharacter(Step[City]):
    """A character is dealt; only the seat that gets it may see which."""

    def actor(self, s: City) -> i64:
        return NOBODY if next_character(s) < 0 else CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer_characters(s, offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.character = changed(s.character, next_character(s), token - CHARACTER.first)
        s.agenda.append(self)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-deal-character", seat=names.seat(next_character(s) // 2))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return tell_character(s, token)

    def audience(self, s: City, actor: i64) -> int:
        return next_character(s) // 2


def offer_characters(s: City, offer: Offer) -> None:
    """Offer the characters that are in nobody's hand."""
    for character in s.rules.cast:
        if not is_dealt(s, character):
            offer.add(CHARACTER.first + character)


def is_dealt(s: City, character: i64) -> bool:
    """Whether a character has left the deck."""
    return character in s.character or character in s.laid_open


def tell_character(s: City, token: i64) -> Message:
    """A character was dealt."""
    name = s.rules.characters[token - CHARACTER.first].name
    return message("city-tell-character", character=names.character(name))


def next_character(s: City) -> i64:
    """The next place for a character: 2 * seat + which, or -1 when all are dealt."""
    seat: i64 = 0
    while seat < s.rules.players:
        which: i64 = 0
        while which < s.rules.characters_each:
            if s.character[2 * seat + which] == EMPTY:
                return 2 * seat + which
            which += 1
        seat += 1
    return -1


class PlaceCitizens(Step[City]):
    """The seats place their citizens one by one on empty spaces, in snake order."""

    def actor(self, s: City) -> i64:
        if s.placed == s.rules.players * s.rules.citizens:
            return NOBODY
        lap = s.placed // s.rules.players
        step = s.placed % s.rules.players
        if lap % 2:
            step = s.rules.players - 1 - step
        return (s.start + step) % s.rules.players

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer_empty_spaces(s, offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        place_first(s, actor, token - SPACE.first)
        s.agenda.append(self)

    def opens(self, s: City, actor: i64) -> bool:
        return True

    def why_not(self, s: City, actor: i64, token: i64) -> Message | None:
        return why_not_placed(token)

    def ask(self, s: City, actor: i64) -> Message:
        return ask_first(s, actor)

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return tell_first(s, token)


def ask_first(s: City, seat: i64) -> Message:
    """Which of a seat's first citizens is to be placed, and of how many."""
    number = s.rules.citizens - s.supply[seat] + 1
    return message("city-ask-first-citizen", number=number, of=s.rules.citizens)


def offer_empty_spaces(s: City, offer: Offer) -> None:
    """Offer every empty space of the three buildings."""
    space: i64 = 0
    while space < ALL_SPACES:
        if s.space[space] == EMPTY:
            offer.add(SPACE.first + space)
        space += 1


def why_not_placed(token: i64) -> Message | None:
    """Why no citizen is placed there before the game."""
    return Message("city-why-taken") if SPACE.holds(token) else None


def place_first(s: City, seat: i64, space: i64) -> None:
    """Put one of the citizens that a seat has before the game on an empty space."""
    s.space[space] = seat
    s.supply[seat] -= 1
    s.placed += 1


def tell_first(s: City, token: i64) -> Message:
    """A citizen was placed before the game."""
    return message("city-tell-first-citizen", place=s.rules.vocabulary.label(s, int(token)))


class FillWithNeutrals(Step[City]):
    """Neutral citizens take the spaces that are left."""

    def act(self, s: City) -> None:
        space: i64 = 0
        while space < ALL_SPACES:
            if s.space[space] == EMPTY:
                s.space[space] = NEUTRAL
                s.supply[NEUTRAL] -= 1
            space += 1


class PlaceNeutrals(Step[City]):
    """With two players, neutral citizens stand on the printed spaces from the start."""

    def __init__(self, name: str, spaces: str) -> None:
        super().__init__(name)
        self.spaces: Final = spaces
        """The key of those spaces."""

    def act(self, s: City) -> None:
        for space in s.rules.spaces[self.spaces]:
            s.space[space] = NEUTRAL
            s.supply[NEUTRAL] -= 1


class RevealActivities(Step[City]):
    """Phase 0: in each of the first three rounds an Activity card of that level and of each colour is revealed."""

    def actor(self, s: City) -> i64:
        return CHANCE if s.round <= LEVELS and next_slot(s) >= 0 else NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        slot = next_slot(s)
        card: i64 = 0
        while card < len(s.rules.cards):
            if (
                s.rules.cards[card].colour == slot // LEVELS
                and s.rules.cards[card].level == slot % LEVELS + 1
            ):
                offer.add(ACTIVITY.first + card)
            card += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.slot = changed(s.slot, next_slot(s), token - ACTIVITY.first)
        s.agenda.append(self)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-reveal-card", colour=names.colour(next_slot(s) // LEVELS), level=int(s.round))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message("city-tell-card", card=names.card(s.rules.cards[token - ACTIVITY.first].name))


def next_slot(s: City) -> i64:
    """The slot of this round's level that is still empty, -1 if none is."""
    colour: i64 = 0
    while colour < 3:
        slot = LEVELS * colour + s.round - 1
        if s.slot[slot] == EMPTY:
            return slot
        colour += 1
    return -1


DRAW_START_PLAYER: Final[DrawStartPlayer] = DrawStartPlayer("draw-start-player")
LAY_MARAUDING: Final[LayMarauding] = LayMarauding("lay-marauding")
DEAL_CHARACTER: Final[DealCharacter] = DealCharacter("deal-character")
PLACE_NEUTRALS: Final[PlaceNeutrals] = PlaceNeutrals("place-neutrals", "neutral_spaces")
PLACE_CITIZENS: Final[PlaceCitizens] = PlaceCitizens("place-citizens", touches=POSSESSIONS | CITIZENS_THERE)
FILL_WITH_NEUTRALS: Final[FillWithNeutrals] = FillWithNeutrals("fill-with-neutrals")
REVEAL_ACTIVITIES: Final[RevealActivities] = RevealActivities("reveal-activities")
STEPS: Final[tuple[Step[Any], ...]] = (
    DRAW_START_PLAYER,
    LAY_MARAUDING,
    DEAL_CHARACTER,
    PLACE_NEUTRALS,
    PLACE_CITIZENS,
    FILL_WITH_NEUTRALS,
    REVEAL_ACTIVITIES,
)
