"""Troyes, "Phase 4: Actions": one action or a pass each, in turn, until the dice are gone or all have passed."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.combat import renew_marauding
from troyes.city.actions.hindered import why_not_in_turn
from troyes.city.actions.targets import fill_targets, target_of
from troyes.city.constants import EMPTY, KINDS, LAP_DENIERS, OWNERS, PASS_DENIERS, POSSESSIONS
from troyes.city.state import City
from troyes.city.words.tokens import PASS
from troyes.core.agenda import Step
from troyes.core.message import Message
from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer


def square_is_empty(s: City) -> bool:
    """Whether no die is left in any district."""
    i: i64 = 0
    while i < OWNERS * KINDS:
        if s.dice[i]:
            return False
        i += 1
    return True


def spend(s: City, seat: i64, token: i64, step: Step[City]) -> bool:
    """If this token says what influence buys, do it, and ask again."""
    for one in s.rules.spends:
        if one.owns(token):
            s.spent = 1
            s.touched |= one.touches()
            s.agenda.append(step)
            one.take(s, seat, token)
            return True
    return False


def may_be_helped(s: City, seat: i64) -> bool:
    """Whether influence may buy what makes an action possible."""
    for one in s.rules.spends:
        if one.helps(s, seat):
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class TakeTurn(Step[City]):
    """Act or pass. Influence is spent before an action and in addition to it: only while one is possible, be it with
    what influence buys, and whoever has spent some acts if he can (ruling R66)."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        fill_targets(s, actor, offer)
        can_act = offer.size > 0
        if can_act or may_be_helped(s, actor):
            for one in s.rules.spends:
                if one.acting():
                    one.fill(s, actor, offer)
        if not (can_act and s.spent):
            offer.add(PASS.first)
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == PASS.first:
            s.passed[actor] = PASS_DENIERS
            s.touched |= POSSESSIONS
            return
        if not spend(s, actor, token, self):
            s.target = target_of(s, token)
            s.rules.targets[s.target].begin(s, actor)

    def opens(self, s: City, actor: i64) -> bool:
        return True

    def why_not(self, s: City, actor: i64, token: i64) -> Message | None:
        return why_not_in_turn(self, s, actor, token)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-act" if s.spent else "city-ask-turn")


class NextTurn(Step[City]):
    """The turn goes round to the next who has not passed, and those who have get a denier each time."""

    def act(self, s: City) -> None:
        s.clear_action()
        renew_marauding(s)
        if square_is_empty(s) or all_have_passed(s):
            return
        for _ in range(len(s.rules.participants)):
            s.turn = s.next_participant(s.turn)
            owner = s.whose_turn()
            if s.passed[owner] == EMPTY:
                s.agenda.append(self)
                s.agenda.extend(s.rules.turn_over)
                s.agenda.append(s.rules.turns[owner])
                return
            s.passed[owner] += LAP_DENIERS


def all_have_passed(s: City) -> bool:
    """Whether nobody is left to act."""
    for owner in s.rules.participants:
        if s.passed[owner] == EMPTY:
            return False
    return True


TAKE_TURN: Final[TakeTurn] = TakeTurn("take-turn", touches=0)
NEXT_TURN: Final[NextTurn] = NextTurn("next-turn", touches=POSSESSIONS)
STEPS: Final[tuple[Step[Any], ...]] = (TAKE_TURN, NEXT_TURN)
