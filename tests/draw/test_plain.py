"""Games without a picture of their own, and documents as people can read them."""

from __future__ import annotations

import json

import pytest

from tests.draw.paper import text
from troyes import draw
from troyes.core.state import CHANCE
from troyes.draw.plain import pretty
from troyes.play.notation import read


@pytest.mark.once
def test_a_game_that_nobody_has_drawn_is_shown_as_its_document() -> None:
    from tests.core.nim import NIM  # it cannot inherit from a compiled engine

    state = NIM.new(NIM.setup(2))
    state.take(CHANCE, read(NIM, "heap5"))
    assert json.loads(text(draw.picture(NIM, state, 0))) == NIM.document(state)
    assert text(draw.scoring(NIM, state, 0, ["Ann"])) == " A Ann: 0 points\n B: 0 points"
    assert text(draw.sheets(NIM, state, 0, ["Ann"])) == text(draw.scoring(NIM, state, 0, ["Ann"]))
    assert draw.choices(NIM, state, 0, state.options(0), ["1", "2", "3"]) is None
    assert text(draw.legend(NIM)) == " The table is shown as its position document."


def test_what_fits_on_a_line_stands_on_one() -> None:
    assert pretty({"a": [1, 2], "b": "ü"}) == '{"a": [1, 2], "b": "ü"}'


def test_what_does_not_fit_is_indented() -> None:
    row = list(range(20))
    document = {"rows": [row, row, row], "empty": []}
    assert pretty(document) == (
        '{\n  "rows": [\n'
        + ",\n".join(f"    {json.dumps(row)}" for _ in range(3))
        + '\n  ],\n  "empty": []\n}'
    )
    assert json.loads(pretty(document)) == document
