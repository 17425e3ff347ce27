"""States as bytes, for worker processes, files of a run and caches. Records in words are what outlives a release.

A packed state is the seal of its table, which says what the numbers mean, and then its numbers.
"""

from __future__ import annotations

from typing import Final

from troyes.core.native import (
    BytesWriter,
    i16,
    i64,
    read_i16_le,
    read_i64_le,
    u8,
    vec,
    write_i16_le,
    write_i64_le,
)

SMALL: Final = 2
LARGE: Final = 8
"""Bytes of a small and of a large number."""


class Packer:
    """Writes numbers one after the other."""

    def __init__(self, seal: bytes) -> None:
        self.out: Final = BytesWriter()
        write_i16_le(self.out, i16(len(seal)))
        self.out.write(seal)

    def small(self, number: i64) -> None:
        """A number that fits into two bytes."""
        write_i16_le(self.out, i16(number))

    def four(self, first: i64, second: i64, third: i64, fourth: i64) -> None:
        """Four small numbers."""
        out = self.out
        write_i16_le(out, i16(first))
        write_i16_le(out, i16(second))
        write_i16_le(out, i16(third))
        write_i16_le(out, i16(fourth))

    def large(self, number: i64) -> None:
        """Any number of the engine."""
        write_i64_le(self.out, number)

    def row(self, numbers: vec[i64]) -> None:
        """All numbers of an array; how many there are is known to whoever reads them."""
        out = self.out
        for number in numbers:
            write_i16_le(out, i16(number))

    def byte_row(self, numbers: vec[u8]) -> None:
        """The same for an array of bytes."""
        out = self.out
        for number in numbers:
            write_i16_le(out, i16(number))

    def text(self, text: bytes) -> None:
        """Some bytes, with their length."""
        self.large(len(text))
        self.out.write(text)

    def packed(self) -> bytes:
        """All that was written."""
        return self.out.getvalue()


class Unpacker:
    """Reads numbers in the order in which they were written; bytes that are cut short raise an `IndexError`."""

    def __init__(self, data: bytes, at: i64) -> None:
        self.data: Final = data
        self.at: i64 = at

    def small(self) -> i64:
        """A number of two bytes."""
        at = self.at
        self.at = at + SMALL
        return i64(read_i16_le(self.data, at))

    def large(self) -> i64:
        """A number of eight bytes."""
        at = self.at
        self.at = at + LARGE
        return read_i64_le(self.data, at)

    def row(self, numbers: vec[i64]) -> vec[i64]:
        """As many numbers as an array has, in a new one."""
        found = numbers[:]
        data = self.data
        at = self.at
        i: i64 = 0
        while i < len(found):
            found[i] = i64(read_i16_le(data, at))
            at += SMALL
            i += 1
        self.at = at
        return found

    def byte_row(self, numbers: vec[u8]) -> vec[u8]:
        """The same for an array of bytes."""
        found = numbers[:]
        data = self.data
        at = self.at
        i: i64 = 0
        while i < len(found):
            found[i] = u8(read_i16_le(data, at))
            at += SMALL
            i += 1
        self.at = at
        return found

    def text(self) -> bytes:
        """Some bytes that were written with their length."""
        length = self.large()
        at = self.at
        if length < 0 or at + length > len(self.data):
            raise IndexError
        self.at = at + length
        return self.data[at : at + length]

    def is_done(self) -> bool:
        """Whether nothing is left to read."""
        return self.at == len(self.data)


def seal_of(data: bytes) -> bytes:
    """The seal of the table that a packed state belongs to."""
    length = i64(read_i16_le(data, 0))
    if length < 0 or SMALL + length > len(data):
        raise IndexError
    return data[SMALL : SMALL + length]
