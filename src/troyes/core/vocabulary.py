"""The alphabet of a game: every choice is one small number, a token, of a kind that knows itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, TypeVar
from zlib import crc32

from troyes.core.listing import UNLISTED, Listing
from troyes.core.message import Message
from troyes.core.native import i64, mypyc_attr, u8, vec

S = TypeVar("S")


class Alphabet:
    """Hands out the numbers of a game's tokens, kind by kind. They mean nothing outside the process that runs."""

    def __init__(self) -> None:
        self.size = 0

    def reserve(self, room: int) -> int:
        """The first of so many numbers that are nobody else's."""
        first = self.size
        self.size += room
        return first


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[S]):
    """A kind of token: how each of its tokens is written, which piece or place it is about, what it is called, and how
    it is told. Its tokens are the numbers from `first` on, in the order of its members.

    A kind derives a class of its own, or is a `Word`.
    """

    def __init__(
        self,
        alphabet: Alphabet,
        name: str,
        size: int,
        room: int = 0,
        first: int = -1,
        *,
        listed: Listing = UNLISTED,
    ) -> None:
        self.name: Final = name
        self.listed: Final = listed
        """How screens list its tokens."""
        self.size: Final = size
        """How many tokens there are of it."""
        self.room: Final = max(size, room)
        """How many there may be: modules add members to some kinds."""
        self.first: Final[i64] = alphabet.reserve(self.room) if first < 0 else first

    def holds(self, token: i64) -> bool:
        """Whether a token is one of its own."""
        return self.first <= token < self.first + self.room

    def word(self, index: int) -> str:
        """How a token is written, in logs and by people: the same for ever."""
        return self.name

    def ref(self, index: int) -> str:
        """The piece or place that a token is about, for screens."""
        return self.name

    def label(self, s: S, index: int) -> Message:
        """What a token is called on a button. The same message in the form `told` says what choosing it means, as a
        sentence without a subject, unless the step that asks has its own way to tell it."""
        return Message(self.name)

    def amount(self, index: int) -> int | None:
        """The number that a token stands for, of a kind that answers how many."""
        return None

    def closes(self) -> bool:
        """Whether a token of it says no more than that one is done."""
        return False


class Word(Kind[Any]):
    """A kind with a single token."""

    def __init__(
        self,
        alphabet: Alphabet,
        name: str,
        said: Message,
        ref: str = "",
        *,
        closes: bool = False,
        listed: Listing = UNLISTED,
    ) -> None:
        super().__init__(alphabet, name, 1, listed=listed)
        self.said: Final = said
        self.about: Final = ref or name
        self.is_closing: Final = closes

    def ref(self, index: int) -> str:
        return self.about

    def label(self, s: Any, index: int) -> Message:
        return self.said

    def closes(self) -> bool:
        return self.is_closing


class Vocabulary:
    """All tokens of a game: an ordered tuple of kinds."""

    def __init__(self, kinds: Iterable[Kind[Any]]) -> None:
        self.kinds: Final = tuple(kinds)
        end = max([int(kind.first) + kind.room for kind in self.kinds], default=0)
        self.texts: list[str] = [""] * end
        self.refs: list[str] = [""] * end
        self._kinds: list[Kind[Any] | None] = [None] * end
        self._tokens: dict[str, int] = {}
        for kind in self.kinds:
            for index in range(kind.size):
                token = int(kind.first) + index
                text = kind.word(index)
                assert text not in self._tokens, f"two tokens are written {text!r}"
                self._tokens[text] = token
                self.texts[token] = text
                self.refs[token] = kind.ref(index)
                self._kinds[token] = kind
        self.places: Final[vec[i64]] = vec[i64]([-1] * end)
        """Where each token stands among all there are: numbers without the gaps."""
        for place, token in enumerate(self.tokens()):
            self.places[token] = place
        self.unmarked: Final[vec[u8]] = vec[u8]([0] * len(self._tokens))
        """A nought for each of them."""
        self.digest: Final = f"{crc32(' '.join(self.texts).encode()):08x}"
        """A few letters for the words and their order: numbers mean the same wherever these are the same."""

    def __len__(self) -> int:
        return len(self.texts)

    def __contains__(self, token: int) -> bool:
        return 0 <= token < len(self.texts) and self._kinds[token] is not None

    def tokens(self) -> list[int]:
        """Every token, ascending; the numbers between them are kept for what modules may add."""
        return [token for token, kind in enumerate(self._kinds) if kind is not None]

    def text(self, token: int) -> str:
        """How the token is written."""
        return self.texts[token]

    def ref(self, token: int) -> str:
        """The piece or place that the token is about."""
        return self.refs[token]

    def kind(self, token: int) -> Kind[Any]:
        """The kind that a token is of."""
        kind = self._kinds[token]
        assert kind is not None
        return kind

    def label(self, state: object, token: int) -> Message:
        """What a token is called at this table."""
        kind = self.kind(token)
        return kind.label(state, token - int(kind.first))

    def token(self, text: str) -> int | None:
        """The token that is written so, if there is one."""
        return self._tokens.get(text)

    def write(self, tokens: Sequence[int]) -> str:
        """Tokens as words."""
        return " ".join([self.texts[token] for token in tokens])
