"""The table of Troyes, arranged as on the page: events, Activity cards, buildings, Cathedral, and the city square."""

from __future__ import annotations

from typing import Final

from troyes.server.scenes.city import woodcuts
from troyes.server.scenes.city.pieces import (
    CityBuilding,
    CityCard,
    CityCathedral,
    CityEvent,
    CityScene,
    CitySeat,
    CitySlot,
)
from troyes.server.scenes.paper import Paper, words
from troyes.server.scenes.woodcuts import die as draw_die
from troyes.words import text

WIDTH: Final = 1000
GAP: Final = 8
EVENTS_TOP: Final = 34
EVENT: Final = (136, 108)
EVENTS_IN_A_ROW: Final = 6
CARD: Final = (162, 124)
BUILDING: Final = (152, 176)
DISTRICT: Final = 132
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
    """An event: its woodcut, what it does, how it is fought, its rewards and its banners."""
    with paper.piece(event.ref, words(event.title)):
        paper.box(x, y, *EVENT, "parchment-light")
        draw_band(paper, x, y, EVENT[0], event.dice, words(event.title))
        woodcuts.glyph(paper, x + 5, y + 25, event.picture, 34)
        paper.wrapped(x + 44, y + 34, EVENT[0] - 48, words(event.text, "board"))
        woodcuts.need(paper, x + 15, y + 74, event.dice, event.divisor)
        woodcuts.sign(paper, x + EVENT[0] - 32, y + 74, "points", event.first)
        woodcuts.sign(paper, x + EVENT[0] - 12, y + 74, "points", event.second)
        for i, owner in enumerate(event.banners):
            draw_cube(paper, x + 15 + i * 21, y + 95, owner)


def draw_band(
    paper: Paper, x: float, y: float, width: float, colour: str, title: str, level: str = ""
) -> None:
    """The band of a card in its colour, with its title, and the level of an Activity card."""
    fill = colour if colour in ("red", "yellow", "white") else "black"
    ink = "parchment-light" if fill in ("red", "black") else "ink"
    paper.box(x, y, width, 20, fill)
    paper.headed(x + 6, y + 14.5, width - 14 - 7 * len(level), title, ink=ink)
    if level:
        paper.write(x + width - 6, y + 14.5, level, 12, ink, "end")


def draw_cube(paper: Paper, x: float, y: float, owner: str, size: float = 17) -> None:
    """A cube, or the place for one."""
    if owner:
        woodcuts.cube(paper, x, y, owner, size)
    else:
        paper.space(x, y, size - 3)


def draw_citizen(paper: Paper, x: float, y: float, owner: str, size: float = 19) -> None:
    """A citizen, or the place for one."""
    if owner:
        woodcuts.citizen(paper, x, y, owner, size)
    else:
        paper.space(x, y, size - 4, round_=True)


def draw_decks(paper: Paper, scene: CityScene, x: float, y: float) -> None:
    """The events to come."""
    paper.write(x, y + 12, text("city-board-to-come"), 10, "ink-faint")
    for i, deck in enumerate(scene.decks):
        woodcuts.need(paper, x + 9, y + 28 + i * 22, deck.colour, None)
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
        draw_band(paper, x, y, CARD[0], slot.colour, words(card.title), "I" * slot.level)
        woodcuts.glyph(paper, x + 5, y + 25, card.ref, 44, slot.colour)
        woodcuts.need(paper, x + 63, y + 35, card.dice, card.divisor)
        draw_price(paper, card, x + 63, y + 58)
        paper.wrapped(x + 6, y + 82, CARD[0] - 12, words(card.text, "board"), 10, 2)
        first = x + CARD[0] - 14 - 24 * (len(card.posts) - 1)
        for i, post in enumerate(card.posts):
            draw_citizen(paper, first + i * 24, y + 37, post.owner)
            woodcuts.sign(paper, first + i * 24, y + 60, "points", post.points, 15)
        for i, cubes in enumerate(card.cubes):
            draw_cube(paper, x + 14 + i * 32, y + 112, cubes.owner)
            paper.write(x + 24 + i * 32, y + 116, f"×{cubes.count}", 10)
        for i, owner in enumerate(card.onlookers):
            draw_citizen(paper, x + CARD[0] - 14 - i * 18, y + 111, owner)


