"""Every card, event, character and outdoor activity of the box has its woodcut on the page."""

from __future__ import annotations

import pytest

from troyes.city.game import CITY
from troyes.city.ladies.ramparts.faces import BY_LEVEL
from troyes.server.pictures.woodcuts import drawings

pytestmark = pytest.mark.once


def test_every_name_has_a_picture() -> None:
    """Copies of an event share theirs."""
    drawn = drawings("city")["glyphs"]
    faces = {face.name for level in BY_LEVEL for face in level}
    names = {*CITY.box.cards, *CITY.box.events, *CITY.box.characters, *faces}
    assert {name for name in names if name not in drawn and name.rstrip("0123456789") not in drawn} == set()
