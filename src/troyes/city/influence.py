"""Troyes, "Influence": what its points buy before an action or a black die."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import (
    CITIZEN_INFLUENCE,
    DICE_COLOURS,
    KINDS,
    OPPOSITE_FACES,
    OWNERS,
    REROLL_INFLUENCE,
    TURN_DICE,
    TURN_INFLUENCE,
    die,
)
from troyes.city.rules import Spend
from troyes.city.state import City
from troyes.city.tokens import DIE, DONE, FACE, RECRUIT, REROLL, TURN, die_token
from troyes.core.agenda import CHANCE, Step
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt


class RerollDie(Spend):
    """Throw a die of one's own district again."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        if s.influence[seat] < REROLL_INFLUENCE:
            return
        kind: i64 = 0
        while kind < KINDS:
            if s.dice[KINDS * seat + kind]:
                offer.add(REROLL + kind)
            kind += 1

    def owns(self, token: i64) -> bool:
        return REROLL <= token < RECRUIT

    def take(self, s: City, seat: i64, token: i64) -> None:
        s.influence[seat] -= REROLL_INFLUENCE
        s.dice[KINDS * seat + token - REROLL] -= 1
        s.agenda.append(THROW_AGAIN[(token - REROLL) // 6])


class Recruit(Spend):
    """Take a citizen from the general supply into one's own."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        if s.influence[seat] >= CITIZEN_INFLUENCE and s.general[seat] > 0:
            offer.add(RECRUIT)

    def owns(self, token: i64) -> bool:
        return token == RECRUIT

    def take(self, s: City, seat: i64, token: i64) -> None:
        s.influence[seat] -= CITIZEN_INFLUENCE
        s.general[seat] -= 1
        s.supply[seat] += 1


class TurnOver(Spend):
    """Turn up to three dice of one's own district to their opposite faces."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        if s.influence[seat] >= TURN_INFLUENCE and s.all_dice(seat):
            offer.add(TURN)

    def owns(self, token: i64) -> bool:
        return token == TURN

    def take(self, s: City, seat: i64, token: i64) -> None:
        s.influence[seat] -= TURN_INFLUENCE
        s.agenda.append(TURN_DICE_STEP)


class ThrowAgain(Step[City]):
    """A die of one colour is thrown into the district of whoever decides."""

    def __init__(self, colour: int) -> None:
        self.colour: Final[i64] = colour

    def actor(self, s: City) -> i64:
        return CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        fill_faces(offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.dice[die(s.rules.participants[s.turn], self.colour, token - FACE + 1)] += 1

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("throw-again", (self.colour,))


def fill_faces(offer: Offer) -> None:
    """Offer the six faces of a die."""
    face: i64 = 0
    while face < 6:
        offer.add(FACE + face)
        face += 1


class TurnDice(Step[City]):
    """Which dice are turned over: one to three, all at once."""

    def actor(self, s: City) -> i64:
        return s.rules.participants[s.turn]

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        if s.size < TURN_DICE:
            kind: i64 = 0
            while kind < KINDS:
                token = die_token(actor, kind // 6, kind % 6 + 1)
                left = s.dice[KINDS * actor + kind]
                i: i64 = 0
                while i < s.size:
                    if s.group[i] == token:
                        left -= 1
                    i += 1
                if left > 0 and (s.size == 0 or token >= s.group[s.size - 1]):
                    offer.add(token)
                kind += 1
        if s.size:
            offer.add(DONE)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token != DONE:
            s.group[s.size] = token
            s.size += 1
            s.agenda.append(self)
            return
        i: i64 = 0
        while i < s.size:
            kind = (s.group[i] - DIE) // OWNERS
            s.dice[die(actor, kind // 6, kind % 6 + 1)] -= 1
            s.dice[die(actor, kind // 6, OPPOSITE_FACES - kind % 6 - 1)] += 1
            i += 1
        s.clear_action()

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("turn-dice", (s.size,))


THROW_AGAIN: Final[list[ThrowAgain]] = [ThrowAgain(colour) for colour in range(DICE_COLOURS)]
TURN_DICE_STEP: Final[TurnDice] = TurnDice()
SPENDS: Final = (RerollDie(), Recruit(), TurnOver())
