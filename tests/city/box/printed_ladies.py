"""What is printed on the cards of The Ladies of Troyes, and how sure we are of it."""

from __future__ import annotations

CARDS = {
    "lumberjack": (5, 2, 1, 2),
    "clog-maker": (4, 2, 1, 2),
    "weaver": (4, 2, 1, 2),
    "landlady": (6, 3, 2, 4),
    "distiller": (5, 3, 2, 2),
    "viticulturist": (6, 3, 2, 3),
    "banker": (7, 3, 2, 5),
    "breeder": (5, 2, 1, 2),
    "master-tradesman": (7, 3, 2, 5),
    "bishop": (5, 3, 2, 3),
    "augustine": (6, 3, 2, 3),
    "chief-templar": (5, 3, 2, 3),
    "herbalist": (7, 3, 2, 4),
    "master-builder": (7, 3, 2, 4),
    "preacher": (6, 3, 2, 3),
    "scribe": (7, 3, 2, 5),
    "hermit": (6, 3, 2, 6),
    "nun": (6, 3, 2, 4),
    "ransom": (5, 2, 1, 2),
    "catapult": (6, 2, 1, 3),
    "scout": (6, 2, 1, 5),
    "executioner": (5, 3, 1, 2),
    "squire": (5, 3, 1, 2),
    "recruiter": (3, 2, 1, 3),
    "marriage": (7, 3, 2, 6),
    "fort": (7, 3, 2, 0),
    "princess": (5, 3, 2, 3),
}
"""Cost, first and second space, divisor; none for the Fort, which goes by the dice."""
PAID_IN_INFLUENCE = ("chief-templar", "recruiter")

EVENTS = {
    "wolves": ("yellow", 3, 3, 2, 1, ""),
    "harsh-winter": ("yellow", 4, 3, 3, 1, ""),
    "chief-outlaw": ("red", 16, 1, 5, 0, "yellow"),
    "uprising": ("red", 4, 5, 4, 2, "white"),
    "monk-settles": ("white", 4, 3, 3, 1, ""),
    "possession": ("white", 3, 4, 3, 1, ""),
}
"""Dice, divisor, banners, first and second place, the deck that it calls."""

CERTAIN = {"cards.lumberjack.divisor", "cards.chief-templar.influence", "cards.recruiter.influence"}
LIKELY = {
    *(f"cards.weaver.{field}" for field in ("cost", "first", "second", "divisor")),
    "events.chief-outlaw.dice",
    "events.chief-outlaw.divisor",
}
"""Whatever else is printed on these cards is inferred."""


def values_of_cards() -> dict[str, str]:
    """The values of the Activity cards by key."""
    values: dict[str, str] = {}
    for name, (cost, first, second, divisor) in CARDS.items():
        values[f"cards.{name}.{'influence' if name in PAID_IN_INFLUENCE else 'cost'}"] = str(cost)
        values[f"cards.{name}.first"] = str(first)
        values[f"cards.{name}.second"] = str(second)
        if divisor:
            values[f"cards.{name}.divisor"] = str(divisor)
    return values
