"""`troyes play` and `troyes achievements`, as a player uses them."""

from __future__ import annotations

import getpass
import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command, played, program, refused
from troyes.machine import files
from troyes.play.record import parse
from troyes.tui import trophies

ONES = b"1\n" * 100


def game_file(data: Path) -> Path:
    (path,) = (data / "games").iterdir()
    return path


def test_a_whole_game_through_a_pipe(data: Path) -> None:
    ran = program("play", "dice", "--players", "3", "--seed", "5", "--name", "Ann", stdin=ONES)
    assert (ran.code, ran.err) == (0, "")
    record = parse(game_file(data).read_text("utf-8"))
    points = record.replay().scores()
    assert record.names == ["Ann", "Alix", "Bertrand"]
    assert record.result == " ".join(map(str, points))
    assert f" with {max(points)} points." in ran.out
    assert ran.out.endswith(f" The record is in {game_file(data)}\n")
    assert list(trophies.read(data / trophies.FILE)) == ["Ann"]
    assert record.headers == {"Dice": "seed", "Computer": "BC", "Level": "burgher"}


@pytest.mark.parametrize("level", ["random", "villager", "burgher"])
def test_the_same_seed_gives_the_same_game(troyes: Command, data: Path, tmp_path: Path, level: str) -> None:
    records = []
    for name in ("one.txt", "two.txt"):
        path = tmp_path / name
        arguments = ["dice", "--seed", "9", "--bots", level, "--save", str(path)]
        assert troyes("play", *arguments, stdin=b"1\n" * 12).code == 0
        records.append(path.read_text("utf-8"))
    assert records[0] == records[1]
    assert not (data / "games").exists()


def test_without_a_game_the_first_one_is_played(troyes: Command, data: Path) -> None:
    troyes("play")
    record = parse(game_file(data).read_text("utf-8"))
    assert (record.game.name, record.setup.players) == ("dice", 4)


def test_the_table_is_set_up_as_asked_for(troyes: Command, data: Path) -> None:
    troyes(
        "play",
        "dice",
        "--players",
        "2",
        "--seat",
        "b",
        "--setup",
        "banquets=yes",
        "numbering=rolled",
        "--name",
        "Bo",
    )
    record = parse(game_file(data).read_text("utf-8"))
    assert record.setup.choices == {"numbering": "rolled", "banquets": "yes"}
    assert record.names == ["Alix", "Bo"]
    assert record.headers == {"Dice": "seed", "Computer": "A", "Level": "burgher"}


def test_a_mix_settles_several_choices_and_set_up_changes_them(troyes: Command, data: Path) -> None:
    troyes("play", "city", "--players", "2", "--mix", "all", "--setup", "events=ladies", "bonus=yes")
    settled = parse(game_file(data).read_text("utf-8")).setup.choices
    assert {name: value for name, value in settled.items() if value not in ("no", "base")} == {
        "characters": "ladies",
        "activities": "mixed",
        "events": "ladies",
        "head": "yes",
        "ramparts": "yes",
        "bonus": "yes",
    }


def test_mixes_that_cannot_be_played(troyes: Command, part: Path) -> None:
    assert (
        troyes("play", "city", "--mix", "most").err == "Troyes has no mix 'most'; it has base, first, all.\n"
    )
    assert troyes("play", "dice", "--mix", "all").err == "Troyes Dice has no mix 'all'; it has none.\n"
    alone = troyes("play", "city", "--players", "1", "--mix", "all")
    assert alone.err == "ramparts=yes needs 2 to 4 players, not 1.\n"
    again = troyes("play", "--resume", str(part), "--mix", "base")
    assert again.code == 2
    assert again.err.endswith("leave out --players, --mix and --setup.\n")


@pytest.mark.parametrize("given, kept", [("Ann", "Ann"), ("  Ann \n O'Neill ", "Ann O'Neill"), ("", "You")])
def test_names(troyes: Command, data: Path, given: str, kept: str) -> None:
    troyes("play", "dice", "--players", "1", "--name", given)
    assert parse(game_file(data).read_text("utf-8")).names == [kept]


