"""Steps a second of environments, in one run: ours beside PettingZoo's chess, OpenSpiel's vector and Pgx.

    python benchmarks/environments.py --peers --seconds 5 --rounds 3

A step is one decision, random among the legal ones, with all that a learner is handed for it: observation, mask, reward
and end. With `--peers` all of them are installed into an environment of their own, in pinned versions, and measured
there with the engine of this one; without, what is not installed is left out and named. All take turns, round after
round; medians are shown with the range of the rounds, in seconds of a processor, and where several processes work
together in seconds on the wall, by which the adapter is measured for them too. What it costs to send a state to another
process stands beside.
"""

from __future__ import annotations

import argparse
import os
import pickle
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

PEERS = {
    "chess": "1.11.2", "gymnasium": "1.4.0", "jax": "0.7.2", "numpy": "2.4.6", "open_spiel": "2.0.2",
    "pettingzoo": "1.27.0", "pgx": "2.6.0", "pygame": "2.6.1",
}  # fmt: skip
OURS = (
    "cyclopts",
    "filelock",
    "fluent.runtime",
    "librt",
    "mypy_extensions",
    "openskill",
    "platformdirs",
    "rich",
)
"""What the engine itself needs, in the versions that are installed here."""

CORES = max(2, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 2)
Stepper = Iterator[int]
"""Steps an environment for ever; each time it tells how many decisions that were."""


def ours_at_once(game: str, players: int, count: int, workers: int = 1) -> Stepper:
    """Our vector environment, which draws among the legal actions by itself."""
    games = import_module("troyes.rl.vector").Vector(game, players, count=count, seed=1, workers=workers)
    while True:
        games.step(games.sample())
        yield count


def ours_in_parts(game: str, players: int, count: int) -> Stepper:
    """The same with a worker for every core, of which none waits for another: the way to learn from most games."""
    games = import_module("troyes.rl.vector").Vector(game, players, count=count, seed=1, workers=CORES)
    for part in games.parts:
        games.send(part, games.sample(part))
    while True:
        for part in games.ready():
            games.send(part, games.sample(part))
            yield part.stop - part.start


def ours_blindly(game: str, players: int) -> Stepper:
    """Random games in compiled code with nobody looking: what the rules alone cost."""
    troyes, walk = import_module("troyes"), import_module("troyes.core.walk")
    state, rng = troyes.make(game, players), troyes.Rng(1)
    while True:
        yield walk.playouts(state, rng, 20)[0]


def zoo(env: Any) -> Stepper:
    """Any AEC environment of PettingZoo whose observations hold masks."""
    np = import_module("numpy")
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            yield 0 if over or cut else 1
        env.reset()


def ours_in_the_zoo(game: str, players: int) -> Stepper:
    """Our PettingZoo environment."""
    return zoo(import_module("troyes.rl.zoo").env(game, players))


def chess_in_the_zoo() -> Stepper:
    """PettingZoo's chess."""
    return zoo(import_module("pettingzoo.classic.chess_v6").env())


def openspiel_vector(name: str, count: int) -> Stepper:
    """OpenSpiel's synchronous vector environment."""
    rl = import_module("open_spiel.python.rl_environment")
    vector = import_module("open_spiel.python.vector_env")
    agent = import_module("open_spiel.python.rl_agent")
    rng = import_module("numpy").random.default_rng(1)
    games = vector.SyncVectorEnv([rl.Environment(name) for _ in range(count)])
    seen = games.reset()
    while True:
        chosen = []
        for one in seen:
            legal = one.observations["legal_actions"][one.observations["current_player"]]
            chosen.append(agent.StepOutput(action=int(rng.choice(legal)) if legal else 0, probs=None))
        seen, _, _, _ = games.step(chosen, reset_if_done=True)
        yield count


def pgx_backgammon(count: int) -> Stepper:
    """Pgx's backgammon, compiled by JAX for this processor."""
    jax, pgx = import_module("jax"), import_module("pgx")
    env = pgx.make("backgammon")
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, count))
    while True:
        key, pick, throw, anew = jax.random.split(key, 4)
        noise = jax.random.uniform(pick, state.legal_action_mask.shape)
        state = step(state, (state.legal_action_mask * noise).argmax(axis=1), jax.random.split(throw, count))
        if bool(state.terminated.all()):
            state = begin(jax.random.split(anew, count))
        state.observation.block_until_ready()
        yield count


