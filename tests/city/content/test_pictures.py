"""Everything of the box that is shown has its woodcut on the page, as its module says."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from tests.city.modules.guest import FAIR
from troyes.city.game import CITY
from troyes.server.scenes.woodcuts import glyphs

pytestmark = pytest.mark.once


def test_every_name_has_a_picture() -> None:
    assert {name for module in CITY.box.modules for name in module.drawn()} - set(glyphs()) == set()


def test_a_module_says_what_it_shows() -> None:
    """Copies of an event share theirs."""
    shown = {name for module in CITY.box.modules for name in module.drawn()}
    assert shown >= {
        "merchant",
        "brigands",
        "henry-i",
        "banker",
        "chief-outlaw",
        "isabeau-de-baviere",
        "1a",
        "4d",
    }
    assert shown.isdisjoint({"brigands1", "brigands2", "skirmishes1"})
    assert FAIR.drawn()[-3:] == ["quarrel", "margrave", "booth"]


def test_woodcuts_lie_in_the_file_of_their_box_and_none_is_never_shown() -> None:
    folder = files("troyes.server.pictures").joinpath("drawings")
    seen: set[str] = set()
    for box in CITY.words:
        lie = set(json.loads(folder.joinpath(f"woodcuts-{box}.json").read_text("utf-8")))
        shown = {name for module in CITY.box.modules if module.words == box for name in module.drawn()}
        assert lie == shown - seen
        seen |= lie
    assert seen == set(glyphs())