def test_without_a_name_it_is_the_login_name(
    troyes: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody() -> str:
        raise OSError

    monkeypatch.setattr(getpass, "getuser", lambda: "ann")
    troyes("play", "dice", "--players", "1", "--save", str(tmp_path / "1.txt"))
    monkeypatch.setattr(getpass, "getuser", nobody)
    troyes("play", "dice", "--players", "1", "--save", str(tmp_path / "2.txt"))
    names = [parse((tmp_path / f"{number}.txt").read_text("utf-8")).names for number in (1, 2)]
    assert names == [["ann"], ["You"]]


def test_a_game_goes_on_where_it_was_left(troyes: Command, data: Path) -> None:
    ran = troyes("play", "dice", "--players", "2", "--bots", "random", "--name", "Ann", stdin=b"1\n1\n1\n")
    path = game_file(data)
    assert ran.out.endswith(f" Go on with:\n troyes play --resume {path}\n")
    before = path.read_text("utf-8").split("\n\n")[1]
    ran = troyes("play", "--resume", str(path), stdin=ONES)
    assert ran.code == 0
    assert path.read_text("utf-8").split("\n\n")[1].startswith(before.rstrip("\n"))
    assert parse(path.read_text("utf-8")).result != "*"
    assert game_file(data) == path


def test_a_game_goes_on_against_the_same_level_or_another(troyes: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    ran = troyes("play", "dice", "--players", "2", "--bots", "villager", "--save", str(path))
    assert ran.out.startswith(" Against Alix. Level villager: plays at random, but makes no senseless move.")
    for arguments, level in (
        ([], "villager"),
        (["--bots", "random"], "random"),
        ([], "random"),
        (["--bots", "burgher"], "burgher"),
        ([], "burgher"),
    ):
        ran = troyes("play", "--resume", str(path), *arguments)
        assert ran.out.startswith(f" Against Alix. Level {level}: ")


def test_a_record_with_comments_is_not_written_over(troyes: Command, data: Path, part: Path) -> None:
    commented = part.read_text() + "; a fine move\n"
    part.write_text(commented)
    assert troyes("play", "--resume", str(part), stdin=b"1\n").code == 0
    assert part.read_text() == commented
    assert parse(game_file(data).read_text("utf-8")).names == ["Ann", "Bo"]


def test_going_on_in_another_file(troyes: Command, part: Path, tmp_path: Path) -> None:
    before = part.read_text()
    other = tmp_path / "other.txt"
    assert (
        troyes("play", "--resume", str(part), "--save", str(other), "--seat", "B", "--name", "Zoë").code == 0
    )
    assert part.read_text() == before
    assert parse(other.read_text("utf-8")).names == ["Ann", "Zoë"]


def test_what_cannot_be_played(troyes: Command, part: Path, data: Path, tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious")
    for arguments, sentence in (
        (["nope"], "There is no game 'nope'; the games are city, dice."),
        (["dice", "--players", "0"], "Troyes Dice is for 1 to 10 players, not 0."),
        (["dice", "--seat", "E"], "The seats of this table are A to D; there is no seat 'E'."),
        (["dice", "--seat", "*"], "The seats of this table are A to D; there is no seat '*'."),
        (["dice", "--seed", "-1"], "--seed must be a whole number from 0 to 18446744073709551615, not -1."),
        (
            ["dice", "--bots", "king"],
            "There is no computer player 'king'; choose one of random, villager, burgher, master, bailiff, countess.",
        ),
        (["--resume=-"], "A game is resumed from a file, since standard input is for your choices."),
        (["nim", "--resume", str(part)], f"{part} is a game of dice, not of nim."),
        (
            ["--resume", str(part), "--players", "3"],
            f"The table of {part} is set up already; leave out --players, --mix and --setup.",
        ),
        (["--resume", str(precious)], "This is no record of a game: it has no header Game."),
        (
            ["dice", "--save", str(precious)],
            f"Cannot write {precious}: there is such a file already, and it is kept.",
        ),
    ):
        assert refused(troyes("play", *arguments)) == sentence
    assert precious.read_text() == "precious"
    assert not (data / "games").exists()


def test_a_game_that_is_played_elsewhere(troyes: Command, part: Path) -> None:
    with files.locked(part):
        assert refused(troyes("play", "--resume", str(part))) == (
            f"{part} is in use by another program; try again when it is done."
        )


def test_a_data_folder_that_cannot_be_written(
    troyes: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TROYES_DATA", str(tmp_path / "file"))
    assert refused(troyes("play", "dice")).startswith("Cannot write ")


def test_no_achievements_yet(troyes: Command) -> None:
    assert (
        troyes("achievements").out == "Nothing has been counted yet: finish a game with 'troyes play dice'.\n"
    )
    assert json.loads(troyes("achievements", "--json").out) == {"people": {}}


def test_counting_finished_records(troyes: Command, whole: Path, tmp_path: Path) -> None:
    more = [tmp_path / f"{seed}.txt" for seed in (2, 3)]
    for seed, path in zip((2, 3), more, strict=True):
        path.write_text(played(2, seed=seed, banquets="yes").text())
    first = troyes("achievements", "add", str(whole), "--name", "Ann")
    assert first == (0, f"{whole} is counted. Earned: Circle all knowledge.\n", "")
    again = troyes("achievements", "add", str(whole), *map(str, more), "--name", "Ann")
    assert again.out.splitlines()[0] == f"{whole} was counted before."
    assert "Earned: Play 3 games in company. Earned: Play 3 games with Banquets and Raids." in again.out
    shown = json.loads(troyes("achievements", "--json").out)["people"]
    assert list(shown) == ["Ann"]
    by_name = {each["name"]: each for each in shown["Ann"]["dice"]}
    assert by_name["multiplayer"] == {
        "name": "multiplayer",
        "title": "Play 3 games in company",
        "games": 3,
        "count": 3,
        "earned": True,
    }
    assert by_name["solo"]["count"] == 0
    table = troyes("achievements").out
    (company,) = [line for line in table.splitlines() if "Play 3 games in company" in line]
    assert " ".join(company.split()) == "earned Play 3 games in company 3 of 3"


def test_what_cannot_be_counted(troyes: Command, part: Path, whole: Path, data: Path) -> None:
    assert refused(troyes("achievements", "add")) == "Name at least one record to count."
    assert refused(troyes("achievements", "add", str(part), "--name", "Ann")) == (
        f"{part}: The game is not finished, so it cannot be counted."
    )
    assert refused(troyes("achievements", "add", "-", "--name", "Cy", stdin=whole.read_bytes())) == (
        "-: Nobody in this game is called 'Cy'; it was played by Ann, Bo."
    )
    assert not data.exists()


def test_a_damaged_store_of_achievements(troyes: Command, whole: Path, data: Path) -> None:
    data.mkdir()
    store = data / trophies.FILE
    store.write_text("{")
    sentence = (
        f"The achievements in {store} cannot be read, because it is not JSON; "
        "put a good copy there or move the file away."
    )
    assert refused(troyes("achievements")) == sentence
    assert refused(troyes("achievements", "add", str(whole), "--name", "Ann")) == f"{whole}: {sentence}"
    assert store.read_text() == "{"
