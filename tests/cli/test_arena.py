"""`troyes bots` and `troyes arena`."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command, program, refused
from tests.cli.test_sim import until_it_listens
from troyes.bots.levels import LEVELS
from troyes.cli.studying import arena
from troyes.lab.courts import several
from troyes.lab.thinking import budget
from troyes.words import text

pytestmark = pytest.mark.once

RANDOM_BOT = Path(__file__).resolve().parents[2] / "examples" / "random_bot.py"
MATCH = ("arena", "dice", "--bots", "random,random", "--seed", "7")
"""Blind chance against itself, whose first games stand in the tests of the arena."""


def read(out: str) -> dict[str, Any]:
    """Figures but for the times."""
    found: dict[str, Any] = json.loads(out)
    for entrant in found["entrants"]:
        assert entrant.pop("milliseconds")["moves"] > 0
    return found


def test_the_levels(troyes: Command) -> None:
    told = json.loads(troyes("bots", "--json").out)["levels"]
    assert [level["name"] for level in told] == [level.name for level in LEVELS]
    assert [level["title"] for level in told] == [text(f"level-{level.name}") for level in LEVELS]
    assert [level["about"] for level in told] == [text(f"level-{level.name}-about") for level in LEVELS]
    assert [level["budget"] for level in told] == [budget(level) for level in LEVELS]
    lines = " ".join(troyes("bots").out.split())
    assert "villager Villager plays at random" in lines
    assert "40 looks a move" in lines


def test_figures_as_json(troyes: Command) -> None:
    ran = troyes(*MATCH, "--games", "4", "--json")
    assert (ran.code, ran.err) == (0, "")
    told = read(ran.out)
    first, second = told.pop("entrants")
    assert told == {
        "game": "dice",
        "players": 2,
        "setup": {"numbering": "first", "banquets": "no"},
        "seed": 7,
        "games": 4,
        "groups": 2,
        "winning_points": (22 + 26 + 27 + 20) / 4,
        "forfeits": [],
    }
    assert (first["name"], first["budget"], first["seats"]) == ("random", {}, 1)
    assert second["name"] == "random#2"
    assert (first["wins"]["mean"], second["wins"]["mean"]) == (0.25, 0.75)
    assert first["points"]["mean"] == (20 + 24 + 19 + 20) / 4
    assert first["winning_points"] == 20
    assert first["lead"]["mean"] == (-2 - 2 - 8 + 3) / 4
    assert first["wins_independent"] == pytest.approx([0.0456, 0.6994], abs=1e-4)
    assert first["rating"]["mu"] < 25 < second["rating"]["mu"]
    assert first["reached"] == {}


def test_figures_as_a_table(troyes: Command) -> None:
    ran = troyes(*MATCH, "--games", "4")
    assert ran.err == ""
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert lines[:3] == [
        "Troyes Dice, 2 players, numbering=first, banquets=no",
        "4 games in 2 groups with the same chance in each rotation of the seats, seed 7",
        "Winners have 23.8 points in the mean.",
    ]
    assert "random random#2" in lines
    assert "seats 1 1" in lines
    assert "wins 25.0 % 75.0 %" in lines
    assert "points 20.8 ± 1.2 23.0 ± 1.0" in lines
    assert "points when winning 20.0 25.0" in lines
    assert "lead -2.2 ± 0.2 +2.2 ± 0.2" in lines
    assert any(re.fullmatch(r"a move [\d.]+ ms [\d.]+ ms", line) for line in lines)


def test_alone_against_le_roy(troyes: Command) -> None:
    ran = troyes("arena", "city", "--bots", "random", "--games", "3")
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "3 games alone, seed 1" in lines
    assert any(re.fullmatch(r"points over le Roy -\d+\.\d ± \d+\.\d", line) for line in lines)
    assert "won (+1 or more) 0.0 % (0.0 % … 56.1 %)" in lines
    assert "+21 or more 0.0 % (0.0 % … 56.1 %)" in lines
    assert not any(line.startswith(("wins", "lead", "rating")) for line in lines)
    dice = troyes("arena", "dice", "--bots", "random", "--games", "3").out
    assert [line.split()[0] for line in dice.splitlines() if "or more" in line] == ["45", "55", "65"]


def test_the_same_with_any_number_of_jobs(troyes: Command) -> None:
    match = (
        "arena",
        "dice",
        "--bots",
        "villager,random",
        "--players",
        "3",
        "--games",
        "6",
        "--budget",
        "0.1",
    )
    here = read(troyes(*match, "--json").out)
    there = read(program(*match, "--jobs", "2", "--json").out)
    assert here == there
    assert [one["seats"] for one in here["entrants"]] == [1, 2]


def test_choices_with_commas(troyes: Command) -> None:
    match = ("arena", "dice", "--bots", "random", "--games", "1", "--json")
    ran = troyes(*match, "--setup", "banquets=yes,numbering=expert")
    assert json.loads(ran.out)["setup"] == {"numbering": "expert", "banquets": "yes"}


def test_a_match_goes_on_from_its_file(
    troyes: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    whole = read(troyes(*MATCH, "--games", "4", "--json").out)
    troyes(*MATCH, "--games", "3", "--out", str(path), "--json")
    path.write_bytes(path.read_bytes()[:-20])
    assert read(troyes(*MATCH, "--games", "4", "--out", str(path), "--json").out) == whole
    content = path.read_bytes()

    def nothing(match: object, first: int, games: int, jobs: int) -> Any:
        assert first == games
        yield from ()

    monkeypatch.setattr(arena, "several", nothing)
    assert read(troyes(*MATCH, "--games", "4", "--out", str(path), "--json").out) == whole
    told = json.loads(troyes("arena", "--report", str(path), str(path), "--json").out)["matches"]
    assert [read(json.dumps(each)) for each in told] == [whole, whole]
    assert "wins" in troyes("arena", "--report", str(path)).out
    assert path.read_bytes() == content
    other = refused(troyes(*MATCH[:-1], "8", "--games", "4", "--out", str(path)))
    assert other == f"{path} holds another match: 'seed' is 7 there, not 8; choose another file."


def test_ctrl_c_shows_the_figures_so_far(
    troyes: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"

    def stopped(*arguments: Any) -> Any:
        games = several(*arguments)
        yield next(games)
        yield next(games)
        raise KeyboardInterrupt

    two = read(troyes(*MATCH, "--games", "2", "--json").out)
    monkeypatch.setattr(arena, "several", stopped)
    ran = troyes(*MATCH, "--games", "1000", "--out", str(path), "--json")
    assert (ran.code, ran.err) == (130, "Stopped after 2 of 1,000 games.\n")
    assert read(ran.out) == two
    assert len(path.read_text("utf-8").splitlines()) == 3


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no process groups to interrupt")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_nothing_is_left_of_a_match_that_was_ended(tmp_path: Path, how: signal.Signals) -> None:
    """By Ctrl-C or the hard way: no process stays behind, and the file is good to go on with."""
    path = tmp_path / "match.jsonl"
    match = ["arena", "dice", "--bots", "villager,random", "--games", "100000", "--out", str(path)]
    with subprocess.Popen(
        [sys.executable, "-m", "troyes", *match, "--jobs", "2", "--json"],
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        # Whoever runs the tests in the background has Ctrl-C ignored, and so would the child.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as running:
        try:
            until_it_listens(running.pid)
            until(lambda: path.exists() and path.read_bytes().count(b"\n") > 2)
            os.kill(running.pid, how)
            running.wait(timeout=60)
        finally:
            running.kill()
        # The group is that of the arena and its processes: it is gone when they all are.
        until(lambda: not is_group(running.pid))
    assert running.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    done = path.read_bytes().count(b"\n") - 1
    ran = program(*match[:5], str(done), *match[6:], "--json")
    assert (ran.code, json.loads(ran.out)["games"]) == (0, done)


def until(holds: Any) -> None:
    """Wait until something holds."""
    for _ in range(600):
        if holds():
            return
        time.sleep(0.1)
    pytest.fail("that took too long")


def is_group(number: int) -> bool:
    """Whether there is a process of this group, and not only what is left of one."""
    try:
        os.killpg(number, 0)
    except ProcessLookupError:
        return False
    stats = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            stats.append(path.read_text().rpartition(")")[2].split())
    return not stats or any(int(group) == number and state != "Z" for state, _, group, *_ in stats)


def test_anybodys_program(troyes: Command, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("raise SystemExit('I do not know this game.')", "utf-8")
    good, worse = (shlex.join([sys.executable, "-I", str(path)]) for path in (RANDOM_BOT, bad))
    match = ("arena", "dice", "--bots", "command,command2", "--games", "2")
    ran = troyes(*match, "--bot-command", good, "--bot-command", worse)
    assert (ran.code, ran.err) == (0, "")
    lines = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "games forfeited 0 2" in lines
    assert "wins 100.0 % 0.0 %" in lines
    assert (
        "Game 1 was forfeited by command2: The program ended with code 1, saying 'I do not know this game.'."
        in lines
    )
    told = json.loads(troyes(*match, "--bot-command", good, "--bot-command", worse, "--json").out)
    assert [(each["game"], each["entrant"]) for each in told["forfeits"]] == [
        (1, "command2"),
        (2, "command2"),
    ]
    assert [one["points"] for one in told["entrants"]] == [None, None]


def test_many_forfeits_are_not_told_one_by_one(troyes: Command, tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("raise SystemExit(1)", "utf-8")
    worse = shlex.join([sys.executable, "-I", "-S", str(bad)])
    ran = troyes("arena", "dice", "--bots", "command,random", "--games", "12", "--bot-command", worse)
    assert ran.out.count("was forfeited by command: The program ended with code 1.") == 10
    assert ran.out.endswith("And 2 more were forfeited.\n")


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        ([], "Name a game and who plays, as in 'troyes arena city --bots burgher,villager'."),
        (["city"], "Name a game and who plays, as in 'troyes arena city --bots burgher,villager'."),
        (["nope", "--bots", "random"], "There is no game 'nope'; the games are city, dice."),
        (["city", "--bots", "random", "--players", "5"], "Troyes is for 1 to 4 players, not 5."),
        (["city", "--bots", ","], "Name who plays with --bots."),
        (
            ["dice", "--bots", "random", "--games", "0"],
            "--games must be a whole number from 1 to 10000000, not 0.",
        ),
        (["dice", "--bots", "random", "--jobs", "0"], "--jobs must be a whole number from 1 to 256, not 0."),
        (
            ["dice", "--bots", "random", "--seed", "-1"],
            "--seed must be a whole number from 0 to 18446744073709551615, not -1.",
        ),
        (
            ["dice", "--bots", "random", "--budget", "-1"],
            "A budget is so many times the usual one, a number above 0, not '-1'.",
        ),
        (
            ["dice", "--bots", "random", "--bot-seconds", "0"],
            "--bot-seconds must be a number above 0 and up to 3600, not 0.",
        ),
        (["--report", "nowhere.jsonl"], "Cannot read nowhere.jsonl: no such file or directory."),
    ],
)
def test_what_cannot_be_played(troyes: Command, arguments: list[str], sentence: str) -> None:
    assert refused(troyes("arena", *arguments)) == sentence


def test_a_file_without_games(troyes: Command, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    troyes(*MATCH, "--games", "1", "--out", str(path))
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0])
    assert refused(troyes("arena", "--report", str(path))) == f"There are no games in {path} yet."
