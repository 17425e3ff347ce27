"""The Ladies of Troyes, "The Activity Cards": the military ones, with verbs and steps of their own."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.activities import CardStep, acting_slot
from troyes.city.actions.combat import place_cubes
from troyes.city.actions.picked import values
from troyes.city.box.certainty import CERTAIN, INFERRED
from troyes.city.constants import EMPTY, EVENT_FIELDS, LETTERS, NEUTRAL, OWNERS, RED, SEATS
from troyes.city.content.effects import (
    PICK_EVENT,
    Counted,
    Keep,
    PickEvent,
    Trade,
    has_an_event,
    takes_a_cube,
    why_no_cube,
)
from troyes.city.content.kinds import Bend, Card, Effect
from troyes.city.ladies.kept import slot_with
from troyes.city.ladies.mixed import Mixed, Sell
from troyes.city.module import Scorer, Worth
from troyes.city.state import NO_CHOICE, City
from troyes.city.words import listings, names
from troyes.city.words.tokens import AGAIN, ALPHABET, DONE, ENOUGH, EVENT
from troyes.core.agenda import NOBODY, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.vocabulary import Kind


class Rob(Kind[City]):
    """Take an influence from a seat."""

    def word(self, index: int) -> str:
        return f"rob-{LETTERS[index]}"

    def ref(self, index: int) -> str:
        return f"seat:{LETTERS[index]}"

    def label(self, s: City, index: int) -> Message:
        return message("city-rob", seat=names.seat(index))


ROB: Final[Kind[City]] = Rob(ALPHABET, "rob", SEATS, listed=listings.SEAT)


class Ransom(Counted):
    """Ransom: pay for all cubes first, which changes nothing, then place them one by one."""

    def __init__(self, price: int) -> None:
        self.price: Final[i64] = price

    def needs(self, s: City, seat: i64) -> i64:
        return self.price

    def most(self, s: City, seat: i64) -> i64:
        return s.deniers[seat] // self.price

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.deniers[seat] -= self.price * times
        while times > 0:
            s.agenda.append(PICK_EVENT)
            times -= 1

    def text(self) -> Message:
        return message("city-ransom", price=names.deniers(self.price))


class Fire(Mixed):
    """Catapult: load it with cubes, or discard some, for cubes on one event each."""

    def use(self, s: City, seat: i64, times: i64) -> None:
        while times > 0:
            s.agenda.append(FIRE)
            times -= 1

    def text(self) -> Message:
        return message("city-catapult", count=SHOT)


class FireOnEvent(PickEvent):
    """The event that a shot of the catapult hits; what finds no banner there is lost, as with Chivalry."""

    def cubes(self, s: City, actor: i64) -> i64:
        return SHOT


class Reconnoitre(Effect):
    """Scout: each time a cube on as many events as one likes, for a denier each."""

    def needs(self, s: City, seat: i64) -> i64:
        return 1

    def most(self, s: City, seat: i64) -> i64:
        return s.deniers[seat]

    def begin(self, s: City, seat: i64, times: i64) -> None:
        s.left = times - 1
        s.agenda.append(SCOUT_ON)
        s.agenda.append(SCOUT)

    def text(self) -> Message:
        return message("city-scout", price=names.deniers(1))


class Scout(CardStep):
    """The events of one activation, in the order of their tokens and at least one; the last one is `s.scouted`."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        if s.deniers[actor]:
            place: i64 = 0
            while place < s.queued:
                event = s.queue[place * EVENT_FIELDS]
                if event > s.scouted and takes_a_cube(s, place):
                    offer.add(EVENT.first + event)
                place += 1
        if s.scouted != NO_CHOICE:
            offer.add(DONE.first)
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == DONE.first:
            s.scouted = NO_CHOICE
            return
        s.scouted = token - EVENT.first
        s.deniers[actor] -= 1
        s.agenda.append(self)
        place_cubes(s, s.scouted, actor, 1)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-scout" if s.scouted == NO_CHOICE else "city-ask-scout-on")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return PICK_EVENT.tell(s, actor, token)

    def why_not(self, s: City, actor: i64, token: i64) -> Message | None:
        return why_no_cube(s, token)


