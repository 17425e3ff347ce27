"""What the page gets to draw and to explain, whatever the game: the parts that all games share."""

from __future__ import annotations

from msgspec import Struct


class Explanation(Struct, frozen=True):
    """What a piece or a place is, in our own words; `rule` names the section of the rulebook."""

    title: str
    text: str
    rule: str = ""


class ScoreLine(Struct, frozen=True):
    """A line of the final count: what is counted, and a cell for each column."""

    label: str
    cells: list[str]
    total: bool = False


class Scoring(Struct, frozen=True):
    """The count line by line; the columns are the seats in order, and le Roy where he takes part."""

    columns: list[str]
    lines: list[ScoreLine]
    verdict: str = ""


class PlainScene(Struct, frozen=True, tag_field="game", tag="plain"):
    """A game that nobody has drawn yet: its points and a sentence."""

    text: str
    scores: list[int]
