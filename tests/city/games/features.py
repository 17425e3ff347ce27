"""What a recorded game of Troyes can show, and what a token of it shows."""

from __future__ import annotations

from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.state import CHANCE

ACTIVITIES = CITY.box.cards
EVENTS = CITY.box.events
CHARACTERS = CITY.box.characters
CUBES = (
    *("militia", "blacksmith", "tithe", "monk", "priest", "apprenticeship", "confession", "templar"),
    "prior",
)
"""The cards whose cubes bend dice."""
BUILDINGS = ("palace", "city-hall", "bishopric")
ACTIONS = ("card", "event", "cathedral", *BUILDINGS, "agriculture", "pass")
USES = ("reroll", "recruit", "turn")
SOURCES = ("supply", "space", "lying", "tradesman")
BLACK = ("counter", "several", "succumb")

EVERYTHING = (
    *[f"card {name}" for name in ACTIVITIES],
    *[f"event {name}" for name in EVENTS],
    *[f"character {name}" for name in CHARACTERS],
    *[f"cube {name}" for name in CUBES],
    *[f"influence {name}" for name in USES],
    *[f"action {name}" for name in ACTIONS],
    *[f"citizen from {name}" for name in SOURCES],
    *[f"black die {name}" for name in BLACK],
    *[f"le Roy {line}" for line in range(2, 13)],
)
"""A card is shown when it is activated, an event when it is revealed (Marauding, which always is, when it is fought)."""


def shown_by(s: City, actor: int, token: int) -> list[str]:
    """What a token shows, in the position in which it is chosen."""
    word = CITY.vocabulary.text(token)
    prompt = s.prompt(actor)
    if actor == CHANCE:
        if prompt.name == "kings-turn":
            return [f"le Roy {s.kings_sum + int(word)}"] if s.kings_dice == 1 else []
        if word in EVENTS:
            return [f"event {word}"]
        return [f"character {word}"] if word in CHARACTERS else []
    if word.startswith("use-"):
        return [f"cube {word.removeprefix('use-')}"]
    kind = word.partition("-")[0]
    if kind in USES:
        return [f"influence {kind}"]
    if prompt.name == "take-turn":
        if word in ACTIVITIES:
            return [f"card {word}", "action card"]
        if word in EVENTS:
            return ["action event", *(["event marauding"] if word == "marauding" else [])]
        return [f"action {word}"]
    if prompt.name == "pick-source":
        places = {"supply": "supply", "lying": "lying", "from": "tradesman"}
        return [f"citizen from {places.get(kind, 'space')}"]
    if prompt.name == "counter-black-die":
        several = len(word) == 2 and word[0] == "b"
        return [f"black die {'succumb' if word == 'succumb' else 'several' if several else 'counter'}"]
    return []
