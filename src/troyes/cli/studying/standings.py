"""The figures of a match, as a table and as JSON."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from troyes.cli.streams import console
from troyes.core.message import message
from troyes.lab.estimates import Estimate
from troyes.lab.figures import Figures, Standing, Times
from troyes.play.catalogue import find
from troyes.words import said, text

NOTHING: Final = "–"
MOST_TOLD: Final = 10
"""Forfeits that are told one by one."""


def show(told: Figures) -> None:
    """The figures as a table: a column for each entrant."""
    match = told.match
    out = console()
    choices = ", ".join(f"{name}={value}" for name, value in match.choices.items())
    players = message("players", count=match.players)
    title = find(match.game).titled()
    out.print(text("terminal-table", title=title, players=players, choices=choices), style="bold")
    if match.players == 1:
        out.print(text("terminal-arena-games-alone", games=told.games, seed=str(match.seed)))
    else:
        out.print(text("terminal-arena-games", games=told.games, groups=told.groups, seed=str(match.seed)))
    if told.winning_points is not None and match.players > 1:
        out.print(text("terminal-arena-winning-points", points=f"{told.winning_points:.1f}"))
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("")
    for one in told.standings:
        table.add_column(Text(one.name), justify="right")
    for heading, cells in rows(told):
        if any(cell != NOTHING for cell in cells):
            table.add_row(heading, *cells)
    out.print(table)
    for number, name, why in told.forfeits[:MOST_TOLD]:
        out.print(text("terminal-arena-forfeit", game=number, who=name, why=why), soft_wrap=True)
    if len(told.forfeits) > MOST_TOLD:
        out.print(text("terminal-arena-forfeits-more", count=len(told.forfeits) - MOST_TOLD))


def rows(told: Figures) -> list[tuple[str, list[str]]]:
    """The lines of the table: what is told, and of each entrant how much."""
    several = told.standings
    is_alone = told.match.players == 1
    rival = find(told.match.game).rival if is_alone else None

    def row(heading: str, cell: Callable[[Standing], str]) -> tuple[str, list[str]]:
        return heading, [cell(one) for one in several]

    plain = [
        row(text("terminal-arena-seats"), lambda one: str(one.seats) if not is_alone else NOTHING),
        row(text("terminal-arena-wins"), lambda one: NOTHING if one.wins is None else percent(one.wins.mean)),
        row(text("terminal-arena-interval"), lambda one: between(one.wins, percent)),
        row(
            text("terminal-arena-points") if rival is None else text("terminal-arena-margin", rival=rival),
            lambda one: about(one.points, ".1f" if rival is None else "+.1f"),
        ),
        row(
            text("terminal-arena-when-winning"),
            lambda one: NOTHING if one.winning_points is None else f"{one.winning_points:.1f}",
        ),
        row(text("terminal-arena-lead"), lambda one: about(one.lead, "+.1f")),
        row(text("terminal-arena-interval"), lambda one: between(one.lead, lambda value: f"{value:+.1f}")),
        row(
            text("terminal-arena-rating"),
            lambda one: NOTHING if one.rating is None else f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}",
        ),
    ]
    marks = [row(reached(mark, is_margin=rival is not None), reaching(mark)) for mark in several[0].marks]
    times = [
        row(text("terminal-arena-time"), lambda one: duration(one.times, lambda times: times.mean)),
        row(
            text("terminal-arena-time-hundredth"),
            lambda one: duration(one.times, lambda times: times.hundredth),
        ),
        row(
            text("terminal-arena-time-longest"), lambda one: duration(one.times, lambda times: times.longest)
        ),
        row(text("terminal-arena-forfeited"), lambda one: str(one.forfeits) if told.forfeits else NOTHING),
    ]
    return [*plain, *marks, *times]


def reached(mark: int, *, is_margin: bool) -> str:
    """What is reached: so many points, or so many more than the rival, which is a victory from the first on."""
    if not is_margin:
        return text("terminal-arena-reached", points=str(mark))
    return text("terminal-arena-won" if mark == 1 else "terminal-arena-reached", points=f"{mark:+d}")


def reaching(mark: int) -> Callable[[Standing], str]:
    """How often an entrant reached so many points."""
    return lambda one: f"{percent(one.marks[mark].mean)} ({between(one.marks[mark], percent)})"


def percent(share: float) -> str:
    """A share."""
    return f"{share * 100:.1f} %"


def between(estimate: Estimate | None, written: Callable[[float], str]) -> str:
    """An interval."""
    if estimate is None or not math.isfinite(estimate.low):
        return NOTHING
    return f"{written(estimate.low)} … {written(estimate.high)}"


def about(estimate: Estimate | None, form: str) -> str:
    """A mean and its standard error, if that is known."""
    if estimate is None:
        return NOTHING
    error = f" ± {estimate.error:.1f}" if math.isfinite(estimate.error) else ""
    return f"{estimate.mean:{form}}{error}"


def duration(times: Times | None, which: Callable[[Times], float]) -> str:
    """A time in milliseconds."""
    if times is None:
        return NOTHING
    time = which(times)  # two digits of a number from 99.5 on, or of a very small one, would have an exponent
    return text(
        "terminal-arena-milliseconds", time=f"{time:.0f}" if time >= 10 else f"{max(time, 0.0001):.2g}"
    )


def described(told: Figures) -> dict[str, object]:
    """The figures as JSON."""
    match = told.match
    return {
        "game": match.game,
        "players": match.players,
        "setup": match.choices,
        "seed": match.seed,
        "games": told.games,
        "groups": told.groups,
        "winning_points": told.winning_points,
        "entrants": [entrant(told, one, place) for place, one in enumerate(told.standings)],
        "forfeits": [
            {"game": number, "entrant": name, "why": said(why)} for number, name, why in told.forfeits
        ],
    }


def entrant(told: Figures, one: Standing, place: int) -> dict[str, object]:
    """An entrant's figures as JSON."""
    return {
        "name": one.name,
        "budget": told.match.entrants[place].thinks(),
        "seats": one.seats,
        "games": one.games,
        "forfeits": one.forfeits,
        "wins": estimated(one.wins),
        "wins_independent": one.independent,
        "points": estimated(one.points),
        "winning_points": one.winning_points,
        "lead": estimated(one.lead),
        "rating": None if one.rating is None else one.rating._asdict(),
        "reached": {str(mark): estimated(found) for mark, found in one.marks.items()},
        "milliseconds": None if one.times is None else one.times._asdict(),
    }


def estimated(estimate: Estimate | None) -> dict[str, float | None] | None:
    """An estimate as JSON, which knows no infinity."""
    if estimate is None:
        return None
    return {name: value if math.isfinite(value) else None for name, value in estimate._asdict().items()}
