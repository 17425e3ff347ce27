"""A table as SVG: it is well-formed, shows what the page's scene says, and nothing that the scene does not know."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import troyes
from tests.city.builder import city
from tests.city.modules.guest import GAME
from tests.core.nim import NIM
from troyes.core.state import State
from troyes.server.pictures import drawn
from troyes.server.scenes import scenery
from troyes.server.scenes.dice.woodcuts import BUILT, CROSS
from troyes.server.scenes.paper import COLOURS
from troyes.server.scenes.woodcuts import DIE, PIPS, drawings, glyphs
from troyes.words import PSEUDO, speaking

pytestmark = pytest.mark.once

SVG = "{http://www.w3.org/2000/svg}"
PAGE = Path(__file__).resolve().parents[2] / "web" / "src"
THEME = PAGE / "theme.css"
BARE = re.compile(r"[-\d÷×✓–=IABCDN\s.…·:]*")
"""Numbers, signs and letters of seats, which are the same in every language."""


def played(name: str, tokens: int, **choices: Any) -> State:
    state, rng = troyes.make(name, seed=1, **choices), troyes.Rng(2)
    for _ in range(tokens):
        state.step(rng.pick(state.options()))
        state.throw(rng)
    return state


def parsed(state: State, viewer: int | None = None) -> ElementTree.Element:
    picture = drawn(state) if viewer is None else drawn(state, viewer)
    assert picture is not None
    return ElementTree.fromstring(picture)


def refs(picture: ElementTree.Element) -> Counter[str]:
    return Counter(ref for one in picture.iter(f"{SVG}g") if (ref := one.get("data-ref")))


def texts(picture: ElementTree.Element) -> list[str]:
    return [" ".join(one.itertext()) for one in picture.iter(f"{SVG}text")]


def of(picture: ElementTree.Element, ref: str) -> ElementTree.Element:
    return next(one for one in picture.iter(f"{SVG}g") if one.get("data-ref") == ref)


def scene(state: State) -> Any:
    origin = state.origin()
    names = [chr(65 + seat) for seat in range(origin.setup.players)]
    return scenery(origin.game).scene(origin.game, state, -5, names)


def test_every_piece_of_troyes_is_there() -> None:
    state = played("city", 120, players=3)
    picture, told = parsed(state), scene(state)
    wanted = Counter(event.ref for event in told.events)
    wanted += Counter(slot.card.ref if slot.card else slot.ref for slot in told.slots)
    wanted += Counter(die.ref for seat in (*told.seats, told.neutral) for die in seat.dice)
    for building in told.buildings:
        wanted += Counter([building.ref, *(space.ref for row in building.rows for space in row.spaces)])
        wanted += Counter([building.lying_ref] * len(building.lying))
    wanted += Counter(f"black:{value}" for value in told.black)
    wanted += Counter(["cathedral", "agriculture", *(f"district:{letter}" for letter in "ABCN")])
    assert refs(picture) == wanted
    assert "Round 3 of 5" in texts(picture)
    pictures = {event.ref: event.picture for event in told.events}
    pictures |= {slot.card.ref: slot.card.ref.partition(":")[2] for slot in told.slots if slot.card}
    for ref, name in pictures.items():
        lines = [one.get("d") for one in of(picture, ref).iter(f"{SVG}path")]
        assert glyphs()[name] in lines, name
    die = told.seats[0].dice[0]
    assert len(list(of(picture, die.ref).iter(f"{SVG}circle"))) == die.value
    standing = next(space for row in told.buildings[0].rows for space in row.spaces if space.owner)
    assert texts(of(picture, standing.ref)) == [standing.owner]


def test_what_has_no_woodcut_has_a_blank_coat_of_arms() -> None:
    """The Barker is a guest's; the Priest beside him has his own."""
    table = city(2, game=GAME).settled(fair="yes").card("barker").card("priest")
    picture = parsed(table.start().state)
    plain = drawings("city")["plain"]
    for card, is_plain in (("card:barker", True), ("card:priest", False)):
        assert (plain in [one.get("d") for one in of(picture, card).iter(f"{SVG}path")]) == is_plain


