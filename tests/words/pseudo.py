"""Text that came from no catalogue, found in what a terminal shows in the pseudo-language."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable

import pytest

from troyes.core.message import Message
from troyes.words import saying

MESSAGE = re.compile(r"⟦[^⟦⟧]*⟧")
SIGNS = re.compile(
    r"[A-J*N]+"  # seats: their letters on spaces, cards and banners, alone or after what a space is worth
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


def allow_texts_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the games speak in messages, take what they say in plain text for messages too."""
    plain = saying.said

    def said(value: Message | str, form: str = "") -> str:
        return plain(value, form) if isinstance(value, Message) or not value else f"⟦{value}⟧"

    for name, module in list(sys.modules.items()):
        if name.startswith("troyes.") and getattr(module, "said", None) is plain:
            monkeypatch.setattr(module, "said", said)
