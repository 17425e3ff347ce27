"""Reading positions of Troyes: every count and bound is checked, and what is wrong is named."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.assembly import BONUS, build, new_city
from troyes.city.combat import add_event
from troyes.city.components import AS_PRINTED, Components
from troyes.city.constants import (
    ALL_SPACES,
    BUILDINGS,
    CATHEDRAL_COLUMNS,
    CITIZENS,
    COLOURS,
    EMPTY,
    EVENT_FIELDS,
    INITIALS,
    LEVELS,
    MOST_INFLUENCE,
    NEUTRAL,
    OWNERS,
    QUEUE,
    SEATS,
    SLOTS,
    SPACES,
    die,
)
from troyes.city.counts import tradesmen_on
from troyes.city.names import ACTIVITIES, EVENTS, MARAUDING
from troyes.city.position import LETTERS, UNKNOWN, VACANT, VERSION
from troyes.city.rules import Rules
from troyes.city.state import HIDDEN, City
from troyes.city.steps import STEPS, name_of
from troyes.city.tokens import VOCABULARY
from troyes.core.agenda import CHANCE, Step
from troyes.core.document import Node
from troyes.core.errors import PositionError

KEYS: Final = (
    *(
        "game",
        "version",
        "players",
        "setup",
        "round",
        "start",
        "turn",
        "now",
        "placed",
        "seats",
        "neutral",
        "dice",
    ),
    *(
        "black",
        "enemies",
        "buildings",
        "lying",
        "activities",
        "events",
        "past_events",
        "cathedral",
        "pile",
        "action",
    ),
)
SEAT_KEYS: Final = ("deniers", "influence", "points", "supply", "won", "passed", "characters")
MANY: Final = 999
ACTIONS: Final = ["next-turn", "end-round", "next-round"]
"""What lies ahead of a turn in the action phase, where a document does not say."""


def read(document: object, rules: Rules | None = None, components: Components = AS_PRINTED) -> City:
    """The state that a document describes; `rules` are those of its table if the document does not settle them."""
    top = Node(document, "the position")
    top.only(KEYS)
    top.child("game").word(["city"])
    if top.has("version"):
        top.child("version").whole(VERSION, VERSION)
    players = top.child("players").whole(1, SEATS)
    setup = inner(top, "setup")
    setup.only(("bonus", "open_vp"))
    bonus = setup.child("bonus").word(("no", "yes")) if setup.has("bonus") else "no"
    open_vp = setup.child("open_vp").word(("no", "yes")) if setup.has("open_vp") else "no"
    if rules is None:
        rules = build(players, (BONUS,) if bonus == "yes" else (), components, open_vp=open_vp == "yes")
    s = new_city(rules)
    s.round = top.child("round").whole(0, int(rules.rounds))
    s.start = read_participant(s, top, "start")
    s.turn = read_participant(s, top, "turn") if top.has("turn") else s.start
    s.placed = top.child("placed").whole(0, 18) if top.has("placed") else int(rules.players * rules.citizens)
    read_buildings(s, top)
    read_lying(s, inner(top, "lying"))
    read_activities(s, inner(top, "activities"))
    for seat, node in enumerate(top.child("seats").items(players, players)):
        read_seat(s, seat, node)
    read_neutral(s, inner(top, "neutral"))
    read_dice(s, top)
    read_events(s, top)
    read_cathedral(s, top)
    read_pile(s, top)
    read_action(s, inner(top, "action"))
    read_agenda(s, top)
    return s


def inner(node: Node, key: str) -> Node:
    """An object that may be missing."""
    return node.child(key) if node.has(key) else Node({}, key)


def read_participant(s: City, top: Node, key: str) -> int:
    """Who starts, or whose turn it is."""
    letters = [LETTERS[owner] for owner in s.rules.participants]
    return letters.index(top.child(key).word(letters))


def read_owner(s: City, node: Node, word: str) -> int:
    """An owner by letter."""
    if len(word) != 1 or word not in LETTERS[: s.rules.players] + LETTERS[NEUTRAL]:
        raise node.refuse(f"made of the letters of this table's players and {LETTERS[NEUTRAL]}")
    return LETTERS.index(word)


def words(node: Node) -> list[str]:
    """The words of a text."""
    if node.value is None:
        return []
    if not isinstance(node.value, str):
        raise node.refuse("a text")
    return node.value.split()


def places(s: City, node: Node, count: int) -> list[int]:
    """A row of places, each with an owner or vacant."""
    if node.value is None:
        return [EMPTY] * count
    row = words(node)
    if len(row) != count:
        raise node.refuse(f"a text of {count} places")
    return [EMPTY if word == VACANT else read_owner(s, node, word) for word in row]


def read_buildings(s: City, top: Node) -> None:
    """Who stands on the principal buildings."""
    node = inner(top, "buildings")
    node.only(BUILDINGS)
    for building, name in enumerate(BUILDINGS):
        for space, owner in enumerate(places(s, node.child(name), SPACES)):
            s.space[SPACES * building + space] = owner


def read_lying(s: City, node: Node) -> None:
    """Who lies on them, at most one of a colour on each."""
    node.only(BUILDINGS)
    for building, name in enumerate(BUILDINGS):
        for word in words(node.child(name)):
            owner = read_owner(s, node.child(name), word)
            if s.lying[OWNERS * building + owner]:
                raise node.child(name).refuse("a text that names each owner once")
            s.lying[OWNERS * building + owner] = 1


def read_activities(s: City, node: Node) -> None:
    """The Activity cards that are in play, with tradesmen and cubes."""
    node.only(ACTIVITIES)
    for number, name in enumerate(ACTIVITIES):
        if not node.has(name):
            continue
        card = s.rules.cards[number]
        slot = LEVELS * card.colour + card.level - 1
        if not card.level:
            raise PositionError(f"activities.{name} is not a card of this game.")
        if s.slot[slot] != EMPTY:
            raise PositionError(f"activities.{name} has the colour and level of another card in play.")
        s.slot[slot] = number
        read_tradesmen(s, slot, node.child(name))


def read_tradesmen(s: City, slot: int, node: Node) -> None:
    """Who works on a card, and the cubes kept there."""
    node.only(("tradesmen", "onlookers", "cubes"))
    for space, owner in enumerate(places(s, node.child("tradesmen"), 2)):
        s.tradesman[2 * slot + space] = owner
    for word in words(node.child("onlookers")):
        s.onlooker[slot] |= 1 << read_owner(s, node.child("onlookers"), word)
    cubes = inner(node, "cubes")
    cubes.only(LETTERS)
    for owner, word in enumerate(LETTERS):
        if cubes.has(word):
            read_owner(s, cubes, word)
            s.cubes[OWNERS * slot + owner] = cubes.child(word).whole(0, MANY)
    for owner in range(s.rules.players):
        if tradesmen_on(s, slot, owner) > 1:
            raise node.refuse("a card with one tradesman of a player at the most")


def read_seat(s: City, seat: int, node: Node) -> None:
    """What a seat has; citizens that are nowhere else are in the general supply."""
    node.only(SEAT_KEYS)
    s.deniers[seat] = node.child("deniers").whole(0, MANY) if node.has("deniers") else 0
    s.influence[seat] = node.child("influence").whole(0, MOST_INFLUENCE) if node.has("influence") else 0
    s.points[seat] = node.child("points").whole(0, MANY) if node.has("points") else 0
    s.won[seat] = node.child("won").whole(0, len(EVENTS)) if node.has("won") else 0
    s.passed[seat] = node.child("passed").whole(0, MANY) if node.has("passed") else EMPTY
    used = citizens_in_play(s, seat)
    if used > CITIZENS:
        raise PositionError(f"{node.path} has {used} citizens on the board; there are {CITIZENS}.")
    s.supply[seat] = node.child("supply").whole(0, CITIZENS - used) if node.has("supply") else 0
    s.general[seat] = CITIZENS - used - s.supply[seat]
    if not node.has("characters"):
        return
    names = [character.name for character in s.rules.characters]
    for i, held in enumerate(node.child("characters").items(0, int(s.rules.characters_each))):
        name = held.word([*names, UNKNOWN])
        if name != UNKNOWN and names.index(name) in s.character:
            raise held.refuse("a character that nobody else holds")
        s.character[2 * seat + i] = HIDDEN if name == UNKNOWN else names.index(name)


def citizens_in_play(s: City, owner: int) -> int:
    """Citizens of an owner on the board."""
    standing = sum(1 for space in range(ALL_SPACES) if s.space[space] == owner)
    lying = sum(int(s.lying[OWNERS * building + owner]) for building in range(3))
    return standing + lying + sum(int(tradesmen_on(s, slot, owner)) for slot in range(SLOTS))


def read_neutral(s: City, node: Node) -> None:
    """The neutral player, or le Roy."""
    node.only(("points", "won", "passed"))
    s.points[NEUTRAL] = node.child("points").whole(0, MANY) if node.has("points") else 0
    s.won[NEUTRAL] = node.child("won").whole(0, len(EVENTS)) if node.has("won") else 0
    s.passed[NEUTRAL] = node.child("passed").whole(0, MANY) if node.has("passed") else EMPTY
    used = citizens_in_play(s, NEUTRAL)
    if used > s.rules.neutral_citizens:
        raise PositionError(f"buildings have {used} neutral citizens; there are {s.rules.neutral_citizens}.")
    s.supply[NEUTRAL] = s.rules.neutral_citizens - used


def read_dice(s: City, top: Node) -> None:
    """The dice of the districts, and the black ones."""
    node = inner(top, "dice")
    node.only(LETTERS)
    for owner, word in enumerate(LETTERS):
        if not node.has(word):
            continue
        read_owner(s, node, word)
        for text in words(node.child(word)):
            if len(text) != 2 or text[0] not in INITIALS or text[1] not in "123456":
                raise node.child(word).refuse("dice such as r4 y2 w1")
            s.dice[die(owner, INITIALS.index(text[0]), int(text[1]))] += 1
    for colour, name in enumerate(COLOURS):  # those of the domains
        if sum(int(s.count_dice(owner, colour)) for owner in range(OWNERS)) > SPACES:
            raise PositionError(f"dice has more than {SPACES} {name} dice.")
    if top.has("black"):
        for value in top.child("black").wholes(1, 6, length=range(7)):
            s.black[value - 1] += 1
    s.enemies = top.child("enemies").whole(0, 2 * QUEUE) if top.has("enemies") else 0


def read_events(s: City, top: Node) -> None:
    """The queue from the left, and the events that have left it."""
    for place, node in enumerate(top.child("events").items(0, QUEUE - 2) if top.has("events") else []):
        node.only(("event", "cubes"))
        event = EVENTS.index(node.child("event").word(EVENTS))
        if (event == MARAUDING) != (place == 0):
            raise node.refuse("Marauding in the first place, and only there")
        reveal(s, node, event)
        add_event(s, event)
        cubes = words(node.child("cubes"))
        if len(cubes) >= s.rules.events[event].banners:
            raise node.child("cubes").refuse("fewer cubes than the event has banners")
        for i, word in enumerate(cubes):
            s.queue[place * EVENT_FIELDS + 2 + i] = read_owner(s, node.child("cubes"), word)
        s.queue[place * EVENT_FIELDS + 1] = len(cubes)
    for node in top.child("past_events").items(0, len(EVENTS)) if top.has("past_events") else []:
        reveal(s, node, EVENTS.index(node.word(EVENTS)))


def reveal(s: City, node: Node, event: int) -> None:
    """An event has been revealed, once."""
    if event == MARAUDING:
        return
    if s.rules.events[event].deck < 0:
        raise node.refuse("an event of this game")
    if (s.events >> event) & 1:
        raise node.refuse("an event that stands nowhere else")
    s.events |= 1 << event


def read_cathedral(s: City, top: Node) -> None:
    """The levels of the Cathedral from the bottom; a cube lies on a cube."""
    if not top.has("cathedral"):
        return
    for level, node in enumerate(top.child("cathedral").items(LEVELS, LEVELS)):
        for column, owner in enumerate(places(s, node, CATHEDRAL_COLUMNS)):
            at = CATHEDRAL_COLUMNS * level + column
            s.cathedral[at] = owner
            if level and owner != EMPTY and s.cathedral[at - CATHEDRAL_COLUMNS] == EMPTY:
                raise node.refuse("a level whose cubes lie on others")


def read_pile(s: City, top: Node) -> None:
    """The open pile of characters in the King's Challenge, the top first."""
    if not top.has("pile"):
        return
    if s.rules.characters_each:
        raise top.child("pile").refuse("left out unless the player is alone")
    names = [character.name for character in s.rules.characters]
    pile = top.child("pile").items(0, len(names))
    for i, node in enumerate(pile):
        character = names.index(node.word(names))
        if character in s.character:
            raise node.refuse("a character that is not in the pile twice")
        s.character[len(names) - len(pile) + i if s.round else i] = character


