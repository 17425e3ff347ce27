"""Results in a file: nothing is lost but half a line, and no two matches are mixed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.lab.matches import match_of
from troyes import __version__
from troyes.core.message import message
from troyes.dice.game import DICE
from troyes.lab import results
from troyes.lab.arena import Lost, Match, Played
from troyes.lab.courts import several
from troyes.lab.entrants import digest, entrants
from troyes.machine.files import FileError
from troyes.play.table import Table

MATCH = match_of(names=["random", "villager"])


def play_on(path: Path, match: Match, games: int) -> list[Played]:
    """Play a match up to so many games, with what a file has of it."""
    with results.kept(path, match) as keeper:
        done = keeper.games[:games]
        for played in several(match, len(done), games, jobs=1):
            keeper.add(played)
            done.append(played)
    return done


def without_times(path: Path) -> str:
    """What stands in a file, but for the times."""
    return re.sub(r'"ms":\[.*?\]\]', "", path.read_text("utf-8"))


def test_a_file_says_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    play_on(path, MATCH, 2)
    head, *games = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    looks = MATCH.entrants[1].thinks()
    assert re.fullmatch(r"[0-9a-f]{12}", head.pop("levels"))
    assert head == {
        "arena": 1,
        "troyes": __version__,
        "game": "dice",
        "version": DICE.version,
        "players": 2,
        "setup": {"numbering": "first", "banquets": "no"},
        "components": "",
        "entrants": [
            {"name": "random", "level": "random", "factor": 0.1},
            {"name": "villager", "level": "villager", "factor": 0.1, **looks},
        ],
        "seed": 7,
        "seconds": 10.0,
    }
    assert [(game["game"], game["group"], game["seats"]) for game in games] == [
        (1, 1, ["random", "villager"]),
        (2, 1, ["villager", "random"]),
    ]
    for game in games:
        best = max(game["scores"])
        assert game["winners"] == [
            letter for letter, score in zip("AB", game["scores"], strict=True) if score == best
        ]
        assert [len(times) > 10 for times in game["ms"]] == [True, True]


def test_a_stopped_match_goes_on_as_if_it_had_not_been_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    play_on(whole, MATCH, 5)
    for games in (1, 3, 5):
        play_on(parts, MATCH, games)
    assert without_times(parts) == without_times(whole)


@pytest.mark.parametrize("cut", [1, 40, -1, -30])
def test_half_a_line_is_played_anew(tmp_path: Path, cut: int) -> None:
    """A crash in the midst of writing: within the first line, or within the last."""
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    before = play_on(whole, MATCH, 2)
    content = whole.read_bytes()
    broken.write_bytes(content[:cut])
    after = play_on(broken, MATCH, 2)
    assert [played[:4] for played in after] == [played[:4] for played in before]
    assert without_times(broken) == without_times(whole)
    if cut < 0:
        assert broken.read_bytes().splitlines()[:2] == content.splitlines()[:2]


def test_a_match_that_was_played_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    before = play_on(path, MATCH, 3)
    content = path.read_bytes()
    assert play_on(path, MATCH, 3) == before
    assert play_on(path, MATCH, 2) == before[:2]
    assert path.read_bytes() == content
    assert results.read(path) == (MATCH, before)


WRITTEN_BEFORE = (
    '{"arena":1,"troyes":"RELEASE","game":"city","version":1,"players":2,"setup":{"bonus":"yes","open_vp":"no",'
    '"activities":"base","events":"base","characters":"base","revealed":"no","head":"no","tournament":"no",'
    '"ramparts":"no"},"components":"","entrants":[{"name":"random","level":"random","factor":1.0},'
    '{"name":"random#2","level":"random","factor":1.0}],"levels":"LEVELS","seed":1,"seconds":10.0}\n'
)
"""The first line of a file, as it was written before a table was one value."""


def test_a_match_of_earlier_days_goes_on_under_its_own_rules(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    line = WRITTEN_BEFORE.replace("RELEASE", __version__).replace("LEVELS", digest())
    path.write_text(line, "utf-8")
    match, games = results.read(path)
    assert (match.table.version, match.table.unusual, games) == (1, {"bonus": "yes"}, [])
    assert [entrant.name for entrant in match.entrants] == ["random", "random#2"]
    assert len(play_on(path, match, 2)) == 2
    assert path.read_text("utf-8").startswith(line)
    assert match == Match(
        plain=Table.find("city", 1, 2, {"bonus": "yes"}).plain(),
        entrants=entrants(["random", "random"], [], 1.0),
        seed=1,
        seconds=10.0,
    )


def test_a_forfeit_is_kept_with_its_reason(tmp_path: Path) -> None:
    why = message("terminal-arena-crash-saying", code="1", said="Oh")
    lost = Played(0, [0, 1], [], [1], [[0.25], []], Lost(0, why))
    path = tmp_path / "match.jsonl"
    with results.kept(path, MATCH) as keeper:
        keeper.add(lost)
    assert results.read(path) == (MATCH, [lost])
    with results.kept(path, MATCH) as keeper:
        assert keeper.games == [lost]


@pytest.mark.parametrize(
    "other, sentence",
    [
        (MATCH._replace(seed=8), "'seed' is 7 there, not 8; choose another file."),
        (match_of("city", ["random", "villager"]), '\'game\' is "dice" there, not "city"'),
        (match_of(names=["random", "villager"], players=3), "'players' is 2 there, not 3"),
        (match_of(names=["random", "villager"], banquets="yes"), "'setup' is {"),
        (match_of(names=["random", "villager@2"]), "'entrants' is {"),
        (match_of(names=["random", "villager"], budget=0.2), "'entrants' is {"),
    ],
)
def test_another_match_is_refused(tmp_path: Path, other: Match, sentence: str) -> None:
    path = tmp_path / "match.jsonl"
    play_on(path, MATCH, 1)
    content = path.read_bytes()
    with pytest.raises(FileError) as refused:
        play_on(path, other, 1)
    assert str(refused.value).startswith(f"{path} holds another match: {sentence}")
    assert path.read_bytes() == content


def test_players_that_have_changed_are_another_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    play_on(path, MATCH, 1)
    monkeypatch.setattr(results, "digest", lambda: "0")
    with pytest.raises(FileError, match=r"holds another match: 'levels' is"):
        play_on(path, MATCH, 2)


@pytest.mark.parametrize("content", [b"hello\n", b"[1]\n", b'{"arena":2}\n', b"\xff\xfe\n", b"hello"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "else.txt"
    path.write_bytes(content)
    with pytest.raises(FileError) as refused:
        play_on(path, MATCH, 1)
    assert str(refused.value) == f"{path} holds no results of the arena."
    assert path.read_bytes() == content
    with pytest.raises(FileError, match=r"holds no results of the arena\."):
        results.read(path)


@pytest.mark.parametrize("line", [b"{}\n", b"nonsense\n", b'{"game":2}\n', b"[]\n", b"\n"])
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "match.jsonl"
    play_on(path, MATCH, 2)
    head, *games = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([head, line, *games]))
    with pytest.raises(FileError) as refused:
        play_on(path, MATCH, 2)
    assert str(refused.value) == f"Line 2 of {path} is damaged, so its match cannot go on."
    path.write_bytes(b"".join([head, games[1]]))
    with pytest.raises(FileError, match=r"^Line 2 of"):
        results.read(path)


def test_files_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"^Cannot write .*: is a directory\."):
        play_on(tmp_path, MATCH, 1)
    with pytest.raises(FileError, match=r"^Cannot read .*: no such file or directory\."):
        results.read(tmp_path / "nothing.jsonl")


def test_two_arenas_do_not_share_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "PATIENCE", 0.01)
    path = tmp_path / "match.jsonl"
    with (
        results.kept(path, MATCH),
        pytest.raises(FileError, match=r"is in use by another program"),
        results.kept(path, MATCH),
    ):
        pass
