"""Whoever did something is told of it in the second person, and a first game says why it asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from tests.words.catalogues import entries
from troyes.core.state import CHANCE
from troyes.play.record import Record, parse
from troyes.server.tables.hands import BROKEN_OFF, GIVES_UP, GOES, What

pytestmark = pytest.mark.once

TESTS = Path(__file__).parents[1]
GAMES = sorted(TESTS.glob("*/games/*.troyes"))
PLACES = {"city-space", "city-space-in-row", "city-lying", "city-tradesman", "city-supply", "city-outdoor"}
"""What is told as a place, not as a deed."""
OF_CHANCE = (
    *(
        "city-starts",
        "city-deal-",
        "city-face",
        "city-throw-",
        "city-ask-settle",
        "city-settle",
        "city-outdoor-drawn",
    ),
    *("city-tell-character", "city-tell-card", "city-tell-event", "city-tell-arrow", "city-tell-kings"),
    *("city-tell-revealed", "city-tell-settled", "dice-plaza", "dice-tile"),
)
"""How the names of what chance does begin."""


def deeds(record: Record) -> Iterator[tuple[str, str]]:
    """What somebody chose in a game, and what was asked, by the names of both messages."""
    state = record.replay(0)
    for actor, token in record.entries:
        if actor != CHANCE:
            yield record.game.tell(state, actor, token).deed.name, state.prompt(actor).question.name
        state.take(actor, token)


@pytest.fixture(scope="module")
def played() -> set[tuple[str, str]]:
    """All deeds of all recorded games, with what was asked."""
    return {found for path in GAMES for found in deeds(parse(path.read_text("utf-8")))}


def test_every_deed_of_the_recorded_games_has_words_for_whoever_did_it(played: set[tuple[str, str]]) -> None:
    assert len(played) > 80
    assert {deed for deed, _ in played if "yours" not in entries()[deed].forms} == set()


def test_every_question_of_the_recorded_games_has_a_reason(played: set[tuple[str, str]]) -> None:
    assert {asked for _, asked in played if "because" not in entries()[asked].forms} == set()


def test_what_can_be_told_of_somebody_can_be_told_to_them() -> None:
    told = {name for name, entry in entries().items() if "told" in entry.forms or "-tell-" in name}
    people = {name for name in told - PLACES if not name.startswith(OF_CHANCE)}
    assert {name for name in people if "yours" not in entries()[name].forms} == set()
    assert {name for name in told - people if "yours" in entries()[name].forms} == set()


def test_what_becomes_of_a_seat_can_be_told_to_whoever_sits_there() -> None:
    names = [f"seat-{what}" for what in get_args(What)] + [f"seat-{what}-ends" for what in GIVES_UP]
    names += [f"seat-{what}-agreed" for what in GOES]
    untold = {f"seat-{BROKEN_OFF.what}"}  # nobody's doing, and told of no seat
    assert {name for name in names if "yours" not in entries()[name].forms} == untold


def test_every_question_of_a_game_that_people_answer_has_a_reason() -> None:
    asked = {name for name in entries() if name.startswith(("city-ask-", "dice-ask-"))}
    people = {
        name for name in asked if not name.startswith(("city-ask-settle", "dice-ask-lay", "dice-ask-roll"))
    }
    assert {name for name in people if "because" not in entries()[name].forms} == set()
