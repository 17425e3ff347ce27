"""Records in a third of their room: the text, compressed by Zstandard, in files that end in `.troyes.zst`."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Final

from troyes.core.errors import Refusal
from troyes.core.message import message

SUFFIX: Final = ".zst"
LARGEST: Final = 16_000_000
"""Bytes that a file may unfold to."""


def library() -> ModuleType:
    """What compresses, if it is installed."""
    try:
        import zstandard
    except ModuleNotFoundError as missing:
        raise Refusal(message("refused-extra", package=missing.name or "", extra="research")) from None
    found: ModuleType = zstandard
    return found


def pressed(text: str) -> bytes:
    """A text in little room."""
    content: bytes = library().ZstdCompressor(level=12).compress(text.encode())
    return content


def unpressed(content: bytes, path: Path) -> bytes:
    """What a file was before it was compressed."""
    zstandard = library()
    try:
        whole: bytes = zstandard.ZstdDecompressor().decompress(content, max_output_size=LARGEST)
    except zstandard.ZstdError:
        raise Refusal(message("refused-file-pressed", file=str(path))) from None
    return whole
