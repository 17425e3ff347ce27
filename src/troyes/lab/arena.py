"""The arena: entrants play a match, everybody in every seat in turn, with the same chance for each rotation.

Nobody's thinking is timed out, only counted, so a seed gives the same games on every machine and with any number of
processes; a program that somebody brings is the one exception. A group of games is one for each rotation of the seats,
and its games share their chance: the n-th throw of the same question in the same turn falls alike, so they stay in step
for as long as the players ask chance the same. Every seat of every game thinks with random numbers of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from hashlib import blake2b
from time import perf_counter, process_time
from typing import Final, NamedTuple, Protocol

from troyes.core.game import AnyGame
from troyes.core.message import SEAT, Message, Value
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, State
from troyes.lab import thinking
from troyes.lab.entrants import Entrant
from troyes.lab.outside import Forfeit, Program
from troyes.play import notation
from troyes.play.session import pick
from troyes.play.table import Plain, Table

MOST_SEATS: Final = 16
"""Streams of random numbers that a game keeps for its seats."""
CHANCE_BITS: Final = 64
THOUSANDTH: Final = 1_000.0
DIGITS: Final = 2
"""Of milliseconds, as they are kept."""


class Match(NamedTuple):
    """What is played again and again. All of it are plain values, which cross the border between processes."""

    plain: Plain
    """The table."""
    entrants: tuple[Entrant, ...]
    seed: int
    seconds: float
    """How long a program may take for an answer."""

    @property
    def table(self) -> Table:
        """The game and how it is set up."""
        return Table.of(self.plain)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.plain.game

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return self.plain.players

    @property
    def choices(self) -> dict[str, str]:
        """What was settled before the game."""
        return dict(self.plain.choices)

    def group(self, number: int) -> int:
        """The group that a game belongs to: its games share their chance."""
        return number // self.players

    def seats(self, number: int) -> list[int]:
        """Who sits where in a game, as places among the entrants: the first is in seat 0 and moves on by a seat from
        game to game, the others follow it, and the last of them takes all seats that are left."""
        last = len(self.entrants) - 1
        return [min((seat - number) % self.players, last) for seat in range(self.players)]


class Lost(NamedTuple):
    """A game that was given up: which seat has lost it, and why."""

    seat: int
    why: Message


class Played(NamedTuple):
    """One game: each seat's points and who won, or who forfeited it; and how long each seat's moves took, in
    thousandths of a second."""

    number: int
    seats: list[int]
    scores: list[int]
    winners: list[int]
    times: list[list[float]]
    lost: Lost | None = None


def lettered(value: Value) -> str:
    """A question with letters for seats, spelled as it was first written: chance goes by it, and files of matches go
    on."""
    if isinstance(value, list):
        return f"[{', '.join(lettered(one) for one in value)}]"
    if not isinstance(value, Message):
        return repr(value)
    if value.name == SEAT:
        return lettered(value.args[SEAT])
    inside = "".join(f", {name}={lettered(one)}" for name, one in value.args.items())
    return f"Message({value.name!r}{inside})"


class Chance:
    """The chance of a group: the n-th throw of a question in a turn is always the same."""

    def __init__(self, game: AnyGame, seed: int, group: int) -> None:
        self._game = game
        self._name = f"{seed} {group}"
        self._thrown: Counter[str] = Counter()

    def throw(self, state: State) -> int:
        """The token that chance draws now."""
        question = f"{self._game.turn(state)} {lettered(state.prompt(CHANCE).question)}"
        self._thrown[question] += 1
        name = f"{self._name} {question} {self._thrown[question]}"
        drawn = int.from_bytes(blake2b(name.encode(), digest_size=CHANCE_BITS // 8).digest(), "big")
        weights = state.weights()
        return state.options(CHANCE)[pick(weights, drawn * sum(weights) >> CHANCE_BITS)]


class Chooser(Protocol):
    """Whoever answers for a seat; it is shown what the seat may see, and nothing else."""

    def choose(self, view: State) -> tuple[list[int], float]:
        """A move or the beginning of one, and how many seconds it took."""

    def end(self, result: Mapping[str, object] | None) -> None:
        """The game is over, or was given up if there is no result."""


class Thinker:
    """A computer player in a seat. Its time is processor time, so that a busy neighbour disturbs it little."""

    def __init__(self, level: str, factor: float, seat: int, rng: Rng) -> None:
        self._player = thinking.player(thinking.level_of(level), factor)
        self._seat = seat
        self._rng = rng

    def choose(self, view: State) -> tuple[list[int], float]:
        begin = process_time()
        tokens = thinking.move(self._player, view, self._seat, self._rng)
        return tokens, process_time() - begin

    def end(self, result: Mapping[str, object] | None) -> None:
        """It remembers nothing."""


class Blind:
    """Blind chance in a seat, token by token."""

    def __init__(self, seat: int, rng: Rng) -> None:
        self._seat = seat
        self._rng = rng

    def choose(self, view: State) -> tuple[list[int], float]:
        begin = process_time()
        tokens = thinking.blind_choice(view, self._seat, self._rng)
        return tokens, process_time() - begin

    def end(self, result: Mapping[str, object] | None) -> None:
        """It has nothing to remember."""


class Outsider:
    """A program in a seat. What it computes is not ours to count: its time is that of the clock."""

    def __init__(self, program: Program) -> None:
        self._program = program

    def choose(self, view: State) -> tuple[list[int], float]:
        begin = perf_counter()
        tokens = self._program.choose(view)
        return tokens, perf_counter() - begin

    def end(self, result: Mapping[str, object] | None) -> None:
        self._program.end(result)


def chooser(match: Match, table: Table, number: int, seat: int) -> Chooser:
    """Who answers for a seat in a game."""
    entrant = match.entrants[match.seats(number)[seat]]
    rng = Rng(match.seed, number * MOST_SEATS + seat)
    if entrant.command:
        return Outsider(Program(entrant.command, table, seat, rng.below(1 << 31), match.seconds))
    if entrant.level == thinking.RANDOM:
        return Blind(seat, rng)
    return Thinker(entrant.level, entrant.factor, seat, rng)


def play(match: Match, number: int) -> Played:
    """Game number so-and-so of a match."""
    table = match.table
    choosers: list[Chooser] = []
    times: list[list[float]] = [[] for _ in range(match.players)]
    result: dict[str, object] | None = None
    try:
        for seat in range(match.players):
            try:
                choosers.append(chooser(match, table, number, seat))
            except Forfeit as forfeit:
                return given_up(match, number, Lost(seat, forfeit.why), times)
        state = table.new()
        lost = run(state, Chance(table.game, match.seed, match.group(number)), choosers, times)
        if lost is not None:
            return given_up(match, number, lost, times)
        scores, winners = state.scores(), table.game.winners(state)
        result = {"scores": scores, "winners": [notation.label(seat) for seat in winners]}
        return Played(number, match.seats(number), scores, winners, times)
    finally:
        for each in choosers:
            each.end(result)


def run(state: State, chance: Chance, choosers: list[Chooser], times: list[list[float]]) -> Lost | None:
    """Play a game to its end, or until somebody forfeits it."""
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.take(CHANCE, chance.throw(state))
            continue
        options = state.options(seat)
        if len(options) == 1:
            state.take(seat, options[0])
            continue
        try:
            tokens, seconds = choosers[seat].choose(state.view(seat))
        except Forfeit as forfeit:
            return Lost(seat, forfeit.why)
        times[seat].append(round(seconds * THOUSANDTH, DIGITS))
        for token in tokens:
            assert token in state.options(seat), f"{state.prompt(seat).name}: {token} may not be chosen"
            state.take(seat, token)
    return None


def given_up(match: Match, number: int, lost: Lost, times: list[list[float]]) -> Played:
    """A game that somebody forfeited: nobody has points, and all others win."""
    winners = [seat for seat in range(match.players) if seat != lost.seat]
    return Played(number, match.seats(number), [], winners, times, lost)
