"""Positions of Troyes as readable documents: our notation for bug reports, studies and tests."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import (
    BUILDINGS,
    CATHEDRAL_COLUMNS,
    DICE_COLOURS,
    EMPTY,
    EVENT_FIELDS,
    INITIALS,
    LEVELS,
    NEUTRAL,
    OWNERS,
    SLOTS,
    SPACES,
    die,
)
from troyes.city.names import ACTIVITIES, EVENTS
from troyes.city.state import HIDDEN, NO_CHOICE, City
from troyes.city.steps import name_of
from troyes.city.tokens import DIE, VOCABULARY

VERSION: Final = 1
LETTERS: Final = "ABCDN"
VACANT: Final = "-"
UNKNOWN: Final = "?"


def write(s: City) -> dict[str, object]:
    """The document of a state."""
    document: dict[str, object] = {
        "game": "city",
        "version": VERSION,
        "players": int(s.rules.players),
        "setup": {"bonus": yes_or_no("bonus" in s.rules.modules), "open_vp": yes_or_no(s.rules.open_vp)},
        "round": int(s.round),
        "start": LETTERS[s.rules.participants[s.start]],
        "turn": LETTERS[s.rules.participants[s.turn]],
        "now": [name_of(step, s.rules.steps) for step in s.agenda[::-1]],
        "placed": int(s.placed),
        "seats": [write_seat(s, seat) for seat in range(s.rules.players)],
        "neutral": {
            "points": int(s.points[NEUTRAL]),
            "won": int(s.won[NEUTRAL]),
            "passed": write_passed(s, NEUTRAL),
        },
        "dice": {LETTERS[owner]: dice_of(s, owner) for owner in range(OWNERS) if s.all_dice(owner)},
        "black": [value + 1 for value in range(6) for _ in range(s.black[value])],
        "enemies": int(s.enemies),
        "buildings": {name: owners(s, SPACES * i, SPACES) for i, name in enumerate(BUILDINGS)},
        "lying": {name: lying_on(s, i) for i, name in enumerate(BUILDINGS) if lying_on(s, i)},
        "activities": {
            ACTIVITIES[s.slot[slot]]: write_card(s, slot) for slot in range(SLOTS) if s.slot[slot] != EMPTY
        },
        "events": [write_event(s, place) for place in range(s.queued)],
        "past_events": [
            name for i, name in enumerate(EVENTS) if (s.events >> i) & 1 and s.place_of(i) == EMPTY
        ],
        "cathedral": [
            " ".join(
                letter(s.cathedral[CATHEDRAL_COLUMNS * level + column]) for column in range(CATHEDRAL_COLUMNS)
            )
            for level in range(LEVELS)
        ],
    }
    if not s.rules.characters_each:
        document["pile"] = [s.rules.characters[c].name for c in s.character if c >= 0]
    action = write_action(s)
    if action:
        document["action"] = action
    return document


def yes_or_no(is_so: bool) -> str:
    """The value of a set-up choice."""
    return "yes" if is_so else "no"


def letter(owner: int) -> str:
    """An owner by letter, or a dash."""
    return VACANT if owner == EMPTY else LETTERS[owner]


def owners(s: City, first: int, count: int) -> str:
    """Who stands on some spaces."""
    return " ".join(letter(s.space[space]) for space in range(first, first + count))


def lying_on(s: City, building: int) -> str:
    """Whose citizens lie on a building."""
    return " ".join(
        LETTERS[owner] for owner in range(OWNERS) for _ in range(s.lying[OWNERS * building + owner])
    )


def dice_of(s: City, owner: int) -> str:
    """The dice of a district."""
    return " ".join(
        f"{INITIALS[colour]}{value}"
        for colour in range(DICE_COLOURS)
        for value in range(1, 7)
        for _ in range(s.dice[die(owner, colour, value)])
    )


def write_passed(s: City, owner: int) -> int | None:
    """The deniers in the district of an owner who has passed."""
    return None if s.passed[owner] == EMPTY else int(s.passed[owner])


def write_seat(s: City, seat: int) -> dict[str, object]:
    """What a seat has."""
    held = [s.character[2 * seat + i] for i in range(s.rules.characters_each)]
    return {
        "deniers": int(s.deniers[seat]),
        "influence": int(s.influence[seat]),
        "points": int(s.points[seat]),
        "supply": int(s.supply[seat]),
        "won": int(s.won[seat]),
        "passed": write_passed(s, seat),
        "characters": [UNKNOWN if c == HIDDEN else s.rules.characters[c].name for c in held if c != EMPTY],
    }


def write_card(s: City, slot: int) -> dict[str, object]:
    """The tradesmen and cubes on a card."""
    card: dict[str, object] = {
        "tradesmen": f"{letter(s.tradesman[2 * slot])} {letter(s.tradesman[2 * slot + 1])}"
    }
    onlookers = " ".join(LETTERS[owner] for owner in range(OWNERS) if (s.onlooker[slot] >> owner) & 1)
    if onlookers:
        card["onlookers"] = onlookers
    cubes = {LETTERS[owner]: int(s.cubes[OWNERS * slot + owner]) for owner in range(OWNERS)}
    if any(cubes.values()):
        card["cubes"] = {owner: count for owner, count in cubes.items() if count}
    return card


def write_event(s: City, place: int) -> dict[str, object]:
    """An event with its cubes in the order of placing."""
    at = place * EVENT_FIELDS
    cubes = " ".join(LETTERS[s.queue[at + 2 + i]] for i in range(s.queue[at + 1]))
    event: dict[str, object] = {"event": EVENTS[s.queue[at]]}
    if cubes:
        event["cubes"] = cubes
    return event


def write_action(s: City) -> dict[str, object]:
    """What is settled of an action that is under way."""
    action: dict[str, object] = {}
    for key, number in (("target", s.target), ("source", s.source), ("used", s.used)):
        if number != NO_CHOICE:
            action[key] = int(number)
    if s.value:
        action["value"] = int(s.value)
    if s.size:
        action["size"] = int(s.size)
    dice = [VOCABULARY.text(s.group[i]) for i in range(len(s.group)) if s.group[i] >= DIE]
    if dice:
        action["dice"] = " ".join(dice)
    return action
