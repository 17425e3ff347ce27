"""Troyes, "Phase 3: Events", countering black dice: own dice only, red ones double, influence before."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.hindered import short_of
from troyes.city.constants import (
    BLACK_ONES,
    FACES,
    KINDS,
    POSSESSIONS,
    REROLL_INFLUENCE,
    dice_of,
)
from troyes.city.phases.events import highest_black
from troyes.city.phases.losses import BLACK_DIE, lose
from troyes.city.phases.turns import spend
from troyes.city.state import NO_CHOICE, City
from troyes.city.words import names
from troyes.city.words.tokens import BLACK, DIE, DONE, SUCCUMB, counted_at, district_of, kind_of, kind_token
from troyes.core.agenda import Step
from troyes.core.message import Message, message
from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer


def strength(s: City, kind: i64) -> i64:
    """What an own die is worth against enemies, by its colour and value as 6 * colour + value - 1."""
    value = kind % FACES + 1
    return 2 * value if (s.rules.doubled >> (kind // FACES)) & 1 else value


def strength_of_district(s: City, seat: i64) -> i64:
    """What all dice of a district are worth together."""
    dice = s.dice
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        count = i64(dice[KINDS * seat + kind])
        if count:
            total += strength(s, kind) * count
        kind += 1
    return total


def most_gained(s: City, seat: i64) -> i64:
    """What the dice of a district could be worth more at the best, if all influence were spent on throwing them again:
    the weakest for what they show first, and turning them over brings no more."""
    dice = s.dice
    throws = s.influence[seat] // REROLL_INFLUENCE
    gained: i64 = 0
    more: i64 = 2 * FACES
    while more > 0 and throws > 0:
        kind: i64 = 0
        while kind < KINDS:
            lying = i64(dice[KINDS * seat + kind])
            if lying and strength(s, kind - kind % FACES + FACES - 1) - strength(s, kind) == more:
                count = min(throws, lying)
                gained += count * more
                throws -= count
            kind += 1
        more -= 1
    return gained


def may_be_defended(s: City, seat: i64, short: i64) -> bool:
    """Whether influence may buy what the own dice fall short of a black die."""
    for one in s.rules.spends:
        if one.defends(s, seat, short):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class CounterBlackDie(Step[City]):
    """The highest black die must be countered, and others may be with it: spend influence at will, name further black
    dice from the lowest, then the own dice. Influence is spent before countering: only by who can do so, be it with
    what influence buys (ruling R66)."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        highest = highest_black(s)
        total = strength_of_district(s, actor)
        if total >= highest or may_be_defended(s, actor, highest - total):
            for one in s.rules.spends:
                if one.defending():
                    one.fill(s, actor, offer)
        if total < highest:
            offer.add(SUCCUMB.first)
        else:
            fill_black(s, highest, highest, total, 0, offer)
            fill_own(s, actor, highest, 0, offer)
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == SUCCUMB.first:
            s.touched |= POSSESSIONS | BLACK_ONES
            s.black[highest_black(s) - 1] -= 1
            lose(s, BLACK_DIE, actor)
        elif not spend(s, actor, token, self):
            s.touched |= BLACK_ONES
            highest = highest_black(s)
            s.black[highest - 1] -= 1
            s.needed = highest
            s.countered = 1
            NAME_DICE.take(s, actor, token)

    def opens(self, s: City, actor: i64) -> bool:
        return True

    def why_not(self, s: City, actor: i64, token: i64) -> Message | None:
        return why_not_against(s, actor, token) or short_of(self, s, actor, token) or black_first(s)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-counter", value=int(highest_black(s)))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return NAME_DICE.tell(s, actor, token)


def fill_black(s: City, highest: i64, needed: i64, total: i64, least: i64, offer: Offer) -> None:
    """Offer the black dice that the district could counter as well, from a value on; the highest is spoken for."""
    value: i64 = max(least, 1)
    while value <= FACES:
        left = s.black[value - 1] - (1 if value == highest else 0)
        if left > 0 and needed + value <= total:
            offer.add(BLACK.first + value - 1)
        value += 1


def fill_own(s: City, seat: i64, needed: i64, least: i64, offer: Offer) -> None:
    """Offer the own dice from a token on with which, and with those after them, the enemies can still be beaten."""
    dice = s.dice
    rest: i64 = 0
    kind: i64 = KINDS - 1
    while kind >= 0:
        count = i64(dice[KINDS * seat + kind])
        if count:
            token = kind_token(seat, kind)
            if token < least:
                return
            rest += count * strength(s, kind)
            if rest >= needed:
                offer.add(token)
        kind -= 1


def why_not_against(s: City, seat: i64, token: i64) -> Message | None:
    """Why a die has no part in countering enemies."""
    if token == SUCCUMB.first:
        return Message("city-why-succumb")
    if BLACK.holds(token):
        return Message("city-why-black" if s.black[token - BLACK.first] else "city-why-no-such-die")
    if not DIE.holds(token):
        return None
    if district_of(token) != seat:
        return Message("city-why-own-dice")
    lies = s.dice[counted_at(token)]
    return Message("city-why-weak" if lies else "city-why-no-such-die")


def black_first(s: City) -> Message:
    """Whatever else is wanted, enemies come first."""
    return message("city-why-black-first", value=int(highest_black(s)))


class NameDice(Step[City]):
    """Further black dice, then own dice until they are beaten; more than needed may be given up."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        if s.given == NO_CHOICE:
            fill_black(s, 0, s.needed, strength_of_district(s, actor), s.lowest, offer)
        fill_own(s, actor, max(s.needed, 1), s.given, offer)
        if s.needed <= 0:
            offer.add(DONE.first)
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == DONE.first:
            s.touched |= POSSESSIONS
            s.gain_influence(actor, s.countered)
            return
        if BLACK.holds(token):
            s.touched |= BLACK_ONES
            s.black[token - BLACK.first] -= 1
            s.needed += token - BLACK.first + 1
            s.lowest = token - BLACK.first + 1
            s.countered += 1
        else:
            s.touched |= dice_of(actor)
            s.dice[counted_at(token)] -= 1
            s.needed -= strength(s, kind_of(token))
            s.given = token
        s.agenda.append(self)

    def why_not(self, s: City, actor: i64, token: i64) -> Message | None:
        return why_not_against(s, actor, token)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-own-dice", needed=max(0, int(s.needed)))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        if DIE.holds(token):
            return message("city-tell-given-up", die=names.die(kind_of(token)))
        return None


COUNTER_BLACK_DIE: Final[CounterBlackDie] = CounterBlackDie("counter-black-die", touches=0)
NAME_DICE: Final[NameDice] = NameDice("name-dice", touches=0)
STEPS: Final[tuple[Step[Any], ...]] = (COUNTER_BLACK_DIE, NAME_DICE)
