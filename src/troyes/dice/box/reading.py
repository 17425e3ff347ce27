"""Reading positions of Troyes Dice: what is left out has its usual value, and what cannot be is refused by name."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from troyes.core.document import Node
from troyes.core.errors import PositionError
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.dice.actions.bonuses import is_possible
from troyes.dice.banquets import BANQUET, SIDE_NAMES, SIDES, TILES, number_of
from troyes.dice.box.usual_wheel import usual_wheel
from troyes.dice.constants import (
    CATHEDRAL,
    CATHEDRAL_VALUES,
    CITIZEN_TRACK,
    CITIZENS,
    COLOURS,
    COLUMNS,
    DAYS,
    EMPTY,
    HALVES,
    NOTCHES,
    POSITIONS,
    RESOURCE_TRACK,
    RESOURCES,
    RESOURCES_AT_START,
    ROWS,
)
from troyes.dice.phases.setup import ways_to_lay
from troyes.dice.phases.wheel import PLACE_DICE, closed_positions
from troyes.dice.round import BANQUETS, NUMBERING, agenda_of, new_game
from troyes.dice.sheet import (
    ASK_DIE,
    ASK_NOTHING,
    ASK_OWED,
    ASK_USE,
    ASKED,
    ASKED_NAMES,
    CHOSEN,
    CIRCLED,
    CROSSED,
    DRAWN,
    OWED,
    OWED_NAMES,
    SHEET,
    UNSPENT,
    WRITTEN,
)
from troyes.dice.sheet import CITIZENS as CITIZEN_FIELD
from troyes.dice.state import Dice
from troyes.dice.versions import ASKING, VERSION, rules

TOP_KEYS: Final = ("game", "version", "players", "setup", "day", "half", "numbers", "wheel", "dice", "sheets")
SHEET_KEYS: Final = (
    "unspent",
    "circled",
    "citizens",
    "drawn",
    "crossed",
    "values",
    "owed",
    "asked",
    "chosen",
    "shown",
)


def read(document: object, usual: int) -> Dice:
    """The state that a document describes, by the rules of the usual version if it names none."""
    top = Node(document)
    top.only(TOP_KEYS)
    top.child("game").word(["dice"])
    version = top.child("version").whole(min(ASKING), VERSION) if top.has("version") else usual
    players = top.child("players").whole(1, 10)
    setup = top.child("setup") if top.has("setup") else Node({}, "setup")
    setup.only(("numbering", "banquets"))
    numbering = setup.child("numbering").word(NUMBERING) if setup.has("numbering") else "first"
    banquets = setup.child("banquets").word(BANQUETS) if setup.has("banquets") else "no"
    s = new_game(players, rules(version, numbering, banquets))
    s.day = top.child("day").whole(1, DAYS + 1)
    s.half = HALVES.index(top.child("half").word(HALVES)) if top.has("half") else 0
    if s.day > DAYS and s.half:
        raise top.child("half").refuse(Message("dice-position-morning"))
    read_numbers(s, top)
    wheel = top.child("wheel") if top.has("wheel") else Node(usual_wheel(s), "wheel")
    read_wheel(s, wheel)
    read_dice(s, top.child("dice") if top.has("dice") else Node({}, "dice"))
    for seat, sheet in enumerate(top.child("sheets").items(players, players)):
        read_sheet(s, seat, sheet)
    if s.rolled == POSITIONS and all(
        s.sheets[seat * SHEET + ASKED] == ASK_NOTHING for seat in range(players)
    ):
        raise PositionError(Message("dice-position-nobody"))
    s.agenda = agenda_of(s)
    return s


def read_numbers(s: Dice, top: Node) -> None:
    """The numbers above the columns, as the table's numbering can have written them."""
    if not top.has("numbers") and s.rules.numbering == "first":
        return
    node = top.child("numbers")
    numbers = node.wholes(1, COLUMNS, length=range(COLUMNS + 1))
    if len(set(numbers)) != len(numbers):
        raise node.refuse(Message("dice-position-numbers"))
    full = len(numbers) == COLUMNS
    if (s.rules.numbering == "first" and numbers != list(range(1, COLUMNS + 1))) or (
        s.rules.numbering == "rolled" and not (full or len(numbers) < 2)
    ):
        raise node.refuse(message("dice-position-numbering", numbering=s.rules.numbering))
    if s.rules.numbering == "rolled" and full:
        steps = {(right - left) % COLUMNS for left, right in pairwise(numbers)}
        if steps not in ({1}, {COLUMNS - 1}):
            raise node.refuse(Message("dice-position-rising"))
    if not full and (s.day, s.half) != (1, 0):
        raise node.refuse(Message("dice-position-six"))
    for column in range(COLUMNS):
        s.number[column] = numbers[column] if column < len(numbers) else 0


