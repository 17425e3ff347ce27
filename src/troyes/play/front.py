"""The front door: a state from a game's name, a state from a record, and a record from a state's course.

`troyes.make` and its neighbours are these; the package imports them when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsIndex, TypeGuard

from troyes.core import checked, walk
from troyes.core.errors import RecordError, Refusal, SetupError
from troyes.core.game import AnyGame
from troyes.core.message import Message, message, shown
from troyes.core.rng import Rng, whole
from troyes.core.state import State
from troyes.machine import files
from troyes.play.catalogue import GAMES, find
from troyes.play.record import Record, parse, result_of
from troyes.play.table import Table


def games() -> list[str]:
    """The names of the games."""
    return [each.name for each in GAMES]


def game(name: str, components: str = "") -> AnyGame:
    """The game of this name: its numbers of players, its set-up choices with their values, its words. `components` is a
    TOML text with printed values that differ from ours."""
    return find(str(name)).with_components(checked_components(components))


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
        state.throw(Rng(seed))
    return state


def checked_players(which: AnyGame, players: object) -> int | None:
    """A number of players, be it NumPy's, or a refusal; whether so many can play is for the game to say."""
    number = whole(players)
    if number is None and players is not None:
        fewest, most = which.players[0], which.players[-1]
        raise SetupError(
            message("refused-players", game=which.titled(), fewest=fewest, most=most, players=shown(players))
        )
    return number


def load(source: str | Path, at: int | None = None, components: str = "") -> State:
    """The state that a record leads to, or comes to after so many tokens. The record is a file, or its text."""
    if not isinstance(source, str | Path):
        raise RecordError(message("refused-record-source", source=shown(source)))
    text = source if isinstance(source, str) and "\n" in source else files.read_text(Path(source))
    return parse(text, checked_components(components)).replay(checked_place(at))


def record(state: State, entries: Sequence[tuple[int, int]], names: Sequence[str] = ()) -> str:
    """The record of a game, as text, from the actors and tokens that led from its beginning to a state; others
    are refused."""
    origin = checked_state(state).origin()
    log, told = checked_entries(entries), checked_names(names)
    for _, token in log:
        if token not in origin.vocabulary:
            raise RecordError(message("refused-number", number=str(token)))
    if told and len(told) != origin.setup.players:
        raise RecordError(message("refused-entries-names", players=origin.setup.players))
    made = Record(Table(origin.game, origin.setup), log, names=told, result=result_of(state))
    if made.replay() != state:
        raise RecordError(Message("refused-entries"))
    return made.text()


def moves(state: State, actor: SupportsIndex) -> list[list[int]]:
    """Every complete move of this actor, as its tokens in order."""
    return walk.moves(checked_state(state), checked.actor_of(actor))


def playout(state: State, rng: Rng) -> tuple[int, int]:
    """Play to the end at random; how many tokens players chose, and how many chance drew."""
    decisions, drawn = walk.playout(checked_state(state), checked.generator(rng))
    return int(decisions), int(drawn)


def checked_state(state: object) -> State:
    """A state, or a refusal."""
    if not isinstance(state, State):
        raise Refusal(message("refused-state", state=shown(state)))
    return state


def checked_components(components: object) -> str:
    """A text with printed values, or a refusal; what it says is for the game to read."""
    if not isinstance(components, str):
        raise SetupError(message("refused-components-kind", components=shown(components)))
    return components


def checked_place(at: object) -> int | None:
    """After how many tokens, or a refusal; whether a record has so many is for the record to say."""
    number = whole(at)
    if number is None and at is not None:
        raise RecordError(message("refused-record-at", at=shown(at)))
    return number


def checked_names(names: object) -> list[str]:
    """The names of those who play, perhaps none, or a refusal."""
    if not is_list(names):
        raise RecordError(message("refused-names-kind", names=shown(names)))
    return [str(name) for name in names]


def checked_entries(entries: object) -> list[tuple[int, int]]:
    """Who chose what, one after the other, or a refusal."""
    if not is_list(entries):
        raise RecordError(message("refused-entries-kind", entries=shown(entries)))
    return [checked_entry(entry) for entry in entries]


def checked_entry(entry: Any) -> tuple[int, int]:
    """Who chose and what, or a refusal."""
    if isinstance(entry, tuple | list) and len(entry) == 2:
        actor, token = whole(entry[0]), whole(entry[1])
        if actor is not None and token is not None:
            return actor, token
    raise RecordError(message("refused-entries-kind", entries=shown(entry)))


def is_list(items: object) -> TypeGuard[Sequence[Any]]:
    """Whether these are things one after the other, and no text."""
    return isinstance(items, Sequence) and not isinstance(items, str | bytes)
