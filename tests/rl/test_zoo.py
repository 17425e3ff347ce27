"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import contextlib
import io
import itertools
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import troyes
from troyes.rl import zoo
from troyes.rl.tables import PENALTY, Tabletop

TABLES = [
    *[("dice", players, {"banquets": "yes"}) for players in (1, 2, 10)],
    ("dice", 4, {"numbering": "expert"}),
    *[("city", players, {}) for players in (1, 2, 3, 4)],
    ("city", 4, {"head": "yes", "ramparts": "yes", "characters": "ladies"}),
]

pytestmark = [
    pytest.mark.once,
    # Theirs are for observations without masks.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


@pytest.mark.parametrize("game, players, choices", TABLES)
def test_every_table_passes_their_api_test(game: str, players: int, choices: dict[str, Any]) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        api_test(zoo.env(game, players, **choices), num_cycles=60)
    assert "Passed API test" in said.getvalue()


@pytest.mark.parametrize("game, players", [("dice", 3), ("city", 2)])
def test_a_seed_gives_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: zoo.env(game, players), num_cycles=60)


@pytest.mark.parametrize("players", [1, 4])
def test_the_parallel_form_passes_their_tests(players: int) -> None:
    parallel_api_test(zoo.parallel_env(players), num_cycles=60)
    parallel_seed_test(lambda: zoo.parallel_env(players), num_cycles=20)


def test_their_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """It plays for five seconds by the clock, which is made to run fast here: how quick we are is no test."""
    ticks = itertools.count()
    monkeypatch.setattr("time.time", lambda: float(next(ticks)))
    performance_benchmark(zoo.env("dice", 2))
    assert "turns" in capsys.readouterr().out


def played(env: zoo.TroyesAEC, seed: int) -> dict[str, float]:
    """Everybody's rewards in a random game."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        assert seen
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


def test_who_wins_earns_one_and_points_are_earned_as_they_are_gained() -> None:
    env = zoo.env("dice", 3)
    won = played(env, 5)
    state = env.table.state
    assert sum(won.values()) == pytest.approx(0.0)
    assert [seat for seat, agent in enumerate(won) if won[agent] > 0] == state.winners()
    gained = zoo.env("dice", 3, reward="points")
    total = played(gained, 5)
    start = troyes.make("dice", 3, seed=5).scores()
    assert list(total.values()) == [
        float(end - begin) for end, begin in zip(gained.table.state.scores(), start, strict=True)
    ]


def test_an_illegal_action_is_refused_with_nothing_changed() -> None:
    env = zoo.env("city", 2)
    env.reset(seed=1)
    before = env.table.state.clone()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, -1, 10_000):
        with pytest.raises(troyes.IllegalMove):
            env.step(action)
    assert env.table.state == before
    assert len(env.render().splitlines()) > 10


def test_an_illegal_action_among_those_made_at_once_costs_and_is_not_taken() -> None:
    env = zoo.parallel_env(2)
    seen, _ = env.reset(seed=1)
    wrong, right = (int(np.flatnonzero(seen["seat_0"]["action_mask"] == legal)[0]) for legal in (0, 1))
    _, rewards, _, _, infos = env.step({"seat_0": wrong, "seat_1": right})
    assert rewards == {"seat_0": PENALTY, "seat_1": 0.0}
    assert infos == {"seat_0": {"illegal": True}, "seat_1": {}}
    assert env.table.state.text(env.table.state.options(0)).startswith("die3")
    assert not env.table.state.text(env.table.state.options(1)).startswith("die3")


def test_a_game_in_which_seats_wait_for_each_other_is_none_for_all_at_once() -> None:
    with pytest.raises(troyes.Refusal) as refused:
        zoo.TroyesParallel(Tabletop("city", 2, "win", {}))
    assert str(refused.value) == (
        "In Troyes seats choose one after the other: use the AEC environment; the parallel one is for games in which "
        "all choose at once."
    )


def test_nobody_observes_what_others_choose_at_once() -> None:
    env = zoo.parallel_env(2)
    env.reset(seed=1)
    seen = env.table.observe(1)["observation"]
    env.table.act(0, int(np.flatnonzero(env.table.observe(0)["action_mask"])[-1]))
    assert (env.table.observe(1)["observation"] == seen).all()


def test_what_is_no_action_or_no_agent_is_refused_in_one_sentence() -> None:
    env, together = zoo.env("dice", 2), zoo.parallel_env(2)
    with pytest.raises(AttributeError, match=r"^The environment has no game yet; reset begins one\.$"):
        env.last()
    for table in (env, together):
        table.reset(seed=1)
        with pytest.raises(troyes.Refusal) as refused:
            table.action_space("bob")
        assert str(refused.value) == "There is no agent 'bob'; the agents are seat_0, seat_1."
    last = len(env.table.tokens) - 1
    before = env.table.state.clone()
    for wrong in (last + 1, -1, None, "a", 1.5):
        sentence = f"There is no action '{wrong}'; actions are the numbers from 0 to {last}."
        with pytest.raises(troyes.IllegalMove) as alone:
            env.step(wrong)  # type: ignore[arg-type]
        with pytest.raises(troyes.IllegalMove) as among_others:
            together.step({"seat_0": 0, "seat_1": wrong})  # type: ignore[dict-item]
        assert str(alone.value) == str(among_others.value) == sentence
    with pytest.raises(troyes.IllegalMove) as missing:
        together.step({"seat_0": 0})
    assert str(missing.value) == "'seat_1' has handed in no action; everybody who must choose needs one."
    assert env.table.state == together.table.state == before
