"""Troyes, "Actions": what an action can aim at, and how its dice are picked."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.bending import (
    aid_of,
    aim,
    fill_cubes,
    helps,
    is_aided,
    turn_over,
    turn_search,
    turns_next,
)
from troyes.city.actions.dice_group import ALL_FACES, Search, search_of
from troyes.city.actions.paying import pay
from troyes.city.actions.picked import bought_and_turned, sellers
from troyes.city.constants import EMPTY, EVENT_FIELDS, FACES, GROUP, OWNERS, POSSESSIONS, SLOTS
from troyes.city.content.kinds import ANY_COLOUR, NO_LIMIT, OWN_DIE, PLAIN, Bend
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import DIE, DONE, EVENT, USE, district_of, face_of, kind_of
from troyes.core.agenda import EVERYTHING, NOBODY, Step
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

    def activates(self) -> i64:
        """The slot of the card that it sets to work, -1 if it is no card."""
        return EMPTY

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

    def why_full(self, s: City, seat: i64) -> Message:
        """Why no die will do, where none of its faces is left."""
        return Message("city-why-no-effect")

    def why_within(self, s: City, seat: i64, token: i64) -> Message | None:
        """Why something cannot be chosen that is asked for in the course of this action; nothing if it is another's."""
        return None

    def begin(self, s: City, seat: i64) -> None:
        """The player has chosen it: push what must be asked, the dice last of all."""
        s.agenda.append(PICK_DICE)

    def sourced(self, s: City, seat: i64) -> None:
        """The player has said where the citizen comes from."""

    def room(self, s: City, seat: i64) -> i64:
        """How many uses of the dice can take effect, however much they are worth."""
        return NO_LIMIT

    def act(self, s: City, seat: i64) -> None:
        """The dice are paid for and `s.worth` is what they are worth."""

    def touches(self, s: City) -> i64:
        """The topics that `act` may change."""
        return EVERYTHING

    def hires(self) -> i64:
        """The topics that `sourced` may change."""
        return EVERYTHING

    def by_face(self) -> bool:
        """Whether the values of the single dice matter, and not only what they are worth together."""
        return False

    def minds_source(self) -> bool:
        """Whether the dice that will do depend on where the citizen comes from."""
        return False

    def is_reachable(self, s: City, seat: i64, search: Search) -> bool:
        """Whether some group of dice, with or without cubes, allows this action now."""
        if not aim(search, s, seat, self):
            return False
        if search.finds_plain(s):
            return True
        if search.cubes and self.is_helped(s, seat, search):
            return True
        return len(s.rules.aids) > 0 and is_aided(search, s, seat, self, PLAIN, 0)

    def is_helped(self, s: City, seat: i64, search: Search) -> bool:
        """Whether some group of dice allows this action with a cube of some card."""
        slot: i64 = 0
        while slot < SLOTS:
            if s.cubes[OWNERS * slot + seat] and helps(search, s, seat, self, slot):
                return True
            slot += 1
        return False


def fill_targets(s: City, seat: i64, offer: Offer) -> None:
    """Offer everything that an action can aim at."""
    search = search_of(offer)
    search.begin_turn(s, seat)
    targets = s.rules.targets
    i: i64 = 0
    while i < s.rules.combats:
        offer_target(s, seat, targets[i], search, offer)
        i += 1
    place: i64 = 0
    while place < s.queued:
        offer_target(s, seat, targets[s.rules.combats + s.queue[place * EVENT_FIELDS]], search, offer)
        place += 1
    i += len(s.rules.events)
    while i < len(targets):
        offer_target(s, seat, targets[i], search, offer)
        i += 1


def offer_target(s: City, seat: i64, target: Target, search: Search, offer: Offer) -> None:
    """Offer something to aim at if it can be had."""
    token = target.token(s)
    if token == EMPTY:
        return
    # Dice are looked for first: that is the quickest to say, and where none is left nothing else matters.
    if not search.bends and not search.survey.has_dice(target.colour(s), s.deniers[seat]):
        return
    if target.is_open(s, seat) and target.is_reachable(s, seat, search):
        offer.add(token)


