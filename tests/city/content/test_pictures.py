"""Every card, event, character and outdoor activity of the box has its woodcut on the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from troyes.city.game import CITY
from troyes.city.ladies.ramparts.faces import BY_LEVEL

pytestmark = pytest.mark.once

GLYPHS = Path(__file__).parents[3] / "web" / "src" / "games" / "city" / "glyphs.ts"
LINE = re.compile(r"^    \"?([a-z0-9-]+)\"?:", re.MULTILINE)


def test_every_name_has_a_picture() -> None:
    """Copies of an event share theirs."""
    drawn = set(LINE.findall(GLYPHS.read_text("utf-8")))
    faces = {face.name for level in BY_LEVEL for face in level}
    names = {*CITY.box.cards, *CITY.box.events, *CITY.box.characters, *faces}
    assert {name for name in names if name not in drawn and name.rstrip("0123456789") not in drawn} == set()
