"""Makes the recorded games of this folder: `python -m tests.dice.games.make`, or with `notes` only their comments anew.

Sheets do not touch each other and the throws of a seed are known beforehand, so a seat's play is planned alone: a beam
search that knows every throw to come, towards an aim and towards whatever no recorded game has shown yet.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.dice.games.features import EVERYTHING, shown_at_the_end, shown_by, shown_in
from tests.dice.games.notes import annotated
from troyes.core.state import CHANCE
from troyes.dice.constants import CITIZENS, RESOURCES, ROWS
from troyes.dice.game import DICE
from troyes.dice.sheet import ASKED, CIRCLED, CROSSED, DRAWN, OWED, UNSPENT, WRITTEN
from troyes.dice.sheet import CITIZENS as CITIZEN_FIELD
from troyes.dice.state import Dice
from troyes.play import notation
from troyes.play.record import Record, parse
from troyes.play.session import Draw, Session, seeded
from troyes.play.table import Table

FOLDER = Path(__file__).parent
WIDTH = 60
"""So many lines of play are kept after each half day, and in the middle of one five times as many."""


class Plan:
    """A game to be recorded: its table, its throws, what the town crier says, and who wants what."""

    def __init__(
        self,
        file: str,
        seed: int,
        aims: dict[str, str],
        *,
        numbering: str = "first",
        crier: str = "",
        tiles: Sequence[int] = (),
        version: int = 1,
    ) -> None:
        self.file = FOLDER / f"{file}.troyes"
        self.game = DICE.of_version(version)
        self.seed = seed
        self.aims = aims
        self.choices = {"numbering": numbering, "banquets": "yes" if tiles else "no"}
        self.crier = [notation.read(DICE, word) for word in crier.split()]
        self.tiles = tiles

    def draw(self) -> Draw:
        """Chance of the seed, except that the wanted tiles come up."""
        by_seed = seeded(self.seed)
        weights_seen: list[Sequence[int]] = []

        def draw(weights: Sequence[int]) -> int:
            weights_seen.append(weights)
            drawn = len(weights_seen) - 1 - 9
            if 0 <= drawn < len(self.tiles):
                gone = sum(1 for tile in self.tiles[:drawn] if tile < self.tiles[drawn])
                return self.tiles[drawn] - 1 - gone
            return by_seed(weights)

        return draw

    def table(self, players: int) -> Table:
        """The table for so many players."""
        return Table(self.game, self.game.setup(players, self.choices))


PLANS = (
    Plan("one", 5, {"Jeanne": "points"}),
    Plan(
        "two",
        33,
        {"Hugues": "knight", "Isabeau": "fortress"},
        numbering="rolled",
        crier="rising",
        tiles=(1, 2, 3),
    ),
    Plan(
        "three",
        18,
        {"Henri": "15th knight", "Adèle": "15th artisan", "Eudes": "15th priest"},
        tiles=(6, 2, 3),
    ),
    Plan(
        "four",
        9,
        {"Thibaut": "points", "Marie": "great-hall", "Urbain": "artisan", "Blanche": "character"},
        numbering="expert",
        crier="3 1 6 2 5 4",
        tiles=(4, 5, 6),
    ),
    Plan(
        "ten",
        124,
        {
            "Aymeri": "city-hall",
            "Béatrix": "fortress",
            "Chrétien": "bishopric",
            "Denise": "priest",
            "Étienne": "influence",
            "Flore": "15th artisan",
            "Guillaume": "knowledge",
            "Hélène": "palace",
            "Ide": "poverty",
            "Josselin": "crowd",
        },
        numbering="rolled",
        crier="falling",
        tiles=(7, 8, 6),
    ),
    Plan("second-version", 33, {"Nicolas": "knight"}, tiles=(1, 2, 3), version=2),
)


class Line:
    """A line of play of one seat: where it leads, its tokens by half day, and what it shows for the first time."""

    def __init__(self, state: Dice, tokens: tuple[tuple[int, ...], ...], shown: frozenset[str]) -> None:
        self.state = state
        self.tokens = tokens
        self.shown = shown

    def half_days(self) -> int:
        """How many half days are over."""
        return int(2 * (self.state.day - 1) + self.state.half)

    def worth(self, aim: str) -> float:
        """How good this line looks to somebody with this aim."""
        sheet = [int(mark) for mark in self.state.sheets]
        left = 16 - self.half_days()
        rows = sum(sheet[WRITTEN + row] * (6 - sheet[DRAWN + row].bit_count()) for row in range(6))
        hopes = 0.5 * sum(sheet[UNSPENT:CIRCLED]) + 0.1 * left * rows + 3 * sum(sheet[OWED:ASKED])
        news = 0 if aim == "points" else sum(map(rarity, self.shown))
        return self.state.scores()[0] + hopes + news + 8 * progress(sheet, aim)


def rarity(name: str) -> int:
    """How much it is worth to show something new: most words come up by themselves."""
    rare = ":" in name or name.endswith("+0") or name == "word no-citizen"
    return 5 if name.startswith("word ") and not rare else 40


def progress(sheet: list[int], aim: str) -> float:
    """How near a sheet is to an aim, in steps."""
    if aim in ROWS:
        row = ROWS.index(aim)
        lost = sheet[CROSSED + row // 2] & ~sheet[DRAWN + row]
        return sheet[DRAWN + row].bit_count() - 2 * lost.bit_count()
    if aim in RESOURCES:
        return sheet[CIRCLED + RESOURCES.index(aim)] / 2
    if aim in CITIZENS:
        return sheet[CITIZEN_FIELD + CITIZENS.index(aim)]
    if aim == "character":
        # Urbain IV scores Cathedrals; for 18 points his own must be the fifth or sixth of all six.
        return progress(sheet, "cathedral") + (0, -3, -3, 3)[sheet[WRITTEN + ROWS.index("cathedral")]]
    if aim.startswith("15th "):
        # One short of it, for a Fortress with the sixth tile to bring it beside another bonus.
        return -abs(14 - sheet[CITIZEN_FIELD + CITIZENS.index(aim.removeprefix("15th "))])
    if aim == "crowd":
        return sum(min(11, count) for count in sheet[CITIZEN_FIELD : CITIZEN_FIELD + 3])
    if aim == "poverty":
        return -sum(sheet[UNSPENT:CIRCLED])
    return 0


def throws(plan: Plan) -> list[int]:
    """All that chance draws in this game, whatever the players do."""
    session = Session(plan.table(1), draw=plan.draw(), forced=False)
    crier = iter(plan.crier)
    while not session.is_over:
        session.play(0, next(crier, session.state.options(0)[0]))
    return [entry.token for entry in session.log if entry.actor == CHANCE]


def advance(state: Dice, chance: list[int], drawn: int) -> int:
    """Let chance throw until a seat must choose; how many throws are used up."""
    while state.actor() == CHANCE:
        state.take(CHANCE, chance[drawn])
        drawn += 1
    return drawn


def best_line(plan: Plan, aim: str, covered: set[str]) -> Line:
    """The best line of play for a seat with this aim."""
    chance = throws(plan)
    start = plan.game.new(plan.table(1).setup)
    drawn = advance(start, chance, 0)
    for token in plan.crier:
        start.take(0, token)
        drawn = advance(start, chance, drawn)
    lines = [Line(start, (), frozenset())]
    while lines[0].state.actor() == 0:
        finished = half_day(lines, aim, covered)
        lines = fittest(finished, aim, WIDTH)
        before = drawn
        for line in lines:
            drawn = advance(line.state, chance, before)
    for line in lines:
        line.shown |= set(shown_at_the_end(line.state)) - covered
    return fittest(lines, aim, 1)[0]


def half_day(lines: list[Line], aim: str, covered: set[str]) -> list[Line]:
    """All that can become of these lines until the dice are thrown again."""
    finished: list[Line] = []
    acting = [Line(line.state, (*line.tokens, ()), line.shown) for line in lines]
    while acting:
        going_on: list[Line] = []
        for line in acting:
            for token in line.state.options(0):
                after = line.state.clone()
                after.take(0, token)
                fresh = [name for name in shown_by(line.state, 0, token, after) if name not in covered]
                tokens = (*line.tokens[:-1], (*line.tokens[-1], token))
                child = Line(after, tokens, line.shown.union(fresh))
                (going_on if after.actor() == 0 else finished).append(child)
        acting = fittest(going_on, aim, 5 * WIDTH)
    return finished


def fittest(lines: list[Line], aim: str, count: int) -> list[Line]:
    """The best of these lines, each position once."""
    found: dict[tuple[tuple[int, ...], frozenset[str]], Line] = {}
    for line in sorted(lines, key=lambda line: (-line.worth(aim), line.tokens)):
        found.setdefault((line.state.key(), line.shown), line)
        if len(found) == count:
            break
    return list(found.values())


def record(plan: Plan, lines: Sequence[Line]) -> Record:
    """The game in which every seat plays its line; each half day another seat is the first to finish."""
    session = Session(plan.table(len(lines)), names=list(plan.aims), draw=plan.draw(), forced=False)
    for token in plan.crier:
        session.play(0, token)
    for half in range(16):
        for turn in range(len(lines)):
            seat = (half + turn) % len(lines)
            for token in lines[seat].tokens[half]:
                session.play(seat, token)
    assert session.is_over
    return session.record()


def make(plans: Iterable[Plan]) -> None:
    """Plan and write the games, each showing what those before it have not."""
    covered: set[str] = set()
    for plan in plans:
        planned = set(covered)
        lines = []
        for name, aim in plan.aims.items():
            line = best_line(plan, aim, planned)
            planned |= line.shown
            lines.append(line)
            print(
                f"{plan.file.name}: {name} ({aim}) {line.state.scores()[0]} points, {len(line.shown)} new",
                flush=True,
            )
        game = record(plan, lines)
        covered |= shown_in(game)
        plan.file.write_text(annotated(game), encoding="utf-8")
    print("missing:", ", ".join(name for name in EVERYTHING if name not in covered) or "nothing")


def write_notes() -> None:
    """Write the comments of the recorded games anew, after a change of the words that tell a move."""
    for file in sorted(FOLDER.glob("*.troyes")):
        file.write_text(annotated(parse(file.read_text("utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["notes"]:
        write_notes()
    else:
        make(PLANS)
