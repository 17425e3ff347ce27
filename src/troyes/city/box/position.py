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
    LETTERS,
    NEUTRAL,
    OWNERS,
    SLOTS,
    SPACES,
    die,
)
from troyes.city.state import HIDDEN, NO_CHOICE, City

VACANT: Final = "-"
UNKNOWN: Final = "?"


def write(s: City) -> dict[str, object]:
    """The document of a state."""
    document: dict[str, object] = {
        "game": "city",
        "version": s.rules.version,
        "players": int(s.rules.players),
        "setup": dict(s.rules.choices),
        "round": int(s.round),
        "start": LETTERS[s.rules.participants[s.start]],
        "turn": LETTERS[s.whose_turn()],
        "now": [step.name for step in s.agenda[::-1]],
        "placed": int(s.placed),
        "seats": [write_seat(s, seat) for seat in range(s.rules.players)],
        "neutral": {
            "points": int(s.points[NEUTRAL]),
            "won": int(s.won[NEUTRAL]),
            "passed": write_passed(s, NEUTRAL),
            "supply": int(s.supply[NEUTRAL]),
        },
        "dice": {LETTERS[owner]: dice_of(s, owner) for owner in range(OWNERS) if s.all_dice(owner)},
        "black": [value + 1 for value in range(6) for _ in range(s.black[value])],
        "enemies": int(s.enemies),
        "buildings": {name: owners(s, SPACES * i, SPACES) for i, name in enumerate(BUILDINGS)},
        "lying": {name: lying_on(s, i) for i, name in enumerate(BUILDINGS) if lying_on(s, i)},
        "activities": {
            s.card(slot).name: write_card(s, slot) for slot in range(SLOTS) if s.slot[slot] != EMPTY
        },
        "events": [write_event(s, place) for place in range(s.queued)],
        "past_events": [
            event.name
            for i, event in enumerate(s.rules.events)
            if (s.events >> i) & 1 and s.place_of(i) == EMPTY
        ],
        "cathedral": [
            " ".join(
                letter(s.cathedral[CATHEDRAL_COLUMNS * level + column]) for column in range(CATHEDRAL_COLUMNS)
            )
            for level in range(s.rules.floors)
        ],
    }
    if s.direction < 0:
        document["direction"] = "right"
    if s.rules.open_characters:
        document["revealed"] = [s.rules.characters[c].name for c in s.laid_open if c >= 0]
    if not s.rules.characters_each:
        document["pile"] = [s.rules.characters[c].name for c in s.laid_open if c >= 0]
    parts = {
        "action": write_action(s),
        "striking": write_striking(s),
        "defence": write_defence(s),
        **{extra.module: extra.write() for extra in s.extras if extra.apart},
        "modules": {extra.module: extra.write() for extra in s.extras if not extra.apart},
    }
    return document | {key: part for key, part in parts.items() if part}


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
        for _ in range(int(s.dice[die(owner, colour, value)]))
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
        "general": int(s.general[seat]),
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
    event: dict[str, object] = {"event": s.event(place).name}
    if cubes:
        event["cubes"] = cubes
    return event


def write_action(s: City) -> dict[str, object]:
    """What is settled of an action that is under way."""
    words = s.rules.vocabulary
    action: dict[str, object] = {}
    if s.spent:
        action["spent"] = True
    if s.turning[0] != EMPTY:
        action["turning"] = words.write([token for token in s.turning if token != EMPTY])
    if s.target != NO_CHOICE:
        action["target"] = s.rules.targets[s.target].written(s)
    if s.source != NO_CHOICE:
        action["source"] = words.text(s.source)
    if s.used != NO_CHOICE:
        action["cube"] = s.card(s.used).name
    if s.aids:
        used = [aid for i, aid in enumerate(s.rules.aids) if (s.aids >> i) & 1]
        action["aids"] = words.write([aid.token() for aid in used])
    if s.turned:
        action["turned"] = int(s.turned)
    if s.model != NO_CHOICE:
        action["model"] = words.text(s.model)
    if s.size:
        action["dice"] = words.write([s.group[i] for i in range(s.size)])
    if s.freed != NO_CHOICE:
        action["free"] = words.text(s.freed)
    if s.worth:
        action["worth"] = int(s.worth)
    for name, count in (("possible", s.possible), ("times", s.times), ("left", s.left)):
        if count:
            action[name] = int(count)
    if s.fought != NO_CHOICE:
        action["event"] = s.rules.events[s.fought].name
    if s.scouted != NO_CHOICE:
        action["scouted"] = s.rules.events[s.scouted].name
    if s.banners:
        action["banners"] = int(s.banners)
    return action


def write_striking(s: City) -> dict[str, object]:
    """The event that takes effect."""
    striking: dict[str, object] = {}
    if s.striking != NO_CHOICE:
        striking["event"] = s.rules.events[s.striking].name
    if s.supports:
        striking["supports"] = int(s.supports)
    if s.supported != NO_CHOICE:
        striking["supported"] = s.rules.events[s.supported].name
    return striking


def write_defence(s: City) -> dict[str, object]:
    """What is settled of countering black dice."""
    if not s.countered:
        return {}
    defence: dict[str, object] = {"countered": int(s.countered), "needed": int(s.needed)}
    if s.lowest:
        defence["lowest"] = int(s.lowest)
    if s.given != NO_CHOICE:
        defence["given"] = s.rules.vocabulary.text(s.given)
    return defence
