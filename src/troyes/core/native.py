"""Native integers and arrays for the compiled engine, with plain Python where they cannot be had.

This is the only door to `mypy_extensions` and `librt`. Without them `i64` is `int` and `vec[i64](items)` is a list,
which is slower and otherwise the same. It is never compiled itself.
"""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

__all__ = ["i64", "mypyc_attr", "vec"]

try:
    from librt.vecs import vec
    from mypy_extensions import i64, mypyc_attr
except ImportError:  # pragma: no cover - the browser, say

    class vec:  # type: ignore[no-redef]
        """Stands in for the native array type: `vec[i64](items)` makes a list."""

        def __class_getitem__(cls, _item: object) -> type[list[int]]:
            return list

    i64 = int  # type: ignore[misc]

    def mypyc_attr(*_names: str, **_settings: object) -> Callable[[T], T]:
        """Settings for the compiler, which is not there."""
        return lambda decorated: decorated
