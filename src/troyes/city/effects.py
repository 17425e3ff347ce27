"""Troyes, "Activity cards": the verbs that immediate cards are written with. Odd cards have a verb of their own."""

from __future__ import annotations

from typing import Final

from troyes.city.activities import CHOOSE_TIMES, acting_slot
from troyes.city.citizens import count_standing
from troyes.city.combat import place_cubes
from troyes.city.constants import BISHOPRIC, CITY_HALL, EVENT_FIELDS, NEUTRAL, OWNERS, PALACE, RED, die
from troyes.city.influence import fill_faces
from troyes.city.kinds import NO_LIMIT, Bend, Count, Effect
from troyes.city.state import City
from troyes.city.tokens import AGAIN, ENOUGH, EVENT, FACE, TIMES
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt


def amounts(deniers: i64, influence: i64, points: i64) -> str:
    """Amounts in words."""
    parts: list[str] = []
    if deniers:
        parts.append(f"{deniers} denier" + ("s" if deniers > 1 else ""))
    if influence:
        parts.append(f"{influence} influence")
    if points:
        parts.append(f"{points} VP")
    return " and ".join(parts)


class Counted(Effect):
    """An effect that only asks how often."""

    def begin(self, s: City, seat: i64, times: i64) -> None:
        s.value = times
        s.agenda.append(CHOOSE_TIMES)


class Trade(Counted):
    """Pay something, or nothing, and gain something, each time."""

    def __init__(
        self,
        *,
        pay_deniers: int = 0,
        pay_influence: int = 0,
        deniers: int = 0,
        influence: int = 0,
        points: int = 0,
    ) -> None:
        self.pay_deniers: Final[i64] = pay_deniers
        self.pay_influence: Final[i64] = pay_influence
        self.deniers: Final[i64] = deniers
        self.influence: Final[i64] = influence
        self.points: Final[i64] = points

    def needs(self) -> i64:
        return self.pay_deniers

    def most(self, s: City, seat: i64) -> i64:
        most: i64 = NO_LIMIT
        if self.pay_influence:
            most = s.influence[seat] // self.pay_influence
        if self.pay_deniers and s.deniers[seat] // self.pay_deniers < most:
            most = s.deniers[seat] // self.pay_deniers
        return most

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.deniers[seat] += (self.deniers - self.pay_deniers) * times
        s.influence[seat] -= self.pay_influence * times
        s.gain_influence(seat, self.influence * times)
        s.points[seat] += self.points * times

    def text(self) -> str:
        gain = amounts(self.deniers, self.influence, self.points)
        price = amounts(self.pay_deniers, self.pay_influence, 0)
        return f"Pay {price} to gain {gain}." if price else f"Gain {gain}."


class Per(Counted):
    """Gain something for each thing counted."""

    def __init__(self, count: Count, *, deniers: int = 0, points: int = 0) -> None:
        self.count: Final = count
        self.deniers: Final[i64] = deniers
        self.points: Final[i64] = points

    def apply(self, s: City, seat: i64, times: i64) -> None:
        count = self.count.of(s, seat)
        s.deniers[seat] += self.deniers * count * times
        s.points[seat] += self.points * count * times

    def text(self) -> str:
        return f"Gain {amounts(self.deniers, 0, self.points)} for each {self.count.text()}."


class Keep(Counted):
    """Place cubes on the card, for later actions."""

    def __init__(self, bend: Bend) -> None:
        self.bent: Final = bend

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.cubes[OWNERS * acting_slot(s) + seat] += times

    def bend(self) -> Bend | None:
        return self.bent

    def text(self) -> str:
        return f"Place a cube. A cube lets you: {self.bent.text}"


class PerCitizenAbove(Effect):
    """Miller: deniers for each own citizen on the Palace or on the Bishopric, either one each time."""

    def __init__(self, deniers: int) -> None:
        self.deniers: Final[i64] = deniers

    def begin(self, s: City, seat: i64, times: i64) -> None:
        s.value = times
        s.agenda.append(CHOOSE_TIMES)

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.agenda.append(SHARE_MILLER)

    def text(self) -> str:
        return f"Gain {self.deniers} deniers for each of your citizens on the Palace, or on the Bishopric."


class ShareMiller(Step[City]):
    """How many of the activations count the Palace; the rest count the Bishopric."""

    def actor(self, s: City) -> i64:
        return s.rules.participants[s.turn]

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        times: i64 = 0
        while times <= s.value:
            offer.add(TIMES + times)
            times += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        effect = s.card(acting_slot(s)).effect
        assert isinstance(effect, PerCitizenAbove)
        at_palace = token - TIMES
        s.deniers[actor] += effect.deniers * (
            at_palace * count_standing(s, PALACE, actor)
            + (s.value - at_palace) * count_standing(s, BISHOPRIC, actor)
        )

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("share-miller", (s.value,))


class Tax(Counted):
    """Tax Collector: a denier from each player for each of his citizens in City Hall, and some for neutral ones."""

    def __init__(self, neutral: int = 1) -> None:
        self.neutral: Final[i64] = neutral

    def apply(self, s: City, seat: i64, times: i64) -> None:
        i: i64 = 0
        while i < times:
            other: i64 = 0
            while other < s.rules.players:
                if other != seat:
                    due = count_standing(s, CITY_HALL, other)
                    if due > s.deniers[other]:
                        due = s.deniers[other]
                    s.deniers[other] -= due
                    s.deniers[seat] += due
                other += 1
            s.deniers[seat] += self.neutral * count_standing(s, CITY_HALL, NEUTRAL)
            i += 1

    def text(self) -> str:
        bank = amounts(self.neutral, 0, 0)
        return (
            "Each other player pays you 1 denier for each of his citizens in City Hall; "
            f"the bank pays you {bank} for each neutral one."
        )


