"""How fast the engine is: interpreted and compiled, from Python and with playouts inside."""

from __future__ import annotations

from json import dumps

from report import (
    Comparison,
    Row,
    cell,
    circumstances,
    duration,
    measure,
    number,
    run,
    table,
    times,
    troyes,
)

ROWS = (
    "dice:1",
    "dice:2",
    "dice:4",
    "dice:10",
    "dice:4:banquets=yes",
    "dice:4:banquets=yes,numbering=expert",
)


def speeds(rows: list[Row]) -> str:
    """What was measured, as a table."""
    head = (
        "game",
        "how",
        "games/s",
        "decisions/s",
        "chance/s",
        "decisions a game",
        "options",
        "clone",
    )
    return table(
        head,
        (
            (
                row.game,
                row.way,
                cell(row.spread("games_per_second"), number),
                cell(row.spread("decisions_per_second"), number),
                cell(row.spread("chance_per_second"), number),
                cell(row.spread("decisions_per_game"), number),
                cell(row.spread("options_seconds"), duration),
                cell(row.spread("clone_seconds"), duration),
            )
            for row in rows
        ),
        words=2,
    )


def gains(rows: list[Row]) -> list[Comparison]:
    """Each compiled row with its interpreted twin."""
    found = {(row.game, row.way): row for row in rows}
    return [
        Comparison(row, found[row.game, row.way.replace("compiled", "interpreted")])
        for row in rows
        if row.way.startswith("compiled")
    ]


def ratios(gained: list[Comparison]) -> str:
    """What compiling gains, as a table."""
    return table(
        ("game", "compiled against interpreted", "games/s", "decisions/s", "clones/s"),
        (
            (
                one.row.game,
                one.row.way.removeprefix("compiled, "),
                cell(one.games, times, ranged=True),
                cell(one.decisions, times, ranged=True),
                cell(one.clones, times, ranged=True),
            )
            for one in gained
        ),
        words=2,
    )


def main(*rows: str, rounds: int = 3, seconds: float = 1.0, quick: bool = False, json: bool = False) -> None:
    """Measure the engine by random play on one core.

    Parameters
    ----------
    rows
        What to measure, such as `dice:4` or `dice:4:banquets=yes,numbering=expert`;
        a selection if none is given.
    rounds
        How often everything is measured; medians are shown.
    seconds
        Processor seconds for each reading.
    quick
        A short run, for a first impression.
    json
        Print one JSON object.
    """
    if quick:
        rounds, seconds = 1, 0.2
    wanted = rows or ROWS
    measured = measure([troyes(wanted, "compiled"), troyes(wanted, "interpreted")], rounds, seconds)
    gained = gains(measured)
    if json:
        document = {
            **circumstances(rounds, seconds),
            "rows": [row.document() for row in measured],
            "ratios": [one.document() for one in gained],
        }
        print(dumps(document, indent=2))
    else:
        print(f"{speeds(measured)}\n\n{ratios(gained)}")


if __name__ == "__main__":
    run(main)
