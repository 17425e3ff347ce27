"""Troyes, "Activate 1 Activity card from the city": tradesmen, and how often the dice set the card to work."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.citizens import HIRING, PICK_SOURCE, has_any_citizen, take_citizen
from troyes.city.actions.targets import PICK_DICE, Target, slot_of
from troyes.city.constants import EMPTY, OWNERS, SLOTS
from troyes.city.module import Hoard
from troyes.city.shared import changed
from troyes.city.state import NO_CHOICE, City
from troyes.city.words import names
from troyes.city.words.tokens import ACTIVITY, TIMES
from troyes.core.agenda import Step
from troyes.core.message import Message, message
from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer


class Activate(Target):
    """The card in one of the nine slots."""

    def __init__(self, slot: int) -> None:
        self.slot: Final[i64] = slot

    def rank(self) -> i64:
        return ACTIVITY.first

    def token(self, s: City) -> i64:
        if s.slot[self.slot] == EMPTY:
            return EMPTY
        return ACTIVITY.first + s.slot[self.slot]

    def colour(self, s: City) -> i64:
        return s.card(self.slot).dice

    def needs(self, s: City) -> i64:
        return s.card(self.slot).divisor

    def cost(self, s: City, seat: i64) -> i64:
        card = s.card(self.slot)
        cost = card.effect.needs(s, seat)
        return cost if s.has_tradesman(self.slot, seat) else cost + card.cost

    def influence(self, s: City, seat: i64) -> i64:
        card = s.card(self.slot)
        influence = card.effect.needs_influence(s, seat)
        return influence if s.has_tradesman(self.slot, seat) else influence + card.influence

    def is_open(self, s: City, seat: i64) -> bool:
        return (
            s.card(self.slot).effect.most(s, seat) > 0
            and s.influence[seat] >= self.influence(s, seat)
            and (s.has_tradesman(self.slot, seat) or has_any_citizen(s, seat))
        )

    def begin(self, s: City, seat: i64) -> None:
        s.agenda.append(PICK_DICE)
        if not s.has_tradesman(self.slot, seat):
            s.agenda.append(PICK_SOURCE)

    def sourced(self, s: City, seat: i64) -> None:
        """Hire the tradesman: he takes the free space worth most, or stands on the illustration for nothing."""
        s.deniers[seat] -= s.card(self.slot).cost
        s.influence[seat] -= s.card(self.slot).influence
        take_citizen(s, seat, s.source)
        if s.tradesman[2 * self.slot] == EMPTY:
            s.tradesman[2 * self.slot] = seat
        elif s.tradesman[2 * self.slot + 1] == EMPTY:
            s.tradesman[2 * self.slot + 1] = seat
        else:
            s.onlooker = changed(s.onlooker, self.slot, s.onlooker[self.slot] | (1 << seat))

    def activates(self) -> i64:
        return self.slot

    def touches(self, s: City) -> i64:
        return s.card(self.slot).effect.touches()

    def hires(self) -> i64:
        return HIRING

    def room(self, s: City, seat: i64) -> i64:
        return s.card(self.slot).effect.most(s, seat)

    def act(self, s: City, seat: i64) -> None:
        card = s.card(self.slot)
        times = s.worth // card.divisor
        card.effect.begin(s, seat, min(self.room(s, seat), times))


class CardCubes(Hoard):
    """Cubes on Activity cards, named by the card."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        slot: i64 = 0
        while slot < SLOTS:
            if s.cubes[OWNERS * slot + seat]:
                offer.add(ACTIVITY.first + s.slot[slot])
            slot += 1

    def take(self, s: City, seat: i64, token: i64) -> bool:
        if not ACTIVITY.holds(token):
            return False
        s.cubes[OWNERS * slot_of(s, token - ACTIVITY.first) + seat] -= 1
        return True


def is_of_a_card(s: City) -> bool:
    """Whether the action aims at a card."""
    return s.target != NO_CHOICE and s.rules.targets[s.target].activates() != EMPTY


def acting_slot(s: City) -> i64:
    """The slot of the card that is being activated."""
    slot = s.rules.targets[s.target].activates()
    assert slot != EMPTY, "an action that aims at no card"
    return slot


@mypyc_attr(allow_interpreted_subclasses=True)
class CardStep(Step[City]):
    """Something that is asked for while a card is activated."""

    def fits(self, s: City) -> bool:
        return is_of_a_card(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseTimes(CardStep):
    """How many of the possible activations the player wants: at least one."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        times: i64 = 1
        while times <= s.possible:
            offer.add(TIMES.first + times)
            times += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        self.choose(s, token)
        effect = s.card(acting_slot(s)).effect
        s.touched |= effect.touches()
        effect.apply(s, actor, s.times)

    def choose(self, s: City, token: i64) -> None:
        """So often it is; how often it could have been is of no interest any more."""
        s.times = token - TIMES.first
        s.possible = 0

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-times", card=names.card(s.card(acting_slot(s)).name), most=int(s.possible))


CHOOSE_TIMES: Final[ChooseTimes] = ChooseTimes("choose-times", touches=0)
