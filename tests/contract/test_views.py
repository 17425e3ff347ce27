"""What every game owes to those who keep secrets: a view holds what its seat may know, and nothing else."""

from __future__ import annotations

import json

import pytest

from tests.contract.tables import Table
from troyes.core import walk
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, EVERYONE, WATCHER, State

pytestmark = pytest.mark.heavy


def sight(table: Table, state: State, seat: int) -> tuple[tuple[int, ...], str]:
    """All that a seat can read from its view, as a key and as a document."""
    view = state.view(seat)
    return view.key(), json.dumps(table.game.document(view))


def is_sealed(state: State) -> bool:
    """Whether what was chosen in secret is still hidden, because all who must choose do so in secret."""
    actors = state.actors()
    return bool(actors) and all(state.audience(actor) != EVERYONE for actor in actors)


def watchers(table: Table, state: State, actor: int) -> list[int]:
    """The first and the last of those who may not see this actor's token."""
    others = [seat for seat in range(table.setup.players) if seat not in (actor, state.audience(actor))]
    return [*others[:1], *others[1:][-1:], WATCHER]


def test_no_view_changes_with_a_hidden_choice(table: Table) -> None:
    """Neither with what a seat chooses in secret nor with what chance deals to it."""
    seen = 0
    secrets = 0
    for state in table.walk() if table.game.name == "city" else table.walk(about=14):
        actor = state.actors()[-1]
        if state.audience(actor) == EVERYONE:
            continue
        secrets += 1
        for seat in watchers(table, state, actor):
            sights: dict[bool, set[tuple[tuple[int, ...], str]]] = {True: set(), False: set()}
            for token in state.options(actor):
                after = state.clone()
                after.take(actor, token)
                if actor == CHANCE or is_sealed(after):
                    sights[actor in after.actors()].add(sight(table, after, seat))
                    seen += 1
            # That somebody is still choosing, or how much was dealt, is all that may be seen.
            assert actor == CHANCE or sights[True] <= {sight(table, state, seat)}
            assert len(sights[True]) <= 1
            assert len(sights[False]) <= 1
    is_solitaire = table.game.name == "city" and table.setup.players == 1
    assert (seen > 0) == (secrets > 0) == (not is_solitaire)


def test_no_view_changes_with_a_whole_hidden_move(table: Table) -> None:
    for state in table.walk(about=8):
        for actor in state.actors()[-2:]:
            if state.audience(actor) == EVERYONE:
                continue
            ends = []
            for seed in range(4):
                after = state.clone()
                walk.finish_move(after, actor, Rng(seed))
                if is_sealed(after):
                    ends.append(after)
            for seat in watchers(table, state, actor):
                assert len({sight(table, after, seat) for after in ends}) <= 1


def test_a_watcher_sees_nothing_that_is_pending(table: Table) -> None:
    """The view of everyone stays what it was when the secret choices began, apart from who has finished."""
    opened: dict[str, object] | None = None
    for index, state in enumerate(table.walk()):
        if not is_sealed(state) or state.actors() == [CHANCE]:
            opened = None
        elif opened is None:
            opened = open_part(table, state)
        elif index % table.setup.players == 0:
            assert open_part(table, state) == opened


def open_part(table: Table, state: State) -> dict[str, object]:
    """What a watcher reads, without who has finished, which each game writes in its own way."""
    document = json.loads(json.dumps(table.game.document(state.view(WATCHER))))
    document.pop("bids", None)
    for sheet in document.get("sheets", []):
        sheet.pop("asked", None)
    result: dict[str, object] = document
    return result


def test_a_view_of_a_view_is_the_same_view(table: Table) -> None:
    for state in table.walk(about=8):
        for seat in (0, table.setup.players - 1, WATCHER):
            view = state.view(seat)
            assert view.view(seat).key() == view.key()
            assert sight(table, view, WATCHER) == sight(table, state, WATCHER)


def test_a_view_asks_its_seat_the_same(table: Table) -> None:
    for state in table.walk(about=30):
        for seat in state.actors()[:3]:
            view = state.view(seat)
            assert view.actors() == state.actors()
            if seat == CHANCE:
                # What may be drawn depends on what lies hidden, of which the view knows less.
                assert set(view.options(seat)) >= set(state.options(seat))
            else:
                assert view.options(seat) == state.options(seat)
            assert view.prompt(seat).question == state.prompt(seat).question
            assert view.prompt(seat).name == state.prompt(seat).name


def test_a_view_is_independent_of_the_state(table: Table) -> None:
    for state in table.walk(about=20):
        before = state.key()
        seat = state.actors()[0]
        view = state.view(max(seat, 0))
        view.take(seat, view.options(seat)[0])
        assert state.key() == before


def test_a_seat_cannot_tell_a_guess_from_the_state(table: Table) -> None:
    rng = Rng(11)
    for state in table.walk(about=10):
        for seat in (0, table.setup.players - 1):
            guess = state.guess(seat, rng)
            assert sight(table, guess, seat) == sight(table, state, seat)


def test_a_guess_is_a_state_that_can_be_played_on(table: Table) -> None:
    rng = Rng(12)
    for state in table.walk(about=3):
        guess = state.guess(table.setup.players - 1, rng)
        walk.playout(guess, rng)
        assert guess.actors() == []


def test_the_same_generator_gives_the_same_guess(table: Table) -> None:
    for state in table.walk(about=8):
        assert state.guess(0, Rng(1)).key() == state.guess(0, Rng(1)).key()


def test_views_are_positions_too(table: Table) -> None:
    for state in table.walk(about=5):
        for seat in (0, WATCHER):
            view = state.view(seat)
            document = json.loads(json.dumps(table.game.document(view)))
            assert table.game.restore(document).key() == view.key()
