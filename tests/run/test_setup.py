"""setup.py: what is compiled, and how."""

from __future__ import annotations

import os
import runpy
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from setuptools import Distribution

from tests.run.small import ROOT, write

pytestmark = pytest.mark.once


@pytest.fixture
def setup(root: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What setup.py defines, in the small project."""
    monkeypatch.setenv("TROYES_COMPILE", "0")
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.chdir(root)
    return runpy.run_path(str(ROOT / "setup.py"))


def test_what_no_playout_runs_stays_interpreted(setup: dict[str, Any], root: Path) -> None:
    for name in ("city/box/position.py", "city/actions/combat.py", "core/native.py", "dice/box/position.py"):
        write(root / "src/troyes" / name, "")
    compiled = ["city/actions/combat.py", "core/rng.py", "dice/round.py"]
    assert setup["modules"]() == [f"src/troyes/{name}" for name in compiled]


class CCompiler:
    """Stands in for the C compiler of setuptools, of which two must be at work at once."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.both = threading.Barrier(2)
        self.failing = ""

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir, source).with_suffix(".o")) for source in sources]

    def compile(self, sources: list[str], output_dir: str, depends: list[str]) -> list[str]:
        (built,) = self.object_filenames(sources, output_dir)
        write(Path(built), "half")
        self.both.wait(timeout=30)
        if self.failing in sources:
            raise ZeroDivisionError
        self.done += sources
        write(Path(built), "whole")
        return [built]


def test_c_files_are_compiled_side_by_side_and_only_if_they_changed(
    setup: dict[str, Any], root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(setup["SideBySide"].__call__.__globals__, "cores", lambda: 2)
    for number, name in enumerate(("a.c", "b.c", "c.c", "d.c", "all.h")):
        write(root / name, "")
        os.utime(root / name, (number, number))
    compiler = CCompiler()
    compiler.failing = "b.c"
    together = setup["SideBySide"](compiler)
    sources = ["a.c", "b.c"]
    with pytest.raises(ZeroDivisionError):
        together(sources, "objects", depends=["all.h"])
    assert [path.name for path in (root / "objects").iterdir()] == ["a.o"]
    compiler.failing = ""
    sources += ["c.c"]  # with a.c done, two are left
    assert together(sources, "objects", depends=["all.h"]) == ["objects/a.o", "objects/b.o", "objects/c.o"]
    assert sorted(compiler.done) == ["a.c", "b.c", "c.c"]
    write(root / "all.h", "changed")
    assert len(together([*sources, "d.c"], "objects", depends=["all.h"])) == 4
    assert len(compiler.done) == 7
    assert {path.read_text("utf-8") for path in (root / "objects").iterdir()} == {"whole"}


class Reader:
    """Stands in for a C compiler that keeps what it read."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def compile(
        self,
        sources: list[str],
        output_dir: str,
        include_dirs: list[str],
        extra_preargs: list[str],
        extra_postargs: list[str],
    ) -> list[str]:
        self.asked += [*include_dirs, *extra_preargs, *sources, *extra_postargs]
        kept = Path(output_dir, "kept.o")
        kept.write_text(Path(sources[0]).read_text("utf-8"), "utf-8")
        return [str(kept)]


def test_what_all_c_files_begin_with_is_read_once(setup: dict[str, Any], root: Path) -> None:
    engine = SimpleNamespace(sources=["a.c", "b.c"], include_dirs=["build"], extra_compile_args=["-O1"])
    shim = SimpleNamespace(sources=["c.c"], include_dirs=[], extra_compile_args=["-O1"])
    command = setup["BuildEngine"](Distribution())
    command.build_temp, command.extensions = "objects", [shim, engine]
    reader = Reader()
    command._read_ahead(reader)
    assert reader.asked == ["build", "-x", "c-header", "objects/ahead.c", "-O1"]
    head = root / "objects" / "ahead.h"
    told = [f'#include "__native_{name}.h"' for name in ("troyes_engine", "internal_troyes_engine")]
    assert head.read_text("utf-8").splitlines() == told
    assert head.with_suffix(".h.gch").read_text("utf-8").splitlines() == told
    for each in (engine, shim):
        assert (each.include_dirs, each.extra_compile_args) == (["build"], ["-O1", "-include", str(head)])
    assert sorted(path.name for path in head.parent.iterdir()) == ["ahead.c", "ahead.h", "ahead.h.gch"]
