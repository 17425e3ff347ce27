"""Bar charts with intervals as SVG: a bar a row, its name before it and its figure behind it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

ROW, LEFT, WIDTH, RIGHT = 20, 220, 420, 170
LETTER, FINE = 7, 4.0
INK, BAR, LINE = "#2b1d12", "#285a8c", "#b89b6c"


class Bar(NamedTuple):
    """A figure with the interval that it lies in."""

    name: str
    value: float
    low: float
    high: float


def chart(title: str, bars: Sequence[Bar], path: Path) -> None:
    """Draw bars from nought, to either side, all to one scale."""
    least, most = min(0.0, *(bar.low for bar in bars)), max(0.0, *(bar.high for bar in bars))
    scale = WIDTH / ((most - least) or 1.0)
    left = max(LEFT, *(LETTER * len(bar.name) + 16 for bar in bars))
    height, full = 34 + ROW * len(bars), left + WIDTH + RIGHT
    digits = 1 if most - least > FINE else 2

    def at(value: float) -> float:
        return round(left + (value - least) * scale, 1)

    parts = [text(8, 18, title, bold=True)]
    for i, bar in enumerate(bars):
        y = 30 + i * ROW
        begin, end = sorted((at(0.0), at(bar.value)))
        parts.append(text(left - 8, y + 12, bar.name, anchor="end"))
        parts.append(f'<rect x="{begin}" y="{y + 3}" width="{end - begin:.1f}" height="11" fill="{BAR}"/>')
        middle = y + 8.5
        parts.append(f'<path d="M{at(bar.low)} {middle}H{at(bar.high)}" stroke="{INK}" stroke-width="2"/>')
        told = f"{bar.value:.{digits}f} ({bar.low:.{digits}f} to {bar.high:.{digits}f})"
        parts.append(text(left + WIDTH + 8, y + 12, told))
    parts.append(f'<path d="M{at(0.0)} 26V{height - 4}" stroke="{LINE}"/>')
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {full} {height}" width="{full}" height="{height}" '
        f'role="img" font-family="Georgia, serif"><title>{escape(title)}</title>'
        f'<rect width="{full}" height="{height}" fill="#fbf5e6"/>{"".join(parts)}</svg>\n',
        "utf-8",
    )


def text(x: float, y: float, told: str, *, anchor: str = "start", bold: bool = False) -> str:
    """A line of words."""
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x}" y="{y}" font-size="12" fill="{INK}" text-anchor="{anchor}"{weight}>{escape(told)}</text>'
