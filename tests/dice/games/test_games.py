"""Whole games, replayed to their exact scores. `make.py` wrote them; the comments in them say what happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.dice.games.notes import annotated
from troyes.core.state import CHANCE
from troyes.play.record import Record, parse

FOLDER = Path(__file__).parent
SCORES = {
    "one": [58],
    "two": [50, 29],
    "three": [58, 54, 47],
    "four": [67, 37, 49, 53],
    "ten": [44, 52, 53, 47, 60, 47, 53, 62, 35, 59],
    "second-version": [46],
}
WINNERS = {"one": [0], "two": [0], "three": [0], "four": [0], "ten": [7], "second-version": [0]}


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.troyes").read_text("utf-8")


@pytest.fixture(params=list(SCORES))
def name(request: pytest.FixtureRequest) -> str:
    """The name of a recorded game."""
    return str(request.param)


@pytest.fixture
def game(name: str) -> Record:
    """The game as it is read."""
    return parse(text_of(name))


def test_every_recorded_game_is_listed() -> None:
    assert {file.stem for file in FOLDER.glob("*.troyes")} == set(SCORES)


@pytest.mark.both
def test_the_game_replays_to_its_scores(name: str, game: Record) -> None:
    state = game.replay()
    assert state.actors() == []
    assert state.scores() == SCORES[name]
    assert game.game.winners(state) == WINNERS[name]
    assert game.result == " ".join(str(score) for score in SCORES[name])


def test_the_game_reads_back_without_its_comments(game: Record) -> None:
    again = parse(game.text())
    assert again.entries == game.entries
    assert again.names == game.names
    assert again.replay().key() == game.replay().key()


def test_the_comments_say_what_happens(name: str, game: Record) -> None:
    """After a change of the words that tell a move, `python -m tests.dice.games.make notes` writes them anew."""
    assert annotated(game) == text_of(name)


def test_positions_of_the_game_round_trip(game: Record) -> None:
    state = game.game.new(game.setup)
    for index, (actor, token) in enumerate(game.entries):
        state.take(actor, token)
        if actor != CHANCE and index % game.setup.players == 0:
            document = game.game.document(state)
            assert game.game.document(game.game.restore(document)) == document


def test_the_games_have_all_sizes_and_set_ups() -> None:
    games = [parse(text_of(name)) for name in SCORES]
    assert [game.setup.players for game in games] == [1, 2, 3, 4, 10, 1]
    assert [game.game.version for game in games] == [1, 1, 1, 1, 1, 2]
    assert {tuple(game.setup.choices.values()) for game in games} == {
        ("first", "no"),
        ("first", "yes"),
        ("rolled", "yes"),
        ("expert", "yes"),
    }
