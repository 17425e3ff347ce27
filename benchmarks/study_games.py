"""The games of the study: kept as records in a folder a match, so that a stopped study goes on; and what they tell."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.game import AnyGame
from troyes.core.state import ALL_SEEING, State
from troyes.lab import estimates
from troyes.lab.arena import Match
from troyes.lab.courts import dealt
from troyes.lab.data.collection import Collection, played
from troyes.lab.entrants import entrants, seated
from troyes.machine import files
from troyes.play.catalogue import find
from troyes.play.record import Record, parse
from troyes.play.table import Table
from troyes.server.scenes import scenery
from troyes.server.scenes.city import CityScene

FEW: Final = 12
"""So few games are played before other processes would have begun."""


class Wish(NamedTuple):
    """A match of the study: who plays what."""

    name: str
    game: str
    players: int
    bots: str
    choices: dict[str, str]
    components: str = ""


class Ended(NamedTuple):
    """A game that was played: its record in words, and its end."""

    number: int
    record: Record
    words: set[str]
    state: State


class Games:
    """All games of the study, in a folder."""

    def __init__(self, folder: Path, jobs: int, seed: int) -> None:
        self.folder = folder
        self.jobs = jobs
        self.seed = seed

    def of(self, wish: Wish, numbers: Sequence[int]) -> Iterator[Ended]:
        """The games of these numbers; those that are not there are played first."""
        game = find(wish.game).with_components(wish.components)
        match = self._match(game, wish)
        kept = Collection(self.folder / wish.name)
        kept.open(match)
        left = [number for number in numbers if not kept.path(number).exists()]
        jobs = self.jobs if len(left) > FEW else 1
        with closing(dealt(match, left, jobs, played)) as court:
            for done, (number, written) in enumerate(court, start=1):
                kept.add(number, written)
                print(f"\r{wish.name}: {done} of {len(left)} games ", end="", file=sys.stderr, flush=True)
        if left:
            print(file=sys.stderr)
        for number in numbers:
            text = files.read_text(kept.path(number))
            record = parse(text, wish.components)
            yield Ended(number, record, set(text.split()), record.replay())

    def _match(self, game: AnyGame, wish: Wish) -> Match:
        table = Table(game, game.setup(wish.players, wish.choices))
        who = entrants(seated(wish.bots.split(","), wish.players), [], 1.0)
        return Match(plain=table.plain(), entrants=who, seed=self.seed, seconds=1.0)


def scene_of(state: State) -> CityScene:
    """The table at the end, with all that lies there."""
    names = [""] * state.origin().setup.players
    found = scenery(CITY).scene(CITY, state, ALL_SEEING, names)
    assert isinstance(found, CityScene)
    return found


def city_of(state: State) -> City:
    """A state of Troyes as such."""
    assert isinstance(state, City)
    return state


def interval(values: Sequence[float]) -> estimates.Estimate:
    """A mean with its 95 % interval; each value stands for a game of its own."""
    return estimates.mean([[value] for value in values])


def table(heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A table in Markdown; all columns but the first are numbers."""
    lines = [" | ".join(heads), " | ".join(["---", *["---:"] * (len(heads) - 1)])]
    return "\n".join(f"| {line} |" for line in [*lines, *(" | ".join(map(str, row)) for row in rows)])
