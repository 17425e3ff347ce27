"""run.py as it stands in a small project."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.run.small import FILES, ROOT, write


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small project."""
    for name, text in FILES.items():
        write(tmp_path / name, text)
    (tmp_path / ".venv").mkdir()
    return tmp_path


@pytest.fixture
def run(root: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """run.py as it stands in that project."""
    (root / "run.py").write_text((ROOT / "run.py").read_text("utf-8"), "utf-8")
    spec = importlib.util.spec_from_file_location("run_of_a_small_project", root / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert root == module.ROOT
    monkeypatch.delenv("CI", raising=False)
    return module
