"""Passwords, kept as Argon2 hashes. A hash takes a fifth of a second and 64 MB, so few are made at once, in threads."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from troyes.server.limits import TooMany

AT_ONCE: Final = 2
LONGEST_QUEUE: Final = 16

T = TypeVar("T")


class Passwords:
    """Makes and checks hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._pool = ThreadPoolExecutor(AT_ONCE, "troyes-password")
        self._waiting = 0
        self._nobody: str | None = None

    def close(self) -> None:
        """End the threads."""
        self._pool.shutdown()

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._run(lambda: self._hasher.hash(_one_form(password)))

    async def check(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one whose hash was kept; for nobody's it takes as long to say no."""
        return await self._run(lambda: self._check(_one_form(password), kept))

    def is_dated(self, kept: str) -> bool:
        """Whether a hash was made with less care than we take now."""
        return self._hasher.check_needs_rehash(kept)

    def _check(self, password: str, kept: str | None) -> bool:
        if self._nobody is None:
            self._nobody = self._hasher.hash(secrets.token_hex())
        try:
            self._hasher.verify(kept or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def _run(self, work: Callable[[], T]) -> T:
        if self._waiting >= LONGEST_QUEUE:
            raise TooMany(AT_ONCE)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1


def _one_form(password: str) -> str:
    """The same letters typed on different keyboards are the same password."""
    return unicodedata.normalize("NFKC", password)
