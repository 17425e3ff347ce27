"""Links in letters: what is behind one may be done by whoever reads the letter, without signing in."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, Literal

from troyes.core.message import Message
from troyes.server.store.rows import Missing

Purpose = Literal["confirm", "stop"]
SIGNATURE: Final = 32
"""Letters of a signature: 128 bits."""


class Links:
    """Makes and reads the last part of a link: the name of a mail address, and for what the link is, signed."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"letters " + secret.encode()).digest()

    def token(self, purpose: Purpose, name: str) -> str:
        """What only we can have written."""
        return f"{name}-{self._sign(purpose, name)}"

    def read(self, purpose: Purpose, token: str) -> str:
        """The name in a token for this purpose."""
        name, _, signature = token.partition("-")
        if not hmac.compare_digest(in_bytes(signature), in_bytes(self._sign(purpose, name))):
            raise Missing(Message("refused-mail-link"))
        return name

    def _sign(self, purpose: Purpose, name: str) -> str:
        return hmac.new(self._key, in_bytes(f"{purpose} {name}"), hashlib.sha256).hexdigest()[:SIGNATURE]


def in_bytes(text: str) -> bytes:
    """A text as bytes, whatever it is: half of a surrogate pair too."""
    return text.encode("utf-8", "surrogatepass")
