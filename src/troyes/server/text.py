"""What people write, as it is kept and shown: plain text on one line."""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
JOINERS: Final = "\u200c\u200d"
"""Unseen, but some scripts and signs are spelt with them."""
UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Characters that cannot be seen, that turn the text around them, or that no database keeps."""


def one_line(text: str) -> str:
    """The text without characters that cannot be seen, its words one space apart."""
    words = " ".join(text.split())
    seen = "".join(each for each in words if each in JOINERS or unicodedata.category(each) not in UNSEEN)
    return " ".join(seen.split()) if seen.strip(JOINERS + " ") else ""


def name(text: str) -> str:
    """A name as it is shown; an empty one if nothing of it can be seen."""
    return one_line(text)[:LONGEST_NAME].strip()
