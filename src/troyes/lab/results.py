"""The games of a match in a file: a line of JSON that says what is played, then a line a game, as soon as it is over.

A match that was stopped goes on where the file ends; half a line, which a crash may leave, is played anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from troyes import __version__
from troyes.core.message import Message, Value, message
from troyes.lab.arena import Lost, Match, Played
from troyes.lab.entrants import Entrant, digest
from troyes.machine import files
from troyes.machine.files import FileError
from troyes.play import notation
from troyes.play.table import Plain

FORMAT: Final = 1
PATIENCE: Final = 1.0
"""Seconds that we wait for another arena to finish with the file."""
TOLD: Final = 60
"""Characters of a value that is not ours."""


def header(match: Match) -> dict[str, object]:
    """What is played, by whom and with what chance: results with another header are another match."""
    return {
        "arena": FORMAT,
        "troyes": __version__,
        **match.plain.document(),
        "entrants": [described(entrant) for entrant in match.entrants],
        "levels": digest() if any(entrant.level for entrant in match.entrants) else "",
        "seed": match.seed,
        "seconds": match.seconds,
    }


def described(entrant: Entrant) -> dict[str, object]:
    """An entrant, with what it may think."""
    if entrant.command:
        return {"name": entrant.name, "command": list(entrant.command)}
    return {"name": entrant.name, "level": entrant.level, "factor": entrant.factor, **entrant.thinks()}


def match_of(document: Mapping[str, Any]) -> Match:
    """The match of a header."""
    return Match(
        plain=Plain.read(document),
        entrants=tuple(
            Entrant(one["name"], one.get("level", ""), one.get("factor", 1.0), tuple(one.get("command", ())))
            for one in document["entrants"]
        ),
        seed=document["seed"],
        seconds=document["seconds"],
    )


def line_of(match: Match, played: Played) -> str:
    """A game as a line."""
    document: dict[str, object] = {
        "game": played.number + 1,
        "group": match.group(played.number) + 1,
        "seats": [match.entrants[place].name for place in played.seats],
        "scores": played.scores,
        "winners": [notation.label(seat) for seat in played.winners],
        "ms": played.times,
    }
    if played.lost is not None:
        document["forfeit"] = {"seat": notation.label(played.lost.seat), "why": played.lost.why.plain()}
    return written(document)


def game_of(match: Match, number: int, document: Mapping[str, Any]) -> Played:
    """The game of a line; it must be the one of that number."""
    seats = match.seats(number)
    if document["game"] != number + 1 or document["seats"] != [match.entrants[place].name for place in seats]:
        raise ValueError
    lost = document.get("forfeit")
    return Played(
        number,
        seats,
        [int(score) for score in document["scores"]],
        [seat_of(letter, match) for letter in document["winners"]],
        [[float(each) for each in times] for times in document["ms"]],
        None if lost is None else Lost(seat_of(lost["seat"], match), message_of(lost["why"])),
    )


def seat_of(letter: str, match: Match) -> int:
    """The seat of a letter."""
    seat = notation.actor_of(letter, match.players)
    if seat is None or seat < 0:
        raise ValueError
    return seat


def message_of(document: Mapping[str, Any]) -> Message:
    """A message whose arguments are texts."""
    args: dict[str, Value] = {name: str(value) for name, value in document.get("args", {}).items()}
    return Message(document["id"], args)


def written(document: object) -> str:
    """A line of JSON."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")) + "\n"


class Results:
    """A file that games are added to."""

    def __init__(self, file: IO[bytes], path: Path, match: Match, games: list[Played]) -> None:
        self._file = file
        self._path = path
        self._match = match
        self.games = games
        """Those that were in the file already."""

    def add(self, played: Played) -> None:
        """Keep a game, at once."""
        try:
            self._file.write(line_of(self._match, played).encode())
            self._file.flush()
        except OSError as error:
            raise unwritten(self._path, error) from None


@contextmanager
def kept(path: Path, match: Match) -> Iterator[Results]:
    """The results of a match in a file of its own, which is made if it is not there; nobody else may write to it."""
    with files.locked(path, PATIENCE), opened(path) as file:
        yield Results(file, path, match, resumed(file, path, match))


def opened(path: Path) -> IO[bytes]:
    """The file, to be read and added to."""
    try:
        file = path.open("a+b")
    except OSError as error:
        raise unwritten(path, error) from None
    file.seek(0)
    return file


def unwritten(path: Path, error: OSError) -> FileError:
    """A file that cannot be written."""
    return FileError(message("refused-file-write", file=str(path), reason=files.reason(error)))


def resumed(file: IO[bytes], path: Path, match: Match) -> list[Played]:
    """The games that a file holds, of this match and no other; half a line at its end is cut off."""
    ours = written(header(match)).encode()
    first = file.readline()
    if first != ours and not ours.startswith(first):
        check_header(first, path, match)
    end = len(first)
    games: list[Played] = []
    if not first.endswith(b"\n"):
        end = 0
    for number, line in enumerate(file if end else ()):
        if not line.endswith(b"\n"):
            break
        games.append(read_game(line, path, number, match))
        end += len(line)
    file.truncate(end)
    file.seek(end)
    if not end:
        file.write(ours)
        file.flush()
    return games


def check_header(line: bytes, path: Path, match: Match) -> None:
    """Refuse the results of another match, and say in what they differ."""
    refuse_others(read_header(line, path), header(match), path)


def refuse_others(theirs: Mapping[str, Any], ours: Mapping[str, object], path: Path) -> None:
    """Refuse a header that is not ours, and say in what it differs."""
    for name, value in ours.items():
        if theirs.get(name) != value:
            there, here = differing(theirs.get(name), value)
            raise FileError(
                message(
                    "refused-arena-other",
                    file=str(path),
                    what=name,
                    theirs=short(there),
                    ours=short(here),
                )
            )


def differing(theirs: object, ours: object) -> tuple[object, object]:
    """The first parts in which two values differ, or both, where they are no lists of as many."""
    if isinstance(theirs, list) and isinstance(ours, list) and len(theirs) == len(ours):
        return next((there, here) for there, here in zip(theirs, ours, strict=True) if there != here)
    return theirs, ours


def short(value: object) -> str:
    """A value of a header for a sentence."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= TOLD else f"{text[:TOLD]}…"


def read_header(line: bytes, path: Path) -> dict[str, Any]:
    """The first line of a file of results."""
    try:
        document = json.loads(line)
    except ValueError:
        document = None
    if not isinstance(document, dict) or document.get("arena") != FORMAT:
        raise FileError(message("refused-arena-no-results", file=str(path)))
    return document


def read_game(line: bytes, path: Path, number: int, match: Match) -> Played:
    """A line with a game."""
    try:
        return game_of(match, number, json.loads(line))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise FileError(message("refused-arena-damaged", file=str(path), line=str(number + 2))) from None


def read(path: Path) -> tuple[Match, list[Played]]:
    """The match and the games of a file, which is not changed."""
    try:
        with path.open("rb") as file:
            first = file.readline()
            try:
                match = match_of(read_header(first, path))
            except (KeyError, TypeError, AttributeError):
                raise FileError(message("refused-arena-no-results", file=str(path))) from None
            whole = (line for line in file if line.endswith(b"\n"))
            return match, [read_game(line, path, number, match) for number, line in enumerate(whole)]
    except OSError as error:
        reason = files.reason(error)
        raise FileError(message("refused-file-read", file=str(path), reason=reason)) from None
