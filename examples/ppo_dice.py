"""Teaches a small network to play Troyes Dice alone, by proximal policy optimisation with masked actions.

    python examples/ppo_dice.py --minutes 25 --out curve.csv

It needs NumPy, Gymnasium and the engine, best compiled. Computer players play some games first, to compare with; then
it prints the mean points of the last games of each round, and writes the curve to a file, one line a round.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import troyes
from troyes.rl.vector import Vector

Array = NDArray[np.float32]

HIDDEN = 128
STEPS = 32
"""Decisions of each game between two rounds of learning: about a whole game."""
EPOCHS, BATCH = 3, 2048
DISCOUNT, TRACE, CLIP, ENTROPY = 1.0, 0.95, 0.2, 0.01
RATE = 5e-4
SCALE = 0.1
"""Points become rewards of about one."""


@dataclass
class Network:
    """Two hidden layers, from which both the policy and the value are read; learned by Adam."""

    inputs: int
    actions: int
    rng: np.random.Generator
    weights: dict[str, Array] = field(default_factory=dict)
    moments: dict[str, tuple[Array, Array]] = field(default_factory=dict)
    time: int = 0

    def __post_init__(self) -> None:
        sizes = {
            "a": (self.inputs, HIDDEN),
            "b": (HIDDEN, HIDDEN),
            "p": (HIDDEN, self.actions),
            "v": (HIDDEN, 1),
        }
        for name, (rows, columns) in sizes.items():
            gain = 0.01 if name == "p" else 1.0
            self.weights[name] = (self.rng.normal(size=(rows, columns)) * gain / rows**0.5).astype(np.float32)
            self.weights[f"{name}0"] = np.zeros(columns, np.float32)
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}

    def forward(self, seen: Array, masks: NDArray[Any]) -> tuple[Array, Array, tuple[Array, Array]]:
        """The odds of each action, the value, and what the hidden layers say."""
        w = self.weights
        one = np.tanh(seen @ w["a"] + w["a0"])
        two = np.tanh(one @ w["b"] + w["b0"])
        logits = np.where(masks, two @ w["p"] + w["p0"], -1e9)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        return odds, (two @ w["v"] + w["v0"])[:, 0], (one, two)

    def learn(self, seen: Array, hidden: tuple[Array, Array], logits: Array, values: Array) -> None:
        """Follow the gradients of the logits and of the values."""
        one, two = hidden
        w = self.weights
        back_two = (logits @ w["p"].T + values[:, None] @ w["v"].T) * (1 - two**2)
        back_one = (back_two @ w["b"].T) * (1 - one**2)
        slopes = {
            "p": two.T @ logits,
            "p0": logits.sum(0),
            "v": two.T @ values[:, None],
            "v0": values.sum(keepdims=True),
            "b": one.T @ back_two,
            "b0": back_two.sum(0),
            "a": seen.T @ back_one,
            "a0": back_one.sum(0),
        }
        self.time += 1
        length = max(1.0, float(np.sqrt(sum((slope**2).sum() for slope in slopes.values()))) / 0.5)
        for name, slope in slopes.items():
            first, second = self.moments[name]
            first += 0.1 * (slope / length - first)
            second += 0.001 * ((slope / length) ** 2 - second)
            step = first / (1 - 0.9**self.time) / (np.sqrt(second / (1 - 0.999**self.time)) + 1e-8)
            w[name] -= (RATE * step).astype(np.float32)


class Scaler:
    """Brings every number of an observation to about one, by what was seen so far."""

    def __init__(self, width: int) -> None:
        self.count, self.mean, self.square = 1e-4, np.zeros(width), np.ones(width)

    def see(self, rows: NDArray[Any]) -> None:
        """Take some rows into account."""
        share = len(rows) / (self.count + len(rows))
        self.mean += share * (rows.mean(0) - self.mean)
        self.square += share * ((rows.astype(np.float64) ** 2).mean(0) - self.square)
        self.count += len(rows)

    def __call__(self, rows: NDArray[Any]) -> Array:
        deviation = np.sqrt(np.maximum(self.square - self.mean**2, 1e-2))
        scaled: Array = np.clip((rows - self.mean) / deviation, -5, 5).astype(np.float32)
        return scaled


def drawn(odds: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action of each row, by its odds."""
    return (odds.cumsum(1) > rng.random((len(odds), 1)) * (1 - 1e-6)).argmax(1)


