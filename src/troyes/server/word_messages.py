"""What the page is told of a game's words: its tokens, how they are listed, and what its pieces mean."""

from __future__ import annotations

from msgspec import Struct

from troyes.server.scenes.base import Explanation, Message


class Word(Struct, frozen=True, omit_defaults=True):
    """A token: how it is written, its kind, the piece or place that it is about, and what it is called.

    `amount` is how many it says, of a kind that does; one that `closes` says no more than that one is done.
    """

    text: str
    kind: str
    ref: str
    label: Message
    amount: int | None = None
    closes: bool = False


class HeadingInfo(Struct, frozen=True):
    """What things are called together; whatever has a lower rank is listed before them."""

    title: Message
    rank: int


class KindInfo(Struct, frozen=True, omit_defaults=True):
    """How the tokens of a kind are listed, and what they are to a move: see `troyes.core.listing`."""

    below: HeadingInfo | None = None
    alone: HeadingInfo | None = None
    part: HeadingInfo | None = None
    means: bool = False
    bought: bool = False
    opens: bool = False
    settles: bool = False
    stop: bool = False


class Words(Struct, frozen=True):
    """All tokens of a game, its kinds of tokens by name, and what its pieces mean.

    `alphabet` is a digest of the words and their order. The numbers in a tree are places in `tokens` if the position
    has the same one; else the words have to be fetched again.
    """

    alphabet: str
    tokens: list[Word]
    kinds: dict[str, KindInfo]
    glossary: dict[str, Explanation]
