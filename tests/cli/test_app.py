"""Whatever goes wrong: one sentence on standard error, an exit code, and never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command, program, refused
from troyes import __version__
from troyes.cli import app, commands

pytestmark = pytest.mark.once


def test_the_version(troyes: Command) -> None:
    assert troyes("--version") == (0, f"{__version__}\n", "")


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_names_every_command(troyes: Command, arguments: list[str]) -> None:
    ran = troyes(*arguments)
    assert (ran.code, ran.err) == (0, "")
    for command in ("serve", "play", "sim", "games", "replay", "position", "moves", "apply", "achievements"):
        assert f" {command} " in ran.out


@pytest.mark.parametrize(
    "command", ["serve", "play", "sim", "games", "replay", "position", "moves", "apply", "achievements"]
)
def test_every_command_has_help(troyes: Command, command: str) -> None:
    ran = troyes(command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"Usage: troyes {command}")


@pytest.mark.parametrize(
    "command, typed",
    [
        ("", "COMMAND [OPTIONS]"),
        ("games", "[OPTIONS]"),
        ("sim", "[OPTIONS] GAME"),
        ("play", "[OPTIONS] [ARGS]"),
        ("apply", "[OPTIONS] POSITION [ARGS...]"),
        ("achievements", "COMMAND [OPTIONS]"),
        ("achievements add", "[OPTIONS] [ARGS...]"),
    ],
)
def test_help_shows_what_is_typed_for_a_command(troyes: Command, command: str, typed: str) -> None:
    usage = troyes(*command.split(), "--help").out.splitlines()[0]
    assert usage.split() == f"Usage: troyes {command} {typed}".split()


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["frobnicate"], "There is no command 'frobnicate'"),
        (["gamse"], "There is no command 'gamse', but there is games"),
        (["--frobnicate"], "There is no option '--frobnicate' here"),
        (["--versio"], "There is no option '--versio' here, but there is --version"),
        (["--halp"], "There is no option '--halp' here, but there is --help"),
        (["--languag=en", "games"], "There is no option '--languag=en' here, but there is --language"),
        (["achievements", "--halp"], "There is no option '--halp' here, but there is --help"),
        (["sim"], "'troyes sim' needs GAME"),
        (["sim", "dice", "--players", "x"], "--players must be a whole number, not 'x'"),
        (["arena", "dice", "--budget", "x"], "--budget must be a number, not 'x'"),
        (["sim", "dice", "--players"], "--players needs a value"),
        (["sim", "dice", "--json=x"], "--json needs no value, and 'x' is none for it"),
        (["sim", "dice", "--seed", "1", "--seed", "2"], "--seed stands there more than once"),
        (["sim", "dice", "--frobnicate"], "There is no option '--frobnicate' here"),
        (["sim", "dice", "--gamse", "3"], "There is no option '--gamse' here, but there is --games"),
        (["sim", "dice", "--languag", "en"], "There is no option '--languag' here, but there is --language"),
        (["sim", "dice", "chess"], "There is no use for 'chess' here"),
        (["replay"], "'troyes replay' needs FILE"),
        (["achievements", "frobnicate"], "There is no use for 'frobnicate' here"),
        (["achievements", "add", "--name"], "--name needs a value"),
        (["--language"], "--language needs a value"),
    ],
)
def test_a_command_that_is_not_understood(troyes: Command, arguments: list[str], sentence: str) -> None:
    assert refused(troyes(*arguments)) == f"{sentence}; 'troyes --help' shows what there is."


@pytest.mark.parametrize("arguments", [["--language", "qps", "games"], ["games", "--language=qps"]])
def test_the_language_is_named_before_or_after_the_command(troyes: Command, arguments: list[str]) -> None:
    ran = troyes(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("city: ⟦Troyes, 1 to 4 players, usually 4⟧\n")
    assert troyes("games").out.startswith("city: Troyes, 1 to 4 players, usually 4\n")


def test_else_the_environment_names_the_language(troyes: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROYES_LANGUAGE", "qps")
    assert troyes("games").out.startswith("city: ⟦")
    assert troyes("games", "--language", "en").out.startswith("city: Troyes")


@pytest.mark.parametrize(
    "arguments",
    [["--language", "qps", "--help"], ["--help", "--language=qps"], ["play", "-h", "--language=qps"]],
)
def test_help_is_in_the_language_that_is_named(troyes: Command, arguments: list[str]) -> None:
    ran = troyes(*arguments)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("⟦Usage:⟧ troyes")
    assert troyes("--language", "qps", "--version") == (0, f"{__version__}\n", "")


def test_help_names_the_computer_players_that_there_are(
    troyes: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    out = troyes("play", "--help").out
    assert "Who sits in the other seats: random, villager, burgher, master, bailiff, countess." in out
    assert "If left out, burgher, and in a resumed game who sat there before." in out
    assert "The same seed gives the same advice. [default: 1]" in troyes("hint", "--help").out
    assert "The record of a game; - reads standard input. [required]" in troyes("hint", "--help").out


def test_a_language_that_is_not_there(troyes: Command) -> None:
    assert refused(troyes("games", "--language", "tlh")).startswith("There is no language 'tlh'; there is en")


def test_a_mistake_of_ours_is_a_sentence_too(troyes: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> int:
        raise ZeroDivisionError("division\nby zero")

    monkeypatch.setattr(commands, "run", fail)
    assert troyes("games") == (
        1,
        "",
        "That should not happen (ZeroDivisionError: division by zero); please report what you typed.\n",
    )
    monkeypatch.setenv("TROYES_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        troyes("games")


def test_ctrl_c_anywhere(troyes: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "run", stop)
    assert troyes("games") == (130, "", "Stopped.\n")


def test_a_sentence_is_one_line_without_controls(capsys: pytest.CaptureFixture[str]) -> None:
    app.complain("a\n  b\x1b[31mc")
    assert capsys.readouterr().err == "a b?[31mc\n"


def test_a_program_of_its_own_refuses_alike() -> None:
    assert refused(program("sim", "nope")) == "There is no game 'nope'; the games are city, dice."


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device on this system")
def test_a_full_disk() -> None:
    with Path("/dev/full").open("w") as full:
        ran = program("games", "--json", stdout=full.fileno())
    assert (ran.code, ran.err) == (2, "That did not work: No space left on device.\n")


def test_a_broken_pipe(whole: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        ran = program("replay", str(whole), stdout=writing)
    finally:
        os.close(writing)
    assert (ran.code, ran.err) == (2, "Nobody reads the output any more, so the rest of it is left out.\n")


def test_a_terminal_without_our_signs(whole: Path) -> None:
    out = program("replay", str(whole), "--at", "60", PYTHONIOENCODING="ascii").out
    assert out.isascii()
    assert "[#]" in out
    assert " +1R " in out


@pytest.mark.skipif(sys.platform == "win32", reason="streams are closed by a shell")
@pytest.mark.parametrize(
    "closing, code, err",
    [("<&-", 2, "There is no standard input to read from.\n"), (">&-", 0, ""), ("2>&-", 0, "")],
)
def test_closed_streams(whole: Path, closing: str, code: int, err: str) -> None:
    name = "-" if closing == "<&-" else str(whole)
    command = ["sh", "-c", f'exec "$0" -m troyes replay "$1" {closing}', sys.executable, name]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (code, err)