def target_of(s: City, token: i64) -> i64:
    """What a token aims at, as a place in `rules.targets`, -1 for nothing."""
    if EVENT.holds(token):
        return s.rules.combats + token - EVENT.first
    targets = s.rules.targets
    i: i64 = 0
    while i < len(targets):
        if i == s.rules.combats:
            i += len(s.rules.events)
        elif targets[i].token(s) == token:
            return i
        else:
            i += 1
    return EMPTY


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
        bend = s.bend()
        if s.size == 0:
            fill_cubes(search, s, actor, target, bend, offer)
        if turns_next(s, bend):
            turn_search(search, s, actor, target, bend, offer)
        elif search.bend_by(s, bend):
            search.fill(offer)
        if s.size == 0:
            offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        if USE.holds(token):
            s.used = slot_of(s, token - USE.first)
        elif token != DONE.first and not DIE.holds(token):
            s.aids |= 1 << aid_of(s, token)
        elif token == DONE.first or not self.goes_on(s, token):
            self.end(s, actor)
            return
        s.agenda.append(PICK_DICE)

    def goes_on(self, s: City, token: i64) -> bool:
        """A die joins the group. Whether another may follow."""
        bend = s.bend()
        if turns_next(s, bend):
            turn_over(s, token)
        else:
            s.group[s.size] = token
            s.size += 1
        return s.size < s.rules.targets[s.target].most() - bend.size and s.size < bend.most

    def end(self, s: City, actor: i64) -> None:
        """The group is complete; what must be settled before it is paid for comes first."""
        s.agenda.append(BUY_DICE)
        bend = s.bend()
        if bend.free_in_all and sellers(s, actor) > 1:
            s.agenda.append(PICK_FREE)
        if bend.alike and s.rules.targets[s.target].by_face():
            s.agenda.append(PICK_MODEL)

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        if not DIE.holds(token) or not turns_next(s, s.bend()):
            return None
        return message("city-tell-turned", die=names.die(kind_of(token)))

    def ask(self, s: City, actor: i64) -> Message:
        turns = turns_next(s, s.bend())
        if turns:
            return Message("city-ask-own-turned" if turns == OWN_DIE else "city-ask-bought-turned")
        return Message("city-ask-dice" if s.size == 0 else "city-ask-more-dice")


def models(s: City, seat: i64) -> list[int]:
    """The dice of the group whose value the others may take, one of each value."""
    faces = s.rules.targets[s.target].faces(s, seat)
    bend = s.bend()
    found: dict[int, int] = {}
    for i in range(s.size):
        value = bend.value(face_of(s.group[i]))
        if value <= FACES and (faces >> value) & 1:
            found.setdefault(value, s.group[i])
    return sorted(found.values())


class PickModel(Step[City]):
    """Which die gives its value to the others, where each value counts by itself."""

    def actor(self, s: City) -> i64:
        return s.whose_turn() if len(models(s, s.whose_turn())) > 1 else NOBODY

    def act(self, s: City) -> None:
        s.model = models(s, s.whose_turn())[0]

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        for token in models(s, actor):
            offer.add(token)

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.model = token

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-model-die")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message("city-tell-model-die", die=names.die(kind_of(token)))


def free_dice(s: City) -> list[int]:
    """The dice of others that may cost nothing; one that is turned over because it is bought does cost something."""
    first = s.turned if bought_and_turned(s, s.bend()) != EMPTY else 0
    tokens = sorted({int(s.group[i]) for i in range(first, s.size)})
    return [token for token in tokens if district_of(token) != s.whose_turn()]


class PickFree(Step[City]):
    """Which of the dice that come from several others costs nothing."""

    def actor(self, s: City) -> i64:
        return s.whose_turn() if len(free_dice(s)) > 1 else NOBODY

    def act(self, s: City) -> None:
        s.freed = free_dice(s)[0]

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        for token in free_dice(s):
            offer.add(token)

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.freed = token

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-free-die")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message("city-tell-free-die", die=names.die(kind_of(token)))


class BuyDice(Step[City]):
    """The dice are paid for and discarded; then whoever may react to that does, the action takes effect, and whatever
    modules have follow it comes."""

    def act(self, s: City) -> None:
        pay(s, s.whose_turn())
        s.agenda.extend(s.rules.bought)


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
        target = s.rules.targets[s.target]
        s.touched |= target.touches(s)
        target.act(s, s.whose_turn())


PICK_DICE: Final[PickDice] = PickDice("pick-dice", touches=0)
PICK_FREE: Final[PickFree] = PickFree("pick-free-die", touches=0)
PICK_MODEL: Final[PickModel] = PickModel("pick-model-die", touches=0)
BUY_DICE: Final[BuyDice] = BuyDice("buy-dice", touches=POSSESSIONS)
ACT: Final[Act] = Act("act", touches=0)
STEPS: Final[tuple[Step[Any], ...]] = (PICK_DICE, PICK_FREE, PICK_MODEL, BUY_DICE, ACT)
