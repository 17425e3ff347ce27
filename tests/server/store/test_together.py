"""One look for all who ask at once, and none that began before somebody asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from troyes.server.store.together import Together

pytestmark = pytest.mark.once


class Book:
    """Something to look into, which takes as long as it is kept shut."""

    def __init__(self) -> None:
        self.looks: list[list[str]] = []
        self.words = {"a": 1, "b": 2, "c": 3}
        self.open = asyncio.Event()

    async def look(self, keys: list[str]) -> dict[str, int]:
        self.looks.append(keys)
        found = {key: self.words[key] for key in keys if key in self.words}
        await self.open.wait()
        return found


def asked(together: Together[str, int], keys: str) -> list[asyncio.Task[int | None]]:
    return [asyncio.create_task(together.ask(key)) for key in keys]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0)


def told(story: Callable[[Book], Awaitable[None]]) -> None:
    async def whole() -> None:
        await story(Book())

    asyncio.run(whole())


def test_all_who_ask_at_once_are_answered_by_one_look() -> None:
    async def story(book: Book) -> None:
        book.open.set()
        together: Together[str, int] = Together(book.look)
        assert await asyncio.gather(*asked(together, "abad")) == [1, 2, 1, None]
        assert book.looks == [["a", "b", "d"]]
        assert await together.ask("c") == 3
        assert book.looks == [["a", "b", "d"], ["c"]]

    told(story)


def test_who_asks_during_a_look_is_answered_by_the_next() -> None:
    async def story(book: Book) -> None:
        together: Together[str, int] = Together(book.look)
        [before] = asked(together, "a")
        await until(lambda: bool(book.looks))
        book.words["a"] = 10
        after = asked(together, "acb")
        await asyncio.sleep(0)
        book.open.set()
        assert await before == 1
        assert await asyncio.gather(*after) == [10, 3, 2]
        assert book.looks == [["a"], ["a", "c", "b"]]

    told(story)


def test_a_look_answers_only_so_many() -> None:
    async def story(book: Book) -> None:
        book.open.set()
        together: Together[str, int] = Together(book.look, most=2)
        assert await asyncio.gather(*asked(together, "abc")) == [1, 2, 3]
        assert book.looks == [["a", "b"], ["c"]]

    told(story)


def test_trouble_is_told_to_those_whom_it_concerns() -> None:
    async def story(book: Book) -> None:
        book.open.set()

        async def look(keys: list[str]) -> dict[str, int]:
            if "a" in keys:
                raise OSError("the page is torn")
            return await book.look(keys)

        together = Together(look, most=1)
        torn, whole = await asyncio.gather(*asked(together, "ab"), return_exceptions=True)
        assert isinstance(torn, OSError)
        assert whole == 2

    told(story)


def test_who_hangs_up_takes_nothing_from_others() -> None:
    async def story(book: Book) -> None:
        together: Together[str, int] = Together(book.look)
        first, second = asked(together, "aa")
        await until(lambda: bool(book.looks))
        first.cancel()
        book.open.set()
        assert await second == 1
        assert first.cancelled()

    told(story)
