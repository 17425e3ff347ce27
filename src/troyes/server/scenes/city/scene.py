"""The table of Troyes as one seat sees it, or somebody who watches."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from troyes.city.constants import (
    AGRICULTURE_DIVISOR,
    BUILDINGS,
    CATHEDRAL_COLUMNS,
    CUBE_POINTS,
    DICE_COLOURS,
    EMPTY,
    EVENT_FIELDS,
    FACES,
    LEVELS,
    MOST_INFLUENCE,
    NEUTRAL,
    OWNERS,
    SLOTS,
    SPACES,
    TRADESMEN,
)
from troyes.city.game import TroyesCity
from troyes.city.module import Module
from troyes.city.shown import Path, Piece
from troyes.city.sight import column_influence, faces, floors, is_over, sees_points
from troyes.city.state import HIDDEN, NO_CHOICE, City
from troyes.city.words import names as words
from troyes.city.words.tokens import (
    ACTIVITY,
    EVENT,
    LYING,
    SPACE,
    TRADESMAN,
    USE,
    colour_of,
    die_token,
    face_of,
)
from troyes.core.message import message
from troyes.core.state import CHANCE
from troyes.server.scenes.base import Kept, Message, wire
from troyes.server.scenes.city.phase import phase_of
from troyes.server.scenes.city.pieces import (
    CityAction,
    CityBuilding,
    CityCalled,
    CityCard,
    CityCathedral,
    CityCharacter,
    CityCubes,
    CityDeck,
    CityDie,
    CityEvent,
    CityGate,
    CityGuest,
    CityHeld,
    CityPath,
    CityPiece,
    CityPost,
    CityRow,
    CityScene,
    CitySeat,
    CitySlot,
    CitySpace,
    CityStanding,
    CityTile,
    CityWalker,
    Colour,
    Dice,
    DieColour,
    Owner,
)

LETTERS: Final[tuple[Owner, ...]] = ("A", "B", "C", "D", "N")
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "white")
DIE_COLOURS: Final[tuple[DieColour, ...]] = (*COLOURS, "purple")
DICE: Final[tuple[Dice, ...]] = (*COLOURS, "any", "mixed")
"""By the number of the colour, then `kinds.ANY_COLOUR` and `kinds.MIXED`."""


SLOT_PARTS: Final[Kept[CitySlot]] = Kept(2_000)
BUILDING_PARTS: Final[Kept[CityBuilding]] = Kept(1_000)
EVENT_PARTS: Final[Kept[CityEvent]] = Kept(1_000)


def scene(game: TroyesCity, view: City, seat: int, names: Sequence[str]) -> CityScene:
    """The table as a seat sees it, or a watcher, who has none; `view` is theirs already."""
    s = view
    shown = [
        (part, part.scene.pieces(s), part.scene.path(s)) for part in s.rules.parts if part.scene is not None
    ]
    held = [one for _, found, _ in shown for one in found if one.on]
    return CityScene(
        round=int(s.round),
        rounds=int(s.rules.rounds),
        phase=phase_of(s),
        over=is_over(s),
        seats=[seat_of(s, seat, owner, names[owner]) for owner in range(int(s.rules.players))],
        neutral=seat_of(s, seat, NEUTRAL, wire(words.side(s.rules.neutral))),
        neutral_called=wire(words.called(s.rules.neutral)),
        neutral_district=wire(words.district(NEUTRAL, s.rules.neutral)),
        most_influence=MOST_INFLUENCE,
        black=[value for value in range(FACES, 0, -1) for _ in range(s.black[value - 1])],
        enemies=int(s.enemies),
        buildings=[kept_building(s, building) for building in range(len(BUILDINGS))],
        cathedral=cathedral_of(s),
        slots=[kept_slot(s, slot) for slot in range(SLOTS)],
        events=[kept_event(s, place, held) for place in range(s.queued)],
        decks=[CityDeck(colour, unrevealed(s, deck)) for deck, colour in enumerate(COLOURS)],
        agriculture=AGRICULTURE_DIVISOR,
        pile=[] if s.rules.characters_each else characters(s, s.laid_open),
        revealed=characters(s, s.laid_open) if s.rules.characters_each else [],
        counterclockwise=s.direction < 0,
        action=action_of(s),
        paths=[path_of(part, path) for part, _, path in shown if path is not None],
        guests=[
            CityGuest(part.name, title_of(part), pieces)
            for part, found, path in shown
            if path is None and (pieces := beside(found))
        ],
    )


def letter(owner: int) -> Owner:
    """An owner's letter."""
    return "" if owner == EMPTY else LETTERS[owner]


