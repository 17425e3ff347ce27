"""Many games at once are the same games as one by one, and NumPy sees them where they lie."""

from __future__ import annotations

import multiprocessing
from typing import Any

import numpy as np
import pytest

import troyes
from troyes.core.many import outcome
from troyes.rl import overlay
from troyes.rl.vector import Vector

LADIES = dict.fromkeys(("activities", "events"), "mixed") | {"characters": "ladies", "ramparts": "yes"}
TABLES = [
    *(("dice", 1, {}), ("dice", 3, {"banquets": "yes"})),
    *(("city", 1, {}), ("city", 2, {}), ("city", 3, {"head": "yes"} | LADIES)),
]


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
            legal = games.legal[number, : games.choices[number]]
            assert legal.tolist() == np.flatnonzero(games.masks[number]).tolist()
    assert observations is games.observations
    assert not observations.flags.writeable


def test_illegal_actions_are_refused_with_nothing_changed() -> None:
    games = Vector("dice", 2, count=4, seed=1)
    before = games.observations.copy()
    legal = games.masks.argmax(axis=1)
    for wrong in (
        *(legal[:3], np.append(legal, 0), [*legal[:3], games.masks[3].argmin()], [*legal[:3], 10**6]),
        *(legal + 0.5, legal.reshape(2, 2), [games.words[0]] * 4, None),
    ):
        with pytest.raises(troyes.IllegalMove):
            games.step(np.array(wrong))
    assert (games.observations == before).all()
    games.step(legal)
    assert not (games.observations == before).all()
    games.reset()
    assert not games.ended.any()
    for count, reward in ((0, "win"), (-1, "win"), ("x", "win"), (2.5, "win"), (1, "fame")):
        with pytest.raises(troyes.Refusal):
            Vector("dice", 2, count=count, reward=reward)  # type: ignore[arg-type]
    assert len(games.words) == games.masks.shape[1]
    assert len(games.names) == games.observations.shape[1]


def test_sampled_actions_are_legal_all_alike_and_leave_the_games_alone() -> None:
    games, twins = [Vector("city", 2, count=64, seed=5) for _ in range(2)]
    drawn = [games.sample() for _ in range(400)]
    assert all(games.masks[np.arange(64), actions].all() for actions in drawn)
    for game in range(64):
        often = np.bincount([actions[game] for actions in drawn], minlength=games.masks.shape[1])
        expected = 400 / games.choices[game]
        assert (abs(often[games.masks[game] == 1] - expected) < 6 * expected**0.5).all()
    games.step(drawn[-1])
    twins.step(drawn[-1])
    assert (games.observations == twins.observations).all()


APART = ("observations", "masks", "choices", "seats", "rewards", "ended", "scores")
ARRAYS = ("observations", "masks", "legal", "choices", "seats", "rewards", "ended", "scores")


@pytest.mark.parametrize("game, players, reward", [("dice", 1, "win"), ("city", 2, "points")])
def test_workers_come_to_the_same_as_one_process(game: str, players: int, reward: Any) -> None:
    alone = Vector(game, players, count=5, seed=3, reward=reward)
    crew = Vector(game, players, count=5, seed=3, reward=reward, workers=3)
    ended = 0
    for turn in range(300):
        if turn == 40:
            alone.reset()
            crew.reset()
        chosen = alone.sample()
        assert crew.sample().tolist() == chosen.tolist()
        alone.step(chosen)
        crew.step(chosen)
        ended += int(alone.ended.sum())
        for name in ARRAYS:
            one, many = getattr(alone, name), getattr(crew, name)
            assert one.dtype == many.dtype
            counts = np.arange(one.shape[1]) < alone.choices[:, None] if name == "legal" else True
            assert np.array_equal(one * counts, many * counts), f"{name} after {turn} steps"
            assert not many.flags.writeable
    assert ended
    crew.close()


