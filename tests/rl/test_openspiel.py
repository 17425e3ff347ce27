"""OpenSpiel's own simulation test, and its MCTS and IS-MCTS playing our games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import troyes
import troyes.rl.openspiel as ours

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    "table",
    ["game=dice,players=1", "game=dice,players=3,setup=banquets:yes", "game=city,players=2,setup=head:yes"],
)
def test_their_random_simulations_find_nothing(table: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = pyspiel.load_game(f"{ours.NAME}({table})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def play(game: Any, bots: list[Any]) -> list[float]:
    """A game between two bots."""
    state, chance = game.new_initial_state(), np.random.RandomState(1)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(actions, p=odds)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def test_their_searches_play_a_game() -> None:
    game = pyspiel.load_game(f"{ours.NAME}(game=dice,players=2)")
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    hidden = ismcts.ISMCTSBot(game=game, uct_c=1.0, evaluator=rollouts, max_simulations=2)
    plain = mcts.MCTSBot(game, 1.0, 2, rollouts)
    assert sum(play(game, [hidden, plain])) == pytest.approx(0.0)


def test_information_states_recall_and_hide() -> None:
    game = pyspiel.load_game(f"{ours.NAME}(game=dice,players=2)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    own, other, after = set(), set(), state
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        own.add(after.information_state_string(0))
        other.add(after.information_state_string(1))
    assert len(own) == len(state.legal_actions()) > 1
    assert other == {state.information_state_string(1)}
    twin = after.resample_from_infostate(1, lambda: 0.5)
    assert twin.information_state_string(1) == after.information_state_string(1)


def test_what_is_no_table_or_no_action_is_refused_in_one_sentence() -> None:
    for table, sentence in (
        ("setup=banquets", "Set-up choices are written as name:value with + between them, not 'banquets'."),
        ("setup=banquets:maybe", "The set-up choice banquets is one of no, yes, not 'maybe'."),
        ("game=chess", "There is no game 'chess'; the games are city, dice."),
    ):
        with pytest.raises(troyes.Refusal) as refused:
            pyspiel.load_game(f"python_troyes({table})")
        assert str(refused.value) == sentence
    with pytest.raises(
        troyes.IllegalMove, match=r"There is no action '100'; actions are the numbers from 0 to 99\."
    ):
        pyspiel.load_game("python_troyes").new_initial_state().apply_action(100)
