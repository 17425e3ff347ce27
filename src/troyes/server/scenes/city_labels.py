"""A short name for every token of Troyes, for buttons: what it is, wherever it is offered."""

from __future__ import annotations

from typing import Final

from troyes.city import characters
from troyes.city.constants import (
    BUILDING_TITLES,
    BUILDINGS,
    CITIZEN_INFLUENCE,
    COLOURS,
    LEVELS,
    LOSS,
    OWNERS,
    REROLL_INFLUENCE,
    SPACES,
    TURN_INFLUENCE,
)
from troyes.city.game import TroyesCity
from troyes.city.names import ACTIVITIES, EVENTS
from troyes.city.texts import DISTRICTS, SEAT_LETTERS, die_words, title
from troyes.city.words.tokens import (
    ACTIVITY,
    AGAIN,
    AGRICULTURE,
    BLACK,
    CATHEDRAL,
    CHARACTER,
    DIE,
    DONE,
    ENOUGH,
    EVENT,
    FACE,
    LYING,
    PASS,
    PLACE,
    RECRUIT,
    REROLL,
    SPACE,
    START,
    SUCCUMB,
    SUPPLY,
    TIMES,
    TRADESMAN,
    TURN,
    USE,
)
from troyes.core.game import AnyGame

SINGLE: Final = {
    SUPPLY: "A citizen of the supply",
    RECRUIT: f"Recruit a citizen ({CITIZEN_INFLUENCE} influence)",
    TURN: f"Turn over up to three dice ({TURN_INFLUENCE} influence)",
    PASS: "Pass",
    CATHEDRAL: "Build the Cathedral",
    AGRICULTURE: "Till the fields",
    SUCCUMB: f"Yield to the black die ({LOSS} VP)",
    DONE: "Done",
    TIMES: "Not at all",
    TIMES + 1: "Once",
    TIMES + 2: "Twice",
    AGAIN: "Shoot again",
    ENOUGH: "Enough",
}
"""Tokens of which there is one of a kind."""


def label(game: AnyGame, token: int) -> str:
    """The name of a token."""
    if token in SINGLE:
        return SINGLE[token]
    if token >= TIMES:
        return f"{token - TIMES} times"
    if token >= DIE:
        kind, district = divmod(token - DIE, OWNERS)
        return f"{die_words(kind).capitalize()} of {DISTRICTS[district]} district"
    if token >= BLACK:
        return f"The black {token - BLACK + 1} as well"
    if token >= USE:
        return f"Use a cube of {title(ACTIVITIES[token - USE])}"
    if token >= PLACE:
        return f"A citizen to the {BUILDING_TITLES[token - PLACE]}"
    if token >= REROLL:
        return f"Throw the {die_words(token - REROLL)} again ({REROLL_INFLUENCE} influence)"
    return place(game, token) if token >= SPACE else content(token)


def place(game: AnyGame, token: int) -> str:
    """A place where a citizen is, or may be put before the game."""
    if token >= TRADESMAN:
        colour, level = divmod(token - TRADESMAN, LEVELS)
        return f"The tradesman of {COLOURS[colour]} card {level + 1}"
    if token >= LYING:
        return f"The citizen lying on the {BUILDING_TITLES[token - LYING]}"
    building, space = divmod(token - SPACE, SPACES)
    width = row_width(game, building)
    if width == 1:
        return f"{BUILDING_TITLES[building]}, space {space + 1}"
    first = space // width * width + 1
    return f"{BUILDING_TITLES[building]}, row {first}–{first + width - 1}, space {space % width + 1}"


def row_width(game: AnyGame, building: int) -> int:
    """How many spaces the rows of a building have."""
    assert isinstance(game, TroyesCity)
    return int(game.printed.values(f"buildings.{BUILDINGS[building]}.row_width")[0])


def content(token: int) -> str:
    """A card, an event, a character, or what chance has drawn or thrown."""
    if token >= EVENT:
        return title(EVENTS[token - EVENT])
    if token >= ACTIVITY:
        return title(ACTIVITIES[token - ACTIVITY])
    if token >= CHARACTER:
        return characters.BASE[token - CHARACTER].title
    if token >= START:
        return f"{SEAT_LETTERS[token - START]} starts"
    return f"A die shows {token - FACE + 1}"
