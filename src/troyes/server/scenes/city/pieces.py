"""The pieces of Troyes as the page gets them, each with the reference that its tokens have.

An owner is a letter: A to D for the seats, N for the neutral side, and nothing where nobody is.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from troyes.city.shown import Figure
from troyes.server.scenes.base import Message

Owner = Literal["A", "B", "C", "D", "N", ""]
Colour = Literal["red", "yellow", "white"]
DieColour = Literal["red", "yellow", "white", "purple"]
Dice = Literal["red", "yellow", "white", "any", "mixed"]
Phase = Literal["opening", "income", "workforce", "events", "actions", "evening", "over"]


class CityDie(Struct, frozen=True):
    """A die on the city square."""

    ref: str
    colour: DieColour
    value: int


class CityStanding(Struct, frozen=True):
    """How many an owner has of what a character counts, and what that is worth."""

    owner: Owner
    count: int
    points: int


class CityCharacter(Struct, frozen=True):
    """A character that can be seen: from how many on he gives 1, 3 and 6 points, and how far everybody is."""

    ref: str
    title: Message
    counts: Message
    steps: list[int]
    standings: list[CityStanding]


class CitySeat(Struct, frozen=True):
    """What an owner has. The neutral side has neither deniers nor influence, and points only where it takes turns."""

    owner: Owner
    name: str | Message
    """As its player typed it; what the neutral side is called."""
    plays: bool
    """Whether it takes turns."""
    deniers: int | None
    influence: int | None
    points: int | None
    """Nothing where they are hidden."""
    supply: int
    general: int
    """Citizens that influence can still recruit."""
    won: int
    passed: int | None
    """Deniers in the district of an owner who has passed."""
    dice: list[CityDie]
    characters: list[CityCharacter]
    hidden: int
    """Characters that cannot be seen."""
    starts: bool
    turn: bool


class CitySpace(Struct, frozen=True):
    """A space of a building."""

    ref: str
    owner: Owner


class CityRow(Struct, frozen=True):
    """A row of a building: the values of the dice that lead to it, and its spaces from the entrance on."""

    values: list[int]
    spaces: list[CitySpace]


class CityBuilding(Struct, frozen=True):
    """A principal building."""

    ref: str
    title: Message
    colour: Colour
    salary: int
    rows: list[CityRow]
    lying_ref: str
    lying: list[Owner]


class CityCathedral(Struct, frozen=True):
    """The levels from the bottom, each with an owner for every column; what a cube brings."""

    levels: list[list[Owner]]
    influence: list[int]
    points: int


class CityPost(Struct, frozen=True):
    """A tradesman's space with what it is worth at the end."""

    points: int
    owner: Owner


class CityCubes(Struct, frozen=True):
    """Cubes that an owner keeps on a card."""

    owner: Owner
    count: int


class CityCard(Struct, frozen=True):
    """An Activity card in play."""

    ref: str
    cube_ref: str
    title: Message
    dice: Dice
    divisor: int | None
    """None where each die counts by itself."""
    cost: int
    influence: int
    """What a tradesman costs: deniers, and influence."""
    text: Message
    """In full, and in the form `board` as the card has room for it."""
    keeps: bool
    """Whether cubes are kept on it for later actions."""
    posts: list[CityPost]
    onlookers: list[Owner]
    cubes: list[CityCubes]


class CitySlot(Struct, frozen=True):
    """A place for an Activity card: the card, or how many lie face down of which one will be revealed."""

    ref: str
    colour: Colour
    level: int
    card: CityCard | None
    deck: int


class CityHeld(Struct, frozen=True):
    """What a module shows on an event: somebody's, or nobody's."""

    ref: str
    owner: Owner
    count: int
    said: Message
    shape: Figure


class CityEvent(Struct, frozen=True):
    """An event of the queue; the cubes on its banners in the order of placing, then the free ones."""

    ref: str
    title: Message
    dice: Dice
    divisor: int
    banners: list[Owner]
    first: int
    second: int
    text: Message
    """In full, and in the form `board` as the card has room for it."""
    held: list[CityHeld]
    picture: str
    """The name of its woodcut."""


class CityDeck(Struct, frozen=True):
    """Events of a colour that are not revealed yet."""

    colour: Colour
    left: int


class CityAction(Struct, frozen=True):
    """What is settled of an action that is under way, as references."""

    target: str
    source: str
    cube: str
    dice: list[CityDie]
    turning: list[CityDie]
    """Dice chosen to be turned over, before the action or a black die."""


class CityPiece(Struct, frozen=True):
    """Something that a module shows beside the board: what it is about, what stands there, and whose it is."""

    ref: str
    said: Message
    owner: Owner
    shape: Figure


class CityGuest(Struct, frozen=True):
    """A module at this table that has something to show."""

    module: str
    title: Message
    pieces: list[CityPiece]


class CityTile(Struct, frozen=True):
    """What lies at a space of a path, with the reference that explains and pictures its open side."""

    ref: str
    face: str
    cube_ref: str
    title: Message
    text: Message
    """In full, and in the form `board` as the tile has room for it."""
    cubes: list[CityCubes]


class CityGate(Struct, frozen=True):
    """A space of a path that bears a sign, with what lies there."""

    space: int
    sign: str
    tile: CityTile | None


class CityWalker(Struct, frozen=True):
    """Who stands on which space of a path."""

    ref: str
    owner: Owner
    space: int
    shape: Figure


class CityCalled(Struct, frozen=True):
    """How what is on a path is called: entries of the catalogue, to which the page gives what they ask for."""

    walker: str
    sign: str
    tile: str


class CityPath(Struct, frozen=True):
    """A path of a module: spaces from 0 to the last, the gates in order, and those who walk there."""

    module: str
    ref: str
    title: Message
    last: int
    gates: list[CityGate]
    walkers: list[CityWalker]
    step: str
    """How references of steps begin; how many spaces follows after a colon."""
    called: CityCalled


class CityScene(Struct, frozen=True, tag_field="game", tag="city"):
    """The table."""

    round: int
    rounds: int
    phase: Phase
    over: bool
    seats: list[CitySeat]
    neutral: CitySeat
    neutral_called: Message
    """The neutral side as one would say it."""
    neutral_district: Message
    most_influence: int
    black: list[int]
    """Black dice to be countered, highest first."""
    enemies: int
    """Black dice still to be thrown."""
    buildings: list[CityBuilding]
    cathedral: CityCathedral
    slots: list[CitySlot]
    events: list[CityEvent]
    decks: list[CityDeck]
    agriculture: int
    """What the dice are divided by there."""
    pile: list[CityCharacter]
    """The open pile, the top first."""
    revealed: list[CityCharacter]
    """Characters that lie open for all and are in nobody's hand."""
    counterclockwise: bool
    """Whether the turn goes to the right."""
    action: CityAction | None
    paths: list[CityPath]
    guests: list[CityGuest]