def read_wheel(s: Dice, wheel: Node) -> None:
    """The plazas from the first notch on, each one of the nine tiles."""
    plazas = wheel.items(0, NOTCHES)
    begun = s.day > 1 or s.half > 0 or (s.rules.numbering != "first" and s.number[0] != 0)
    if begun and len(plazas) < NOTCHES:
        raise wheel.refuse(Message("dice-position-plazas"))
    for notch, plaza in enumerate(plazas):
        plaza.only(("up", "under", "tile", "side"))
        up = COLOURS.index(plaza.child("up").word(COLOURS))
        under = COLOURS.index(plaza.child("under").word(COLOURS))
        if ways_to_lay(s, up, under) <= 0:
            raise plaza.refuse(Message("dice-position-plaza"))
        s.up[notch] = up
        s.under[notch] = under
        if plaza.has("tile"):
            read_tile(s, notch, plaza)
    tiles = sum(1 for side in s.side if side)
    if begun and s.rules.banquets == "yes" and tiles < 3:
        raise wheel.refuse(Message("dice-position-three-tiles"))
    singles = [int(s.side[notch]) for notch in range(NOTCHES) if s.up[notch] == s.under[notch] != EMPTY]
    if tiles and (len(plazas) < NOTCHES or 0 in singles[:tiles]):
        raise wheel.refuse(Message("dice-position-tiles-in-order"))


def read_tile(s: Dice, notch: int, plaza: Node) -> None:
    """A tile beside a plaza of a single colour."""
    tile = plaza.child("tile").whole(1, TILES)
    side = plaza.child("side").word(SIDE_NAMES) if plaza.has("side") else BANQUET
    if s.rules.banquets == "no":
        raise plaza.child("tile").refuse(Message("dice-position-no-tile"))
    if s.up[notch] != s.under[notch]:
        raise plaza.child("tile").refuse(Message("dice-position-single"))
    if tile in [SIDES[laid].tile for laid in s.side]:
        raise plaza.child("tile").refuse(Message("dice-position-tile"))
    s.side[notch] = number_of(side, tile)


def read_dice(s: Dice, node: Node) -> None:
    """The dice that are thrown: with all four they lie on their plazas."""
    node.only(("black", "others"))
    if not node.has("black"):
        if node.has("others"):
            raise node.child("black").refuse(message("refused-wish-whole", least=1, most=6))
        return
    others = node.child("others").wholes(1, 6, length=range(POSITIONS)) if node.has("others") else []
    if s.day > DAYS or s.up[NOTCHES - 1] == EMPTY or not s.number[COLUMNS - 1]:
        raise node.refuse(Message("dice-position-no-dice"))
    if s.rules.banquets == "yes" and sum(1 for side in s.side if side) < 3:
        raise node.refuse(Message("dice-position-no-dice-yet"))
    black = node.child("black").whole(1, 6)
    for face in (black, *others):
        s.roll(face)
    if s.rolled == POSITIONS:
        PLACE_DICE.act(s)
        s.closed = closed_positions(s)


def read_sheet(s: Dice, seat: int, node: Node) -> None:
    """A seat's sheet, and what it is being asked."""
    node.only(SHEET_KEYS)
    at = seat * SHEET
    acting = s.rolled == POSITIONS
    usual = ASKED_NAMES[ASK_DIE if acting else ASK_NOTHING]
    asked = ASKED_NAMES.index(node.child("asked").word(ASKED_NAMES) if node.has("asked") else usual)
    if not acting and asked != ASK_NOTHING:
        raise node.child("asked").refuse(Message("dice-position-asked"))
    marks = read_marks(node)
    for field, mark in enumerate(marks):
        s.sheets[at + field] = mark
        s.shown[at + field] = mark
    s.sheets[at + ASKED] = asked
    s.shown[at + ASKED] = ASK_DIE if acting else ASK_NOTHING
    if asked == ASK_USE:
        position = node.child("chosen").whole(1, POSITIONS) - 1
        if not s.is_open(position):
            raise node.child("chosen").refuse(Message("dice-position-chosen"))
        s.sheets[at + CHOSEN] = position
    elif node.has("chosen"):
        raise node.child("chosen").refuse(Message("dice-position-not-chosen"))
    read_owed(s, at, asked, node)
    if node.has("shown"):
        if not acting:
            raise node.child("shown").refuse(Message("dice-position-shown"))
        shown = node.child("shown")
        shown.only(SHEET_KEYS[:6])
        for field, mark in enumerate(read_marks(shown)):
            s.shown[at + field] = mark


