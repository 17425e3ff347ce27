"""What the code of Troyes Dice puts into the names of entries, by walking the box."""

from __future__ import annotations

from troyes.core.message import Message
from troyes.dice.banquets import SIDES
from troyes.dice.constants import (
    CATHEDRAL,
    CHARACTERS,
    CITIZENS,
    FORTRESS,
    GREAT_HALL,
    HALVES,
    RESOURCES,
    ROWS,
)
from troyes.dice.game import DICE
from troyes.dice.sheet import OWED_NAMES
from troyes.dice.words.glossary import Explanation, glossary

NUMBERINGS = next(choice.values for choice in DICE.choices if choice.name == "numbering")
FREE_CONSTRUCTIONS = OWED_NAMES[:4]


def explanations() -> list[Explanation]:
    """All that is explained, however the columns are numbered."""
    setups = [DICE.setup(2, {"numbering": how, "banquets": "yes"}) for how in NUMBERINGS]
    return [one for setup in setups for one in glossary(setup).values()]


def members(before: str, messages: list[Message], after: str = "") -> tuple[str, ...]:
    """What stands between two parts in the names of messages."""
    names = {one.name for one in messages if one.name.startswith(before) and one.name.endswith(after)}
    return tuple(sorted(name.removeprefix(before).removesuffix(after) for name in names))


def valued() -> list[Message]:
    """The printed values that have a name and a value of their own in the catalogue."""
    return [one.value for one in DICE.components if isinstance(one.value, Message)]


BOARD: dict[str, tuple[str, ...]] = {
    "dice-board-{}": (*RESOURCES, "any", *CITIZENS, *HALVES),
    "dice-board-{}-of": CITIZENS,
    "dice-board-{}-to-spend": RESOURCES,
    "dice-board-building-{}": ("free", "drawn", "lost"),
    "dice-board-tile-title-{}": ("banquet", "raid"),
}
"""Words of the page's board that a drawing of it says too."""

FAMILIES: dict[str, tuple[str, ...]] = {
    "dice-about-row-{}": (ROWS[FORTRESS], ROWS[GREAT_HALL], ROWS[CATHEDRAL]),
    "dice-about-{}": members("dice-about-", [one.title for one in explanations()]),
    "dice-about-{}-text": members("dice-about-", [one.text for one in explanations()], "-text"),
    "dice-ask-free-{}": FREE_CONSTRUCTIONS,
    "dice-box-{}": members("dice-box-", valued(), "-value"),
    "dice-box-{}-value": members("dice-box-", valued(), "-value"),
    "dice-character-{}": CHARACTERS,
    "dice-citizen-{}": CITIZENS,
    "dice-half-{}": HALVES,
    "dice-happens-end-{}": HALVES,
    "dice-numbers-{}": tuple(NUMBERINGS),
    "dice-one-{}": CITIZENS,
    "dice-owed-{}": OWED_NAMES,
    "dice-prestige-{}": CITIZENS,
    "dice-resource-{}": RESOURCES,
    "dice-row-{}": ROWS,
    "dice-rule-{}": members("dice-rule-", [one.rule for one in explanations()]),
    "dice-{}": members("dice-", [side.text for side in SIDES[1:]]),
    "dice-{}s": CITIZENS,
}
