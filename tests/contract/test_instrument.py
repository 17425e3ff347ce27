"""What every game owes to those who study it: states that travel, and observations that say what a seat knows."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from tests.contract.tables import Table
from tests.core.nim import NIM
from troyes.core.doors import unpacked
from troyes.core.errors import IllegalMove
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, State

pytestmark = pytest.mark.heavy


def agenda(state: State) -> list[str]:
    return [step.name for step in state.agenda]


def test_states_travel_as_bytes_by_pickle_and_as_copies(table: Table) -> None:
    for state in table.walk(about=24):
        for one in (state, state.view(0)):
            for twin in (
                unpacked(bytes(one)),
                pickle.loads(pickle.dumps(one)),
                copy.copy(one),
                copy.deepcopy(one),
            ):
                assert twin == one
                assert twin is not one
                assert (agenda(twin), twin.actors()) == (agenda(one), one.actors())
        actor = state.actors()[0]
        twin, token = unpacked(bytes(state)), state.options(actor)[-1]
        twin.take(actor, token)
        assert twin != state
        after = state.clone()
        after.take(actor, token)
        assert twin == after
    assert pickle.loads(pickle.dumps(table.end())) == table.end()


def test_observations_are_equal_for_states_that_a_seat_cannot_tell_apart_and_for_no_others(
    table: Table,
) -> None:
    if table.game is NIM:
        return
    names = table.new().observation_names()
    assert len(set(names)) == len(names)
    rng = Rng(4)
    known: dict[tuple[int, ...], tuple[int, ...]] = {}
    texts: dict[str, tuple[int, ...]] = {}
    for state in table.walk(about=24):
        for seat in {0, table.setup.players - 1, max(state.actors()[-1], 0)}:
            key = (seat, *state.view(seat).key())
            seen, text = tuple(state.observation(seat)), state.information(seat)
            assert len(seen) == len(names)
            assert tuple(state.view(seat).observation(seat)) == seen
            assert known.setdefault(seen, key) == key
            assert texts.setdefault(text, key) == key
            guess = state.guess(seat, rng)
            assert tuple(guess.observation(seat)) == seen
            assert guess.information(seat) == text
    assert len(set(known.values())) == len(known)
    assert len(set(texts.values())) == len(texts)
    assert json.loads(table.end().information(0))["asked"] is False


def test_masks_are_the_options(table: Table) -> None:
    vocabulary = table.game.vocabulary
    words = vocabulary.tokens()
    for state in table.walk(about=40):
        for actor in state.actors()[:2]:
            mask = state.mask(actor)
            assert len(mask) == len(words)
            assert [token for token, may in zip(words, mask, strict=True) if may] == state.options(actor)
    assert sum(table.end().mask(0)) == 0


def test_a_step_is_checked(table: Table) -> None:
    vocabulary = table.game.vocabulary
    for state in table.walk(about=12):
        actor = state.actors()[0]
        options, before = state.options(actor), state.clone()
        for token in [*vocabulary.tokens()[::7], -1, len(vocabulary) + 5]:
            if token not in options:
                with pytest.raises(IllegalMove):
                    state.step(token)
                assert state == before
        after = state.clone()
        after.take(actor, options[0])
        before.step(vocabulary.text(options[0]))
        assert before == after
        for move in state.sample_moves(3, Rng(7)) if actor != CHANCE else []:
            twin = state.clone()
            twin.step(twin.text(move))
            assert twin != state
