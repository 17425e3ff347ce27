"""`benchmarks/bots.py`: computer players against each other, the same games every time."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.once

FOLDER = Path(__file__).resolve().parents[2] / "benchmarks"
TIMES = ("move_seconds", "move_seconds_99")
LOOKS = 2
"""Few, so that it is soon over."""

Rows = Callable[..., list[dict[str, Any]]]


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The benchmark as a module; like all of them it is a script that imports its neighbours."""
    monkeypatch.syspath_prepend(str(FOLDER))
    return importlib.import_module("bots")


def read(out: str) -> list[dict[str, Any]]:
    """What was found, but for the times."""
    found: list[dict[str, Any]] = json.loads(out)["rows"]
    for row in found:
        assert all(row.pop(name) > 0 for name in TIMES)
    return found


@pytest.fixture
def rows(bots: Any, capsys: pytest.CaptureFixture[str]) -> Rows:
    """Measure, and read what is printed."""

    def measure(*tables: str, **options: int) -> list[dict[str, Any]]:
        bots.main(*tables, **options, looks=LOOKS, json=True)
        out, err = capsys.readouterr()
        assert err == ""
        return read(out)

    return measure


def test_each_level_sits_among_those_below_it(rows: Rows) -> None:
    found = rows("dice:3", games=3)
    assert [(row["level"], row["against"], row["games"]) for row in found] == [
        ("villager", "random", 3),
        ("burgher", "villager", 3),
    ]
    for row in found:
        assert (row["game"], row["players"]) == ("dice", 3)
        assert 0 <= row["wins"] <= 1
        assert row["moves"] >= 3 * 16


def test_alone_every_level_plays_for_itself(rows: Rows) -> None:
    found = rows("city:1", "dice:1", games=1)
    assert [(row["game"], row["level"], row["against"]) for row in found] == [
        (game, level, None) for game in ("city", "dice") for level in ("random", "villager", "burgher")
    ]
    assert [row["wins"] for row in found] == [float(row["points"] > 0) for row in found[:3]] + [None] * 3
    assert [row["others_points"] for row in found] == [None] * 6


def test_victories_and_points_add_up(bots: Any) -> None:
    match = bots.Match("dice", 2, "villager", "random")
    first, second = (bots.play(match, number, 1, LOOKS) for number in range(2))
    found = bots.Figures(match, [first, second])
    assert found.wins() == (first.victory + second.victory) / 2
    assert found.others() == (first.others[0] + second.others[0]) / 2
    for game in (first, second):
        ahead = game.points - game.others[0]
        assert game.victory == (0.5 if ahead == 0 else float(ahead > 0))


def test_a_seed_gives_the_same_games_with_any_number_of_jobs(rows: Rows) -> None:
    once = rows("dice:2", games=4, seed=3)
    assert rows("dice:2", games=4, seed=3, jobs=2) == once
    assert rows("dice:2", games=4, seed=4) != once


def test_one_move_in_a_hundred_takes_longer(bots: Any) -> None:
    assert bots.hundredth([0.5]) == 0.5
    assert bots.hundredth([float(number) for number in range(1, 201)]) == 198


def test_ctrl_c_shows_the_figures_so_far(
    bots: Any, rows: Rows, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = bots.several

    def stopped(*arguments: Any) -> Iterator[Any]:
        games = whole(*arguments)
        for _ in range(3):
            yield next(games)
        raise KeyboardInterrupt

    first = rows("dice:2", games=3)[:1]
    monkeypatch.setattr(bots, "several", stopped)
    with pytest.raises(SystemExit) as ended:
        bots.main("dice:2", games=1000, looks=LOOKS, json=True)
    assert ended.value.code == 130
    out, err = capsys.readouterr()
    assert read(out) == first
    assert err == "Stopped; these are the games so far.\n"


@pytest.mark.parametrize(
    "tables, options, sentence",
    [
        (["dice"], {}, "A table is written like city:3, dice:4 or city:3:head=yes, not 'dice'."),
        (["nope:2"], {}, "There is no game 'nope'; the games are city, dice."),
        (["city:5"], {}, "Troyes is for 1 to 4 players, not 5."),
        ([], {"games": 0}, "--games, --jobs and --looks must be at least 1, and --seed at least 0."),
    ],
)
def test_what_cannot_be_measured(
    bots: Any, tables: list[str], options: dict[str, int], sentence: str
) -> None:
    with pytest.raises(bots.Trouble) as trouble:
        bots.main(*tables, **options)
    assert str(trouble.value) == sentence


def test_figures_as_a_table() -> None:
    ran = subprocess.run(
        [sys.executable, FOLDER / "bots.py", "city:1", "--games", "1", "--looks", str(LOOKS)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    lines = [line.strip("| ").split(" | ") for line in ran.stdout.splitlines()]
    assert " ".join(lines[0]) == "game player against games wins points theirs a move 99th percentile"
    assert [line[:4] for line in lines[2:5]] == [
        ["city:1", level, "le Roy", "1"] for level in ("random", "villager", "burgher")
    ]
