"""What every computer player owes to every game: one complete legal move, from a view, within its budget."""

from __future__ import annotations

import pytest

from tests.bots.tables import AMPLE, play
from tests.contract.tables import ALL_GAMES, Table
from troyes.bots.levels import LEVELS, Level
from troyes.bots.player import Sight
from troyes.core import walk
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, State
from troyes.play.catalogue import find

SETUPS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "city": [(1, {"bonus": "yes"}), (2, {}), (3, {"bonus": "yes"}), (4, {"open_vp": "yes"})],
    "dice": [
        (1, {"numbering": "rolled"}),
        (2, {"banquets": "yes", "numbering": "expert"}),
        (10, {"banquets": "yes"}),
    ],
    "nim": [(2, {}), (4, {})],
}
TABLES = [
    Table(game, game.setup(players, choices)) for game in ALL_GAMES for players, choices in SETUPS[game.name]
]


@pytest.fixture(params=LEVELS, ids=lambda level: level.name)
def level(request: pytest.FixtureRequest) -> Level:
    """Every level."""
    found: Level = request.param
    return found


def check_move(state: State, seat: int, tokens: list[int]) -> None:
    """The tokens are legal one after the other, and together exactly one complete move."""
    after = state.clone()
    for index, token in enumerate(tokens):
        assert token in after.options(seat)
        after.take(seat, token)
        assert walk.ends_move(after, seat) == (index == len(tokens) - 1)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_chooses_one_complete_legal_move_at_every_question(table: Table, level: Level) -> None:
    player = level.player(looks=3, rollouts=0)
    asked = set()
    for state in table.walk(about=120):
        for seat in state.actors():
            if seat != CHANCE:
                asked.add(state.prompt(seat).name)
                check_move(state, seat, player.choose(Sight(state, seat), Rng(1), AMPLE))
    assert asked


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_chooses_a_legal_move_without_any_time(table: Table, level: Level) -> None:
    for state in table.walk(about=20):
        seat = state.actors()[-1]
        if seat != CHANCE:
            check_move(state, seat, level.player().choose(Sight(state, seat), Rng(2), seconds=0))
            check_move(
                state, seat, level.player(looks=0, rollouts=0).choose(Sight(state, seat), Rng(2), AMPLE)
            )


def test_same_looks_and_random_numbers_give_the_same_move(level: Level) -> None:
    for table in TABLES:
        for state in table.walk(about=6):
            seat = state.actors()[0]
            if seat != CHANCE:
                view = state.view(seat)
                key = view.key()
                first = level.player(looks=8, rollouts=2).choose(Sight(view, seat), Rng(3), AMPLE)
                assert level.player(looks=8, rollouts=2).choose(Sight(view, seat), Rng(3), AMPLE) == first
                assert view.key() == key, "thinking leaves the view as it was"


GAMES_TO_PLAY: list[tuple[str, int, dict[str, str], bool]] = [
    ("city", 1, {}, True),
    ("city", 1, {"bonus": "yes"}, False),
    ("city", 2, {"bonus": "yes"}, True),
    ("city", 3, {"open_vp": "yes"}, False),
    ("city", 4, {"bonus": "yes"}, True),
    ("dice", 1, {}, True),
    ("dice", 1, {"banquets": "yes"}, False),
    ("dice", 2, {"numbering": "expert"}, True),
    ("dice", 4, {"banquets": "yes", "numbering": "rolled"}, False),
    ("dice", 10, {"banquets": "yes", "numbering": "expert"}, True),
]


@pytest.mark.parametrize(
    "name, players, choices, forced",
    GAMES_TO_PLAY,
    ids=["-".join([name, str(players), *choices]) for name, players, choices, _ in GAMES_TO_PLAY],
)
def test_plays_whole_games(
    name: str, players: int, choices: dict[str, str], forced: bool, level: Level
) -> None:
    session = play(
        find(name), [level.player(looks=4, rollouts=1)] * players, seed=players, forced=forced, **choices
    )
    assert session.is_over
    assert session.record().replay().key() == session.state.key()
