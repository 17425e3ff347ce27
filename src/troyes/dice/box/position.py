"""Positions of Troyes Dice as readable documents: our notation for bug reports, studies and tests. `reading` reads
them."""

from __future__ import annotations

from troyes.dice.banquets import SIDES
from troyes.dice.constants import (
    CITIZENS,
    COLOURS,
    COLUMNS,
    EMPTY,
    HALVES,
    NOTCHES,
    POSITIONS,
    RESOURCES,
    ROWS,
)
from troyes.dice.sheet import (
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


def write(s: Dice) -> dict[str, object]:
    """The document of a state."""
    return {
        "game": "dice",
        "version": s.rules.version,
        "players": int(s.players),
        "setup": {"numbering": s.rules.numbering, "banquets": s.rules.banquets},
        "day": int(s.day),
        "half": HALVES[s.half],
        "numbers": [int(n) for n in s.number if n],
        "wheel": [write_plaza(s, notch) for notch in range(NOTCHES) if s.up[notch] != EMPTY],
        "dice": write_dice(s),
        "sheets": [write_sheet(s, seat) for seat in range(s.players)],
    }


def write_plaza(s: Dice, notch: int) -> dict[str, object]:
    """A plaza, with the tile beside it."""
    plaza: dict[str, object] = {"up": COLOURS[s.up[notch]], "under": COLOURS[s.under[notch]]}
    if s.side[notch]:
        side = SIDES[s.side[notch]]
        plaza["tile"] = int(side.tile)
        plaza["side"] = side.kind
    return plaza


def write_dice(s: Dice) -> dict[str, object]:
    """The black die, and the others as thrown or, once all lie on their plazas, in rising order."""
    if not s.rolled:
        return {}
    if s.rolled < POSITIONS:
        black, *others = [int(s.face(throw)) for throw in range(s.rolled)]
    else:
        black = int(s.dice[s.black])
        others = [int(s.dice[position]) for position in range(POSITIONS) if position != s.black]
    return {"black": black, "others": others}


def write_sheet(s: Dice, seat: int) -> dict[str, object]:
    """A seat's sheet, and what it is in the middle of."""
    now = [int(s.sheets[field]) for field in range(seat * SHEET, (seat + 1) * SHEET)]
    shown = [int(s.shown[field]) for field in range(seat * SHEET, (seat + 1) * SHEET)]
    sheet = write_marks(now)
    sheet["asked"] = ASKED_NAMES[now[ASKED]]
    if now[ASKED] == ASK_USE:
        sheet["chosen"] = now[CHOSEN] + 1
    owed = {name: count for name, count in zip(OWED_NAMES, now[OWED:ASKED], strict=True) if count}
    if owed:
        sheet["owed"] = owed
    if now[:OWED] != shown[:OWED]:
        sheet["shown"] = write_marks(shown)
    return sheet


def write_marks(fields: list[int]) -> dict[str, object]:
    """What is pencilled on a sheet."""
    return {
        "unspent": dict(zip(RESOURCES, fields[UNSPENT:CIRCLED], strict=True)),
        "circled": dict(zip(RESOURCES, fields[CIRCLED:CITIZEN_FIELD], strict=True)),
        "citizens": dict(zip(CITIZENS, fields[CITIZEN_FIELD:DRAWN], strict=True)),
        "drawn": {row: columns(mask) for row, mask in zip(ROWS, fields[DRAWN:CROSSED], strict=True) if mask},
        "crossed": {
            colour: columns(mask)
            for colour, mask in zip(COLOURS, fields[CROSSED:WRITTEN], strict=True)
            if mask
        },
        "values": {row: value for row, value in zip(ROWS, fields[WRITTEN:OWED], strict=True) if value},
    }


def columns(mask: int) -> list[int]:
    """Marked columns, the leftmost being 1."""
    return [column + 1 for column in range(COLUMNS) if (mask >> column) & 1]
