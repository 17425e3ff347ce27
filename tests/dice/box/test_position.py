"""Position documents written by hand: the smallest that will do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.box.documents import ACTING, BEFORE, TILES, WHEEL, changed, read
from tests.dice.builder import A, fresh, table
from tests.dice.laws import check_position
from troyes.core.message import Message, message
from troyes.core.state import CHANCE
from troyes.dice.game import DICE


def test_the_smallest_document_is_a_new_game() -> None:
    assert read(BEFORE).key() == DICE.new(DICE.setup(1)).key()


def test_what_is_left_out_has_its_usual_value() -> None:
    written: Any = DICE.document(read(ACTING))
    assert written["version"] == DICE.version == 2
    assert written["setup"] == {"numbering": "first", "banquets": "no"}
    assert written["numbers"] == [1, 2, 3, 4, 5, 6]
    assert written["sheets"][1] == {
        "unspent": {"influence": 3, "deniers": 3, "knowledge": 3},
        "circled": {"influence": 3, "deniers": 3, "knowledge": 3},
        "citizens": {"knight": 0, "artisan": 0, "priest": 0},
        "drawn": {},
        "crossed": {},
        "values": {},
        "asked": "die",
    }
    assert written["half"] == "afternoon"
    assert DICE.document(read(changed(ACTING, half=None)))["half"] == "morning"


def test_a_wheel_that_is_left_out_is_laid_with_the_usual_plazas() -> None:
    """Red, yellow, white and red at the places of this half day, from the free one on; it is one of the game's wheels."""
    state = read(changed(ACTING, wheel=None))
    document: Any = DICE.document(state)
    assert [document["wheel"][notch]["up"] for notch in (8, 0, 1, 2)] == ["red", "yellow", "white", "red"]
    assert len(document["wheel"]) == 9
    check_position(state)
    assert read(document).key() == state.key()


@pytest.mark.parametrize("half", ["morning", "afternoon"])
@pytest.mark.parametrize("day", range(1, 10))
def test_a_wheel_that_is_left_out_can_be_laid_on_every_day(day: int, half: str) -> None:
    over = day == 9
    changes = {"day": day, "half": "morning" if over else half, "dice": None, "wheel": None}
    check_position(read(changed(ACTING, **changes)))


def test_a_wheel_that_is_left_out_has_its_three_tiles_with_banquets_and_raids() -> None:
    document: Any = DICE.document(read(changed(ACTING, wheel=None, setup={"banquets": "yes"})))
    tiles = [plaza for plaza in document["wheel"] if plaza["up"] == plaza["under"]]
    assert [(plaza["tile"], plaza["side"]) for plaza in tiles] == [
        (1, "banquet"),
        (2, "banquet"),
        (3, "banquet"),
    ]


def test_before_the_game_a_wheel_that_is_left_out_is_laid_and_an_empty_one_is_not() -> None:
    assert read(changed(BEFORE, wheel=None)).prompt(CHANCE).name == "roll-die"
    assert read(BEFORE).prompt(CHANCE).name == "lay-plaza"


def test_with_all_four_dice_the_attack_is_over() -> None:
    """The black 3 on a white plaza crosses out nothing more; the throw of the fourth die would."""
    assert all("white" not in sheet["crossed"] for sheet in written_sheets(ACTING))
    thrown = read(changed(ACTING, dice={"black": 3, "others": [1, 3]}))
    word = DICE.vocabulary.token("6")
    assert word is not None
    thrown.take(CHANCE, word)
    sheets: Any = DICE.document(thrown)["sheets"]
    assert [sheet["crossed"] for sheet in sheets] == [{"red": [3]}] * 2


def written_sheets(document: dict[str, Any]) -> list[dict[str, Any]]:
    """The sheets of a document, read and written again."""
    sheets: Any = DICE.document(read(document))["sheets"]
    return list(sheets)


def test_null_is_the_same_as_left_out() -> None:
    nulls = changed(ACTING, version=None, setup=None, numbers=None, sheets__0__unspent=None)
    assert read(nulls).key() == read(ACTING).key()


def test_unspent_resources_are_all_that_are_circled_unless_said_otherwise() -> None:
    state = read(changed(ACTING, sheets__0__circled={"deniers": 8}, sheets__1__unspent={"deniers": 1}))
    written: Any = DICE.document(state)["sheets"]
    assert written[0]["unspent"] == {"influence": 3, "deniers": 8, "knowledge": 3}
    assert written[1]["unspent"] == {"influence": 3, "deniers": 1, "knowledge": 3}


