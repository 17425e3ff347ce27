"""Position documents written by hand that will not do: the name of whatever is wrong."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dice.box.documents import ACTING, BEFORE, TILES, WHEEL, changed, read
from tests.dice.laws import check_position
from troyes.core import walk
from troyes.core.errors import PositionError
from troyes.core.rng import Rng
from troyes.dice.game import DICE

# Documents that will not do


REFUSALS: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("unknown-key", ACTING, {"dya": 4}, "the position has an unknown key 'dya'"),
    ("game-missing", ACTING, {"game": None}, "game must be one of dice, not missing."),
    ("game-other", ACTING, {"game": "city"}, "game must be one of dice, not 'city'."),
    ("version", ACTING, {"version": 3}, "version must be a whole number from 1 to 2, not 3."),
    ("players-none", ACTING, {"players": 0}, "players must be a whole number from 1 to 10, not 0."),
    ("players-many", ACTING, {"players": 11}, "players must be a whole number from 1 to 10, not 11."),
    ("players-text", ACTING, {"players": "2"}, "players must be a whole number from 1 to 10, not '2'."),
    ("players-truth", ACTING, {"players": True}, "players must be a whole number from 1 to 10, not True."),
    ("players-part", ACTING, {"players": 2.0}, "players must be a whole number from 1 to 10, not 2.0."),
    ("setup-key", ACTING, {"setup": {"tiles": "yes"}}, "setup has an unknown key 'tiles'"),
    ("setup-kind", ACTING, {"setup": []}, "setup must be an object, not []."),
    ("numbering", ACTING, {"setup": {"numbering": "last"}}, "setup.numbering must be one of first, rolled, expert, not 'last'."),
    ("banquets", ACTING, {"setup": {"banquets": True}}, "setup.banquets must be one of no, yes, not True."),
    ("day-missing", ACTING, {"day": None}, "day must be a whole number from 1 to 9, not missing."),
    ("day-late", ACTING, {"day": 10}, "day must be a whole number from 1 to 9, not 10."),
    ("half", ACTING, {"half": "noon"}, "half must be one of morning, afternoon, not 'noon'."),
    ("half-after-the-end", ACTING, {"day": 9, "dice": None}, "half must be morning on day 9, when the game is over, not 'afternoon'."),
    ("numbers-fixed", ACTING, {"numbers": [6, 5, 4, 3, 2, 1]}, "numbers must be what the numbering 'first' writes, not [6, 5, 4, 3, 2, 1]."),
    ("numbers-missing", ACTING, {"setup": {"numbering": "expert"}}, "numbers must be a list of 0 to 6 items, not missing."),
    ("numbers-twice", ACTING, {"setup": {"numbering": "expert"}, "numbers": [1, 2, 3, 3, 5, 6]}, "numbers must be different numbers, not [1, 2, 3, 3, 5, 6]."),
    ("numbers-bounds", ACTING, {"setup": {"numbering": "expert"}, "numbers": [1, 2, 7]}, "numbers[2] must be a whole number from 1 to 6, not 7."),
    ("numbers-few", ACTING, {"setup": {"numbering": "expert"}, "numbers": [1, 2]}, "numbers must be six numbers once play has begun, not [1, 2]."),
    ("numbers-half-rolled", BEFORE, {"setup": {"numbering": "rolled"}, "numbers": [1, 2]}, "numbers must be what the numbering 'rolled' writes, not [1, 2]."),
    ("numbers-unsteady", ACTING, {"setup": {"numbering": "rolled"}, "numbers": [1, 2, 3, 4, 6, 5]}, "numbers must be rising or falling by ones, not [1, 2, 3, 4, 6, 5]."),
    ("numbers-before-plazas", BEFORE, {"setup": {"numbering": "rolled"}, "numbers": [1]}, "wheel must be a list of 9 plazas once they are laid, not []."),
    ("wheel-short", ACTING, {"wheel": WHEEL[:8]}, "wheel must be a list of 9 plazas once they are laid, not "),
    ("wheel-long", ACTING, {"wheel": [*WHEEL, WHEEL[0]]}, "wheel must be a list of 0 to 9 items, not "),
    ("plaza-kind", ACTING, {"wheel__4": "R/Y"}, "wheel[4] must be an object, not 'R/Y'."),
    ("plaza-key", ACTING, {"wheel__4__colour": "red"}, "wheel[4] has an unknown key 'colour'"),
    ("plaza-colour", ACTING, {"wheel__4__up": "black"}, "wheel[4].up must be one of red, yellow, white, not 'black'."),
    ("plaza-one-sided", ACTING, {"wheel__4__under": None}, "wheel[4].under must be one of red, yellow, white, not missing."),
    ("plaza-twice", ACTING, {"wheel__4": WHEEL[0]}, "wheel[4] must be one of the nine tiles of the game that is not in another notch, not "),
    ("plaza-three-times", ACTING, {"wheel__8": {"up": "yellow", "under": "red"}}, "wheel[8] must be one of the nine tiles of the game that is not in another notch, not "),
    ("tile-without-expansion", ACTING, {"wheel__0__tile": 3}, "wheel[0].tile must be left out without Banquets and Raids, not 3."),
    ("tiles-missing", ACTING, {"setup": {"banquets": "yes"}}, "wheel must be nine plazas of which three bear a tile, not "),
    ("tile-two-colours", ACTING, {"setup": {"banquets": "yes"}, "wheel": TILES, "wheel__3__tile": 8}, "wheel[3].tile must be beside a plaza of a single colour, not 8."),
    ("tile-twice", ACTING, {"setup": {"banquets": "yes"}, "wheel": TILES, "wheel__1__tile": 5}, "wheel[1].tile must be different from the other tiles, not 5."),
    ("tile-number", ACTING, {"setup": {"banquets": "yes"}, "wheel": TILES, "wheel__1__tile": 9}, "wheel[1].tile must be a whole number from 1 to 8, not 9."),
    ("tile-side", ACTING, {"setup": {"banquets": "yes"}, "wheel": TILES, "wheel__1__side": "back"}, "wheel[1].side must be one of banquet, raid, not 'back'."),
    ("tile-too-early", BEFORE, {"setup": {"banquets": "yes"}, "wheel": TILES[:3]}, "wheel must be nine plazas whose tiles are laid in the order of the notches, not "),
    ("tile-out-of-order", BEFORE, {"setup": {"banquets": "yes"}, "wheel": [*WHEEL[:1], *TILES[1:]]}, "wheel must be nine plazas whose tiles are laid in the order of the notches, not "),
    ("dice-key", ACTING, {"dice__white": 3}, "dice has an unknown key 'white'"),
    ("dice-black-missing", ACTING, {"dice__black": None}, "dice.black must be a whole number from 1 to 6, not missing."),
    ("dice-black-bounds", ACTING, {"dice__black": 7}, "dice.black must be a whole number from 1 to 6, not 7."),
    ("dice-others-bounds", ACTING, {"dice__others": [1, 0, 3]}, "dice.others[1] must be a whole number from 1 to 6, not 0."),
    ("dice-five", ACTING, {"dice__others": [1, 2, 3, 4]}, "dice.others must be a list of 0 to 3 items, not [1, 2, 3, 4]."),
    ("dice-after-the-end", ACTING, {"day": 9, "half": "morning"}, "dice must be left out before and after play, not "),
    ("dice-before-plazas", BEFORE, {"dice": {"black": 1}}, "dice must be left out before and after play, not "),
    ("dice-before-tiles", BEFORE, {"setup": {"banquets": "yes"}, "wheel": WHEEL, "dice": {"black": 1}}, "dice must be left out until the three tiles are laid, not "),
    ("sheets-missing", ACTING, {"sheets": None}, "sheets must be a list of 2 items, not missing."),
    ("sheets-few", ACTING, {"sheets": [{}]}, "sheets must be a list of 2 items, not [{}]."),
    ("sheet-kind", ACTING, {"sheets__1": 0}, "sheets[1] must be an object, not 0."),
    ("sheet-key", ACTING, {"sheets__1__points": 9}, "sheets[1] has an unknown key 'points'"),
    ("circled-few", ACTING, {"sheets__1__circled": {"deniers": 2}}, "sheets[1].circled.deniers must be a whole number from 3 to 18, not 2."),
    ("circled-many", ACTING, {"sheets__1__circled": {"deniers": 19}}, "sheets[1].circled.deniers must be a whole number from 3 to 18, not 19."),
    ("circled-key", ACTING, {"sheets__1__circled": {"gold": 5}}, "sheets[1].circled has an unknown key 'gold'"),
    ("unspent-negative", ACTING, {"sheets__1__unspent": {"deniers": -1}}, "sheets[1].unspent.deniers must be a whole number from 0 to 3, not -1."),
    ("unspent-more-than-circled", ACTING, {"sheets__1__unspent": {"deniers": 4}}, "sheets[1].unspent.deniers must be a whole number from 0 to 3, not 4."),
    ("citizens-many", ACTING, {"sheets__0__citizens": {"priest": 21}}, "sheets[0].citizens.priest must be a whole number from 0 to 20, not 21."),
    ("citizens-key", ACTING, {"sheets__0__citizens": {"monk": 1}}, "sheets[0].citizens has an unknown key 'monk'"),
    ("drawn-column", ACTING, {"sheets__0__drawn": {"palace": [7]}}, "sheets[0].drawn.palace[0] must be a whole number from 1 to 6, not 7."),
    ("drawn-twice", ACTING, {"sheets__0__drawn": {"palace": [2, 2]}}, "sheets[0].drawn.palace must be a list of different columns, not [2, 2]."),
    ("drawn-kind", ACTING, {"sheets__0__drawn": {"palace": 2}}, "sheets[0].drawn.palace must be a list of 0 to 6 items, not 2."),
    ("drawn-row", ACTING, {"sheets__0__drawn": {"tower": [1]}}, "sheets[0].drawn has an unknown key 'tower'"),
    ("crossed-column", ACTING, {"sheets__0__crossed": {"red": [0]}}, "sheets[0].crossed.red[0] must be a whole number from 1 to 6, not 0."),
    ("crossed-colour", ACTING, {"sheets__0__crossed": {"black": [1]}}, "sheets[0].crossed has an unknown key 'black'"),
    ("value-without-cathedral", ACTING, {"sheets__0__values": {"palace": 1}}, "sheets[0].values.palace must be written if, and only if, its Cathedral is drawn, not 1."),
    ("cathedral-without-value", ACTING, {"sheets__0__drawn": {"cathedral": [2]}}, "sheets[0].values.palace must be written if, and only if, its Cathedral is drawn, not 0."),
    ("values-order", ACTING, {"sheets__0": {"drawn": {"cathedral": [1, 2]}, "values": {"fortress": 1, "palace": 2}}}, "sheets[0].values must be the first of 1, 1, 2, 2, 3, 3 in some order, not "),
    ("values-bounds", ACTING, {"sheets__0": {"drawn": {"cathedral": [1]}, "values": {"fortress": 4}}}, "sheets[0].values.fortress must be a whole number from 0 to 3, not 4."),
    ("asked-word", ACTING, {"sheets__0__asked": "all"}, "sheets[0].asked must be one of die, use, first, "),
    ("asked-too-early", ACTING, {"dice": {"black": 1}, "sheets__0__asked": "die"}, "sheets[0].asked must be nothing while no four dice are on offer, not 'die'."),
    ("nobodys-turn", ACTING, {"sheets": [{"asked": "nothing"}, {"asked": "nothing"}]}, "sheets must ask at least one seat for something while four dice are on offer."),
    ("chosen-missing", ACTING, {"sheets__0__asked": "use"}, "sheets[0].chosen must be a whole number from 1 to 4, not missing."),
    ("chosen-bounds", ACTING, {"sheets__0": {"asked": "use", "chosen": 5}}, "sheets[0].chosen must be a whole number from 1 to 4, not 5."),
    ("chosen-black", ACTING, {"sheets__0": {"asked": "use", "chosen": 2}}, "sheets[0].chosen must be the position of a die that can be chosen, not 2."),
    ("owed-while-choosing", ACTING, {"sheets__0__owed": {"column": 1}}, "sheets[0].owed must be the bonuses that go with asked 'die', not {'column': 1}."),
    ("owed-other", ACTING, {"sheets__0": {"asked": "column", "owed": {"citizen": 1}}}, "sheets[0].owed must be the bonuses that go with asked 'column', not {'citizen': 1}."),
    ("owed-one-of-many", ACTING, {"sheets__0": {"asked": "first", "owed": {"citizen": 2}}}, "sheets[0].owed must be the bonuses that go with asked 'first', not {'citizen': 2}."),
    ("owed-bounds", ACTING, {"sheets__0": {"asked": "column", "owed": {"column": 10}}}, "sheets[0].owed.column must be a whole number from 0 to 9, not 10."),
    ("owed-key", ACTING, {"sheets__0": {"asked": "column", "owed": {"row": 1}}}, "sheets[0].owed has an unknown key 'row'"),
    ("shown-too-early", ACTING, {"dice": None, "sheets__0__shown": {}}, "sheets[0].shown must be left out while nobody is acting, not {}."),
    ("shown-key", ACTING, {"sheets__0__shown": {"asked": "die"}}, "sheets[0].shown has an unknown key 'asked'"),
    ("shown-bounds", ACTING, {"sheets__0__shown": {"citizens": {"knight": 30}}}, "sheets[0].shown.citizens.knight must be a whole number from 0 to 20, not 30."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("document", "changes", "sentence"),
    [refused[1:] for refused in REFUSALS],
    ids=[refused[0] for refused in REFUSALS],
)
def test_a_document_is_refused(document: dict[str, Any], changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError) as error:
        read(changed(document, **changes))
    message = str(error.value)
    assert message.startswith(sentence)
    assert message.endswith(".")


@pytest.mark.parametrize("document", [None, 3, "dice", [], [BEFORE], True])
def test_what_is_no_object_is_refused(document: object) -> None:
    with pytest.raises(PositionError, match=r"^the position must be an object, not "):
        read(document)


EVERY_PRESTIGE = {
    "drawn": {row: [1, 2, 3, 4, 5, 6] for row in ("fortress", "great-hall", "cathedral")},
    "values": {"fortress": 1, "palace": 1, "great-hall": 2, "city-hall": 2, "cathedral": 3, "bishopric": 3},
}
EVERY_CITIZEN = {"citizens": {"knight": 20, "artisan": 20, "priest": 20}}


@pytest.mark.parametrize(
    "sheet",
    [
        {**EVERY_PRESTIGE, "asked": "knight15", "owed": {"knight15": 1}},
        {**EVERY_CITIZEN, "asked": "citizen", "owed": {"citizen": 1}},
        {**EVERY_PRESTIGE, "asked": "first", "owed": {"priest15": 1, "column": 1}},
        {"crossed": {colour: [1, 2, 3, 4, 5, 6] for colour in ("red", "yellow", "white")}, "asked": "column", "owed": {"column": 1}},
    ],
    ids=["prestige", "citizen", "one-of-two", "work"],
)  # fmt: skip
def test_a_bonus_that_can_bring_nothing_is_refused(sheet: dict[str, Any]) -> None:
    """It would be lost at once, so nobody can be asked for it: there would be nothing to choose."""
    with pytest.raises(PositionError, match=r"^sheets\[0\]\.owed must be "):
        read(changed(ACTING, sheets__0=sheet))


# Anything at all


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-2, 22)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "red", "yes", "die", "use", "first", "nothing", "morning", "raid", "column", "expert", "rolled"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)  # fmt: skip


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside a document: what holds it, and under which key or index."""
    found: list[tuple[Any, Any]] = []
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    for key in keys:
        found.append((value, key))
        found += places(value[key])
    return found


