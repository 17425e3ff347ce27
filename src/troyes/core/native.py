"""Native integers and arrays for the compiled engine, with plain Python where they cannot be had.

This is the only door to `mypy_extensions` and `librt`. Without them `i64` is `int` and `vec[i64](items)` is a list,
which is slower and otherwise the same. It is never compiled itself.
"""

__all__ = ["i64", "vec"]

try:
    from librt.vecs import vec
    from mypy_extensions import i64
except ImportError:  # pragma: no cover - the browser, say

    class vec:  # type: ignore[no-redef]
        """Stands in for the native array type: `vec[i64](items)` makes a list."""

        def __class_getitem__(cls, _item: object) -> type[list[int]]:
            return list

    i64 = int  # type: ignore[misc]