class ScoutOn(CardStep):
    """Whether the scout goes out again, while activations, deniers and an event to go to are left."""

    def actor(self, s: City) -> i64:
        seat = s.whose_turn()
        return seat if s.left and s.deniers[seat] and has_an_event(s) else NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer.add(AGAIN.first)
        offer.add(ENOUGH.first)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == AGAIN.first:
            s.left -= 1
            s.agenda.append(self)
            s.agenda.append(SCOUT)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-scout-again", count=int(s.left))


class Execute(Counted):
    """Executioner: each time an influence from the bank, and one from the opponent who has most then."""

    def apply(self, s: City, seat: i64, times: i64) -> None:
        while times > 0:
            s.agenda.append(ROB_RICHEST)
            times -= 1

    def text(self) -> Message:
        return message("city-executioner", gain=names.influence(1))


def richest(s: City, seat: i64) -> list[int]:
    """The opponents who have most influence; none where nobody has any, as le Roy."""
    most: i64 = 0
    found: list[int] = []
    other: i64 = 0
    while other < s.rules.players:
        if other != seat and s.influence[other] and s.influence[other] >= most:
            if s.influence[other] > most:
                found = []
            most = s.influence[other]
            found.append(int(other))
        other += 1
    return found


class RobRichest(CardStep):
    """One activation of the Executioner; of several opponents who have most influence, the player picks one."""

    def actor(self, s: City) -> i64:
        return s.whose_turn() if len(richest(s, s.whose_turn())) > 1 else NOBODY

    def act(self, s: City) -> None:
        seat = s.whose_turn()
        s.gain_influence(seat, 1)
        for other in richest(s, seat):
            self.rob(s, seat, other)

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        for other in richest(s, actor):
            offer.add(ROB.first + other)

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.gain_influence(actor, 1)
        self.rob(s, actor, token - ROB.first)

    def rob(self, s: City, seat: i64, other: i64) -> None:
        """Take an influence from another."""
        s.influence[other] -= 1
        s.gain_influence(seat, 1)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-rob")


class Court(Counted):
    """Princess: cubes that only count at the end."""

    def __init__(self, points: int) -> None:
        self.points: Final[i64] = points

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.cubes[OWNERS * acting_slot(s) + seat] += times

    def keeps(self) -> bool:
        return True

    def text(self) -> Message:
        return message("city-princess", gain=names.points(self.points))


class Garrison(Effect):
    """Fort: every die by itself places a cube, for more or less by its value; at the end most cubes count."""

    def __init__(self, points: int) -> None:
        self.points: Final[i64] = points

    def begin(self, s: City, seat: i64, times: i64) -> None:
        slot = acting_slot(s)
        for value in values(s):
            reward: i64 = HIGH_REWARD if value >= FIRST_HIGH_VALUE else LOW_REWARD
            s.cubes[OWNERS * slot + seat] += 1
            s.points[seat] += reward
            s.gain_influence(seat, reward)

    def keeps(self) -> bool:
        return True

    def by_die(self) -> bool:
        return True

    def text(self) -> Message:
        return message(
            "city-fort",
            low=LOW_REWARD,
            value=FIRST_HIGH_VALUE,
            high=HIGH_REWARD,
            gain=names.points(self.points),
        )


class MostCubes(Scorer):
    """Points for whoever has most cubes on a card; those who tie share them, rounded down."""

    def __init__(self, name: str, effect: Effect, points: int) -> None:
        super().__init__(name)
        self.effect: Final = effect
        self.reward: Final[i64] = points

    def is_in_play(self, s: City) -> bool:
        return slot_with(s, self.effect) != EMPTY

    def points(self, s: City, owner: i64) -> i64:
        slot = slot_with(s, self.effect)
        if slot == EMPTY:
            return 0
        own = s.cubes[OWNERS * slot + owner]
        if own == 0:
            return 0
        tied: i64 = 0
        other: i64 = 0
        while other < OWNERS:
            cubes = s.cubes[OWNERS * slot + other]
            if cubes > own:
                return 0
            if cubes == own:
                tied += 1
            other += 1
        return self.reward // tied


