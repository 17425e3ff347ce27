"""Reading documents that somebody may have written by hand: each mistake is named by its place."""

from __future__ import annotations

import pytest

from troyes.core.document import Node, brief
from troyes.core.errors import PositionError

pytestmark = pytest.mark.both


def refusal(reading: object) -> str:
    """The sentence of an error."""
    assert isinstance(reading, pytest.ExceptionInfo)
    return str(reading.value)


def node(value: object) -> Node:
    return Node({"sheet": {"mark": value}}).child("sheet").child("mark")


def test_values_are_read_as_they_stand() -> None:
    assert node(3).whole(1, 3) == 3
    assert node("red").word(("red", "white")) == "red"
    assert node([1, 2]).wholes(1, 2, length=range(3)) == [1, 2]
    assert [item.value for item in node([1, "x"]).items(0, 2)] == [1, "x"]


@pytest.mark.parametrize(
    ("value", "quoted"),
    [
        (0, "0"),
        (4, "4"),
        (True, "True"),
        (2.0, "2.0"),
        ("2", "'2'"),
        ([], "[]"),
        (None, "missing"),
        (10**100, "1" + "0" * 56 + "..."),
    ],
)
def test_a_number_out_of_bounds_or_of_another_kind(value: object, quoted: str) -> None:
    with pytest.raises(PositionError) as error:
        node(value).whole(1, 3)
    assert refusal(error) == f"sheet.mark must be a whole number from 1 to 3, not {quoted}."


@pytest.mark.parametrize(
    ("value", "quoted"), [("blue", "'blue'"), (1, "1"), (None, "missing"), (["red"], "['red']")]
)
def test_a_word_that_is_not_among_those_known(value: object, quoted: str) -> None:
    with pytest.raises(PositionError) as error:
        node(value).word(("red", "white"))
    assert refusal(error) == f"sheet.mark must be one of red, white, not {quoted}."


@pytest.mark.parametrize("value", [[], [1, 2, 3, 4], {"a": 1}, "ab", None, 2])
def test_a_list_of_the_wrong_length_or_no_list(value: object) -> None:
    with pytest.raises(PositionError, match=r"^sheet\.mark must be a list of 1 to 3 items, not "):
        node(value).items(1, 3)


def test_a_list_of_one_possible_length() -> None:
    with pytest.raises(PositionError, match=r"^sheet\.mark must be a list of 2 items, not \[\]\.$"):
        node([]).items(2, 2)


def test_an_item_is_named_by_its_place() -> None:
    with pytest.raises(
        PositionError, match=r"^sheet\.mark\[1\] must be a whole number from 1 to 3, not 9\.$"
    ):
        node([1, 9]).wholes(1, 3, length=range(3))


@pytest.mark.parametrize("value", [[], "text", 3, None])
def test_what_is_no_object_has_no_children(value: object) -> None:
    with pytest.raises(PositionError, match=r"^sheet\.mark must be an object, not "):
        node(value).child("below")
    with pytest.raises(PositionError, match=r"^sheet\.mark must be an object, not "):
        node(value).only(("below",))
    assert not node(value).has("below")


def test_an_unknown_key_is_refused_with_those_known() -> None:
    with pytest.raises(PositionError) as error:
        Node({"day": 1, "dya": 2}).only(("day", "half"))
    assert refusal(error) == "the position has an unknown key 'dya'; it may have day, half."


def test_null_counts_as_missing() -> None:
    assert not Node({"day": None}).has("day")
    assert Node({"day": 0}).has("day")


def test_long_values_are_cut_in_errors() -> None:
    assert brief("x" * 100) == "'" + "x" * 56 + "..."
    assert brief("x" * 58) == "'" + "x" * 58 + "'"
