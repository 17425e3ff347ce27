"""The names of all cards, in a fixed order: a card's number is its place here."""

from __future__ import annotations

from typing import Final

ACTIVITIES: Final = (
    *(
        "merchant",
        "miller",
        "artisan",
        "militia",
        "innkeeper",
        "blacksmith",
        "sculptor",
        "journeyman",
        "goldsmith",
    ),
    *(
        "tithe",
        "monk",
        "priest",
        "apprenticeship",
        "confession",
        "templar",
        "pilgrimage",
        "procession",
        "glassblower",
    ),
    *(
        "archer",
        "chivalry",
        "diplomat",
        "hunting",
        "mercenary",
        "tax-collector",
        "captain",
        "joust",
        "troubadour",
    ),
    *("baker", "prior", "banquet"),
)
EVENTS: Final = (
    "marauding",
    *("succession-conflict", "brigands1", "brigands2", "brigands3", "skirmishes1", "skirmishes2"),
    *("normans-attack", "war", "support", "civil-war", "wayfarers", "drought"),
    *("traveling-builders", "interrupted-work", "heresy", "theological-conflict", "resistance"),
)
CHARACTERS: Final = (
    "chretien-de-troyes",
    "urbain-iv",
    "thibaut-ii",
    "hugues-de-payns",
    "le-florentin",
    "henry-i",
)
MARAUDING: Final = 0
