"""`troyes sim`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Command, program, refused
from troyes.cli.studying import sim
from troyes.lab import simulate as lab
from troyes.lab.simulate import Report
from troyes.play.table import Table

RESULTS = ("games", "decisions", "chance", "scores")


def test_a_report_as_json(troyes: Command) -> None:
    ran = troyes("sim", "dice", "--games", "5", "--players", "2", "--seed", "1", "--json")
    assert (ran.code, ran.err) == (0, "")
    report = json.loads(ran.out)
    seconds = report.pop("seconds")
    assert report.pop("games_per_second") == pytest.approx(5 / seconds)
    assert report.pop("decisions_per_second") == pytest.approx(316 / seconds)
    assert report == {
        "game": "dice",
        "players": 2,
        "setup": {"numbering": "first", "banquets": "no"},
        "seed": 1,
        "games": 5,
        "decisions": 316,
        "chance": 365,
        "scores": [
            {"seat": "A", "mean": 21.6, "deviation": 5.683308895353129, "minimum": 16, "maximum": 31},
            {"seat": "B", "mean": 22.8, "deviation": 2.8635642126552705, "minimum": 19, "maximum": 26},
        ],
    }


def test_a_report_as_a_table(troyes: Command) -> None:
    ran = troyes("sim", "dice", "--games", "5", "--players", "2", "--seed", "1")
    lines = [line.split() for line in ran.out.splitlines()]
    assert ran.out.splitlines()[0] == "Troyes Dice, 2 players, numbering=first, banquets=no"
    assert lines[1][:7] == ["5", "random", "games", "with", "seed", "1", "in"]
    assert lines[2] == ["316", "decisions", "and", "365", "throws"]
    assert ["seat", "mean", "deviation", "minimum", "maximum"] in lines
    assert ["A", "21.60", "5.68", "16", "31"] in lines
    assert ["B", "22.80", "2.86", "19", "26"] in lines


def test_the_same_in_every_process_and_with_any_number_of_jobs(troyes: Command) -> None:
    arguments = ["sim", "dice", "--games", "60", "--seed", "7", "--setup", "banquets=yes", "--json"]
    here = json.loads(troyes(*arguments, "--jobs", "1").out)
    there = json.loads(program(*arguments, "--jobs", "2").out)
    assert [here[key] for key in RESULTS] == [there[key] for key in RESULTS]


@pytest.mark.parametrize(
    "choices",
    [
        ["--setup", "banquets=yes", "numbering=expert"],
        ["--setup", "banquets=yes", "--setup", "numbering=expert"],
        ["--setup", "banquets=yes numbering=expert"],
    ],
)
def test_set_up_choices_may_be_said_in_several_ways(troyes: Command, choices: list[str]) -> None:
    ran = troyes("sim", "dice", "--games", "1", "--json", *choices)
    assert json.loads(ran.out)["setup"] == {"numbering": "expert", "banquets": "yes"}


def test_the_usual_table_and_a_thousand_games(troyes: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def simulate(table: Table, games: int, seed: int, jobs: int | None, *_: object) -> Report:
        asked.extend([table.players, games, seed, jobs])
        return lab.simulate(table, 1, seed, 1)

    monkeypatch.setattr(sim, "simulate", simulate)
    assert troyes("sim", "dice").code == 0
    assert asked == [4, 1000, 0, None]


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["nope"], "There is no game 'nope'; the games are city, dice."),
        (["dice", "--players", "11"], "Troyes Dice is for 1 to 10 players, not 11."),
        (["dice", "--players", "0"], "Troyes Dice is for 1 to 10 players, not 0."),
        (["dice", "--games", "-3"], "--games must be a whole number from 1 to 1000000000000, not -3."),
        (["dice", "--games", "0"], "--games must be a whole number from 1 to 1000000000000, not 0."),
        (["dice", "--jobs", "0"], "--jobs must be a whole number from 1 to 256, not 0."),
        (["dice", "--jobs", "100000"], "--jobs must be a whole number from 1 to 256, not 100000."),
        (["dice", "--seed", "-1"], "--seed must be a whole number from 0 to 18446744073709551615, not -1."),
        (["dice", "--setup", "banquets"], "A set-up choice is written once, as name=value, not 'banquets'."),
        (
            ["dice", "--setup", "banquets=no", "banquets=no"],
            "A set-up choice is written once, as name=value, not 'banquets=no'.",
        ),
        (["dice", "--setup", "banquets=maybe"], "The set-up choice banquets is one of no, yes, not 'maybe'."),
        (
            ["dice", "--setup", "weather=fine"],
            "Troyes Dice has no set-up choice 'weather'; it has numbering, banquets.",
        ),
    ],
)
def test_what_cannot_be_simulated(troyes: Command, arguments: list[str], sentence: str) -> None:
    assert refused(troyes("sim", *arguments)) == sentence


def until_it_listens(pid: int) -> None:
    """Wait until a program would notice Ctrl-C, where the system tells; it may be long until it is loaded."""
    status = Path(f"/proc/{pid}/status")
    for _ in range(600 if status.exists() else 0):
        caught = [line.split()[1] for line in status.read_text().splitlines() if line.startswith("SigCgt")]
        if int(caught[0], 16) >> (signal.SIGINT - 1) & 1:
            return
        time.sleep(0.1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups to interrupt")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_reports_what_was_done(jobs: str) -> None:
    command = [
        sys.executable,
        "-m",
        "troyes",
        "sim",
        "dice",
        "--games",
        "1000000000",
        "--jobs",
        jobs,
        "--json",
    ]
    with subprocess.Popen(
        command,
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs the tests in the background has Ctrl-C ignored, and so would the child.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as running:
        try:
            until_it_listens(running.pid)
            time.sleep(2)
            os.killpg(running.pid, signal.SIGINT)
            out, err = running.communicate(timeout=60)
        finally:
            running.kill()
    assert running.returncode == 130
    if out:
        games = json.loads(out)["games"]
        assert err == f"Stopped after {games:,} of 1,000,000,000 games.\n"
    else:
        # A slow machine had not begun to play.
        assert err == "Stopped.\n"
