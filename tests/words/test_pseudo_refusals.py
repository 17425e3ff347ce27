"""Whatever is refused at a terminal, in the pseudo-language: one whole message of the catalogue, and nothing beside it."""

from __future__ import annotations

import io
import re
import socket
import sys
from pathlib import Path

import pytest

from tests.tui.talk import Talk, seated
from tests.words.pseudo import outside
from tests.words.test_pseudo_commands import record_of, shown
from troyes.cli import commands
from troyes.cli.app import BROKEN, INTERRUPTED, REFUSED, main
from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.dice.game import DICE
from troyes.play.catalogue import find
from troyes.tui.table import OTHERS

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("pseudo")]

WHOLE = re.compile(r"⟦[^⟦⟧]+⟧\n")


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command that was refused said."""
    assert main(arguments) == REFUSED
    said = capsys.readouterr()
    assert WHOLE.fullmatch(said.err)
    assert outside(said.out) == set()
    return said.err


@pytest.mark.parametrize(
    "arguments, told",
    [
        (["sim", "chess"], "no game 'chess'"),
        (["sim", "dice", "--players", "12"], "Troyes Dice is for 1 to 10 players, not 12"),
        (["sim", "dice", "--setup", "numbering=nine"], "choice numbering is one of"),
        (["sim", "dice", "--setup", "colour=red"], "no set-up choice 'colour'"),
        (["sim", "dice", "--setup", "numbering"], "written once, as name=value"),
        (
            ["sim", "dice", "--seed", "-1"],
            "--seed must be a whole number from 0 to 18446744073709551615, not -1",
        ),
        (["sim", "dice", "--nonsense"], "no option '--nonsense' here; 'troyes --help' shows what there is"),
        (["sim"], "'troyes sim' needs GAME; 'troyes --help'"),
        (["sim", "dice", "--seed", "x"], "--seed must be a whole number, not 'x'; 'troyes --help'"),
        (["sim", "dice", "nonsense"], "no use for 'nonsense' here; 'troyes --help'"),
        (["nonsense"], "no command 'nonsense'; 'troyes --help' shows what there is"),
        (["play", "dice", "--bots", "bishop"], "no computer player 'bishop'"),
        (["arena", "dice"], "Name a game and who plays"),
        (["arena", "dice", "--bots", "bishop"], "no computer player 'bishop'"),
        (["arena", "dice", "--bots", "random@x"], "A budget is so many times the usual one"),
        (["arena", "dice", "--bots", "command"], "There is no program for command"),
        (["arena", "--report", "nowhere.jsonl"], "Cannot read nowhere.jsonl"),
        (["play", "dice", "--seat", "Z"], "there is no seat 'Z'"),
        (["play", "--resume=-"], "resumed from a file"),
        (["replay", "nowhere.txt"], "Cannot read nowhere.txt"),
        (["achievements", "add"], "Name at least one record"),
        (["achievements", "add", "nowhere.txt"], "nowhere.txt: Cannot read nowhere.txt"),
        (["components", "--components", "nowhere.toml"], "Name the game"),
        (["serve", "--port", "99999"], "--port must be a whole number from 0 to 65535, not 99999"),
        (["--language", "tlh", "games"], "no language 'tlh'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_command_that_cannot_be(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in refused(capsys, *arguments)


@pytest.mark.parametrize(
    "text, told",
    [
        ("nonsense", "no record of a game"),
        ('[Game "dice"]\n[Version "x"]\n[Players "2"]\n', "The header Version must be a number"),
        ('[Game "dice"]\n[Version "99"]\n[Players "2"]\n', "Version 99 of the rules of Troyes Dice"),
        ('[Game "dice"]\n[Game "dice"]\n', "Line 2, token 1: the header Game stands there twice"),
        (
            '[Game "dice"]\n[Version "{}"]\n[Players "2"]\n\nA hop\n',
            "Line 5, token 1: 'hop' is not a word of",
        ),
        ('[Game "dice"]\n[Version "{}"]\n[Players "2"]\n\nQ die1\n', "Line 5, token 0: 'Q' is no seat"),
        (
            '[Game "dice"]\n[Version "{}"]\n[Players "2"]\n\nA die1\n',
            "Line 5, token 1: A has nothing to choose now",
        ),
        (
            '[Game "dice"]\n[Version "{}"]\n[Players "2"]\n[Result "1 2"]\n',
            "The header: the record ends here",
        ),
    ],
)
def test_a_record_that_cannot_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(text.replace("{}", str(DICE.version)), "utf-8")
    assert told in refused(capsys, "replay", str(path))


def test_an_unfinished_record_and_a_token_too_far(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = record_of(DICE, tmp_path / "game.txt", moves=3)
    assert "cannot be shown at token 9999" in refused(capsys, "replay", str(path), "--at", "9999")
    told = refused(capsys, "achievements", "add", str(path), "--name", "Ann")
    assert "The game is not finished" in told


@pytest.mark.parametrize("name", ["city", "dice"])
def test_positions_that_cannot_be(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    record = record_of(find(name), tmp_path / "game.txt", moves=30)
    path = tmp_path / "position.json"
    good = shown(capsys, "position", str(record))
    for text, told in (
        ("[", "not JSON"),
        ("{}", "must be a JSON object"),
        ('{"game": "dice", "game": "city"}', "the key 'game' twice"),
        (good.replace('"players": 2', '"players": 99'), "players must be a whole number"),
        (good.replace('"players"', '"plaiers"'), "the position has an unknown key 'plaiers'"),
        (f'{{"game": "{name}", "players": 2, "version": []}}', "version must be a whole number"),
    ):
        path.write_text(text, "utf-8")
        assert told in refused(capsys, "moves", str(path))
    path.write_text(good, "utf-8")
    assert "Token 1: 'hop' is neither a seat" in refused(capsys, "apply", str(path), "hop")
    word = "die1" if name == "city" else "citizen"
    assert "Token 1: " in refused(capsys, "apply", str(path), "Q", word)


@pytest.mark.parametrize(
    "text, told",
    [
        ("= 5", "Line 1 of the components is no TOML"),
        ("cards.merchnt.cost = 5", "did you mean cards.merchant?"),
        ("xyzzy = 5", "The components have no xyzzy; there are"),
        ("cards.merchant.cost = 99", "cards.merchant.cost must be a whole number"),
        ("cards = 1", "cards must be a table of"),
    ],
)
def test_components_that_cannot_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "other.toml"
    path.write_text(text, "utf-8")
    assert told in refused(capsys, "components", "city", "--components", str(path))


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        told = refused(capsys, "serve", "--port", port, "--data", str(tmp_path / "data"), "--no-open")
    assert f"Port {port} is in use" in told


def test_what_is_typed_during_a_game(tmp_path: Path) -> None:
    typed = ["hop", "99", "die3 die3", "bonus", f"save {tmp_path}", "q"]
    talk = Talk(seated(2), tmp_path / "game.txt", typed)
    path = tmp_path / "game.txt"
    words = {*DICE.vocabulary.texts, "Ann", *OTHERS, *" ".join(typed).split()}
    assert "⟦'hop' is neither a choice here nor a command; type ? for help.⟧" in talk.text
    assert "⟦There is no choice 99 here" in talk.text
    assert outside(talk.text, words | set(f"troyes play --resume {path}".split())) == set()


def test_a_game_that_cannot_be_read_from_a_closed_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert "no standard input" in refused(capsys, "replay", "-")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff")))
    assert "Standard input is not UTF-8 text: byte 1" in refused(capsys, "replay", "-")


@pytest.mark.parametrize(
    "error, code, told",
    [
        (KeyboardInterrupt(), INTERRUPTED, "Stopped."),
        (
            OSError(28, "No space left", "game.txt"),
            REFUSED,
            "That did not work with game.txt: No space left.",
        ),
        (OSError(28, "No space left"), REFUSED, "That did not work: No space left."),
        (ValueError("oh"), BROKEN, "That should not happen (ValueError: oh); please report what you typed."),
    ],
)
def test_what_can_go_wrong_anywhere(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    error: BaseException,
    code: int,
    told: str,
) -> None:
    def run(arguments: object) -> int:
        raise error

    monkeypatch.setattr(commands, "run", run)
    monkeypatch.setattr("troyes.cli.app.close_output", lambda: None)
    assert main([]) == code
    assert capsys.readouterr().err == f"⟦{told}⟧\n"


def test_the_command_line_names_the_language_of_what_it_refuses(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "en", "sim", "chess"]) == REFUSED
    assert capsys.readouterr().err == "There is no game 'chess'; the games are city, dice.\n"
    assert "⟦There is no game 'chess'" in refused(capsys, "sim", "chess")


def test_a_traceback_is_english_whatever_is_spoken() -> None:
    assert str(Refusal(message("refused-too-many", seconds=1))) == (
        "That was too much at once; try again in 1 second."
    )
