"""Troyes for the page: the table as one seat sees it, and the doors to its words and its final count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from troyes.city.constants import (
    AGRICULTURE_DIVISOR,
    BLACK_DICE,
    BUILDING_TITLES,
    BUILDINGS,
    CATHEDRAL_COLUMNS,
    CUBE_POINTS,
    DICE_COLOURS,
    EMPTY,
    EVENT_FIELDS,
    LEVELS,
    MOST_INFLUENCE,
    NEUTRAL,
    OWNERS,
    SLOTS,
    SPACES,
    TRADESMEN,
)
from troyes.city.sight import column_influence, faces, is_over, sees_points
from troyes.city.state import HIDDEN, NO_CHOICE, City
from troyes.city.texts import title
from troyes.city.words.tokens import (
    ACTIVITY,
    DIE,
    EVENT,
    LYING,
    SPACE,
    SUPPLY,
    TRADESMAN,
    USE,
    VOCABULARY,
    die_token,
)
from troyes.core.game import AnyGame
from troyes.core.state import CHANCE, EVERYONE, State
from troyes.draw.city.short import shortened
from troyes.server.scenes.city_glossary import glossary
from troyes.server.scenes.city_labels import label
from troyes.server.scenes.city_outcome import outcome
from troyes.server.scenes.city_pieces import (
    CityAction,
    CityBuilding,
    CityCard,
    CityCathedral,
    CityCharacter,
    CityCubes,
    CityDeck,
    CityDie,
    CityEvent,
    CityPost,
    CityRow,
    CityScene,
    CitySeat,
    CitySlot,
    CitySpace,
    CityStanding,
    Colour,
    Dice,
    DieColour,
    Owner,
)
from troyes.server.scenes.city_scoring import WATCHER, scoring

__all__ = ["CityScene", "glossary", "label", "outcome", "scene", "scoring"]

LETTERS: Final[tuple[Owner, ...]] = ("A", "B", "C", "D", "N")
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "white")
DIE_COLOURS: Final[tuple[DieColour, ...]] = (*COLOURS, "purple")
DICE: Final[tuple[Dice, ...]] = (*COLOURS, "any", "mixed")
"""By the number of the colour, then `kinds.ANY_COLOUR` and `kinds.MIXED`."""


def scene(game: AnyGame, view: State, seat: int, names: Sequence[str]) -> CityScene:
    """The table as a seat sees it, or a watcher (`EVERYONE`); `view` is that seat's view already."""
    assert isinstance(view, City)
    s = view
    viewer = WATCHER if seat == EVERYONE else seat
    alone = s.takes_part(NEUTRAL)
    return CityScene(
        round=int(s.round),
        rounds=int(s.rules.rounds),
        over=is_over(s),
        alone=alone,
        seats=[seat_of(s, viewer, owner, names[owner]) for owner in range(int(s.rules.players))],
        neutral=seat_of(s, viewer, NEUTRAL, "le Roy" if alone else "Neutral"),
        most_influence=MOST_INFLUENCE,
        black=[value for value in range(BLACK_DICE, 0, -1) for _ in range(s.black[value - 1])],
        enemies=int(s.enemies),
        buildings=[building_of(s, building) for building in range(len(BUILDINGS))],
        cathedral=cathedral_of(s),
        slots=[slot_of(s, slot) for slot in range(SLOTS)],
        events=[event_of(s, place) for place in range(s.queued)],
        decks=[CityDeck(colour, unrevealed(s, deck)) for deck, colour in enumerate(COLOURS)],
        agriculture=AGRICULTURE_DIVISOR,
        pile=characters(s, s.character) if alone else [],
        action=action_of(s),
    )


def letter(owner: int) -> Owner:
    """An owner's letter."""
    return "" if owner == EMPTY else LETTERS[owner]


def seat_of(s: City, viewer: int, owner: int, name: str) -> CitySeat:
    """An owner as somebody sees him."""
    person = owner != NEUTRAL
    plays = s.takes_part(owner)
    held = [s.character[2 * owner + i] for i in range(s.rules.characters_each)] if person else []
    return CitySeat(
        owner=letter(owner),
        name=name,
        deniers=int(s.deniers[owner]) if person else None,
        influence=int(s.influence[owner]) if person else None,
        points=int(s.points[owner]) if plays and sees_points(s, viewer, owner) else None,
        supply=int(s.supply[owner]),
        general=int(s.general[owner]),
        won=int(s.won[owner]),
        passed=None if s.passed[owner] == EMPTY else int(s.passed[owner]),
        dice=[
            die_of(die_token(owner, colour, value))
            for colour in range(DICE_COLOURS)
            for value in faces(s, owner, colour)
        ],
        characters=characters(s, held),
        hidden=held.count(HIDDEN),
        starts=s.rules.participants[s.start] == owner and bool(s.queued),
        turn=owner == whose_turn(s),
    )


def whose_turn(s: City) -> int:
    """Who has to choose, or whose turn it is while chance decides; nobody before the game and after it."""
    actor = int(s.actor())
    if actor == CHANCE and s.round:
        return int(s.rules.participants[s.turn])
    return actor


