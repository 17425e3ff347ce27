"""Many games at once are the same games as one by one, and NumPy sees them where they lie."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import troyes
from troyes.core.many import outcome
from troyes.rl.vector import Vector

TABLES = [("dice", 1, {}), ("dice", 3, {"banquets": "yes"}), ("city", 2, {}), ("city", 3, {"head": "yes"})]


@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize("game, players, choices", TABLES)
def test_each_game_is_what_it_would_be_alone(
    game: str, players: int, choices: dict[str, Any], reward: Any
) -> None:
    count, seed = 3, 11
    games = Vector(game, players, count=count, seed=seed, reward=reward, **choices)
    twins = [troyes.make(game, players, **choices) for _ in range(count)]
    rngs = [troyes.Rng(seed, number) for number in range(count)]
    for twin, rng in zip(twins, rngs, strict=True):
        twin.throw(rng)
    pick, ended = np.random.default_rng(2), 0
    observations = games.observations
    while ended < 4:
        actions = np.array([pick.choice(np.flatnonzero(mask)) for mask in games.masks])
        before = [twin.scores() for twin in twins]
        games.step(actions)
        for number, (twin, rng) in enumerate(zip(twins, rngs, strict=True)):
            twin.step(twin.origin().vocabulary.tokens()[actions[number]])
            twin.throw(rng)
            over = not twin.actors()
            assert games.ended[number] == over
            earned = outcome(twin) if over else [0.0] * players
            if reward == "points":
                earned = [now - then for now, then in zip(twin.scores(), before[number], strict=True)]
            assert games.rewards[number].tolist() == earned
            if over:
                ended += 1
                if reward == "win":
                    assert games.scores[number].tolist() == twin.scores()
                twins[number] = troyes.make(game, players, **choices)
                twins[number].throw(rng)
            now = twins[number]
            assert games.seats[number] == now.actor()
            assert games.observations[number].tolist() == list(now.observation())
            assert games.masks[number].tolist() == list(now.mask())
    assert observations is games.observations
    assert not observations.flags.writeable


def test_illegal_actions_are_refused_with_nothing_changed() -> None:
    games = Vector("dice", 2, count=4, seed=1)
    before = games.observations.copy()
    legal = games.masks.argmax(axis=1)
    for wrong in (legal[:3], np.append(legal, 0), [*legal[:3], games.masks[3].argmin()], [*legal[:3], 10**6]):
        with pytest.raises(troyes.IllegalMove):
            games.step(np.array(wrong))
    assert (games.observations == before).all()
    games.step(legal)
    assert not (games.observations == before).all()
    games.reset()
    assert not games.ended.any()
    assert len(games.words) == games.masks.shape[1]
    assert len(games.names) == games.observations.shape[1]
