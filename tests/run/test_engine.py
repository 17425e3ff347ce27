"""run.py: when the engine is compiled, and what is copied beside it."""

from __future__ import annotations

import importlib.util
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.run.small import FILES, ROOT, Job, Parts, write

pytestmark = pytest.mark.once


def test_only_the_engine_decides_about_compiling(run: Parts, root: Path) -> None:
    before = run.present.engine_digest()
    for name in ("src/troyes/server/app.py", "src/troyes/cli/new.py", "web/src/main.ts"):
        write(root / name, "changed")
        assert run.present.engine_digest() == before
    seen = {before}
    for name in ("src/troyes/core/rng.py", "src/troyes/dice/new.py", "setup.py", "pyproject.toml"):
        write(root / name, FILES.get(name, "") + "\nchanged = 1\n")
        assert run.present.engine_digest() not in seen
        seen.add(run.present.engine_digest())


def test_setup_py_and_run_py_agree_about_the_engine(run: Parts, root: Path) -> None:
    write(root / "setup.py", (ROOT / "setup.py").read_text("utf-8"))
    before = run.present.engine_digest()
    write(root / "src/troyes/city/round.py", "")
    assert run.present.engine_digest() != before


class Compiler:
    """Stands in for the long way: notes each compile, and lays the package in its place as a whole one would."""

    def __init__(self, run: Parts) -> None:
        self.run = run
        self.times = 0
        self.works = True

    def __call__(self, engine: str, compiler: str, calm: bool, guard: object) -> Job:
        self.times += 1
        return Job(lambda: self.end(engine, compiler))

    def end(self, engine: str, compiler: str) -> None:
        if not self.works:
            write(self.run.places.FAILED, f"{engine} {compiler}")
            return
        folder = self.run.present.engine_folder(engine)
        for place, source in self.run.present.package_files().items():
            write(folder / place, source.read_text("utf-8"))
        write(folder / "troyes/core/rng.so", "native")


