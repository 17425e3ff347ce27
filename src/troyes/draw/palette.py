"""Inks, lines and blocks that the pictures of all games share.

Blocks set both ink and ground, so that they can be read on light and on dark terminals. Our own words are filled up to
the width of their column and never cut, for another language may need more room than English.
"""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from rich.cells import cell_len
from rich.text import Text

RED: Final = "bold white on dark_red"
YELLOW: Final = "bold black on gold3"
WHITE: Final = "bold black on grey85"
BLACK_DIE: Final = "bold white on black"
FAINT: Final = "dim"
HEAD: Final = "bold"
WIDTH: Final = 79

Part = str | Text | tuple[str, str]
"""A piece of a line: words, or words with their style."""


def line(*parts: Part) -> Text:
    """A line of parts, without blanks at its end."""
    text = Text.assemble(*parts)
    text.rstrip()
    return text


def filled(words: str, width: int) -> str:
    """Words with blanks up to a width, wide characters counted as such."""
    return words + " " * (width - cell_len(words))


def wrapped(head: Text, words: str, indent: int) -> list[Text]:
    """Words after a head, in as many lines as they need."""
    first, *rest = wrap(words, WIDTH - indent) or [""]
    return [line(head, first), *[line(" " * indent, more) for more in rest]]


def stacked(blocks: Sequence[Sequence[Text]]) -> Text:
    """Blocks of lines, with an empty line between them."""
    lines: list[Text] = []
    for block in blocks:
        if block and lines:
            lines.append(Text())
        lines += block
    return Text("\n").join(lines)
