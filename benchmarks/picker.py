"""How near the compiled dice picker comes to C: both answer the same questions for dice, in turn, in one run."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from array import array
from collections.abc import Iterator
from dataclasses import asdict
from json import dumps
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from measure import per_call
from report import HERE, Spread, Trouble, circumstances, duration, run, table
from troyes.city.actions import dice_group
from troyes.city.actions.bending import aim
from troyes.city.actions.dice_group import FIELDS, TOKEN, Search
from troyes.city.actions.targets import Target
from troyes.city.constants import EMPTY, GROUP, OWNERS, SLOTS
from troyes.city.content.kinds import PLAIN, Bend
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.city.words.tokens import DIE, DONE
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import NOBODY, State

Question = tuple[Search, City]

PLAYERS = (2, 3, 4)
TURNS_APART = 8
FEW = 4
MOST_DENIERS = 20
MOST_OPTIONS = 32
NUMBER = ctypes.sizeof(ctypes.c_int64)


def questions(turns: int, seed: int) -> list[Question]:
    """From so many turns of random games: the search for dice for each target with each cube and without, and for some
    of them the next one, when a die is chosen."""
    rng = Rng(seed)
    offer = Offer()
    found: list[Question] = []
    while turns:
        state = CITY.new(CITY.setup(PLAYERS[rng.below(len(PLAYERS))], {"bonus": "yes"}))
        while (actor := state.actor()) != NOBODY and turns:
            if actor >= 0 and state.prompt(actor).name == "take-turn" and rng.below(TURNS_APART) == 0:
                city = equipped(state, actor, rng)
                first = [(search, city) for search in searches(city, actor)]
                found += first
                found += [following(*one, rng) for one in first if one[0].most > 1 and rng.below(FEW) == 0]
                turns -= 1
            state.fill(actor, offer)
            state.take(actor, offer.draw(rng))
    return found


def equipped(state: State, seat: int, rng: Rng) -> City:
    """The same turn with some deniers, and with a cube on every second card that keeps cubes."""
    city = state.clone()
    assert isinstance(city, City)
    city.deniers[seat] = rng.below(MOST_DENIERS)
    for slot in range(SLOTS):
        if city.slot[slot] != EMPTY and city.card(slot).effect.bend() is not None:
            city.cubes[OWNERS * slot + seat] = rng.below(2)
    return city


def searches(city: City, seat: int) -> Iterator[Search]:
    """A search for every target and every cube that can be used on it."""
    for target in city.rules.targets:
        if target.token(city) != EMPTY and target.is_open(city, seat):
            for bend in bends(city, seat, target):
                search = Search()
                search.begin(city, seat, 0)
                if aim(search, city, seat, target) and search.bend_by(city, bend):
                    yield search


def following(search: Search, city: City, rng: Rng) -> Question:
    """The same search when one of the dice that it lists is chosen, or none if it lists none."""
    chosen = city.clone()
    if search.end:
        chosen.group[0] = search.dice[FIELDS * rng.below(search.end // FIELDS) + TOKEN]
        chosen.size = 1
    after = Search()
    after.begin(chosen, search.seat, 0)
    after.look_for(search.colour, search.limit, search.needs, search.faces, search.budget)
    after.bend_by(chosen, search.bend)
    return after, chosen


def bends(city: City, seat: int, target: Target) -> Iterator[Bend]:
    """No cube, and the cubes that the target permits."""
    yield PLAIN
    for slot in range(SLOTS):
        if city.cubes[OWNERS * slot + seat]:
            bend = city.card(slot).effect.bend()
            if bend is not None and target.permits(bend):
                yield bend


def square(city: City) -> list[int]:
    """The dice of a position as the twin reads them."""
    group = [city.group[i] - DIE.first if i < city.size else 0 for i in range(GROUP)]
    return [*city.dice, city.rules.players, city.rules.wild, city.size, *group]


def wanted(search: Search) -> list[int]:
    """What a search looks for as the twin reads it, the square apart."""
    bend = search.bend
    return [
        *(search.seat, search.colour, search.limit, search.needs, search.faces, search.budget),
        *(bend.takes, bend.as_colour, bend.most, bend.each_is, bend.each_plus, bend.times, bend.sum_plus),
        *(bend.free, bend.free_neutral, bend.mixes),
    ]


class Twin:
    """The C twin and the questions that it answers."""

    def __init__(self, library: ctypes.CDLL, asked: list[Question]) -> None:
        self.function = library.answer
        self.function.restype = ctypes.c_int64
        self.squares = array("q")
        self.questions = array("q")
        squares = 0
        before: City | None = None
        for search, city in asked:
            if city is not before:
                self.squares.extend(square(city))
                squares += 1
                before = city
            self.questions.extend([squares - 1, *wanted(search)])
        self.count = len(asked)
        self.tokens = array("q", bytes(NUMBER * MOST_OPTIONS * self.count))
        self.sizes = array("q", bytes(NUMBER * self.count))

    def answer(self) -> int:
        """Answer all questions; how many options there are."""
        options: int = self.function(
            pointer(self.squares),
            pointer(self.questions),
            ctypes.c_int64(self.count),
            ctypes.c_int64(DIE.first),
            ctypes.c_int64(DONE.first),
            pointer(self.tokens),
            pointer(self.sizes),
        )
        return options

    def options(self) -> Iterator[list[int]]:
        """The options of every question."""
        self.answer()
        at = 0
        for size in self.sizes:
            yield self.tokens[at : at + size].tolist()
            at += size


def pointer(numbers: array[int]) -> ctypes.c_void_p:
    """Where an array lies."""
    return ctypes.c_void_p(numbers.buffer_info()[0])


def library(folder: str) -> ctypes.CDLL:
    """The twin, compiled."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise Trouble("There is no C compiler `cc` to compare with: install one.")
    built = Path(folder) / "picker.so"
    done = subprocess.run(
        [compiler, "-O3", "-shared", "-fPIC", "-o", built, HERE / "picker.c"],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Trouble(f"The C compiler refused picker.c: {done.stderr.strip()}")
    return ctypes.CDLL(str(built))


def ours(asked: list[Question]) -> Iterator[list[int]]:
    """The options of every question by the engine."""
    offer = Offer()
    for search, city in asked:
        dice_group.search_again([search], [city], offer)
        yield [offer.tokens[i] for i in range(offer.size)]


def main(
    *, turns: int = 300, rounds: int = 15, seconds: float = 0.1, quick: bool = False, json: bool = False
) -> None:
    """Measure the dice picker against its C twin on one core, by questions of random games of Troyes.

    Parameters
    ----------
    turns
        How many turns the questions are taken from; each asks for dice a few dozen times.
    rounds
        How often both are measured, one after the other; medians are shown.
    seconds
        Processor seconds for each reading.
    quick
        A short run, for a first impression.
    json
        Print one JSON object.
    """
    if quick:
        turns, rounds, seconds = 100, 3, 0.05
    if str(dice_group.__file__).endswith(".py"):
        raise Trouble("The installed troyes is not compiled: run `python3 run.py` with a C compiler.")
    asked = questions(turns, seed=1)
    offer = Offer()
    searching, states = [search for search, _ in asked], [city for _, city in asked]
    for search in searching:
        search.dice = searching[0].dice  # one list in turn for all, as in a game
    with TemporaryDirectory() as folder:
        twin = Twin(library(folder), asked)
        for number, (engine, c) in enumerate(zip(ours(asked), twin.options(), strict=True)):
            if engine != c:
                raise Trouble(f"The twin differs from the engine at question {number}: {c}, not {engine}.")
        pairs = [
            (
                per_call(seconds, lambda: dice_group.search_again(searching, states, offer)) / len(asked),
                per_call(seconds, twin.answer) / len(asked),
            )
            for _ in range(rounds)
        ]
    engine_time, c_time = (spread([pair[i] for pair in pairs]) for i in (0, 1))
    share = spread([c / engine for engine, c in pairs])
    if json:
        document = {
            **circumstances(rounds, seconds),
            "questions": len(asked),
            "engine_seconds": asdict(engine_time),
            "c_seconds": asdict(c_time),
            "share_of_c": asdict(share),
        }
        print(dumps(document, indent=2))
    else:
        line = (str(len(asked)), engine_time.text(duration), c_time.text(duration), share.text(percent))
        print(table(("questions", "compiled picker", "C twin", "of C"), [line], words=0))


def spread(values: list[float]) -> Spread:
    """The median of some readings with their range."""
    return Spread(median(values), min(values), max(values))


def percent(share: float) -> str:
    """A part of the whole."""
    return f"{share:.0%}"


if __name__ == "__main__":
    run(main)
