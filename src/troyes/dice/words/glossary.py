"""Every piece and place of Troyes Dice explained, by the reference that screens and tokens give it."""

from __future__ import annotations

from typing import NamedTuple

from troyes.core.game import Setup
from troyes.core.message import Message, Value
from troyes.dice.banquets import BANQUETS, RAIDS
from troyes.dice.box import printed
from troyes.dice.constants import (
    CATHEDRAL,
    CATHEDRAL_VALUES,
    CITIZEN_TRACK,
    CITIZENS,
    COLOURS,
    COLUMNS,
    DAYS,
    FACES,
    FIRST_SHEET_ATTACK,
    FIRST_WORK_COLUMN,
    FORTRESS,
    GREAT_HALL,
    INFLUENCE_PER_STEP,
    KNOWLEDGE_PER_COLOUR,
    LAST_CITIZEN,
    NOTCHES,
    PAIR,
    POSITIONS,
    PRESTIGE_CITIZEN,
    RESOURCE_COLUMN,
    RESOURCE_TRACK,
    RESOURCES,
    RESOURCES_AT_START,
    ROW_COUNT,
    ROWS,
    SECOND_WORK_COLUMN,
)
from troyes.dice.sheet import OWED_NAMES
from troyes.dice.words import names


class Explanation(NamedTuple):
    """What a piece or a place is; `rule` names the section of the rulebook."""

    title: Message
    text: Message
    rule: Message


Words = dict[str, Explanation]


def explained(name: str, rule: str, title: str = "", /, **args: Value) -> Explanation:
    """The catalogue's `dice-about-NAME` with its text; another title where several have the same text or title."""
    return Explanation(
        Message(f"dice-about-{title or name}", args),
        Message(f"dice-about-{name}-text", args),
        Message(f"dice-rule-{rule}"),
    )


def glossary(setup: Setup) -> Words:
    """What each piece and place of this table means."""
    how = setup.choices["numbering"]
    words = {
        **wheel(),
        **plazas(),
        **numbering(how),
        **sheet_dice(),
        **resources(),
        **citizens(),
        **columns(),
    }
    for row in range(ROW_COUNT):
        words |= buildings(row, numbered=how == "first")
        words |= lozenges(row)
    for kind in OWED_NAMES:
        words[f"owed:{kind}"] = explained("owed", "track", bonus=Message(f"dice-owed-{kind}"))
    return {**words, **scores(), **tiles()}


def wheel() -> Words:
    """The wheel and its dice."""
    words = {
        "wheel": explained("wheel", "roll", notches=NOTCHES, days=DAYS),
        "window": explained("window", "day", day=FIRST_SHEET_ATTACK),
        "die:black": explained("black-die", "event", day=FIRST_SHEET_ATTACK),
    }
    for place in range(1, POSITIONS + 1):
        words[f"die:{place}"] = explained("place", "action", place=place)
    return words


def plazas() -> Words:
    """The plazas, by the colour that shows and the one on the back."""
    words: Words = {}
    for up, one in enumerate(COLOURS):
        for under, other in enumerate(COLOURS):
            kind = "single-plaza" if up == under else "mixed-plaza"
            words[f"plaza:{one}:{other}"] = explained(
                kind, "half-day", "plaza", up=names.colour(up), under=names.colour(under)
            )
    return words


def numbering(how: str) -> Words:
    """The numbers above the columns."""
    way = Message(f"dice-numbers-{how}")
    words = {"numbers": explained("numbers", "sheet", way=way)}
    for face in range(1, FACES + 1):
        words[f"number:{face}"] = explained("numbers", "sheet", "number", number=face, way=way)
    return words


def sheet_dice() -> Words:
    """The dice above the buildings of a district."""
    words: Words = {}
    for i, colour in enumerate(COLOURS):
        words[f"sheet-die:{colour}"] = explained(
            "sheet-die",
            "event",
            colour=names.colour(i),
            prestige=names.row(2 * i),
            work=names.row(2 * i + 1),
        )
    return words


def section(row: int) -> str:
    """The section of the rulebook for a row of buildings."""
    return "work" if row % 2 else "prestige"