class Rivalry(Worth):
    """Most cubes on a card decide at the end: before it, a lead may still be lost and a gap be closed."""

    def __init__(self, effect: Effect, each: float) -> None:
        self.effect: Final = effect
        self.each: Final = each
        """What a cube of the lead, or of those that are missing, is worth a round."""

    def of(self, s: City, owner: int, rounds: float) -> float:
        slot = slot_with(s, self.effect)
        if owner == NEUTRAL or slot == EMPTY:
            return 0.0
        others = [int(s.cubes[OWNERS * slot + other]) for other in range(OWNERS) if other != owner]
        lead = int(s.cubes[OWNERS * slot + owner]) - max(others)
        return self.each * max(-3, min(3, lead)) * min(1.0, rounds)


SHOT: Final = 2
"""Cubes of a shot of the catapult."""
LOW_REWARD: Final = 1
HIGH_REWARD: Final = 2
FIRST_HIGH_VALUE: Final = 4
FORT_POINTS: Final = 3
PRINCESS_POINTS: Final = 6

FIRE: Final[FireOnEvent] = FireOnEvent("fire-on")
SCOUT: Final[Scout] = Scout("scout")
SCOUT_ON: Final[ScoutOn] = ScoutOn("scout-on")
ROB_RICHEST: Final[RobRichest] = RobRichest("rob-richest")

CATAPULT: Final[Fire] = Fire()
SQUIRE: Final[Sell] = Sell(influence=5)
FORT: Final[Garrison] = Garrison(FORT_POINTS)
PRINCESS: Final[Court] = Court(PRINCESS_POINTS)

CARDS: Final[tuple[Card, ...]] = (
    Card("ransom", RED, 1, cost=5, first=2, second=1, divisor=2, effect=Ransom(price=3)),
    Card("catapult", RED, 1, cost=6, first=2, second=1, divisor=3, effect=CATAPULT),
    Card("scout", RED, 1, cost=6, first=2, second=1, divisor=5, effect=Reconnoitre()),
    Card("executioner", RED, 2, cost=5, first=3, second=1, divisor=2, effect=Execute()),
    Card("squire", RED, 2, cost=5, first=3, second=1, divisor=2, effect=SQUIRE),
    Card(
        *("recruiter", RED, 2),
        cost=0,
        influence=3,
        first=2,
        second=1,
        divisor=3,
        effect=Keep(Bend("recruiter", takes=RED, as_colour=RED, virtual=6)),
    ),
    Card("marriage", RED, 3, cost=7, first=3, second=2, divisor=6, effect=Trade(pay_deniers=7, points=4)),
    Card("fort", RED, 3, cost=7, first=3, second=2, divisor=1, effect=FORT),
    Card("princess", RED, 3, cost=5, first=3, second=2, divisor=3, effect=PRINCESS),
)

LIKE_BASE: Final = (INFERRED, "like-base")
CERTAINTY: Final[dict[str, tuple[str, str]]] = {
    f"cards.{card.name}.{field}": LIKE_BASE
    for card in CARDS
    for field in ("cost", "first", "second", "divisor")
} | {"cards.recruiter.influence": (CERTAIN, "")}

KINDS: Final[tuple[Kind[Any], ...]] = (ROB,)
STEPS: Final[tuple[Step[Any], ...]] = (FIRE, SCOUT, SCOUT_ON, ROB_RICHEST)
SCORERS: Final[tuple[Scorer, ...]] = (
    MostCubes("fort", FORT, FORT_POINTS),
    MostCubes("princess", PRINCESS, PRINCESS_POINTS),
)
WORTHS: Final[tuple[Worth, ...]] = (
    Rivalry(FORT, 0.2),
    Rivalry(PRINCESS, 0.4),
)
