"""Gymnasium's own checker, and a seat that learns among computer players."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import troyes
from troyes.rl.gym import TroyesEnv
from troyes.rl.tables import PENALTY

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    "game, players, choices",
    [("dice", 1, {}), ("city", 1, {}), ("dice", 3, {"banquets": "yes"}), ("city", 2, {"head": "yes"})],
)
def test_their_checker_finds_nothing(game: str, players: int, choices: dict[str, Any]) -> None:
    check_env(TroyesEnv(game, players, **choices), skip_render_check=True)


def test_a_game_of_sampled_actions_comes_to_its_end() -> None:
    env = TroyesEnv("dice", 1)
    env.action_space.seed(3)
    env.reset(seed=3)
    total, over = 0.0, False
    info: dict[str, Any] = {}
    while not over:
        _, reward, over, _, info = env.step(env.sample())
        total += reward
    assert [total] == info["scores"] == env.table.state.scores()


def test_an_illegal_action_changes_nothing_and_costs() -> None:
    env = TroyesEnv("dice", 1)
    env.reset(seed=3)
    before = env.table.state.clone()
    _, reward, over, _, info = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, over, info) == (PENALTY, False, {"illegal": True})
    assert env.table.state == before


def test_the_others_play_at_their_level_and_the_same_from_the_same_seed() -> None:
    ends = []
    for _ in range(2):
        env = TroyesEnv("dice", 3, seat=2, opponents="villager")
        env.action_space.seed(1)
        env.reset(seed=8)
        over, reward = False, 0.0
        info: dict[str, Any] = {}
        while not over:
            assert 2 in env.table.state.actors()
            _, reward, over, _, info = env.step(env.sample())
        ends.append((info["scores"], reward))
    assert ends[0] == ends[1]
    with pytest.raises(troyes.Refusal):
        TroyesEnv("dice", 2, opponents="emperor")


def test_what_is_no_action_is_refused_in_one_sentence() -> None:
    env = TroyesEnv("dice", 1)
    with pytest.raises(troyes.IllegalMove, match=r"^The environment has no game yet; reset begins one\.$"):
        env.step(0)
    env.reset(seed=3)
    for wrong in (100, -1, None, "a", 1.5):
        with pytest.raises(troyes.IllegalMove) as refused:
            env.step(wrong)  # type: ignore[arg-type]
        assert str(refused.value) == f"There is no action '{wrong}'; actions are the numbers from 0 to 99."
    with pytest.raises(troyes.Refusal, match=r"There is no render mode .human.; choose ansi, or none\."):
        TroyesEnv("dice", 1, render_mode="human")
