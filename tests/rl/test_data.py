"""Sets of recorded games: made, stopped and gone on with, tabulated, and asked."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import polars
import pytest

import troyes
from troyes.cli.app import main
from troyes.cli.studying.collect import match_of
from troyes.lab import arena
from troyes.machine import files
from troyes.play.catalogue import find
from troyes.play.table import Table

pytestmark = pytest.mark.once

PLAYED = [
    "sim",
    "dice",
    "--players",
    "2",
    "--bots",
    "villager,random",
    "--games",
    "4",
    "--jobs",
    "1",
    "--seed",
    "5",
]
GAME = find("dice")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made")
    assert main([*PLAYED, "--records", str(folder / "set"), "--table", str(folder / "games.parquet")]) == 0
    return folder


def records(folder: Path) -> list[Path]:
    return sorted((folder / "set").rglob("*.troyes.zst"))


def test_the_games_are_those_of_the_arena(made: Path) -> None:
    match = match_of(Table(GAME, GAME.setup(2)), "villager,random", 5)
    for number, path in enumerate(records(made)):
        assert troyes.load(path).scores() == arena.play(match, number).scores
    assert len(records(made)) == 4
    assert "--bots villager,random --players 2" in (made / "set" / "CARD.md").read_text("utf-8")


def test_what_is_there_is_not_played_again(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lost = records(made)[2]
    before, kept = (
        lost.read_bytes(),
        {path: path.stat().st_mtime_ns for path in records(made) if path != lost},
    )
    lost.unlink()
    assert main([*PLAYED, "--records", str(made / "set")]) == 0
    assert capsys.readouterr().out == "4 games are kept; 1 of them played now.\n"
    assert lost.read_bytes() == before
    assert {path: path.stat().st_mtime_ns for path in records(made) if path != lost} == kept


def test_another_set_of_games_is_refused(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*PLAYED[:-1], "6", "--records", str(made / "set")]) == 2
    assert "dataset.json" in capsys.readouterr().err
    for wrong, sentence in (("emperor", "There is no computer player"), ("", "Name who plays with --bots.")):
        assert main(["sim", "dice", "--games", "1", "--bots", wrong]) == 2
        assert capsys.readouterr().err.startswith(sentence)
    assert main([*PLAYED, "--table", str(made)]) == 2
    told = capsys.readouterr().err
    assert told == f"{made} is a folder; name the file that the table is to be written to.\n"
    assert main([*PLAYED, "--table", str(made / "games.csv")]) == 2
    told = capsys.readouterr().err
    assert told == f"The table is a Parquet file: give {made / 'games.csv'} a name that ends in .parquet.\n"
    others = ["villager,villager" if word == "villager,random" else word for word in PLAYED]
    assert main([*others, "--records", str(made / "set")]) == 2
    assert re.search(
        r"'entrants' is \{\"name\": \"random\".* not \{\"name\": \"villager#2\"", capsys.readouterr().err
    )


@pytest.mark.parametrize("content", ["", "[]", "{}", "{", '{"arena": 1}'])
def test_a_folder_that_does_not_say_what_it_holds_is_refused(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "dataset.json"
    path.write_text(content, "utf-8")
    assert main([*PLAYED, "--records", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told == f"{path} does not say what games lie there: move it away, or choose another folder.\n"


def test_tables_hold_every_game_and_every_decision(made: Path) -> None:
    games = polars.read_parquet(made / "games.parquet")
    decisions = polars.read_parquet(made / "games.decisions" / "*.parquet")
    for path, row in zip(records(made), games.iter_rows(named=True), strict=True):
        end = troyes.load(path)
        assert (row["record"], row["points"], row["is_over"]) == (path.name, end.scores(), True)
        assert [ord(letter) - ord("A") for letter in row["winners"]] == end.winners()
        steps = decisions.filter(polars.col("record") == path.name)
        assert len(steps) == row["tokens"]
        state = troyes.make("dice", 2)
        for step in steps.iter_rows(named=True):
            actor = -1 if step["seat"] == "*" else ord(step["seat"]) - ord("A")
            assert step["options"] == state.text(state.options(actor)).split()
            assert step["points"] == state.scores()
            assert step["player"] == ("" if actor < 0 else row["seats"][actor])
            state.step(step["choice"], actor)
        assert state == end


def asked(folder: Path, capsys: pytest.CaptureFixture[str], *wish: str) -> list[str]:
    main(["database", str(folder), "--json", *wish])
    found: list[dict[str, str]] = json.loads(capsys.readouterr().out)["games"]
    return [Path(one["file"]).name for one in found]


def test_a_database_checks_and_finds(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = made / "set"
    names = [path.name for path in records(made)]
    assert asked(folder, capsys) == names
    assert asked(folder, capsys, "--limit", "2") == names[:2]
    assert asked(folder, capsys, "--player", "villager") == names
    assert asked(folder, capsys, "--player", "nobody") == []
    best = {path.name: max(troyes.load(path).scores()) for path in records(made)}
    least = sorted(best.values())[2]
    assert asked(folder, capsys, "--least", str(least)) == [name for name in names if best[name] >= least]
    texts = {path.name: files.read_text(path) for path in records(made)}
    word = next(word for word in texts[names[0]].split() if word.startswith("die"))
    holding = [name for name in names if word in texts[name].split()]
    assert asked(folder, capsys, "--card", word) == holding
    first = next(line for line in texts[names[0]].splitlines() if line.startswith("A "))
    assert names[0] in asked(folder, capsys, "--opening", " ".join(first.split()[:2]))


def test_a_database_names_what_cannot_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.troyes").write_text("nothing", "utf-8")
    (tmp_path / "cut.troyes.zst").write_bytes(b"nothing")
    assert main(["database", str(tmp_path), "--json"]) == 2
    told = json.loads(capsys.readouterr().out)
    assert (told["records"], sorted(told["wrong"])) == (0, ["bad.troyes", "cut.troyes.zst"])
    assert "Zstandard" in told["wrong"]["cut.troyes.zst"]
    (tmp_path / "bad.troyes").unlink()
    (tmp_path / "cut.troyes.zst").unlink()
    assert main(["database", str(tmp_path)]) == 0
    assert main(["database", str(tmp_path / "nowhere")]) == 2


def refused(capsys: pytest.CaptureFixture[str], *asked_for: str) -> str:
    assert main(["database", *asked_for]) == 2
    return capsys.readouterr().err.strip().replace("\n", " ")


def test_a_database_refuses_what_no_record_can_hold(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(made / "set")
    no_word = "No game has the word 'nope', so no record holds it; docs/notation.md lists all words."
    assert refused(capsys, folder, "--card", "nope") == no_word
    assert refused(capsys, folder, "--opening", "A nope") == no_word
    assert refused(capsys, folder, "--opening", "A" + 13 * " die3") == (
        "Openings are kept up to 12 words of those who play, so none with 13 can be found."
    )
    (tmp_path / "index.sqlite").write_text("nothing", "utf-8")
    assert refused(capsys, str(tmp_path)) == (
        f"{tmp_path / 'index.sqlite'} is no index of records, or cannot be written (file is not a database): "
        "move it away, for it is made anew."
    )


def test_an_opening_is_made_of_whole_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state, rng, log = troyes.make("dice", 1), troyes.Rng(1), []
    while actors := state.actors():
        token = next((one for one in state.options() if "/" in state.text(one)), rng.pick(state.options()))
        log.append((actors[0], token))
        state.step(token)
    (tmp_path / "one.troyes").write_text(troyes.record(state, log), "utf-8")
    first = next(state.text(token) for actor, token in log if actor == 0)
    whole, part = f"A {first}", f"A {first.partition('/')[0]}"
    assert first != part[2:]
    assert asked(tmp_path, capsys, "--opening", whole) == ["one.troyes"]
    assert asked(tmp_path, capsys, "--opening", part) == []


def test_without_its_packages_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for package, wish in (("zstandard", "--records"), ("polars", "--table")):
        with monkeypatch.context() as without:
            without.setitem(sys.modules, package, None)
            assert main([*PLAYED, wish, str(tmp_path / "x")]) == 2
        assert 'install "troyes[research]"' in capsys.readouterr().err


SETS = sorted(path.parent for path in (Path(__file__).resolve().parents[2] / "data").glob("*/dataset.json"))


@pytest.mark.parametrize("folder", SETS, ids=[path.name for path in SETS])
def test_an_open_set_is_what_its_card_says(folder: Path) -> None:
    told = json.loads((folder / "dataset.json").read_text("utf-8"))
    found = sorted(folder.rglob("*.troyes.zst"))
    games = polars.read_parquet(folder / "games.parquet")
    decisions = polars.read_parquet(folder / "games.decisions" / "*.parquet")
    assert [path.name for path in found] == games["record"].to_list()
    assert f"--games {len(found)} --seed {told['seed']}" in (folder / "CARD.md").read_text("utf-8")
    assert games["tokens"].sum() == len(decisions)
    who = {one["name"] for one in told["entrants"]}
    assert {name for seats in games["seats"] for name in seats} == who
    for place in range(0, len(found), 35):
        end, row = troyes.load(found[place]), games.row(place, named=True)
        assert (end.actors(), end.scores()) == ([], row["points"])
