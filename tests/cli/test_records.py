"""`troyes games`, `troyes replay` and `troyes position`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, played, program, refused
from troyes.dice.game import DICE
from troyes.play.record import parse


def test_the_games_and_their_set_up_choices(troyes: Command) -> None:
    ran = troyes("games")
    assert ran.code == 0
    assert [line.split("  ")[0].rstrip() for line in ran.out.splitlines() if not line.startswith(" ")] == [
        "city: Troyes, 1 to 4 players, usually 4",
        "dice: Troyes Dice, 1 to 10 players, usually 4",
    ]
    assert "open_vp=no | yes" in ran.out
    assert "numbering=first | rolled | expert" in ran.out
    assert "banquets=no | yes" in ran.out


def test_the_games_as_json(troyes: Command) -> None:
    city, game = json.loads(troyes("games", "--json").out)["games"]
    assert (city["name"], [choice["name"] for choice in city["setup"]]) == (
        "city",
        [
            *("bonus", "open_vp", "activities", "events", "characters", "revealed", "head", "tournament"),
            "ramparts",
        ],
    )
    ramparts = next(choice for choice in city["setup"] if choice["name"] == "ramparts")
    assert ramparts["players"] == [2, 3, 4]
    assert game == {
        "name": "dice",
        "title": "Troyes Dice",
        "version": 2,
        "players": {"minimum": 1, "maximum": 10, "usual": 4},
        "mixes": [],
        "setup": [
            {
                "name": "numbering",
                "values": ["first", "rolled", "expert"],
                "usual": "first",
                "about": "how the six columns are numbered",
                "players": list(range(1, 11)),
            },
            {
                "name": "banquets",
                "values": ["no", "yes"],
                "usual": "no",
                "about": "play with the Banquets and Raids expansion",
                "players": list(range(1, 11)),
            },
        ],
    }


def test_replaying_to_the_end(troyes: Command, whole: Path) -> None:
    record = parse(whole.read_text())
    ran = troyes("replay", str(whole))
    tokens = len(record.entries)
    first = f"Troyes Dice, 2 players, numbering=first, banquets=yes: token {tokens} of {tokens}"
    lines = ran.out.splitlines()
    assert (ran.code, ran.err, lines[0]) == (0, "", first)
    assert [line.split()[:2] for line in lines if "each  VP" in line] == [["A", "Ann"], ["B", "Bo"]]
    points = record.replay().scores()
    assert lines[-2].split() == ["Victory", "points", *map(str, points)]
    assert lines[-1] == ("Ann wins." if points[0] > points[1] else "Bo wins.")


def test_replaying_as_json(troyes: Command, whole: Path) -> None:
    record = parse(whole.read_text())
    state = record.replay()
    shown = json.loads(troyes("replay", str(whole), "--json").out)
    assert shown == {
        "game": "dice",
        "version": 2,
        "players": 2,
        "setup": {"numbering": "first", "banquets": "yes"},
        "names": ["Ann", "Bo"],
        "tokens": len(record.entries),
        "at": len(record.entries),
        "over": True,
        "actors": [],
        "scores": state.scores(),
        "winners": ["AB"[seat] for seat in record.game.winners(state)],
        "position": record.game.document(state),
    }


def test_replaying_up_to_a_token(troyes: Command, whole: Path) -> None:
    record = parse(whole.read_text())
    shown = json.loads(troyes("replay", str(whole), "--at", "20", "--json").out)
    assert (shown["at"], shown["over"], shown["winners"]) == (20, False, [])
    assert shown["position"] == record.game.document(record.replay(20))
    assert "A plaza is laid in notch 1." in troyes("replay", str(whole), "--at", "0").out


def test_everybody_who_is_asked_is_named(troyes: Command, tmp_path: Path) -> None:
    path = tmp_path / "start.txt"
    path.write_text(played(2, tokens=0).text())
    out = troyes("replay", str(path)).out
    assert "Ann is asked: Day 1, morning: choose a die and pay for it." in out
    assert "Bo is asked: Day 1, morning: choose a die and pay for it." in out


def test_a_shared_victory(
    troyes: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: Path
) -> None:
    monkeypatch.setattr(type(DICE), "winners", lambda *_: [0, 1], raising=False)
    assert troyes("replay", str(whole)).out.splitlines()[-1] == "Ann and Bo share the victory."


def test_standard_input_is_a_file_too(troyes: Command, whole: Path) -> None:
    assert troyes("replay", "-", stdin=whole.read_bytes()) == troyes("replay", str(whole))
    assert program("replay", "-", "--at", "9", stdin=whole.read_bytes()) == troyes(
        "replay", str(whole), "--at", "9"
    )


def test_a_position_is_a_readable_document(troyes: Command, part: Path) -> None:
    ran = troyes("position", str(part))
    record = parse(part.read_text())
    assert json.loads(ran.out) == record.game.document(record.replay())
    assert '  "setup": {"numbering": "first", "banquets": "no"},\n' in ran.out
    assert json.loads(troyes("position", str(part), "--at", "4").out)["wheel"][4:] == []


def test_names_in_a_record_cannot_write_on_the_terminal(troyes: Command, whole: Path) -> None:
    text = whole.read_text().replace('"Ann"', '"\x1b]0;owned\x07"').replace('"Bo"', '"\x1b]0;owned\x07"')
    out = troyes("replay", "-", stdin=text.encode()).out
    assert "\x1b" not in out
    assert "\x07" not in out


HEADERS = '[Game "dice"]\n[Version "1"]\n[Players "2"]\n\n'
PLAZAS = "* R/Y R/Y R/W R/W Y/W Y/W R/R Y/Y W/W 3 1 3 6\n"


@pytest.mark.parametrize(
    "content, sentence",
    [
        (b"", "This is no record of a game: it has no header Game."),
        (b"hello", "This is no record of a game: it has no header Game."),
        (b"\xff\xfe", "Standard input is not UTF-8 text: byte 1 does not belong there."),
        (HEADERS.replace("dice", "chess").encode(), "There is no game 'chess'; the games are city, dice."),
        (HEADERS.replace('"2"', '"12"').encode(), "Troyes Dice is for 1 to 10 players, not 12."),
        (
            HEADERS.replace('"1"', '"9"').encode(),
            "Version 9 of the rules of Troyes Dice is not known here; a newer release of this program wrote that, so install it.",
        ),
        ((HEADERS + "[Late]").encode(), 'Line 5, token 1: a header looks like [Name "value"].'),
        ((HEADERS + "* R/Y R/Q").encode(), "Line 5, token 2: 'R/Q' is not a word of Troyes Dice."),
        ((HEADERS + "C die1").encode(), "Line 5, token 0: 'C' is no seat of this table."),
        (
            (HEADERS + "A die1").encode(),
            "Line 5, token 1: A has nothing to choose now; it is up to *.",
        ),
        (
            (HEADERS + PLAZAS + "A die1 fortress2\nB die2/deniers").encode(),
            "Line 7, token 1: 'die2/deniers' cannot be chosen now; B may choose die1 die3 die4.",
        ),
        (
            (HEADERS + PLAZAS).replace("[Players", '[Result "5 5"]\n[Players').encode(),
            "Line 6, token 13: the record ends here, but by its Result it should be a finished game.",
        ),
    ],
)
def test_a_broken_record_is_named_by_line_and_token(troyes: Command, content: bytes, sentence: str) -> None:
    assert refused(troyes("replay", "-", stdin=content)) == sentence
    assert refused(troyes("position", "-", stdin=content)) == sentence


def test_a_truncated_and_a_tampered_record(troyes: Command, whole: Path) -> None:
    lines = whole.read_text().splitlines()
    truncated = "\n".join(lines[:-1])
    assert "the record ends here, but by its Result it should be a finished game" in refused(
        troyes("replay", "-", stdin=truncated.encode())
    )
    result = next(line for line in lines if line.startswith("[Result"))
    tampered = whole.read_text().replace(result, '[Result "99 99"]')
    assert refused(troyes("replay", "-", stdin=tampered.encode())).startswith(
        "The Result is '99 99', but the moves lead to '"
    )


@pytest.mark.parametrize(
    "at, sentence",
    [
        ("99999", "The record has {tokens} tokens, so it cannot be shown at token 99999."),
        ("-1", "The record has {tokens} tokens, so it cannot be shown at token -1."),
    ],
)
def test_a_token_that_the_record_does_not_have(troyes: Command, whole: Path, at: str, sentence: str) -> None:
    tokens = len(parse(whole.read_text()).entries)
    assert refused(troyes("replay", str(whole), "--at", at)) == sentence.format(tokens=tokens)


def test_files_that_cannot_be_read(troyes: Command, tmp_path: Path) -> None:
    missing = tmp_path / "missing.txt"
    assert refused(troyes("replay", str(missing))) == f"Cannot read {missing}: no such file or directory."
    assert refused(troyes("replay", str(tmp_path))) == f"Cannot read {tmp_path}: is a directory."
