"""What a game shows: words, tiles at work, links, bonuses, characters, achievements, each by a name.

The recorded games together must show all of `EVERYTHING`; `tests/dice/test_coverage_law.py` holds them to it.
"""

from __future__ import annotations

from troyes.core.state import CHANCE
from troyes.dice.achievements import ACHIEVEMENTS
from troyes.dice.actions.buildings import LINKS
from troyes.dice.banquets import BANQUETS, RAID, RAIDS
from troyes.dice.constants import (
    CATHEDRAL,
    CHARACTERS,
    CITIZENS,
    COLUMNS,
    FORTRESS,
    GREAT_HALL,
    POSITIONS,
    RESOURCES,
    ROW_COUNT,
    ROWS,
)
from troyes.dice.game import DICE
from troyes.dice.phases.scoring import row_points
from troyes.dice.phases.wheel import side_at
from troyes.dice.sheet import ASK_USE, ASKED, CHOSEN, CIRCLED, DRAWN, OWED, OWED_CITIZEN, SHEET, UNSPENT
from troyes.dice.sheet import CITIZENS as CITIZEN_FIELD
from troyes.dice.state import Dice
from troyes.dice.words.tokens import BUILD, DIE, DIE_FOR, GAIN, ONE_OF_EACH, VALUES
from troyes.play.record import Record

INFLUENCE, _, KNOWLEDGE = range(3)
WORDS = [f"word {text}" for text in DICE.vocabulary.texts]
SIDES = [f"tile{side.tile} {side.kind}" for side in (*BANQUETS, *RAIDS)]
ROW_NAMES = [f"row {row}" for row in ROWS]
LINK_NAMES = [f"link {ROWS[link.row]}{link.left + 1}-{link.left + 2}" for link in LINKS]
SYMBOLS = [f"{count}th {resource}" for resource in RESOURCES for count in (6, 12, 18)]
TRACKS = [f"{count}th {citizen}" for citizen in CITIZENS for count in (15, 20)]
COLUMN_NAMES = [f"column {column}" for column in (3, 6, 11)]
OTHERS = ["fallback", "other track"]
CHARACTER_NAMES = [f"character {name}" for name in CHARACTERS]
ACHIEVEMENT_NAMES = [f"achievement {achievement.name}" for achievement in ACHIEVEMENTS]
EVERYTHING = [
    *WORDS,
    *SIDES,
    *ROW_NAMES,
    *LINK_NAMES,
    *SYMBOLS,
    *TRACKS,
    *COLUMN_NAMES,
    *OTHERS,
    *CHARACTER_NAMES,
    *ACHIEVEMENT_NAMES,
]


def shown_by(before: Dice, actor: int, token: int, after: Dice) -> list[str]:
    """What choosing a token shows."""
    shown = [WORDS[token]]
    if actor == CHANCE:
        if after.rolled == POSITIONS and second_black_die(after):
            shown.append("tile8 raid")
    elif token >= ONE_OF_EACH.first:
        at = actor * SHEET
        old = [int(before.sheets[field]) for field in range(at, at + SHEET)]
        new = [int(after.sheets[field]) for field in range(at, at + SHEET)]
        shown += marks(old, new)
        if token == ONE_OF_EACH.first:
            shown.append("fallback")
        elif DIE.holds(token) or DIE_FOR.holds(token):
            shown += tile_of_choice(before, token)
        elif old[ASKED] == ASK_USE:
            shown += tile_of_use(before, old, new, token)
    return shown


def second_black_die(s: Dice) -> bool:
    """Whether a Raid makes another die act as a black one."""
    return any(position != s.black and not s.is_open(position) for position in range(POSITIONS))


def marks(old: list[int], new: list[int]) -> list[str]:
    """Links, symbols and bonuses that lie between two states of a sheet."""
    shown = []
    for name, link in zip(LINK_NAMES, LINKS, strict=True):
        both = 3 << link.left
        if old[DRAWN + link.row] & both != both == new[DRAWN + link.row] & both:
            shown.append(name)
    for i, resource in enumerate(RESOURCES):
        for count in (6, 12, 18):
            if old[CIRCLED + i] < count <= new[CIRCLED + i]:
                shown.append(f"{count}th {resource}")
    for i, citizen in enumerate(CITIZENS):
        for count in (15, 20):
            if old[CITIZEN_FIELD + i] < count <= new[CITIZEN_FIELD + i]:
                shown.append(f"{count}th {citizen}")
    fewest = min(old[CITIZEN_FIELD : CITIZEN_FIELD + 3]), min(new[CITIZEN_FIELD : CITIZEN_FIELD + 3])
    shown += [f"column {column}" for column in (3, 6, 11) if fewest[0] < column <= fewest[1]]
    if new[OWED + OWED_CITIZEN] > old[OWED + OWED_CITIZEN]:
        shown.append("other track")
    return shown


def tile_of_choice(s: Dice, token: int) -> list[str]:
    """The side that mattered when a die was chosen and paid for."""
    position = 1 if DIE_FOR.holds(token) else token - int(DIE.first)
    side = side_at(s, position)
    tile, is_raid = int(side.tile), side.kind == RAID
    if not tile:
        return []
    at_work = (
        tile in (2, 3, 6)  # a surcharge
        if is_raid
        else (tile == 2 and position > 0) or (tile == 8 and position == s.black)
    )
    return [f"tile{tile} {side.kind}"] if at_work else []


def tile_of_use(s: Dice, old: list[int], new: list[int], token: int) -> list[str]:
    """The side that mattered when a die was used."""
    side = side_at(s, old[CHOSEN])
    tile, is_raid = int(side.tile), side.kind == RAID
    if not tile:
        return []
    builds = BUILD.holds(token)
    row, column = divmod(token - int(BUILD.first), COLUMNS) if builds else (-1, -1)
    spent = [
        old[UNSPENT + i] - new[UNSPENT + i] + new[CIRCLED + i] - old[CIRCLED + i]
        for i in (INFLUENCE, KNOWLEDGE)
    ]
    if is_raid:
        at_work = {
            1: old[UNSPENT + INFLUENCE] > 0,
            4: True,
            5: old[UNSPENT + KNOWLEDGE] > 1,
            7: True,
        }.get(tile, False)
    else:
        wanted = int(s.number[column]) if builds else (token - int(GAIN.first)) % VALUES
        at_work = {
            1: abs(wanted - int(s.dice[old[CHOSEN]])) > spent[0],
            3: row == CATHEDRAL,
            4: row in (1, 3, 5),
            5: spent[1] == 1,
            6: row == FORTRESS,
            7: row == GREAT_HALL,
        }.get(tile, False)
    return [f"tile{tile} {side.kind}"] if at_work else []


def shown_at_the_end(s: Dice) -> list[str]:
    """What a finished game shows besides."""
    shown = []
    for seat in range(s.players):
        for row in range(ROW_COUNT):
            if s.sheets[seat * SHEET + DRAWN + row]:
                shown.append(ROW_NAMES[row])
            if row_points(s, seat, row):
                shown.append(CHARACTER_NAMES[row])
        shown += [f"achievement {name}" for name in DICE.achieved(s, seat)]
    return shown


def shown_in(game: Record) -> set[str]:
    """All that a recorded game shows."""
    state = game.game.new(game.setup)
    shown: set[str] = set()
    for actor, token in game.entries:
        before = state.clone()
        state.take(actor, token)
        shown.update(shown_by(before, actor, token, state))
    return shown.union(shown_at_the_end(state))
