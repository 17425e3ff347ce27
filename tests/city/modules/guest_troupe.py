"""The troupe of the toy module `guest`: what influence buys, cubes that lie elsewhere than on cards, and the cards on
which they and a higher Cathedral are had."""

from __future__ import annotations

from tests.city.modules.guest_memory import (
    ACROBAT,
    DRUM,
    DRUMMER,
    FACES,
    JUGGLER,
    JUGGLER_INFLUENCE,
    ROPE,
    ROPE_INFLUENCE,
    SENTRY,
    SENTRY_INFLUENCE,
    ledger,
)
from troyes.city.constants import CATHEDRAL_COLUMNS, CATHEDRAL_SPACES, EMPTY, PURPLE, die
from troyes.city.content.effects import Counted
from troyes.city.content.kinds import BOUGHT_DIE, Bend
from troyes.city.module import Aid, Draw, Hoard, Spend
from troyes.city.phases.events import highest_black
from troyes.city.state import City
from troyes.city.words import names
from troyes.core.message import Message, message
from troyes.core.offer import Offer

# What influence buys: at any time, for defence only, for an action only.


class Juggler(Spend):
    """Put a purple 6 into one's district, which holds two purple dice at the most."""

    def can(self, s: City, seat: int) -> bool:
        """Whether there is influence and room for one."""
        return s.influence[seat] >= JUGGLER_INFLUENCE and s.count_dice(seat, PURPLE) < 2

    def fill(self, s: City, seat: int, offer: Offer) -> None:
        if self.can(s, seat):
            offer.add(JUGGLER.first)

    def helps(self, s: City, seat: int) -> bool:
        return self.can(s, seat)

    def defends(self, s: City, seat: int, short: int) -> bool:
        return self.can(s, seat) and short <= 2 * FACES

    def owns(self, token: int) -> bool:
        return token == JUGGLER.first

    def take(self, s: City, seat: int, token: int) -> None:
        s.influence[seat] -= JUGGLER_INFLUENCE
        s.dice[die(seat, PURPLE, FACES)] += 1


class Sentry(Spend):
    """The highest black die is led away, and nothing is gained for that."""

    def acting(self) -> bool:
        return False

    def can(self, s: City, seat: int) -> bool:
        """Whether there is influence for one."""
        return s.influence[seat] >= SENTRY_INFLUENCE

    def fill(self, s: City, seat: int, offer: Offer) -> None:
        if self.can(s, seat):
            offer.add(SENTRY.first)

    def defends(self, s: City, seat: int, short: int) -> bool:
        return self.can(s, seat)

    def owns(self, token: int) -> bool:
        return token == SENTRY.first

    def take(self, s: City, seat: int, token: int) -> None:
        s.influence[seat] -= SENTRY_INFLUENCE
        s.black[highest_black(s) - 1] -= 1
        s.agenda.pop()


class Rope(Spend):
    """An acrobat comes along a rope."""

    def defending(self) -> bool:
        return False

    def fill(self, s: City, seat: int, offer: Offer) -> None:
        if self.helps(s, seat):
            offer.add(ROPE.first)

    def helps(self, s: City, seat: int) -> bool:
        return s.influence[seat] >= ROPE_INFLUENCE

    def owns(self, token: int) -> bool:
        return token == ROPE.first

    def take(self, s: City, seat: int, token: int) -> None:
        s.influence[seat] -= ROPE_INFLUENCE
        ledger(s).acrobats[seat] += 1


# Cubes beside those on cards.


class Acrobat(Aid):
    """An acrobat turns a die over that is bought."""

    def token(self) -> int:
        return ACROBAT.first

    def is_there(self, s: City, seat: int) -> bool:
        return ledger(s).acrobats[seat] > 0

    def use(self, s: City, seat: int) -> None:
        ledger(s).acrobats[seat] -= 1


class Drummer(Aid):
    """A drummer adds 1 to what the dice are worth."""

    def token(self) -> int:
        return DRUMMER.first

    def is_there(self, s: City, seat: int) -> bool:
        return ledger(s).drummers[seat] > 0

    def use(self, s: City, seat: int) -> None:
        ledger(s).drummers[seat] -= 1


class Drum(Hoard):
    """Drummers are cubes like any other to whatever takes one away."""

    def fill(self, s: City, seat: int, offer: Offer) -> None:
        if ledger(s).drummers[seat]:
            offer.add(DRUM.first)

    def take(self, s: City, seat: int, token: int) -> bool:
        if token != DRUM.first:
            return False
        ledger(s).drummers[seat] -= 1
        return True


ACROBATS = Acrobat(Bend("fair-acrobat", turns=BOUGHT_DIE, mixes=True))
DRUMMERS = Drummer(Bend("fair-drummer", sum_plus=1))


# The cards on which acrobats and a higher Cathedral are had.


class CallAcrobats(Counted):
    """Troupe: an acrobat each time."""

    def apply(self, s: City, seat: int, times: int) -> None:
        ledger(s).acrobats[seat] += times

    def text(self) -> Message:
        return Message("city-fair-call")


SPIRE_POINTS = 2


class Scaffold(Counted):
    """Scaffold: each time a cube on the fourth floor, on the lowest column that is complete below."""

    def floors(self) -> int:
        return 1

    def most(self, s: City, seat: int) -> int:
        return len(ready_columns(s))

    def apply(self, s: City, seat: int, times: int) -> None:
        for column in ready_columns(s)[:times]:
            s.cathedral[CATHEDRAL_SPACES + column] = seat
            s.points[seat] += SPIRE_POINTS

    def text(self) -> Message:
        return message("city-fair-scaffold", gain=names.points(SPIRE_POINTS))


def ready_columns(s: City) -> list[int]:
    """The columns on which a fourth floor can be begun."""
    return [
        column
        for column in range(CATHEDRAL_COLUMNS)
        if s.cathedral[CATHEDRAL_SPACES - CATHEDRAL_COLUMNS + column] != EMPTY
        and s.cathedral[CATHEDRAL_SPACES + column] == EMPTY
    ]


# What is likely in the time of a fair.

LIKELY = 3


class Tempers(Draw):
    """A quarrel is more likely than other events."""

    def weight(self, s: City, event: int) -> int:
        return LIKELY if s.rules.events[event].name == "quarrel" else 1
