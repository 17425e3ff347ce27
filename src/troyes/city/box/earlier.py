"""Position documents of earlier versions of the program, in the words of today.

What is now three numbers of an action, and one of the ramparts, was once called `times`; the scout's last event was
called `event`, and the die that somebody gives away in an exchange and those that are to be turned over were among the
`dice`. Which of them is meant follows from what lies ahead and from the target.
"""

from __future__ import annotations

from typing import Final

RAMPARTS: Final = "ladies-ramparts"
CALLED_TIMES: Final[dict[str, str]] = {
    "choose-times": "possible",
    "choose-way": "possible",
    "how-many-placed": "possible",
    "how-many-discarded": "possible",
    "arrow": "left",
    "shoot-on": "left",
    "charge-on": "left",
    "charge-again": "left",
    "scout": "left",
    "scout-on": "left",
}
"""By a step that lies ahead: what its `times` are called today."""


def of_today(document: object) -> object:
    """A document in which everything has its present name. What is no document stays as it is, to be refused."""
    action = document.get("action") if isinstance(document, dict) else None
    if not isinstance(document, dict) or not isinstance(action, dict):
        return document
    now = document.get("now")
    ahead = [step for step in now if isinstance(step, str)] if isinstance(now, list) else []
    under_way = dict(action)
    ramparts: dict[str, object] = {}
    if under_way.get("target") == "ramparts" and "times" in under_way:
        ramparts["points"] = under_way.pop("times")
    for name in [CALLED_TIMES[step] for step in ahead if step in CALLED_TIMES]:
        if "times" in under_way and name not in under_way:
            under_way[name] = under_way.pop("times")
    if "scout" in ahead and "event" in under_way:
        under_way["scouted"] = under_way.pop("event")
    if "turn-dice" in ahead and "dice" in under_way:
        under_way["turning"] = under_way.pop("dice")
    if "get-die" in ahead and "dice" in under_way:
        ramparts["given"] = under_way.pop("dice")
    if "watch-activation" in ahead and "act" in ahead:
        document = document | {"now": with_sending(ahead)}
    return document | {"action": under_way} | remembered(document, ramparts)


def with_sending(ahead: list[str]) -> list[str]:
    """What lies ahead, where the ramparts were about to look whether their cubes may be sent on after the action: now
    they look when it has taken effect."""
    rest = [step for step in ahead if step != "watch-activation"]
    acted = rest.index("act") + 1
    return [*rest[:acted], "send-cube", *rest[acted:]]


def remembered(document: dict[str, object], ramparts: dict[str, object]) -> dict[str, object]:
    """What the ramparts remember beside what the document says of them."""
    modules = document.get("modules")
    track = modules.get(RAMPARTS) if isinstance(modules, dict) else None
    if not ramparts or not isinstance(modules, dict) or not isinstance(track, dict):
        return {}
    return {"modules": modules | {RAMPARTS: track | ramparts}}
