"""The table of Troyes Dice as one seat sees it, or somebody who watches: the wheel and everybody's sheet.

What is printed on every sheet alike is sent once (`printed`); a sheet holds what is pencilled on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.dice.banquets import NO_TILE, SIDES
from troyes.dice.constants import (
    AFTERNOON,
    CATHEDRAL,
    CATHEDRAL_VALUES,
    COLUMNS,
    DAYS,
    DENIERS,
    EMPTY,
    FIRST_SHEET_ATTACK,
    FORTRESS,
    HALVES,
    INFLUENCE,
    KNOWLEDGE,
    NOTCHES,
    POSITIONS,
    RESOURCES,
    ROW_COUNT,
)
from troyes.dice.game import TroyesDice
from troyes.dice.phases import scoring as points
from troyes.dice.phases.wheel import (
    RESOLVE_EVENT,
    available,
    colour_at,
    notch_at,
    price,
    side_at,
    takes_any,
    used_value,
)
from troyes.dice.sheet import (
    ASK_NOTHING,
    ASK_USE,
    ASKED,
    CHOSEN,
    CIRCLED,
    CITIZENS,
    CROSSED,
    DRAWN,
    OWED,
    OWED_NAMES,
    SHEET,
    UNSPENT,
    WRITTEN,
    count_bits,
)
from troyes.dice.state import Dice
from troyes.dice.words.outcome import change_prices
from troyes.server.scenes.base import Kept, wire
from troyes.server.scenes.dice.pieces import (
    DiceScene,
    DiceSheet,
    Half,
    MarkState,
    Notch,
    ResourceMarks,
    RowMarks,
    SheetAttack,
    Sign,
    WheelDie,
    WheelPlace,
    WheelPrice,
    WheelTile,
)
from troyes.server.scenes.dice.printed import PRINTED, colour_name

HALF_DAYS: Final[tuple[Half, ...]] = HALVES
SIGNS: Final[tuple[Sign, ...]] = RESOURCES
PLACES: Final[Kept[list[WheelPlace]]] = Kept(200)  # a wheel takes ten kilobytes, a sheet six
SHEETS: Final[Kept[DiceSheet]] = Kept(600)
PRICED: Final = (DENIERS, INFLUENCE, KNOWLEDGE)
"""The order of a price."""


def scene(game: TroyesDice, view: Dice, seat: int, names: Sequence[str]) -> DiceScene:
    """The table as this seat sees it."""
    over = view.day > DAYS
    wheel = view.clone()
    if over:  # the wheel stays as the last half day left it
        wheel.day = DAYS
        wheel.half = AFTERNOON
    laid = view.rolled == POSITIONS
    attack_day = not over and int(view.day) >= FIRST_SHEET_ATTACK
    return DiceScene(
        day=int(wheel.day),
        days=DAYS,
        half=HALF_DAYS[wheel.half],
        over=over,
        first_attack=FIRST_SHEET_ATTACK,
        attack_day=attack_day,
        window=int(wheel.day),
        notches=[notch(view, number) for number in range(NOTCHES)],
        places=PLACES.get(wheel_key(wheel), lambda: places_of(wheel)),
        thrown=[] if laid else [thrown(view, throw) for throw in range(view.rolled)],
        attacks=attacks(view) if laid and attack_day else [],
        offered=[int(available(view, colour)) if laid else 0 for colour in range(3)],
        numbers=[int(number) for number in view.number],
        banquets=view.rules.banquets == "yes",
        viewer=seat,
        printed=PRINTED,
        sheets=[sheet(view, other, name, own=other == seat) for other, name in enumerate(names)],
    )


def wheel_key(s: Dice) -> tuple[object, ...]:
    """All of the table but the sheets, and what chance or a seat is asked."""
    lists = (tuple(s.number), tuple(s.up), tuple(s.under), tuple(s.side), tuple(s.dice))
    return (s.day, s.half, s.rolled, s.black, s.closed, strikes_next(s), *lists)


def strikes_next(s: Dice) -> bool:
    """Whether the dice lie and the black one has not struck yet, as it is told: nobody is asked for a die."""
    return bool(s.agenda) and s.agenda[-1] is RESOLVE_EVENT


def is_acting(s: Dice) -> bool:
    """Whether everybody is asked for a die, or has been in this half day."""
    return s.rolled == POSITIONS and not strikes_next(s)


def places_of(wheel: Dice) -> list[WheelPlace]:
    """The places of both half days."""
    return [place(wheel, half, position) for half in range(2) for position in range(POSITIONS)]


def notch(s: Dice, at: int) -> Notch:
    """A notch with its plaza and tile."""
    side = SIDES[s.side[at]]
    tile = WheelTile(int(side.tile), side.kind, wire(side.text)) if side.kind != NO_TILE else None
    if s.up[at] == EMPTY:
        return Notch(at + 1, None, None, tile)
    return Notch(at + 1, colour_name(int(s.up[at])), colour_name(int(s.under[at])), tile)


def place(s: Dice, half: int, position: int) -> WheelPlace:
    """A place of either half day; the dice lie in this one's."""
    now = half == s.half and s.rolled == POSITIONS
    at = s.clone()
    at.half = half
    plain = at.clone()
    for number in range(NOTCHES):
        plain.side[number] = 0
    is_open = now and bool(s.is_open(position)) and not strikes_next(s)
    colours, values = change_prices(s, position) if is_open else ([], [])
    return WheelPlace(
        half=HALF_DAYS[half],
        position=position + 1,
        notch=int(notch_at(at, position)) + 1,
        price=prices(at, position),
        printed_price=prices(plain, position),
        die=die(s, position) if now else None,
        colours=colours,
        values=values,
        open=is_open,
        destroyed=now and not s.is_open(position),
    )


