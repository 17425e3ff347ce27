"""Many records in a folder, checked and indexed, to be asked: by a card, by points, by a player, by the opening.

The index is a file beside them (`index.sqlite`) that can be made anew at any time; what is in it is not looked at again
while its file stays the same, so a stopped run goes on, and a second one is quick.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from troyes.core.errors import Refusal
from troyes.core.message import message, quoted
from troyes.core.state import CHANCE
from troyes.machine import files
from troyes.play import notation
from troyes.play.catalogue import GAMES
from troyes.play.record import Record, parse

INDEX: Final = "index.sqlite"
SUFFIXES: Final = (".troyes", ".troyes.zst")
OPENING: Final = 12
"""Tokens of players that make an opening."""
TABLES: Final = """
create table if not exists games (
    file text primary key, stamp text not null, wrong text not null, game text not null, players integer not null,
    seats text not null, result text not null, most integer not null, opening text not null, tokens integer not null
);
create table if not exists words (word text not null, file text not null, primary key (word, file)) without rowid;
create table if not exists sitters (name text not null, file text not null, primary key (name, file)) without rowid;
"""


class Found(NamedTuple):
    """A game of the database."""

    file: str
    game: str
    players: int
    seats: str
    result: str
    tokens: int


class Wish(NamedTuple):
    """What is looked for; what is left out is not asked."""

    card: str = ""
    player: str = ""
    least: int | None = None
    opening: str = ""


def checked(wish: Wish) -> Wish:
    """A wish, or a refusal of words that no record can hold, and of openings that are longer than those that are
    kept."""
    words = [word for word in wish.opening.split() if not is_seat(word)]
    for word in [wish.card, *words] if wish.card else words:
        if all(game.vocabulary.token(word) is None for game in GAMES):
            raise Refusal(message("refused-database-word", word=quoted(word)))
    if len(words) > OPENING:
        raise Refusal(message("refused-database-opening", most=OPENING, found=len(words)))
    return wish


def is_seat(word: str) -> bool:
    """Whether a word of an opening says who chose."""
    return len(word) == 1 and word.isalpha() and word.isupper()


class Database:
    """A folder of records, with its index."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._index = sqlite3.connect(folder / INDEX)
        try:
            self._index.executescript(TABLES)
        except sqlite3.DatabaseError as error:
            self._index.close()
            file, reason = str(folder / INDEX), str(error)
            raise Refusal(message("refused-database-index", file=file, reason=reason)) from None

    def close(self) -> None:
        """Nothing more is asked."""
        self._index.close()

    def paths(self) -> list[Path]:
        """All records of the folder and below."""
        return sorted(path for path in self.folder.rglob("*") if path.name.endswith(SUFFIXES))

    def update(self) -> Iterator[str]:
        """Check and index what is new or has changed, one file after the other, and forget what is gone; each by its
        name."""
        known = dict(self._index.execute("select file, stamp from games"))
        here = {path.relative_to(self.folder).as_posix(): path for path in self.paths()}
        for name in known.keys() - here.keys():
            self._forget(name)
        for name, path in here.items():
            told = path.stat()
            stamp = f"{told.st_size} {told.st_mtime_ns}"
            if known.get(name) != stamp:
                self._forget(name)
                self._add(name, path, stamp)
                self._index.commit()
            yield name

    def wrong(self) -> list[tuple[str, str]]:
        """The records that could not be read or replayed, and why."""
        return list(self._index.execute("select file, wrong from games where wrong != '' order by file"))

    def count(self) -> int:
        """How many good records there are."""
        [(count,)] = self._index.execute("select count(*) from games where wrong = ''")
        return int(count)

    def find(self, wish: Wish, limit: int) -> list[Found]:
        """The games that are looked for, in the order of their names."""
        asked = ["wrong = ''"]
        values: list[object] = []
        if wish.card:
            asked.append("file in (select file from words where word = ?)")
            values.append(wish.card)
        if wish.player:
            asked.append("file in (select file from sitters where name = ?)")
            values.append(wish.player)
        if wish.least is not None:
            asked.append("most >= ?")
            values.append(wish.least)
        if wish.opening:
            asked.append("substr(opening || ' ', 1, ?) = ?")
            opening = " ".join(wish.opening.split()) + " "
            values += [len(opening), opening]
        fields = ", ".join(Found._fields)
        query = f"select {fields} from games where {' and '.join(asked)} order by file limit ?"
        return [Found(*row) for row in self._index.execute(query, [*values, limit])]

    def _forget(self, name: str) -> None:
        for table in ("games", "words", "sitters"):
            self._index.execute(f"delete from {table} where file = ?", [name])

    def _add(self, name: str, path: Path, stamp: str) -> None:
        try:
            record = parse(files.read_text(path))
            state = record.replay()
        except Refusal as refusal:
            self._insert(name, stamp, str(refusal), None, 0)
            return
        self._insert(name, stamp, "", record, max(state.scores()))
        words = {record.game.vocabulary.text(token) for _, token in record.entries}
        self._index.executemany("insert into words values (?, ?)", [(word, name) for word in sorted(words)])
        people = sorted(set(record.names))
        self._index.executemany("insert into sitters values (?, ?)", [(one, name) for one in people])

    def _insert(self, name: str, stamp: str, wrong: str, record: Record | None, most: int) -> None:
        row: list[object] = [name, stamp, wrong, "", 0, "", "", most, "", 0]
        if record is not None:
            seats = ", ".join(record.names)
            row[3:7] = [record.table.name, record.table.players, seats, record.result]
            row[8:] = [opening(record), len(record.entries)]
        self._index.execute(f"insert into games values ({', '.join('?' * len(row))})", row)


def opening(record: Record) -> str:
    """The first tokens that players chose, each run after the letter of its seat."""
    chosen = [(actor, token) for actor, token in record.entries if actor != CHANCE][:OPENING]
    words: list[str] = []
    last = CHANCE
    for actor, token in chosen:
        if actor != last:
            words.append(notation.label(actor))
            last = actor
        words.append(record.game.vocabulary.text(token))
    return " ".join(words)
