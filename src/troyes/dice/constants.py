"""Troyes Dice, contents and score sheet: the words of the game as small numbers."""

from __future__ import annotations

from typing import Final

from troyes.core.native import i64, vec

RED: Final = 0
YELLOW: Final = 1
WHITE: Final = 2
COLOURS: Final = ("red", "yellow", "white")
INITIALS: Final = "RYW"

# A resource and a citizen go by the colour of their district.
INFLUENCE: Final = RED
DENIERS: Final = YELLOW
KNOWLEDGE: Final = WHITE
RESOURCES: Final = ("influence", "deniers", "knowledge")
CITIZENS: Final = ("knight", "artisan", "priest")

# A row of six buildings: twice its colour for the prestige building, one more for the work building.
FORTRESS: Final = 0
PALACE: Final = 1
GREAT_HALL: Final = 2
CITY_HALL: Final = 3
CATHEDRAL: Final = 4
BISHOPRIC: Final = 5
ROWS: Final = ("fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric")
ROW_COUNT: Final = 6
COLUMNS: Final = 6

DAYS: Final = 8
FIRST_SHEET_ATTACK: Final = 3
"""The day from which the black die attacks the sheets too."""
MORNING: Final = 0
AFTERNOON: Final = 1
HALVES: Final = ("morning", "afternoon")

EMPTY: Final = -1
"""The colour in a notch without a plaza."""
NOTCHES: Final = 9
FACES: Final = 6
"""The sides of a die."""
POSITIONS: Final = 4
MIXED_PLAZAS: Final = 2
"""So many tiles for each pair of different colours (ruling R1); of each single colour there is one."""

RESOURCE_TRACK: Final = 18
RESOURCES_AT_START: Final = 3
CITIZEN_EVERY: Final = 6
"""The 6th, 12th and 18th resource of a track bring a citizen."""
CITIZEN_TRACK: Final = 20
PRESTIGE_CITIZEN: Final = 15
LAST_CITIZEN: Final = 20
RESOURCE_COLUMN: Final = 3
FIRST_WORK_COLUMN: Final = 6
SECOND_WORK_COLUMN: Final = 11

WORK_CITIZENS: Final = 2
FORTRESS_CITIZEN: Final[vec[i64]] = vec[i64]([RED, RED, YELLOW, YELLOW, WHITE, WHITE])
GREAT_HALL_COLOUR: Final[vec[i64]] = vec[i64]([RED, RED, YELLOW, YELLOW, WHITE, WHITE])
GREAT_HALL_RESOURCES: Final = 3
GREAT_HALL_CITIZENS: Final = 2
CATHEDRAL_VALUES: Final[vec[i64]] = vec[i64]([1, 1, 2, 2, 3, 3])
CHARACTERS: Final = ("hugues", "isabeau", "thibaut", "jeanne", "urbain", "marie")
"""The Cathedral of a column unlocks the scoring of the row of the same number, and its character stands there."""

INFLUENCE_PER_STEP: Final = 1
KNOWLEDGE_PER_COLOUR: Final = 2
PAIR: Final = 2
"""So many unspent resources of one type are worth a victory point."""