def round_of_play(
    games: Vector, network: Network, scaler: Scaler, rng: np.random.Generator
) -> tuple[dict[str, NDArray[Any]], list[float]]:
    """Play some steps of all games: what there is to learn from, and the points of the games that ended."""
    kept: dict[str, list[NDArray[Any]]] = {
        name: [] for name in ("seen", "mask", "action", "odds", "value", "reward", "end")
    }
    ended: list[float] = []
    points = games.scores[:, 0].copy()
    for _ in range(STEPS):
        scaler.see(games.observations)
        seen, mask = scaler(games.observations), games.masks.astype(bool)
        odds, value, _ = network.forward(seen, mask)
        action = drawn(odds, rng)
        games.step(action)
        points += games.rewards[:, 0].astype(np.int64)
        over = games.ended.astype(bool)
        ended += points[over].tolist()
        points[over] = games.scores[over, 0]
        found = (
            seen,
            mask,
            action,
            odds[np.arange(games.count), action],
            value,
            games.rewards[:, 0] * SCALE,
            over,
        )
        for name, one in zip(kept, found, strict=True):
            kept[name].append(np.array(one))
    _, last, _ = network.forward(scaler(games.observations), games.masks.astype(bool))
    data = {name: np.stack(rows) for name, rows in kept.items()}
    advantage, ahead, value_ahead = np.zeros_like(data["value"]), np.zeros(games.count), last
    for at in reversed(range(STEPS)):
        on = 1.0 - data["end"][at]
        surprise = data["reward"][at] + DISCOUNT * value_ahead * on - data["value"][at]
        ahead = surprise + DISCOUNT * TRACE * on * ahead
        advantage[at], value_ahead = ahead, data["value"][at]
    data["advantage"], data["target"] = advantage, advantage + data["value"]
    return {name: rows.reshape(-1, *rows.shape[2:]) for name, rows in data.items()}, ended


def improve(network: Network, data: dict[str, NDArray[Any]], rng: np.random.Generator) -> None:
    """Learn from a round of play."""
    gain = data["advantage"]
    data["advantage"] = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(gain))
        for begin in range(0, len(order), BATCH):
            batch = {name: rows[order[begin : begin + BATCH]] for name, rows in data.items()}
            size = len(batch["action"])
            odds, values, hidden = network.forward(batch["seen"], batch["mask"])
            row = np.arange(size)
            ratio = odds[row, batch["action"]] / batch["odds"]
            better = batch["advantage"]
            clipped = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = np.where(clipped, 0.0, -better * ratio) / size
            logits = -odds * push[:, None]
            logits[row, batch["action"]] += push
            logs = np.log(np.maximum(odds, 1e-9))
            entropy = -(odds * logs).sum(1, keepdims=True)
            logits += ENTROPY * odds * (logs + entropy) / size
            network.learn(
                batch["seen"],
                hidden,
                logits.astype(np.float32),
                (0.5 * (values - batch["target"]) / size).astype(np.float32),
            )


def mean_of(level: str, count: int) -> float:
    """The mean points of a computer player in so many games alone."""
    total = 0
    for seed in range(count):
        state, rng = troyes.make("dice", 1, seed=seed), troyes.Rng(seed, 1)
        while state.actors():
            for token in troyes.choose(state, level, rng):
                state.step(token)
            state.throw(rng)
        total += state.scores()[0]
    return total / count


def main() -> None:
    """Learn for some minutes."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--minutes", type=float, default=25.0)
    given.add_argument("--games", type=int, default=256, help="games side by side")
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--levels", default="villager,burgher", help="computer players to compare with")
    given.add_argument("--compare", type=int, default=50, help="games that each of them plays")
    given.add_argument("--out", type=Path, default=Path("curve.csv"))
    asked = given.parse_args()
    levels = {level: mean_of(level, asked.compare) for level in asked.levels.split(",") if level}
    print(
        "  ".join(f"{level} {points:.1f}" for level, points in levels.items()) + " points alone", flush=True
    )
    rng = np.random.default_rng(asked.seed)
    games = Vector("dice", 1, count=asked.games, seed=asked.seed, reward="points")
    network = Network(len(games.names), len(games.words), rng)
    scaler = Scaler(len(games.names))
    begun, steps = time.monotonic(), 0
    with asked.out.open("w", newline="", encoding="utf-8") as file:
        curve = csv.writer(file)
        curve.writerow(["seconds", "decisions", "points", *levels])
        while time.monotonic() - begun < 60 * asked.minutes:
            data, ended = round_of_play(games, network, scaler, rng)
            improve(network, data, rng)
            steps += len(data["action"])
            seconds, points = time.monotonic() - begun, float(np.mean(ended)) if ended else float("nan")
            curve.writerow([f"{seconds:.1f}", steps, f"{points:.2f}", *levels.values()])
            file.flush()
            print(f"{seconds:7.0f} s {steps:9d} decisions  {points:6.2f} points", flush=True)


if __name__ == "__main__":
    main()
