"""The Ladies of Troyes: what the box is called, and where its words stand."""

from __future__ import annotations

from typing import Final

from troyes.core.message import Message

TITLE: Final = Message("city-ladies")
WORDS: Final = "ladies"
"""The file of the catalogue."""
