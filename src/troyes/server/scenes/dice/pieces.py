"""The pieces of Troyes Dice as the page gets them: the wheel, the blank sheet, and what is pencilled on each."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from troyes.server.scenes.base import Message

Colour = Literal["red", "yellow", "white"]
Half = Literal["morning", "afternoon"]
Sign = Literal["any", "influence", "deniers", "knowledge"]
MarkState = Literal["free", "drawn", "lost"]


# What is printed on every sheet


class DiceGain(Struct, frozen=True):
    """What something brings: citizens or resources of a colour, for each die on offer if `each_die`; or a Cathedral's
    scoring of the `row` that it names."""

    kind: Literal["citizen", "resource", "scoring"]
    colour: Colour
    amount: int
    each_die: bool = False
    row: str = ""


class PrintedLink(Struct, frozen=True):
    """A lozenge between the building in column `left` and the next."""

    left: int
    gain: DiceGain


class PrintedRow(Struct, frozen=True):
    """A row of six buildings: what each brings, the lozenges, and the character that scores the row."""

    name: str
    title: Message
    colour: Colour
    prestige: bool
    character: Message
    """In full, and in the form `board` by first name."""
    gains: list[DiceGain]
    links: list[PrintedLink]


class ColumnBonus(Struct, frozen=True):
    """What a column of three citizens brings."""

    column: int
    brings: Literal["resources", "work"]


class DicePrinted(Struct, frozen=True):
    """The blank sheet."""

    rows: list[PrintedRow]
    resource_length: int
    resource_marks: list[int]
    """Symbols of a resource track that bring a citizen of its colour."""
    citizen_length: int
    prestige_citizen: int
    last_citizen: int
    columns: list[ColumnBonus]


# The wheel


class WheelTile(Struct, frozen=True):
    """A Banquet or Raid tile beside a plaza, with what the side that is up says."""

    number: int
    side: Literal["banquet", "raid"]
    text: Message


class Notch(Struct, frozen=True):
    """A notch of the wheel, and the plaza in it: the colour that shows and the colour on its back."""

    number: int
    up: Colour | None
    under: Colour | None
    tile: WheelTile | None


class WheelPrice(Struct, frozen=True):
    """So much of a resource, or of any one resource."""

    resource: Sign
    amount: int


class WheelDie(Struct, frozen=True):
    """A die. `used` is the value that it has for whoever chooses it, which a Raid may make 0."""

    value: int
    used: int
    black: bool


class WheelPlace(Struct, frozen=True):
    """One of the four places of a half day. Its die can be chosen if it is `open`; its plaza may be `destroyed`."""

    half: Half
    position: int
    notch: int
    price: list[WheelPrice]
    printed_price: list[WheelPrice]
    die: WheelDie | None
    colours: list[int]
    """The knowledge that its die costs as a red, yellow or white one; -1 where it cannot be had so."""
    values: list[int]
    """The influence that its die costs as one of each value from 0; -1 where it cannot be had so."""
    open: bool
    destroyed: bool


# The sheets


class SheetAttack(Struct, frozen=True):
    """What the black die has crossed out on every sheet without a Fortress in that column."""

    colour: Colour
    column: int
    number: int


class ResourceMarks(Struct, frozen=True):
    """Resources of one track: circled in all, and of these not yet spent."""

    circled: int
    unspent: int
    points: int


class RowMarks(Struct, frozen=True):
    """A row of buildings by column, its lozenges in the printed order, and what it scores."""

    buildings: list[MarkState]
    links: list[MarkState]
    built: int
    value: int
    points: int


class DiceSheet(Struct, frozen=True):
    """A seat's sheet. `picked` is the place of the die in hand, and `owed` what waits, for the viewer's own sheet."""

    seat: int
    name: str
    chosen: bool
    picked: int | None
    owed: list[str]
    """Words of the notation, which the page also finds in references."""
    resources: list[ResourceMarks]
    citizens: list[int]
    columns: list[bool]
    """Whether each column bonus of the citizens has been earned."""
    crossed: list[list[bool]]
    """By colour, then by column: whether the die is crossed out."""
    protected: list[bool]
    """By column: whether a Fortress stands."""
    rows: list[RowMarks]
    next_cathedral: int
    """What the next Cathedral is worth, 0 when all six stand."""
    building_points: int
    resource_points: int
    citizen_points: int
    total: int


class DiceScene(Struct, frozen=True, tag_field="game", tag="dice"):
    """The table. Colours, resources and citizens stand in the order red, yellow, white."""

    day: int
    days: int
    half: Half
    over: bool
    first_attack: int
    attack_day: bool
    window: int
    notches: list[Notch]
    places: list[WheelPlace]
    """Clockwise from the window: the four of the morning, then the four of the afternoon."""
    thrown: list[WheelDie]
    """Dice that are thrown but not yet laid on the wheel."""
    attacks: list[SheetAttack]
    offered: list[int]
    """How many dice on offer lie on plazas of each colour."""
    numbers: list[int]
    """Above the columns from the left, 0 while there is none."""
    banquets: bool
    viewer: int
    printed: DicePrinted
    sheets: list[DiceSheet]
