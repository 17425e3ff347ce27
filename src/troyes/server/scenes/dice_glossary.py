"""Troyes Dice explained piece by piece, in words made from the rules' own numbers; and a name for each token."""

from __future__ import annotations

from typing import Final

from troyes.core.game import AnyGame, Setup
from troyes.dice.constants import (
    CATHEDRAL_VALUES,
    CHARACTERS,
    CITIZEN_TRACK,
    CITIZENS,
    COLOURS,
    COLUMNS,
    DAYS,
    FIRST_SHEET_ATTACK,
    INFLUENCE_PER_STEP,
    KNOWLEDGE_PER_COLOUR,
    LAST_CITIZEN,
    NOTCHES,
    PAIR,
    POSITIONS,
    PRESTIGE_CITIZEN,
    RESOURCE_TRACK,
    RESOURCES,
    RESOURCES_AT_START,
    ROW_TITLES,
    ROWS,
)
from troyes.dice.texts import OWED_TEXTS, PRESTIGE_CHOICES, amount, article
from troyes.dice.tokens import (
    BUILD,
    CITIZEN,
    DIE,
    DIE_FOR,
    FALLING,
    GAIN,
    NUMBER,
    ONE_OF_EACH,
    OWED,
    OWED_NAMES,
    RISING,
    TILE,
)
from troyes.server.scenes.base import Explanation
from troyes.server.scenes.dice_printed import PRINTED, DiceGain, PrintedRow
from troyes.server.scenes.dice_tiles import tiles

ROLL: Final = "Roll the dice"
EVENT: Final = "Resolve the event"
ACTION: Final = "Perform an action"
END_OF_HALF: Final = "End of a half day"
GAINING: Final = "Gain resources"
PRESTIGE: Final = "Construct a prestige building"
WORK: Final = "Construct a work building"
LINK: Final = "Link bonus"
TRACK: Final = "Citizen tracks: track bonus"
COLUMN: Final = "Citizen tracks: column bonus"
NUMBERING: Final = "Your scoresheet"
COUNT: Final = "End of the game"

PRICES: Final = ("nothing", "one resource of any type", "1 denier", "2 deniers")
ORDINALS: Final = ("first", "second", "third", "fourth")
PURPOSES: Final = (
    f"{INFLUENCE_PER_STEP} influence changes the value of the die you chose by 1, up or down, between 1 and 6.",
    "Deniers pay for dice at the second to the fourth place.",
    f"{KNOWLEDGE_PER_COLOUR} knowledge change the colour of the die you chose.",
)


def glossary(game: AnyGame, setup: Setup) -> dict[str, Explanation]:
    """What each piece and place of this table means."""
    words = {**wheel(), **sheet_dice(), **resources(), **citizens(), **scores(), **tiles()}
    for row in PRINTED.rows:
        words |= buildings(row, numbered=setup.choices["numbering"] == "first")
    words |= numbering(setup.choices["numbering"])
    for kind, text in zip(OWED_NAMES, OWED_TEXTS, strict=True):
        words[f"owed:{kind}"] = Explanation(
            "A waiting bonus", f"{upper(text)}: name it to take it before the others.", TRACK
        )
    return words


def wheel() -> dict[str, Explanation]:
    """The wheel, its plazas and dice."""
    words = {
        "wheel": Explanation(
            "The wheel",
            f"{NOTCHES} plazas lie in its notches. Clockwise from the window come the four places of the morning and "
            f"the four of the afternoon. After each of the {DAYS} days the inner disc turns by one notch.",
            ROLL,
        ),
        "window": Explanation(
            "The window",
            "It shows the day. The plaza in front of it rests: no die lies there today. "
            f"From day {FIRST_SHEET_ATTACK} on the black die attacks the sheets too.",
            "End of a day",
        ),
        "die:black": Explanation(
            "The black die",
            "It lies before others of its value and cannot be chosen. Its plaza is destroyed for this half day and "
            f"then comes back with its other side up. From day {FIRST_SHEET_ATTACK} on it also crosses out the die of "
            "its colour and number on every sheet that has no Fortress in that column.",
            EVENT,
        ),
    }
    for position in range(POSITIONS):
        words[f"die:{position + 1}"] = Explanation(
            f"The {ORDINALS[position]} place",
            f"The die here costs {PRICES[position]}. The dice lie clockwise in rising order, and each has the colour "
            "of its plaza. Several players may choose the same one. Whoever cannot pay for any takes one of each "
            "resource.",
            ACTION,
        )
    for up in COLOURS:
        for under in COLOURS:
            back = "the same colour" if up == under else under
            words[f"plaza:{up}:{under}"] = Explanation(
                f"{article(up).capitalize()} plaza",
                f"A die that lies here is {up}. On its back the plaza shows {back}; it turns over after the black die "
                "has destroyed it.",
                END_OF_HALF,
            )
    return words


