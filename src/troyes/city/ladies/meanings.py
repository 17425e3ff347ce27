"""The Ladies of Troyes: what its choices and places are, for whoever asks."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import CATHEDRAL_COLUMNS
from troyes.city.shown import Explanation, Glossary
from troyes.city.sight import column_influence
from troyes.city.state import City
from troyes.core.message import Message, message

CARDS: Final = Message("city-rule-ladies-cards")


class CardMeanings(Glossary):
    """The choices of mixed cards, and the columns of the Cathedral."""

    def entries(self, s: City) -> dict[str, Explanation]:
        found: dict[str, Explanation] = {}
        for one in ("place-cubes", "discard-cubes"):
            found[one] = Explanation(Message(f"city-name-{one}"), Message(f"city-about-{one}"), CARDS)
        for column in range(CATHEDRAL_COLUMNS):
            found[f"column:{column + 1}"] = Explanation(
                message("city-name-column", column=column + 1),
                message("city-about-column", influence=int(column_influence(column))),
                CARDS,
            )
        return found
