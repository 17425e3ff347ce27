"""Records: a game as text, with bracketed headers and one move a line, that replays to an equal state."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from troyes.core.errors import IllegalMove, RecordError, Refusal
from troyes.core.game import AnyGame, Setup
from troyes.core.message import Message, message, quoted
from troyes.core.state import State
from troyes.play import log, notation
from troyes.play.catalogue import find
from troyes.play.table import Table

HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
UNFINISHED = "*"
COMMENT = ";"
LONGEST_NUMBER = 3
LONGEST_HEADER = 2_000
"""Characters of a header. Who writes more does not want to tell anything."""
MOST_HEADERS = 100
REQUIRED = ("Game", "Version", "Players")


class Record:
    """The log of a game: who chose which token, in order, and what is known about the table."""

    def __init__(
        self,
        table: Table,
        entries: Sequence[tuple[int, int]] = (),
        *,
        names: Sequence[str] = (),
        result: str = UNFINISHED,
        headers: Mapping[str, str] | None = None,
        places: Sequence[tuple[int, int]] = (),
    ) -> None:
        self.table = table
        self.entries = list(entries)
        self.names = list(names) or [notation.label(seat) for seat in range(table.players)]
        self.result = result
        self.headers = dict(headers or {})
        """Headers that we do not know; they are kept."""
        self.places = list(places)
        """Where each token stands in the text that was read: its line, and which word of the line."""

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.table.game

    @property
    def setup(self) -> Setup:
        """How many play, and what they settled."""
        return self.table.setup

    def text(self) -> str:
        """The record as text."""
        setup = " ".join(f"{name}={value}" for name, value in self.table.choices.items())
        headers = {
            "Game": self.table.name,
            "Version": str(self.table.version),
            "Players": str(self.table.players),
            "Setup": setup,
            **{f"Seat{notation.label(seat)}": name for seat, name in enumerate(self.names)},
            **self.headers,
            "Components": self.game.components_digest,
            "Result": self.result,
        }
        if not self.game.components_digest:
            del headers["Components"]
        lines = [f'[{name} "{escape(value)}"]' for name, value in headers.items()]
        moves = log.write(self.game, self.entries)
        return "\n".join([*lines, "", *([moves] if moves else [])]) + "\n"

    def wrong_at(self, index: int, why: Message) -> RecordError:
        """What is wrong with a token, and where it stands."""
        if index < len(self.places):
            return wrong_in(*self.places[index], why)
        return RecordError(message("refused-at-token", token=str(index + 1), why=why))

    def replay(self, at: int | None = None) -> State:
        """The state after the first `at` tokens, or after all of them; every token is checked."""
        if at is not None and not 0 <= at <= len(self.entries):
            tokens = str(len(self.entries))
            raise RecordError(message("refused-record-position", tokens=tokens, at=str(at)))
        reading = notation.Reading(self.game, self.table.new())
        for index, (actor, token) in enumerate(self.entries[:at]):
            try:
                reading.take(actor, token)
            except IllegalMove as error:
                raise self.wrong_at(index, error.said) from None
        if at is None:
            self.check_result(reading.state)
        return reading.state

    def check_result(self, state: State) -> None:
        """The result that the record claims must be the one that it leads to."""
        if self.result == UNFINISHED:
            return
        if state.actors():
            ends = Message("refused-record-ends")
            if not self.entries:
                raise RecordError(message("refused-at-header", why=ends))
            raise self.wrong_at(len(self.entries) - 1, ends)
        found = result_of(state)
        if self.result != found:
            raise RecordError(message("refused-record-result", result=quoted(self.result), found=found))


def wrong_in(line: int, place: int, why: Message) -> RecordError:
    """What is wrong with a word of a line; its first, which names a seat, has place 0."""
    return RecordError(message("refused-at-line", line=str(line), token=str(place), why=why))


def result_of(state: State) -> str:
    """How a result is written: everyone's points, or a star while the game goes on."""
    return UNFINISHED if state.actors() else " ".join(str(score) for score in state.scores())


def escape(value: str) -> str:
    """A header's value between its quotation marks, on one line."""
    return " ".join(value.split()).replace("\\", "\\\\").replace('"', '\\"')


def parse(text: str, components: str = "", *, longest: int | None = None) -> Record:
    """Read a record. Whether its moves are legal shows when it is replayed.

    `components` are the printed values that it was played with, where they are not the usual ones. Reading stops after
    the `longest` game that there can be.
    """
    headers: dict[str, str] = {}
    entries: list[tuple[int, int]] = []
    places: list[tuple[int, int]] = []
    table: Table | None = None
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if line.startswith("["):
            if table is not None:
                raise wrong_in(number, 1, Message("refused-record-header-late"))
            read_header(headers, line, number)
            continue
        words = line.split(COMMENT)[0].split()
        if not words:
            continue
        if table is None:
            table = read_table(headers, components)
        actor = notation.actor_of(words[0], table.players)
        if actor is None:
            raise wrong_in(number, 0, message("refused-record-seat", seat=quoted(words[0])))
        for place, word in enumerate(words[1:], start=1):
            token = table.game.vocabulary.token(word)
            if token is None:
                title = table.game.titled()
                raise wrong_in(number, place, message("refused-record-word", word=quoted(word), game=title))
            if len(entries) == longest:
                raise RecordError(Message("refused-record-long"))
            entries.append((actor, token))
            places.append((number, place))
    if table is None:
        table = read_table(headers, components)
    known = {*REQUIRED, "Setup", "Components", "Result"}
    seats = [f"Seat{notation.label(seat)}" for seat in range(table.players)]
    return Record(
        table,
        entries,
        names=[headers.get(seat, seat[-1]) for seat in seats],
        result=headers.get("Result", UNFINISHED),
        headers={name: value for name, value in headers.items() if name not in known and name not in seats},
        places=places,
    )


def read_header(headers: dict[str, str], line: str, number: int) -> None:
    """One bracketed header."""
    match = HEADER.fullmatch(line) if len(line) <= LONGEST_HEADER else None
    if match is None or len(headers) >= MOST_HEADERS:
        raise wrong_in(number, 1, Message("refused-record-header"))
    if match[1] in headers:
        raise wrong_in(number, 1, message("refused-record-header-twice", header=match[1]))
    headers[match[1]] = re.sub(r"\\(.)", r"\1", match[2])


def read_table(headers: Mapping[str, str], components: str) -> Table:
    """The game and its table, from the headers."""
    for name in REQUIRED:
        if name not in headers:
            raise RecordError(message("refused-record-none", header=name))
    try:
        game = find(headers["Game"]).of_version(read_number(headers, "Version")).with_components(components)
        if headers.get("Components", "") != game.components_digest:
            raise RecordError(Message("refused-record-components"))
        players = read_number(headers, "Players")
        return Table(game, game.setup(players, read_choices(headers.get("Setup", ""))))
    except Refusal as error:
        raise RecordError(error.said) from None


def read_number(headers: Mapping[str, str], name: str) -> int:
    """A header that is a number."""
    if not headers[name].isdecimal() or len(headers[name]) > LONGEST_NUMBER:
        value = quoted(headers[name][:20])
        raise RecordError(message("refused-record-number", header=name, value=value))
    return int(headers[name])


def read_choices(text: str) -> dict[str, str]:
    """Set-up choices written as name=value."""
    choices: dict[str, str] = {}
    for part in text.split():
        name, separator, value = part.partition("=")
        if not separator or name in choices:
            raise RecordError(message("refused-record-choice", part=quoted(part)))
        choices[name] = value
    return choices
