"""`troyes train`: a course on the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command, refused
from troyes.lab.training import school

pytestmark = pytest.mark.once

COURSE = ("train", "dice", "--players", "1", "--games", "2", "--generations", "1", "--looks", "1")


def test_a_course_and_its_weights(troyes: Command, tmp_path: Path) -> None:
    work, out = tmp_path / "work", tmp_path / "dice.json"
    ran = troyes(*COURSE, "--work", str(work), "--out", str(out))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"The weights are in {out}.\n"
    assert out.read_bytes() == (work / "generation-1.json").read_bytes()
    made = json.loads(out.read_text("utf-8"))["made"]
    assert made == {
        "game": "dice",
        "players": 1,
        "games": 2,
        "generations": 1,
        "looks": 1,
        "seed": 1,
        "begin": "",
        "choices": {},
        "rollouts": 0,
    }


def test_without_out_the_weights_stay_with_the_lessons(troyes: Command, tmp_path: Path) -> None:
    ran = troyes(*COURSE, "--work", str(tmp_path))
    assert ran.out == f"The weights are in {tmp_path / 'generation-1.json'}.\n"


def test_a_course_that_was_stopped_is_told(
    troyes: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(school, "teach", stop)
    ran = troyes(*COURSE, "--work", str(tmp_path))
    assert ran.code == 130
    assert ran.err == (
        f"Stopped. The lessons so far are kept in {tmp_path}; the same command goes on with them.\n"
    )


def test_a_folder_of_another_course(troyes: Command, tmp_path: Path) -> None:
    school.enrol(
        school.Plan(game="dice", players=1, games=2, generations=1, looks=1, seed=7, begin="", choices={}),
        tmp_path,
    )
    assert refused(troyes(*COURSE, "--work", str(tmp_path))) == (
        f"{tmp_path} holds the lessons of another course: give --work a new folder."
    )


def test_without_numpy(troyes: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in [name for name in sys.modules if name.startswith("troyes.lab.training")]:
        monkeypatch.delitem(sys.modules, name)
    assert refused(troyes(*COURSE, "--work", str(tmp_path / "work"))) == (
        'Training needs NumPy: install it with "pip install troyes[train]".'
    )
    assert not (tmp_path / "work").exists()


@pytest.mark.parametrize(
    "option, value",
    [("--games", "0"), ("--generations", "0"), ("--looks", "0"), ("--jobs", "0"), ("--seed", "-1")],
)
def test_numbers_out_of_bounds(troyes: Command, tmp_path: Path, option: str, value: str) -> None:
    assert refused(troyes("train", "dice", option, value, "--work", str(tmp_path / "work"))).startswith(
        option
    )


def test_weights_to_begin_with_that_are_not_there(troyes: Command, tmp_path: Path) -> None:
    ran = troyes(*COURSE, "--work", str(tmp_path), "--begin", str(tmp_path / "none.json"))
    assert ran.code == 2
    assert "none.json" in ran.err