def read_owed(s: Dice, at: int, asked: int, node: Node) -> None:
    """The bonuses that wait, which must go with the question."""
    owed = node.child("owed") if node.has("owed") else Node({}, "owed", node)
    owed.only(OWED_NAMES)
    for kind, name in enumerate(OWED_NAMES):
        s.sheets[at + OWED + kind] = owed.child(name).whole(0, 9) if owed.has(name) else 0
    kinds = [kind for kind in range(len(OWED_NAMES)) if s.sheets[at + OWED + kind]]
    if asked in (ASK_DIE, ASK_USE, ASK_NOTHING):
        fits = not kinds
    elif asked >= ASK_OWED:
        fits = asked - ASK_OWED in kinds
    else:
        fits = len(kinds) > 1
    if not all(is_possible(s, at // SHEET, kind) for kind in kinds):
        raise owed.refuse(Message("dice-position-owed"))
    if not fits:
        raise owed.refuse(message("dice-position-owed-asked", asked=ASKED_NAMES[asked]))


def read_marks(node: Node) -> list[int]:
    """The pencilled fields of a sheet, checked against each other."""
    marks = [0] * OWED
    circled = numbers(node, "circled", RESOURCES, RESOURCES_AT_START)
    unspent = numbers(node, "unspent", RESOURCES, None, circled)
    citizens = numbers(node, "citizens", CITIZENS, 0)
    crossed = numbers(node, "crossed", COLOURS, None)
    drawn = numbers(node, "drawn", ROWS, None)
    for i, name in enumerate(RESOURCES):
        marks[CIRCLED + i] = circled.child(name).whole(RESOURCES_AT_START, RESOURCE_TRACK)
        marks[UNSPENT + i] = unspent.child(name).whole(0, marks[CIRCLED + i])
        marks[CITIZEN_FIELD + i] = citizens.child(CITIZENS[i]).whole(0, CITIZEN_TRACK)
        marks[CROSSED + i] = mask(crossed, COLOURS[i])
    for row, name in enumerate(ROWS):
        marks[DRAWN + row] = mask(drawn, name)
    read_values(node, marks)
    return marks


def numbers(
    node: Node, key: str, names: tuple[str, ...], usual: int | None, base: Node | None = None
) -> Node:
    """An object with a value for each name, where missing ones take the usual value or that of a base."""
    child = node.child(key) if node.has(key) else Node({}, key, node)
    child.only(names)
    filled: dict[str, object] = {}
    for name in names:
        other = base.child(name).value if base is not None else usual
        filled[name] = child.child(name).value if child.has(name) else other
    return Node(filled, key, node)


def mask(node: Node, name: str) -> int:
    """Columns written as a list, as bits."""
    child = node.child(name)
    if child.value is None:
        return 0
    bits = 0
    for column in child.wholes(1, COLUMNS, length=range(COLUMNS + 1)):
        if (bits >> (column - 1)) & 1:
            raise child.refuse(Message("dice-position-columns"))
        bits |= 1 << (column - 1)
    return bits


def read_values(node: Node, marks: list[int]) -> None:
    """Each Cathedral unlocks the row with its column's number, with the values 1, 1, 2, 2, 3, 3 in some order."""
    values = numbers(node, "values", ROWS, 0)
    for row, name in enumerate(ROWS):
        value = values.child(name).whole(0, 3)
        if bool(value) != bool((marks[DRAWN + CATHEDRAL] >> row) & 1):
            raise values.child(name).refuse(Message("dice-position-value"))
        marks[WRITTEN + row] = value
    written = sorted(value for value in marks[WRITTEN:OWED] if value)
    expected: list[i64] = [CATHEDRAL_VALUES[i] for i in range(len(written))]
    if written != expected:
        raise values.refuse(Message("dice-position-values"))
