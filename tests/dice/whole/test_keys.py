"""Two promises for every position that play can reach: its document is all of it, and equal keys mean equal futures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

import troyes.core.state
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.dice.game import DICE
from troyes.dice.state import Dice

COMPILED = Path(troyes.core.state.__file__).suffix != ".py"
PLAYERS = st.integers(1, 10)
NUMBERING = st.sampled_from(["first", "rolled", "expert"])
BANQUETS = st.sampled_from(["yes", "no"])
VERSIONS = st.sampled_from([1, 2])
SEEDS = st.integers(0, 2**64 - 1)


def new(version: int, players: int, numbering: str, banquets: str) -> Dice:
    """A table by the rules of a version."""
    game = DICE.of_version(version)
    return game.new(game.setup(players, {"numbering": numbering, "banquets": banquets}))


def builder(state: Dice, actor: int, rng: Rng) -> int:
    """A random token, of which citizens and buildings come soon, so that bonuses wait for one another."""
    options = state.options(actor)
    if actor != CHANCE and rng.below(3):
        return options[-1]
    return options[rng.below(len(options))]


def played(state: Dice, rng: Rng) -> Iterator[Dice]:
    """All positions of a game in which those who act at once do so in any order."""
    yield state
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        state.take(actor, builder(state, actor, rng))
        yield state


@given(version=VERSIONS, players=PLAYERS, numbering=NUMBERING, banquets=BANQUETS, seed=SEEDS)
@settings(deadline=None, derandomize=True, max_examples=40 if COMPILED else 10)
def test_a_document_holds_the_whole_position_after_every_token(
    version: int, players: int, numbering: str, banquets: str, seed: int
) -> None:
    for state in played(new(version, players, numbering, banquets), Rng(seed)):
        document = DICE.document(state)
        again = DICE.restore(document)
        assert again.key() == state.key()
        assert DICE.document(again) == document
        assert [step.name for step in again.agenda] == [step.name for step in state.agenda]


def questions(state: Dice) -> dict[int, tuple[str, list[int]]]:
    """What everybody is asked, and what they may choose."""
    return {actor: (state.prompt(actor).name, state.options(actor)) for actor in state.actors()}


def assert_same_future(one: Dice, other: Dice) -> None:
    """Positions with equal keys ask the same, as likely, and lead to equal keys."""
    assert one.key() == other.key()
    assert questions(one) == questions(other)
    assert (one.weights(), one.scores()) == (other.weights(), other.scores())
    for actor in one.actors():
        assert one.prompt(actor).question == other.prompt(actor).question
        for token in one.options(actor):
            after, likewise = one.clone(), other.clone()
            after.take(actor, token)
            likewise.take(actor, token)
            assert after.key() == likewise.key()
            assert questions(after) == questions(likewise)


@given(version=VERSIONS, players=st.integers(2, 4), banquets=BANQUETS, seed=SEEDS)
@settings(deadline=None, derandomize=True, max_examples=20)
def test_equal_keys_mean_equal_futures_whoever_acted_first(
    version: int, players: int, banquets: str, seed: int
) -> None:
    """The seats of a half day act in any order: the same choices in another order lead to the same position."""
    state = new(version, players, "first", banquets)
    rng = Rng(seed)
    while state.actors():
        while state.actor() == CHANCE:
            state.take(CHANCE, builder(state, CHANCE, rng))
        other = state.clone()
        chosen: list[tuple[int, int]] = []
        while state.actors() and state.actor() != CHANCE:
            actors = state.actors()
            actor = actors[rng.below(len(actors))]
            chosen.append((actor, builder(state, actor, rng)))
            state.take(*chosen[-1])
        for seat in range(players - 1, -1, -1):
            for actor, token in chosen:
                if actor == seat:
                    other.take(actor, token)
        assert_same_future(state, other)


def test_equal_keys_mean_equal_futures_wherever_they_are_met() -> None:
    """Small games that begin alike, so that many meet again: every two positions with one key are held together."""
    met: dict[tuple[int, ...], Dice] = {}
    again = 0
    for version in (1, 2):
        for numbering in ("first", "rolled", "expert"):
            for seed in range(50):
                state = new(version, 1, numbering, "yes")
                rng = Rng(seed)
                for _ in range(30):
                    actor = state.actor()
                    options = state.options(actor)
                    state.take(actor, options[rng.below(min(2, len(options)))])
                    before = met.get(state.key())
                    if before is None:
                        met[state.key()] = state.clone()
                    else:
                        again += 1
                        assert_same_future(before, state)
    assert again > 1000
