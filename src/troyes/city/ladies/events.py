"""The Ladies of Troyes, "Module 3: New Event cards": six events, and decks that surely hold them.

The Chief Outlaw stands in `outlaw.py`, the Uprising and the Monk in `uprising.py`, Possession in `possession.py`.
"""

from __future__ import annotations

from typing import Final

from troyes.city.box.certainty import INFERRED, LIKELY
from troyes.city.constants import EVENT_FIELDS, LETTERS, RED, SEATS, WHITE, YELLOW
from troyes.city.content.kinds import Event, Plague
from troyes.city.content.plagues import Enemies
from troyes.city.ladies import possession, uprising
from troyes.city.ladies.box import TITLE, WORDS
from troyes.city.ladies.outlaw import OUTLAW, RAISE_BLACK_DICE
from troyes.city.ladies.possession import POSSESSION
from troyes.city.ladies.uprising import Rising, Settler
from troyes.city.module import Draw, Module
from troyes.city.phases.events import strike_all_seats
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import ACTIVITY
from troyes.core.agenda import NOBODY, Step
from troyes.core.game import Choice
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer, give_back, lent

SMALL_DECK: Final = 4
"""Cards of the yellow deck, and of the white one."""


class HarshWinter(Plague):
    """Every player discards a cube that he keeps somewhere, of his choice."""

    def strike(self, s: City, event: i64) -> None:
        strike_all_seats(s)

    def touches(self, s: City, seat: i64) -> bool:
        return len(kept(s, seat)) > 0

    def lose(self, s: City, seat: i64) -> None:
        s.agenda.append(LOSE_CUBE[seat])

    def text(self) -> Message:
        return Message("city-harsh-winter")


def kept(s: City, seat: i64) -> list[int]:
    """The tokens of the places at which a seat keeps cubes."""
    offer = lent()
    for hoard in s.rules.hoards:
        hoard.fill(s, seat, offer)
    offer.sort()
    tokens = offer.listed()
    give_back(offer)
    return tokens


class LoseCube(Step[City]):
    """A seat discards a cube; it is asked where there is more than one place to take it from."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"lose-cube-{LETTERS[seat]}")
        self.seat: Final[i64] = seat

    def actor(self, s: City) -> i64:
        return self.seat if len(kept(s, self.seat)) > 1 else NOBODY

    def act(self, s: City) -> None:
        for token in kept(s, self.seat):
            self.take(s, self.seat, token)

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        for token in kept(s, actor):
            offer.add(token)

    def take(self, s: City, actor: i64, token: i64) -> None:
        for hoard in s.rules.hoards:
            if hoard.take(s, actor, token):
                return

    def opens(self, s: City, actor: i64) -> bool:
        return True

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-lose-cube")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        if ACTIVITY.holds(token):
            place = names.card(s.rules.cards[token - ACTIVITY.first].name)
        else:
            place = s.rules.vocabulary.label(s, int(token))
        return message("city-tell-lost-cube", place=place)


class SurelyDrawn(Draw):
    """All six are in the decks, which are topped up at random: the red one to as many as there are rounds, the others
    to four as in the base game (ruling R86). A card that surely lies among so many is the next with a chance of one in
    so many."""

    def weight(self, s: City, event: i64) -> i64:
        deck = s.rules.events[event].deck
        revealed: i64 = 0
        certain: i64 = 0
        others: i64 = 0
        for i in range(len(s.rules.events)):
            if s.rules.events[i].deck == deck:
                if (s.events >> i) & 1:
                    revealed += 1
                elif s.rules.events[i].name in NAMES:
                    certain += 1
                else:
                    others += 1
        left = s.rules.rounds - s.round + 1 if deck == RED else SMALL_DECK - revealed
        filling = left - certain
        is_certain = s.rules.events[event].name in NAMES
        if certain == 0 or others == 0:
            return 1
        if filling > 0 and deck == RED and is_from_the_box(s):
            return 0 if is_certain else 1
        return others if is_certain else max(0, filling)


def is_from_the_box(s: City) -> bool:
    """Whether a red event is drawn because Resistance, which lies last and fresh, calls it from outside of the deck."""
    at = (s.queued - 1) * EVENT_FIELDS
    return s.event(s.queued - 1).calls == RED and s.queue[at + 1] == 0


LOSE_CUBE: Final[list[LoseCube]] = [LoseCube(seat) for seat in range(SEATS)]

CARDS: Final[tuple[Event, ...]] = (
    Event("wolves", YELLOW, divisor=3, banners=3, first=2, second=1, plague=Enemies(1)),
    Event("harsh-winter", YELLOW, divisor=4, banners=3, first=3, second=1, plague=HarshWinter()),
    Event("chief-outlaw", RED, divisor=16, banners=1, first=5, second=0, plague=OUTLAW, calls=YELLOW),
    Event("uprising", RED, divisor=4, banners=5, first=4, second=2, plague=Rising(), calls=WHITE),
    Event("monk-settles", WHITE, divisor=4, banners=3, first=3, second=1, plague=Settler()),
    Event("possession", WHITE, divisor=3, banners=4, first=3, second=1, plague=POSSESSION),
)
NAMES: Final = tuple([event.name for event in CARDS])

CERTAINTY: Final[dict[str, tuple[str, str]]] = {
    f"events.{event.name}.{field}": (INFERRED, "like-base-event")
    for event in CARDS
    for field in ("divisor", "banners", "first", "second")
} | {
    **{f"events.{event.name}.dice": (INFERRED, "ladies-decks") for event in CARDS},
    "events.chief-outlaw.calls": (INFERRED, "ladies-calls"),
    "events.uprising.calls": (INFERRED, "ladies-calls"),
    "events.chief-outlaw.dice": (LIKELY, "outlaw-deck"),
    "events.chief-outlaw.divisor": (LIKELY, "outlaw-divisor"),
    "events.chief-outlaw.banners": (INFERRED, "outlaw-banner"),
    "events.chief-outlaw.first": (INFERRED, "outlaw-points"),
    "events.chief-outlaw.second": (INFERRED, "outlaw-points"),
    "events.possession.banners": (INFERRED, "possession-banners"),
}

EVENTS: Final[Module] = Module(
    possession.NAME,
    words=WORDS,
    choices=(Choice("events", ("base", "mixed", "ladies"), group=TITLE, rank=30),),
    when=(("events", "mixed"), ("events", "ladies")),
    certainty=CERTAINTY,
    events=CARDS,
    kinds=(uprising.SETTLE, possession.FREE),
    steps=(
        *LOSE_CUBE,
        RAISE_BLACK_DICE,
        *uprising.STEPS,
        *possession.STEPS,
    ),
    enemies=(RAISE_BLACK_DICE,),
    watches=(possession.Exorcism(),),
    black_dice=2,
    extra=possession.Possessed([0] * SEATS),
    worths=(possession.Hope(),),
    scene=possession.DevilsCard(),
    glossary=possession.Meanings(),
)

NEUTRAL_PIECES: Final[Module] = Module(
    "ladies-neutral-citizens",
    words=WORDS,
    when=EVENTS.when,
    players=range(2, 5),
    neutral_citizens=2,
)
"""More neutral citizens for the monk and the uprising; le Roy plays with the citizens of two colours instead."""

SURELY: Final[Module] = Module(
    "ladies-events-surely", words=WORDS, when=(("events", "ladies"),), draw=SurelyDrawn()
)
"""The new events are certain to be in the decks."""