def die_of(token: int) -> CityDie:
    """The die of a token."""
    kind = (token - DIE) // OWNERS
    return CityDie(VOCABULARY.ref(token), DIE_COLOURS[kind // 6], kind % 6 + 1)


def characters(s: City, numbers: Iterable[int]) -> list[CityCharacter]:
    """Those of some characters that can be seen, with how far everybody is."""
    owners = [int(owner) for owner in s.rules.participants]
    return [
        CityCharacter(
            ref=f"character:{one.name}",
            title=one.title,
            counts=shortened(one.count.text()),
            steps=[int(one.low), int(one.middle), int(one.high)],
            standings=[
                CityStanding(letter(owner), int(one.count.of(s, owner)), int(one.points(s, owner)))
                for owner in owners
            ],
        )
        for one in [s.rules.characters[number] for number in numbers if number >= 0]
    ]


def building_of(s: City, building: int) -> CityBuilding:
    """A principal building, row by row."""
    width = int(s.rules.row_width[building])
    return CityBuilding(
        ref=f"building:{BUILDINGS[building]}",
        title=BUILDING_TITLES[building],
        colour=COLOURS[building],
        salary=int(s.rules.salary[building]),
        rows=[
            CityRow(
                values=list(range(first + 1, first + width + 1)),
                spaces=[
                    CitySpace(VOCABULARY.ref(SPACE + space), letter(s.space[space]))
                    for space in range(SPACES * building + first, SPACES * building + first + width)
                ],
            )
            for first in range(0, SPACES, width)
        ],
        lying_ref=VOCABULARY.ref(LYING + building),
        lying=[letter(owner) for owner in range(OWNERS) for _ in range(s.lying[OWNERS * building + owner])],
    )


def cathedral_of(s: City) -> CityCathedral:
    """The Cathedral from the bottom."""
    columns = range(CATHEDRAL_COLUMNS)
    return CityCathedral(
        levels=[
            [letter(s.cathedral[CATHEDRAL_COLUMNS * level + column]) for column in columns]
            for level in range(LEVELS)
        ],
        influence=[column_influence(column) for column in columns],
        points=CUBE_POINTS,
    )


def slot_of(s: City, slot: int) -> CitySlot:
    """A place for an Activity card."""
    colour, level = divmod(slot, LEVELS)
    hidden = s.slot[slot] == EMPTY
    deck = [card for card in s.rules.cards if card.colour == colour and card.level == level + 1]
    return CitySlot(
        ref=VOCABULARY.ref(TRADESMAN + slot),
        colour=COLOURS[colour],
        level=level + 1,
        card=None if hidden else card_of(s, slot),
        deck=len(deck) if hidden else 0,
    )


def card_of(s: City, slot: int) -> CityCard:
    """The Activity card in a slot, with all that stands and lies on it."""
    card = s.card(slot)
    text = card.effect.text()
    worth = (int(card.first), int(card.second))
    return CityCard(
        ref=VOCABULARY.ref(ACTIVITY + s.slot[slot]),
        cube_ref=VOCABULARY.ref(USE + s.slot[slot]),
        title=title(card.name),
        dice=DICE[card.dice],
        divisor=int(card.divisor),
        cost=int(card.cost),
        text=text,
        short=shortened(text),
        keeps=card.effect.bend() is not None,
        posts=[CityPost(worth[i], letter(s.tradesman[TRADESMEN * slot + i])) for i in range(TRADESMEN)],
        onlookers=[letter(owner) for owner in range(OWNERS) if (s.onlooker[slot] >> owner) & 1],
        cubes=[
            CityCubes(letter(owner), int(s.cubes[OWNERS * slot + owner]))
            for owner in range(OWNERS)
            if s.cubes[OWNERS * slot + owner]
        ],
    )


def event_of(s: City, place: int) -> CityEvent:
    """An event of the queue."""
    card = s.event(place)
    at = place * EVENT_FIELDS
    cubes = [letter(s.queue[at + 2 + i]) for i in range(s.queue[at + 1])]
    free: list[Owner] = [""] * (int(card.banners) - len(cubes))
    text = card.plague.text()
    return CityEvent(
        ref=VOCABULARY.ref(EVENT + s.queue[at]),
        title=title(card.name),
        dice=DICE[card.dice],
        divisor=int(card.divisor),
        banners=cubes + free,
        first=int(card.first),
        second=int(card.second),
        text=text,
        short=shortened(text),
    )


def unrevealed(s: City, deck: int) -> int:
    """How many events of a deck have not been revealed."""
    return sum(event.deck == deck and not (s.events >> i) & 1 for i, event in enumerate(s.rules.events))


def action_of(s: City) -> CityAction | None:
    """What is settled of the action under way, if one is; against black dice `target` and `source` are no places."""
    aims = 0 <= s.target < len(s.rules.targets)
    target = s.rules.targets[s.target].token(s) if aims else EMPTY
    dice = [die_of(s.group[i]) for i in range(len(s.group)) if s.group[i] >= DIE]
    if target == EMPTY and not dice:
        return None
    return CityAction(
        target=VOCABULARY.ref(target) if target != EMPTY else "",
        source=VOCABULARY.ref(s.source) if SPACE <= s.source <= SUPPLY else "",
        cube=VOCABULARY.ref(USE + s.slot[s.used]) if s.used != NO_CHOICE else "",
        dice=dice,
    )
