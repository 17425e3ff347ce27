"""Achievements: what finished games count towards, for the people who played them to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from troyes.core.game import Achievement, AnyGame
from troyes.play.catalogue import GAMES
from troyes.server.endings import Achieved, Collection, Trophies
from troyes.server.scenes.base import wire
from troyes.server.store.queries import earned as queries
from troyes.server.store.queries.earned import Earned
from troyes.server.store.store import Store
from troyes.server.tables.live import Live

AT_ONCE: Final = 20
"""Games that are looked through while somebody waits; the rest when they ask again."""


def deeds(live: Live) -> dict[str, list[str]]:
    """For each person at a table what its finished game counts towards. Several people at one screen earn together, as
    those do who share a box; a game that was taken up from another, or ended before its time, earns nothing."""
    counts = live.playing.is_over and not live.taken_up
    found: dict[str, set[str]] = {}
    for seat in live.row.seats:
        if seat.kind == "person" and seat.person_id:
            mine = found.setdefault(seat.person_id, set())
            if counts and seat.seat not in live.hands.resigned:
                mine |= set(live.game.achieved(live.state, seat.seat))
    return {person: sorted(names) for person, names in found.items()}


async def count(store: Store, live: Live) -> None:
    """Note what a game that is over has earned for its people."""
    names = await asyncio.to_thread(deeds, live)
    await store.write(queries.earn, live.row.id, live.game.name, live.row.updated, names)


def collection(earned: Sequence[Earned], uncounted: int) -> Collection:
    """All achievements there are, with how far somebody has come."""
    games = [
        Trophies(game.name, wire(game.titled()), [achieved(game, each, earned) for each in game.achievements])
        for game in GAMES
        if game.achievements
    ]
    return Collection(games, uncounted)


def achieved(game: AnyGame, achievement: Achievement, earned: Sequence[Earned]) -> Achieved:
    """How far somebody has come with an achievement, and by which game."""
    counting = [one for one in earned if one.game == game.name and achievement.name in one.names]
    last = counting[: achievement.games][-1:]
    return Achieved(
        name=achievement.name,
        title=wire(game.boast(achievement)),
        games=achievement.games,
        times=len(counting),
        table=last[0].table_id if last and last[0].is_there else "",
        at=last[0].at if last else 0.0,
    )
