"""Whole recorded games, annotated, replayed to exact scores; `make.py` made them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.city.games.make import FOLDER, PLANS
from tests.city.laws import ROUNDS, Watch
from troyes.city.modules.king import verdict
from troyes.city.state import City
from troyes.core.state import NOBODY
from troyes.play.record import Record, parse
from troyes.words import say

GAMES = sorted(FOLDER.glob("*.troyes"))
ENDS: dict[str, list[int]] = {
    "one": [-10],
    "two": [36, 28],
    "three": [20, 31, 30],
    "four": [25, 30, 31, 27],
    "four-bonus": [27, 26, 26, 28],
    "ladies-one": [-45],
    "ladies-two": [34, 40],
    "ladies-three": [40, 21, 22],
    "ladies-four": [29, 35, 30, 35],
    "ladies-four-bonus": [30, 31, 13, 20],
}
"""Everyone's points; alone, the difference to le Roy."""


def load(path: Path) -> Record:
    """A recorded game."""
    return parse(path.read_text(encoding="utf-8"))


def test_there_is_a_game_for_each_number_of_players_and_one_with_bonus_cards() -> None:
    assert {path.stem for path in GAMES} == set(ENDS) == {plan.file.stem for plan in PLANS}
    assert {load(path).setup.players for path in GAMES} == {1, 2, 3, 4}
    assert {load(path).setup.choices["bonus"] for path in GAMES} == {"no", "yes"}


def test_the_games_of_the_ladies_are_for_each_number_of_players_and_one_is_with_all_modules() -> None:
    ladies = [load(path).setup for path in GAMES if path.stem.startswith("ladies")]
    assert {setup.players for setup in ladies} == {1, 2, 3, 4}
    everything = {"characters": "ladies", "activities": "ladies", "events": "ladies", "head": "yes"}
    everything |= {"ramparts": "yes", "revealed": "yes"}
    assert [setup.players for setup in ladies if everything.items() <= setup.choices.items()] == [4]


@pytest.mark.both
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_game_is_replayed_to_its_exact_scores(path: Path) -> None:
    record = load(path)
    state = record.replay()
    assert isinstance(state, City)
    assert state.actor() == NOBODY
    assert state.round == ROUNDS[record.setup.players]
    assert state.scores() == ENDS[path.stem]
    assert record.result == " ".join(map(str, ENDS[path.stem]))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_game_obeys_the_laws_at_every_token(path: Path) -> None:
    record = load(path)
    state = record.game.new(record.setup)
    assert isinstance(state, City)
    watch = Watch(state)
    for actor, token in record.entries:
        watch.take(actor, token)
    watch.over()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_game_is_annotated_round_by_round(path: Path) -> None:
    record = load(path)
    comments = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith(";")]
    rounds = [f"; Round {number}." for number in range(1, ROUNDS[record.setup.players] + 1)]
    assert [" ".join(line.split()[:3]) for line in comments] == [*rounds, "; The end."]
    for name in record.names:
        assert all(name in line for line in comments)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_recorded_game_survives_writing_and_reading(path: Path) -> None:
    record = load(path)
    again = parse(record.text())
    assert again.entries == record.entries
    assert again.replay().key() == record.replay().key()


def test_le_roy_says_what_he_thinks_of_the_recorded_game() -> None:
    assert say(verdict(ENDS["one"][0])) == "A defeat: le Roy has your head."
