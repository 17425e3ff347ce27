"""The wheel as a strip: clockwise from the window, the four places of the morning and the four of the afternoon."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.dice.banquets import RAID, SIDES, Side
from troyes.dice.constants import (
    AFTERNOON,
    DAYS,
    DENIERS,
    EMPTY,
    FIRST_SHEET_ATTACK,
    INFLUENCE,
    KNOWLEDGE,
    MORNING,
    NOTCHES,
    POSITIONS,
)
from troyes.dice.phases.wheel import price, takes_any
from troyes.dice.state import Dice
from troyes.dice.words import names
from troyes.draw.dice import called
from troyes.draw.dice.palette import BLOCK, CLEAR_DIE, cell, initial
from troyes.draw.palette import BLACK_DIE, FAINT, HEAD, filled, line, wrapped
from troyes.words import text

LABEL: Final = 9
WINDOW: Final = 8
CELL: Final = 7
PRICED: Final = (DENIERS, INFLUENCE, KNOWLEDGE)
"""The order of a price."""
BAR: Final = "│"


def lines(s: Dice) -> list[Text]:
    """The wheel, its dice and its tiles."""
    if s.day > DAYS:
        return [line((f" {text('terminal-dice-over')}", HEAD))]
    block = [zones(s), prices(s)]
    if s.rolled == POSITIONS:
        block.append(dice(s))
    block.append(plazas(s))
    if any(s.side):
        block.append(tile_marks(s))
    block.append(notches(s))
    if 0 < s.rolled < POSITIONS:
        thrown = [die(int(s.face(throw)), black=throw == 0) for throw in range(s.rolled)]
        block.append(line(f" {text('terminal-dice-thrown')} ", Text(" ").join(thrown)))
    return block + tile_texts(s)


def row(s: Dice, title: str, window: Text, cells: list[Text]) -> Text:
    """A row of the strip: its title, the window, and eight places of which this half day's stand out."""
    for half in (MORNING, AFTERNOON):
        if half != s.half:
            for one in cells[half * POSITIONS : (half + 1) * POSITIONS]:
                one.stylize(FAINT)
    bar = (BAR, FAINT)
    return line(filled(f" {title}", LABEL), window, bar, *cells[:POSITIONS], bar, *cells[POSITIONS:], bar)


def places(s: Dice) -> list[int]:
    """The eight notches clockwise from the window."""
    return [int((s.day + place) % NOTCHES) for place in range(2 * POSITIONS)]


def window(s: Dice) -> int:
    """The notch in the window, where nobody can choose."""
    return int(s.day - 1)


def zones(s: Dice) -> Text:
    """The day and the names of the zones; this half day's in capitals."""
    halves = [called.half_day(half) for half in (MORNING, AFTERNOON)]
    halves[s.half] = halves[s.half].upper()
    morning, afternoon = (cell(half, CELL * POSITIONS, HEAD) for half in halves)
    bar = (BAR, FAINT)
    day = (filled(f" {text('terminal-dice-day', day=int(s.day), days=DAYS)}", LABEL), HEAD)
    return line(day, cell(text("terminal-dice-window"), WINDOW, FAINT), bar, morning, bar, afternoon, bar)


def prices(s: Dice) -> Text:
    """What the die at each place costs, with the tile beside it; the window warns of attacks on the sheets."""
    cells = [cell(cost(s, half, place), CELL) for half in (MORNING, AFTERNOON) for place in range(POSITIONS)]
    warning = text("terminal-dice-attack") if s.day >= FIRST_SHEET_ATTACK else ""
    return row(s, text("terminal-dice-price"), cell(warning, WINDOW, HEAD), cells)


def cost(s: Dice, half: int, position: int) -> str:
    """What the die at a place of either half day costs."""
    at = s.clone()
    at.half = half
    amounts = [(resource, price(at, position, resource)) for resource in PRICED]
    parts = [called.short(names.resources(resource, amount)) for resource, amount in amounts if amount]
    if takes_any(at, position):
        parts.insert(0, text("terminal-dice-any", "short" if parts else ""))
    return "+".join(parts) or text("terminal-dice-free")


def dice(s: Dice) -> Text:
    """The four dice at their places."""
    empty = [cell("", CELL) for _ in range(POSITIONS)]
    thrown = [
        centred(die(int(s.dice[position]), black=bool(position == s.black))) for position in range(POSITIONS)
    ]
    return row(
        s,
        text("terminal-dice-dice"),
        cell("", WINDOW),
        thrown + empty if s.half == MORNING else empty + thrown,
    )


def die(value: int, *, black: bool) -> Text:
    """A die: clear ones in brackets, the black one between black squares."""
    if black:
        return Text(f"■{value}■", style=BLACK_DIE)
    return Text(f"[{value}]", style=CLEAR_DIE)


def centred(sign: Text) -> Text:
    """A die in the middle of its cell."""
    left = (CELL - len(sign)) // 2
    return Text.assemble(" " * left, sign, " " * (CELL - left - len(sign)))


def plazas(s: Dice) -> Text:
    """The plazas, the colour that shows before the colour on the back; crosses where the black die destroyed one."""
    texts = []
    for i, notch in enumerate(places(s)):
        half, position = divmod(i, POSITIONS)
        texts.append(plaza(s, notch, destroyed=half == s.half and not s.is_open(position)))
    return row(s, text("terminal-dice-plaza"), plaza(s, window(s), WINDOW), texts)


def plaza(s: Dice, notch: int, width: int = CELL, *, destroyed: bool = False) -> Text:
    """One plaza."""
    if s.up[notch] == EMPTY:
        return cell("·", width, FAINT)
    face = f"{initial(s.up[notch])}/{initial(s.under[notch])}"
    if destroyed:
        return cell(f"×{face}×", width, FAINT, snug=True)
    return cell(f" {face} ", width, BLOCK[s.up[notch]], snug=True)


def tile_marks(s: Dice) -> Text:
    """Where the tiles lie."""
    texts = [cell(tile_name(SIDES[s.side[notch]]), CELL) for notch in places(s)]
    return row(s, text("terminal-dice-tiles"), cell(tile_name(SIDES[s.side[window(s)]]), WINDOW), texts)


def tile_name(side: Side) -> str:
    """A tile by its number, whichever side is up."""
    return text("terminal-dice-tile", number=int(side.tile)) if side.tile else ""


def notches(s: Dice) -> Text:
    """The numbers of the notches, which are also the days of their windows."""
    texts = [cell(str(notch + 1), CELL) for notch in places(s)]
    return row(s, text("terminal-dice-notch"), cell(str(window(s) + 1), WINDOW, FAINT), texts)


def tile_texts(s: Dice) -> list[Text]:
    """What each tile says on the side that is up."""
    block: list[Text] = []
    for side in [SIDES[s.side[notch]] for notch in [window(s), *places(s)]]:
        if side.tile:
            raid = side.kind == RAID
            kind = text("terminal-dice-raid" if raid else "terminal-dice-banquet", number=int(side.tile))
            title = f" {kind} "
            block += wrapped(Text(title, style=HEAD), called.tile(side), len(title))
    return block