def read_action(s: City, node: Node) -> None:
    """What is settled of an action that is under way."""
    node.only(("target", "source", "used", "value", "size", "dice"))
    if node.has("target"):
        s.target = node.child("target").whole(0, len(VOCABULARY) - 1)
    if node.has("source"):
        s.source = node.child("source").whole(-2, len(VOCABULARY) - 1)
    if node.has("used"):
        s.used = node.child("used").whole(0, SLOTS - 1)
    s.value = node.child("value").whole(-MANY, MANY) if node.has("value") else 0
    s.size = node.child("size").whole(0, 6) if node.has("size") else 0
    for i, word in enumerate(words(node.child("dice"))):
        token = VOCABULARY.token(word)
        if token is None or i >= len(s.group):
            raise node.child("dice").refuse("one to three dice such as y4@A")
        s.group[i] = token


def read_agenda(s: City, top: Node) -> None:
    """What lies ahead, and that somebody can go on from there."""
    steps = STEPS | s.rules.steps
    turn = name_of(s.rules.turns[s.rules.participants[s.turn]], steps)
    names = (
        [node.word(steps) for node in top.child("now").items(0, 64)] if top.has("now") else [turn, *ACTIONS]
    )
    agenda: list[Step[Any]] = [steps[name] for name in reversed(names)]
    s.agenda = agenda
    try:
        s.proceed()
        for actor in s.actors():
            if not s.options(actor):
                raise PositionError(f"now leads nowhere: nobody could go on from {names[0]!r}.")
            if actor != CHANCE and s.passed[actor] != EMPTY and names[0] == "take-turn":
                raise PositionError("turn is that of a player who has passed.")
    except (IndexError, AssertionError):
        raise PositionError("now does not fit the rest of the position.") from None
