"""Records as text: they lead back to the game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.nim import NIM
from tests.play.records import NIM_TEXT, dice_text
from troyes.core.errors import RecordError
from troyes.core.state import CHANCE
from troyes.dice.game import DICE
from troyes.play.record import UNFINISHED, Record, parse, result_of
from troyes.play.table import Table


def test_a_record_reads_back() -> None:
    record = parse(NIM_TEXT)
    assert (record.game, record.setup.players, record.setup.choices) == (NIM, 2, {"rounds": "one"})
    assert (record.names, record.result, record.headers) == (["A", "B"], "0 4", {})
    assert [actor for actor, _ in record.entries] == [CHANCE, 0, 1, 0, 0, 1]
    assert record.text() == NIM_TEXT
    assert record.replay().scores() == [0, 4]


def test_a_game_of_dice_reads_back() -> None:
    record = parse(dice_text())
    assert record.text() == dice_text()
    assert result_of(record.replay()) == record.result != UNFINISHED
    assert record.names == ["Anna", "Bert"]


def test_tokens_of_one_actor_share_a_line() -> None:
    record = Record(Table(NIM, NIM.setup()), [(CHANCE, 0), (0, 3), (0, 4), (1, 3)])
    assert record.text().endswith("\n\n* heap4\nA bid0 bid1\nB bid0\n")


def test_how_lines_are_broken_does_not_matter() -> None:
    broken = NIM_TEXT.replace("A take3 toB", "A take3\n\n  A\ttoB  ")
    assert parse(broken).entries == parse(NIM_TEXT).entries
    assert parse(NIM_TEXT.replace("\n", "\r\n")).text() == NIM_TEXT
    assert parse(NIM_TEXT.rstrip()).text() == NIM_TEXT


def test_a_seat_without_tokens_says_nothing() -> None:
    assert parse(NIM_TEXT.replace("B take1", "B\nB take1")).text() == NIM_TEXT


def test_comments_are_skipped() -> None:
    noted = NIM_TEXT.replace("A bid0", "; who begins?\nA bid0 ; nothing; really").replace(
        "\n\n", "\n\n;[Game]\n"
    )
    assert parse(noted).text() == NIM_TEXT


def test_only_headers_are_a_game_that_has_not_begun() -> None:
    record = parse('[Game "nim"]\n[Version "3"]\n[Players "3"]')
    assert (record.entries, record.result, record.names) == ([], UNFINISHED, ["A", "B", "C"])
    assert record.setup.choices == {"rounds": "one"}
    assert record.replay().actors() == [CHANCE]


def test_headers_of_others_are_kept() -> None:
    text = NIM_TEXT.replace("[Result", '[Event "Fair of Saint-Jean"]\n[SeatC "nobody"]\n[Result')
    record = parse(text)
    assert record.headers == {"Event": "Fair of Saint-Jean", "SeatC": "nobody"}
    assert record.text() == text


@pytest.mark.parametrize(
    "name",
    [
        "Zoé",
        'Ada "the Countess"',
        "back\\slash",
        "ends with \\",
        '\\"',
        "[Game]",
        '"] [Result "9 9"]',
        "; no comment",
        "日本 🏰",
        "",
        "* A take1",
        "e\u0301",
        "\u202eright to left",
    ],
    ids=range(13),
)
def test_odd_names_read_back(name: str) -> None:
    text = Record(Table(NIM, NIM.setup()), names=[name, "B"]).text()
    assert parse(text).names == [name, "B"]
    assert parse(text).text() == text


@pytest.mark.parametrize(
    "between", ["\n", "\r\n", "\t", "  ", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"]
)
def test_a_name_stands_on_one_line(between: str) -> None:
    text = Record(Table(NIM, NIM.setup()), names=[f" two{between}lines ", "B"]).text()
    assert parse(text).names == ["two lines", "B"]


@given(names=st.lists(st.text(), min_size=2, max_size=2))
@settings(deadline=None, derandomize=True, max_examples=200)
def test_any_names_read_back(names: list[str]) -> None:
    text = Record(Table(DICE, DICE.setup(2)), names=names).text()
    assert parse(text).names == [" ".join(name.split()) for name in names]


def test_replay_to_a_token() -> None:
    record = parse(NIM_TEXT)
    states = [record.replay(at) for at in range(7)]
    assert [state.actors() for state in states] == [[CHANCE], [0, 1], [1], [0], [0], [1], []]
    assert states[-1].key() == record.replay().key()


@pytest.mark.parametrize("at", [-1, 7, 10**9])
def test_replay_to_a_token_that_is_not_there(at: int) -> None:
    with pytest.raises(
        RecordError, match=rf"^The record has 6 tokens, so it cannot be shown at token {at}\.$"
    ):
        parse(NIM_TEXT).replay(at)


def test_an_unfinished_record_claims_nothing() -> None:
    cut = parse(NIM_TEXT.replace('"0 4"', '"*"').replace("B take1", ""))
    assert cut.replay().actors() == [1]