def draw_price(paper: Paper, card: CityCard, x: float, y: float) -> None:
    """What a tradesman costs: deniers, influence or both."""
    both = [("deniers", card.cost), ("influence", card.influence)]
    paid = [(kind, amount) for kind, amount in both if amount] or both[:1]
    for i, (kind, amount) in enumerate(paid):
        woodcuts.sign(paper, x + i * 20, y, kind, amount)


def draw_building(paper: Paper, building: CityBuilding, x: float, y: float) -> None:
    """A principal building, row by row, and the ground before it where the expelled lie."""
    width, foot = BUILDING[0], BUILDING[1] - 26
    with paper.piece(building.ref, words(building.title)):
        walls(paper, building.colour, x, y, width, foot)
        paper.write(x + width / 2, y + 45, words(building.title), 13, anchor="middle")
        if building.salary:
            woodcuts.sign(paper, x + width - 15, y + 42, "deniers", -building.salary)
        paper.path(f"M-2 {foot}H{width + 2}", x, y, stroke=woodcuts.EDGE_INK, width=1.8)
    step = (foot - 52) / len(building.rows)
    for i, row in enumerate(building.rows):
        lane = y + 50 + i * step
        paper.box(x + 6, lane, width - 12, step - 3, "parchment-light")
        values = f"{row.values[0]}–{row.values[-1]}" if len(row.values) > 1 else str(row.values[0])
        paper.write(x + 12, lane + step / 2 + 2, values)
        for j, space in enumerate(row.spaces):
            with paper.piece(space.ref, words(building.title)):
                draw_citizen(paper, x + 48 + j * 18, lane + step / 2 - 1.5, space.owner, min(19, step - 4))
    for i, owner in enumerate(building.lying):
        with paper.piece(building.lying_ref, words(building.title)):
            woodcuts.citizen(paper, x + 14 + i * 22, y + foot + 14, owner, 18, lying=True)


def walls(paper: Paper, colour: str, x: float, y: float, w: float, foot: float) -> None:
    """A building as the page has it: battlements and a flag, a timbered roof with a turret, or a roof with a cross."""
    ink = woodcuts.EDGE_INK
    if colour == "red":
        left = f"M0 {foot}V12H8V18H14V12H22V18H28V12H34V28"
        right = f"H{w - 34}V12H{w - 28}V18H{w - 22}V12H{w - 14}V18H{w - 8}V12H{w}V{foot}Z"
        paper.path(left + right, x, y, fill="#e9c9b8", stroke=ink, width=1.6)
        paper.path(f"M{w / 2} 28V3l17 5.5l-17 5.5", x, y, fill="#9c2a22", stroke=ink, width=1.3)
        return
    middle = w / 2
    turret = f"M-2 32L{middle - 26} 16H{middle - 12}L{middle} 1L{middle + 12} 16H{middle + 26}L{w + 2} 32Z"
    plain = f"M-2 32L16 16H{w - 16}L{w + 2} 32Z"
    wall, roof, line = ("#f5e2ac", "#b9822f", turret) if colour == "yellow" else ("#f7f3e6", "#8d99a6", plain)
    paper.path(f"M1 32H{w - 1}V{foot}H1Z", x, y, fill=wall, stroke=ink, width=1.6)
    paper.path(line, x, y, fill=roof, stroke=ink, width=1.6)
    if colour == "white":
        paper.path(f"M{middle} 16V0M{middle - 5.5} 5.5h11", x, y, stroke=ink, width=2.4)


