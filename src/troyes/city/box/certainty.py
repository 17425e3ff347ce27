"""How sure we are of each printed value, and why: the name of a note, whose words are `city-note-NAME`."""

from __future__ import annotations

from typing import Final

CERTAIN: Final = "certain"
"""The rules say so, or two sources agree."""
LIKELY: Final = "likely"
"""One source only."""
INFERRED: Final = "inferred"
"""No source: a value that fits what is known."""

EXAMPLE: Final = (CERTAIN, "example")
SCAN: Final = (LIKELY, "scan")
BY_FIELD: Final = {
    "cards.cost": SCAN,
    "cards.influence": SCAN,
    "cards.first": SCAN,
    "cards.second": SCAN,
    "cards.divisor": SCAN,
    "events.dice": (LIKELY, "deck"),
    "events.divisor": SCAN,
    "events.banners": (INFERRED, "banners"),
    "events.first": SCAN,
    "events.second": SCAN,
    "events.calls": (INFERRED, "calls"),
    "characters.thresholds": (CERTAIN, ""),
    "characters.thresholds_for_two": (CERTAIN, "few"),
    "buildings.salary": (CERTAIN, ""),
}
"""How sure we are of a field wherever nothing else is said."""

PICTURE: Final = (CERTAIN, "picture")
ONE_DIGIT_SHORT: Final = (INFERRED, "short")
SMALLEST: Final = (INFERRED, "smallest")
EXCEPTIONS: Final = {
    "cards.merchant.cost": PICTURE,
    "cards.merchant.first": PICTURE,
    "cards.merchant.second": PICTURE,
    "cards.merchant.divisor": PICTURE,
    "cards.priest.cost": EXAMPLE,
    "cards.priest.divisor": EXAMPLE,
    "cards.pilgrimage.cost": (INFERRED, "pilgrimage"),
    "cards.hunting.second": (LIKELY, "hunting"),
    "cards.mercenary.cost": ONE_DIGIT_SHORT,
    "cards.mercenary.first": ONE_DIGIT_SHORT,
    "cards.mercenary.second": (INFERRED, "mercenary"),
    "events.marauding.dice": (LIKELY, "marauding-dice"),
    "events.marauding.divisor": (LIKELY, "marauding-divisor"),
    "events.marauding.banners": (INFERRED, "marauding-banners"),
    "events.marauding.first": SMALLEST,
    "events.marauding.second": SMALLEST,
    "events.succession-conflict.divisor": EXAMPLE,
    "events.succession-conflict.banners": EXAMPLE,
    "events.succession-conflict.first": EXAMPLE,
    "events.succession-conflict.second": EXAMPLE,
    "events.succession-conflict.calls": (LIKELY, "succession"),
    "events.war.calls": EXAMPLE,
    "events.heresy.banners": (INFERRED, "heresy"),
    "buildings.palace.row_width": (CERTAIN, ""),
    "buildings.city-hall.row_width": (INFERRED, "city-hall"),
    "buildings.bishopric.row_width": (INFERRED, "bishopric"),
}
"""Where we are surer than usual, or less sure; a module brings its own with its content."""
