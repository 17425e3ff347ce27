"""Every command in the pseudo-language: all that can be read comes from the catalogue."""

from __future__ import annotations

import io
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import App

from tests.words.pseudo import outside
from troyes.bots.levels import LEVELS
from troyes.cli.app import main
from troyes.cli.commands import app
from troyes.core.game import AnyGame
from troyes.core.rng import Rng
from troyes.play.catalogue import GAMES, find
from troyes.play.session import Session
from troyes.play.table import Table

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("pseudo")]

CONVERSATION = b"?\ns\nlog\nlist\n1\n1\nu\nq\n"
KINDS = {"STR", "STR...", "INT", "FLOAT", "PATH", "PATH..."}
"""What a value of an option is, as a page of help names it."""
BOTH = pytest.mark.parametrize("name", [game.name for game in GAMES])


def record_of(game: AnyGame, path: Path, moves: int = 1_000_000) -> Path:
    """A file with a game that Ann and Bo played at random, to its end or for so many choices."""
    session = Session(Table(game, game.setup(2)), names=["Ann", "Bo"], seed=1)
    rng = Rng(1)
    for _ in range(moves):
        if session.is_over:
            break
        seat = session.state.actors()[0]
        options = session.state.options(seat)
        session.play(seat, options[rng.below(len(options))])
    path.write_text(session.record().text(), "utf-8")
    return path


def names_of(game: AnyGame) -> set[str]:
    """What is typed to name things of a game: its words, its set-up, and its printed values."""
    choices = {f"{choice.name}={value}" for choice in game.choices for value in choice.values}
    values = {value for choice in game.choices for value in choice.values}
    mixes = {"--mix", *[mix.name for mix in game.mixes]}
    keys = {one.name for one in game.components if isinstance(one.name, str)}
    return {game.name, *game.vocabulary.texts, *choices, *values, *mixes, *keys}


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command that went well showed."""
    assert main(arguments) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def pages(command: App, *path: str) -> Iterator[tuple[App, tuple[str, ...]]]:
    """The command line and every command, and every command of a command; each has a page of help."""
    yield command, path
    for name in command:
        if not name.startswith("-"):
            yield from pages(command[name], *path, name)


def typed_for(command: App) -> set[str]:
    """What may be typed for a command: its commands, its options and its arguments."""
    asked = command.assemble_argument_collection() if command.default_command else ()
    return {"troyes", "--language", *command, *[name for each in asked for name in each.names]}


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    every = {path: command for command, path in pages(app)}
    assert {(), ("play",), ("achievements", "add")} < set(every)
    for path, command in every.items():
        out = shown(capsys, *path, "--help")
        assert out.startswith("⟦Usage:⟧ troyes")
        assert (path, outside(out, {*path, *typed_for(command), *KINDS})) == (path, set())


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    names = {name for game in GAMES for name in names_of(game)}
    assert outside(shown(capsys, "games"), names) == set()


def plain_values(game: AnyGame) -> set[str]:
    """What a person writes into a file of components: keys and values of TOML."""
    texts = [text for one in game.components for text in (one.name, one.value)]
    return {word for text in texts if isinstance(text, str) for word in text.split()}


@BOTH
def test_components(capsys: pytest.CaptureFixture[str], name: str) -> None:
    allowed = names_of(find(name)) | plain_values(find(name))
    assert outside(shown(capsys, "components", name), allowed) == set()


@BOTH
def test_sim(capsys: pytest.CaptureFixture[str], name: str) -> None:
    assert outside(shown(capsys, "sim", name, "--games", "3"), names_of(find(name))) == set()


def test_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert outside(shown(capsys, "bots"), {level.name for level in LEVELS}) == set()


@BOTH
@pytest.mark.parametrize("players", ["1", "3"])
def test_arena(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, players: str) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("raise SystemExit('oh')", "utf-8")
    match = ["arena", name, "--players", players, "--games", "2"]
    shared = names_of(find(name)) | {"random", "random#2", "command", "command#2"}
    assert outside(shown(capsys, *match, "--bots", "random"), shared) == set()
    program = shlex.join([sys.executable, "-I", str(bad)])
    assert outside(shown(capsys, *match, "--bots", "command", "--bot-command", program), shared) == set()


@BOTH
@pytest.mark.parametrize("at", ["0", "9", "60", ""])
def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, at: str) -> None:
    path = record_of(find(name), tmp_path / "game.txt")
    out = shown(capsys, "replay", str(path), *(["--at", at] if at else []))
    assert outside(out, names_of(find(name)) | {"Ann", "Bo"}) == set()


@BOTH
@pytest.mark.parametrize("tokens", ["0", "30", ""])
def test_moves(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, tokens: str) -> None:
    record = record_of(find(name), tmp_path / "game.txt")
    position = tmp_path / "position.json"
    position.write_text(shown(capsys, "position", str(record), *(["--at", tokens] if tokens else [])))
    assert outside(shown(capsys, "moves", str(position)), names_of(find(name))) == set()


def test_achievements(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert outside(shown(capsys, "achievements"), {"troyes", "play", "dice"}) == set()
    path = record_of(find("dice"), tmp_path / "game.txt")
    for _ in range(2):
        assert outside(shown(capsys, "achievements", "add", str(path), "--name", "Ann")) == set()
    assert outside(shown(capsys, "achievements"), {"Ann"}) == set()


@BOTH
def test_play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(CONVERSATION)))
    out = shown(capsys, "play", name, "--seed", "3", "--name", "Ann", "--bots", "villager")
    told, _, _ = out.rpartition(" troyes play --resume ")
    typed = {"Ann", "Alix", "Bertrand", "Clemence", *CONVERSATION.decode().split()}
    assert outside(told, names_of(find(name)) | typed) == set()
