"""All numbers of a state of Troyes in bytes, and back: arrays and single numbers, in the order of `origin.SCALARS`."""

from __future__ import annotations

from troyes.city.state import City
from troyes.core.packing import Packer, Unpacker


def pack_scalars(s: City, out: Packer) -> None:
    """Write the single numbers of a state: those of `SCALARS`, then tokens and bits."""
    out.four(s.round, s.start, s.turn, s.direction)
    out.four(s.placed, s.queued, s.enemies, s.spent)
    out.four(s.target, s.used, s.size, s.turned)
    out.four(s.worth, s.possible, s.times, s.left)
    out.four(s.fought, s.scouted, s.banners, s.striking)
    out.four(s.supported, s.supports, s.countered, s.needed)
    out.small(s.lowest)
    out.four(s.source, s.model, s.freed, s.given)
    out.large(s.events)
    out.large(s.aids)


def read_scalars(s: City, found: Unpacker) -> None:
    """The same in the same order."""
    s.round, s.start, s.turn, s.direction = found.small(), found.small(), found.small(), found.small()
    s.placed, s.queued, s.enemies, s.spent = found.small(), found.small(), found.small(), found.small()
    s.target, s.used, s.size, s.turned = found.small(), found.small(), found.small(), found.small()
    s.worth, s.possible, s.times, s.left = found.small(), found.small(), found.small(), found.small()
    s.fought, s.scouted, s.banners, s.striking = found.small(), found.small(), found.small(), found.small()
    s.supported, s.supports, s.countered = found.small(), found.small(), found.small()
    s.needed, s.lowest = found.small(), found.small()
    s.source, s.model, s.freed, s.given = found.small(), found.small(), found.small(), found.small()
    s.events, s.aids = found.large(), found.large()


def pack_arrays(s: City, out: Packer) -> None:
    """Write all arrays of a state, those that hold tokens last."""
    out.row(s.deniers)
    out.row(s.influence)
    out.row(s.points)
    out.row(s.supply)
    out.row(s.general)
    out.row(s.passed)
    out.row(s.won)
    out.row(s.character)
    out.row(s.laid_open)
    out.byte_row(s.dice)
    out.row(s.black)
    out.row(s.space)
    out.row(s.lying)
    out.row(s.slot)
    out.row(s.tradesman)
    out.row(s.onlooker)
    out.row(s.cubes)
    out.row(s.queue)
    out.row(s.cathedral)
    out.row(s.group)
    out.row(s.turning)


def read_arrays(s: City, like: City, found: Unpacker) -> None:
    """The same in the same order, as long as those of another state."""
    s.deniers = found.row(like.deniers)
    s.influence = found.row(like.influence)
    s.points = found.row(like.points)
    s.supply = found.row(like.supply)
    s.general = found.row(like.general)
    s.passed = found.row(like.passed)
    s.won = found.row(like.won)
    s.character = found.row(like.character)
    s.laid_open = found.row(like.laid_open)
    s.dice = found.byte_row(like.dice)
    s.black = found.row(like.black)
    s.space = found.row(like.space)
    s.lying = found.row(like.lying)
    s.slot = found.row(like.slot)
    s.tradesman = found.row(like.tradesman)
    s.onlooker = found.row(like.onlooker)
    s.cubes = found.row(like.cubes)
    s.queue = found.row(like.queue)
    s.cathedral = found.row(like.cathedral)
    s.group = found.row(like.group)
    s.turning = found.row(like.turning)
