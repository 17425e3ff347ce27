"""The values that are printed, as the tests know them."""

from __future__ import annotations

from troyes.city.game import CITY
from troyes.city.rules import Rules

OTHERS = {
    "characters.chretien-de-troyes.thresholds": "[3, 5, 7]",
    "characters.chretien-de-troyes.thresholds_for_two": "[4, 6, 8]",
    "characters.urbain-iv.thresholds": "[3, 5, 7]",
    "characters.urbain-iv.thresholds_for_two": "[4, 6, 8]",
    "characters.thibaut-ii.thresholds": "[6, 12, 18]",
    "characters.hugues-de-payns.thresholds": "[5, 10, 15]",
    "characters.le-florentin.thresholds": "[2, 4, 6]",
    "characters.henry-i.thresholds": "[1, 3, 5]",
    "characters.jeanne-de-champagne.thresholds": "[2, 4, 6]",
    "characters.isabeau-de-baviere.thresholds": "[2, 4, 6]",
    "characters.marie-de-champagne.thresholds": "[2, 4, 6]",
    "buildings.palace.salary": "2",
    "buildings.palace.row_width": "1",
    "buildings.city-hall.salary": "0",
    "buildings.city-hall.row_width": "2",
    "buildings.bishopric.salary": "1",
    "buildings.bishopric.row_width": "3",
    "neutral_spaces": '["palace2", "palace5", "city-hall3", "city-hall4", "bishopric2", "bishopric5"]',
    "kings_order": (
        '["palace6", "palace5", "palace4", "palace3", "palace2", "palace1", '
        '"city-hall5", "city-hall3", "city-hall1", "city-hall6", "city-hall4", "city-hall2", '
        '"bishopric4", "bishopric1", "bishopric5", "bishopric2", "bishopric6", "bishopric3"]'
    ),
}


def rules_of(players: int, bonus: str = "no") -> Rules:
    """What a table plays by."""
    return CITY.rules(CITY.setup(players, {"bonus": bonus}))
