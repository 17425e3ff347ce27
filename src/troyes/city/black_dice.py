"""Troyes, "Phase 3: Events", countering black dice: own dice only, red ones double, influence before."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import KINDS, LOSS, OWNERS, die
from troyes.city.events_phase import highest_black
from troyes.city.state import NO_CHOICE, City
from troyes.city.tokens import BLACK, DIE, DONE, SUCCUMB, die_token
from troyes.city.turns import spend
from troyes.core.agenda import Step
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt


def strength(s: City, kind: i64) -> i64:
    """What an own die is worth against enemies, by its colour and value as 6 * colour + value - 1."""
    value = kind % 6 + 1
    return 2 * value if (s.rules.doubled >> (kind // 6)) & 1 else value


def strength_of_district(s: City, seat: i64) -> i64:
    """What all dice of a district are worth together."""
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        total += strength(s, kind) * s.dice[KINDS * seat + kind]
        kind += 1
    return total


class CounterBlackDie(Step[City]):
    """The highest black die must be countered, and others may be with it: spend influence at will, name further black
    dice from the lowest, then the own dice. `value` is what the own dice must still reach, `target` the last one named,
    `source` the last black die named; `size` counts the black dice."""

    def actor(self, s: City) -> i64:
        return s.rules.participants[s.turn]

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        highest = highest_black(s)
        total = strength_of_district(s, actor)
        for one in s.rules.spends:
            one.fill(s, actor, offer)
        if total < highest:
            offer.add(SUCCUMB)
        else:
            fill_black(s, highest, highest, total, 0, offer)
            fill_own(s, actor, highest, 0, offer)
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == SUCCUMB:
            s.black[highest_black(s) - 1] -= 1
            s.lose_points(actor, LOSS)
        elif not spend(s, actor, token, self):
            highest = highest_black(s)
            s.black[highest - 1] -= 1
            s.value = highest
            s.size = 1
            NAME_DICE.take(s, actor, token)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("counter-black-die", (highest_black(s),), opens=True)


def fill_black(s: City, highest: i64, needed: i64, total: i64, least: i64, offer: Offer) -> None:
    """Offer the black dice that the district could counter as well, from a value on; the highest is spoken for."""
    value: i64 = least or 1
    while value <= 6:
        left = s.black[value - 1] - (1 if value == highest else 0)
        if left > 0 and needed + value <= total:
            offer.add(BLACK + value - 1)
        value += 1


def fill_own(s: City, seat: i64, needed: i64, least: i64, offer: Offer) -> None:
    """Offer the own dice from a token on with which, and with those after them, the enemies can still be beaten."""
    rest: i64 = 0
    kind: i64 = KINDS - 1
    while kind >= 0 and die_token(seat, kind // 6, kind % 6 + 1) >= least:
        count = s.dice[KINDS * seat + kind]
        if count:
            rest += count * strength(s, kind)
            if rest >= needed:
                offer.add(die_token(seat, kind // 6, kind % 6 + 1))
        kind -= 1


class NameDice(Step[City]):
    """Further black dice, then own dice until they are beaten; more than needed may be given up."""

    def actor(self, s: City) -> i64:
        return s.rules.participants[s.turn]

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        if s.target == NO_CHOICE:
            fill_black(s, 0, s.value, strength_of_district(s, actor), s.source, offer)
        fill_own(s, actor, s.value if s.value > 0 else 1, s.target, offer)
        if s.value <= 0:
            offer.add(DONE)
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == DONE:
            s.gain_influence(actor, s.size)
            return
        if token < DIE:
            s.black[token - BLACK] -= 1
            s.value += token - BLACK + 1
            s.source = token - BLACK + 1
            s.size += 1
        else:
            kind = (token - DIE) // OWNERS
            s.dice[die(actor, kind // 6, kind % 6 + 1)] -= 1
            s.value -= strength(s, kind)
            s.target = token
        s.agenda.append(self)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("name-dice", (s.size, s.value))


COUNTER_BLACK_DIE: Final[CounterBlackDie] = CounterBlackDie()
NAME_DICE: Final[NameDice] = NameDice()
