"""Memory that processes share, and a way to let an array of the engine lie in it.

An array of the engine is made by the engine, somewhere in the memory of its process. Linux can put pages of a shared
file in the place of pages that a process has, so a worker need not copy what the engine wrote. Elsewhere it copies.
"""

from __future__ import annotations

import ctypes
import mmap
import os
import sys
from typing import Any, Final

OVERLAYS: Final = sys.platform == "linux"
PAGE: Final = mmap.PAGESIZE
SPARE: Final = 3 * PAGE
"""Bytes that an array needs beyond its rows: these begin within the second page, and end before the last one does."""
MAP_FIXED: Final = 0x10
FAILED: Final = ctypes.c_void_p(-1).value


class Shared:
    """Some memory that other processes can open. It is sent to a process that is being started."""

    def __init__(self, size: int, context: Any) -> None:
        self.descriptor: Any = None
        self.memory: Any
        if OVERLAYS:
            self.descriptor = os.memfd_create("troyes")
            os.ftruncate(self.descriptor, size)
            self.memory = mmap.mmap(self.descriptor, size)
        else:
            self.memory = context.RawArray("b", size)

    def close(self) -> None:
        """All who were to open it have."""
        if self.descriptor is not None:
            os.close(self.descriptor)
            self.descriptor = None

    def __getstate__(self) -> tuple[int, Any, Any]:
        if self.descriptor is None:
            return 0, None, self.memory
        from multiprocessing.reduction import DupFd

        return len(self.memory), DupFd(self.descriptor), None

    def __setstate__(self, sent: tuple[int, Any, Any]) -> None:
        size, file, self.memory = sent
        self.descriptor = None
        if file is not None:
            self.descriptor = file.detach()
            self.memory = mmap.mmap(self.descriptor, size)

    def place(self, address: int, offset: int) -> int:
        """How many bytes after the beginning of an array its rows have to begin, to lie in the shared memory there."""
        return (offset - address) % PAGE + PAGE

    def overlay(self, address: int, offset: int, size: int) -> None:
        """Let so many bytes of this process be those of the shared memory from there on, with the rest of their pages.
        What stood there is lost."""
        before = offset % PAGE
        length = -(-(before + size) // PAGE) * PAGE
        library = ctypes.CDLL(None, use_errno=True)
        library.mmap.restype = ctypes.c_void_p
        library.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
        how = mmap.MAP_SHARED | MAP_FIXED
        may = mmap.PROT_READ | mmap.PROT_WRITE
        found = library.mmap(address - before, length, may, how, self.descriptor, offset - before)
        if found in (None, FAILED):
            raise OSError(ctypes.get_errno(), "mmap")
