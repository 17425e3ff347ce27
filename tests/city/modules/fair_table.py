"""Tables with the toy module `guest`, for tests."""

from __future__ import annotations

from tests.city.builder import Table, city
from tests.city.modules.guest import GAME

NONE = (0, 0, 0, 0)


def fair(
    players: int = 2,
    *,
    wares: tuple[int, ...] = NONE,
    stalls: tuple[int, ...] = (0, 0, 0),
    acrobats: tuple[int, ...] = NONE,
    drummers: tuple[int, ...] = NONE,
) -> Table:
    """A table with the fair, at which nobody has a ware or a cube of the fair unless it is said."""
    return remembering(
        city(players, game=GAME).settled(fair="yes"),
        wares=list(wares),
        stalls=list(stalls),
        lots=[3] * players + [0] * (4 - players),
        acrobats=list(acrobats),
        drummers=list(drummers),
    )


def remembering(table: Table, **memory: object) -> Table:
    """A table whose fair remembers this, and nothing else."""
    nothing = {"wares": [0] * 4, "stalls": [0] * 3, "lots": [0] * 4, "acrobats": [0] * 4, "drummers": [0] * 4}
    return table.remembers("fair", **{**nothing, "shown": False, **memory})
