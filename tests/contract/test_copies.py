"""What every game owes to those who keep states: independent clones, records and positions that lead back."""

from __future__ import annotations

import json

import pytest

from tests.contract.tables import Table
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.play.record import UNFINISHED, Record, parse, result_of
from troyes.play.table import Table as GameTable

pytestmark = pytest.mark.heavy


def futures(state: State) -> list[tuple[int, list[int], str, int]]:
    """All that is being asked."""
    return [
        (actor, state.options(actor), state.prompt(actor).name, state.audience(actor))
        for actor in state.actors()
    ]


def test_clones_are_equal_and_independent(table: Table) -> None:
    rng = Rng(3)
    for state in table.walk(about=40):
        twin = state.clone()
        before, asked = state.key(), futures(state)
        assert (twin.key(), futures(twin)) == (before, asked)
        actor = state.actors()[-1]
        options = state.options(actor)
        token = options[rng.below(len(options))]
        twin.take(actor, token)
        assert (state.key(), futures(state)) == (before, asked)
        other = state.clone()
        third = other.clone()
        other.take(actor, token)
        assert (third.key(), futures(third)) == (before, asked)
        assert (other.key(), futures(other)) == (twin.key(), futures(twin))
        assert third.advance(actor, token) == twin.actor()
        assert (third.key(), futures(third)) == (twin.key(), futures(twin))


def test_every_token_changes_the_key(table: Table) -> None:
    for state in table.walk(about=20):
        for actor in state.actors()[:2]:
            for token in state.options(actor):
                after = state.clone()
                after.take(actor, token)
                assert after.key() != state.key()


def test_the_log_replays_to_an_equal_state(table: Table) -> None:
    state = table.end()
    text = Record(GameTable(table.game, table.setup), table.log, result=result_of(state)).text()
    record = parse(text)
    assert record.text() == text
    assert record.entries == table.log
    assert record.replay().key() == state.key()


def test_the_log_replays_to_every_token(table: Table) -> None:
    record = parse(Record(GameTable(table.game, table.setup), table.log).text())
    for at, state in enumerate(table.walk()):
        if at % 150 == 60:
            assert record.replay(at).key() == state.key()
            assert result_of(state) == UNFINISHED


def test_position_documents_round_trip(table: Table) -> None:
    # At every token of a short game; a long one has long positions, and many that differ by little.
    for state in table.walk(None if len(table.log) < 120 else 24):
        check_document(table, state)
    check_document(table, table.end())


def check_document(table: Table, state: State) -> None:
    document = table.game.document(state)
    restored = table.game.restore(json.loads(json.dumps(document)))
    assert restored.key() == state.key()
    assert futures(restored) == futures(state)
    assert table.game.document(restored) == document


def test_a_restored_position_plays_on_like_the_state(table: Table) -> None:
    middle = len(table.log) // 2
    state = table.new()
    for actor, token in table.log[:middle]:
        state.take(actor, token)
    restored = table.game.restore(table.game.document(state))
    for actor, token in table.log[middle:]:
        restored.take(actor, token)
    assert restored.key() == table.end().key()
