"""What the code of Troyes puts into the names of entries, by walking the box."""

from __future__ import annotations

from troyes.city.box.certainty import BY_FIELD, EXCEPTIONS
from troyes.city.constants import BUILDINGS, COLOURS, DICE_NAMES
from troyes.city.content.effects import Per
from troyes.city.content.kinds import Bend
from troyes.city.game import CITY
from troyes.city.ladies.ramparts.faces import BY_LEVEL
from troyes.city.modules.king import MASTERFUL, VERDICTS
from troyes.city.words.glossary import words

MODULES = CITY.box.modules
CARDS = tuple(card for part in MODULES for card in part.cards)
NEUTRALS = tuple(dict.fromkeys(shape.neutral for part in MODULES for shape in part.shape))
CHARACTERS = tuple(one for part in MODULES for one in part.characters)


def bends() -> tuple[str, ...]:
    """All ways in which a cube bends dice."""
    found: list[Bend | None] = [card.effect.bend() for card in CARDS]
    return tuple(sorted({bend.name for bend in found if bend is not None}))


def counts() -> tuple[str, ...]:
    """All that cards and characters count."""
    effects = [card.effect for card in CARDS]
    of_cards = {effect.count.name for effect in effects if isinstance(effect, Per)}
    return tuple(sorted(of_cards | {one.count.name for one in CHARACTERS}))


def explained() -> tuple[str, ...]:
    """The words of the glossary whose entries bear their names."""
    found = words(CITY.rules(CITY.setup()))
    return tuple(name for name, one in found.items() if one.text.name == f"city-about-{name}")


def rewarded() -> tuple[str, ...]:
    """The outdoor activities that ask whether a cube is discarded for a reward."""
    return tuple(face.name for faces in BY_LEVEL for face in faces if face.reward is not None)


def notes() -> tuple[str, ...]:
    """Why we are how sure of printed values."""
    judged = [*BY_FIELD.values(), *EXCEPTIONS.values()]
    judged += [one for part in MODULES for one in part.certainty.values()]
    return tuple(sorted({note for _, note in judged if note}))


FAMILIES: dict[str, tuple[str, ...]] = {
    "city-about-die-{}": DICE_NAMES,
    "city-about-workers-{}": COLOURS,
    "city-about-{}": explained(),
    "city-ask-outdoor-{}": rewarded(),
    "city-bend-{}": bends(),
    "city-building-{}": BUILDINGS,
    "city-called-{}": NEUTRALS,
    "city-card-{}": tuple(CITY.box.cards),
    "city-change-{}": NEUTRALS,
    "city-chapter-{}": ("opening", "over"),
    "city-character-{}": tuple(CITY.box.characters),
    "city-count-{}": tuple(scorer.name for part in MODULES for scorer in part.scorers),
    "city-counted-{}": tuple(one.count.name for one in CHARACTERS),
    "city-district-{}": NEUTRALS,
    "city-each-{}": counts(),
    "city-event-{}": tuple(CITY.box.events),
    "city-module-{}": tuple(part.name for part in MODULES if part.scene is not None),
    "city-name-die-{}": DICE_NAMES,
    "city-name-slot-{}": COLOURS,
    "city-name-{}": explained(),
    "city-note-{}": notes(),
    "city-outcome-expelled-{}": NEUTRALS,
    "city-settle-{}": NEUTRALS,
    "city-verdict-{}": (*[name for _, name in VERDICTS], MASTERFUL),
    "colour-{}": DICE_NAMES,
    # Labels of tokens and deeds of le Roy: `test_city.py` says them all.
    "city-{}": (),
    "city-{}-{}": (),
}
