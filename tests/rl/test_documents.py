"""Every block of Python in the documents runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
BLOCKS = [
    pytest.param(block, id=f"{name}-{number}")
    for name in ("README.md", "docs/research.md", "docs/cookbook.md")
    for number, block in enumerate(BLOCK.findall((ROOT / name).read_text("utf-8")), start=1)
]


def test_there_are_blocks() -> None:
    assert len(BLOCKS) >= 7


@pytest.mark.parametrize("block", BLOCKS)
def test_a_block_runs(block: str) -> None:
    exec(compile(block, "block", "exec"), {"__name__": "block"})


def test_the_table_of_lines_counts_right_and_ours_are_no_longer() -> None:
    text = (ROOT / "docs" / "cookbook.md").read_text("utf-8")
    lines = [sum(bool(line.strip()) for line in block.splitlines()) for block in BLOCK.findall(text)]
    ours, flat, spiel, zoo, spiel_flat = lines[0], lines[1], *lines[-3:]
    assert f"| random | {ours} | {spiel} | {zoo} |" in text
    assert f"| flat Monte-Carlo | {flat} | {spiel_flat} |" in text
    assert ours <= min(spiel, zoo)
    assert flat <= spiel_flat
