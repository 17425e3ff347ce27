"""Position documents of earlier versions of the program, in the words of today: what The Ladies of Troyes call
otherwise.

Their cards had numbers of the base game's that have names of their own now; the scout's last event was called
`event`. An action on the ramparts once said how many action points were used (`times`) and which die is given away
(`dice`): the ramparts remember that now; and they looked before an action whether cubes may be sent on after it.
"""

from __future__ import annotations

from typing import Any, Final

from troyes.city.box.earlier import action_of, ahead_of, times_called, without
from troyes.city.ladies.ramparts.track import NAME
from troyes.city.module import Renamed

CALLED_TIMES: Final[dict[str, str]] = {
    "choose-way": "possible",
    "how-many-placed": "possible",
    "how-many-discarded": "possible",
    "scout": "left",
    "scout-on": "left",
}
"""By a step that lies ahead: what its `times` are called today."""


class OnCards(Renamed):
    """What their Activity cards call otherwise."""

    def of_today(self, document: dict[str, Any]) -> dict[str, Any]:
        today = times_called(document, CALLED_TIMES)
        action = action_of(today)
        if "scout" in ahead_of(today) and "event" in action:
            return today | {"action": without(action, "event") | {"scouted": action["event"]}}
        return today


class OnRamparts(Renamed):
    """What the ramparts remember beside what the document says of them."""

    def of_today(self, document: dict[str, Any]) -> dict[str, Any]:
        today = document
        if action_of(document).get("target") == "ramparts":
            today = remembered(today, "times", "points")
        if "get-die" in ahead_of(document):
            today = remembered(today, "dice", "given")
        return sending(today)


def remembered(document: dict[str, Any], name: str, today: str) -> dict[str, Any]:
    """A document in which the ramparts remember what the action under way said by another name."""
    action = action_of(document)
    modules = document.get("modules")
    track = modules.get(NAME) if isinstance(modules, dict) else None
    if name not in action or not isinstance(modules, dict) or not isinstance(track, dict):
        return document
    there = modules | {NAME: track | {today: action[name]}}
    return document | {"action": without(action, name), "modules": there}


def sending(document: dict[str, Any]) -> dict[str, Any]:
    """A document in which the ramparts look whether their cubes may be sent on when an action has taken effect; once
    they did so before it."""
    ahead = ahead_of(document)
    if "watch-activation" not in ahead or "act" not in ahead:
        return document
    rest = [step for step in ahead if step != "watch-activation"]
    acted = rest.index("act") + 1
    return document | {"now": [*rest[:acted], "send-cube", *rest[acted:]]}