STARTS = [
    BEFORE,
    ACTING,
    changed(ACTING, setup={"banquets": "yes"}, wheel=TILES),
    changed(ACTING, sheets__0__asked="use", sheets__0__chosen=3),
    changed(ACTING, sheets__1__asked="first", sheets__1__owed={"column": 1, "citizen": 2, "knight15": 1}),
    changed(ACTING, sheets__1__asked="column", sheets__1__owed={"column": 1}),
    changed(ACTING, sheets__0={"citizens": {"knight": 19, "artisan": 14, "priest": 10}}),
    changed(ACTING, setup={"numbering": "expert"}, numbers=[6, 1, 5, 2, 4, 3]),
    changed(ACTING, day=9, half="morning", dice=None),
]


@given(data=st.data())
@settings(deadline=None, derandomize=True, max_examples=400)
def test_any_change_to_a_document_is_refused_or_can_be_played_on(data: st.DataObject) -> None:
    short = data.draw(st.sampled_from(STARTS))
    document: Any = DICE.document(read(short)) if data.draw(st.booleans()) else copy.deepcopy(short)
    for _ in range(data.draw(st.integers(1, 3))):
        holder, key = data.draw(st.sampled_from(places(document)))
        if isinstance(holder, dict) and data.draw(st.integers(0, 5)) == 0:
            del holder[key]
        elif isinstance(holder, list) and data.draw(st.integers(0, 5)) == 0:
            holder.append(copy.deepcopy(holder[key]))
        else:
            holder[key] = data.draw(VALUES)
        if not places(document):
            break
    try:
        state = read(document)
    except PositionError:
        return
    assert read(DICE.document(state)).key() == state.key()
    assert all(state.options(actor) for actor in state.actors())
    walk.playout(state, Rng(data.draw(st.integers(0, 9))))
    assert state.actors() == []


@given(document=VALUES)
@settings(deadline=None, derandomize=True, max_examples=100)
def test_anything_is_refused(document: object) -> None:
    with pytest.raises(PositionError):
        read(document)


def test_a_position_keeps_the_laws() -> None:
    for document in STARTS[:3]:
        check_position(read(document))
