"""The reasons of Troyes are true: what is said to be missing is just enough, and all that lies there has its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.city.mixes import MIXES, Mix
from troyes.city.constants import EVENT_FIELDS, KINDS, SLOTS
from troyes.city.phases.black_dice import CounterBlackDie
from troyes.city.phases.turns import TakeTurn
from troyes.city.state import City
from troyes.city.words.tokens import (
    ACTIVITY,
    AGRICULTURE,
    CATHEDRAL,
    DIE,
    EVENT,
    PASS,
    PLACE,
    RECRUIT,
    TURN,
    kind_token,
)
from troyes.core.message import Message
from troyes.core.offer import Offer
from troyes.core.reasons import held, reason
from troyes.core.rng import Rng

pytestmark = pytest.mark.heavy

LIMIT = 4_000
EVERY = 23
"""One of so many positions is looked at."""
PLAIN = "why-not-asked"


def positions(mix: Mix) -> Iterator[City]:
    """Positions of a random game at which somebody acts or counters enemies."""
    rng = Rng(len(mix.name), mix.players)
    offer = Offer()
    state = mix.new(mix.players + len(mix.modules))
    count = 0
    while actors := state.actors():
        count += 1
        if isinstance(state.agenda[-1], TakeTurn | CounterBlackDie) and count % EVERY < 2:
            yield state
        state.fill(actors[0], offer)
        state.take(actors[0], int(offer.draw(rng)))


def lying(state: City, seat: int) -> list[int]:
    """The tokens of all that lies there and a player may want: cards, events, places, dice, what influence buys."""
    cards = [int(ACTIVITY.first + state.slot[slot]) for slot in range(SLOTS) if state.slot[slot] >= 0]
    events = [int(EVENT.first + state.queue[place * EVENT_FIELDS]) for place in range(state.queued)]
    places = [int(CATHEDRAL.first), int(AGRICULTURE.first), *(int(PLACE.first) + i for i in range(3))]
    dice = [
        int(kind_token(owner, kind))
        for owner in range(state.rules.players)
        for kind in range(KINDS)
        if state.dice[KINDS * owner + kind]
    ]
    return [*cards, *events, *places, *dice, int(RECRUIT.first), int(TURN.first)]


def richer(state: City, seat: int, why: Message, amount: int) -> City:
    """The table as it were if a seat had so much more of what is said to be missing."""
    twin = state.clone()
    purse = twin.deniers if why.name == "city-why-deniers" else twin.influence
    purse[seat] += amount
    return twin


@pytest.mark.parametrize("mix", MIXES[::3], ids=lambda mix: mix.name)
def test_what_is_missing_is_just_enough_and_nothing_lies_there_without_a_reason(mix: Mix) -> None:
    for state in positions(mix):
        seat = state.actors()[0]
        moves = held(state, seat, LIMIT)
        if not moves:
            continue  # a turn with more ways than are walked here
        for token in lying(state, seat):
            if token in moves:
                continue
            why = reason(state, seat, token)
            assert why.name != PLAIN
            if why.name in ("city-why-deniers", "city-why-influence"):
                count = why.args["count"]
                assert isinstance(count, int)
                assert count >= 1
                enough = held(richer(state, seat, why, count), seat, LIMIT)
                assert not enough or token in enough
                less = richer(state, seat, why, count - 1)
                # A card that costs less may aim at the same event, which is another way to it.
                assert token not in (held(less, seat, LIMIT) if DIE.holds(token) else less.options(seat))


def test_whoever_has_spent_influence_is_told_why_he_cannot_pass() -> None:
    for state in positions(MIXES[-1]):
        seat = state.actors()[0]
        if isinstance(state.agenda[-1], TakeTurn) and int(PASS.first) not in state.options(seat):
            assert reason(state, seat, int(PASS.first)) == Message("city-why-pass")