def buildings(row: int, *, numbered: bool) -> Words:
    """A row of buildings."""
    words = {
        f"row:{ROWS[row]}": Explanation(names.row(row), about_row(row), Message(f"dice-rule-{section(row)}"))
    }
    for column in range(COLUMNS):
        words[f"building:{ROWS[row]}:{column + 1}"] = explained(
            "numbered-building" if numbered else "building",
            section(row),
            "building",
            row=names.row(row),
            colour=names.colour(row // 2),
            column=column + 1,
            brings=brings(row, column),
        )
    return words


def about_row(row: int) -> Message:
    """What all buildings of a row have in common."""
    args: dict[str, Value] = {"character": names.character(row), "column": row + 1}
    if row == CATHEDRAL:
        args["values"] = tuple([int(value) for value in CATHEDRAL_VALUES])
    elif row not in (FORTRESS, GREAT_HALL):
        args["gain"] = printed.building(row, 0).amount()
        return Message("dice-about-row-work", args)
    return Message(f"dice-about-row-{ROWS[row]}", args)


def brings(row: int, column: int) -> Message:
    """What a building brings, in a sentence."""
    gain = printed.building(row, column)
    if row == CATHEDRAL:
        scored: dict[str, Value] = {"character": names.character(gain.row), "row": names.row(gain.row)}
        return Message("dice-brings-scoring", scored)
    args: dict[str, Value] = {"gain": gain.amount(), "colour": names.colour(gain.colour)}
    if row == FORTRESS:
        return Message("dice-brings-protection", args)
    return Message("dice-brings-each" if gain.each_die else "dice-brings", args)


def lozenges(row: int) -> Words:
    """The lozenges of a row."""
    words: Words = {}
    for link in printed.lozenges(row):
        left = int(link.left) + 1
        words[f"link:{ROWS[row]}:{left}"] = explained(
            "link",
            "link",
            gain=printed.lozenge(link).amount(),
            row=names.row(row),
            left=left,
            right=left + 1,
        )
    return words


def resources() -> Words:
    """The resource tracks."""
    words = {"resources": explained("one-of-each", "action")}
    symbols = [Message("dice-nth", {"number": symbol}) for symbol in printed.CITIZEN_SYMBOLS]
    for i, resource in enumerate(RESOURCES):
        words[f"track:{resource}"] = explained(
            f"track-{resource}",
            "gain",
            most=RESOURCE_TRACK,
            start=RESOURCES_AT_START,
            symbols=symbols,
            citizen=names.one_citizen(i),
            influence=INFLUENCE_PER_STEP,
            knowledge=KNOWLEDGE_PER_COLOUR,
        )
    return words


def citizens() -> Words:
    """The citizen tracks."""
    words: Words = {}
    for i, name in enumerate(CITIZENS):
        citizen = names.citizen(i)
        choice = Message(f"dice-prestige-{name}")
        others = [names.one_citizen(other) for other in range(len(CITIZENS)) if other != i]
        track = f"citizens:{COLOURS[i]}"
        words[track] = explained(
            "citizens",
            "tracks",
            f"track-{name}",
            prestige=PRESTIGE_CITIZEN,
            last=LAST_CITIZEN,
            length=CITIZEN_TRACK,
            choice=choice,
            others=others,
        )
        words[f"{track}:{PRESTIGE_CITIZEN}"] = explained(
            "prestige-citizen",
            "track",
            "nth-citizen",
            number=PRESTIGE_CITIZEN,
            citizen=citizen,
            choice=choice,
        )
        words[f"{track}:{LAST_CITIZEN}"] = explained(
            "last-citizen", "track", "nth-citizen", number=LAST_CITIZEN, citizen=citizen, others=others
        )
    return words


def columns() -> Words:
    """The columns of three citizens."""
    words = {
        f"column:{RESOURCE_COLUMN}": explained("resource-column", "column", "column", column=RESOURCE_COLUMN)
    }
    for column in (FIRST_WORK_COLUMN, SECOND_WORK_COLUMN):
        words[f"column:{column}"] = explained("work-column", "column", "column", column=column)
    return words


def scores() -> Words:
    """What counts at the end."""
    words: Words = {}
    for row, name in enumerate(ROWS):
        args: dict[str, Value] = {"row": names.row(row), "column": row + 1}
        words[f"character:{name}"] = Explanation(
            names.character(row), Message("dice-about-character-text", args), Message("dice-rule-count")
        )
    words["pairs"] = explained("pairs", "count", pair=PAIR)
    words["total"] = explained("total", "count")
    return words


def tiles() -> Words:
    """What a tile does to the die beside it, before and after the black die has met its plaza."""
    words: Words = {}
    for number, (banquet, raid) in enumerate(zip(BANQUETS, RAIDS, strict=True), start=1):
        both: dict[str, Value] = {"number": number, "banquet": banquet.text, "raid": raid.text}
        words[f"tile:{number}"] = explained("tile", "expansion", **both)
        words[f"tile:{number}:banquet"] = explained("banquet", "expansion", **both)
        words[f"tile:{number}:raid"] = explained("raid", "expansion", **both)
    return words
