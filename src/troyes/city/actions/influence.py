"""Troyes, "Influence": what its points buy before an action or a black die."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.citizens import has_any_citizen
from troyes.city.actions.targets import fill_targets
from troyes.city.constants import (
    CITIZEN_INFLUENCE,
    DICE_COLOURS,
    DICE_NAMES,
    EMPTY,
    FACES,
    KINDS,
    POSSESSIONS,
    REROLL_INFLUENCE,
    TURN_INFLUENCE,
    TURNED_DICE,
    dice_of,
    die,
)
from troyes.city.module import Spend
from troyes.city.phases.black_dice import most_gained
from troyes.city.shared import changed
from troyes.city.state import City
from troyes.city.throws import Throw
from troyes.city.words import names
from troyes.city.words.tokens import DONE, RECRUIT, REROLL, TURN, counted_at, kind_of, kind_token, opposite_of
from troyes.core.agenda import Step
from troyes.core.message import Message, Value, message
from troyes.core.native import i64, vec
from troyes.core.offer import Offer, give_back, lent


class RerollDie(Spend):
    """Throw a die of one's own district again."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        if s.influence[seat] < REROLL_INFLUENCE:
            return
        dice = s.dice
        kind: i64 = 0
        while kind < KINDS:
            if dice[KINDS * seat + kind]:
                offer.add(REROLL.first + kind)
            kind += 1

    def helps(self, s: City, seat: i64) -> bool:
        return s.influence[seat] >= REROLL_INFLUENCE and s.all_dice(seat) > 0

    def defends(self, s: City, seat: i64, short: i64) -> bool:
        return most_gained(s, seat) >= short

    def owns(self, token: i64) -> bool:
        return REROLL.holds(token)

    def touches(self) -> i64:
        return POSSESSIONS

    def take(self, s: City, seat: i64, token: i64) -> None:
        s.touched |= dice_of(seat)
        s.influence[seat] -= REROLL_INFLUENCE
        s.dice[KINDS * seat + token - REROLL.first] -= 1
        s.agenda.append(THROW_AGAIN[(token - REROLL.first) // FACES])


class Recruit(Spend):
    """Take a citizen from the general supply into one's own."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        if s.influence[seat] >= CITIZEN_INFLUENCE and s.general[seat] > 0:
            offer.add(RECRUIT.first)

    def helps(self, s: City, seat: i64) -> bool:
        if s.influence[seat] < CITIZEN_INFLUENCE or not s.general[seat] or has_any_citizen(s, seat):
            return False
        offer = lent()
        s.supply[seat] += 1
        fill_targets(s, seat, offer)
        s.supply[seat] -= 1
        helps = offer.size > 0
        give_back(offer)
        return helps

    def owns(self, token: i64) -> bool:
        return token == RECRUIT.first

    def why_not(self, s: City, seat: i64) -> Message:
        return Message("city-why-spend" if s.general[seat] else "city-why-general")

    def touches(self) -> i64:
        return POSSESSIONS

    def take(self, s: City, seat: i64, token: i64) -> None:
        s.influence[seat] -= CITIZEN_INFLUENCE
        s.general = changed(s.general, seat, s.general[seat] - 1)
        s.supply[seat] += 1


class TurnOver(Spend):
    """Turn up to three dice of one's own district to their opposite faces."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        if s.influence[seat] >= TURN_INFLUENCE and s.all_dice(seat):
            offer.add(TURN.first)

    def owns(self, token: i64) -> bool:
        return token == TURN.first

    def why_not(self, s: City, seat: i64) -> Message:
        return Message("city-why-spend" if s.all_dice(seat) else "city-why-no-own-dice")

    def touches(self) -> i64:
        return POSSESSIONS

    def take(self, s: City, seat: i64, token: i64) -> None:
        s.influence[seat] -= TURN_INFLUENCE
        s.agenda.append(TURN_DICE)


class ThrowAgain(Throw):
    """A die of one colour is thrown into the district of whoever decides."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"throw-{DICE_NAMES[colour]}-again", touches=0)
        self.colour: Final[i64] = colour

    def thrown(self, s: City, value: i64) -> None:
        seat = s.whose_turn()
        s.touched |= dice_of(seat)
        s.dice[die(seat, self.colour, value)] += 1

    def said(self) -> str:
        return "city-throw-again"

    def whose(self, s: City) -> dict[str, Value]:
        return {"colour": names.colour(self.colour)}

    def coloured(self, s: City) -> str:
        return DICE_NAMES[self.colour]


def count_turning(s: City) -> i64:
    """How many dice are chosen so far to be turned over."""
    count: i64 = 0
    while count < TURNED_DICE and s.turning[count] != EMPTY:
        count += 1
    return count


class TurnDice(Step[City]):
    """Which dice are turned over: one to three, all at once."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        count = count_turning(s)
        if count < TURNED_DICE:
            dice = s.dice
            least = s.turning[count - 1] if count else 0
            kind: i64 = 0
            while kind < KINDS:
                token = kind_token(actor, kind)
                left = i64(dice[KINDS * actor + kind])
                for other in s.turning:
                    if other == token:
                        left -= 1
                if left > 0 and token >= least:
                    offer.add(token)
                kind += 1
        if count:
            offer.add(DONE.first)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token != DONE.first:
            s.turning = changed(s.turning, count_turning(s), token)
            s.agenda.append(self)
            return
        s.touched |= dice_of(actor)
        for one in s.turning[: count_turning(s)]:
            s.dice[counted_at(one)] -= 1
            s.dice[counted_at(opposite_of(one))] += 1
        s.turning = vec[i64]([EMPTY] * TURNED_DICE)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-turn-dice", most=TURNED_DICE)

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        if token == DONE.first:
            return None
        return message("city-tell-turned", die=names.die(kind_of(token)))


THROW_AGAIN: Final[list[ThrowAgain]] = [ThrowAgain(colour) for colour in range(DICE_COLOURS)]
TURN_DICE: Final[TurnDice] = TurnDice("turn-dice", touches=0)
SPENDS: Final[tuple[Spend, ...]] = (RerollDie(), Recruit(), TurnOver())
STEPS: Final[tuple[Step[Any], ...]] = (*THROW_AGAIN, TURN_DICE)
