"""Positions that an earlier version of the program wrote in the middle of an action, kept for ever: they are read, and
go on as they went on then.

Once one number, `times`, said how often a card can be activated, how often it is, how often it may still be, and how
many action points were used on the ramparts. Dice that were to be turned over were once among those of the action.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from troyes.city.box.earlier import of_today
from troyes.city.game import CITY
from troyes.city.modules.registry import MODULES

KEPT = Path(__file__).parents[2] / "fixtures" / "positions"
POSITIONS: list[dict[str, Any]] = json.loads((KEPT / "under_way.json").read_text())
TURNING: list[dict[str, Any]] = json.loads((KEPT / "turning.json").read_text())
"""Dice were chosen to be turned over, before an action and before a black die."""
SENDING: list[dict[str, Any]] = json.loads((KEPT / "sending.json").read_text())
"""A card was about to be activated after which a cube of the ramparts may be sent on."""
RENAMED: dict[str, tuple[dict[str, object], dict[str, object]]] = {
    "choose-times": ({"possible": 1}, {}),
    "choose-way": ({"possible": 1}, {}),
    "how-many-placed": ({"possible": 2}, {}),
    "how-many-discarded": ({"possible": 1}, {}),
    "share-miller": ({"times": 1}, {}),
    "share-landlady": ({"times": 1}, {}),
    "arrow": ({"left": 2}, {}),
    "shoot-on": ({"left": 1}, {}),
    "pick-event": ({"left": 1}, {}),
    "charge-on": ({"left": 1}, {}),
    "charge-again": ({"left": 2}, {}),
    "scout": ({"scouted": "civil-war"}, {}),
    "scout-on": ({"left": 1}, {}),
    "use-points-0": ({}, {}),
    "use-points-1": ({}, {"points": 3}),
    "use-points-3": ({}, {"points": 3}),
    "give-die": ({}, {}),
    "get-die": ({}, {"given": "w5@B"}),
}
"""By the step that asks: what the action and the ramparts are said to remember today."""


def test_all_steps_that_shared_a_number_are_among_the_positions() -> None:
    assert sorted(position["step"] for position in POSITIONS) == sorted(RENAMED)


@pytest.mark.parametrize(
    "position",
    [*POSITIONS, *TURNING, *SENDING],
    ids=lambda position: " ".join(position["document"]["now"][:2]),
)
def test_an_earlier_position_in_the_middle_of_an_action_goes_on(position: dict[str, Any]) -> None:
    s = CITY.restore(position["document"])
    assert s.agenda[-1].name == position["step"]
    assert [CITY.vocabulary.text(token) for token in s.options(s.actors()[0])] == position["options"]
    for word in position["words"]:
        token = CITY.vocabulary.token(word)
        assert token is not None
        s.take(s.actors()[0], token)
    assert CITY.document(s) == position["after"]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: str(position["step"]))
def test_an_earlier_position_is_written_in_the_words_of_today(position: dict[str, Any]) -> None:
    document: Any = CITY.document(CITY.restore(position["document"]))
    action = document["action"]
    ramparts = document.get("modules", {}).get("ladies-ramparts", {})
    of_cards, of_ramparts = RENAMED[position["step"]]
    names = ("possible", "times", "left", "event", "scouted")
    assert {name: action[name] for name in names if name in action} == of_cards
    assert {name: ramparts[name] for name in ("points", "given") if name in ramparts} == of_ramparts
    assert of_today(document, MODULES) == document


@pytest.mark.parametrize(("position", "turning"), list(zip(TURNING, ["r2@A r6@A", "r1@C"], strict=True)))
def test_dice_that_were_to_be_turned_over_are_none_of_the_action(
    position: dict[str, Any], turning: str
) -> None:
    document: Any = CITY.document(CITY.restore(position["document"]))
    assert document["action"] == {"spent": True, "turning": turning}
    assert of_today(document) == document


def test_a_position_of_today_keeps_both_numbers_where_it_says_both() -> None:
    document = {"now": ["choose-times"], "action": {"target": "merchant", "possible": 2, "times": 1}}
    assert of_today(document, MODULES) == document
