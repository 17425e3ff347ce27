"""Changes to printed values that are refused, each by its name."""

from __future__ import annotations

import pytest

from troyes.city.box.components import load
from troyes.core.errors import SetupError

COST = "a whole number from 0 to 20"
RISING = "three rising whole numbers from 1 to 30"


@pytest.mark.parametrize(
    ("key", "value", "wish"),
    [
        ("cards.merchant.cost", 21, COST),
        ("cards.merchant.cost", -1, COST),
        ("cards.merchant.cost", "4", COST),
        ("cards.merchant.cost", 4.0, COST),
        ("cards.merchant.cost", [4], COST),
        ("cards.merchant.divisor", 0, "a whole number from 1 to 12"),
        ("cards.merchant.first", 11, "a whole number from 0 to 10"),
        ("cards.miller.second", 3, "a whole number from 0 to 2, which is cards.miller.first"),
        ("events.war.second", 3, "a whole number from 0 to 2, which is events.war.first"),
        ("events.war.banners", 7, "a whole number from 1 to 6"),
        ("events.war.calls", "red", "one of yellow, white"),
        ("events.war.dice", "black", "one of red, yellow, white, any"),
        ("buildings.palace.salary", 6, "a whole number from 0 to 5"),
        ("buildings.bishopric.row_width", 4, "1, 2, 3 or 6"),
        ("characters.henry-i.thresholds", [1, 5, 5], RISING),
        ("characters.henry-i.thresholds", [1, 3, 31], RISING),
        ("characters.henry-i.thresholds", [1, 3], RISING),
        ("neutral_spaces", ["palace7"], 'a list of 6 different spaces such as "palace2"'),
        ("kings_order", "palace1", 'a list of 18 different spaces such as "palace2"'),
    ],
)
def test_values_out_of_bounds_are_refused_by_name(key: str, value: object, wish: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(f"{key} = {value!r}")
    assert str(refused.value) == f"{key} must be {wish}, not {value!r}."


@pytest.mark.parametrize(
    ("key", "wish"), [("cards.merchant.cost", COST), ("buildings.palace.row_width", "1, 2, 3 or 6")]
)
def test_a_truth_value_is_no_number(key: str, wish: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(f"{key} = true")
    assert str(refused.value) == f"{key} must be {wish}, not True."
    with pytest.raises(SetupError, match=r"must be three rising whole numbers"):
        load("characters.henry-i.thresholds = [true, 3, 5]")


def test_a_first_space_below_the_second_is_refused() -> None:
    with pytest.raises(
        SetupError, match=r"^cards.merchant.second must be a whole number from 0 to 0, .*, not 1\.$"
    ):
        load("cards.merchant.first = 0")


def test_a_space_may_not_be_named_twice() -> None:
    with pytest.raises(SetupError, match=r"^neutral_spaces must be a list of 6 different spaces"):
        load('neutral_spaces = ["palace1", "palace1", "palace2", "palace3", "palace4", "palace5"]')


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[cards.merchent]\ncost = 4", "have no cards.merchent; did you mean cards.merchant?"),
        (
            "[cards.merchant]\nprice = 4",
            "have no cards.merchant.price; there are cost, first, second, divisor.",
        ),
        (
            "[events.war]\nflags = 3",
            "have no events.war.flags; there are dice, divisor, banners, first, second, calls.",
        ),
        (
            "events.resistance.calls = 1",
            "have no events.resistance.calls; there are dice, divisor, banners, first, second.",
        ),
        ("x = 1", "have no x; there are cards, events, characters, buildings, neutral_spaces, kings_order."),
        ("[cardz]", "have no cardz; did you mean cards?"),
    ],
)
def test_unknown_keys_are_refused_by_name(text: str, message: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(text)
    assert str(refused.value) == f"The components {message}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[[cards.merchant]]\ncost = 4",
            "cards.merchant must be a table of cost, first, second, divisor, not [{'cost': 4}].",
        ),
        ("buildings = 3", "buildings must be a table of palace, city-hall, bishopric, not 3."),
    ],
)
def test_what_is_no_table_is_refused_by_name(text: str, message: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(text)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[cards.merchant]\ncost 4", 2),
        ("# mine\n\n[cards.merchant", 3),
        ("[cards.merchant]\ncost = 4\ncost = 5\n", 3),
        ("cards.merchant.cost = ", 1),
    ],
)
def test_a_text_that_is_no_toml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(SetupError, match=rf"^Line {line} of the components is no TOML: [^\n]*\.$"):
        load(text)


@pytest.mark.parametrize(
    "text",
    [
        "cards.merchant.cost = " + "9" * 5000,
        "cards.merchant.cost = 0x" + "f" * 5000,
        "cards.merchant.cost" + ".a" * 5000 + " = 1",
        "cards = " + "[" * 5000,
    ],
)
def test_monstrous_texts_are_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(text)
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) < 200
