"""run.py: every check, in two lanes beside the compiler."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from tests.run.small import Job, Parts, write

pytestmark = pytest.mark.once


def texts_of(lanes: list[list[Any]]) -> list[list[str]]:
    return [[title for title, _ in lane] for lane in lanes]


NICE = "nice -n 5 " if shutil.which("nice") else ""
TWO = "-n 2 --dist worksteal"
REST = "--ignore=tests/rl"
CITY, GAMES, COMMANDS = "city", "bots contract dice play", "cli draw lab tui words"
NAMED = f"{CITY} {GAMES} {COMMANDS}".split()
PARTS = (CITY, GAMES, COMMANDS, " ".join(["tests", *(f"--ignore=tests/{each}" for each in NAMED)]))
"""Where tests that compute are; of a path the fixture below keeps the last name."""
CHECKS = ["Format", "Style", "Types", "Imports"]
PAGE_CHECKS = [f"Page: {each}" for each in ("messages", "size", "format", "types", "tests")]


@pytest.fixture
def commands(run: Parts, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the checks run, instead of running it."""
    done: list[str] = []

    def heard(command: list[str], **options: Any) -> tuple[int, str]:
        engine = options["env"].get("TROYES_ENGINE", "")
        words = [
            word if word.startswith("--ignore") or "tests/rl" in word else Path(word).name
            for word in command
            if word != str(run.places.WEB)
        ]
        done.append(" ".join([*words, engine]))
        return 0, ""

    def add(*locks: str) -> tuple[int, str]:
        done.append(f"packages for {' and '.join(locks)}")
        return 0, ""

    monkeypatch.delenv("TROYES_ENGINE", raising=False)
    monkeypatch.setattr(run.tools, "heard", heard)
    monkeypatch.setattr(run.packages, "add", add)
    monkeypatch.setattr(run.building, "find_npm", lambda: ["npm"])
    monkeypatch.setattr("os.chdir", lambda _: None)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    return done


def test_where_there_are_more_cores_what_computes_has_them(
    run: Parts, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    _, common = run.checks.checks(run.compiling.Engine(run.places.VENV / "none"), ["pytest"], {})
    common[0][1]()
    assert commands == [f"pytest {REST} -n 7 --dist worksteal -m not waits city "]


def test_every_check_runs_beside_the_compiler(
    run: Parts, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = run.places.VENV / "engine-of-today"
    run.places.PACKAGES.mkdir(parents=True)
    monkeypatch.setattr(
        run.commands, "prepare", lambda **_: run.compiling.Engine(folder, Job(folder.mkdir, 60.0))
    )
    assert run.commands.test([]) == 0
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
            *(f"python -m pytest {REST} -m not waits {each} compiled" for each in PARTS),
            f"python -m pytest {REST} {TWO} -m waits server web compiled",
            *(2 * ["packages for research and cluster"]),
            f"{NICE}python -m pytest tests/rl compiled",
            "packages for docs",
            "python -m mkdocs build --strict --site-dir site ",
        ]
    )


def test_what_tests_import_is_compiled_once(run: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[dict[str, str]] = []
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(run.commands, "prepare", lambda **_: None)
    monkeypatch.setattr("os.chdir", lambda _: None)
    monkeypatch.setattr("subprocess.call", lambda _, env: seen.append(env))
    run.commands.test(["tests/core"])
    asked = subprocess.run(
        [sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"],
        env=seen[0],
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout == "False\n"


def test_without_a_compiler_every_test_runs_interpreted(run: Parts, commands: list[str]) -> None:
    lanes, common = run.checks.checks(
        run.compiling.Engine(run.places.VENV / "none"), ["pytest"], {"TROYES_ENGINE": "interpreted"}
    )
    assert texts_of([*lanes, common]) == [
        CHECKS,
        [*PAGE_CHECKS, "Packages for research", "Tests that wait, interpreted"],
        [
            *(
                f"Tests of {each}, interpreted"
                for each in ("Troyes", "all games", "commands and words", "the rest")
            ),
            "Tests of the environments, interpreted",
            "Documents",
        ],
    ]
    for _, action in (*lanes[1][len(PAGE_CHECKS) :], *common):
        action()
    assert commands == [
        "packages for research and cluster",
        f"pytest {REST} {TWO} -m waits server web interpreted",
        *(f"pytest {REST} -m not waits {each} interpreted" for each in PARTS),
        "packages for research and cluster",
        f"{NICE}pytest tests/rl interpreted",
        "packages for docs",
        "python -m mkdocs build --strict --site-dir site ",
    ]


def test_parts_of_the_tests_are_there_and_none_is_left_out(run: Parts) -> None:
    *named, (_, rest) = run.checks.PARTS
    folders = [each for _, where in named for each in where]
    assert folders == [f"tests/{each}" for each in NAMED]
    assert [each for each in folders if not Path(__file__).parents[2].joinpath(each).is_dir()] == []
    assert rest == ["tests", *(f"--ignore={each}" for each in folders)]


def test_an_engine_that_does_not_compile_fails_the_checks(
    run: Parts, commands: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(run.places.LOG, "no luck")
    monkeypatch.setattr(
        run.commands, "prepare", lambda **_: run.compiling.Engine(run.places.VENV / "none", Job())
    )
    assert run.commands.test([]) == 1
    told = capsys.readouterr()
    assert "no luck" in told.out
    assert "[troyes] Failed: Tests" in told.err.splitlines()[-1]
    assert not [command for command in commands if "compiled" in command]


def test_lanes_run_at_once_and_each_step_is_told_in_one_piece(
    run: Parts, capsys: pytest.CaptureFixture[str]
) -> None:
    both = threading.Barrier(2)

    def meet() -> tuple[int, str]:
        both.wait(timeout=30)
        return 0, "one\ntwo\n"

    assert run.checks.walk([[("Left", meet)], [("Right", meet)]]) == 0
    told = capsys.readouterr().out
    for title in ("Left", "Right"):
        assert f"\n=== {title} (0 s) ===\none\ntwo\n" in told


def test_a_lane_that_has_come_to_its_end_goes_on_with_what_is_common(run: Parts) -> None:
    taken: dict[str, str] = {}
    met, long = threading.Barrier(2), threading.Event()

    def note(title: str) -> tuple[int, str]:
        taken[title] = threading.current_thread().name
        return 0, ""

    def short() -> tuple[int, str]:
        met.wait(timeout=30)
        return note("Short")

    def wait() -> tuple[int, str]:
        met.wait(timeout=30)
        assert long.wait(timeout=30)
        return note("Long")

    def last() -> tuple[int, str]:
        long.set()
        return note("Last")

    common = [("First", lambda: note("First")), ("Last", last)]
    assert run.checks.walk([[("Short", short)], [("Long", wait)]], common) == 0
    assert list(taken) == ["Short", "First", "Last", "Long"]
    assert taken["Short"] == taken["First"] == taken["Last"] != taken["Long"]


def test_after_a_failure_nothing_is_begun_and_its_code_is_the_exit_code(
    run: Parts, capsys: pytest.CaptureFixture[str]
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
    lanes = [[("First", fail), ("Second", never)], [("Third", last), ("Fourth", never)]]
    assert run.checks.walk(lanes, [("Common", never)]) == 3
    told = capsys.readouterr()
    assert "=== First (0 s) ===\nwhy" in told.out
    assert "fine" in told.out
    assert told.err.splitlines()[-1] == "[troyes] Failed: First."
