"""How sure we are of each printed value, and why."""

from __future__ import annotations

from typing import Final

CERTAIN: Final = "certain"
"""The rules say so, or two sources agree."""
LIKELY: Final = "likely"
"""One source only."""
INFERRED: Final = "inferred"
"""No source: a value that fits what is known."""

EXAMPLE: Final = (CERTAIN, "used in an example of the rules")
SCAN: Final = (LIKELY, "read from one scan of the card")
BY_FIELD: Final = {
    "cards.cost": SCAN,
    "cards.influence": SCAN,
    "cards.first": SCAN,
    "cards.second": SCAN,
    "cards.divisor": SCAN,
    "events.dice": (LIKELY, "the colour of its deck is the plain reading"),
    "events.divisor": SCAN,
    "events.banners": (INFERRED, "a point costs about as many pips as on Succession Conflict"),
    "events.first": SCAN,
    "events.second": SCAN,
    "events.calls": (INFERRED, "the red events call four of each colour; which calls which is a guess"),
    "characters.thresholds": (CERTAIN, ""),
    "characters.thresholds_for_two": (CERTAIN, "for one or two players"),
    "buildings.salary": (CERTAIN, ""),
}
"""How sure we are of a field wherever nothing else is said."""

PICTURE: Final = (CERTAIN, "a picture of the card and an example of the rules agree")
ONE_DIGIT_SHORT: Final = (INFERRED, "the scan is one digit short; a cheap card with few points fits it best")
SMALLEST: Final = (INFERRED, "as small as any reward, since Marauding always comes back")
EXCEPTIONS: Final = {
    "cards.merchant.cost": PICTURE,
    "cards.merchant.first": PICTURE,
    "cards.merchant.second": PICTURE,
    "cards.merchant.divisor": PICTURE,
    "cards.priest.cost": EXAMPLE,
    "cards.priest.divisor": EXAMPLE,
    "cards.pilgrimage.cost": (INFERRED, "the scan reads 0, which is rare; the next best guess is 3"),
    "cards.hunting.second": (LIKELY, "the only gap of 2 between two spaces, so perhaps a misread 2"),
    "cards.mercenary.cost": ONE_DIGIT_SHORT,
    "cards.mercenary.first": ONE_DIGIT_SHORT,
    "cards.mercenary.second": (INFERRED, "the scan is one digit short; 1 as on Pilgrimage"),
    "events.marauding.dice": (LIKELY, "an example of the rules fights it with a yellow die"),
    "events.marauding.divisor": (LIKELY, "a 6 places two cubes in an example of the rules"),
    "events.marauding.banners": (INFERRED, "by its points 3, and one more because any colour will do"),
    "events.marauding.first": SMALLEST,
    "events.marauding.second": SMALLEST,
    "events.succession-conflict.divisor": EXAMPLE,
    "events.succession-conflict.banners": EXAMPLE,
    "events.succession-conflict.first": EXAMPLE,
    "events.succession-conflict.second": EXAMPLE,
    "events.succession-conflict.calls": (LIKELY, "in the report of a game Civil War followed it"),
    "events.war.calls": EXAMPLE,
    "events.heresy.banners": (INFERRED, "by its points 5 or 6; no card is known to have more than 5"),
    "events.resistance.dice": (CERTAIN, "the rules count it among the red events"),
    "buildings.palace.row_width": (CERTAIN, ""),
    "buildings.city-hall.row_width": (INFERRED, "the only other way to cut six spaces into equal rows"),
    "buildings.bishopric.row_width": (INFERRED, "one ranking of the spaces speaks of three in a row"),
    "neutral_spaces": (INFERRED, "that they are six is certain; two symmetric ones on each building"),
    "kings_order": (INFERRED, "the harder to expel, the better; if your rows differ, so does this"),
}
"""Where we are surer than usual, or less sure; a module brings its own with its content."""
