"""Installs a compiled wheel into a fresh environment, plays whole games with it, and says how fast they were.

    python3 run.py wheel dist && .venv/bin/python -m tests.compiled_wheel dist/troyes-*.whl

Compiling such a wheel takes minutes, so this is no part of the tests: they install the wheel without the compiler, and
play with the engine that they compile anyway. Before a release this shows that the two come together.
"""

from __future__ import annotations

import sys
import tempfile
import zipfile
from pathlib import Path

from tests.test_install import Fresh

GAMES = """
import time, troyes
from importlib import import_module
for module in ("core.state", "city.state", "dice.state", "bots.rollouts"):
    assert import_module(f"troyes.{module}").__file__.endswith((".so", ".pyd")), f"{module} is not compiled"
for name in troyes.games():
    state, rng, tokens = troyes.make(name, 2, seed=1), troyes.Rng(1), 0
    begun = time.process_time()
    while state.actors():
        state.step(rng.pick(state.options()))
        state.throw(rng)
        tokens += 1
    taken = time.process_time() - begun
    assert troyes.from_bytes(bytes(state)) == state
    print(f"{name}: {tokens} choices, {1e6 * taken / tokens:.0f} µs each, points {state.scores()}")
print(troyes.choose(troyes.make("dice", 2, seed=1), "burgher", troyes.Rng(1)))
"""


def main(wheel: Path) -> None:
    """Install it, and play."""
    with zipfile.ZipFile(wheel) as held:
        assert any(name.endswith((".so", ".pyd")) for name in held.namelist()), (
            f"{wheel} has no compiled engine"
        )
    with tempfile.TemporaryDirectory() as folder:
        fresh = Fresh(Path(folder))
        fresh.take("core", wheel)
        played = fresh.run("python", "-c", GAMES)
        assert played.returncode == 0, played.stderr
        print(played.stdout, end="")
        told = fresh.run("troyes", "sim", "city", "--games", "100", "--seed", "1")
        assert told.returncode == 0, told.stderr
        print(told.stdout, end="")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
