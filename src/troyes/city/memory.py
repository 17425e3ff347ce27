"""What a module remembers in the course of a game, and how it finds that again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, Generic, TypeVar, cast

from troyes.core.document import Node
from troyes.core.native import i16, i64, mypyc_attr, vec
from troyes.core.origin import copied
from troyes.core.packing import Packer, Unpacker
from troyes.core.rng import Rng

if TYPE_CHECKING:
    from troyes.city.state import City


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """What a module remembers in the course of a game, on top of the board; it derives a class of its own."""

    def __init__(self, module: str, *, apart: bool = False, constant: bool = False) -> None:
        self.module: Final = module
        """The module's name, by which it is found."""
        self.constant: Final = constant
        """Whether it never changes, and another takes its place (`replace`), so that twins share it."""
        self.apart: Final = apart
        """Whether a position document has it by that name beside the table, where there is something to say, and not
        among what the modules remember."""

    def clone(self) -> Extra:
        """An independent twin."""
        return self

    def view(self, seat: int) -> Extra:
        """What this seat may know of it."""
        return self.clone()

    def guess(self, seat: int, rng: Rng) -> Extra:
        """A view filled in as it might be."""
        return self

    def citizens(self, owner: int) -> int:
        """How many citizens of an owner it holds."""
        return 0

    def key(self) -> tuple[int, ...]:
        """All that makes it what it is."""
        return ()

    def pack(self, out: Packer) -> None:
        """Write all that it remembers, for `unpacked`; its position document will do."""
        out.text(json.dumps(self.write()).encode())

    def unpacked(self, found: Unpacker) -> Extra:
        """What `pack` wrote."""
        return self.read(Node(json.loads(found.text())))

    def observed(self) -> list[str]:
        """The names of the numbers that `observe` writes, always as many."""
        return [str(i + 1) for i in range(len(self.key()))]

    def observe(self, seat: int, row: vec[i16], at: i64) -> i64:
        """Write what a seat may know of it, as small numbers, from a place of an array on; where they end."""
        return copied(vec[i64](self.view(seat).key()), row, at)

    def write(self) -> object:
        """It in a position document."""
        return {}

    def read(self, node: Node) -> Extra:
        """It from a position document, every mistake refused."""
        return self

    def fits(self, s: City, node: Node) -> None:
        """It has been read for a table, and so has all else: refuse what cannot be there."""


def replace(s: City, memory: Extra) -> None:
    """A module remembers something else."""
    extras = s.extras.copy()
    for i in range(len(extras)):
        if extras[i].module == memory.module:
            extras[i] = memory
    s.extras = extras


E = TypeVar("E", bound=Extra)


class Memory(Generic[E]):
    """The memory of one module, found by its own name and as what it is; `Memory[Track]` finds a `Track`."""

    def __init__(self, module: str) -> None:
        self.module: Final = module

    def of(self, s: City) -> E:
        """What the module remembers at this table."""
        for extra in s.extras:
            if extra.module == self.module:
                return cast(E, extra)
        raise AssertionError("a module that remembers nothing here")
