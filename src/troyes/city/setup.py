"""Troyes, "Setup" and "Initial placement": who starts, the secret characters, and the first citizens."""

from __future__ import annotations

from typing import Final

from troyes.city.combat import add_event
from troyes.city.constants import ALL_SPACES, EMPTY, LEVELS, NEUTRAL
from troyes.city.names import MARAUDING
from troyes.city.state import City
from troyes.city.tokens import ACTIVITY, CHARACTER, SPACE, START
from troyes.core.agenda import CHANCE, EVERYONE, NOBODY, Step
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt


class DrawStartPlayer(Step[City]):
    """Chance says who is the first start player."""

    def actor(self, s: City) -> i64:
        return CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        seat: i64 = 0
        while seat < s.rules.players:
            offer.add(START + seat)
            seat += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.start = token - START
        s.turn = s.start
        add_event(s, MARAUDING)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("draw-start-player")


class DealCharacter(Step[City]):
    """A character is dealt; only the seat that gets it may see which."""

    def actor(self, s: City) -> i64:
        return NOBODY if next_character(s) < 0 else CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        character: i64 = 0
        while character < len(s.rules.characters):
            if character not in s.character:
                offer.add(CHARACTER + character)
            character += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.character[next_character(s)] = token - CHARACTER
        s.agenda.append(self)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("deal-character", (next_character(s) // 2,))

    def audience(self, s: City, actor: i64) -> int:
        return next_character(s) // 2


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
        place_first(s, actor, token - SPACE)
        s.agenda.append(self)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("place-citizens", (s.placed,), opens=True)


def offer_empty_spaces(s: City, offer: Offer) -> None:
    """Offer every empty space of the three buildings."""
    space: i64 = 0
    while space < ALL_SPACES:
        if s.space[space] == EMPTY:
            offer.add(SPACE + space)
        space += 1


def place_first(s: City, seat: i64, space: i64) -> None:
    """Put one of the citizens that a seat has before the game on an empty space."""
    s.space[space] = seat
    s.supply[seat] -= 1
    s.placed += 1


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

    def act(self, s: City) -> None:
        for space in s.rules.neutral_spaces:
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
                offer.add(ACTIVITY + card)
            card += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.slot[next_slot(s)] = token - ACTIVITY
        s.agenda.append(self)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("reveal-activities", (next_slot(s) // LEVELS, s.round))

    def audience(self, s: City, actor: i64) -> int:
        return EVERYONE


def next_slot(s: City) -> i64:
    """The slot of this round's level that is still empty, -1 if none is."""
    colour: i64 = 0
    while colour < 3:
        slot = LEVELS * colour + s.round - 1
        if s.slot[slot] == EMPTY:
            return slot
        colour += 1
    return -1


DRAW_START_PLAYER: Final[DrawStartPlayer] = DrawStartPlayer()
DEAL_CHARACTER: Final[DealCharacter] = DealCharacter()
PLACE_NEUTRALS: Final[PlaceNeutrals] = PlaceNeutrals()
PLACE_CITIZENS: Final[PlaceCitizens] = PlaceCitizens()
FILL_WITH_NEUTRALS: Final[FillWithNeutrals] = FillWithNeutrals()
REVEAL_ACTIVITIES: Final[RevealActivities] = RevealActivities()
