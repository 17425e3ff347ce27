"""The table of Troyes Dice: the plazas of the day with their dice, and everybody's sheet."""

from __future__ import annotations

from typing import Final

from troyes.dice.constants import CITIZENS, COLOURS, RESOURCES
from troyes.server.scenes.dice import woodcuts
from troyes.server.scenes.dice.pieces import DicePrinted, DiceScene, DiceSheet, Notch, RowMarks, WheelPlace
from troyes.server.scenes.paper import Paper, words
from troyes.server.scenes.woodcuts import die as draw_die
from troyes.words import text

PLACE: Final = (112, 62)
SHEET: Final = (492, 268)
SHEETS_TOP: Final = 184
GAP: Final = 8
CELL: Final = 46


def drawn(scene: DiceScene) -> str:
    """The whole table."""
    across = min(2, len(scene.sheets))
    down = -(-len(scene.sheets) // across)
    width = 20 + across * SHEET[0] + (across - 1) * GAP
    paper = Paper(width, SHEETS_TOP + down * (SHEET[1] + GAP), text("dice-board-book"))
    half = text(f"dice-board-{scene.half}")
    day = text("dice-board-day-of", day=scene.day, days=scene.days, half=half)
    paper.write(10, 22, text("dice-board-over") if scene.over else day, 15)
    for i, place in enumerate(scene.places):
        at = scene.notches[place.notch - 1]
        draw_place(paper, place, at, 10 + i % 4 * (PLACE[0] + GAP), 34 + i // 4 * (PLACE[1] + GAP))
    for i, sheet in enumerate(scene.sheets):
        x, y = 10 + i % across * (SHEET[0] + GAP), SHEETS_TOP + i // across * (SHEET[1] + GAP)
        draw_sheet(paper, scene, sheet, x, y)
    return paper.whole()


def draw_place(paper: Paper, place: WheelPlace, notch: Notch, x: float, y: float) -> None:
    """A place of the wheel: its plaza, its die and what that costs."""
    with paper.piece(
        f"place:{place.half}:{place.position}",
        text("dice-board-place", position=place.position, half=text(f"dice-board-{place.half}")),
    ):
        paper.box(x, y, *PLACE, notch.up or "parchment-light")
        paper.box(x + 4, y + 34, PLACE[0] - 8, PLACE[1] - 38, "parchment-light")
        paper.write(x + 8, y + 51, price_of(place), 9)
        if notch.up is not None:
            ink = "parchment-light" if notch.up == "red" else "ink"
            paper.write(x + PLACE[0] - 6, y + 14, text(f"page-initial-{notch.up}"), 10, ink, "end")
    if place.die is not None:
        ref = f"die:{place.position}" if place.open else "die:black"
        with paper.piece(ref, str(place.die.value)):
            colour = "black" if place.die.black else notch.up or "white"
            draw_die(paper, x + 6, y + 3, colour, place.die.value, 21)
    if notch.tile is not None:
        title = text(f"dice-board-tile-title-{notch.tile.side}", number=notch.tile.number)
        with paper.piece(f"tile:{notch.tile.number}", title):
            woodcuts.tile(paper, x + 56, y + 17, notch.tile.side, notch.tile.number)


def price_of(place: WheelPlace) -> str:
    """What the die at a place costs."""
    parts = [text(f"dice-board-{part.resource}", count=part.amount) for part in place.price]
    return ", ".join(parts) or text("dice-board-price-none")


def draw_sheet(paper: Paper, scene: DiceScene, sheet: DiceSheet, x: float, y: float) -> None:
    """Somebody's sheet: name and points, the rows of buildings, the tracks."""
    with paper.piece(f"sheet:{sheet.seat}", text("dice-board-sheet-of", name=sheet.name)):
        paper.box(x, y, *SHEET, "parchment-light")
        paper.write(x + 8, y + 19, text("dice-board-sheet-of", name=sheet.name), 13)
        paper.write(x + SHEET[0] - 8, y + 19, str(sheet.total), 15, "red", "end")
    for column, value in enumerate(scene.numbers):
        paper.write(x + 128 + column * CELL, y + 34, str(value or ""), 11, "ink-faint", "middle")
    for i, row in enumerate(sheet.rows):
        draw_row(paper, scene.printed, i, row, x, y + 40 + i * 26)
    for i in range(len(COLOURS)):
        draw_tracks(paper, scene.printed, sheet, i, x, y + 204 + i * 21)


def draw_row(paper: Paper, printed: DicePrinted, number: int, row: RowMarks, x: float, y: float) -> None:
    """A row of buildings: drawn ones are filled, lost ones crossed out."""
    kind = printed.rows[number]
    paper.write(x + 8, y + 17, words(kind.title), 10)
    for column, state in enumerate(row.buildings):
        left = x + 128 + column * CELL - 18
        title = f"{words(kind.title)}: {text(f'dice-board-building-{state}')}"
        with paper.piece(f"building:{kind.name}:{column + 1}", title):
            woodcuts.building(paper, left + 18, y + 23, kind.name, kind.colour, state, 0.5)
    paper.write(x + SHEET[0] - 72, y + 15, f"{row.built} × {row.value} = {row.points}", 10)


def draw_tracks(paper: Paper, printed: DicePrinted, sheet: DiceSheet, i: int, x: float, y: float) -> None:
    """The resources and the citizens of a colour, as bars: what is left to spend is filled."""
    marks, most = sheet.resources[i], printed.resource_length
    told = text(
        f"dice-board-{RESOURCES[i]}-to-spend", unspent=marks.unspent, circled=marks.circled, most=most
    )
    with paper.piece(f"resources:{COLOURS[i]}", told):
        woodcuts.symbol(paper, x + 14, y + 8, "resource", COLOURS[i], 15)
        paper.write(x + 26, y + 12, text(f"dice-board-{RESOURCES[i]}", count=marks.unspent), 9)
        bar(paper, x + 100, y + 2, 142, COLOURS[i], marks.unspent / most)
    count, most = sheet.citizens[i], printed.citizen_length
    with paper.piece(f"citizens:{COLOURS[i]}", text(f"dice-board-{CITIZENS[i]}-of", count=count, most=most)):
        woodcuts.symbol(paper, x + 258, y + 8, "citizen", COLOURS[i], 15)
        paper.write(x + 270, y + 12, text(f"dice-board-{CITIZENS[i]}", count=count), 9)
        bar(paper, x + 332, y + 2, 150, COLOURS[i], count / most)


def bar(paper: Paper, x: float, y: float, width: float, colour: str, part: float) -> None:
    """A bar of which a part is filled."""
    paper.box(x, y, width, 12, "parchment")
    if part > 0:
        paper.box(x, y, width * min(part, 1.0), 12, colour, "ink-faint")
