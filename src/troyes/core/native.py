"""Native integers, arrays and bytes for the compiled engine, with plain Python where they cannot be had.

This is the only door to `mypy_extensions` and `librt`. Without them `i64` is `int` and `vec[i64](items)` is a list,
which is slower and otherwise the same. It is never compiled itself.
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

__all__ = [
    "BytesWriter",
    "i16",
    "i64",
    "mypyc_attr",
    "read_i16_le",
    "read_i64_le",
    "u8",
    "vec",
    "write_i16_le",
    "write_i64_le",
]

try:
    from librt.strings import BytesWriter, read_i16_le, read_i64_le, write_i16_le, write_i64_le
    from librt.vecs import vec
    from mypy_extensions import i16, i64, mypyc_attr, u8
except ImportError:  # pragma: no cover - the browser, say

    class vec:  # type: ignore[no-redef]
        """Stands in for the native array type: `vec[i64](items)` makes a list."""

        def __class_getitem__(cls, _item: object) -> type[list[int]]:
            return list

    i64 = int  # type: ignore[misc]
    i16 = int  # type: ignore[misc]
    u8 = int  # type: ignore[misc]

    def mypyc_attr(*_names: str, **_settings: object) -> Callable[[T], T]:
        """Settings for the compiler, which is not there."""
        return lambda decorated: decorated

    class BytesWriter:  # type: ignore[no-redef]
        """Stands in for the native one: bytes that grow."""

        def __init__(self) -> None:
            self.held = bytearray()

        def write(self, more: bytes) -> None:
            """Add some bytes."""
            self.held += more

        def getvalue(self) -> bytes:
            """All that was written."""
            return bytes(self.held)

    def write_i16_le(b: BytesWriter, n: int) -> None:  # type: ignore[misc]
        """Add a number in two bytes."""
        b.write(n.to_bytes(2, "little", signed=True))

    def write_i64_le(b: BytesWriter, n: int) -> None:  # type: ignore[misc]
        """Add a number in eight bytes."""
        b.write(n.to_bytes(8, "little", signed=True))

    def read_i16_le(b: bytes, index: int) -> int:  # type: ignore[misc]
        """The number in the two bytes from `index` on."""
        return int.from_bytes(b[index : index + 2], "little", signed=True)

    def read_i64_le(b: bytes, index: int) -> int:  # type: ignore[misc]
        """The number in the eight bytes from `index` on."""
        return int.from_bytes(b[index : index + 8], "little", signed=True)
