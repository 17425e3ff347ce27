"""Who sits in the other seats: levels by name, what records say of them, and the promise of a seed."""

from __future__ import annotations

import pytest

from troyes.bots.levels import LEVELS, Level
from troyes.bots.player import Sight
from troyes.city.game import CITY
from troyes.core.errors import SetupError
from troyes.core.game import AnyGame
from troyes.core.rng import Rng
from troyes.dice.game import DICE
from troyes.play.record import parse
from troyes.play.session import Session, check_move
from troyes.play.table import Table as GameTable
from troyes.tui import opponents
from troyes.tui.opponents import OPPONENTS, RANDOM, UNTIMED, USUAL, Opponents, find
from troyes.tui.table import Table


def brief(level: Level) -> Level:
    """The same level with little time: what is tried here is who moves when, not how well."""
    player = level.player
    return level._replace(player=lambda: player(min(40, player.usual_looks), min(6, player.usual_rollouts)))  # type: ignore[arg-type]


CASES = [
    pytest.param(RANDOM, id=RANDOM.name),
    *(pytest.param(brief(level), id=level.name) for level in LEVELS),
]


def begun(game: AnyGame, level: Level, seed: int = 4, turns: int = 1) -> Table:
    """Ann, who always takes the first option, after some choices against two others."""
    others = Opponents(level, seed, UNTIMED)
    table = Table.new(game, game.setup(3), 1, "Ann", seed, others)
    for _ in range(turns):
        table.let_others_choose()
        table.choose(table.view().options(1)[:1])
    table.let_others_choose()
    return table


def test_every_level_can_be_an_opponent() -> None:
    assert [level.name for level in OPPONENTS] == [
        "random",
        "villager",
        "burgher",
        "master",
        "bailiff",
        "countess",
    ]
    assert OPPONENTS[1:] == LEVELS
    assert [find(level.name) for level in OPPONENTS] == list(OPPONENTS)
    assert USUAL.name == "burgher"


def test_an_unknown_level_is_refused_with_the_names() -> None:
    with pytest.raises(SetupError) as refused:
        find("king")
    assert str(refused.value) == (
        "There is no computer player 'king'; choose one of random, villager, burgher, master, bailiff, countess."
    )


@pytest.mark.parametrize("level", CASES)
@pytest.mark.parametrize("game", [CITY, DICE], ids=lambda game: game.name)
def test_others_choose_until_only_the_person_is_left(game: AnyGame, level: Level) -> None:
    table = begun(game, level)
    assert table.session.state.actors() == [1]
    assert not table.awaits_others()
    assert table.record().replay().key() == table.session.state.key()


@pytest.mark.parametrize("level", CASES)
def test_without_a_clock_the_same_seed_gives_the_same_game(level: Level) -> None:
    texts = [begun(CITY, level, seed).record().text() for seed in (4, 4, 5)]
    assert texts[0] == texts[1] != texts[2]


@pytest.mark.parametrize("level", CASES)
@pytest.mark.parametrize("game", [CITY, DICE], ids=lambda game: game.name)
def test_every_opponent_makes_one_complete_move(game: AnyGame, level: Level) -> None:
    session = Session(GameTable(game, game.setup(2)), seed=2)
    player, rng = level.player(), Rng(2)
    for _ in range(6):
        seat = session.state.actors()[0]
        tokens = player.choose(Sight(session.state, seat), rng, UNTIMED)
        check_move(game, session.state, seat, tokens)
        session.play_move(seat, tokens)


@pytest.mark.heavy
def test_levels_play_differently() -> None:
    levels = (RANDOM, *(brief(level) for level in LEVELS))
    assert len({begun(CITY, level).record().text() for level in levels}) == len(levels)


@pytest.mark.parametrize(
    "level, said",
    [
        (RANDOM, {"Dice": "seed", "Random": "AC"}),
        (LEVELS[0], {"Dice": "seed", "Computer": "AC", "Level": "villager"}),
        (LEVELS[1], {"Dice": "seed", "Computer": "AC", "Level": "burgher"}),
    ],
)
def test_a_record_says_who_played(level: Level, said: dict[str, str]) -> None:
    table = begun(DICE, level, turns=0)
    assert table.record().headers == said
    record = parse(table.record().text())
    assert opponents.level_of(record.headers) is level
    resumed = Table.resume(record, None, None, 1, Opponents(level, 1))
    assert resumed.seat == 1
    assert resumed.record().headers == said


def test_going_on_against_another_level_changes_what_the_record_says() -> None:
    record = begun(DICE, RANDOM, turns=0).record()
    record.headers["Event"] = "Fair"
    resumed = Table.resume(record, None, None, 1, Opponents(USUAL, 1))
    fair = {"Dice": "seed", "Event": "Fair"}
    assert resumed.record().headers == {**fair, "Computer": "AC", "Level": "burgher"}
    again = Table.resume(resumed.record(), None, None, 1, Opponents(RANDOM, 1))
    assert again.record().headers == {**fair, "Random": "AC"}


@pytest.mark.parametrize("headers", [{}, {"Level": "king"}, {"Level": "king", "Computer": "B"}])
def test_a_record_with_no_level_that_we_know_goes_on_against_the_usual_one(headers: dict[str, str]) -> None:
    assert opponents.level_of(headers) is USUAL
