"""A table with one person at it: names, seats, the others' choices, and what may be known."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.city.builder import city
from tests.tui.talk import at_random, seated
from troyes.city.game import CITY
from troyes.core.errors import IllegalMove
from troyes.dice.game import DICE
from troyes.machine import files
from troyes.machine.files import FileError
from troyes.play.notation import read, write
from troyes.play.record import parse
from troyes.tui import typed
from troyes.tui.keeper import Keeper
from troyes.tui.story import story
from troyes.tui.table import Table


def test_the_others_have_names_and_the_record_says_who_is_who() -> None:
    table = seated(3, seat=1)
    assert table.session.names == ["Alix", "Ann", "Bertrand"]
    assert table.record().headers == {"Dice": "seed", "Random": "AC"}
    alix = Table.new(DICE, DICE.setup(3), 0, "Alix", 1, at_random())
    assert alix.session.names == ["Alix", "Bertrand", "Clemence"]
    assert len(set(seated(10).session.names)) == 10
    assert seated(1).record().headers == {"Dice": "seed"}


def test_the_same_seed_gives_the_same_game() -> None:
    assert seated(4, seed=5).record().text() == seated(4, seed=5).record().text()
    assert seated(4, seed=5).record().text() != seated(4, seed=6).record().text()


def test_the_others_choose_until_only_the_person_is_left() -> None:
    table = seated(5, seat=2)
    assert table.session.state.actors() == [2]
    assert table.session.state.prompt(2).name == "choose-die"


def test_a_town_crier_at_random_numbers_the_columns() -> None:
    table = seated(2, seat=1, numbering="expert")
    assert table.session.state.prompt(1).name == "choose-die"
    assert [line[:5] for line in story(table, chance=False)] == ["Alix "]


@pytest.mark.parametrize("words", ["6 5 4 3 2 1", "6 5 4 3 2"])
def test_a_choice_that_is_none_is_made_once_whether_it_is_said_or_not(words: str) -> None:
    table = seated(1, numbering="expert")
    table.choose([read(DICE, word) for word in words.split()])
    assert write(DICE, [entry.token for entry in table.session.log if entry.actor == 0]) == "6 5 4 3 2 1"


def test_what_is_chosen_in_secret_is_not_known() -> None:
    table = seated(2)
    assert [entry.actor for entry in table.session.log[table.known() :]] == [1, 1]
    assert not any(line.startswith("Alix") for line in story(table))
    table.choose([read(DICE, word) for word in ["die3", "city-hall4"]])
    assert story(table, chance=False)[-1].startswith("Ann takes the yellow 4 from place 3: -1 denier, then ")
    assert [line.split()[0] for line in story(table, chance=False)] == ["Alix", "Ann"]


def test_a_move_is_a_draft_until_it_is_complete() -> None:
    table = seated(2)
    before, logged = table.session.state.key(), len(table.session.log)
    table.choose([read(DICE, "die3")])
    assert (table.session.state.key(), len(table.session.log)) == (before, logged)
    assert table.view().prompt(0).name != "choose-die"
    assert story(table)[-1] == "Ann takes the yellow 4 from place 3: -1 denier."
    table.choose([read(DICE, "city-hall4")])
    assert table.draft == []
    moves = {entry.move for entry in table.session.log if entry.actor == 0}
    assert len(moves) == 1


def test_taking_back_goes_choice_by_choice_through_a_move() -> None:
    table = seated(1, numbering="expert")
    first = table.view().key()
    table.choose([read(DICE, word) for word in ["6", "5", "4", "3"]])
    assert write(DICE, table.draft) == "6 5 4 3"
    for left in ("6 5 4", "6 5", "6", ""):
        assert table.can_take_back()
        table.take_back()
        assert write(DICE, table.draft) == left
    assert not table.can_take_back()
    assert table.view().key() == first


def spending() -> Table:
    """Ann in a game of Troyes, after she recruited a citizen."""
    table = seated(2, game=CITY, seed=4)
    while CITY.vocabulary.token("recruit") not in table.view().options(0):
        table.choose(table.view().options(0)[:1])
        table.let_others_choose()
    table.choose([read(CITY, "recruit")])
    return table


def test_the_last_choice_of_a_move_that_was_played_is_taken_back() -> None:
    table = spending()
    assert table.draft == []
    assert CITY.vocabulary.text(table.session.log[-1].token) == "recruit"
    table.take_back()
    assert table.draft == []
    assert read(CITY, "recruit") in table.view().options(0)


def test_a_move_of_several_choices_that_was_played_is_a_draft_again_without_the_last() -> None:
    table = spending()
    table.take_back()
    before = table.view().key()
    table.choose([read(CITY, word) for word in ["turn", "r1@A"]])
    assert write(CITY, table.draft) == "turn r1@A"
    table.choose([read(CITY, "done")])
    assert table.draft == []
    table.take_back()
    assert write(CITY, table.draft) == "turn r1@A"
    assert table.session.state.view(0).key() == before


def test_a_game_from_a_file_takes_back_one_choice_too() -> None:
    record = spending().record()
    table = Table.resume(record, 0, None, 1, at_random())
    table.take_back()
    assert read(CITY, "recruit") in table.view().options(0)


def test_nothing_can_be_taken_back_when_the_game_is_over() -> None:
    table = seated(1)
    while not table.session.is_over:
        table.choose(table.view().options(0)[:1])
    assert not table.can_take_back()


def test_going_on_takes_the_seat_that_was_not_played_at_random() -> None:
    record = parse(seated(3, seat=1).record().text())
    assert Table.resume(record, None, None, 1, at_random()).seat == 1
    other = Table.resume(record, 2, "Cy", 1, at_random())
    assert (other.seat, other.name, other.record().headers) == (2, "Cy", {"Dice": "seed", "Random": "AB"})


def test_going_on_with_a_record_from_elsewhere_takes_the_first_seat() -> None:
    record = parse('[Game "dice"]\n[Version "1"]\n[Players "2"]\n[Event "Fair"]\n')
    table = Table.resume(record, None, None, 1, at_random())
    assert (table.seat, table.name) == (0, "A")
    assert table.record().headers == {"Event": "Fair", "Random": "B"}


def test_a_whole_line_is_refused_or_none_of_it() -> None:
    table = seated(2)
    with pytest.raises(IllegalMove, match="'fortress1' cannot be chosen now"):
        typed.read(DICE, table.view(), 0, ["fortress1"])
    assert typed.read(DICE, table.view(), 0, ["die3", "city-hall4"]) == [
        read(DICE, "die3"),
        read(DICE, "city-hall4"),
    ]
    assert table.session.state.prompt(0).name == "choose-die"


def test_a_line_whose_words_are_only_out_of_order_is_told_the_order() -> None:
    """Also where the line goes on with a move that was begun before it."""
    view = city(2).dice("y4@A y6@A r6@B").start().state.view(0)
    with pytest.raises(
        IllegalMove, match=r"^'y4@A' is legal only in another order: write it before 'y6@A', as in "
    ):
        typed.read(CITY, view, 0, ["agriculture", "y6@A", "y4@A"])
    view.take(0, read(CITY, "agriculture"))
    with pytest.raises(IllegalMove, match="write it before 'y6@A', as in 'y4@A y6@A'; "):
        typed.read(CITY, view, 0, ["y6@A", "y4@A"])


def test_a_new_game_gets_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TROYES_DATA", str(tmp_path))
    paths = {Keeper.new("dice", None).path for _ in range(5)}
    assert len(paths) == 5
    assert {path.parent for path in paths} == {tmp_path / "games"}
    assert all(path.name.startswith("dice-") and path.suffix == ".txt" for path in paths)


def test_a_file_that_is_there_is_not_taken_for_a_new_game(tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    with pytest.raises(FileError, match="there is such a file already, and it is kept"):
        Keeper.new("dice", path)
    assert path.read_text() == "precious"


def test_a_game_is_played_in_one_place_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with (
        Keeper(path).holding(),
        pytest.raises(files.FileError, match="is in use by another program"),
        Keeper(path).holding(),
    ):
        pass


def test_a_game_that_went_on_elsewhere_since_it_was_read_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("further")
    with (
        pytest.raises(
            files.FileError, match=r"game\.txt was changed by another program just now; try again\."
        ),
        Keeper(path, "before").holding(),
    ):
        pass
    with Keeper(path, "further").holding():
        assert path.read_text() == "further"
