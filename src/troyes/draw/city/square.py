"""The players and the city square: what everybody has, a line each, with the dice of their district."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.city.constants import BLACK_DICE, DICE_COLOURS, EMPTY, INITIALS, NEUTRAL, die
from troyes.city.box.position import LETTERS
from troyes.city.state import City
from troyes.city.words.tokens import DIE, VOCABULARY
from troyes.core.state import EVERYONE
from troyes.draw.city.palette import BLACK_DIE, BLOCK, FAINT, HEAD, OWNER, WIDTH, line
from troyes.draw.names import fitted

NAME: Final = 22
NUMBERS: Final = 24
DISTRICT: Final = WIDTH - NAME - NUMBERS
UNKNOWN: Final = "?"


def lines(s: City, seat: int, names: Sequence[str]) -> list[Text]:
    """A heading, the seats, the neutral player, and whatever lies between them all."""
    columns = f"{'den':>5}{'infl':>5}{'VP':>4}{'cit':>4}{'won':>4}"
    block = [line((fitted(f" {moment(s)}", NAME), HEAD), (f"{columns}  dice of the district", FAINT))]
    owners = [*range(int(s.rules.players)), NEUTRAL]
    block += [row(s, seat, owner, called(s, names, owner)) for owner in owners]
    return block + black_dice(s) + chosen_dice(s)


def moment(s: City) -> str:
    """When it is, and who is the start player."""
    if is_over(s):
        return "The game is over."
    if not s.round:
        return "Before the game"
    return f"Round {s.round}/{s.rules.rounds}, {LETTERS[s.rules.participants[s.start]]} starts"


def is_over(s: City) -> bool:
    """Whether nothing is left to do."""
    return not s.actors()


def called(s: City, names: Sequence[str], owner: int) -> str:
    """An owner's name: le Roy is the neutral player who takes turns."""
    if owner == NEUTRAL:
        return "le Roy" if s.takes_part(NEUTRAL) else "neutral"
    return "" if names[owner] == LETTERS[owner] else names[owner]


def sees_points(s: City, seat: int, owner: int) -> bool:
    """Whether the points of an owner are open to this seat."""
    return seat in (EVERYONE, owner) or owner == NEUTRAL or s.rules.open_vp or is_over(s)


def row(s: City, seat: int, owner: int, name: str) -> Text:
    """One owner: deniers, influence, points, citizens in the supply, events won, and the district."""
    turn = bool(s.round) and not is_over(s) and s.rules.participants[s.turn] == owner
    return line(
        ("▸" if turn else " ", HEAD),
        (LETTERS[owner], OWNER[owner]),
        fitted(f" {name}", NAME - 2),
        numbers(s, seat, owner),
        "  ",
        district(s, owner, DISTRICT),
    )


def numbers(s: City, seat: int, owner: int) -> str:
    """The columns; a neutral player who takes no turns has but citizens."""
    points = str(s.points[owner]) if sees_points(s, seat, owner) else UNKNOWN
    if owner != NEUTRAL:
        purse = f"{s.deniers[owner]:>5}{s.influence[owner]:>5}{points:>4}"
        return f"{purse}{s.supply[owner]:>4}{s.won[owner]:>4}"
    if s.takes_part(NEUTRAL):
        return f"{points:>14}{s.supply[NEUTRAL]:>4}{s.won[NEUTRAL]:>4}"
    return f"{s.supply[NEUTRAL]:>18}    "


def district(s: City, owner: int, room: int) -> Text:
    """The dice of a district, and the deniers of an owner who has passed; by colour where there are too many."""
    head = f"passed: {s.passed[owner]}d " if s.passed[owner] != EMPTY else ""
    groups = [(colour, faces(s, owner, colour)) for colour in range(DICE_COLOURS)]
    apart = len(head) + sum(3 * len(found) for _, found in groups)
    text = Text(head)
    for colour, found in groups:
        initial = INITIALS[colour]
        dice = [f"{initial}{face}" for face in found]
        if found and apart > room:
            dice = [f"{initial}{''.join(str(face) for face in found)}"]
        for one in dice:
            text.append(one, BLOCK[colour])
            text.append(" ")
    return text


def faces(s: City, owner: int, colour: int) -> list[int]:
    """The values of the dice of a colour in a district."""
    return [value for value in range(1, 7) for _ in range(s.dice[die(owner, colour, value)])]


def black_dice(s: City) -> list[Text]:
    """The black dice to be countered, highest first, and those still to be thrown."""
    parts: list[str | tuple[str, str]] = []
    for value in range(BLACK_DICE, 0, -1):
        for _ in range(s.black[value - 1]):
            parts += [(f"■{value}■", BLACK_DIE), " "]
    if s.enemies:
        parts.append(f"{s.enemies} to be thrown")
    return [line((" Black dice to counter: ", HEAD), *parts)] if parts else []


def chosen_dice(s: City) -> list[Text]:
    """The dice of an action that is under way; they still lie in their districts."""
    words = [VOCABULARY.text(s.group[i]) for i in range(len(s.group)) if s.group[i] >= DIE]
    return [line((" Chosen so far: ", HEAD), " ".join(words))] if words else []
