"""Playing Troyes Dice in the terminal, line by line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.tui.talk import Talk, at_random, seated
from troyes.city.game import CITY
from troyes.dice.game import DICE
from troyes.machine.files import FileError
from troyes.play import record as records
from troyes.play.notation import read
from troyes.play.record import UNFINISHED
from troyes.tui import trophies
from troyes.tui.keeper import Keeper
from troyes.tui.loop import Left
from troyes.tui.opponents import Opponents, find
from troyes.tui.table import Table

CHOICES = """\
 Day 1, morning: choose a die and pay for it.
  1 die3           takes the yellow 4 from place 3: -1 denier
  2 die4           takes the white 4 from place 4: -2 deniers
  3 die2/influence takes the white 1 from place 2: -1 influence
  4 die2/deniers   takes the white 1 from place 2: -1 denier
  5 die2/knowledge takes the white 1 from place 2: -1 knowledge"""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TROYES_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def tokens(path: Path, letter: str) -> list[str]:
    """What a seat chose, by the record."""
    lines = path.read_text("utf-8").splitlines()
    return [word for line in lines if line.startswith(f"{letter} ") for word in line.split()[1:]]


def test_the_table_the_question_and_the_choices(path: Path) -> None:
    talk = Talk(seated(), path, [])
    assert " A Ann              [1]      [2]" in talk.text
    assert " B Alix                 3" in talk.text
    assert CHOICES in talk.text
    assert talk.left is Left.BY_QUITTING
    assert talk.text.endswith(f" The game is kept. Go on with:\n troyes play --resume {path}")


def test_who_plays_is_said_first(path: Path) -> None:
    assert Talk(seated(), path, []).text.startswith(" Against Alix. Level random: chooses blindly.\n")
    talk = Talk(seated(4), path, [])
    assert talk.text.startswith(" Against Alix, Bertrand and Clemence. Level random: ")
    assert "Against" not in Talk(seated(1), path, []).text


def test_what_the_others_did_before_the_first_question_is_told(path: Path) -> None:
    others = Opponents(find("villager"), seed=3)
    table = Table.new(CITY, CITY.setup(2), 1, "Ann", 3, others)
    introduction, news = Talk(table, path, []).text.split("\n\n")[:2]
    assert " ".join(introduction.split()) == (
        "Against Alix. Level villager: plays at random, but makes no senseless move."
    )
    assert news.startswith(" Alix ")


@pytest.mark.parametrize("line", ["1", "die3", "  die3  "])
def test_choosing_by_number_and_by_notation(path: Path, line: str) -> None:
    talk = Talk(seated(), path, [line])
    assert talk.answers()[0].startswith("\n What do you do with the yellow 4?\n  1 influence+1 -3i2k +1i ")
    assert tokens(path, "A") == []


@pytest.mark.parametrize("line", ["die3 city-hall4", "1 city-hall4", "die3 40", "1 40"])
def test_a_whole_move_in_one_line(path: Path, line: str) -> None:
    talk = Talk(seated(), path, [line])
    assert tokens(path, "A") == ["die3", "city-hall4"]
    news = talk.answers()[0].splitlines()
    assert news[1].startswith(" Alix takes the ")
    assert " Ann takes the yellow 4 from place 3: -1 denier, then builds the City Hall in" in news
    assert " Day 1, afternoon: choose a die and pay for it." in news


@pytest.mark.parametrize(
    "line, answer",
    [
        ("x", "'x' is neither a choice here nor a command; type ? for help."),
        ("6", "There is no choice 6 here; the list goes from 1 to 5."),
        ("0", "There is no choice 0 here; the list goes from 1 to 5."),
        (
            "die1",
            "'die1' cannot be chosen now; A may choose die3 die4 die2/influence die2/deniers die2/knowledge.",
        ),
        ("die3 fortress9", "'fortress9' is neither a choice here nor a command; type ? for help."),
        ("die3 city-hall4 die1", "Your move is complete before 'die1'; choose that when you are asked."),
        (
            "u",
            "There is nothing to take back: since your last choice, dice were thrown or others have moved.",
        ),
        ("save", "Say where to, as in: save my-game.txt"),
    ],
)
def test_a_line_that_cannot_be_done_changes_nothing(path: Path, line: str, answer: str) -> None:
    talk = Talk(seated(), path, [line])
    said = " ".join(talk.answers()[0].split(" Day 1")[0].split())
    assert said == answer
    assert tokens(path, "A") == []


def test_taking_back(path: Path) -> None:
    talk = Talk(seated(), path, ["die3", "undo", "die4", "u", "u"])
    assert CHOICES in talk.answers()[1]
    assert CHOICES in talk.answers()[3]
    assert "There is nothing to take back" in talk.answers()[4]
    assert tokens(path, "A") == []
    assert len(tokens(path, "B")) == 2


def test_what_was_taken_back_can_be_chosen_otherwise(path: Path) -> None:
    Talk(seated(), path, ["die3", "u", "die4 bishopric4"])
    assert tokens(path, "A") == ["die4", "bishopric4"]


def test_help_names_every_command_and_sign(path: Path) -> None:
    (answer, *_) = Talk(seated(), path, ["?"]).answers()
    for word in ("u ", "p, or Enter", "s ", "list", "log", "save FILE", "q ", "■3■", "attack!"):
        assert word in answer
    assert CHOICES in answer


def test_many_choices_in_words_on_demand(path: Path) -> None:
    (_, answer, *_) = Talk(seated(), path, ["die3", "list", "p"]).answers()
    assert " 40 city-hall4  builds the City Hall in column 4, number 4: +2 artisans\n" in answer


def test_the_table_again(path: Path) -> None:
    first, second = Talk(seated(), path, ["", "p"]).answers()[:2]
    assert first.startswith(" others  ")
    assert second.startswith(" others  ")


def test_the_other_sheets(path: Path) -> None:
    (answer, *_) = Talk(seated(3), path, ["s"]).answers()
    assert [line.split()[1] for line in answer.splitlines() if "each  VP" in line] == ["Alix", "Bertrand"]


def test_the_story_so_far_keeps_secrets(path: Path) -> None:
    talk = Talk(seated(), path, ["log", "die3", "log", "city-hall4", "log"])
    before, _, during, _, after = talk.answers()[:5]
    assert before.startswith(" A yellow plaza is laid, yellow on its back; ")
    assert "Alix" not in before.split("Day 1")[0]
    assert "Alix" not in during
    assert " Ann takes the yellow 4 from place 3: -1 denier." in during
    assert " Alix takes the " in after
    assert "The black die shows 1. Thrown for the plazas: 4, 1, 4." in " ".join(after.split())


def test_a_copy_of_the_game(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "my game.txt"
    talk = Talk(seated(), path, ["die3", f"save {copy}", f"save {copy}"])
    assert copy.read_text("utf-8") == talk.saved()
    assert "A copy is in" in talk.answers()[1]
    assert "there is such a file already" in " ".join(talk.answers()[2].split())


def test_every_move_is_on_the_disk_before_the_next_question(path: Path) -> None:
    seen: list[list[str]] = []
    lines = iter(["die3", "city-hall4"])

    class Watching(Talk):
        def _read(self, prompt: str) -> str:
            seen.append(tokens(self.path, "A"))
            return next(lines, "q")

    Watching(seated(), path, [])
    assert seen == [[], [], ["die3", "city-hall4"]]


def test_a_move_is_on_the_disk_while_the_others_think(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated()
    kept: list[list[str]] = []

    def think(*_: object) -> None:
        kept.append(tokens(path, "A"))
        raise KeyboardInterrupt

    monkeypatch.setattr(table.others, "move", think)
    talk = Talk(table, path, ["die3 city-hall4"])
    assert kept == [["die3", "city-hall4"]]
    assert talk.left is Left.BY_CTRL_C
    assert tokens(path, "A") == ["die3", "city-hall4"]


@pytest.mark.parametrize("line", ["q", "quit", "exit"])
def test_leaving(path: Path, line: str) -> None:
    talk = Talk(seated(), path, ["die3 city-hall4", line])
    assert talk.left is Left.BY_QUITTING
    assert talk.text.endswith(f"\n The game is kept. Go on with:\n troyes play --resume {path}")
    assert records.parse(talk.saved()).result == UNFINISHED


def test_ctrl_c_is_a_way_to_leave(path: Path) -> None:
    talk = Talk(seated(), path, ["die3 city-hall4"], then=KeyboardInterrupt)
    assert talk.left is Left.BY_CTRL_C
    assert talk.text.endswith(f"troyes play --resume {path}")
    assert tokens(path, "A") == ["die3", "city-hall4"]


def test_leaving_in_the_middle_of_a_move_says_that_it_is_not_kept(path: Path) -> None:
    talk = Talk(seated(), path, ["die3", "q"])
    assert talk.text.endswith(
        f"\n The game is kept, but not the move that you had begun. Go on with:\n troyes play --resume {path}"
    )
    assert tokens(path, "A") == []


def test_going_on_in_the_middle_of_a_move(path: Path) -> None:
    table = seated()
    table.session.play(0, read(DICE, "die3"))
    record = records.parse(table.record().text())
    talk = Talk(Table.resume(record, None, None, 1, at_random()), path, ["city-hall4"])
    assert " A Ann              [1]      [2]" in talk.text.split("What do you do with the yellow 4?")[0]
    assert tokens(path, "A") == ["die3", "city-hall4"]


def test_a_save_that_fails_ends_the_conversation_and_keeps_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated()
    Keeper(path).save(table.record())
    before = path.read_text("utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError, match="no space left on device"):
        Talk(table, path, ["die3"])
    assert path.read_text("utf-8") == before


def test_numbers_that_are_words_are_typed_as_they_are(path: Path) -> None:
    talk = Talk(seated(1, numbering="expert"), path, ["3", "2", "2", "6 5 4"])
    assert "  1  writes 1 above column 1\n" in talk.text
    assert "  2  writes 2 above column 2\n  4  writes 4 above column 2\n" in talk.text
    assert "'2' cannot be chosen now; A may choose 1 4 5 6." in " ".join(talk.answers()[2].split())
    assert tokens(path, "A") == ["3", "2", "6", "5", "4", "1"]


def test_a_choice_without_alternative_may_be_said_or_left_out(path: Path) -> None:
    Talk(seated(1, numbering="expert"), path, ["3 2 6 5 4 1"])
    assert tokens(path, "A") == ["3", "2", "6", "5", "4", "1"]


def test_a_whole_game_to_its_end(path: Path, data: Path) -> None:
    talk = Talk(seated(2), path, ["1"] * 100)
    assert talk.left is Left.GAME_OVER
    record = records.parse(talk.saved())
    points = record.replay().scores()
    assert record.result == " ".join(str(each) for each in points)
    end = talk.text.split(" Victory points")[1].splitlines()
    assert end[0].split() == [str(each) for each in points]
    winner = "Ann" if points[0] > points[1] else "Alix"
    assert end[2] == f" {winner} wins with {max(points)} points."
    assert end[-1] == f" The record is in {path}"
    people = trophies.read(data / trophies.FILE)
    assert list(people) == ["Ann"]
    assert list(people["Ann"]["dice"]) == [trophies.digest(record)]


def test_a_finished_game_is_shown_again_and_not_counted_again(path: Path, data: Path) -> None:
    Talk(seated(1), path, ["1"] * 100)
    store = (data / trophies.FILE).read_bytes()
    record = records.parse(path.read_text("utf-8"))
    talk = Talk(Table.resume(record, None, None, 1, at_random()), path, [])
    assert talk.left is Left.GAME_OVER
    assert f"Ann ends with {record.result} points." in talk.text
    assert (data / trophies.FILE).read_bytes() == store


def test_the_third_game_alone_is_an_achievement(tmp_path: Path) -> None:
    talks = [Talk(seated(1, seed=seed), tmp_path / f"{seed}.txt", ["1"] * 100) for seed in (1, 2, 3)]
    told = [" Achievement earned: Play 3 games alone." in talk.text for talk in talks]
    assert told == [False, False, True]


def test_a_damaged_store_does_not_spoil_the_end(path: Path, data: Path) -> None:
    data.mkdir()
    (data / trophies.FILE).write_text("{")
    talk = Talk(seated(1), path, ["1"] * 100)
    assert talk.left is Left.GAME_OVER
    assert f"Then count this game with: troyes achievements add {path}" in talk.text
    assert (data / trophies.FILE).read_text() == "{"


@pytest.mark.once
def test_any_game_can_be_played_even_one_without_a_drawing(path: Path) -> None:
    from tests.core.nim import NIM  # it cannot inherit from a compiled engine

    talk = Talk(seated(2, game=NIM, seed=3), path, ["log", "s", "?", *["1"] * 9])
    assert talk.left is Left.GAME_OVER
    assert " Bid for the first of 5 stones.\n  1 bid0 bids 0\n" in talk.text
    assert "The table is shown as its position document." in talk.text
