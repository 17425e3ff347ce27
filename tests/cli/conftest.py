"""The command `troyes`, called in this process or as a program of its own, with a data folder of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from troyes.cli.app import main
from troyes.core.rng import Rng
from troyes.dice.game import DICE
from troyes.play.record import Record
from troyes.play.session import Session
from troyes.play.table import Table


class Ran(NamedTuple):
    """How a command went."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder, and no language, terminal width or colours from outside."""
    monkeypatch.setenv("TROYES_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TROYES_LANGUAGE", "en")
    for variable in ("FORCE_COLOR", "TTY_COMPATIBLE", "TROYES_TRACEBACK"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path / "data"


@pytest.fixture
def troyes(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run a command in this process."""

    def run(*arguments: str, stdin: bytes = b"") -> Ran:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
            code = main(arguments)
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return run


def program(*arguments: str, stdin: bytes = b"", stdout: int = subprocess.PIPE, **environment: str) -> Ran:
    """Run a command as a program of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "troyes", *arguments],
        input=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
        check=False,
        timeout=60,
    )
    return Ran(done.returncode, (done.stdout or b"").decode(), done.stderr.decode())


def refused(ran: Ran) -> str:
    """The one sentence of a command that could not be done."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.endswith(".\n")
    assert ran.err.count("\n") == 1
    return ran.err.rstrip("\n")


def played(players: int = 2, seed: int = 1, tokens: int | None = None, **choices: str) -> Record:
    """A game played at random, to its end or up to so many choices."""
    session = Session(
        Table(DICE, DICE.setup(players, choices)), names=["Ann", "Bo", "Cy", "Di"][:players], seed=seed
    )
    rng = Rng(seed)
    chosen = 0
    while not session.is_over and chosen != tokens:
        seat = session.state.actors()[0]
        options = session.state.options(seat)
        session.play(seat, options[rng.below(len(options))])
        chosen += 1
    return session.record()


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A finished game of Ann and Bo."""
    path = tmp_path / "whole.txt"
    path.write_text(played(2, banquets="yes").text())
    return path


@pytest.fixture
def part(tmp_path: Path) -> Path:
    """A game of Ann and Bo in which Ann chose a die."""
    path = tmp_path / "part.txt"
    path.write_text(played(2, tokens=9).text())
    return path
