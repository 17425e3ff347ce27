"""What inferred values change: games of blind chance, played again with one printed value one smaller or one larger.

Blind chance plays a hundred games in the time in which a villager plays one, so its intervals are ten times as narrow:
it says which values matter at all, and villagers then play again what matters most. Games that are played anew begin
with the same chance, and part from their twins where the value first makes a difference.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import NormalDist
from typing import Final, NamedTuple

from study_games import Games, Wish, interval
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.lab.estimates import Estimate

PLAYERS: Final = 2
CHOICES: Final = dict(CITY.mix("all").choices)
LEAST: Final = 5
"""Fewer games than this say nothing worth a line."""
SURELY: Final = 0.05
"""How likely it may be that chance alone lets any of all changes seem to matter."""


class Change(NamedTuple):
    """One printed value, and the one that is tried in its place."""

    name: str
    value: int
    other: int

    @property
    def piece(self) -> str:
        """The card, event or character whose value it is, as games write it."""
        return self.name.split(".")[1]

    @property
    def file(self) -> str:
        """The change as a file of components."""
        group, piece, field = self.name.split(".")
        return f"[{group}.{piece}]\n{field} = {self.other}\n"

    @property
    def told(self) -> str:
        """The change for people."""
        return f"{self.name.partition('.')[2]} {self.value} → {self.other}"


class Found(NamedTuple):
    """What a change brought: a seat's points more, by games, and in how many of them other seats won."""

    change: Change
    gains: list[float]
    turned: int

    @property
    def estimate(self) -> Estimate:
        """The mean, with its interval."""
        return interval(self.gains)

    def is_sure(self, among: int) -> bool:
        """Whether it matters even though so many were tried: its interval, made as wide as that asks for, is without
        nought (Bonferroni)."""
        reach = NormalDist().inv_cdf(1 - SURELY / (2 * among)) * self.estimate.error
        return abs(self.estimate.mean) > reach


def inferred() -> list[tuple[str, int]]:
    """The inferred values that are numbers of a piece."""
    return [
        (one.name, int(str(one.value)))
        for one in CITY.components
        if one.certainty == "inferred"
        and not isinstance(one.name, Message)
        and one.name.count(".") == 2
        and str(one.value).isdigit()
    ]


def changes(values: Sequence[tuple[str, int]]) -> Iterator[Change]:
    """Every value one smaller and one larger, where the game takes it."""
    for name, value in values:
        for other in (value - 1, value + 1):
            with suppress(Refusal):
                CITY.with_components(Change(name, value, other).file)
                yield Change(name, value, other)


class Blind:
    """Games of blind chance. What came of a change is kept in a file of its own, so that a stopped study goes on."""

    def __init__(self, folder: Path, seed: int, games: int) -> None:
        self.folder = folder / "blind"
        self.seed = seed
        self.folder.mkdir(parents=True, exist_ok=True)
        self.usual = [self.watched(number) for number in range(games)]

    def watched(self, number: int) -> tuple[set[str], list[int], list[int]]:
        """A game with the values as they are: the words that chance drew, the points, and who won."""
        state, rng, drawn = self.new(""), Rng(self.seed, number), set[int]()
        while actors := state.actors():
            if actors[0] == CHANCE:
                drawn.update(state.throw(rng))
            else:
                state.take(actors[0], rng.pick(state.options(actors[0])))
        return set(state.text(sorted(drawn)).split()), state.scores(), state.winners()

    def new(self, components: str) -> City:
        """A table before anything is drawn."""
        game = CITY.with_components(components)
        return game.new(game.setup(PLAYERS, CHOICES))

    def of(self, change: Change, most: int) -> Found | None:
        """What a change brought in at most so many of the games in which its piece occurs."""
        there = [number for number, one in enumerate(self.usual) if change.piece in one[0]][:most]
        if len(there) < LEAST:
            return None
        kept = self.kept(change, there)
        gains, turned = [], 0
        for number in there:
            _, points, winners = self.usual[number]
            now, winning = kept[str(number)]
            gains.append((sum(now) - sum(points)) / PLAYERS)
            turned += winning != winners
        return Found(change, gains, turned)

    def kept(self, change: Change, numbers: Sequence[int]) -> dict[str, list[list[int]]]:
        """Points and winners of games with a change, by number; those that are not kept yet are played."""
        path = self.folder / f"{change.name}={change.other}-{self.seed}.json"
        kept: dict[str, list[list[int]]] = json.loads(path.read_text("utf-8")) if path.exists() else {}
        left = [number for number in numbers if str(number) not in kept]
        if left:
            like = self.new(change.file)
            for number in left:
                state = like.clone()
                kept[str(number)] = self.ended(state, number)
            path.write_text(json.dumps(kept), "utf-8")
        return kept

    def ended(self, state: City, number: int) -> list[list[int]]:
        """A game to its end: the points, and who won."""
        from troyes.core.walk import playout

        playout(state, Rng(self.seed, number))
        return [state.scores(), state.winners()]


def tried(folder: Path, seed: int, games: int, most: int, values: int) -> list[Found]:
    """What each change brought in games of blind chance, those that brought most first."""
    blind, found = Blind(folder, seed, games), []
    wanted = list(changes(inferred()[:values]))
    for done, change in enumerate(wanted, start=1):
        if one := blind.of(change, most):
            found.append(one)
        print(f"\rvalues: {done} of {len(wanted)} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return sorted(found, key=lambda one: -abs(one.estimate.mean))


class Villagers:
    """Games of villagers, for what changed most where blind chance plays."""

    def __init__(self, games: Games, numbers: range) -> None:
        self.games = games
        played = games.of(Wish("values", "city", PLAYERS, "villager", CHOICES), numbers)
        self.usual = {one.number: one for one in played}

    def of(self, change: Change, most: int) -> Found | None:
        """What a change brought in at most so many of the games in which its piece occurs."""
        there = [number for number, one in self.usual.items() if change.piece in one.words][:most]
        if len(there) < LEAST:
            return None
        field = change.name.split(".")[2]
        name = f"values-{change.piece}-{field}{change.other - change.value:+d}"
        gains, turned = [], 0
        for one in self.games.of(Wish(name, "city", PLAYERS, "villager", CHOICES, change.file), there):
            before = self.usual[one.number].state
            gains.append((sum(one.state.scores()) - sum(before.scores())) / PLAYERS)
            turned += one.state.winners() != before.winners()
        return Found(change, gains, turned)