def test_every_piece_of_troyes_dice_is_there() -> None:
    state = played("dice", 60, players=3, banquets="yes")
    picture, told = parsed(state), scene(state)
    found = refs(picture)
    for row in told.printed.rows:
        for column in range(6):
            assert found[f"building:{row.name}:{column + 1}"] == 3
    marks = Counter(mark for sheet in told.sheets for row in sheet.rows for mark in row.buildings)
    lines = Counter(one.get("d", "") for one in picture.iter(f"{SVG}path"))
    strokes = [lines[one["strokes"]] for one in drawings("dice")["buildings"].values()]
    assert strokes == [18] * 6
    assert lines[CROSS] == marks["lost"] > 5
    built = Counter(one.get("fill") for one in picture.iter(f"{SVG}path"))
    assert sum(built[colour] for colour in BUILT.values()) == marks["drawn"] > 5
    dice = [place for place in told.places if place.die]
    assert sum(count for ref, count in found.items() if ref.startswith("die:")) == len(dice) == 4
    for sheet in told.sheets:
        assert str(sheet.total) in texts(of(picture, f"sheet:{sheet.seat}"))


@pytest.mark.parametrize("mix", ["base", "first", "all"])
def test_what_a_seat_may_not_see_is_not_drawn(mix: str) -> None:
    state = played("city", 40, players=2, mix=mix)
    names = {
        seat.owner: [troyes.words.text(one.title.id) for one in seat.characters]
        for seat in scene(state).seats
    }
    whole, seen = (" ".join(texts(parsed(state, viewer))) for viewer in (None, 0))
    assert names["A"]
    assert all(name in whole for owner in "AB" for name in names[owner])
    assert all(name in seen for name in names["A"])
    assert not any(name in seen for name in names["B"] if name not in names["A"])


@pytest.mark.parametrize("name, choices", [("city", {"players": 2, "mix": "all"}), ("dice", {"players": 2})])
def test_every_word_comes_from_the_catalogue(name: str, choices: dict[str, Any]) -> None:
    state = played(name, 50, **choices)
    with speaking(PSEUDO):
        picture = parsed(state)
    said = [*texts(picture), *(one.text or "" for one in picture.iter(f"{SVG}title"))]
    assert [one for one in said if not ("⟦" in one or "⟧" in one or "[" in one or BARE.fullmatch(one))] == []


def test_colours_are_those_of_the_page() -> None:
    day = THEME.read_text("utf-8").split("}")[0]
    assert COLOURS.items() <= dict(re.findall(r"--([\w-]+): (#\w{6});", day)).items()


def test_dice_are_those_of_the_page() -> None:
    page = (PAGE / "art" / "Die.svelte").read_text("utf-8")
    fills = dict(re.findall(r"\.(\w+ \.(?:face|edge)) \{\s+fill: (#\w{6});", page))
    lying = {
        name: fill for name, fill in fills.items() if not name.startswith("clear")
    }  # thrown, and not yet laid
    assert lying == {
        f"{colour} .{part}": DIE[colour][i] for colour in DIE for i, part in enumerate(("face", "edge"))
    }
    pips = re.findall(r"\[([\d.]+), ([\d.]+)\]", page)
    assert [(float(x), float(y)) for x, y in pips] == [pip for value in range(1, 7) for pip in PIPS[value]]


def test_a_notebook_has_the_board_or_else_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played("dice", 5, players=1)
    assert state._repr_svg_() == drawn(state)
    nim = NIM.new(NIM.setup(2))
    assert drawn(nim) is None
    monkeypatch.setitem(sys.modules, "troyes.server.pictures", None)
    assert "<svg" in state._repr_svg_() != drawn(state)
