"""The generated text of every card stands in `cards.txt`: a change of a card or of its wording shows there."""

from __future__ import annotations

import pytest

from tests.city.golden.make import CARDS, text, titles


def test_cards_read_as_in_the_golden_file() -> None:
    """If the change is meant, `python -m tests.city.golden.make` writes the file anew."""
    assert text() == CARDS.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(set(titles())))
def test_golden_file_has_every_card_with_an_effect(name: str) -> None:
    """As often as cards bear it."""
    lines = CARDS.read_text(encoding="utf-8").splitlines()
    found = [i for i, line in enumerate(lines) if line.startswith((f"{name} (", f"{name}:"))]
    assert len(found) >= titles().count(name)
    for at in found:
        described = (
            lines[at + 1].strip() if lines[at].startswith(f"{name} (") else lines[at].partition("(")[2]
        )
        assert described.rstrip(")")
