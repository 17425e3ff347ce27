"""Installs a wheel with each extra for research into a fresh environment of its own, and uses what it brings.

    python3 run.py wheel dist && .venv/bin/python -m tests.fresh_extras dist/troyes-*.whl

The packages of both are 800 MB, which take some forty seconds of a processor to unpack, so this is no part of the
tests: they install the core and the server into fresh environments, and hold the extras to their locks.
"""

from __future__ import annotations

import sys
import tempfile
import time
from importlib.metadata import Distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.test_install import Fresh

RESEARCH = """
import pickle, tempfile
from pathlib import Path
import numpy, polars, pyspiel, troyes
import troyes.rl.openspiel
from troyes.rl import gym, zoo
from troyes.rl.vector import Vector
state = troyes.make("city", 2, seed=1)
assert pickle.loads(pickle.dumps(state)) == state and state._repr_svg_().startswith("<svg")
assert numpy.asarray(state.observation()).shape == (len(state.observation_names()),)
env = zoo.env("dice", 2)
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
alone = gym.TroyesEnv("dice", 1)
alone.reset(seed=1)
alone.step(alone.sample())
games = Vector("dice", 1, count=4, seed=1)
games.step(games.sample())
table = pyspiel.load_game("python_troyes(game=dice,players=2)").new_initial_state()
table.apply_action(table.legal_actions()[0])
from troyes.cli.app import main
with tempfile.TemporaryDirectory() as folder:
    made = Path(folder, "games.parquet")
    told = ["sim", "dice", "--bots", "villager,random", "--games", "2", "--jobs", "1", "--records", folder, "--table"]
    assert main([*told, str(made)]) == 0
    assert len(polars.read_parquet(made)) == 2
"""
CLUSTER = """
import os
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
import ray
from troyes.lab.simulate import simulate
from troyes.play.catalogue import find
from troyes.play.table import Table
ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, object_store_memory=80_000_000)
game = find("dice")
address = ray.get_runtime_context().gcs_address
here, there = (simulate(Table(game, game.setup(2)), 20, seed=1, jobs=1, ray=each) for each in (None, address))
assert here.scores == there.scores
"""
WORK = {"research": RESEARCH, "cluster": CLUSTER}


def check(extra: str, fresh: Fresh) -> None:
    """Whatever the installed package asks for with an extra is there in a version that it can use."""
    [libraries] = fresh.bin.parent.glob("lib/python*/site-packages")
    there = {canonicalize_name(each.name): each for each in distributions(path=[str(libraries)])}
    ours: Distribution = there[canonicalize_name("troyes")]
    for each in map(Requirement, ours.requires or []):
        if each.marker is None or each.marker.evaluate({"extra": extra}):
            found = there[canonicalize_name(each.name)].version
            assert found in each.specifier, f"{each} is not {found}"


def main(wheel: Path) -> None:
    """Install it with each extra, and use it."""
    for extra, work in WORK.items():
        begun = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            fresh = Fresh(Path(folder))
            fresh.take(extra, wheel)
            check(extra, fresh)
            used = fresh.run("python", "-c", work)
            assert used.returncode == 0, used.stderr
        print(f"troyes[{extra}] installs and works ({time.monotonic() - begun:.0f} s)")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
