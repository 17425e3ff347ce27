"""The versions of the rules of Troyes Dice: a game goes on under those that it was begun with (ruling R10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.builder import A, Table, table
from troyes.core import walk
from troyes.core.errors import SetupError
from troyes.core.rng import Rng
from troyes.dice.game import DICE

FIRST = DICE.of_version(1)


def full() -> Table:
    """A seat whose knights are all circled, before a free red 4."""
    return table().plazas("R R Y W").dice(black=6, others=(4, 5, 6)).sheet(A, knights=20)


def test_the_game_knows_its_versions() -> None:
    assert (DICE.version, FIRST.version) == (2, 1)
    assert DICE.of_version(2) is DICE is FIRST.of_version(2)
    assert FIRST.of_version(1) is FIRST
    assert FIRST.vocabulary is DICE.vocabulary


@pytest.mark.parametrize("version", [0, 3])
def test_other_versions_are_refused(version: int) -> None:
    with pytest.raises(
        SetupError, match=f"^Version {version} of the rules of Troyes Dice is not known here; "
    ):
        DICE.of_version(version)


@pytest.mark.parametrize("version", [1, 2])
def test_a_document_names_the_rules_of_its_game(version: int) -> None:
    """Whichever version reads it, a position is played on under its own rules."""
    state = full().start(version).take(A, "die1 palace4").state
    document: Any = DICE.document(state)
    assert document["version"] == version
    for game in (FIRST, DICE):
        again = game.restore(document)
        assert again.key() == state.key()
        assert again.options(A) == state.options(A)


def test_a_document_without_a_version_is_read_by_the_rules_of_the_game() -> None:
    document = full().start().take(A, "die1 palace4").document()
    del document["version"]
    word = DICE.vocabulary.token("no-citizen")
    assert word in DICE.restore(document).options(A)
    assert word not in FIRST.restore(document).options(A)


def test_the_same_sheet_under_other_rules_is_another_position() -> None:
    assert full().start(1).state.key() != full().start(2).state.key()


@pytest.mark.parametrize("version", [1, 2])
def test_clones_and_views_keep_the_rules(version: int) -> None:
    state = full().start(version).take(A, "die1 palace4").state
    guess = state.guess(A, Rng(1))
    for twin in (state.clone(), state.view(A), guess):
        assert twin.options(A) == state.options(A)


def test_random_games_of_version_1_never_let_a_citizen_go() -> None:
    """Nor are they asked to: the word is offered by the rules of version 2 alone."""
    word = DICE.vocabulary.token("no-citizen")
    offered = dict.fromkeys((1, 2), 0)
    for version in offered:
        game = DICE.of_version(version)
        for seed in range(4):
            state = game.restore(full().day(6).start(version).document())
            rng = Rng(seed)
            while state.actors():
                actor = state.actor()
                options = state.options(actor)
                offered[version] += word in options
                state.take(actor, options[rng.below(len(options))])
            assert walk.perft(state, 3) == 1
    assert offered[1] == 0 < offered[2]
