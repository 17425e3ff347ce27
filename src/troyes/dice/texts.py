"""Troyes Dice in words: questions, and what each choice means."""

from __future__ import annotations

from typing import Final

from troyes.core.prompt import Prompt
from troyes.dice.actions import used_value
from troyes.dice.constants import CITIZENS, COLOURS, COLUMNS, RESOURCES, ROW_TITLES
from troyes.dice.round import HALVES
from troyes.dice.sheet import CIRCLED, SHEET, UNSPENT
from troyes.dice.sheet import CITIZENS as CITIZEN_FIELD
from troyes.dice.state import Dice
from troyes.dice.tokens import (
    BUILD,
    CITIZEN,
    DIE,
    DIE_FOR,
    FACE,
    FALLING,
    GAIN,
    NUMBER,
    ONE_OF_EACH,
    OWED,
    RISING,
    TILE,
)
from troyes.dice.wheel import ANY_POSITION, side_at

PRESTIGE_CHOICES: Final = ("Great Hall or a Cathedral", "Fortress or a Cathedral", "Fortress or a Great Hall")
OWED_TEXTS: Final = (
    "the prestige building of the 15th knight",
    "the prestige building of the 15th artisan",
    "the prestige building of the 15th priest",
    "the work building of a full column",
    "the citizen whose track is full",
    "the artisan or priest of the Banquet",
)


def ask(prompt: Prompt) -> str:
    """A question in words."""
    args = prompt.args
    match prompt.name:
        case "lay-plaza":
            return f"A plaza is laid in notch {args[0] + 1}."
        case "lay-tile":
            return f"A tile is laid beside the {COLOURS[args[1]]} plaza in notch {args[0] + 1}."
        case "roll-leftmost":
            return "A die is thrown for the number of the leftmost column."
        case "choose-direction":
            return f"The leftmost column is number {args[0]}: shall the numbers rise or fall to the right?"
        case "write-number":
            return f"Which number goes above column {args[0] + 1}?"
        case "roll-die":
            return "The black die is thrown." if args[0] == 0 else f"Die {args[0]} of 3 is thrown."
        case "choose-die":
            return f"Day {args[0]}, {HALVES[args[1]]}: choose a die and pay for it."
        case "use-die":
            return f"What do you do with the {COLOURS[args[1]]} {args[2]}?"
        case "choose-first":
            return "Several bonuses are waiting: which comes first?"
        case "free-construction":
            if args[0] < len(PRESTIGE_CHOICES):
                return f"Your 15th {CITIZENS[args[0]]}: build a {PRESTIGE_CHOICES[args[0]]} in any column."
            return "A column of citizens is full: build a work building in any column."
        case "other-track":
            return "That track is full: which citizen do you circle instead?"
        case _:
            return "The Banquet brings an artisan or a priest: which?"


def tell(s: Dice, actor: int, token: int) -> str:
    """What choosing this token means, with all that it costs and brings; the sentence has no subject."""
    if actor < 0:
        return tell_chance(s, token)
    if token < ONE_OF_EACH:
        return tell_numbering(s, token)
    after = s.clone()
    after.take(actor, token)
    costs, gains = changes(s, after, actor)
    if DIE <= token < GAIN:
        position = ANY_POSITION if token >= DIE_FOR else token - DIE
        value = used_value(s, position, side_at(s, position))
        colour = COLOURS[s.up[s.notch(position)]]
        return f"takes the {colour} {value} from place {position + 1} for {costs or 'nothing'}"
    deed = tell_deed(s, token)
    if costs:
        deed = f"spends {costs} and {deed}"
    return f"{deed}: {gains}" if gains else deed


def tell_chance(s: Dice, token: int) -> str:
    """What chance has laid or thrown."""
    if token >= NUMBER:
        face = token - NUMBER + 1
        if not s.number[0]:
            return f"the leftmost column is number {face}"
        return f"the black die shows {face}" if s.rolled == 0 else f"a die shows {face}"
    if token >= TILE:
        return f"tile {token - TILE + 1} is laid, its Banquet side up"
    up, under = divmod(token - FACE, 3)
    return f"a {COLOURS[up]} plaza is laid, {COLOURS[under]} on its back"


def tell_numbering(s: Dice, token: int) -> str:
    """What the town crier writes."""
    if token in (RISING, FALLING):
        return (
            "lets the numbers rise to the right" if token == RISING else "lets the numbers fall to the right"
        )
    column = next(column for column in range(COLUMNS) if not s.number[column])
    return f"writes {token - NUMBER + 1} above column {column + 1}"


def tell_deed(s: Dice, token: int) -> str:
    """What a die or a bonus is used for."""
    if token == ONE_OF_EACH:
        return "cannot pay for any die"
    if token >= OWED:
        return f"turns to {OWED_TEXTS[token - OWED]}"
    if token >= CITIZEN:
        return f"calls for {article(CITIZENS[token - CITIZEN])}"
    if token >= BUILD:
        row, column = divmod(token - BUILD, COLUMNS)
        return f"builds the {ROW_TITLES[row]} in column {column + 1}, number {s.number[column]}"
    colour, value = divmod(token - GAIN, 7)
    return f"uses a {COLOURS[colour]} {value} for {RESOURCES[colour]}"


def changes(before: Dice, after: Dice, seat: int) -> tuple[str, str]:
    """What a seat paid and what it gained between two states, each as a list in words."""
    at = seat * SHEET
    paid: list[str] = []
    gained: list[str] = []
    for i, resource in enumerate(RESOURCES):
        more = int(after.sheets[at + CIRCLED + i] - before.sheets[at + CIRCLED + i])
        spent = more - int(after.sheets[at + UNSPENT + i] - before.sheets[at + UNSPENT + i])
        if spent:
            paid.append(amount(spent, resource))
        if more:
            gained.append(amount(more, resource))
    for i, citizen in enumerate(CITIZENS):
        more = int(after.sheets[at + CITIZEN_FIELD + i] - before.sheets[at + CITIZEN_FIELD + i])
        if more:
            gained.append(f"{more} {citizen}" + ("s" if more > 1 else ""))
    return listed(paid), listed(gained)


def amount(count: int, resource: str) -> str:
    """So much of a resource."""
    return f"{count} {'denier' if resource == 'deniers' and count == 1 else resource}"


def listed(parts: list[str]) -> str:
    """Parts joined as in a sentence."""
    return parts[0] if len(parts) == 1 else ", ".join(parts[:-1]) + " and " + parts[-1] if parts else ""


def article(noun: str) -> str:
    """A noun with its article."""
    return ("an " if noun[0] in "aeiou" else "a ") + noun