def seat_of(s: City, viewer: int, owner: int, name: str | Message) -> CitySeat:
    """An owner as somebody sees him."""
    person = owner != NEUTRAL
    plays = s.takes_part(owner)
    held = [s.character[2 * owner + i] for i in range(s.rules.characters_each)] if person else []
    return CitySeat(
        owner=letter(owner),
        name=name,
        plays=plays,
        deniers=int(s.deniers[owner]) if person else None,
        influence=int(s.influence[owner]) if person else None,
        points=int(s.points[owner]) if plays and sees_points(s, viewer, owner) else None,
        supply=int(s.supply[owner]),
        general=int(s.general[owner]),
        won=int(s.won[owner]),
        passed=None if s.passed[owner] == EMPTY else int(s.passed[owner]),
        dice=[
            die_of(s, die_token(owner, colour, value))
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


def ref(s: City, token: int) -> str:
    """What a token is about."""
    return s.rules.vocabulary.ref(int(token))


def die_of(s: City, token: int) -> CityDie:
    """The die of a token."""
    return CityDie(ref(s, token), DIE_COLOURS[colour_of(token)], int(face_of(token)))


def characters(s: City, numbers: Iterable[int]) -> list[CityCharacter]:
    """Those of some characters that can be seen, with how far everybody is."""
    owners = [int(owner) for owner in s.rules.participants]
    return [
        CityCharacter(
            ref=f"character:{one.name}",
            title=wire(words.character(one.name)),
            counts=wire(words.counted(one.count.name)),
            steps=[int(one.low), int(one.middle), int(one.high)],
            standings=[
                CityStanding(letter(owner), int(one.count.of(s, owner)), int(one.points(s, owner)))
                for owner in owners
            ],
        )
        for one in [s.rules.characters[number] for number in numbers if number >= 0]
    ]


def kept_building(s: City, building: int) -> CityBuilding:
    """A principal building, if it was drawn before as it was then."""
    spaces = s.space[SPACES * building : SPACES * (building + 1)]
    lying = s.lying[OWNERS * building : OWNERS * (building + 1)]
    return BUILDING_PARTS.get((s.rules, building, *spaces, *lying), lambda: building_of(s, building))


def building_of(s: City, building: int) -> CityBuilding:
    """A principal building, row by row."""
    width = int(s.rules.row_width[building])
    return CityBuilding(
        ref=f"building:{BUILDINGS[building]}",
        title=wire(words.building(building)),
        colour=COLOURS[building],
        salary=int(s.rules.salary[building]),
        rows=[
            CityRow(
                values=list(range(first + 1, first + width + 1)),
                spaces=[
                    CitySpace(ref(s, SPACE.first + space), letter(s.space[space]))
                    for space in range(SPACES * building + first, SPACES * building + first + width)
                ],
            )
            for first in range(0, SPACES, width)
        ],
        lying_ref=ref(s, LYING.first + building),
        lying=[letter(owner) for owner in range(OWNERS) for _ in range(s.lying[OWNERS * building + owner])],
    )


def cathedral_of(s: City) -> CityCathedral:
    """The Cathedral from the bottom."""
    columns = range(CATHEDRAL_COLUMNS)
    return CityCathedral(
        levels=[
            [letter(s.cathedral[CATHEDRAL_COLUMNS * level + column]) for column in columns]
            for level in range(floors(s))
        ],
        influence=[column_influence(column) for column in columns],
        points=CUBE_POINTS,
    )


def kept_slot(s: City, slot: int) -> CitySlot:
    """A place for an Activity card, if it was drawn before as it was then."""
    people = s.tradesman[TRADESMEN * slot : TRADESMEN * (slot + 1)]
    cubes = s.cubes[OWNERS * slot : OWNERS * (slot + 1)]
    key = (s.rules, slot, s.slot[slot], s.onlooker[slot], *people, *cubes)
    return SLOT_PARTS.get(key, lambda: slot_of(s, slot))


def slot_of(s: City, slot: int) -> CitySlot:
    """A place for an Activity card."""
    colour, level = divmod(slot, LEVELS)
    hidden = s.slot[slot] == EMPTY
    deck = [card for card in s.rules.cards if card.colour == colour and card.level == level + 1]
    return CitySlot(
        ref=ref(s, TRADESMAN.first + slot),
        colour=COLOURS[colour],
        level=level + 1,
        card=None if hidden else card_of(s, slot),
        deck=len(deck) if hidden else 0,
    )


def card_of(s: City, slot: int) -> CityCard:
    """The Activity card in a slot, with all that stands and lies on it."""
    card = s.card(slot)
    worth = (int(card.first), int(card.second))
    return CityCard(
        ref=ref(s, ACTIVITY.first + s.slot[slot]),
        cube_ref=ref(s, USE.first + s.slot[slot]),
        title=wire(words.card(card.name)),
        dice=DICE[card.dice],
        divisor=None if card.effect.by_die() else int(card.divisor),
        cost=int(card.cost),
        influence=int(card.influence),
        text=wire(card.effect.text()),
        keeps=card.effect.keeps(),
        posts=[CityPost(worth[i], letter(s.tradesman[TRADESMEN * slot + i])) for i in range(TRADESMEN)],
        onlookers=[letter(owner) for owner in range(OWNERS) if (s.onlooker[slot] >> owner) & 1],
        cubes=[
            CityCubes(letter(owner), int(s.cubes[OWNERS * slot + owner]))
            for owner in range(OWNERS)
            if s.cubes[OWNERS * slot + owner]
        ],
    )


def kept_event(s: City, place: int, held: list[Piece]) -> CityEvent:
    """An event of the queue, if it was drawn before as it was then and no module has laid anything on it."""
    if held:
        return event_of(s, place, held)
    fields = s.queue[EVENT_FIELDS * place : EVENT_FIELDS * (place + 1)]
    return EVENT_PARTS.get((s.rules, *fields), lambda: event_of(s, place, held))


def event_of(s: City, place: int, held: list[Piece]) -> CityEvent:
    """An event of the queue."""
    card = s.event(place)
    at = place * EVENT_FIELDS
    cubes = [letter(s.queue[at + 2 + i]) for i in range(s.queue[at + 1])]
    free: list[Owner] = [""] * (int(card.banners) - len(cubes))
    about = ref(s, EVENT.first + s.queue[at])
    return CityEvent(
        ref=about,
        title=wire(words.event(card.name)),
        dice=DICE[card.dice],
        divisor=int(card.divisor),
        banners=cubes + free,
        first=int(card.first),
        second=int(card.second),
        text=wire(card.plague.text()),
        held=[
            CityHeld(one.ref, letter(one.owner), one.count, wire(one.said), one.shape)
            for one in held
            if one.on == about
        ],
        picture=card.picture,
    )


def unrevealed(s: City, deck: int) -> int:
    """How many events of a deck have not been revealed."""
    return sum(event.deck == deck and not (s.events >> i) & 1 for i, event in enumerate(s.rules.events))


def action_of(s: City) -> CityAction | None:
    """What is settled of the action under way, if one is."""
    target = EMPTY if s.target == NO_CHOICE else int(s.rules.targets[s.target].token(s))
    dice = [die_of(s, int(s.group[i])) for i in range(s.size)]
    turning = [die_of(s, int(token)) for token in s.turning if token != EMPTY]
    if target == EMPTY and not dice and not turning:
        return None
    return CityAction(
        target=ref(s, target) if target != EMPTY else "",
        source=ref(s, s.source) if s.source != NO_CHOICE else "",
        cube=ref(s, USE.first + s.slot[s.used]) if s.used != NO_CHOICE else "",
        dice=dice,
        turning=turning,
    )


def title_of(part: Module) -> Message:
    """What a module that shows something is called."""
    return wire(message(f"city-module-{part.name}"))


def beside(found: Iterable[Piece]) -> list[CityPiece]:
    """The pieces of a module that stand beside the board."""
    return [CityPiece(one.ref, wire(one.said), letter(one.owner), one.shape) for one in found if not one.on]


def path_of(part: Module, path: Path) -> CityPath:
    """A module's path, which is drawn as a whole."""
    return CityPath(
        module=part.name,
        ref=path.ref,
        title=title_of(part),
        last=path.length,
        gates=[CityGate(space, sign, tile_of(path, space)) for space, sign in path.signs.items()],
        walkers=[
            CityWalker(f"{path.man}:{letter(owner)}", letter(owner), space, path.shape)
            for owner, space in path.standing.items()
        ],
        step=path.step,
        called=CityCalled(path.called.walker, path.called.sign, path.called.tile),
    )


def tile_of(path: Path, space: int) -> CityTile | None:
    """What lies at a space of a path."""
    tile = path.tiles.get(space)
    if tile is None:
        return None
    return CityTile(
        ref=tile.ref,
        face=tile.face,
        cube_ref=tile.cube,
        title=wire(tile.title),
        text=wire(tile.text),
        cubes=[CityCubes(letter(owner), count) for owner, count in tile.cubes.items()],
    )
