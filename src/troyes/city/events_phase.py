"""Troyes, "Phase 3: Events": two new ones, all of them from left to right, then the black dice."""

from __future__ import annotations

from typing import Final

from troyes.city.combat import add_event
from troyes.city.constants import BLACK_DICE, EVENT_FIELDS, RED
from troyes.city.influence import fill_faces
from troyes.city.state import City
from troyes.city.tokens import EVENT, FACE
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt


class RevealEvent(Step[City]):
    """Draw an event of a colour from those that have not been revealed; it may call another one."""

    def __init__(self, deck: int) -> None:
        self.deck: Final[i64] = deck

    def actor(self, s: City) -> i64:
        return CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        event: i64 = 0
        while event < len(s.rules.events):
            if s.rules.events[event].deck == self.deck and not (s.events >> event) & 1:
                offer.add(EVENT + event)
            event += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        event = token - EVENT
        s.events |= 1 << event
        add_event(s, event)
        calls = s.rules.events[event].calls
        if calls >= 0 and is_left(s, calls):
            s.agenda.append(REVEAL_EVENT[calls])

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("reveal-event", (self.deck,))


def is_left(s: City, deck: i64) -> bool:
    """Whether a deck holds a card that has not been revealed."""
    event: i64 = 0
    while event < len(s.rules.events):
        if s.rules.events[event].deck == deck and not (s.events >> event) & 1:
            return True
        event += 1
    return False


class StrikeAll(Step[City]):
    """Every event in the queue takes effect, from the left."""

    def act(self, s: City) -> None:
        place = s.queued - 1
        while place >= 0:
            s.agenda.append(STRIKE[s.queue[place * EVENT_FIELDS]])
            place -= 1


class Strike(Step[City]):
    """One event takes effect, if it has not been countered by then."""

    def __init__(self, event: int) -> None:
        self.event: Final[i64] = event

    def act(self, s: City) -> None:
        if s.place_of(self.event) >= 0:
            plague = s.rules.events[self.event].plague
            s.enemies += plague.black_dice()
            plague.strike(s, self.event)


class RollBlackDice(Step[City]):
    """The start player throws the black dice, as many as there are in the box at the most."""

    def actor(self, s: City) -> i64:
        return CHANCE if s.enemies else NOBODY

    def act(self, s: City) -> None:
        s.turn = s.start
        s.agenda.append(FACE_ENEMIES)

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        fill_faces(offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.black[token - FACE] += 1
        s.enemies -= 1
        s.agenda.append(self)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("roll-black-dice", (s.enemies,))


class LimitEnemies(Step[City]):
    """There are no more black dice than the box holds."""

    def act(self, s: City) -> None:
        if s.enemies > BLACK_DICE:
            s.enemies = BLACK_DICE


class FaceEnemies(Step[City]):
    """While black dice are left, each participant in turn counters the highest of them."""

    def act(self, s: City) -> None:
        if highest_black(s):
            s.agenda.append(self)
            s.agenda.append(NEXT_DEFENDER)
            s.agenda.append(s.rules.defences[s.rules.participants[s.turn]])
        else:
            s.turn = s.start


class NextDefender(Step[City]):
    """The player to the left is next."""

    def act(self, s: City) -> None:
        s.clear_action()
        s.turn = (s.turn + 1) % len(s.rules.participants)


def highest_black(s: City) -> i64:
    """The value of the highest black die, 0 if there is none."""
    value: i64 = BLACK_DICE
    while value and not s.black[value - 1]:
        value -= 1
    return value


REVEAL_EVENT: Final[list[RevealEvent]] = [RevealEvent(deck) for deck in range(3)]
REVEAL_RED: Final[RevealEvent] = REVEAL_EVENT[RED]
STRIKE_ALL: Final[StrikeAll] = StrikeAll()
STRIKE: Final[list[Strike]] = [Strike(event) for event in range(32)]
LIMIT_ENEMIES: Final[LimitEnemies] = LimitEnemies()
ROLL_BLACK_DICE: Final[RollBlackDice] = RollBlackDice()
FACE_ENEMIES: Final[FaceEnemies] = FaceEnemies()
NEXT_DEFENDER: Final[NextDefender] = NextDefender()
