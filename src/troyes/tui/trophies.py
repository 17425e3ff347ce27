"""Achievements across games: a small local store, in which no game is ever counted twice.

For each person and game it keeps, by the digest of a finished record, what that record counts towards. Counts are
made from this when they are asked for, so that adding a record again changes nothing.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Final, NamedTuple

from troyes.core.errors import RecordError, Refusal
from troyes.core.game import Achievement, AnyGame
from troyes.core.message import Message, message, quoted
from troyes.machine import files
from troyes.play import log, notation
from troyes.play.record import Record

VERSION: Final = 1
FILE: Final = "achievements.json"
PLAYED_AT_RANDOM: Final = "Random"
"""The header of a record with the letters of the seats that nobody sat in; they earn nothing."""
PLAYED_BY_COMPUTER: Final = "Computer"
"""The same for seats with a computer player."""

People = dict[str, dict[str, dict[str, list[str]]]]
"""By the person's name, the game's name and the record's digest: the names of achievements."""


class StoreError(Refusal):
    """A store of achievements that cannot be used; it is left as it is."""


class Progress(NamedTuple):
    """How far a person has come with an achievement."""

    achievement: Achievement
    times: int

    @property
    def is_earned(self) -> bool:
        """Whether it has been counted often enough."""
        return self.times >= self.achievement.games


class Counted(NamedTuple):
    """What adding a record did: whether it was new, and which achievements it completed."""

    is_new: bool
    earned: list[Achievement]


def default_path() -> Path:
    """Where the achievements of this user are kept."""
    return files.data_folder() / FILE


def digest(record: Record) -> str:
    """The mark of a game: the same for the same table and the same words, whatever else the headers say."""
    table = record.table
    about = [table.name, table.version, table.players, sorted(table.unusual.items())]
    return _hash([about, log.write(record.game, record.entries)])


def first_digest(record: Record) -> str | None:
    """The mark that the first version gave a game, made of numbers; none if it could not have played that game."""
    table = record.table
    first = record.game.first_words
    words = [(actor, record.game.vocabulary.text(token)) for actor, token in record.entries]
    if (
        table.version != first.version
        or not set(table.unusual) <= set(first.choices)
        or any(word not in first.numbers for _, word in words)
    ):
        return None
    choices = sorted((name, value) for name, value in table.choices.items() if name in first.choices)
    about = [table.name, table.version, table.players, choices]
    return _hash([about, [(actor, first.numbers[word]) for actor, word in words]])


def _hash(content: list[object]) -> str:
    return hashlib.sha256(json.dumps(content, separators=(",", ":")).encode()).hexdigest()


def read(path: Path) -> People:
    """The store, empty where there is none yet."""
    if not path.exists():
        return {}
    text = files.read_text(path)
    try:
        store = json.loads(text)
    except (ValueError, RecursionError):
        raise _damaged(path, Message("refused-achievements-json")) from None
    if not isinstance(store, dict) or store.get("version") != VERSION or set(store) != {"version", "people"}:
        raise _damaged(path, message("refused-achievements-version", version=VERSION))
    people = store["people"]
    if not _is_people(people):
        raise _damaged(path, Message("refused-achievements-people"))
    checked: People = people
    return checked


def add(path: Path, record: Record, name: str) -> Counted:
    """Count a finished record for the person of this name, once and for all."""
    state = record.replay()
    if state.actors():
        raise RecordError(Message("refused-achievements-unfinished"))
    nobody = "".join(record.headers.get(name, "") for name in (PLAYED_AT_RANDOM, PLAYED_BY_COMPUTER))
    persons = {seat: who for seat, who in enumerate(record.names) if notation.label(seat) not in nobody}
    if name not in persons.values():
        players = ", ".join(persons.values())
        raise RecordError(message("refused-achievements-nobody", who=quoted(name), players=players))
    game = record.game
    seats = [seat for seat, who in persons.items() if who == name]
    achieved = sorted({deed for seat in seats for deed in game.achieved(state, seat)})
    mark, first_mark = digest(record), first_digest(record)
    with files.locked(path):
        store = read(path)
        before = progress(store, name, game)
        games = store.setdefault(name, {}).setdefault(game.name, {})
        if mark in games or first_mark in games:
            return Counted(is_new=False, earned=[])
        games[mark] = achieved
        content = {"version": VERSION, "people": store}
        files.write_text(path, json.dumps(content, ensure_ascii=False, indent=1) + "\n")
    after = progress(store, name, game)
    earned = [
        now.achievement
        for then, now in zip(before, after, strict=True)
        if now.is_earned and not then.is_earned
    ]
    return Counted(is_new=True, earned=earned)


def progress(people: People, name: str, game: AnyGame) -> list[Progress]:
    """How far a person has come with every achievement of a game."""
    records = people.get(name, {}).get(game.name, {}).values()
    return [
        Progress(achievement, sum(achievement.name in achieved for achieved in records))
        for achievement in game.achievements
    ]


def _is_people(value: object) -> bool:
    """Whether a value has the shape of `People`."""
    return isinstance(value, dict) and all(
        isinstance(games, dict)
        and all(
            isinstance(records, dict)
            and all(
                isinstance(achieved, list) and all(isinstance(item, str) for item in achieved)
                for achieved in records.values()
            )
            for records in games.values()
        )
        for games in value.values()
    )


def _damaged(path: Path, why: Message) -> StoreError:
    return StoreError(message("refused-achievements-damaged", file=str(path), why=why))
