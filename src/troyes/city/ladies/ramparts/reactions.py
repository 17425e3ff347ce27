"""The Ladies of Troyes, "Outdoor Activities": cubes that answer to what happens, in one's own turn or in another's."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.targets import slot_of
from troyes.city.constants import EMPTY, OWNERS, SEATS, SLOTS
from troyes.city.content.kinds import Effect
from troyes.city.ladies.mixed import Mixed
from troyes.city.ladies.ramparts.alphabet import KEEP, USE_OUTDOOR
from troyes.city.ladies.ramparts.faces import FIRST, PROTECT, SEND_ON, THIRD, Reward
from troyes.city.ladies.ramparts.track import face_of, has_cube, track_of, use_cube
from troyes.city.module import Reactions
from troyes.city.phases.events import spare, sufferer
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import ACTIVITY
from troyes.core.agenda import NO_TOKEN, NOBODY, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer


def reward_of(s: City) -> Reward | None:
    """What a cube of the first level brings, where it brings something when something happens."""
    face = face_of(track_of(s), FIRST)
    return None if face is None else face.reward


class AskReward(Step[City]):
    """The one who sits so many places after whoever acts may discard a cube of the first level for what happens."""

    def __init__(self, places: int) -> None:
        super().__init__(f"ask-reward-{places}")
        self.places: Final[i64] = places

    def actor(self, s: City) -> i64:
        count = len(s.rules.participants)
        reward = reward_of(s)
        if reward is None or self.places >= count:
            return NOBODY
        seat = s.rules.participants[(s.turn + self.places * s.direction) % count]
        return seat if has_cube(track_of(s), seat, FIRST) and reward.is_due(s, seat) else NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer.add(USE_OUTDOOR.first + FIRST)
        offer.add(KEEP.first)

    def take(self, s: City, actor: i64, token: i64) -> None:
        reward = reward_of(s)
        if token != KEEP.first and reward is not None:
            use_cube(track_of(s), actor, FIRST)
            reward.pay(s, actor)

    def opens(self, s: City, actor: i64) -> bool:
        return self.places > 0

    def declines(self, s: City, actor: i64) -> i64:
        return KEEP.first if self.places else NO_TOKEN

    def ask(self, s: City, actor: i64) -> Message:
        face = face_of(track_of(s), FIRST)
        assert face is not None
        assert face.reward is not None
        gain = names.amounts(face.reward.deniers, face.reward.influence, 0)
        return message(f"city-ask-outdoor-{face.name}", other=names.seat(s.whose_turn()), gain=gain)


def is_delayed_or_mixed(effect: Effect) -> bool:
    """Whether a card has a delayed or a mixed effect. One that is delayed until the end is neither."""
    return effect.bend() is not None or isinstance(effect, Mixed)


def may_send_on(s: City) -> bool:
    """Whether the action that took effect activated a card after which cubes may be sent on."""
    slot = s.rules.targets[s.target].activates()
    if slot == EMPTY or face_of(track_of(s), THIRD) is not SEND_ON:
        return False
    return is_delayed_or_mixed(s.card(slot).effect)


def may_send_to(s: City, seat: i64, slot: i64) -> bool:
    """Whether a seat can place a cube on the card of a slot, if there is one that keeps cubes."""
    if s.slot[slot] == EMPTY:
        return False
    effect = s.card(slot).effect
    return effect.keeps() and s.deniers[seat] >= effect.cube_cost()


class SendCube(Step[City]):
    """After the activation of a card with a delayed or mixed effect a cube goes from the activity to a card in play of
    one's choice: so it is not used in the action that places it (ruling R108)."""

    def actor(self, s: City) -> i64:
        seat = s.whose_turn()
        if may_send_on(s) and has_cube(track_of(s), seat, THIRD):
            slot: i64 = 0
            while slot < SLOTS:
                if may_send_to(s, seat, slot):
                    return seat
                slot += 1
        return NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        slot: i64 = 0
        while slot < SLOTS:
            if may_send_to(s, actor, slot):
                offer.add(ACTIVITY.first + s.slot[slot])
            slot += 1
        offer.add(KEEP.first)
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == KEEP.first:
            return
        slot = slot_of(s, token - ACTIVITY.first)
        s.deniers[actor] -= s.card(slot).effect.cube_cost()
        s.cubes[OWNERS * slot + actor] += 1
        use_cube(track_of(s), actor, THIRD)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-outdoor-3c")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        if token == KEEP.first:
            return None
        return message("city-tell-outdoor-3c", card=names.card(s.rules.cards[token - ACTIVITY.first].name))


def can_protect(s: City, seat: i64) -> bool:
    """Whether a seat has a cube that protects it. In the event phase one after another may be used."""
    track = track_of(s)
    return face_of(track, THIRD) is PROTECT and track.cubes[SEATS * THIRD + seat] > 0


def would_lose(s: City, seat: i64) -> bool:
    """Whether the event that takes effect takes something from this seat."""
    before = s.clone()
    before.agenda = []
    after = before.clone()
    s.rules.events[s.striking].plague.lose(after, seat)
    after.proceed()
    return len(after.agenda) > 0 or after.key() != before.key()


class AskProtection(Step[City]):
    """Whoever is about to lose something by an event may discard a cube of the third level instead (ruling R110)."""

    def actor(self, s: City) -> i64:
        seat = sufferer(s)
        return seat if seat >= 0 and can_protect(s, seat) and would_lose(s, seat) else NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer.add(USE_OUTDOOR.first + THIRD)
        offer.add(KEEP.first)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token != KEEP.first:
            track_of(s).cubes[SEATS * THIRD + actor] -= 1
            spare(s)

    def opens(self, s: City, actor: i64) -> bool:
        return True

    def declines(self, s: City, actor: i64) -> i64:
        return KEEP.first

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-outdoor-3d", event=names.event(s.rules.events[s.striking].name))


class Answers(Reactions):
    """Others are asked only for two faces of the first level, and for the one that protects from events."""

    def are_in_play(self, s: City) -> bool:
        reward = reward_of(s)
        protects = face_of(track_of(s), THIRD) is PROTECT
        return protects or (reward is not None and reward.is_of_others())


class ForgetCubes(Step[City]):
    """The turn is over: what was used in it can be used again."""

    def act(self, s: City) -> None:
        track_of(s).used = 0


ASK_REWARD: Final[list[AskReward]] = [AskReward(places) for places in range(SEATS)]
SEND_CUBE: Final[SendCube] = SendCube("send-cube")
ASK_PROTECTION: Final[AskProtection] = AskProtection("ask-protection")
FORGET_CUBES: Final[ForgetCubes] = ForgetCubes("forget-cubes")
STEPS: Final[tuple[Step[Any], ...]] = (
    *ASK_REWARD,
    SEND_CUBE,
    ASK_PROTECTION,
    FORGET_CUBES,
)