def prices(s: Dice, position: int) -> list[WheelPrice]:
    """What the die at a place costs; nothing if the list is empty."""
    parts = [WheelPrice("any", 1)] if takes_any(s, position) else []
    for resource in PRICED:
        amount = int(price(s, position, resource))
        if amount:
            parts.append(WheelPrice(SIGNS[resource], amount))
    return parts


def thrown(s: Dice, throw: int) -> WheelDie:
    """A die that lies nowhere yet; the black one is thrown first."""
    value = int(s.face(throw))
    return WheelDie(value, value, throw == 0)


def die(s: Dice, position: int) -> WheelDie:
    """A die on its plaza."""
    value, used = int(s.dice[position]), int(used_value(s, position, side_at(s, position)))
    return WheelDie(value, used, bool(position == s.black))


def attacks(s: Dice) -> list[SheetAttack]:
    """The dice that this half day's event crosses out."""
    return [
        SheetAttack(
            colour_name(int(colour_at(s, position))),
            int(s.column(s.dice[position])) + 1,
            int(s.dice[position]),
        )
        for position in range(POSITIONS)
        if not s.is_open(position)
    ]


def sheet(s: Dice, seat: int, name: str, *, own: bool) -> DiceSheet:
    """A seat's sheet as the view holds it."""
    marks = marks_of(s, seat)
    key = (seat, name, own, is_acting(s), *marks)
    return SHEETS.get(key, lambda: sheet_of(s, seat, name, marks, own=own))


def marks_of(s: Dice, seat: int) -> list[int]:
    """All that stands on a seat's sheet."""
    return [int(mark) for mark in s.sheets[seat * SHEET : (seat + 1) * SHEET]]


def sheet_of(s: Dice, seat: int, name: str, marks: list[int], *, own: bool) -> DiceSheet:
    """A seat's sheet, from its marks."""
    rows = [row_marks(s, seat, row, marks) for row in range(ROW_COUNT)]
    resources = [
        ResourceMarks(marks[CIRCLED + i], marks[UNSPENT + i], int(points.resource_points(s, seat, i)))
        for i in range(3)
    ]
    citizens = marks[CITIZENS : CITIZENS + 3]
    cathedrals = int(count_bits(marks[DRAWN + CATHEDRAL]))
    return DiceSheet(
        seat=seat,
        name=name,
        chosen=is_acting(s) and marks[ASKED] == ASK_NOTHING,
        picked=marks[CHOSEN] + 1 if own and marks[ASKED] == ASK_USE else None,
        owed=[kind for i, kind in enumerate(OWED_NAMES) if own and marks[OWED + i]],
        resources=resources,
        citizens=citizens,
        columns=[min(citizens) >= bonus.column for bonus in PRINTED.columns],
        crossed=[[is_marked(marks[CROSSED + i], column) for column in range(COLUMNS)] for i in range(3)],
        protected=[is_marked(marks[DRAWN + FORTRESS], column) for column in range(COLUMNS)],
        rows=rows,
        next_cathedral=int(CATHEDRAL_VALUES[cathedrals]) if cathedrals < COLUMNS else 0,
        building_points=sum(row.points for row in rows),
        resource_points=sum(resource.points for resource in resources),
        citizen_points=int(points.citizen_points(s, seat)),
        total=int(points.total(s, seat)),
    )


def row_marks(s: Dice, seat: int, row: int, marks: list[int]) -> RowMarks:
    """A row of buildings: drawn, lost to the black die, or still free."""
    drawn = marks[DRAWN + row]
    buildings: list[MarkState] = []
    for column in range(COLUMNS):
        if is_marked(drawn, column):
            buildings.append("drawn")
        else:
            buildings.append("lost" if is_marked(marks[CROSSED + row // 2], column) else "free")
    return RowMarks(
        buildings=buildings,
        links=[pair(buildings[link.left - 1 : link.left + 1]) for link in PRINTED.rows[row].links],
        built=int(count_bits(drawn)),
        value=marks[WRITTEN + row],
        points=int(points.row_points(s, seat, row)),
    )


def pair(neighbours: list[MarkState]) -> MarkState:
    """The lozenge between two buildings: drawn with both, lost with either."""
    if "lost" in neighbours:
        return "lost"
    return "free" if "free" in neighbours else "drawn"


def is_marked(columns: int, column: int) -> bool:
    """Whether a column's bit is set."""
    return bool((columns >> column) & 1)
