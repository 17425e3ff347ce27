"""The numbers of an end in the order in which digests of ends were first written, whatever has become of them since."""

from __future__ import annotations

from troyes.city.constants import EMPTY, SEATS
from troyes.city.ladies.ramparts.track import Track
from troyes.city.memory import Extra
from troyes.city.state import City


def as_first_written(s: City) -> tuple[int, ...]:
    """The key of a finished game as it was before le Roy's throw, what lies open and what an action remembers had places
    of their own. Nothing is under way at an end, so that these are as they are at the beginning."""
    return (
        *(s.rules.version, s.rules.players, s.rules.settled, s.ahead()),
        *(s.round, s.start, s.turn, s.direction, s.placed, s.events, s.queued),
        *(s.enemies, s.spent, s.target, s.source, s.used, s.aids, s.size),
        *(s.turned, s.model, s.freed, s.worth),
        *(s.times, s.fought, s.banners, s.striking, s.supported, s.supports),
        *(s.countered, s.needed, s.lowest, s.given, 0, 0),
        *(*s.deniers, *s.influence, *s.points, *s.supply, *s.general, *s.passed, *s.won, *characters(s)),
        *(*s.dice, *s.black, *s.space, *s.lying, *s.slot, *s.tradesman, *s.onlooker),
        *(*s.cubes, *s.queue, *s.cathedral, *s.group),
        *[number for extra in s.extras for number in remembered(extra)],
    )


def characters(s: City) -> list[int]:
    """Hands with the open ones behind them, or the pile alone: once they shared an array."""
    if s.rules.characters_each:
        found = [*s.character, *s.laid_open]
    else:
        found = list(s.laid_open)
    length = max(2 * SEATS + int(s.rules.open_characters), len(s.rules.cast))
    return [int(one) for one in found] + [EMPTY] * (length - len(found))


def remembered(extra: Extra) -> list[int]:
    """What a module remembers, behind how many numbers that are."""
    if extra.module == "king":
        return []
    key = extra.key()
    if isinstance(extra, Track):
        key = (*extra.guards, *extra.faces, *extra.cubes, *extra.arrived, extra.used, extra.exchanged)
    return [len(key), *key]
