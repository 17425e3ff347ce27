"""Putting a table together: players, modules and printed values become `Rules`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from troyes.city import characters, events
from troyes.city.activities import Activate
from troyes.city.agriculture import Agriculture
from troyes.city.black_dice import COUNTER_BLACK_DIE
from troyes.city.cards import red, white, yellow
from troyes.city.cathedral import Construct
from troyes.city.citizens import PlaceCitizen
from troyes.city.combat import Combat
from troyes.city.components import AS_PRINTED, Components
from troyes.city.constants import (
    ALL_SPACES,
    BUILDINGS,
    CATHEDRAL_SPACES,
    CITIZENS,
    EMPTY,
    EVENT_FIELDS,
    GROUP,
    KINDS,
    NEUTRAL_CITIZENS,
    OWNERS,
    QUEUE,
    RED,
    SEATS,
    SLOTS,
    START_DENIERS,
    START_INFLUENCE,
)
from troyes.city.influence import SPENDS
from troyes.city.kinds import Card, Character, Effect, Event, Plague
from troyes.city.names import ACTIVITIES, EVENTS
from troyes.city.round import NEXT_ROUND, in_order, round_of
from troyes.city.rules import Module, Rules
from troyes.city.setup import (
    DEAL_CHARACTER,
    DRAW_START_PLAYER,
    FILL_WITH_NEUTRALS,
    PLACE_CITIZENS,
    PLACE_NEUTRALS,
)
from troyes.city.solo import (
    KINGS_CITIZENS,
    KINGS_DEFENCE,
    KINGS_PLACEMENT,
    KINGS_TURN,
    LE_ROY,
    PILE_CHARACTER,
    PLACE_PAIR,
    PLAYER,
)
from troyes.city.state import City
from troyes.city.turns import TAKE_TURN
from troyes.core.agenda import Step
from troyes.core.native import i64, vec

BASE: Final[Module] = Module(
    "base",
    cards=yellow.BASE + white.BASE + red.BASE,
    events=events.BASE,
    characters=characters.BASE,
    spends=SPENDS,
    doubled=(RED,),
    targets=(
        *[Activate(slot) for slot in range(SLOTS)],
        Construct(),
        *[Combat(event) for event in range(len(EVENTS))],
        *[PlaceCitizen(building) for building in range(3)],
        Agriculture(),
    ),
)
BONUS: Final[Module] = Module("bonus", cards=yellow.BONUS + white.BONUS + red.BONUS, events=events.BONUS)
FOR_TWO: Final[Module] = Module("for-two", replaces=True, characters=characters.FOR_TWO)
KING: Final[Module] = Module("king", replaces=True, cards=white.KINGS + red.KINGS, events=events.KINGS)

CITIZENS_BY_PLAYERS: Final = {1: 6, 2: 6, 3: 5, 4: 4}
ROUNDS_BY_PLAYERS: Final = {1: 4, 2: 4, 3: 5, 4: 6}


def build(
    players: int,
    modules: tuple[Module, ...] = (),
    components: Components = AS_PRINTED,
    *,
    open_vp: bool = False,
) -> Rules:
    """The rules of a table."""
    parts = [BASE, *modules, *([FOR_TWO] if players <= 2 else []), *([KING] if players == 1 else [])]
    alone = players == 1
    opening = (
        in_order(
            DRAW_START_PLAYER,
            PILE_CHARACTER,
            *[KINGS_PLACEMENT, PLACE_PAIR, PLACE_PAIR] * 3,
            KINGS_PLACEMENT,
            NEXT_ROUND,
        )
        if alone
        else in_order(
            DRAW_START_PLAYER,
            DEAL_CHARACTER,
            *([PLACE_NEUTRALS] if players == 2 else []),
            PLACE_CITIZENS,
            *([FILL_WITH_NEUTRALS] if players > 2 else []),
            NEXT_ROUND,
        )
    )
    return Rules(
        players=players,
        modules=tuple(part.name for part in parts),
        participants=[PLAYER, LE_ROY] if alone else list(range(players)),
        rounds=ROUNDS_BY_PLAYERS[players],
        citizens=CITIZENS_BY_PLAYERS[players],
        characters_each={1: 0, 2: 2, 3: 1, 4: 1}[players],
        neutral_citizens=KINGS_CITIZENS if alone else NEUTRAL_CITIZENS,
        cards=[components.card(card) for card in gather_cards(parts)],
        events=[components.event(event) for event in gather_events(parts)],
        characters=[components.character(one, players) for one in gather_characters(parts)],
        spends=[spend for part in parts for spend in part.spends],
        targets=[target for part in parts for target in part.targets],
        turns=[TAKE_TURN] * SEATS + [KINGS_TURN],
        defences=[COUNTER_BLACK_DIE] * SEATS + [KINGS_DEFENCE],
        opening=opening,
        round_steps=round_of(parts),
        purchase=[step for part in parts for step in part.purchase],
        row_width=vec[i64]([components.values(f"buildings.{name}.row_width")[0] for name in BUILDINGS]),
        neutral_spaces=list(components.values("neutral_spaces")),
        kings_order=list(components.values("kings_order")),
        salary=vec[i64]([components.values(f"buildings.{name}.salary")[0] for name in BUILDINGS]),
        wild=bits(colour for part in parts for colour in part.wild),
        doubled=bits(colour for part in parts for colour in part.doubled),
        open_vp=open_vp,
        extras=[part.extra for part in parts if part.extra is not None],
        scoring=in_order(*[step for part in parts for step in part.scoring]),
        steps={name: step for part in parts for name, step in part.steps.items()},
    )


def bits(numbers: Iterable[int]) -> int:
    """Numbers as one bit each."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def gather_cards(parts: list[Module]) -> list[Card]:
    """Every Activity card by its number; one that no module brings has level 0 and is never revealed."""
    cards = [Card(name, 0, 0, 0, 0, 0, 1, Effect()) for name in ACTIVITIES]
    for part in parts:
        for card in part.cards:
            number = ACTIVITIES.index(card.name)
            if cards[number].level or not part.replaces:
                cards[number] = card
    return cards


