"""The players and the city square: what everybody has, a line each, with the dice of their district."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.city.constants import DICE_COLOURS, EMPTY, FACES, INITIALS, LETTERS, NEUTRAL
from troyes.city.sight import UNKNOWN, faces, is_over, sees_points
from troyes.city.state import City
from troyes.city.words import names as names_of
from troyes.core.message import message
from troyes.core.state import Viewer
from troyes.draw.city.palette import BLOCK, OWNER
from troyes.draw.names import fitted
from troyes.draw.palette import BLACK_DIE, FAINT, HEAD, WIDTH, filled, line
from troyes.words import said, text

NAME: Final = 22
NUMBERS: Final = 24
DISTRICT: Final = WIDTH - NAME - NUMBERS


def lines(s: City, viewer: Viewer, names: Sequence[str]) -> list[Text]:
    """A heading, the seats, the neutral player, and whatever lies between them all."""
    columns = "".join(
        [
            f"{text('terminal-city-deniers'):>5}",
            f"{text('terminal-city-influence'):>5}",
            f"{text('terminal-city-vp'):>4}",
            f"{text('terminal-city-citizens'):>4}",
            f"{text('terminal-city-won'):>4}",
        ]
    )
    heads = f"{columns}  {text('terminal-city-district')}"
    block = [line((filled(f" {moment(s)}", NAME), HEAD), (heads, FAINT))]
    owners = [*range(int(s.rules.players)), NEUTRAL]
    block += [row(s, viewer, owner, called(s, names, owner)) for owner in owners]
    return block + counterclockwise(s) + black_dice(s) + chosen_dice(s)


def moment(s: City) -> str:
    """When it is, and who is the start player."""
    if is_over(s):
        return text("terminal-city-over")
    if not s.round:
        return text("terminal-city-before")
    starter = LETTERS[s.rules.participants[s.start]]
    return text("terminal-city-round", round=int(s.round), rounds=int(s.rules.rounds), starter=starter)


def counterclockwise(s: City) -> list[Text]:
    """That the turn goes round the other way."""
    backwards = s.direction < 0 and not is_over(s)
    return [line((f" {text('terminal-city-counterclockwise')}", HEAD))] if backwards else []


def called(s: City, names: Sequence[str], owner: int) -> str:
    """An owner's name, cut to its room if somebody typed it."""
    if owner == NEUTRAL:
        return said(names_of.called(s.rules.neutral))
    return "" if names[owner] == LETTERS[owner] else fitted(names[owner], NAME - 3)


def row(s: City, viewer: Viewer, owner: int, name: str) -> Text:
    """One owner: deniers, influence, points, citizens in the supply, events won, and the district."""
    turn = bool(s.round) and not is_over(s) and s.rules.participants[s.turn] == owner
    return line(
        ("▸" if turn else " ", HEAD),
        (LETTERS[owner], OWNER[owner]),
        filled(f" {name}", NAME - 2),
        numbers(s, viewer, owner),
        "  ",
        district(s, owner, DISTRICT),
    )


def numbers(s: City, viewer: Viewer, owner: int) -> str:
    """The columns; a neutral player who takes no turns has but citizens."""
    points = str(s.points[owner]) if sees_points(s, viewer, owner) else UNKNOWN
    if owner != NEUTRAL:
        purse = f"{s.deniers[owner]:>5}{s.influence[owner]:>5}{points:>4}"
        return f"{purse}{s.supply[owner]:>4}{s.won[owner]:>4}"
    if s.takes_part(NEUTRAL):
        return f"{points:>14}{s.supply[NEUTRAL]:>4}{s.won[NEUTRAL]:>4}"
    return f"{s.supply[NEUTRAL]:>18}    "


def district(s: City, owner: int, room: int) -> Text:
    """The dice of a district, and the deniers of an owner who has passed; by colour where there are too many."""
    passed = int(s.passed[owner])
    head = ""
    if passed != EMPTY:
        head = text("terminal-city-passed", "short", deniers=message("deniers", count=passed)) + " "
    groups = [(colour, faces(s, owner, colour)) for colour in range(DICE_COLOURS)]
    apart = len(head) + sum(3 * len(found) for _, found in groups)
    signs = Text(head)
    for colour, found in groups:
        initial = INITIALS[colour]
        dice = [f"{initial}{face}" for face in found]
        if found and apart > room:
            dice = [f"{initial}{''.join(str(face) for face in found)}"]
        for one in dice:
            signs.append(one, BLOCK[colour])
            signs.append(" ")
    return signs


def black_dice(s: City) -> list[Text]:
    """The black dice to be countered, highest first, and those still to be thrown."""
    parts: list[str | tuple[str, str]] = []
    for value in range(FACES, 0, -1):
        for _ in range(s.black[value - 1]):
            parts += [(f"■{value}■", BLACK_DIE), " "]
    if s.enemies:
        parts.append(text("terminal-city-to-be-thrown", count=int(s.enemies)))
    return [line((f" {text('terminal-city-black-dice')} ", HEAD), *parts)] if parts else []


def chosen_dice(s: City) -> list[Text]:
    """The dice that are to be turned over and those of an action that is under way; they still lie in their
    districts."""
    rows = {
        text("terminal-city-turning"): [token for token in s.turning if token != EMPTY],
        text("terminal-city-chosen"): [s.group[i] for i in range(s.size)],
    }
    write = s.rules.vocabulary.write
    return [line((f" {name} ", HEAD), write(dice)) for name, dice in rows.items() if dice]
