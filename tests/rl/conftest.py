"""The environments are tested with their communities' own suites, which are installed where these tests run."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

NEEDED = ("gymnasium", "pettingzoo", "pyspiel", "polars", "ray", "zstandard")

if missing := [name for name in NEEDED if find_spec(name) is None]:
    raise pytest.UsageError(
        f"{', '.join(missing)}: not installed; `python3 run.py test tests/rl` installs what these tests need."
    )

# Benchmarks are scripts that import each other, and some of what they are made of is tested here.
sys.path.append(str(Path(__file__).resolve().parents[2] / "benchmarks"))