class MostDice(Counted):
    """Procession: points for whoever has most dice left in his district, at least one."""

    def __init__(self, points: int) -> None:
        self.points: Final[i64] = points

    def apply(self, s: City, seat: i64, times: i64) -> None:
        most: i64 = 1
        other: i64 = 0
        while other < s.rules.players:
            if s.all_dice(other) > most:
                most = s.all_dice(other)
            other += 1
        other = 0
        while other < s.rules.players:
            if s.all_dice(other) == most:
                s.points[other] += self.points * times
            other += 1

    def text(self) -> str:
        return f"Each player with the most dice left in his district gains {self.points} VP."


def red_total(s: City, owner: i64) -> i64:
    """The sum of the red dice in a district."""
    total: i64 = 0
    value: i64 = 1
    while value <= 6:
        total += value * s.dice[die(owner, RED, value)]
        value += 1
    return total


class StrongestRed(Counted):
    """Joust: points if no other player's red dice are worth more; those who tie gain them too."""

    def __init__(self, points: int) -> None:
        self.points: Final[i64] = points

    def apply(self, s: City, seat: i64, times: i64) -> None:
        own = red_total(s, seat)
        other: i64 = 0
        while other < s.rules.players:
            if red_total(s, other) > own:
                return
            other += 1
        other = 0
        while own and other < s.rules.players:
            if red_total(s, other) == own:
                s.points[other] += self.points * times
            other += 1

    def text(self) -> str:
        return (
            f"Gain {self.points} VP if no other player's red dice left are worth more than yours; "
            "players who tie with you gain them too."
        )


class Shoot(Effect):
    """Archer: throw a die each time, and place a cube on an event if it hits."""

    def __init__(self, least: int) -> None:
        self.least: Final[i64] = least

    def begin(self, s: City, seat: i64, times: i64) -> None:
        s.value = times
        s.agenda.append(SHOOT_ON)
        s.agenda.append(ARROW)

    def text(self) -> str:
        return f"Throw a die; on {self.least} or more place a cube on an event."


class Arrow(Step[City]):
    """The archer's die."""

    def actor(self, s: City) -> i64:
        return CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        fill_faces(offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.value -= 1
        effect = s.card(acting_slot(s)).effect
        assert isinstance(effect, Shoot)
        if token - FACE + 1 >= effect.least:
            s.agenda.append(PICK_EVENT)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("arrow")


class ShootOn(Step[City]):
    """Whether the archer shoots again, while activations are left."""

    def actor(self, s: City) -> i64:
        return s.rules.participants[s.turn] if s.value else NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer.add(AGAIN)
        offer.add(ENOUGH)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == AGAIN:
            s.agenda.append(self)
            s.agenda.append(ARROW)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("shoot-on", (s.value,))


class PickEvent(Step[City]):
    """On which event a cube is placed."""

    def actor(self, s: City) -> i64:
        return s.rules.participants[s.turn]

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        place: i64 = 0
        while place < s.queued:
            offer.add(EVENT + s.queue[place * EVENT_FIELDS])
            place += 1
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        place_cubes(s, token - EVENT, actor, self.cubes(s, actor))

    def cubes(self, s: City, actor: i64) -> i64:
        """How many cubes go there at once."""
        return 1

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("pick-event", (self.cubes(s, actor),))


class Negotiate(Effect):
    """Diplomat: pay influence for all cubes first, then place them one by one."""

    def most(self, s: City, seat: i64) -> i64:
        return s.influence[seat]

    def begin(self, s: City, seat: i64, times: i64) -> None:
        s.value = times
        s.agenda.append(CHOOSE_TIMES)

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.influence[seat] -= times
        while times > 0:
            s.agenda.append(PICK_EVENT)
            times -= 1

    def text(self) -> str:
        return "Pay 1 influence to place a cube on an event; all influence is paid before the first cube."


class Charge(Effect):
    """Chivalry: as many cubes as red dice are left in one's district, on one event each time."""

    def begin(self, s: City, seat: i64, times: i64) -> None:
        s.value = times
        s.agenda.append(CHARGE_ON)

    def text(self) -> str:
        return "Place a cube on an event for each red die left in your district."


class ChargeOn(PickEvent):
    """The event of the next charge; after the first one the player may stop."""

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        super().fill(s, actor, offer)
        if s.source == CHARGED:
            offer.add(ENOUGH)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == ENOUGH:
            return
        super().take(s, actor, token)
        s.value -= 1
        s.source = CHARGED
        if s.value:
            s.agenda.append(self)

    def cubes(self, s: City, actor: i64) -> i64:
        return s.count_dice(actor, RED)


CHARGED: Final = -2
"""Stands in `source` once a charge was made: no citizen is being moved by then."""
SHARE_MILLER: Final[ShareMiller] = ShareMiller()
ARROW: Final[Arrow] = Arrow()
SHOOT_ON: Final[ShootOn] = ShootOn()
PICK_EVENT: Final[PickEvent] = PickEvent()
CHARGE_ON: Final[ChargeOn] = ChargeOn()
