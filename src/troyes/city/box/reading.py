"""Reading positions of Troyes: every count and bound is checked, and what is wrong is named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from troyes.city.actions.combat import add_event
from troyes.city.assembly import new_city
from troyes.city.box.earlier import of_today
from troyes.city.box.entries import MANY, inner, places, read_event, read_owner, words
from troyes.city.box.position import UNKNOWN
from troyes.city.box.under_way import (
    fit_modules,
    go_on,
    read_action,
    read_agenda,
    read_defence,
    read_modules,
    read_striking,
)
from troyes.city.constants import (
    ALL_SPACES,
    BUILDINGS,
    CATHEDRAL_COLUMNS,
    CATHEDRAL_LEVELS,
    CITIZENS,
    COLOURS,
    EMPTY,
    EVENT_FIELDS,
    FACES,
    INITIALS,
    LETTERS,
    LEVELS,
    MARAUDING,
    MOST_INFLUENCE,
    NEUTRAL,
    OWNERS,
    PURPLE,
    QUEUE,
    SEATS,
    SLOTS,
    SPACES,
    die,
)
from troyes.city.content.counts import tradesmen_on
from troyes.city.memory import Extra
from troyes.city.rules import Rules
from troyes.city.state import HIDDEN, City
from troyes.core.document import Node
from troyes.core.errors import PositionError, SetupError
from troyes.core.message import Message, message

if TYPE_CHECKING:
    from troyes.city.game import TroyesCity

KEYS: Final = (
    *("game", "version", "players", "setup", "round", "start", "turn", "direction", "now", "placed"),
    *("seats", "neutral", "dice", "black", "enemies", "buildings", "lying", "activities", "events"),
    *("past_events", "cathedral", "revealed", "pile", "action", "striking", "defence"),
)
SEAT_KEYS: Final = ("deniers", "influence", "points", "supply", "general", "won", "passed", "characters")


def read(document: object, game: TroyesCity) -> City:
    """The state that a document describes, played with the printed values of a game."""
    top = Node(of_today(document, game.box.modules))
    top.only(keys([part.extra for part in game.box.modules if part.extra is not None]))
    top.child("game").word(["city"])
    rules = read_rules(top, game)
    s = new_city(rules)
    top.only(keys(s.extras))
    s.round = top.child("round").whole(0, int(rules.rounds))
    s.start = read_participant(s, top, "start")
    s.turn = read_participant(s, top, "turn") if top.has("turn") else s.start
    if top.has("direction"):
        s.direction = -1 if top.child("direction").word(["left", "right"]) == "right" else 1
    s.placed = top.child("placed").whole(0, 18) if top.has("placed") else int(rules.players * rules.citizens)
    read_buildings(s, top)
    read_lying(s, inner(top, "lying"))
    read_activities(s, inner(top, "activities"))
    read_modules(s, top)
    for seat, node in enumerate(top.child("seats").items(int(rules.players), int(rules.players))):
        read_seat(s, seat, node)
    read_neutral(s, inner(top, "neutral"))
    read_dice(s, top)
    read_events(s, top)
    read_cathedral(s, top)
    read_revealed(s, top)
    read_pile(s, top)
    read_action(s, inner(top, "action"))
    read_striking(s, inner(top, "striking"))
    read_defence(s, inner(top, "defence"))
    read_agenda(s, top)
    fit_modules(s, top)
    go_on(s)
    return s


def keys(extras: list[Extra]) -> list[str]:
    """What a document may have, where modules remember this."""
    return [*KEYS, *[extra.module for extra in extras if extra.apart], "modules"]


def read_rules(top: Node, game: TroyesCity) -> Rules:
    """What the table plays by; what a document does not say is as usual."""
    players = top.child("players").whole(1, SEATS)
    setup = inner(top, "setup")
    setup.only([choice.name for choice in game.choices])
    given = {
        choice.name: setup.child(choice.name).word(choice.values)
        for choice in game.choices
        if setup.has(choice.name)
    }
    version = top.child("version").whole(1, MANY) if top.has("version") else game.version
    try:
        return game.of_version(version).rules(game.setup(players, given))
    except SetupError as error:
        raise PositionError(error.said) from None


def read_participant(s: City, top: Node, key: str) -> int:
    """Who starts, or whose turn it is."""
    letters = [LETTERS[owner] for owner in s.rules.participants]
    return letters.index(top.child(key).word(letters))


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
                raise node.child(name).refuse(Message("city-position-once"))
            s.lying[OWNERS * building + owner] = 1


def read_activities(s: City, node: Node) -> None:
    """The Activity cards that are in play, with tradesmen and cubes."""
    node.only([card.name for card in s.rules.cards])
    for number, name in enumerate([card.name for card in s.rules.cards]):
        if not node.has(name):
            continue
        card = s.rules.cards[number]
        slot = LEVELS * card.colour + card.level - 1
        if not card.level:
            raise PositionError(message("city-position-no-card", card=name))
        if s.slot[slot] != EMPTY:
            raise PositionError(message("city-position-card-twice", card=name))
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
            raise node.refuse(Message("city-position-tradesmen"))


def read_seat(s: City, seat: int, node: Node) -> None:
    """What a seat has; citizens that are nowhere else are in the general supply."""
    node.only(SEAT_KEYS)
    s.deniers[seat] = node.child("deniers").whole(0, MANY) if node.has("deniers") else 0
    s.influence[seat] = node.child("influence").whole(0, MOST_INFLUENCE) if node.has("influence") else 0
    s.points[seat] = node.child("points").whole(0, MANY) if node.has("points") else 0
    s.won[seat] = node.child("won").whole(0, len(s.rules.events)) if node.has("won") else 0
    s.passed[seat] = node.child("passed").whole(0, MANY) if node.has("passed") else EMPTY
    used = citizens_in_play(s, seat)
    if used > CITIZENS:
        raise PositionError(message("city-position-citizens", place=node.path, used=used, all=CITIZENS))
    s.supply[seat] = node.child("supply").whole(0, CITIZENS - used) if node.has("supply") else 0
    left = CITIZENS - used - int(s.supply[seat])
    s.general[seat] = node.child("general").whole(0, left) if node.has("general") else left
    if not node.has("characters"):
        return
    names = {s.rules.characters[number].name: number for number in s.rules.cast}
    for i, held in enumerate(node.child("characters").items(0, int(s.rules.characters_each))):
        name = held.word([*names, UNKNOWN])
        if name != UNKNOWN and names[name] in s.character:
            raise held.refuse(Message("city-position-held"))
        s.character[2 * seat + i] = HIDDEN if name == UNKNOWN else names[name]


def citizens_in_play(s: City, owner: int) -> int:
    """Citizens of an owner on the board, those that modules hold among them."""
    standing = sum(1 for space in range(ALL_SPACES) if s.space[space] == owner)
    lying = sum(int(s.lying[OWNERS * building + owner]) for building in range(3))
    held = sum(extra.citizens(owner) for extra in s.extras)
    return standing + lying + held + sum(int(tradesmen_on(s, slot, owner)) for slot in range(SLOTS))


def read_neutral(s: City, node: Node) -> None:
    """The neutral player, or le Roy."""
    node.only(("points", "won", "passed", "supply"))
    s.points[NEUTRAL] = node.child("points").whole(0, MANY) if node.has("points") else 0
    s.won[NEUTRAL] = node.child("won").whole(0, len(s.rules.events)) if node.has("won") else 0
    s.passed[NEUTRAL] = node.child("passed").whole(0, MANY) if node.has("passed") else EMPTY
    used = citizens_in_play(s, NEUTRAL)
    if used > s.rules.neutral_citizens:
        neutral = int(s.rules.neutral_citizens)
        raise PositionError(message("city-position-neutral", used=used, all=neutral))
    left = int(s.rules.neutral_citizens) - used
    s.supply[NEUTRAL] = node.child("supply").whole(0, left) if node.has("supply") else left


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
                raise node.child(word).refuse(Message("city-position-dice"))
            at = die(owner, INITIALS.index(text[0]), int(text[1]))
            if s.dice[at] <= SPACES:  # more are refused below, and a byte holds no more than 255
                s.dice[at] += 1
    for colour, name in enumerate(COLOURS):  # those of the domains
        if sum(int(s.count_dice(owner, colour)) for owner in range(OWNERS)) > SPACES:
            raise PositionError(message("city-position-many", most=SPACES, colour=message(f"colour-{name}")))
    for owner, word in enumerate(LETTERS):
        most = 0 if owner == NEUTRAL else int(s.rules.purple_dice)
        if s.count_dice(owner, PURPLE) > most:
            raise PositionError(message("city-position-many-purple", district=word, most=most))
    if top.has("black"):
        for value in top.child("black").wholes(1, FACES, length=range(int(s.rules.black_dice) + 1)):
            s.black[value - 1] += 1
    s.enemies = top.child("enemies").whole(0, 2 * QUEUE) if top.has("enemies") else 0


def read_events(s: City, top: Node) -> None:
    """The queue from the left, and the events that have left it."""
    for place, node in enumerate(top.child("events").items(0, QUEUE - 2) if top.has("events") else []):
        node.only(("event", "cubes"))
        event = read_event(s, node.child("event"))
        if (event == MARAUDING) != (place == 0):
            raise node.refuse(Message("city-position-marauding"))
        reveal(s, node, event)
        add_event(s, event)
        cubes = words(node.child("cubes"))
        acting = s.rules.events[event].plague.rests() and inner(top, "action").has("target")
        if len(cubes) >= s.rules.events[event].banners + acting:
            raise node.child("cubes").refuse(Message("city-position-cubes"))
        for i, word in enumerate(cubes):
            s.queue[place * EVENT_FIELDS + 2 + i] = read_owner(s, node.child("cubes"), word)
        s.queue[place * EVENT_FIELDS + 1] = len(cubes)
    for node in top.child("past_events").items(0, len(s.rules.events)) if top.has("past_events") else []:
        reveal(s, node, read_event(s, node))


def reveal(s: City, node: Node, event: int) -> None:
    """An event has been revealed, once."""
    if event == MARAUDING:
        return
    if s.rules.events[event].deck < 0:
        raise node.refuse(Message("city-position-event"))
    if (s.events >> event) & 1:
        raise node.refuse(Message("city-position-event-once"))
    s.events |= 1 << event


def read_cathedral(s: City, top: Node) -> None:
    """The levels of the Cathedral from the bottom; a cube lies on a cube. Further floors may be left out."""
    if not top.has("cathedral"):
        return
    floors = int(s.rules.floors)
    for level, node in enumerate(top.child("cathedral").items(CATHEDRAL_LEVELS, floors)):
        for column, owner in enumerate(places(s, node, CATHEDRAL_COLUMNS)):
            at = CATHEDRAL_COLUMNS * level + column
            s.cathedral[at] = owner
            if level and owner != EMPTY and s.cathedral[at - CATHEDRAL_COLUMNS] == EMPTY:
                raise node.refuse(Message("city-position-level"))


def read_revealed(s: City, top: Node) -> None:
    """The characters that lie open for all to see."""
    if not top.has("revealed"):
        return
    names = {s.rules.characters[number].name: number for number in s.rules.cast}
    for i, node in enumerate(top.child("revealed").items(0, int(s.rules.open_characters))):
        character = names[node.word(names)]
        if character in s.character or character in s.laid_open:
            raise node.refuse(Message("city-position-revealed"))
        s.laid_open[i] = character


def read_pile(s: City, top: Node) -> None:
    """The open pile of characters in the King's Challenge, the top first."""
    if not top.has("pile"):
        return
    if s.rules.characters_each:
        raise top.child("pile").refuse(Message("city-position-no-pile"))
    names = {s.rules.characters[number].name: number for number in s.rules.cast}
    pile = top.child("pile").items(0, len(names))
    for i, node in enumerate(pile):
        character = names[node.word(names)]
        if character in s.laid_open:
            raise node.refuse(Message("city-position-pile"))
        s.laid_open[len(names) - len(pile) + i if s.round else i] = character