@pytest.mark.parametrize("overlays", [True, False])
def test_workers_come_to_the_same_where_arrays_are_laid_over_and_where_they_are_copied(
    overlays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(overlay, "OVERLAYS", overlays)
    alone, crew = (Vector("city", 2, count=70, seed=4, workers=workers) for workers in (1, 3))
    for turn in range(20):
        chosen = alone.sample()
        assert crew.sample().tolist() == chosen.tolist()
        chosen[turn] = alone.legal[turn, 0]  # drawn, but changed since
        alone.step(chosen)
        crew.step(chosen)
        for name in ("observations", "masks", "choices", "seats"):
            assert np.array_equal(getattr(alone, name), getattr(crew, name)), f"{name} after {turn} steps"
    crew.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_drawn_actions_are_not_taken_when_they_are_legal_no_more(workers: int) -> None:
    games = Vector("dice", 2, count=4, seed=1, workers=workers)
    drawn = games.sample()
    games.step(drawn)
    assert not games.masks[np.arange(4), drawn].all()
    before = games.observations.copy()
    with pytest.raises(troyes.IllegalMove):
        games.step(drawn)
    drawn = games.sample()
    drawn[3] = games.masks[3].argmin()
    with pytest.raises(troyes.IllegalMove):
        games.step(drawn)
    drawn = games.sample()
    assert (games.observations == before).all()
    games.reset()
    assert not games.masks[np.arange(4), drawn].all()
    with pytest.raises(troyes.IllegalMove):
        games.step(drawn)
    games.close()


def test_workers_refuse_what_one_process_refuses() -> None:
    alone, crew = (Vector("dice", 2, count=4, seed=1, workers=workers) for workers in (1, 2))
    before = crew.observations.copy()
    legal = crew.masks.argmax(axis=1)
    for wrong in ([*legal[:3], crew.masks[3].argmin()], [legal[0], -1, *legal[2:]], [10**6, *legal[1:]]):
        said = []
        for games in (alone, crew):
            with pytest.raises(troyes.IllegalMove) as refused:
                games.step(np.array(wrong))
            said.append(str(refused.value))
        assert said[0] == said[1]
    assert (crew.observations == before).all()
    crew.step(legal)
    assert not (crew.observations == before).all()
    crew.close()
    for workers in (0, 5, -1, 1.5, "two", None):
        with pytest.raises(troyes.Refusal, match="can be stepped by 1 to 4 workers"):
            Vector("dice", 2, count=4, workers=workers)  # type: ignore[arg-type]


@pytest.mark.parametrize("workers", [1, 3])
def test_parts_that_do_not_wait_for_each_other_come_to_the_same(workers: int) -> None:
    steps = 250
    crew = Vector("city", 2, count=5, seed=3, workers=workers)
    assert [(part.start, part.stop) for part in crew.parts] == (
        [(0, 5)] if workers == 1 else [(0, 1), (1, 3), (3, 5)]
    )
    starts = [part.start for part in crew.parts]
    taken: dict[int, list[Any]] = {start: [] for start in starts}
    seen: dict[int, list[Any]] = {start: [] for start in starts}
    assert crew.ready() == []
    waiting = crew.parts
    while waiting:
        for part in waiting:
            if len(taken[part.start]) < steps:
                chosen = crew.sample(part)
                taken[part.start].append(chosen)
                crew.send(part, chosen)
        waiting = crew.ready()
        for part in waiting:
            seen[part.start].append([getattr(crew, name)[part].copy() for name in APART])
    alone = Vector("city", 2, count=5, seed=3)
    ended = 0
    for turn in range(steps):
        alone.step(np.concatenate([taken[start][turn] for start in starts]))
        ended += int(alone.ended.sum())
        for part in crew.parts:
            for name, then in zip(APART, seen[part.start][turn], strict=True):
                assert np.array_equal(getattr(alone, name)[part], then), f"{name} after {turn} steps"
    assert ended
    if workers > 1:  # whoever comes first, each part draws the same
        again = Vector("city", 2, count=5, seed=3, workers=workers)
        assert [again.sample(part).tolist() for part in reversed(again.parts)] == [
            taken[start][0].tolist() for start in reversed(starts)
        ]
        again.close()
    crew.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_part_that_is_being_stepped_is_left_alone(workers: int) -> None:
    games = Vector("dice", 2, count=4, seed=1, workers=workers)
    last = games.parts[-1]
    size = last.stop - last.start
    wrong = games.masks[last].argmax(axis=1)
    wrong[size - 1] = games.masks[3].argmin()
    with pytest.raises(troyes.IllegalMove, match=f"Action {wrong[-1]} is not legal in game 3;"):
        games.send(last, wrong)
    for none in (slice(0, 3), slice(None), 0, None, np.arange(2)):
        with pytest.raises(troyes.IllegalMove, match="is no part of these games"):
            games.send(none, wrong)  # type: ignore[arg-type]
    with pytest.raises(troyes.IllegalMove, match=f"{size} "):
        games.send(last, wrong[:-1])
    assert games.ready() == []
    chosen = games.sample(last)
    whole = games.masks.argmax(axis=1)
    games.send(last, chosen)
    for meddle in (
        *(lambda: games.send(last, chosen), lambda: games.sample(last)),
        *(lambda: games.step(whole), games.sample, games.reset),
    ):
        with pytest.raises(troyes.IllegalMove, match="still being stepped"):
            meddle()
    assert games.ready() == [last]
    with pytest.raises(troyes.IllegalMove):
        games.send(last, chosen)  # they were legal before
    games.step(games.sample())
    games.close()


def test_a_worker_that_is_killed_while_another_steps_ends_the_games_too() -> None:
    before = set(multiprocessing.active_children())
    games = Vector("dice", 1, count=4, seed=1, workers=2)
    for worker in set(multiprocessing.active_children()) - before:
        worker.kill()
        worker.join()
    with pytest.raises(troyes.Refusal, match="A worker of the games has ended"):
        send_and_wait(games)
    with pytest.raises(troyes.Refusal, match="A worker of the games has ended"):
        games.step(games.masks.argmax(axis=1))
    assert not set(multiprocessing.active_children()) - before


def send_and_wait(games: Vector) -> list[slice]:
    """Let all parts take a step, and hear which was first."""
    for part in games.parts:
        games.send(part, games.sample(part))
    return games.ready()


def test_a_worker_that_is_killed_ends_the_games_in_one_sentence() -> None:
    before = set(multiprocessing.active_children())
    games = Vector("dice", 1, count=4, seed=1, workers=2)
    kept = games.observations.copy()
    workers = set(multiprocessing.active_children()) - before
    assert len(workers) == 2
    next(iter(workers)).kill()
    for _ in range(2):
        with pytest.raises(troyes.Refusal, match="A worker of the games has ended"):
            games.step(games.sample())
    assert not set(multiprocessing.active_children()) - before
    assert games.observations.shape == kept.shape
