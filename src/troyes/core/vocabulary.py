"""The alphabet of a game: every choice is one small number with a stable text and a place on the board."""

from __future__ import annotations

from collections.abc import Iterable


class Vocabulary:
    """Tokens, numbered from 0 in the order given: each a text for logs and a reference for screens."""

    def __init__(self, words: Iterable[tuple[str, str]]) -> None:
        pairs = list(words)
        self.texts: list[str] = [text for text, _ in pairs]
        self.refs: list[str] = [ref for _, ref in pairs]
        self._tokens: dict[str, int] = {text: token for token, text in enumerate(self.texts)}
        assert len(self._tokens) == len(self.texts), "two tokens have the same text"

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, token: int) -> str:
        """How the token is written."""
        return self.texts[token]

    def ref(self, token: int) -> str:
        """The piece or place that the token is about."""
        return self.refs[token]

    def token(self, text: str) -> int | None:
        """The token that is written so, if there is one."""
        return self._tokens.get(text)
