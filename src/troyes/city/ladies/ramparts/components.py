"""What is printed on the ramparts and on the outdoor Activity tiles, and how sure we are of it."""

from __future__ import annotations

from typing import Final

from troyes.city.box.certainty import CERTAIN, INFERRED, LIKELY
from troyes.city.ladies.ramparts.alphabet import NUMERALS, OUTDOOR_LEVELS
from troyes.city.ladies.ramparts.faces import BY_LEVEL
from troyes.city.ladies.ramparts.track import LAST_SPACE, gate
from troyes.core.game import Component
from troyes.core.message import Message, Value, message

LEVELS: Final = (
    (INFERRED, Message("city-note-outdoor-weaker")),
    (LIKELY, Message("city-note-outdoor-dice")),
    (INFERRED, Message("city-note-outdoor-stronger")),
    (LIKELY, Message("city-note-outdoor-top")),
)
"""How sure we are that faces are of a level, and why."""


def of_gate(level: int) -> Component:
    """The space of a gate. The last one is where the track began."""
    name = message("city-box-gate", gate=NUMERALS[level])
    value = message("city-box-gate-value", space=int(gate(level)), last=LAST_SPACE)
    if gate(level) == LAST_SPACE:
        return Component(name, value, CERTAIN)
    return Component(name, value, INFERRED, Message("city-note-gates"))


def of_level(level: int) -> Component:
    """Which faces are of a level."""
    certainty, note = LEVELS[level]
    titles: list[Message] = [face.title() for face in BY_LEVEL[level]]
    args: dict[str, Value] = {"faces": titles}
    name = message("city-box-outdoor", level=NUMERALS[level])
    return Component(name, Message("city-box-outdoor-value", args), certainty, note)


COMPONENTS: Final[tuple[Component, ...]] = (
    *[of_gate(level) for level in range(OUTDOOR_LEVELS)],
    *[of_level(level) for level in range(OUTDOOR_LEVELS)],
)
