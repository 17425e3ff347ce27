"""Troyes, "Contents" and "Setup": the words of the game as small numbers."""

from __future__ import annotations

from typing import Final

from troyes.core.native import i64, vec

RED: Final = 0
YELLOW: Final = 1
WHITE: Final = 2
COLOURS: Final = ("red", "yellow", "white")
PURPLE: Final = 3
"""The colour of dice that belong to no domain. The base game has none; a module may bring some."""
DICE_COLOURS: Final = 4
DICE_NAMES: Final = (*COLOURS, "purple")
INITIALS: Final = "rywp"
FACES: Final = 6
KINDS: Final = FACES * DICE_COLOURS
"""Kinds of dice in a district: 6 * colour + value - 1."""

# A principal building goes by the colour of the dice that its citizens roll.
PALACE: Final = RED
CITY_HALL: Final = YELLOW
BISHOPRIC: Final = WHITE
BUILDINGS: Final = ("palace", "city-hall", "bishopric")
SPACES: Final = 6
"""Spaces of a building."""
ALL_SPACES: Final = 3 * SPACES

SEATS: Final = 4
NEUTRAL: Final = 4
"""The grey player; le Roy in the King's Challenge."""
OWNERS: Final = 5
"""Four seats and the neutral player: owners of districts, citizens and cubes."""
LETTERS: Final = "ABCDN"
"""How owners are written."""
EMPTY: Final = -1

LEVELS: Final = 3
"""Levels of Activity cards."""
SLOTS: Final = 9
"""Places for Activity cards: 3 * colour + level, counted from 0."""
TRADESMEN: Final = 2
"""Spaces worth points on an Activity card."""

CATHEDRAL_LEVELS: Final = 3
CATHEDRAL_COLUMNS: Final = 6
CATHEDRAL_SPACES: Final = CATHEDRAL_LEVELS * CATHEDRAL_COLUMNS
"""6 * level + column, counted from 0."""

QUEUE: Final = 16
"""More events than a game can have at once, Marauding included."""
BANNERS: Final = 6
"""More banners than any event has."""
EVENT_FIELDS: Final = 2 + BANNERS
"""For each event in the queue: its card, how many cubes lie on it, and whose they are in the order of placing."""

MARAUDING: Final = 0
"""The number of the event that is there from the start and always comes back."""

MOST_INFLUENCE: Final = 20
START_DENIERS: Final = 5
START_INFLUENCE: Final = 4
CITIZENS: Final = 12
"""Citizens of each player."""
NEUTRAL_CITIZENS: Final = 8
INCOME: Final = 10
LOSS: Final = 2
"""Victory points lost by whoever cannot pay or counter what must be."""
BLACK_DICE: Final = 6
"""Black dice in the box."""
GROUP: Final = 3
"""Dice in a group at the most."""
PRICE: Final[vec[i64]] = vec[i64]([0, 2, 4, 6])
"""Deniers for each die bought, by the size of the group."""
PASS_DENIERS: Final = 2
LAP_DENIERS: Final = 1

REROLL_INFLUENCE: Final = 1
CITIZEN_INFLUENCE: Final = 2
TURN_INFLUENCE: Final = 4
TURNED_DICE: Final = 3
"""Dice turned over at once at the most."""
OPPOSITE_FACES: Final = 7

AGRICULTURE_DIVISOR: Final = 2
PRESENCE_POINTS: Final = 1
CUBE_POINTS: Final = 1
LOW_COLUMN_INFLUENCE: Final = 1
HIGH_COLUMN_INFLUENCE: Final = 2
FIRST_HIGH_COLUMN: Final = 3
"""The column of value 4, counted from 0."""

# The topics of a state, one bit each: what a step may change of all that is not the course of the action under way.
POSSESSIONS: Final = 1
"""Deniers, influence, points, citizens in supplies, who has passed, events won, characters."""
BLACK_ONES: Final = 2
"""The black dice."""
CITIZENS_THERE: Final = 4
"""Citizens in the buildings."""
CARDS: Final = 8
"""Activity cards, tradesmen and cubes on them."""
EVENTS: Final = 16
CATHEDRAL: Final = 32
DISTRICTS: Final = 6
"""The bits of the districts come after all others."""
DICE: Final = ((1 << OWNERS) - 1) << DISTRICTS
"""The dice of all districts."""


def dice_of(district: i64) -> i64:
    """The topic of the dice of one district."""
    return 1 << (DISTRICTS + district)


def die(district: i64, colour: i64, value: i64) -> i64:
    """Where the dice of a district, a colour and a value are counted."""
    return district * KINDS + FACES * colour + value - 1
