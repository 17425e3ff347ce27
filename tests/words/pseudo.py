"""Text that came from no catalogue, found in what a terminal shows in the pseudo-language."""

from __future__ import annotations

import re
from collections.abc import Iterable

MESSAGE = re.compile(r"⟦[^⟦⟧]*⟧")
SIGNS = re.compile(
    r"^IV$"  # the numeral of the last gate; those of the others are letters of seats too
    r"|[A-J*N]+"  # seats: their letters on spaces, cards and banners, alone or after what a space is worth
    r"|^[rywp](?=[0-9÷]|$)"  # dice and cards by their colour, as in the notation
    r"|(?<=[×|])o+|^o+(?=[·|])"  # unspent resources on a track
)


def outside(shown: str, typed: Iterable[str] = ()) -> set[str]:
    """The words that stand in no message, but for what somebody typed or could type, letters of seats and numbers."""
    allowed = set(typed)
    found: set[str] = set()
    for word in MESSAGE.sub(" ", shown).split():
        bare = word.strip("()[],;:.…│|`'\"")
        if word not in allowed and bare not in allowed and is_said(SIGNS.sub("", word)):
            found.add(word)
    return found


def is_said(word: str) -> bool:
    """Whether a word is more than signs. A bracket on its own is a message that was cut, or said inside another."""
    return any(sign.isalpha() or sign in "⟦⟧" for sign in word)
