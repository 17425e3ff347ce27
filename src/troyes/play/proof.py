"""Throws that nobody chose, and everybody can check: what is thrown follows from numbers that were settled before.

Before a game the server makes up a secret and shows its hash, the commitment. Players may add numbers of their own,
which the server could not know when it committed itself. From both follows a key, and from the key and the number of a
throw its outcome. When the game is over the secret is told, and whoever has the record can throw everything again.
Exactly how stands in docs/notation.md; it must never change under the same name.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from troyes.core.errors import RecordError
from troyes.core.message import Message, message
from troyes.core.state import CHANCE
from troyes.play import notation
from troyes.play.record import Record

METHOD: Final = "committed-1"
SYSTEM: Final = "system"
"""The randomness of the server's own system: nothing to check."""
ELSEWHERE: Final = "record"
"""A game that goes on from a record: who threw before that is not known."""
SEED: Final = "seed"
"""As in the terminal."""
SECRET_BYTES: Final = 32
NUMBERS: Final = 2**256
"""How many a block of HMAC-SHA256 can be."""
ADDED: Final = re.compile(r"[0-9a-f]{2,128}")
"""What a player may add: up to 64 bytes."""


class Proof(NamedTuple):
    """What all throws of a game follow from: the secret, and what seats have added to it, both in hexadecimal."""

    secret: str
    added: Mapping[int, str] = {}

    @classmethod
    def new(cls) -> Proof:
        """With a secret that nobody has seen."""
        return cls(secrets.token_hex(SECRET_BYTES))

    @property
    def commitment(self) -> str:
        """What is shown before the game: it tells nothing of the secret, and fits no other one."""
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    @property
    def key(self) -> bytes:
        """From the secret and all that was added, by seats."""
        return _key(self.secret, f"{METHOD}\n{write_added(self.added)}")

    def adding(self, seat: int, number: str) -> Proof:
        """The same with what a seat adds, in place of anything it added before."""
        return self._replace(added={**self.added, seat: number}) if number else self

    def below(self, number: int, n: int) -> int:
        """What throw `number` (the first is 1) comes to among 0 to n - 1, each exactly equally likely: a block that
        falls into the last, incomplete n of them is thrown away."""
        key, attempt = self.key, 0
        while True:
            block = hmac.digest(key, f"{number} {attempt}".encode(), "sha256")
            found = int.from_bytes(block, "big")
            if found < NUMBERS - NUMBERS % n:
                return found % n
            attempt += 1

    def throw(self, number: int, words: Sequence[str], weights: Sequence[int]) -> int:
        """Which of the options is thrown. They are taken in the order of their words, which stay what they are."""
        left = self.below(number, sum(weights))
        for index in sorted(range(len(words)), key=words.__getitem__):
            if left < weights[index]:
                return index
            left -= weights[index]
        raise AssertionError("unreachable: the weights are used up")


@lru_cache(maxsize=1_000)
def _key(secret: str, told: str) -> bytes:
    return hmac.digest(bytes.fromhex(secret), told.encode(), "sha256")


def write_added(added: Mapping[int, str]) -> str:
    """What seats have added, as it is hashed and kept: A and a number, B and a number."""
    return " ".join(f"{notation.label(seat)} {added[seat]}" for seat in sorted(added))


def read_added(text: str, players: int) -> dict[int, str]:
    """The same from its text."""
    words = text.split()
    added: dict[int, str] = {}
    for label, number in zip(words[::2], words[1::2], strict=False):
        seat = notation.actor_of(label, players)
        if seat is None or seat == CHANCE or not ADDED.fullmatch(number):
            raise RecordError(Message("refused-proof-added"))
        added[seat] = number
    if write_added(added) != " ".join(words):
        raise RecordError(Message("refused-proof-added"))
    return added


# Records


def headers(proof: Proof | None, otherwise: str = SYSTEM) -> dict[str, str]:
    """What a record says about the throws of its game."""
    if proof is None:
        return {"Dice": otherwise}
    return {
        "Dice": METHOD,
        "Commitment": proof.commitment,
        "Secret": proof.secret,
        "Added": write_added(proof.added),
    }


class Throw(NamedTuple):
    """A throw of a game: what could come, how likely, and what came."""

    words: list[str]
    weights: list[int]
    chosen: int


def throws(record: Record) -> list[Throw]:
    """All throws of a game, in order."""
    record.replay()
    found = []
    state = record.table.new()
    vocabulary = record.game.vocabulary
    for actor, token in record.entries:
        if actor == CHANCE:
            options = state.options(CHANCE)
            words = [vocabulary.text(each) for each in options]
            found.append(Throw(words, list(state.weights()), options.index(token)))
        state.take(actor, token)
    return found


def read(record: Record) -> Proof:
    """What a record says its throws follow from; a refusal if it does not say so."""
    method = record.headers.get("Dice", "")
    if method != METHOD:
        raise RecordError(
            Message("refused-proof-none")
            if method in ("", SYSTEM, ELSEWHERE, SEED)
            else Message("refused-proof-method")
        )
    secret = record.headers.get("Secret", "")
    if not re.fullmatch(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", secret):
        raise RecordError(Message("refused-proof-secret"))
    proof = Proof(secret, read_added(record.headers.get("Added", ""), record.table.players))
    if proof.commitment != record.headers.get("Commitment"):
        raise RecordError(Message("refused-proof-commitment"))
    return proof


def verify(record: Record) -> int:
    """Throw everything again; how many throws there were. The first that is another one is named."""
    proof = read(record)
    found = throws(record)
    for number, (words, weights, chosen) in enumerate(found, 1):
        expected = proof.throw(number, words, weights)
        if expected != chosen:
            raise RecordError(
                message(
                    "refused-proof-throw", throw=str(number), found=words[chosen], expected=words[expected]
                )
            )
    return len(found)
