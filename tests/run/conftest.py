"""run.py as it stands in a small project."""

from __future__ import annotations

import importlib
import runpy
import shutil
import sys
from pathlib import Path

import pytest

from tests.run.small import FILES, PACKAGE, ROOT, Parts, write


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A small project."""
    for name, text in FILES.items():
        write(tmp_path / name, text)
    (tmp_path / ".venv").mkdir()
    return tmp_path


@pytest.fixture
def run(root: Path, monkeypatch: pytest.MonkeyPatch) -> Parts:
    """run.py and its parts as they stand in that project."""
    shutil.copy(ROOT / "run.py", root)
    shutil.copytree(ROOT / PACKAGE, root / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr("sys.path", [*sys.path])
    main = runpy.run_path(str(root / "run.py"))["main"]
    names = [path.stem for path in (root / PACKAGE).glob("[!_]*.py")]
    parts = Parts(main=main, **{name: importlib.import_module(f"{PACKAGE}.{name}") for name in names})
    assert root == parts.places.ROOT
    monkeypatch.delenv("CI", raising=False)
    return parts