SUBJECTS: dict[str, Callable[[int], Stepper]] = {
    "Troyes Dice, 4 players, vector": lambda count: ours_at_once("dice", 4, count),
    "Troyes Dice, 4 players, vector, 2 workers": lambda count: ours_at_once("dice", 4, count, 2),
    f"Troyes Dice, 4 players, vector, {CORES} workers part by part": lambda n: ours_in_parts("dice", 4, n),
    "Troyes Dice, 4 players, PettingZoo": lambda count: ours_in_the_zoo("dice", 4),
    "Troyes Dice, 4 players, nobody looks": lambda count: ours_blindly("dice", 4),
    "Troyes, 2 players, vector": lambda count: ours_at_once("city", 2, count),
    "Troyes, 2 players, vector, 2 workers": lambda count: ours_at_once("city", 2, count, 2),
    f"Troyes, 2 players, vector, {CORES} workers part by part": lambda n: ours_in_parts("city", 2, n),
    "Troyes, 2 players, PettingZoo": lambda count: ours_in_the_zoo("city", 2),
    "Troyes, 2 players, nobody looks": lambda count: ours_blindly("city", 2),
    "PettingZoo chess": lambda count: chess_in_the_zoo(),
    "OpenSpiel backgammon, SyncVectorEnv": lambda count: openspiel_vector("backgammon", min(count, 64)),
    "Pgx backgammon, JAX": pgx_backgammon,
}


class Speed(NamedTuple):
    """Decisions a second, by the processor's clock and by that on the wall."""

    processor: float
    wall: float

    def of(self, name: str) -> float:
        """What works in several processes is measured on the wall, and all else in seconds of a processor."""
        return self.wall if "workers" in name else self.processor


def speed(stepper: Stepper, seconds: float) -> Speed:
    """How fast somebody steps for so many seconds."""
    begun, used, steps = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - begun < seconds:
        steps += next(stepper)
    return Speed(steps / (time.process_time() - used), steps / (time.perf_counter() - begun))


def seconds(work: Callable[[], object], times: int = 2_000) -> float:
    """Processor time of some work, the least of five rounds."""
    rounds = []
    for _ in range(5):
        begun = time.process_time()
        for _ in range(times):
            work()
        rounds.append((time.process_time() - begun) / times)
    return min(rounds)


def copies() -> None:
    """Print what it costs to copy a state, and to send it to another process."""
    troyes = import_module("troyes")
    print("\n| state, mid-game | clone | pickled | unpickled | clones |\n|---|---:|---:|---:|---:|")
    for game, players in (("dice", 4), ("city", 4)):
        state, rng = troyes.make(game, players=players, seed=1), troyes.Rng(1)
        for _ in range(30):
            state.step(rng.pick(state.options()))
            state.throw(rng)
        sent = pickle.dumps(state, 5)
        clone = seconds(state.clone)
        out, back = seconds(partial(pickle.dumps, state, 5)), seconds(partial(pickle.loads, sent))
        told = " | ".join(f"{each * 1e6:.2f} µs" for each in (clone, out, back))
        print(f"| {game}, {players} players | {told} | {out / clone:.1f} and {back / clone:.1f} |")


def among_peers() -> int:
    """Run this program where all peers are."""
    import troyes
    from peer_environment import USUAL_PLACE, prepare

    wanted = PEERS | {name.replace(".", "_").replace("-", "_"): version(name) for name in OURS}
    python = prepare(USUAL_PLACE.with_name("environments"), wanted)
    package = Path(troyes.__file__).resolve().parent.parent
    rest = [each for each in sys.argv[1:] if each != "--peers"]
    return subprocess.call([python, __file__, *rest], env={**os.environ, "PYTHONPATH": str(package)})


def positive(text: str) -> int:
    """A whole number from one on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"it has to be a whole number from 1 on, not {text!r}")
    return int(text)


def main() -> None:
    """Measure all that is there, and print a table."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--seconds", type=float, default=3.0, help="how long each is stepped in a round")
    given.add_argument("--rounds", type=positive, default=3)
    given.add_argument(
        "--count", type=positive, default=4096, help="games side by side in vector environments"
    )
    given.add_argument("--peers", action="store_true", help="install the others, and measure beside them")
    asked = given.parse_args()
    if asked.peers:
        raise SystemExit(among_peers())
    there: dict[str, Stepper] = {}
    for name, begin in SUBJECTS.items():
        try:
            there[name] = begin(asked.count)
            next(there[name])
        except ImportError as missing:
            there.pop(name, None)
            print(f"left out: {name} ({missing})")
    found: dict[str, list[Speed]] = {name: [] for name in there}
    for _ in range(asked.rounds):
        for name, stepper in there.items():
            found[name].append(speed(stepper, asked.seconds))
    print("\n| environment | steps/s | range |\n|---|---:|---:|")
    for name, rounds in found.items():
        speeds = [each.of(name) for each in rounds]
        print(f"| {name} | {statistics.median(speeds):,.0f} | {min(speeds):,.0f}–{max(speeds):,.0f} |")
    for name, rounds in found.items():
        adapter = found.get(f"{name.partition(', vector')[0]}, PettingZoo")
        if adapter and ", vector" in name:
            pairs = zip(rounds, adapter, strict=True)
            ratio = statistics.median([many.of(name) / one.of(name) for many, one in pairs])
            print(f"{name}: {ratio:.1f} times as fast as PettingZoo's adapter")
    copies()


if __name__ == "__main__":
    main()
