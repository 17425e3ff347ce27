"""What the toy module `guest` does with the box and with what was stored: its own old names, and what it takes out."""

from __future__ import annotations

import json
from typing import Any

from tests.city.modules.fair_table import fair
from tests.city.modules.guest import GAME
from tests.city.modules.guest_memory import NAME
from troyes.city.box.earlier import of_today
from troyes.city.modules.registry import MODULES


def test_a_guest_reads_what_it_once_called_otherwise() -> None:
    """Its wares were goods. The base game knows nothing of that."""
    document: Any = json.loads(json.dumps(fair(wares=(4, 1, 0, 0)).dice("y1@A").start().document()))
    old = json.loads(json.dumps(document))
    old["modules"][NAME]["goods"] = old["modules"][NAME].pop("wares")
    assert GAME.document(GAME.restore(old)) == document
    assert of_today(old, MODULES) == old


def test_a_mistake_in_an_old_document_is_no_crash() -> None:
    for modules in (None, 3, {}, {NAME: 3}, {NAME: {"goods": 3}, "other": []}):
        today = of_today({"modules": modules}, GAME.box.modules)
        assert isinstance(today, dict)
        assert set(today) == {"modules"}
