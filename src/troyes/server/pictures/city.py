"""The table of Troyes, arranged as on the page: events, Activity cards, buildings, Cathedral, and the city square."""

from __future__ import annotations

from typing import Final

from troyes.server.pictures.paper import Paper, words
from troyes.server.scenes.city.pieces import (
    CityBuilding,
    CityCathedral,
    CityEvent,
    CityScene,
    CitySeat,
    CitySlot,
)
from troyes.words import text

WIDTH: Final = 1000
GAP: Final = 8
EVENTS_TOP: Final = 34
EVENT: Final = (136, 84)
EVENTS_IN_A_ROW: Final = 6
CARD: Final = (162, 112)
BUILDING: Final = (152, 176)
DISTRICT: Final = 122
LINE: Final = 14


def drawn(scene: CityScene) -> str:
    """The whole table."""
    rows = -(-len(scene.events) // EVENTS_IN_A_ROW)
    top = EVENTS_TOP + rows * (EVENT[1] + GAP)
    square = top + 3 * (CARD[1] + GAP) + GAP
    beside = modules(scene)
    height = square + DISTRICT + GAP + len(beside) * LINE + (GAP if beside else 0)
    paper = Paper(WIDTH, height, text("city-board-name"))
    heading = "city-board-round" if scene.round else "city-board-before"
    paper.write(10, 22, text(heading, round=scene.round, rounds=scene.rounds), 15)
    for i, event in enumerate(scene.events):
        row, column = divmod(i, EVENTS_IN_A_ROW)
        draw_event(paper, event, 10 + column * (EVENT[0] + GAP), EVENTS_TOP + row * (EVENT[1] + GAP))
    draw_decks(paper, scene, 10 + EVENTS_IN_A_ROW * (EVENT[0] + GAP), EVENTS_TOP)
    for i, slot in enumerate(scene.slots):
        draw_slot(paper, slot, 10 + i % 3 * (CARD[0] + GAP), top + i // 3 * (CARD[1] + GAP))
    for i, building in enumerate(scene.buildings):
        draw_building(paper, building, 522 + i * (BUILDING[0] + GAP), top)
    draw_cathedral(paper, scene.cathedral, 522, top + BUILDING[1] + GAP)
    draw_enemies(paper, scene, 842, top + BUILDING[1] + GAP)
    draw_square(paper, scene, square)
    for i, line in enumerate(beside):
        paper.write(10, square + DISTRICT + GAP + (i + 1) * LINE, line, 10)
    return paper.whole()


def draw_event(paper: Paper, event: CityEvent, x: float, y: float) -> None:
    """An event with its banners."""
    with paper.piece(event.ref, words(event.title)):
        paper.box(x, y, *EVENT, "parchment-light")
        paper.headed(x + 6, y + 15, EVENT[0] - 10, words(event.title))
        paper.wrapped(x + 6, y + 28, EVENT[0] - 12, words(event.text, "board"), lines=2)
        draw_dice(paper, x + 6, y + 62, event.dice, event.divisor)
        for i, owner in enumerate(event.banners):
            paper.owned(x + 50 + i * 16, y + 62, owner)


def draw_dice(paper: Paper, x: float, y: float, dice: str, divisor: int | None) -> None:
    """Which dice are asked for, and what they are divided by."""
    paper.die(x, y, dice if dice in ("red", "yellow", "white") else "parchment-dark", 0, 15)
    if divisor is not None:
        paper.write(x + 18, y + 12, f"÷{divisor}", 10)


def draw_decks(paper: Paper, scene: CityScene, x: float, y: float) -> None:
    """The events to come."""
    paper.write(x, y + 12, text("city-board-to-come"), 10, "ink-faint")
    for i, deck in enumerate(scene.decks):
        paper.die(x, y + 18 + i * 22, deck.colour, 0, 18)
        paper.write(x + 26, y + 32 + i * 22, str(deck.left), 11)


def draw_slot(paper: Paper, slot: CitySlot, x: float, y: float) -> None:
    """An Activity card with its tradesmen and cubes, or the back of one."""
    card = slot.card
    if card is None:
        with paper.piece(slot.ref, text("city-board-card-round", round=slot.level)):
            paper.box(x, y, *CARD, slot.colour)
            ink = "parchment-light" if slot.colour == "red" else "ink"
            paper.write(x + CARD[0] / 2, y + 62, "I" * slot.level, 22, ink, "middle")
        return
    with paper.piece(card.ref, f"{words(card.title)}: {words(card.text)}"):
        paper.box(x, y, *CARD, "parchment-light")
        paper.box(x, y, CARD[0], 7, slot.colour)
        paper.headed(x + 6, y + 22, CARD[0] - 10, words(card.title))
        paper.wrapped(x + 6, y + 36, CARD[0] - 12, words(card.text, "board"))
        draw_dice(paper, x + 6, y + 72, card.dice, card.divisor)
        for i, cubes in enumerate(card.cubes):
            paper.owned(x + 56 + i * 32, y + 72, cubes.owner)
            paper.write(x + 72 + i * 32, y + 83, f"×{cubes.count}", 10)
        for i, post in enumerate(card.posts):
            paper.owned(x + 6 + i * 34, y + 92, post.owner, round_=True)
            paper.write(x + 22 + i * 34, y + 103, str(post.points), 10)
        for i, owner in enumerate(card.onlookers):
            paper.owned(x + 80 + i * 16, y + 92, owner, round_=True)


def draw_building(paper: Paper, building: CityBuilding, x: float, y: float) -> None:
    """A principal building, row by row."""
    with paper.piece(building.ref, words(building.title)):
        paper.box(x, y, *BUILDING, building.colour)
        paper.box(x + 5, y + 26, BUILDING[0] - 10, BUILDING[1] - 31, "parchment-light")
        ink = "parchment-light" if building.colour == "red" else "ink"
        paper.write(x + 8, y + 18, words(building.title), 13, ink)
        sign = text(f"page-initial-{building.colour}")
        paper.write(x + BUILDING[0] - 8, y + 18, sign, 13, ink, "end")
    step = (BUILDING[1] - 56) / len(building.rows)
    for i, row in enumerate(building.rows):
        foot = y + 34 + i * step
        paper.write(x + 10, foot + 12, f"{row.values[0]}–{row.values[-1]}"[: 3 if len(row.values) > 1 else 1])
        for j, space in enumerate(row.spaces):
            with paper.piece(space.ref, words(building.title)):
                paper.owned(x + 40 + j * 18, foot, space.owner, round_=True)
    for i, owner in enumerate(building.lying):
        with paper.piece(building.lying_ref, words(building.title)):
            paper.owned(x + 10 + i * 12, y + BUILDING[1] - 20, owner, 11, round_=True)


def draw_cathedral(paper: Paper, cathedral: CityCathedral, x: float, y: float) -> None:
    """The Cathedral, its first level at the bottom."""
    height = 3 * CARD[1] + 2 * GAP - BUILDING[1] - GAP
    with paper.piece("cathedral", text("city-name-cathedral")):
        paper.box(x, y, 312, height, "parchment-light")
        paper.write(x + 8, y + 18, text("city-name-cathedral"), 13)
    step = min(24, (height - 44) / len(cathedral.levels))
    for i, level in enumerate(cathedral.levels):
        for j, owner in enumerate(level):
            paper.owned(x + 90 + j * 34, y + height - 22 - (i + 1) * step, owner, min(18, step - 2))
    for j in range(len(cathedral.influence)):
        paper.write(x + 99 + j * 34, y + height - 10, str(j + 1), 10, "ink-faint", "middle")


def draw_enemies(paper: Paper, scene: CityScene, x: float, y: float) -> None:
    """The black dice, and how agriculture pays."""
    height = 3 * CARD[1] + 2 * GAP - BUILDING[1] - GAP
    paper.box(x, y, 148, height, "parchment-light")
    with paper.piece("agriculture", text("city-board-agriculture-about", divisor=scene.agriculture)):
        paper.write(x + 8, y + 18, text("city-board-agriculture"), 12)
        draw_dice(paper, x + 8, y + 24, "yellow", scene.agriculture)
    paper.write(x + 8, y + 62, text("city-board-enemies"), 12)
    if not scene.black:
        paper.write(x + 8, y + 78, text("city-board-enemies-none-short"), 10, "ink-faint")
    for i, value in enumerate(scene.black):
        with paper.piece(f"black:{value}", text("city-board-black", value=value)):
            paper.die(x + 8 + i % 5 * 26, y + 70 + i // 5 * 26, "black", value)


def draw_square(paper: Paper, scene: CityScene, y: float) -> None:
    """The districts of the city square with everybody's dice, and what everybody has."""
    seats = [*scene.seats, scene.neutral]
    width = (WIDTH - 20 - (len(seats) - 1) * GAP) / len(seats)
    for i, seat in enumerate(seats):
        draw_district(paper, seat, 10 + i * (width + GAP), y, width, alone=scene.alone)


def draw_district(paper: Paper, seat: CitySeat, x: float, y: float, width: float, *, alone: bool) -> None:
    """A district: whose it is, what they have, and their dice."""
    name = seat.name or text("city-board-le-roy" if alone else "city-board-neutral-name")
    with paper.piece(f"district:{seat.owner}", name):
        paper.box(x, y, width, DISTRICT, "parchment-light", "gold" if seat.turn else "line")
        paper.owned(x + 6, y + 6, seat.owner)
        signs = [text("city-board-starts")] if seat.starts else []
        signs += [text("city-board-to-move")] if seat.turn else []
        signs += [text("city-board-passed")] if seat.passed is not None else []
        paper.write(x + 26, y + 18, " · ".join([name, *signs]), 12)
        paper.wrapped(x + 6, y + 34, width - 12, owns(seat), 10, 2)
    across = max(1, int((width - 12) // 24))
    for i, die in enumerate(seat.dice):
        colour, place = text(f"colour-{die.colour}"), (x + 6 + i % across * 24, y + 56 + i // across * 31)
        with paper.piece(die.ref, text("city-die", colour=colour, value=die.value)):
            paper.die(*place, die.colour, die.value)
            initial = text(f"page-initial-{die.colour}")
            paper.write(place[0] + 10, place[1] + 29, initial, 8, "ink-faint", "middle")


def owns(seat: CitySeat) -> str:
    """What an owner has, in a line."""
    amounts = {
        "deniers": seat.deniers,
        "influence": seat.influence,
        "points": seat.points,
        "supply": seat.supply,
        "won": seat.won,
    }
    known = [
        f"{value} {text(f'city-board-word-{name}')}" for name, value in amounts.items() if value is not None
    ]
    return " · ".join([*known, *(words(one.title) for one in seat.characters)])


def modules(scene: CityScene) -> list[str]:
    """What modules show beside the board, each in a line."""
    lines = []
    for path in scene.paths:
        standing = [f"{one.owner} {one.space}" for one in path.walkers]
        tiles = [words(gate.tile.title) for gate in path.gates if gate.tile is not None]
        lines.append(f"{words(path.title)}: {', '.join(standing)} · {', '.join(tiles)}")
    for guest in scene.guests:
        lines.append(f"{words(guest.title)}: {', '.join(words(piece.said) for piece in guest.pieces)}")
    if scene.revealed or scene.pile:
        shown = ", ".join(words(one.title) for one in [*scene.revealed, *scene.pile])
        lines.append(f"{text('city-board-revealed')}: {shown}")
    return lines
