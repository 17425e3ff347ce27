"""The front door: a state from a game's name, a state from a record, and a record from a state's course.

`troyes.make` and its neighbours are these; the package imports them when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import SupportsIndex, cast

from troyes.core.errors import RecordError, SetupError
from troyes.core.game import AnyGame
from troyes.core.message import Message, message, quoted
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.play import files
from troyes.play.catalogue import GAMES, find
from troyes.play.record import Record, parse, result_of
from troyes.play.table import Table


def games() -> list[str]:
    """The names of the games."""
    return [each.name for each in GAMES]


def game(name: str, components: str = "") -> AnyGame:
    """The game of this name: its numbers of players, its set-up choices with their values, its words. `components` is a
    TOML text with printed values that differ from ours."""
    return find(str(name)).with_components(components)


def make(
    name: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    mix: str | None = None,
    components: str = "",
    **choices: str,
) -> State:
    """A new game, by its name and the values of its set-up choices, of which a mix settles several by one name.

    With a seed chance has thrown until somebody must choose, the same for the same seed; without one nothing is drawn
    yet, and `throw` begins.
    """
    which = game(name, components)
    mixed: Mapping[str, str] = {} if mix is None else which.mix(str(mix)).choices
    given = {choice: str(value) for choice, value in choices.items()}
    state: State = which.new(which.setup(checked_players(which, players), {**mixed, **given}))
    if seed is not None:
        state.throw(Rng(checked_seed(seed)))
    return state


def checked_players(which: AnyGame, players: object) -> int | None:
    """A number of players, be it NumPy's, or a refusal; whether so many can play is for the game to say."""
    try:
        return None if players is None else index(cast(SupportsIndex, players))
    except TypeError:
        fewest, most, told = which.players[0], which.players[-1], quoted(str(players))
        raise SetupError(
            message("refused-players", game=which.titled(), fewest=fewest, most=most, players=told)
        ) from None


def checked_seed(seed: object) -> int:
    """A whole number, be it NumPy's, or a refusal."""
    try:
        return index(cast(SupportsIndex, seed))
    except TypeError:
        raise SetupError(message("refused-seed", seed=quoted(str(seed)))) from None


def load(source: str | Path, at: int | None = None, components: str = "") -> State:
    """The state that a record leads to, or comes to after so many tokens. The record is a file, or its text."""
    text = source if isinstance(source, str) and "\n" in source else files.read_text(Path(source))
    return parse(text, components).replay(at)


def record(state: State, entries: Sequence[tuple[int, int]], names: Sequence[str] = ()) -> str:
    """The record of a game, as text, from the actors and tokens that led from its beginning to a state; others
    are refused."""
    origin = state.origin()
    for _, token in entries:
        if token not in origin.vocabulary:
            raise RecordError(message("refused-number", number=str(token)))
    if names and len(names) != origin.setup.players:
        raise RecordError(message("refused-entries-names", players=origin.setup.players))
    made = Record(Table(origin.game, origin.setup), entries, names=names, result=result_of(state))
    if made.replay() != state:
        raise RecordError(Message("refused-entries"))
    return made.text()
