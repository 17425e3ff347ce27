"""Of every event all that it does to the table is told: who has more or less of what, and where."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.city.builder import A, Playing
from tests.city.phases.test_told import queue
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.city.words import names
from troyes.core.message import Message
from troyes.core.rng import Rng
from troyes.core.telling import Telling
from troyes.play import happenings, notation
from troyes.words import say

COMING = ("marauding", "war", "traveling-builders")
"""These strike at every one of the tables."""
EVENTS = [event for event in CITY.box.events if event not in COMING]
BUILDINGS = {"palace": "Palace", "city-hall": "City Hall", "bishopric": "Bishopric"}

Piece = tuple[str, str]
"""An owner, and how the story calls what he has, as a pattern."""


def table(event: str, players: int) -> Playing:
    """A table at which every event finds something to do, before the last of those that strike comes."""
    laid = queue(event, players=players, events="mixed").seat(A, supply=1)
    laid.cathedral("A N N - - -", "- A - - - -")
    laid.card("priest", "A -", A=1).card("militia", "- -", A=1).card("merchant", "N -").card("templar", A=1)
    for name, spaces in (
        ("palace", "N A N N A -"),
        ("city-hall", "A N - A A N"),
        ("bishopric", "A A N A N A"),
    ):
        laid.building(name, spaces)
    laid.event("heresy" if event != "heresy" else "drought", "A N")
    return laid.start().chance("war")


def titled(message: Message) -> str:
    return re.escape(say(message))


def held(state: City) -> Counter[Piece]:
    """How much of everything everybody has, as the position document writes it."""
    document: dict[str, Any] = CITY.document(state)
    found: Counter[Piece] = Counter()
    for letter, seat in zip("ABCD", document["seats"], strict=False):
        found[letter, "deniers?"] = seat["deniers"]
        found[letter, "influence"] = seat["influence"]
        found[letter, "VP"] = seat["points"]
    for letter in " ".join(document["cathedral"]).split():
        found[letter, "cubes? on the Cathedral"] += 1
    for name, title in BUILDINGS.items():
        for letter in document["buildings"][name].split():
            found[letter, f"citizens? in the {title}"] += 1
    for name, card in document["activities"].items():
        place = titled(names.card(name))
        for letter in card["tradesmen"].split():
            found[letter, f"tradesm[ae]n on {place}"] += 1
        for letter, cubes in card.get("cubes", {}).items():
            found[letter, f"cubes? on {place}"] += cubes
    for one in document["events"]:
        for letter in one.get("cubes", "").split():
            found[letter, f"cubes? on {titled(names.event(one['event']))}"] += 1
    return Counter({piece: amount for piece, amount in found.items() if piece[0] != "-"})


def enemies(state: City) -> int:
    document: dict[str, Any] = CITY.document(state)
    return int(document["enemies"]) + len(document["black"])


def missing(one: Telling, actor: int, was: City, now: City) -> Iterator[str]:
    """What has changed between two states, and stands nowhere in what is told of it."""
    texts = [say(part, form="told") for part in one.changes]
    before, after = held(was), held(now)
    for owner, name in before.keys() | after.keys():
        more = after[owner, name] - before[owner, name]
        known = {"N": "(the neutral player|le Roy) ", "ABCD"[actor] if actor >= 0 else "": ""}
        said = rf"{known.get(owner, f'{owner} ')}(.*, )?{re.escape(f'{more:+d}')} {name}(, .*)?"
        if more and not any(re.fullmatch(said, text) for text in texts):
            yield f"{owner} {more:+d} {name} in {texts}"
    if enemies(was) != enemies(now) and not any("black di" in text for text in texts):
        yield f"black dice in {texts}"


@pytest.mark.parametrize("event", EVENTS)
def test_all_that_a_strike_takes_or_brings_is_told(event: str) -> None:
    for players, seed in ((1, 1), (2, 2), (3, 3), (4, 4)):
        game, rng = table(event, players), Rng(seed)
        token = notation.read(game.game, "traveling-builders")
        struck = ""
        while struck != "roll-black-dice":
            (actor, *_) = game.actors()
            telling, happened = happenings.tell(CITY, game.state, actor, token)
            states: list[Any] = [game.state.clone(), *[one.before for one in happened]]
            game.state.take(actor, token)
            tellings = [telling, *[one.telling for one in happened]]
            for one, was, now in zip(tellings, states, [*states[1:], game.state], strict=True):
                assert list(missing(one, actor if one is telling else -1, was, now)) == []
            struck = game.asked()
            token = rng.pick(game.state.options(game.actors()[0]))
