"""One look into the database for all who ask the same kind of question at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST: Final = 8
"""Questions that one look answers: all who asked go on in the same moment, and everybody else waits until they have."""


class Together(Generic[K, V]):
    """Whoever asks while others are being answered waits for the next look, which is for all who came meanwhile; so
    nobody is answered with what was seen before they asked. Somebody who comes alone is answered at once."""

    def __init__(self, look: Callable[[list[K]], Awaitable[Mapping[K, V]]], most: int = MOST) -> None:
        """`look` answers several questions; what it leaves out has no answer."""
        self._look = look
        self._most = most
        self._asked: dict[K, asyncio.Future[V | None]] = {}
        self._looking: asyncio.Task[None] | None = None

    async def ask(self, key: K) -> V | None:
        """The answer, of a moment after this was asked."""
        answer = self._asked.get(key)
        if answer is None:
            answer = self._asked[key] = asyncio.get_running_loop().create_future()
            if self._looking is None:
                self._looking = asyncio.create_task(self._answer_all())
        # Shielded: somebody who hangs up takes nothing from those who asked the same.
        return await asyncio.shield(answer)

    async def _answer_all(self) -> None:
        try:
            while self._asked:
                some = {key: self._asked.pop(key) for key in list(self._asked)[: self._most]}
                await self._answer(some)
        finally:
            self._looking = None

    async def _answer(self, asked: Mapping[K, asyncio.Future[V | None]]) -> None:
        try:
            found = await self._look(list(asked))
        except asyncio.CancelledError:
            for answer in asked.values():
                answer.cancel()
            raise
        except Exception as error:
            for answer in asked.values():
                answer.set_exception(error)
                answer.exception()  # if all who asked have hung up, nobody wants to know
        else:
            for key, answer in asked.items():
                answer.set_result(found.get(key))
