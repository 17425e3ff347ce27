"""Troyes, "Actions": what an action can aim at, and how its dice are picked."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.dice_group import ALL_COLOURS, ALL_FACES, Search, pay, search_of, sellers
from troyes.city.constants import EMPTY, GROUP, OWNERS, SLOTS
from troyes.city.content.kinds import ANY_COLOUR, PLAIN, Bend
from troyes.city.state import NO_CHOICE, City
from troyes.city.words import names
from troyes.city.words.tokens import DIE, DONE, USE
from troyes.core.agenda import Step
from troyes.core.message import Message, message
from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer


@mypyc_attr(allow_interpreted_subclasses=True)
class Target:
    """Something that an action aims at. The group of dice must be of its colour, be worth what it needs, and hold a die
    of one of its faces."""

    def token(self, s: City) -> i64:
        """The token that names it now, -1 if it cannot be aimed at."""
        return EMPTY

    def rank(self) -> i64:
        """Where its tokens stand in the alphabet; targets that are asked in this order need hardly any sorting."""
        return 0

    def written(self, s: City) -> str:
        """How positions write it, while it can be aimed at."""
        token = self.token(s)
        return "" if token == EMPTY else s.rules.vocabulary.text(int(token))

    def colour(self, s: City) -> i64:
        """The colour of the dice: one of the three, `ANY_COLOUR` or `MIXED`."""
        return ANY_COLOUR

    def most(self) -> i64:
        """How many dice a group may have."""
        return GROUP

    def permits(self, bend: Bend) -> bool:
        """Whether a cube may bend the dice of this action."""
        return True

    def needs(self, s: City) -> i64:
        """What the group must be worth at least."""
        return 0

    def faces(self, s: City, seat: i64) -> i64:
        """The values of which at least one die must be, one bit each."""
        return ALL_FACES

    def cost(self, s: City, seat: i64) -> i64:
        """The deniers that must be left after the dice are paid for."""
        return 0

    def influence(self, s: City, seat: i64) -> i64:
        """The influence that must be left after a cube is paid for."""
        return 0

    def is_open(self, s: City, seat: i64) -> bool:
        """Whether the player may choose it, the dice apart."""
        return True

    def begin(self, s: City, seat: i64) -> None:
        """The player has chosen it: push what must be asked, the dice last of all."""
        s.agenda.append(PICK_DICE)

    def sourced(self, s: City, seat: i64) -> None:
        """The player has said where the citizen comes from."""

    def act(self, s: City, seat: i64) -> None:
        """The dice are paid for and `s.worth` is what they are worth."""

    def is_reachable(self, s: City, seat: i64, search: Search) -> bool:
        """Whether some group of dice, with or without a cube, allows this action now."""
        if not aim(search, s, seat, self):
            return False
        if search.bend_by(s, PLAIN) and search.succeeds():
            return True
        slot: i64 = 0
        while slot < SLOTS:
            if s.cubes[OWNERS * slot + seat] and helps(search, s, seat, self, slot):
                return True
            slot += 1
        return False


def aim(search: Search, s: City, seat: i64, target: Target) -> bool:
    """Let a search look for groups for this target. Whether the target can be paid for, the dice apart."""
    budget = s.deniers[seat] - target.cost(s, seat)
    if budget < 0:
        return False
    search.look_for(target.colour(s), target.most(), target.needs(s), target.faces(s, seat), budget)
    return True


def helps(search: Search, s: City, seat: i64, target: Target, slot: i64) -> bool:
    """Whether a cube of the card in this slot helps to some group."""
    bend = s.card(slot).effect.bend()
    return (
        bend is not None
        and (bend.influence == 0 or bend.influence + target.influence(s, seat) <= s.influence[seat])
        and target.permits(bend)
        and search.bend_by(s, bend)
        and search.succeeds()
    )


def fill_targets(s: City, seat: i64, offer: Offer) -> None:
    """Offer everything that an action can aim at."""
    search = search_of(offer)
    search.begin(s, seat, ALL_COLOURS)
    for target in s.rules.targets:
        token = target.token(s)
        if token != EMPTY and target.is_open(s, seat) and target.is_reachable(s, seat, search):
            offer.add(token)


class PickDice(Step[City]):
    """Put together a group of one to three dice; before the first one a cube may be used to bend them."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        target = s.rules.targets[s.target]
        search = search_of(offer)
        search.begin(s, actor, 0)
        if not aim(search, s, actor, target):
            return
        if s.size == 0 and s.used == NO_CHOICE:
            slot: i64 = 0
            while slot < SLOTS:
                if s.cubes[OWNERS * slot + actor] and helps(search, s, actor, target, slot):
                    offer.add(USE.first + s.slot[slot])
                slot += 1
            offer.sort()
        if search.bend_by(s, s.bend()):
            search.fill(offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if USE.holds(token):
            s.used = slot_of(s, token - USE.first)
            s.agenda.append(PICK_DICE)
            return
        target = s.rules.targets[s.target]
        if token != DONE.first:
            s.group[s.size] = token
            s.size += 1
            bend = s.bend()
            most = target.most() - bend.size
            if s.size < most and s.size < bend.most:
                s.agenda.append(PICK_DICE)
                return
        s.agenda.append(BUY_DICE)
        if s.bend().free_in_all and sellers(s, actor) > 1:
            s.agenda.append(PICK_FREE)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-dice" if s.size == 0 else "city-ask-more-dice")


class PickFree(Step[City]):
    """Which of the dice that come from several others costs nothing."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        i: i64 = 0
        while i < s.size:
            is_new = i == 0 or s.group[i] != s.group[i - 1]
            if is_new and (s.group[i] - DIE.first) % OWNERS != actor:
                offer.add(s.group[i])
            i += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.freed = token

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-free-die")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message("city-tell-free-die", die=names.die((token - DIE.first) // OWNERS))


class BuyDice(Step[City]):
    """The dice are paid for and discarded; then whoever may react to that does, and the action takes effect."""

    def act(self, s: City) -> None:
        pay(s, s.whose_turn())
        s.agenda.append(ACT)
        s.agenda.extend(s.rules.purchase)


def slot_of(s: City, card: i64) -> i64:
    """The slot in which an Activity card lies, -1 if it does not."""
    slot: i64 = 0
    while slot < SLOTS:
        if s.slot[slot] == card:
            return slot
        slot += 1
    return EMPTY


class Act(Step[City]):
    """The action takes effect."""

    def act(self, s: City) -> None:
        s.rules.targets[s.target].act(s, s.whose_turn())


PICK_DICE: Final[PickDice] = PickDice("pick-dice")
PICK_FREE: Final[PickFree] = PickFree("pick-free-die")
BUY_DICE: Final[BuyDice] = BuyDice("buy-dice")
ACT: Final[Act] = Act("act")
STEPS: Final[tuple[Step[Any], ...]] = (PICK_DICE, PICK_FREE, BUY_DICE, ACT)
