"""What users hand in: set-ups, records and positions, each checked before anything is done with it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import Parameter

from troyes.cli.streams import read_input
from troyes.core.errors import PositionError, RecordError, Refusal, SetupError
from troyes.core.game import AnyGame
from troyes.core.message import Message, message, quoted
from troyes.core.state import State
from troyes.play import record as records
from troyes.play.catalogue import find
from troyes.play.record import Record
from troyes.play.table import Table

LARGEST_SEED: Final = 2**64 - 1
MOST_JOBS: Final = 256

GameName = Annotated[str, Parameter(name="GAME", help="help-option-game")]
Players = Annotated[int | None, Parameter(help="help-option-players")]
Choices = Annotated[
    list[str] | None,
    Parameter(
        name="--setup",
        consume_multiple=True,
        negative=(),
        help="help-option-setup",
    ),
]
MixName = Annotated[
    str | None,
    Parameter(
        name="--mix",
        help="help-option-mix",
    ),
]
Components = Annotated[str | None, Parameter(name="--components", help="help-option-components")]
Json = Annotated[bool, Parameter(name="--json", negative=(), show_default=False, help="help-option-json")]
RayAddress = Annotated[
    str | None,
    Parameter(
        name="--ray",
        help="help-option-ray",
    ),
]
RecordFile = Annotated[
    str,
    Parameter(name="FILE", allow_leading_hyphen=True, help="help-option-record"),
]
At = Annotated[int | None, Parameter(help="help-option-at")]
PositionFile = Annotated[
    str,
    Parameter(
        name="POSITION",
        allow_leading_hyphen=True,
        help="help-option-position",
    ),
]


def read_components(name: str | None) -> str:
    """The text of a file of printed values, empty without one."""
    return "" if name is None else read_input(name)


def read_table(
    name: str, players: int | None, mix: str | None, choices: Sequence[str] | None, components: str | None
) -> Table:
    """The game of this name and a checked set-up."""
    game = find(name).with_components(read_components(components))
    try:
        given = records.read_choices(" ".join(choices or []).replace(",", " "))
    except RecordError as error:
        raise SetupError(error.said) from None
    mixed = {} if mix is None else game.mix(mix).choices
    return Table(game, game.setup(players, {**mixed, **given}))


def whole(name: str, value: int, least: int, most: int) -> int:
    """A number within bounds."""
    if not least <= value <= most:
        wish = message("refused-wish-whole", least=str(least), most=str(most))
        raise Refusal(message("refused-value", place=name, wish=wish, found=str(value)))
    return value


def read_record(name: str, components: str | None) -> Record:
    """A record from a file or from standard input."""
    return records.parse(read_input(name), read_components(components))


def read_position(name: str, components: str | None) -> tuple[AnyGame, State]:
    """A position from a file or from standard input, and the game that it belongs to."""
    try:
        document = json.loads(read_input(name), object_pairs_hook=without_doubles)
    except RecursionError:
        raise PositionError(Message("refused-position-nested")) from None
    except ValueError as error:
        raise PositionError(message("refused-position-json", reason=str(error))) from None
    game_name = document.get("game") if isinstance(document, dict) else None
    if not isinstance(game_name, str):
        raise PositionError(Message("refused-position-game"))
    game = find(game_name).with_components(read_components(components))
    return game, game.restore(document)


def without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """A JSON object whose keys are all different, since one of two equal keys would be lost silently."""
    document = dict(pairs)
    if len(document) < len(pairs):
        keys = [key for key, _ in pairs]
        double = next(key for key in keys if keys.count(key) > 1)
        raise PositionError(message("refused-position-key-twice", key=quoted(double)))
    return document
