"""Steps change what they say they touch, and nothing else: whoever writes states down again and again relies on it."""

from __future__ import annotations

import pytest

from tests.city.mixes import MIXES
from tests.city.modules.guest import GAME
from troyes.city import constants
from troyes.city.state import City
from troyes.core.agenda import EVERYTHING, Step
from troyes.core.rng import Rng
from troyes.core.state import NOBODY

TOPICS: dict[int, tuple[str, ...]] = {
    constants.POSSESSIONS: (
        "deniers",
        "influence",
        "points",
        "supply",
        "general",
        "passed",
        "won",
        "character",
    ),
    constants.BLACK_ONES: ("black",),
    constants.CITIZENS_THERE: ("space", "lying"),
    constants.CARDS: ("slot", "tradesman", "onlooker", "cubes"),
    constants.EVENTS: ("queue", "events"),
    constants.CATHEDRAL: ("cathedral",),
}
DISTRICTS = [int(constants.dice_of(district)) for district in range(constants.OWNERS)]
ALL = (*TOPICS, *DISTRICTS)


def written(s: City, topic: int) -> list[object]:
    """All that a topic is about."""
    if topic in DISTRICTS:
        first = DISTRICTS.index(topic) * constants.KINDS
        return [list(s.dice)[first : first + constants.KINDS]]
    found = [getattr(s, name) for name in TOPICS[topic]]
    return [each if isinstance(each, int) else list(each) for each in found]


def change(s: City, step: Step[City], actor: int, token: int) -> int:
    """Let a step act, or be answered; the topics that it changed, none but those that it or its doing names."""
    before = {topic: written(s, topic) for topic in ALL}
    s.agenda.pop()
    s.touched = step.touches
    if actor == NOBODY:
        step.act(s)
    else:
        step.take(s, actor, token)
    changed = sum(topic for topic in ALL if written(s, topic) != before[topic])
    assert changed & ~int(s.touched) == 0, f"{step.name} touches {s.touched} and changed {changed}"
    return changed


def play(s: City, rng: Rng) -> set[str]:
    """Play at random, step by step as `State.take` does; the steps that say what they touch."""
    known = set()
    while s.agenda:
        step = s.agenda[-1]
        actor = int(step.actor(s))
        change(s, step, actor, NOBODY if actor == NOBODY else rng.pick(s.options(actor)))
        if step.touches != EVERYTHING:
            known.add(step.name)
    return known


def test_every_topic_has_a_bit_of_its_own() -> None:
    assert sorted(ALL) == [1 << place for place in range(len(ALL))]
    assert sum(DISTRICTS) == constants.DICE


FREQUENT = {"take-turn", "next-turn", "pick-dice", "buy-dice", "roll-workforce", "counter-black-die"}


@pytest.mark.heavy
def test_steps_change_only_what_they_touch_in_every_mix() -> None:
    known = set()
    for turn, mix in enumerate(MIXES):
        known |= play(mix.new(turn), Rng(31, turn))
    assert known > FREQUENT


def test_steps_change_only_what_they_touch_with_dice_that_cubes_turn_over() -> None:
    for seed in range(12):
        play(GAME.new(GAME.setup(3, {"fair": "yes"})), Rng(32, seed))