def numbering(how: str) -> dict[str, Explanation]:
    """The numbers above the columns."""
    ways = {
        "first": "In this game they run from 1 to 6.",
        "rolled": "A die gives the leftmost one, and the town crier lets them rise or fall to the right.",
        "expert": "The town crier writes them in any order.",
    }
    text = f"To build in a column a die must show the number above it. All sheets have the same numbers. {ways[how]}"
    words = {"numbers": Explanation("The numbers of the columns", text, NUMBERING)}
    for face in range(1, COLUMNS + 1):
        words[f"number:{face}"] = Explanation(f"Number {face}", text, NUMBERING)
    return words


def sheet_dice() -> dict[str, Explanation]:
    """The dice above the buildings of a district."""
    words: dict[str, Explanation] = {}
    for i, colour in enumerate(COLOURS):
        pair = f"{ROW_TITLES[2 * i]} and {ROW_TITLES[2 * i + 1]}"
        words[f"sheet-die:{colour}"] = Explanation(
            f"{article(colour).capitalize()} die of the sheet",
            f"A die of this colour and number builds the {pair} below. Once the black die has crossed it out, what is "
            "not yet drawn there can never be built. A Fortress in the column protects all three dice of it.",
            EVENT,
        )
    return words


def buildings(row: PrintedRow, *, numbered: bool) -> dict[str, Explanation]:
    """A row of buildings and its lozenges."""
    rule = PRESTIGE if row.prestige else WORK
    words = {f"row:{row.name}": Explanation(row.title, about_row(row), rule)}
    for column in range(1, COLUMNS + 1):
        die = f"{row.colour} {column}" if numbered else f"{row.colour} die of this column's number"
        text = f"Needs {article(die)}. {brings(row, row.gains[column - 1])}"
        words[f"building:{row.name}:{column}"] = Explanation(f"{row.title} in column {column}", text, rule)
    for link in row.links:
        words[f"link:{row.name}:{link.left}"] = Explanation(
            "A lozenge",
            f"Brings {counted(link.gain)} as soon as the {row.title} stands in columns {link.left} "
            f"and {link.left + 1}.",
            LINK,
        )
    return words


def about_row(row: PrintedRow) -> str:
    """What all buildings of a row have in common."""
    scorer = f"{row.character} scores the row once the Cathedral in column {ROWS.index(row.name) + 1} stands."
    if row.name == "fortress":
        return f"Protects its column from the black die, and brings a citizen. {scorer}"
    if row.name == "great-hall":
        return f"Brings something for each die on offer of the colour that it shows. {scorer}"
    if row.name == "cathedral":
        values = ", ".join(str(value) for value in CATHEDRAL_VALUES)
        return (
            f"Each unlocks the scoring of one row. In the order of building they are worth {values} for each building "
            f"of that row. {scorer}"
        )
    return f"Brings {counted(row.gains[0])}. {scorer}"


def brings(row: PrintedRow, gain: DiceGain) -> str:
    """What a building brings, in a sentence."""
    if gain.kind == "scoring":
        scored = next(other for other in PRINTED.rows if other.name == gain.row)
        return (
            f"Lets {scored.character} score each {scored.title}: 1 point if it is your first or second Cathedral, 2 if "
            "it is the third or fourth, 3 after that."
        )
    if gain.each_die:
        return (
            f"Brings {counted(gain)} for each {gain.colour} die on offer, by the colours of the plazas; "
            "the black die does not count."
        )
    protects = "Protects the three dice of its column from the black die. " if row.name == "fortress" else ""
    return f"{protects}Brings {counted(gain)}."


def counted(gain: DiceGain) -> str:
    """So many citizens or resources."""
    colour = COLOURS.index(gain.colour)
    if gain.kind == "resource":
        return amount(gain.amount, RESOURCES[colour])
    return f"{gain.amount} {CITIZENS[colour]}" + ("s" if gain.amount > 1 else "")


