"""Position documents of earlier versions of the program, in the words of today.

What is now three numbers of an action was once called `times`, and the dice that are to be turned over were among the
`dice`: which is meant follows from what lies ahead. A module says the same of what is its own (`Renamed`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from troyes.city.module import Module

CALLED_TIMES: Final[dict[str, str]] = {
    "choose-times": "possible",
    "arrow": "left",
    "shoot-on": "left",
    "charge-on": "left",
    "charge-again": "left",
}
"""By a step that lies ahead: what its `times` are called today."""


def of_today(document: object, modules: Sequence[Module] = ()) -> object:
    """A document in which everything has its present name. What is no document stays as it is, to be refused."""
    if not isinstance(document, dict):
        return document
    today = document
    for part in modules:
        if part.renamed is not None:
            today = part.renamed.of_today(today)
    return dice_to_turn(times_called(today, CALLED_TIMES))


def dice_to_turn(document: dict[str, Any]) -> dict[str, Any]:
    """A document in which dice that are to be turned over are none of an action."""
    action = action_of(document)
    if "turn-dice" not in ahead_of(document) or "dice" not in action:
        return document
    return document | {"action": without(action, "dice") | {"turning": action["dice"]}}


def ahead_of(document: dict[str, Any]) -> list[str]:
    """The steps that lie ahead, the next one first."""
    now = document.get("now")
    return [step for step in now if isinstance(step, str)] if isinstance(now, list) else []


def action_of(document: dict[str, Any]) -> dict[str, Any]:
    """What is settled of the action under way, if anything is."""
    action = document.get("action")
    return action if isinstance(action, dict) else {}


def times_called(document: dict[str, Any], called: dict[str, str]) -> dict[str, Any]:
    """A document in which an action's `times` are called as the steps that lie ahead call them."""
    action = action_of(document)
    for name in [called[step] for step in ahead_of(document) if step in called]:
        if "times" in action and name not in action:
            return document | {"action": without(action, "times") | {name: action["times"]}}
    return document


def without(entries: dict[str, Any], name: str) -> dict[str, Any]:
    """Entries without one of them."""
    return {key: value for key, value in entries.items() if key != name}
