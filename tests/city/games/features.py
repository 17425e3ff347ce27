"""What a recorded game of Troyes can show, and what a token of it shows."""

from __future__ import annotations

from troyes.city.actions.activities import acting_slot
from troyes.city.game import CITY
from troyes.city.ladies.ramparts.track import track_of
from troyes.city.modules.king import throw_of
from troyes.city.state import City
from troyes.core.state import CHANCE

ACTIVITIES = CITY.box.cards
EVENTS = CITY.box.events
CHARACTERS = CITY.box.characters
CUBES = (
    *("militia", "blacksmith", "tithe", "monk", "priest", "apprenticeship", "confession", "templar"),
    "prior",
    *("distiller", "viticulturist", "augustine", "chief-templar", "herbalist", "preacher", "recruiter"),
)
"""The cards whose cubes bend dice."""
MIXED = ("lumberjack", "breeder", "catapult", "squire")
"""The cards whose cubes are placed and later discarded."""
FACES = tuple(f"{level}{side}" for level in "1234" for side in "abcd")
"""The outdoor activities."""
VARIANTS = (
    *("activities-mixed", "activities-ladies", "events-mixed", "events-ladies", "characters-ladies"),
    *("revealed", "tournament", "purple-die"),
)
BUILDINGS = ("palace", "city-hall", "bishopric")
ACTIONS = ("card", "event", "cathedral", *BUILDINGS, "agriculture", "ramparts", "pass")
USES = ("reroll", "recruit", "turn")
SOURCES = ("supply", "space", "lying", "tradesman")
BLACK = ("counter", "several", "succumb")

EVERYTHING = (
    *[f"card {name}" for name in ACTIVITIES],
    *[f"event {name}" for name in EVENTS],
    *[f"character {name}" for name in CHARACTERS],
    *[f"cube {name}" for name in CUBES],
    *[f"mixed {name}" for name in MIXED],
    *[f"outdoor {name}" for name in FACES],
    *[f"variant {name}" for name in VARIANTS],
    *[f"influence {name}" for name in USES],
    *[f"action {name}" for name in ACTIONS],
    *[f"citizen from {name}" for name in SOURCES],
    *[f"black die {name}" for name in BLACK],
    *[f"le Roy {line}" for line in range(2, 13)],
)
"""A card is shown when it is activated, an event when it is revealed (Marauding, which always is, when it is fought), a
mixed card when its cubes are discarded, an outdoor activity when it brings something."""


def shown_by(s: City, actor: int, token: int) -> list[str]:
    """What a token shows, in the position in which it is chosen."""
    word = CITY.vocabulary.text(token)
    return [*in_play(s, actor, token), *variants(s, actor, word), *outdoor(s, actor, word)]


def variants(s: City, actor: int, word: str) -> list[str]:
    """What a token shows of the set-up choices and of the head of the family."""
    found: list[str] = []
    prompt = s.prompt(actor).name
    if actor == CHANCE and s.rules.choices["characters"] == "ladies" and word in CHARACTERS[-3:]:
        found.append("variant characters-ladies")
    if prompt == "reveal-character":
        found.append("variant revealed")
    if actor == CHANCE:
        if word in ACTIVITIES and s.rules.choices["activities"] != "base":
            found.append(f"variant activities-{s.rules.choices['activities']}")
        if word in EVENTS and s.rules.choices["events"] != "base":
            found.append(f"variant events-{s.rules.choices['events']}")
        return found
    if s.direction < 0:
        found.append("variant tournament")
    if prompt == "pick-dice" and word[0] == "p" and word[2:3] == "@":
        found.append("variant purple-die")
    return found


def outdoor(s: City, actor: int, word: str) -> list[str]:
    """The outdoor activity that a token shows."""
    prompt = s.prompt(actor).name
    if s.rules.choices["ramparts"] == "no" or actor == CHANCE:
        return []
    track = track_of(s)
    faces = [f"outdoor {level + 1}{'abcd'[side]}" for level, side in enumerate(track.faces)]
    if word.startswith("use-outdoor"):
        return [faces[int(word[-1]) - 1]]
    if prompt == "send-cube" and word in ACTIVITIES:
        return [faces[2]]
    if word.startswith("advance") and track.guards[actor] + int(word.removeprefix("advance")) == 20:
        return [] if faces[3] == "outdoor 4b" else [faces[3]]
    return [faces[3]] if prompt.startswith("use-points") and word == "outdoor4" else []


def in_play(s: City, actor: int, token: int) -> list[str]:
    """What a token shows of cards, events, characters and actions."""
    word = CITY.vocabulary.text(token)
    prompt = s.prompt(actor)
    if actor == CHANCE:
        if prompt.name == "kings-turn":
            return [f"le Roy {throw_of(s).total + int(word)}"] if throw_of(s).dice == 1 else []
        if word in EVENTS:
            return [f"event {word}"]
        return [f"character {word}"] if word in CHARACTERS else []
    if word.startswith("use-outdoor"):
        return []
    if word.startswith("use-"):
        return [f"cube {word.removeprefix('use-')}"]
    if word == "discard-cubes":
        return [f"mixed {s.card(acting_slot(s)).name}"]
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