def test_the_dice_lie_where_they_belong() -> None:
    state = read(ACTING)
    assert ([int(die) for die in state.dice], int(state.black)) == ([1, 3, 3, 6], 1)
    assert [state.is_open(position) for position in range(4)] == [True, False, True, True]
    assert state.actors() == [0, 1]


def test_the_order_of_the_other_dice_does_not_matter() -> None:
    assert read(changed(ACTING, dice={"black": 3, "others": [6, 3, 1]})).key() == read(ACTING).key()


@pytest.mark.parametrize(
    ("dice", "left"), [({}, 4), (None, 4), ({"black": 2}, 3), ({"black": 2, "others": [6, 1]}, 1)]
)
def test_a_throw_goes_on(dice: object, left: int) -> None:
    state = read(changed(ACTING, dice=dice))
    for _ in range(left):
        assert state.actors() == [CHANCE]
        state.take(CHANCE, state.options(CHANCE)[0])
    assert state.actors() == [0, 1]


def test_plazas_that_are_left_are_laid() -> None:
    state = read(changed(BEFORE, wheel=WHEEL[:7]))
    assert [DICE.vocabulary.text(token) for token in state.options(CHANCE)] == ["Y/W", "W/Y"]
    assert state.prompt(CHANCE).question == message("dice-ask-lay-plaza", notch=8)


def test_tiles_that_are_left_are_laid() -> None:
    wheel = [*TILES[:2], *WHEEL[2:]]
    state = read(changed(BEFORE, wheel=wheel, setup={"banquets": "yes"}))
    assert [DICE.vocabulary.text(token) for token in state.options(CHANCE)] == [
        "tile1", "tile2", "tile3", "tile6", "tile7", "tile8",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("numbering", "numbers", "question"),
    [
        ("rolled", [], "roll-leftmost"),
        ("rolled", [4], "choose-direction"),
        ("rolled", [4, 3, 2, 1, 6, 5], "roll-die"),
        ("expert", [4, 1], "write-number"),
        ("expert", [4, 1, 6, 2, 3], "write-number"),
        ("expert", [4, 1, 6, 2, 3, 5], "roll-die"),
    ],
)
def test_numbers_that_are_left_are_written(numbering: str, numbers: list[int], question: str) -> None:
    state = read(changed(BEFORE, wheel=WHEEL, setup={"numbering": numbering}, numbers=numbers))
    assert state.prompt(state.actors()[0]).name == question


def test_a_finished_game() -> None:
    state = read(changed(ACTING, day=9, half="morning", dice=None))
    assert (state.actors(), state.scores()) == ([], [3, 3])


def test_a_seat_that_has_finished_waits() -> None:
    assert read(changed(ACTING, sheets__0__asked="nothing")).actors() == [1]


def test_a_seat_in_the_middle_of_its_action() -> None:
    state = read(changed(ACTING, sheets__0__asked="use", sheets__0__chosen=3))
    prompt = state.prompt(0)
    assert prompt.name == "use-die"
    assert prompt.question == message("dice-ask-use-die", colour=Message("colour-yellow"), value=3, place=3)
    assert read(DICE.document(state)).key() == state.key()


def test_a_seat_that_chooses_a_bonus() -> None:
    state = read(changed(ACTING, sheets__1__asked="first", sheets__1__owed={"column": 1, "citizen": 2}))
    assert [DICE.vocabulary.text(token) for token in state.options(1)] == ["first:column", "first:citizen"]


def test_a_bonus_of_the_fallback_is_written_and_read() -> None:
    """No die was chosen, so the place of the chosen one says nothing."""
    game = table(1).dice(black=1, others=(2, 3, 4))
    game.sheet(A, influence=0, deniers=0, knowledge=0, circled_influence=5, knights=14)
    playing = game.start().take(A, "one-of-each")
    assert playing.asked(A) == "free-construction-knight15"
    assert read(playing.document()).key() == playing.state.key()


def test_what_others_still_see_of_a_sheet() -> None:
    state = read(changed(ACTING, sheets__0={"citizens": {"knight": 4}, "shown": {"citizens": {"knight": 2}}}))
    seen: Any = DICE.document(state.view(1))
    assert seen["sheets"][0]["citizens"]["knight"] == 2
    assert "shown" not in seen["sheets"][0]


def test_builder_positions_are_documents() -> None:
    assert read(fresh(3, numbering="expert").document()).key() == fresh(3, numbering="expert").state.key()