def resources() -> dict[str, Explanation]:
    """The resource tracks."""
    marks = ", ".join(f"{mark}th" for mark in PRINTED.resource_marks)
    words = {
        "resources": Explanation(
            "One of each resource",
            "For whoever can pay for none of the dice: 1 influence, 1 denier and 1 knowledge instead of an action.",
            ACTION,
        )
    }
    for i, resource in enumerate(RESOURCES):
        words[f"track:{resource}"] = Explanation(
            resource.capitalize(),
            f"{article(COLOURS[i]).capitalize()} die brings as many as it shows, up to {RESOURCE_TRACK} in all; "
            f"{RESOURCES_AT_START} are there at the start. {PURPOSES[i]} The {marks} bring {article(CITIZENS[i])}. "
            "Each unspent pair is worth a point at the end.",
            GAINING,
        )
    return words


def citizens() -> dict[str, Explanation]:
    """The citizen tracks."""
    words: dict[str, Explanation] = {}
    for i, citizen in enumerate(CITIZENS):
        others = " and ".join(article(other) for other in CITIZENS if other != citizen)
        words[f"citizens:{COLOURS[i]}"] = Explanation(
            f"{citizen.capitalize()}s",
            f"A point each. The {PRESTIGE_CITIZEN}th builds a {PRESTIGE_CHOICES[i]} in any column, the "
            f"{LAST_CITIZEN}th brings {others}. When all {CITIZEN_TRACK} are there, a further one goes to "
            "another track.",
            "The citizen tracks",
        )
        words[f"citizens:{COLOURS[i]}:{PRESTIGE_CITIZEN}"] = Explanation(
            f"The {PRESTIGE_CITIZEN}th {citizen}",
            f"Builds a {PRESTIGE_CHOICES[i]} of your choice in any column, with all that it brings.",
            TRACK,
        )
        words[f"citizens:{COLOURS[i]}:{LAST_CITIZEN}"] = Explanation(
            f"The {LAST_CITIZEN}th {citizen}", f"Brings {others}.", TRACK
        )
    for bonus in PRINTED.columns:
        what = (
            "brings one of each resource."
            if bonus.brings == "resources"
            else "builds a Count's Palace, City Hall or Bishopric of your choice in any column."
        )
        words[f"column:{bonus.column}"] = Explanation(
            f"Column {bonus.column} of the citizens", f"The last of its three citizens {what}", COLUMN
        )
    return words


def scores() -> dict[str, Explanation]:
    """What counts at the end."""
    words: dict[str, Explanation] = {}
    for row in PRINTED.rows:
        column = ROWS.index(row.name) + 1
        words[f"character:{row.name}"] = Explanation(
            CHARACTERS[column - 1],
            f"Scores 1, 2 or 3 points for each {row.title}, as soon as the Cathedral in column {column} stands; the "
            "number in the circle says how many.",
            COUNT,
        )
    words["pairs"] = Explanation(
        "Unspent resources", f"Every {PAIR} of the same type are worth a point at the end.", COUNT
    )
    words["total"] = Explanation(
        "Victory points",
        "What the characters score, a point for each pair of unspent resources, and a point for each citizen. "
        "The most points win; whoever ties shares the victory.",
        COUNT,
    )
    return words


def upper(text: str) -> str:
    """A text that begins a sentence."""
    return text[0].upper() + text[1:]


def label(game: AnyGame, token: int) -> str:
    """A token's name by itself, fit for a button."""
    if token >= OWED:
        return f"First {OWED_TEXTS[token - OWED]}"
    if token >= CITIZEN:
        return f"Call for {article(CITIZENS[token - CITIZEN])}"
    if token >= BUILD:
        row, column = divmod(token - BUILD, COLUMNS)
        return f"Build the {ROW_TITLES[row]} in column {column + 1}"
    if token >= GAIN:
        colour, value = divmod(token - GAIN, 7)
        return f"Gain {amount(value, RESOURCES[colour])}"
    if token >= DIE_FOR:
        return f"Die at place 2 for {amount(1, RESOURCES[token - DIE_FOR])}"
    if token >= DIE:
        return f"Die at place {token - DIE + 1}"
    if token == ONE_OF_EACH:
        return "Take one of each resource"
    if token in (RISING, FALLING):
        return f"Let the numbers {'rise' if token == RISING else 'fall'} to the right"
    if token >= NUMBER:
        return f"Number {token - NUMBER + 1}"
    if token >= TILE:
        return f"Tile {token - TILE + 1}, its Banquet up"
    up, under = divmod(token, 3)
    return f"{article(COLOURS[up]).capitalize()} plaza, {COLOURS[under]} on its back"
