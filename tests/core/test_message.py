"""Something to be said, as data, and tellings made of it."""

from __future__ import annotations

from troyes.core.message import Message, message
from troyes.core.telling import Telling, chained, joined_throws, with_changes


def test_equal_messages_say_the_same() -> None:
    inside = message("deniers", count=2)
    assert message("gain", what=inside) == message("gain", what=message("deniers", count=2))
    assert message("gain", what=inside) != message("gain", what=message("deniers", count=3))
    assert Message("gain") != Message("lose")
    assert len({message("gain", what=inside), message("gain", what=message("deniers", count=2))}) == 1


def test_a_message_as_plain_data() -> None:
    assert Message("pass").plain() == {"id": "pass"}
    several = message("gain", count=3, seat="A", what=[Message("one"), Message("other")], shows=(3, 5))
    assert several.plain() == {
        "id": "gain",
        "args": {"count": 3, "seat": "A", "what": [{"id": "one"}, {"id": "other"}], "shows": [3, 5]},
    }


def test_several_changes_are_chained_from_the_first_on() -> None:
    one, two, three = Message("one"), Message("two"), Message("three")
    rest = message("told-change", first=two, rest=three)
    assert chained("told-change", [one]) == one
    assert chained("told-change", [one, two, three]) == message("told-change", first=one, rest=rest)
    assert with_changes(one, []) == one
    assert Telling(one, [two]).message() == message("told-changes", deed=one, changes=two)


def test_throws_alike_in_all_else_are_told_together() -> None:
    first = message("throw", colour=Message("red"), values=(3,))
    second = message("throw", colour=Message("red"), values=(5,))
    both = joined_throws(first, second)
    assert both == message("throw", colour=Message("red"), values=(3, 5))
    assert both is not None
    assert joined_throws(both, second) == message("throw", colour=Message("red"), values=(3, 5, 5))
    assert joined_throws(first, message("throw", colour=Message("white"), values=(5,))) is None
    assert joined_throws(first, message("other", colour=Message("red"), values=(5,))) is None
    assert joined_throws(Message("throw"), Message("throw")) is None
    assert joined_throws(first, message("throw", values=(5,))) is None
