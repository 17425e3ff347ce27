"""A table at which the Activity cards of The Ladies of Troyes are in the box."""

from __future__ import annotations

from typing import Self

from tests.city.builder import Playing, Table

EMPTY_FLOOR = "- - - - - -"
FLOORS = 4


class CarefulPlaying(Playing):
    """A game that is written down and read again after every word, and must be the same."""

    def take(self, seat: int, words: str) -> Self:
        for word in words.split():
            super().take(seat, word)
            document = self.document()
            assert self.game.restore(document).key() == self.state.key(), document
        return self


class LadiesTable(Table):
    """A table whose Cathedral can grow a fourth floor; the floors that are given come from the bottom."""

    def __init__(self, players: int, floors: tuple[str, ...], *, activities: str, bonus: bool) -> None:
        super().__init__(players, bonus=bonus)
        self.settled(activities=activities)
        if floors:
            self._document["cathedral"] = [*floors, *[EMPTY_FLOOR] * (FLOORS - len(floors))]

    def start(self) -> Playing:
        return CarefulPlaying(super().start().state)


def ladies(players: int = 2, *floors: str, activities: str = "mixed", bonus: bool = False) -> Table:
    """A table in the words of the rulebook, with the cards of both boxes unless it is said otherwise."""
    return LadiesTable(players, floors, activities=activities, bonus=bonus)


def counting(players: int = 3) -> Table:
    """The points are counted next; nobody loses any by the three usual levels of the Cathedral."""
    row = " ".join("ABCD"[:players].ljust(6, "-"))
    return ladies(players, row, row, row).now("count-points")


def up_to(most: int) -> list[str]:
    """The answers to how many activations, at least one."""
    return [f"x{times}" for times in range(1, most + 1)]


def group(total: int, colour: str) -> str:
    """Own dice of that total, at most two, as words."""
    values = [total] if total <= 6 else [total - 6, 6]
    return " ".join(f"{colour}{value}@A" for value in values)
