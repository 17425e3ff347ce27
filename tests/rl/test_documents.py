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