def gather_events(parts: list[Module]) -> list[Event]:
    """Every event by its number; one that no module brings belongs to no deck."""
    gathered = [Event(name, -1, 1, 1, 0, 0, Plague()) for name in EVENTS]
    for part in parts:
        for event in part.events:
            gathered[EVENTS.index(event.name)] = event
    return gathered


def gather_characters(parts: list[Module]) -> list[Character]:
    """The characters, a later one in the place of an earlier one of the same name."""
    gathered: list[Character] = []
    for part in parts:
        for character in part.characters:
            names = [other.name for other in gathered]
            if character.name in names:
                gathered[names.index(character.name)] = character
            else:
                gathered.append(character)
    return gathered


def new_city(rules: Rules) -> City:
    """A table before anything is drawn."""
    players = int(rules.players)
    deniers = [START_DENIERS] * players + [0] * (OWNERS - players)
    influence = [START_INFLUENCE] * players + [0] * (OWNERS - players)
    supply = [int(rules.citizens)] * players + [0] * (SEATS - players) + [int(rules.neutral_citizens)]
    general = [CITIZENS - int(rules.citizens)] * players + [0] * (OWNERS - players)
    agenda: list[Step[Any]] = list(rules.opening)
    return City(
        agenda,
        rules,
        vec[i64](deniers),
        vec[i64](influence),
        vec[i64]([0] * OWNERS),
        vec[i64](supply),
        vec[i64](general),
        vec[i64]([EMPTY] * OWNERS),
        vec[i64]([0] * OWNERS),
        vec[i64]([EMPTY] * (2 * SEATS)),
        vec[i64]([0] * (KINDS * OWNERS)),
        vec[i64]([0] * 6),
        vec[i64]([EMPTY] * ALL_SPACES),
        vec[i64]([0] * (3 * OWNERS)),
        vec[i64]([EMPTY] * SLOTS),
        vec[i64]([EMPTY] * (2 * SLOTS)),
        vec[i64]([0] * SLOTS),
        vec[i64]([0] * (OWNERS * SLOTS)),
        vec[i64]([0] * (EVENT_FIELDS * QUEUE)),
        vec[i64]([EMPTY] * CATHEDRAL_SPACES),
        vec[i64]([0] * GROUP),
        [extra.clone() for extra in rules.extras],
    )