@pytest.fixture
def compiler(run: Parts, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    stand_in = Compiler(run)
    monkeypatch.setattr(run.compiling, "start_compiling", stand_in)
    run.places.PACKAGES.mkdir(parents=True)
    return stand_in


def prepare_engine(run: Parts, must: bool = False) -> bool:
    """One start, after whatever the last one left."""
    return bool(run.compiling.prepare_engine("cc", must, False, None).wait())


def installed(run: Parts) -> dict[str, str]:
    """The files of the package that a Python of .venv finds."""
    place = Path((run.places.PACKAGES / "troyes.pth").read_text("utf-8").strip())
    files = [path for path in (place / "troyes").rglob("*") if path.is_file()]
    return {path.relative_to(place).as_posix(): path.read_text("utf-8") for path in files}


def test_a_change_beside_the_engine_is_copied(run: Parts, root: Path, compiler: Compiler) -> None:
    write(root / "src/troyes/server/old.py", "")
    assert prepare_engine(run)
    assert prepare_engine(run)
    assert compiler.times == 1
    target = run.present.engine_folder(run.present.engine_digest()) / "troyes/server/app.py"
    write(Path(importlib.util.cache_from_source(str(target))), "of the old one")
    write(root / "src/troyes/server/app.py", "newer!")
    write(root / "src/troyes/cli/new.py", "new")
    (root / "src/troyes/server/old.py").unlink()
    assert prepare_engine(run)
    assert compiler.times == 1
    assert installed(run) == {
        "troyes/__init__.py": "",
        "troyes/core/rng.py": "core",
        "troyes/core/rng.so": "native",
        "troyes/dice/round.py": "dice",
        "troyes/server/app.py": "newer!",
        "troyes/cli/new.py": "new",
    }


def test_a_change_of_the_engine_is_compiled(run: Parts, root: Path, compiler: Compiler) -> None:
    prepare_engine(run)
    write(root / "src/troyes/core/rng.py", "newer")
    assert prepare_engine(run)
    assert compiler.times == 2
    assert installed(run)["troyes/core/rng.py"] == "newer"


def test_the_engine_before_stays_and_older_ones_go(run: Parts, root: Path, compiler: Compiler) -> None:
    folders = []
    for number in range(4):
        write(root / "src/troyes/core/rng.py", f"change {number}")
        assert prepare_engine(run)
        folders.append(run.present.engine_folder(run.present.engine_digest()))
        os.utime(folders[-1], (number, number))
    assert [folder.is_dir() for folder in folders] == [False, False, True, True]


def test_a_copy_that_was_broken_off_is_done_again(
    run: Parts, root: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare_engine(run)
    write(root / "src/troyes/server/app.py", "newer!")
    with monkeypatch.context() as patch:
        patch.setattr("shutil.copyfile", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            prepare_engine(run)
    write(root / "src/troyes/server/app.py", "server")  # as the note before knew it
    write(run.present.engine_folder(run.present.engine_digest()) / "troyes/server/app.py", "half")
    assert prepare_engine(run)
    assert installed(run)["troyes/server/app.py"] == "server"


def test_a_failed_compile_is_tried_again_only_when_the_engine_changed(
    run: Parts, root: Path, compiler: Compiler
) -> None:
    compiler.works = False
    assert not prepare_engine(run)
    write(root / "src/troyes/server/app.py", "newer!")
    assert not prepare_engine(run)
    assert compiler.times == 1
    write(root / "src/troyes/core/rng.py", "newer")
    assert not prepare_engine(run)
    assert compiler.times == 2
    assert not prepare_engine(run, must=True)
    assert compiler.times == 3


def test_the_package_holds_the_built_page(run: Parts, root: Path, compiler: Compiler) -> None:
    write(root / "web/dist/index.html", "built")
    write(root / "web/dist/assets/a.js", "script")
    write(root / "web/dist/.vite/manifest.json", "{}")
    assert not [
        place for place in run.present.package_files() if "page" in place.parts
    ]  # nobody noted that it is whole
    assert prepare_engine(run)
    write(root / "web/dist" / run.places.NOTE, "whole")
    assert prepare_engine(run)
    page = {place: text for place, text in installed(run).items() if "/page/" in place}
    assert page == {"troyes/server/page/index.html": "built", "troyes/server/page/assets/a.js": "script"}


def test_it_is_compiled_quickly_unless_asked_otherwise(
    run: Parts, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manners: list[str] = []

    def build(command: list[str], guard: object, **options: Any) -> bool:
        manners.append(options["env"]["TROYES_BUILD"])
        write(run.places.STAGE / "lib/troyes/core/rng.so", "native")
        return True

    monkeypatch.delenv("TROYES_BUILD", raising=False)
    monkeypatch.setattr(run.tools, "logged", build)
    quick = run.present.engine_digest()
    assert run.compiling.compile_engine(quick, "cc", None)
    monkeypatch.setenv("TROYES_BUILD", "whole")
    fastest = run.present.engine_digest()
    assert quick != fastest
    assert run.compiling.compile_engine(fastest, "cc", None)
    assert manners == ["quick", "whole"]


# A compilation that is broken off

SLOW_SETUP = """ENGINE = ("core", "dice")
import pathlib, time
if __name__ == "__main__":
    pathlib.Path("lib/troyes/core").mkdir(parents=True)
    pathlib.Path("lib/troyes/core/rng.so").write_text("half")
    pathlib.Path("begun").touch()
    while not pathlib.Path("go").exists():
        time.sleep(0.01)
    pathlib.Path("lib/troyes/core/rng.so").write_text("native")
"""


def wait_until(what: Callable[[], bool]) -> None:
    """Look again and again, for half a minute at most."""
    for _ in range(3000):
        if what():
            return
        time.sleep(0.01)
    raise AssertionError("It never came to pass.")


def is_free(run: Parts) -> bool:
    with (run.places.ROOT / ".venv.lock").open("a") as other:
        return bool(run.tools.take(other))


@pytest.mark.skipif(sys.platform == "win32", reason="there the server waits for the engine")
@pytest.mark.parametrize("kill", [False, True])
def test_a_compilation_that_is_broken_off_leaves_nothing_half_done(
    run: Parts, root: Path, kill: bool
) -> None:
    write(root / "setup.py", SLOW_SETUP)
    run.places.SCRIPTS.mkdir(parents=True)
    run.places.PYTHON.symlink_to(sys.executable)
    engine = run.present.engine_digest()
    with run.tools.alone() as guard:
        job = run.compiling.start_compiling(engine, "cc", True, guard)
    wait_until((run.places.STAGE / "begun").exists)
    assert not is_free(run)
    if kill:
        job.kill()
        job.wait()
        assert not is_free(run)  # the step that it had begun is still at work
        write(run.places.STAGE / "go", "")
    else:
        job.terminate()
        job.wait()
    wait_until(lambda: is_free(run))
    assert not run.present.engine_folder(engine).exists()
    write(run.places.STAGE / "go", "")
    with run.tools.alone() as guard:
        assert run.compiling.start_compiling(engine, "cc", True, guard).wait() == 0
    files = {path.name: path.read_text("utf-8") for path in run.present.engine_folder(engine).rglob("*.*")}
    assert files == {
        "rng.so": "native",
        "rng.py": "core",
        "round.py": "dice",
        "app.py": "server",
        "__init__.py": "",
    }
    assert not (run.places.STAGE / "lib").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there the server waits for the engine")
def test_a_compilation_that_fails_is_said_and_noted(
    run: Parts, root: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write(
        root / "setup.py", 'ENGINE = ("core",)\nif __name__ == "__main__":\n    raise SystemExit("no luck")\n'
    )
    run.places.SCRIPTS.mkdir(parents=True)
    run.places.PYTHON.symlink_to(sys.executable)
    engine = run.present.engine_digest()
    with run.tools.alone() as guard:
        assert run.compiling.start_compiling(engine, "cc", True, guard).wait() == 1
    assert run.places.FAILED.read_text("utf-8") == f"{engine} cc"
    assert "no luck" in run.places.LOG.read_text("utf-8")
    assert "[troyes] The engine could not be compiled: " in capfd.readouterr().err
    assert run.compiling.prepare_engine("cc", False, False, None).job is None
