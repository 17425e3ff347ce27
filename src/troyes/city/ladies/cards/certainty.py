"""How sure we are of what is printed on the Activity cards of The Ladies of Troyes: of most of it, not very."""

from __future__ import annotations

from troyes.city.box.certainty import INFERRED


def guessed(name: str) -> dict[str, tuple[str, str]]:
    """All numbers of a card, taken from the cards that are most like it: the note bears the card's name."""
    return {f"cards.{name}.{field}": (INFERRED, name) for field in ("cost", "first", "second", "divisor")}
