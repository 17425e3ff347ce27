"""Troyes, "Phase 3: Events": two new ones, all of them from left to right, then the black dice."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.combat import add_event
from troyes.city.constants import BLACK_ONES, COLOURS, EVENT_FIELDS, FACES, LETTERS, NEUTRAL, RED, SEATS
from troyes.city.state import NO_CHOICE, City
from troyes.city.throws import BLACK, Throw
from troyes.city.words import names
from troyes.city.words.tokens import EVENT
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer


class RevealEvent(Step[City]):
    """Draw an event of a colour from those that have not been revealed; it may call another one."""

    def __init__(self, deck: int) -> None:
        super().__init__(f"reveal-{COLOURS[deck]}")
        self.deck: Final[i64] = deck

    def actor(self, s: City) -> i64:
        return CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        event: i64 = 0
        while event < len(s.rules.events):
            if s.rules.events[event].deck == self.deck and not (s.events >> event) & 1:
                weight = s.rules.draw.weight(s, event)
                if weight:
                    offer.add_weighted(EVENT.first + event, weight)
            event += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        number = token - EVENT.first
        event = s.rules.events[number]
        s.events |= 1 << number
        add_event(s, number)
        if event.calls >= 0 and is_left(s, event.calls):
            s.agenda.append(REVEAL_EVENT[event.calls])
        event.plague.revealed(s, number)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-reveal-event", colour=names.colour(self.deck))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message("city-tell-event", event=names.event(s.rules.events[token - EVENT.first].name))


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
            s.agenda.append(s.rules.strikes[s.queue[place * EVENT_FIELDS]])
            place -= 1


class Strike(Step[City]):
    """One event takes effect, if it has not been countered by then."""

    def __init__(self, event: int, name: str) -> None:
        super().__init__(f"strike-{name}")
        self.event: Final[i64] = event

    def act(self, s: City) -> None:
        if s.place_of(self.event) >= 0:
            s.striking = self.event
            plague = s.rules.events[self.event].plague
            s.enemies += plague.black_dice()
            plague.strike(s, self.event)

    def happens(self, s: City) -> Message | None:
        return message("city-happens-strike", event=names.event(s.rules.events[self.event].name))


def strike_all_seats(s: City) -> None:
    """The event that takes effect strikes every seat that it can, in turn from the start player."""
    plague = s.rules.events[s.striking].plague
    for seat in reversed(seats_in_turn(s)):
        if plague.touches(s, seat):
            strike_seat(s, seat)


def strike_seat(s: City, seat: i64) -> None:
    """The event that takes effect strikes a seat; before it does, modules may offer a way out."""
    s.agenda.append(SUFFER[seat])
    s.agenda.extend(s.rules.event_losses)


def seats_in_turn(s: City) -> list[int]:
    """The seats in the order of their turns from the start player; le Roy has none."""
    found: list[int] = []
    place = s.start
    for _ in range(len(s.rules.participants)):
        owner = s.rules.participants[place]
        if owner != NEUTRAL:
            found.append(owner)
        place = s.next_participant(place)
    return found


class Suffer(Step[City]):
    """A seat suffers what the event that takes effect does to it."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"suffer-{LETTERS[seat]}")
        self.seat: Final[i64] = seat

    def act(self, s: City) -> None:
        s.rules.events[s.striking].plague.lose(s, self.seat)


def sufferer(s: City) -> i64:
    """The seat that is about to suffer, while a module's way out is offered: that of the next such step."""
    i = len(s.agenda) - 1
    while i >= 0:
        step = s.agenda[i]
        if isinstance(step, Suffer):
            return step.seat
        i -= 1
    return NOBODY


def spare(s: City) -> None:
    """Whoever is about to suffer does not."""
    i = len(s.agenda) - 1
    while not isinstance(s.agenda[i], Suffer):
        i -= 1
    s.agenda.pop(i)


class LimitEnemies(Step[City]):
    """There are no more black dice than the box holds."""

    def act(self, s: City) -> None:
        s.striking = NO_CHOICE
        s.enemies = min(s.enemies, s.rules.black_dice)

    def happens(self, s: City) -> Message | None:
        return Message("city-happens-limit-enemies") if s.enemies > s.rules.black_dice else None


class RollBlackDice(Throw):
    """The start player throws the black dice; then they must be countered."""

    def actor(self, s: City) -> i64:
        return CHANCE if s.enemies else NOBODY

    def act(self, s: City) -> None:
        s.turn = s.start
        s.agenda.append(FACE_ENEMIES)
        s.agenda.extend(s.rules.enemies)

    def thrown(self, s: City, value: i64) -> None:
        s.black[value - 1] += 1
        s.enemies -= 1
        s.agenda.append(self)

    def coloured(self, s: City) -> str:
        return BLACK

    def ask(self, s: City, actor: i64) -> Message:
        return message(self.said(), count=int(s.enemies))


class FaceEnemies(Step[City]):
    """While black dice are left, each participant in turn counters the highest of them."""

    def act(self, s: City) -> None:
        if highest_black(s):
            s.agenda.append(self)
            s.agenda.append(NEXT_DEFENDER)
            s.agenda.append(s.rules.defences[s.whose_turn()])
        else:
            s.turn = s.start


class NextDefender(Step[City]):
    """The player to the left is next."""

    def act(self, s: City) -> None:
        s.clear_action()
        s.clear_defence()
        s.turn = s.next_participant(s.turn)


def highest_black(s: City) -> i64:
    """The value of the highest black die, 0 if there is none."""
    value: i64 = FACES
    while value and not s.black[value - 1]:
        value -= 1
    return value


REVEAL_EVENT: Final[list[RevealEvent]] = [RevealEvent(deck) for deck in range(3)]
REVEAL_RED: Final[RevealEvent] = REVEAL_EVENT[RED]
STRIKE_ALL: Final[StrikeAll] = StrikeAll("strike-all", touches=0)
SUFFER: Final[list[Suffer]] = [Suffer(seat) for seat in range(SEATS)]
LIMIT_ENEMIES: Final[LimitEnemies] = LimitEnemies("limit-enemies", touches=0)
ROLL_BLACK_DICE: Final[RollBlackDice] = RollBlackDice("roll-black-dice", touches=BLACK_ONES)
FACE_ENEMIES: Final[FaceEnemies] = FaceEnemies("face-enemies", touches=0)
NEXT_DEFENDER: Final[NextDefender] = NextDefender("next-defender", touches=0)
STEPS: Final[tuple[Step[Any], ...]] = (
    *REVEAL_EVENT,
    STRIKE_ALL,
    *SUFFER,
    LIMIT_ENEMIES,
    ROLL_BLACK_DICE,
    FACE_ENEMIES,
    NEXT_DEFENDER,
)
