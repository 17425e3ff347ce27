"""Games of self-play as lessons: positions in numbers, and how they ended. They are kept in portions.

Everybody at a table judges alike. Every so often somebody makes a move that is not the best, so that positions off the
beaten track are known too. Half of the games are set up as the course says, the others in any way that makes a table of
the same kind.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from troyes.bots.evaluation import Evaluation
from troyes.bots.player import Sight
from troyes.bots.players.bailiff import Bailiff
from troyes.bots.weights import Table, evaluation_by, read_weights
from troyes.core.errors import SetupError
from troyes.core.game import AnyGame, Setup
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, NOBODY, State
from troyes.play.catalogue import find

UNTIMED: Final = 1e9
ASTRAY: Final = 8
"""One move in so many is any of the best few."""
FEW: Final = 4
STREAMS: Final = 16
"""Streams of random numbers that a game needs: chance, what is done astray, and one for each seat."""

Numbers = npt.NDArray[np.float32]
Counts = npt.NDArray[np.int32]


class Lessons(NamedTuple):
    """Rivals in positions, a row each."""

    names: list[str]
    features: Numbers
    stage: Counts
    role: Counts
    worth: Numbers
    """The points at the end by the rule of thumb."""
    final: Numbers
    """The points at the end."""
    position: Counts
    """The rows of one position bear one number."""
    game: Counts
    own: Counts
    """1 where the rival is the seat that had moved."""

    def keep(self, file: Path) -> None:
        """Write a file that is whole or not there."""
        draft = file.with_suffix(".draft.npz")
        np.savez_compressed(draft, **self._asdict())
        draft.replace(file)

    @staticmethod
    def read(file: Path) -> Lessons:
        """What `keep` wrote."""
        with np.load(file) as found:
            parts = {name: found[name] for name in Lessons._fields}
        return Lessons(**(parts | {"names": [str(name) for name in parts["names"]]}))


class Course(NamedTuple):
    """What one generation of lessons is made with; plain values that cross the border between processes."""

    game: str
    players: int
    looks: int
    seed: int
    weights: str
    """A file with the weights that everybody judges by; an empty string for the rule of thumb."""
    choices: dict[str, str]
    """How every other game is set up, where not as usual."""
    rollouts: int = 0
    """How often somebody who must choose plays on; at 0 what looks best is taken."""


class Pupil(Bailiff):
    """Plays the lessons."""

    def __init__(self, course: Course, judges: Evaluation) -> None:
        super().__init__(course.looks, course.rollouts)
        self._judges = judges

    def evaluation(self, sight: Sight) -> Evaluation:
        return self._judges


def portion(course: Course, first: int, end: int) -> Lessons:
    """The lessons of some games."""
    book = Book()
    game = find(course.game)
    table = read_weights(Path(course.weights)) if course.weights else None
    for number in range(first, end):
        play(game, set_up(game, course, number), course, number, table, book)
    return book.lessons()


def set_up(game: AnyGame, course: Course, number: int) -> Setup:
    """How a game is set up: as the course says if its number is even, else in any way that can be played and is judged
    by the same weights."""
    wanted = game.setup(course.players, course.choices)
    rng = Rng(course.seed, STREAMS * number + 2)
    while number % 2:
        given = {choice.name: choice.values[rng.below(len(choice.values))] for choice in game.choices}
        try:
            found = game.setup(course.players, given)
        except SetupError:
            continue
        if kind_of(game, found) == kind_of(game, wanted):
            return found
    return wanted


def kind_of(game: AnyGame, setup: Setup) -> str:
    """The kind of table, of which there are weights of their own."""
    s: State = game.new(setup)
    return s.judge().tables[0]


def play(game: AnyGame, setup: Setup, course: Course, number: int, table: Table | None, book: Book) -> None:
    """Play a game, and write down every position after a move as whoever made it sees it, between two rounds as
    everybody does: there rollouts end and are judged."""
    s: State = game.new(setup)
    judge = s.judge()
    pupil = Pupil(course, evaluation_by(judge, table))
    chance, astray = (Rng(course.seed, STREAMS * number + which) for which in range(2))
    thoughts = [Rng(course.seed, STREAMS * number + 3 + seat) for seat in range(course.players)]
    offer = Offer()
    pages = []
    while (actor := s.actor()) != NOBODY:
        if actor == CHANCE:
            s.fill(actor, offer)
            s.take(actor, offer.draw(chance))
            continue
        rounds = judge.rounds(s)
        for token in move(s, actor, pupil, thoughts[actor], astray):
            s.take(actor, token)
        if s.actor() != NOBODY:
            between = judge.rounds(s) > rounds and not judge.apart
            pages += [Page(s, seat) for seat in (range(course.players) if between else [actor])]
    book.add(s, number, pages)


def move(s: State, seat: int, pupil: Pupil, thoughts: Rng, astray: Rng) -> list[int]:
    """What a seat does: usually what it takes for the best."""
    best = pupil.weigh(Sight(s, seat), thoughts, pupil.budget(UNTIMED))[:FEW]
    return best[astray.below(len(best)) if astray.below(ASTRAY) == 0 else 0].tokens


class Page:
    """A position in numbers, as the seat that has just moved sees it."""

    def __init__(self, s: State, seat: int) -> None:
        judge = s.judge()
        self.seat = seat
        self.stage = int(judge.stage(s))
        self.rivals = judge.rivals(s)
        self.worth = [judge.worth(s, seat, rival) for rival in self.rivals]
        self.rows = [judge.described(s, seat, rival) for rival in self.rivals]


class Book:
    """Lessons while they are being written. Games with other modules have other features: each has its column."""

    def __init__(self) -> None:
        self._columns: dict[str, int] = {}
        self._rows: list[tuple[list[int], list[float]]] = []
        self._numbers: list[tuple[float, ...]] = []
        self._positions = 0

    def add(self, end: State, game: int, pages: list[Page]) -> None:
        """A game that has ended, with its positions."""
        judge = end.judge()
        columns = [self._columns.setdefault(name, len(self._columns)) for name in judge.features]
        final = {rival: int(judge.points(end, rival)) for rival in judge.rivals(end)}
        for page in pages:
            self._positions += 1
            for rival, worth, row in zip(page.rivals, page.worth, page.rows, strict=True):
                self._rows.append((columns, row))
                own = int(rival == page.seat)
                role = int(judge.role(rival))
                self._numbers.append((page.stage, role, worth, final[rival], self._positions, game, own))

    def lessons(self) -> Lessons:
        """All that was written."""
        features = np.zeros((len(self._rows), len(self._columns)), np.float32)
        for place, (columns, row) in enumerate(self._rows):
            features[place, columns] = row
        stage, role, worth, final, position, game, own = np.array(self._numbers).T
        return Lessons(
            names=list(self._columns),
            features=features,
            stage=stage.astype(np.int32),
            role=role.astype(np.int32),
            worth=worth.astype(np.float32),
            final=final.astype(np.float32),
            position=position.astype(np.int32),
            game=game.astype(np.int32),
            own=own.astype(np.int32),
        )


def together(some: list[Lessons]) -> Lessons:
    """Several portions as one, with the columns of all."""
    names = list(dict.fromkeys(name for one in some for name in one.names))
    features = np.zeros((sum(len(one.stage) for one in some), len(names)), np.float32)
    at = 0
    for one in some:
        columns = [names.index(name) for name in one.names]
        features[at : at + len(one.stage), columns] = one.features
        at += len(one.stage)
    # Positions are counted anew in each portion.
    offsets = np.cumsum([0, *(int(one.position.max()) for one in some[:-1])])
    positions = [one.position + offset for one, offset in zip(some, offsets, strict=True)]
    return Lessons(
        names=names,
        features=features,
        stage=np.concatenate([one.stage for one in some]),
        role=np.concatenate([one.role for one in some]),
        worth=np.concatenate([one.worth for one in some]),
        final=np.concatenate([one.final for one in some]),
        position=np.concatenate(positions),
        game=np.concatenate([one.game for one in some]),
        own=np.concatenate([one.own for one in some]),
    )
