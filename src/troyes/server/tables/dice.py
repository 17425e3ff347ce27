"""The dice of the tables: what their throws follow from, before a game, at its start, and when it is over."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.play.proof import ADDED, ELSEWHERE, METHOD, SYSTEM, Proof, write_added
from troyes.server.trust import Offered, ProofInfo

NONCE_BYTES: Final = 16


class Cup:
    """Where secrets come from. One that was offered before its table is made follows from its name, so that any process
    of the site can make the table."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"dice " + secret.encode()).digest()

    def offer(self) -> Offered:
        """A secret for a table that is to be made, by name, and its commitment."""
        name = secrets.token_hex(NONCE_BYTES)
        return Offered(name, self.proof(name).commitment)

    def proof(self, name: str) -> Proof:
        """The secret that was offered under this name; without one another that nobody has seen."""
        if not name:
            return Proof.new()
        return Proof(hmac.new(self._key, name.encode(), hashlib.sha256).hexdigest())


def checked(number: str) -> str:
    """What a page adds to the dice."""
    if number and not ADDED.fullmatch(number):
        raise Refusal(Message("refused-dice-added"))
    return number


def dice_info(proof: Proof | None, over: bool, taken_up: bool) -> ProofInfo:
    """What everybody may know of a table's dice: the secret when the game is over."""
    if proof is None:
        return ProofInfo(ELSEWHERE if taken_up else SYSTEM, "", "", "")
    return ProofInfo(METHOD, proof.commitment, write_added(proof.added), proof.secret if over else "")