def draw_cathedral(paper: Paper, cathedral: CityCathedral, x: float, y: float) -> None:
    """The Cathedral, its first level at the bottom."""
    height = 3 * CARD[1] + 2 * GAP - BUILDING[1] - GAP
    with paper.piece("cathedral", text("city-name-cathedral")):
        paper.box(x, y, 312, height, "parchment-light")
        paper.write(x + 8, y + 18, text("city-name-cathedral"), 13)
    step = min(36, (height - 44) / len(cathedral.levels))
    for i, level in enumerate(cathedral.levels):
        for j, owner in enumerate(level):
            draw_cube(paper, x + 99 + j * 34, y + height - 22 - (i + 0.5) * step, owner, min(24, step - 2))
    for j in range(len(cathedral.influence)):
        paper.write(x + 99 + j * 34, y + height - 10, str(j + 1), 10, "ink-faint", "middle")


def draw_enemies(paper: Paper, scene: CityScene, x: float, y: float) -> None:
    """The black dice, and how agriculture pays."""
    height = 3 * CARD[1] + 2 * GAP - BUILDING[1] - GAP
    paper.box(x, y, 148, height, "parchment-light")
    with paper.piece("agriculture", text("city-board-agriculture-about", divisor=scene.agriculture)):
        paper.write(x + 8, y + 18, text("city-board-agriculture"), 12)
        woodcuts.need(paper, x + 16, y + 34, "yellow", scene.agriculture)
    paper.write(x + 8, y + 62, text("city-board-enemies"), 12)
    if not scene.black:
        paper.write(x + 8, y + 78, text("city-board-enemies-none-short"), 10, "ink-faint")
    for i, value in enumerate(scene.black):
        with paper.piece(f"black:{value}", text("city-board-black", value=value)):
            draw_die(paper, x + 8 + i % 5 * 26, y + 70 + i // 5 * 30, "black", value)


def draw_square(paper: Paper, scene: CityScene, y: float) -> None:
    """The districts of the city square with everybody's dice, and what everybody has."""
    seats = [*scene.seats, scene.neutral]
    width = (WIDTH - 20 - (len(seats) - 1) * GAP) / len(seats)
    for i, seat in enumerate(seats):
        draw_district(paper, seat, 10 + i * (width + GAP), y, width)


def draw_district(paper: Paper, seat: CitySeat, x: float, y: float, width: float) -> None:
    """A district: whose it is, what they have, and their dice."""
    name = seat.name if isinstance(seat.name, str) else words(seat.name)
    with paper.piece(f"district:{seat.owner}", name):
        paper.box(x, y, width, DISTRICT, "parchment-light", "gold" if seat.turn else "line")
        draw_citizen(paper, x + 15, y + 15, seat.owner, 22)
        signs = [text("city-board-starts")] if seat.starts else []
        signs += [text("city-board-to-move")] if seat.turn else []
        signs += [text("city-board-passed")] if seat.passed is not None else []
        paper.write(x + 30, y + 19, " · ".join([name, *signs]), 12)
        draw_amounts(paper, seat, x + 15, y + 41)
        paper.wrapped(x + 76, y + 38, width - 82, owns(seat), 9, 3)
    across = max(1, int((width - 12) // 24))
    for i, die in enumerate(seat.dice):
        colour, place = text(f"colour-{die.colour}"), (x + 6 + i % across * 24, y + 66 + i // across * 32)
        with paper.piece(die.ref, text("city-die", colour=colour, value=die.value)):
            draw_die(paper, *place, die.colour, die.value)


def draw_amounts(paper: Paper, seat: CitySeat, x: float, y: float) -> None:
    """Deniers, influence and points on their signs, where they are known."""
    amounts = (("deniers", seat.deniers), ("influence", seat.influence), ("points", seat.points))
    known = [(kind, amount) for kind, amount in amounts if amount is not None]
    for i, (kind, amount) in enumerate(known):
        woodcuts.sign(paper, x + i * 22, y, kind, amount, 20)


def owns(seat: CitySeat) -> str:
    """What else an owner has, in a line."""
    amounts = {"supply": seat.supply, "won": seat.won}
    known = [f"{value} {text(f'city-board-word-{name}')}" for name, value in amounts.items()]
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
