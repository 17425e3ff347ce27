"""Whatever is wrong at the door of an environment is refused in one sentence, and NumPy's numbers are numbers."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

import troyes
import troyes.rl
from troyes.core.message import shown
from troyes.rl import (
    openspiel,  # noqa: F401 - registers its game
    zoo,
)
from troyes.rl.gym import TroyesEnv
from troyes.rl.vector import Vector

NOT_WHOLE: tuple[Any, ...] = (None, "A", 1.5, True, [], {}, b"x", np.float64(1), np.bool_(True))

DOORS: list[tuple[Callable[[Any], object], str, tuple[Any, ...]]] = [
    (
        lambda wrong: Vector("dice", 1, count=wrong),
        "From 1 to 1000000 games can be stepped side by side, not '{}'.",
        (*NOT_WHOLE, 0, -7, 10**18, 10**30),
    ),
    (
        lambda wrong: Vector("dice", 1, count=2, workers=wrong),
        "So many games can be stepped by 1 to 2 workers, not by '{}'.",
        (*NOT_WHOLE, 0, 3, 10**18),
    ),
    (
        lambda wrong: Vector("dice", 1, count=1000, workers=wrong),
        "So many games can be stepped by 1 to 256 workers, not by '{}'.",
        (257, 1000),
    ),
    (
        lambda wrong: Vector("dice", 1, count=2, reward=wrong),
        "There is no reward '{}'; the rewards are win, points.",
        (None, "", 1, [], np.arange(2)),
    ),
    (
        lambda wrong: TroyesEnv("dice").reset(seed=wrong),
        "A seed of Gymnasium is a whole number from 0 on, not '{}'.",
        (*NOT_WHOLE[1:], -1, -(10**18)),
    ),
    (
        lambda wrong: TroyesEnv("dice", render_mode=wrong),
        "There is no render mode '{}'; choose ansi, or none.",
        ("human", 1, [], np.arange(2)),
    ),
    (lambda wrong: Vector("dice", 1, count=2, seed=wrong), "A seed is a whole number, not '{}'.", NOT_WHOLE),
    (
        lambda wrong: zoo.env("dice", 2).observe(wrong),
        "There is no agent '{}'; the agents are seat_0, seat_1.",
        (*NOT_WHOLE, "seat_2", 0),
    ),
    (
        lambda wrong: TroyesEnv("dice", 2, opponents=wrong),
        "There is no computer player '{}'; choose one of villager, burgher, master, bailiff, countess.",
        (*NOT_WHOLE, "", 0),
    ),
    (
        lambda wrong: TroyesEnv("dice", 2, seat=wrong),
        "A seat is named by its number, from 0 for A to 1, not by '{}'.",
        NOT_WHOLE,
    ),
]


@pytest.mark.parametrize("call, sentence, wrong", DOORS)
def test_what_is_wrong_is_refused_in_a_sentence(
    call: Callable[[Any], object], sentence: str, wrong: tuple[Any, ...]
) -> None:
    for each in wrong:
        with pytest.raises(troyes.Refusal) as refused:
            call(each)
        assert str(refused.value) == sentence.format(shown(each)), repr(each)


def test_actions_that_are_none_are_refused_in_a_sentence() -> None:
    table, alone, together = zoo.env("dice", 2), TroyesEnv("dice"), zoo.parallel_env(2)
    table.reset(seed=1)
    alone.reset(seed=1)
    together.reset(seed=1)
    last = table.action_space("seat_0").n - 1
    for wrong in (*NOT_WHOLE, -1, last + 1):
        for step in (table.step, alone.step, lambda each: together.step({"seat_0": each, "seat_1": each})):
            with pytest.raises(troyes.IllegalMove) as refused:
                step(wrong)
            sentence = f"There is no action '{shown(wrong)}'; actions are the numbers from 0 to {last}."
            assert str(refused.value) == sentence
    for wrong in NOT_WHOLE:
        with pytest.raises(troyes.IllegalMove) as refused:
            together.step(wrong)
        assert str(refused.value) == "'seat_0' has handed in no action; everybody who must choose needs one."


def test_numbers_of_numpy_are_numbers() -> None:
    three: Any = np.int64(3)
    games, same = Vector("dice", three, count=three, seed=three), Vector("dice", 3, count=3, seed=3)
    for _ in range(20):
        games.step(games.sample())
        same.step(same.sample())
    assert (games.observations == same.observations).all()
    assert games.count == 3


def test_after_the_end_of_a_game_a_new_one_is_asked_for() -> None:
    sentence = "The game is over; reset begins another."
    alone, table, together = TroyesEnv("dice"), zoo.env("dice", 2), zoo.parallel_env(2)
    alone.reset(seed=1)
    while not alone.step(alone.sample())[2]:
        pass
    table.reset(seed=1)
    for _ in table.agent_iter():
        seen, _, over, _, _ = table.last()
        table.step(None if over or seen is None else int(seen["action_mask"].argmax()))
    views, _ = together.reset(seed=1)
    while together.agents:
        views, *_ = together.step({agent: int(view["action_mask"].argmax()) for agent, view in views.items()})
    for asked in (
        alone.sample,
        lambda: alone.step(0),
        table.last,
        lambda: table.step(0),
        lambda: table.step(None),
        lambda: together.step({}),
    ):
        with pytest.raises(troyes.IllegalMove) as refused:
            asked()
        assert str(refused.value) == sentence
    assert not alone.action_masks().any()


def test_openspiel_counts_no_action_from_the_end() -> None:
    state = pyspiel.load_game("python_troyes(game=dice,players=2)").new_initial_state()
    for action in (-1, 100):
        with pytest.raises(troyes.IllegalMove, match=f"There is no action '{action}'"):
            state.action_to_string(0, action)
    with pytest.raises(troyes.Refusal, match="there is no seat"):
        state.information_state_string(7)


def test_without_their_packages_the_environments_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(ModuleNotFoundError) as missing:
        importlib.reload(troyes.rl)
    assert str(missing.value) == (
        'This needs the package numpy, which is not installed: install it with pip install "troyes[research]".'
    )
