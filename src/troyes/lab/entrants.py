"""Who plays in the arena: a level with its usual budget or a multiple of it, blind chance, or anybody's program."""

from __future__ import annotations

import math
import re
import shlex
import shutil
from collections import Counter
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

import troyes.bots
from troyes.core.errors import SetupError
from troyes.core.message import Message, message, quoted
from troyes.lab import thinking

COMMAND: Final = re.compile(r"command([1-9]\d?)?")
COMPILED: Final = (".pyc", ".so", ".pyd")
"""Files that say no more than those that they were made of."""


class Entrant(NamedTuple):
    """Somebody who plays: by the level's name and how much of its budget it has, or by the words of a command."""

    name: str
    level: str = ""
    factor: float = 1.0
    command: tuple[str, ...] = ()

    def thinks(self) -> dict[str, int]:
        """What its thinking is counted in, and how much of it a move has; nothing for a program or blind chance."""
        if self.level in ("", thinking.RANDOM):
            return {}
        return thinking.budget(thinking.level_of(self.level), self.factor)


def entrants(names: Sequence[str], commands: Sequence[str], factor: float) -> tuple[Entrant, ...]:
    """The entrants of these names, with this part of their budgets: `burgher`, `burgher@4` with four times as much,
    `random`, and for programs `command`, `command2` and so on. Of several of one name, the later ones are numbered."""
    found = [entrant(name, commands, factor) for name in names]
    unused = set(range(len(commands))) - {number_of(name) for name in names}
    if unused:
        raise SetupError(message("refused-arena-command-unused", number=str(min(unused) + 1)))
    seen: Counter[str] = Counter()
    for place, one in enumerate(found):
        seen[one.name] += 1
        if seen[one.name] > 1:
            found[place] = one._replace(name=f"{one.name}#{seen[one.name]}")
    return tuple(found)


def number_of(name: str) -> int | None:
    """Which of the commands is meant, from 0 on, if one is."""
    written = COMMAND.fullmatch(name)
    return int(written[1] or 1) - 1 if written else None


def entrant(name: str, commands: Sequence[str], factor: float) -> Entrant:
    """The entrant of this name."""
    number = number_of(name)
    if number is None:
        level, at, times = name.partition("@")
        return Entrant(name, thinking.check_name(level), factor * (read_factor(times) if at else 1.0))
    if number >= len(commands):
        raise SetupError(message("refused-arena-command", who=name, number=str(number + 1)))
    return Entrant(name, command=words_of(commands[number]))


def words_of(command: str) -> tuple[str, ...]:
    """The words of a command, as a shell would take them apart."""
    try:
        words = tuple(shlex.split(command))
    except ValueError:
        words = ()
    if not words:
        raise SetupError(message("refused-arena-command-words", command=quoted(command)))
    if shutil.which(words[0]) is None:
        raise SetupError(message("refused-arena-command-missing", program=quoted(words[0])))
    return words


def read_factor(text: str) -> float:
    """How many times the usual budget."""
    try:
        factor = float(text)
    except ValueError:
        factor = math.nan
    return check_factor(factor, quoted(text))


def check_factor(factor: float, typed: str) -> float:
    """Refuse a multiple of a budget that is none."""
    if not 0 < factor < math.inf:
        raise SetupError(message("refused-arena-budget", found=typed))
    return factor


def seated(names: Sequence[str], players: int) -> list[str]:
    """The names for the seats of a table: the last one fills it, and one alone plays against itself."""
    if len(names) > players:
        raise SetupError(message("refused-arena-seats", entrants=len(names), players=players))
    if not names:
        raise SetupError(Message("refused-arena-nobody"))
    return [*names, names[0]] if len(names) == 1 < players else list(names)


@cache
def digest() -> str:
    """A few letters for the computer players as they are now: results of other ones are another match."""
    return digest_of(Path(troyes.bots.__file__).parent.parent)


def digest_of(package: Path) -> str:
    """The same for a folder of ours: the players, and how each game judges its positions."""
    found = blake2b(digest_size=6)
    folders = [package / "bots", *package.glob("*/judge")]
    paths = {path.relative_to(package).as_posix(): path for folder in folders for path in folder.rglob("*")}
    for name, path in sorted(paths.items()):
        if path.is_file() and path.suffix not in COMPILED:
            found.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()
