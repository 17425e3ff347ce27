"""The wheel as a strip: clockwise from the window, the four places of the morning and the four of the afternoon."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.text import Text

from troyes.dice.banquets import SIDES, TILES, Side
from troyes.dice.constants import AFTERNOON, DAYS, FIRST_SHEET_ATTACK, INITIALS, MORNING, NOTCHES, POSITIONS
from troyes.dice.round import HALVES
from troyes.dice.setup import EMPTY
from troyes.dice.state import Dice
from troyes.draw.dice.palette import BLACK_DIE, BLOCK, CLEAR_DIE, FAINT, HEAD, RESOURCE_LETTERS, cell, line
from troyes.draw.names import fitted

LABEL: Final = 9
WINDOW: Final = 8
CELL: Final = 7
PRICES: Final = ("free", "1 any", "1d", "2d")
WIDTH: Final = 79
BAR: Final = "│"


def lines(s: Dice) -> list[Text]:
    """The wheel, its dice and its tiles."""
    if s.day > DAYS:
        return [line((" The eighth day is over.", HEAD))]
    block = [zones(s), prices(s)]
    if s.rolled == POSITIONS:
        block.append(dice(s))
    block.append(plazas(s))
    if any(s.side):
        block.append(tile_marks(s))
    block.append(notches(s))
    if 0 < s.rolled < POSITIONS:
        thrown = [die(s, i) for i in range(s.rolled)]
        block.append(line(" Thrown so far: ", Text(" ").join(thrown)))
    return block + tile_texts(s)


def row(s: Dice, title: str, window: Text, cells: list[Text]) -> Text:
    """A row of the strip: its title, the window, and eight places of which this half day's stand out."""
    for half in (MORNING, AFTERNOON):
        if half != s.half:
            for text in cells[half * POSITIONS : (half + 1) * POSITIONS]:
                text.stylize(FAINT)
    bar = (BAR, FAINT)
    return line(f" {title}".ljust(LABEL), window, bar, *cells[:POSITIONS], bar, *cells[POSITIONS:], bar)


def places(s: Dice) -> list[int]:
    """The eight notches clockwise from the window."""
    return [int((s.day + place) % NOTCHES) for place in range(2 * POSITIONS)]


def window(s: Dice) -> int:
    """The notch in the window, where nobody can choose."""
    return int(s.day - 1)


def zones(s: Dice) -> Text:
    """The day and the names of the zones; this half day's in capitals."""
    texts = [name.upper() if half == s.half else name for half, name in enumerate(HALVES)]
    middle = [cell(text, CELL * POSITIONS, HEAD) for text in texts]
    bar = (BAR, FAINT)
    day = (fitted(f" Day {s.day}/{DAYS}", LABEL), HEAD)
    return line(day, cell("window", WINDOW, FAINT), bar, middle[0], bar, middle[1], bar)


def prices(s: Dice) -> Text:
    """What the die at each place costs, with the tile beside it; the window warns of attacks on the sheets."""
    texts = [cell(price_text(SIDES[s.side[notch]], i % POSITIONS), CELL) for i, notch in enumerate(places(s))]
    warning = "attack!" if s.day >= FIRST_SHEET_ATTACK else ""
    return row(s, "price", cell(warning, WINDOW, HEAD), texts)


def price_text(side: Side, position: int) -> str:
    """A printed price, with a tile's surcharge."""
    if side.free:
        return PRICES[0]
    if side.surcharge < 0:
        return PRICES[position]
    extra = f"1{RESOURCE_LETTERS[side.surcharge]}"
    if position == 0:
        return extra
    if PRICES[position].endswith(extra[-1]):
        return f"{int(PRICES[position][0]) + 1}{extra[-1]}"
    return f"{PRICES[position].replace(' ', '')}+{extra}"


def dice(s: Dice) -> Text:
    """The four dice at their places."""
    empty = [cell("", CELL) for _ in range(POSITIONS)]
    thrown = [centred(die(s, position)) for position in range(POSITIONS)]
    return row(s, "dice", cell("", WINDOW), thrown + empty if s.half == MORNING else empty + thrown)


def die(s: Dice, position: int) -> Text:
    """A die: clear ones in brackets, the black one between black squares."""
    value = int(s.dice[position])
    if position == s.black:
        return Text(f"■{value}■", style=BLACK_DIE)
    return Text(f"[{value}]", style=CLEAR_DIE)


def centred(text: Text) -> Text:
    """A die in the middle of its cell."""
    left = (CELL - len(text)) // 2
    return Text.assemble(" " * left, text, " " * (CELL - left - len(text)))


def plazas(s: Dice) -> Text:
    """The plazas, the colour that shows before the colour on the back; crosses where the black die destroyed one."""
    texts = []
    for i, notch in enumerate(places(s)):
        half, position = divmod(i, POSITIONS)
        texts.append(plaza(s, notch, destroyed=half == s.half and not s.is_open(position)))
    return row(s, "plaza", plaza(s, window(s), WINDOW), texts)


def plaza(s: Dice, notch: int, width: int = CELL, *, destroyed: bool = False) -> Text:
    """One plaza."""
    if s.up[notch] == EMPTY:
        return cell("·", width, FAINT)
    face = f"{INITIALS[s.up[notch]]}/{INITIALS[s.under[notch]]}"
    if destroyed:
        return cell(f"×{face}×", width, FAINT, snug=True)
    return cell(f" {face} ", width, BLOCK[s.up[notch]], snug=True)


def tile_marks(s: Dice) -> Text:
    """Where the tiles lie."""
    texts = [cell(tile_name(int(s.side[notch])), CELL) for notch in places(s)]
    return row(s, "tile", cell(tile_name(int(s.side[window(s)])), WINDOW), texts)


def tile_name(side: int) -> str:
    """A tile by its number, whichever side is up."""
    return f"tile{(side - 1) % TILES + 1}" if side else ""


def notches(s: Dice) -> Text:
    """The numbers of the notches, which are also the days of their windows."""
    texts = [cell(str(notch + 1), CELL) for notch in places(s)]
    return row(s, "notch", cell(str(window(s) + 1), WINDOW, FAINT), texts)


def tile_texts(s: Dice) -> list[Text]:
    """What each tile says on the side that is up."""
    texts: list[Text] = []
    for side in [int(s.side[notch]) for notch in [window(s), *places(s)]]:
        if side:
            title = f" {tile_name(side)}, {'Raid' if side > TILES else 'Banquet'}: "
            first, *rest = wrap(SIDES[side].text, WIDTH - len(title))
            texts.append(line((title, HEAD), first))
            texts += [line(" " * len(title), more) for more in rest]
    return texts
