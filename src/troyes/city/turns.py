"""Troyes, "Phase 4: Actions": one action or a pass each, in turn, until the dice are gone or all have passed."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import EMPTY, LAP_DENIERS, PASS_DENIERS
from troyes.city.dice_group import ALL_COLOURS, search_of
from troyes.city.state import City
from troyes.city.tokens import PASS
from troyes.core.agenda import Step
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt


def spend(s: City, seat: i64, token: i64, step: Step[City]) -> bool:
    """If this token says what influence buys, do it, and ask again."""
    for one in s.rules.spends:
        if one.owns(token):
            s.agenda.append(step)
            one.take(s, seat, token)
            return True
    return False


class TakeTurn(Step[City]):
    """Spend influence at will, then act or pass."""

    def actor(self, s: City) -> i64:
        return s.rules.participants[s.turn]

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        search = search_of(offer)
        search.begin(s, actor, ALL_COLOURS)
        for target in s.rules.targets:
            token = target.token(s)
            if token != EMPTY and target.is_open(s, actor) and target.is_reachable(s, actor, search):
                offer.add(token)
        for one in s.rules.spends:
            one.fill(s, actor, offer)
        offer.add(PASS)
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == PASS:
            s.passed[actor] = PASS_DENIERS
            return
        i: i64 = 0
        while i < len(s.rules.targets):
            target = s.rules.targets[i]
            if target.token(s) == token:
                s.target = i
                target.begin(s, actor)
                return
            i += 1
        spend(s, actor, token, self)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("take-turn", (s.round,), opens=True)


class NextTurn(Step[City]):
    """The turn goes round to the next who has not passed, and those who have get a denier each time."""

    def act(self, s: City) -> None:
        s.clear_action()
        if s.square_is_empty() or all_have_passed(s):
            return
        count = len(s.rules.participants)
        for _ in range(count):
            s.turn = (s.turn + 1) % count
            owner = s.rules.participants[s.turn]
            if s.passed[owner] == EMPTY:
                s.agenda.append(self)
                s.agenda.append(s.rules.turns[owner])
                return
            s.passed[owner] += LAP_DENIERS


def all_have_passed(s: City) -> bool:
    """Whether nobody is left to act."""
    for owner in s.rules.participants:
        if s.passed[owner] == EMPTY:
            return False
    return True


TAKE_TURN: Final[TakeTurn] = TakeTurn()
NEXT_TURN: Final[NextTurn] = NextTurn()
