"""Troyes beside other engines in one run: Catanatron and OpenSpiel, random play on one core."""

from __future__ import annotations

from json import dumps
from pathlib import Path

from peer_environment import USUAL_PLACE, prepare
from report import (
    TIMES,
    Comparison,
    Row,
    Spread,
    Subject,
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

INSIDE = "playouts inside"
FROM_PYTHON = "from Python"
TARGETS = {
    "dice": {"games": 100, "decisions": 20, "clones": 50},
    "city": {"games": 25, "clones": 50},
}

HOW_COUNTED = """\
Random play, processor time of one core; the engines take turns, round after round, and medians are
shown with the range of the rounds. A decision is one choice of a player, forced ones included: a
token in Troyes, an action in Catanatron's log (where rolling the dice is one), a player's action in
OpenSpiel's history. Outcomes of chance are not counted. Clones are of a game at its middle."""


def way(rows: list[Row], engine: str, ending: str) -> list[Row]:
    """The rows of an engine whose way of playing ends so."""
    return [row for row in rows if row.engine.startswith(engine) and row.way.endswith(ending)]


def speeds(rows: list[Row]) -> str:
    """What was measured, as a table."""
    return table(
        ("engine", "game", "how", "games/s", "decisions/s", "decisions a game", "clone"),
        (
            (
                row.engine,
                row.game,
                row.way,
                cell(row.spread("games_per_second"), number, ranged=True),
                cell(row.spread("decisions_per_second"), number, ranged=True),
                cell(row.spread("decisions_per_game"), number),
                cell(row.spread("clone_seconds"), duration, ranged=True),
            )
            for row in rows
        ),
        words=3,
    )


def comparisons(rows: list[Row]) -> list[Comparison]:
    """Compiled Troyes against every row of a peer, inside against inside, stepped against stepped.

    Catanatron knows one way only, and meets both of ours.
    """
    [inside] = way(rows, "Troyes", f"compiled, {INSIDE}")
    [stepped] = way(rows, "Troyes", f"compiled, {FROM_PYTHON}")
    return [
        *(Comparison(ours, peer) for peer in way(rows, "Catanatron", "") for ours in (inside, stepped)),
        *(Comparison(inside, peer) for peer in way(rows, "OpenSpiel", INSIDE)),
        *(Comparison(stepped, peer) for peer in way(rows, "OpenSpiel", FROM_PYTHON)),
    ]


def ratios(compared: list[Comparison]) -> str:
    """How many times faster we are, as a table."""
    return table(
        ("Troyes", "against", "games/s", "decisions/s", "clones/s"),
        (
            (
                one.row.way,
                f"{one.other.engine}: {one.other.game}; {one.other.way}",
                cell(one.games, times, ranged=True),
                cell(one.decisions, times, ranged=True),
                cell(one.clones, times, ranged=True),
            )
            for one in compared
        ),
        words=2,
    )


def goals(compared: list[Comparison], targets: dict[str, int]) -> dict[str, Spread | None]:
    """What is held against the targets: playouts inside, and the clone as called from Python."""
    inside, stepped = compared[:2]
    reached = {"games": inside.games, "decisions": inside.decisions, "clones": stepped.clones}
    return {name: reached[name] for name in targets}


def verdict(compared: list[Comparison], targets: dict[str, int]) -> str:
    """The targets and whether they are met, as a table."""
    return table(
        ("against Catanatron", "target", "measured", "met"),
        (
            (
                f"{name}/s",
                f"≥ {targets[name]}{TIMES}",
                spread.text(times),
                "yes" if met(targets[name], spread) else "no",
            )
            for name, spread in goals(compared, targets).items()
            if spread
        ),
        words=1,
    )


def met(target: int, spread: Spread | None) -> bool:
    """Whether a target is met."""
    return spread is not None and spread.median >= target


def main(
    row: str = "dice:4",
    /,
    *,
    env: Path = USUAL_PLACE,
    rounds: int = 5,
    seconds: float = 2.0,
    quick: bool = False,
    json: bool = False,
) -> None:
    """Measure one of our games beside Catanatron and OpenSpiel.

    Parameters
    ----------
    row
        The game and its players, such as dice:4 or city:4.
    env
        Where the peers are installed; made if it is not there.
    rounds
        How often everything is measured, in turns; medians are shown.
    seconds
        Processor seconds for each reading.
    quick
        A short run, for a first impression.
    json
        Print one JSON object.
    """
    if quick:
        rounds, seconds = 3, 0.3
    python = prepare(env)
    subjects = [
        Subject("Catanatron", python, "peer_catanatron.py"),
        troyes([row], "compiled"),
        Subject("OpenSpiel", python, "peer_openspiel.py"),
        troyes([row], "interpreted"),
    ]
    rows = sorted(measure(subjects, rounds, seconds), key=lambda row: row.engine)
    compared = comparisons(rows)
    targets = TARGETS.get(row.partition(":")[0], {})
    if json:
        document = {
            **circumstances(rounds, seconds),
            "rows": [row.document() for row in rows],
            "ratios": [one.document() for one in compared],
            "targets": {
                name: {
                    "target": targets[name],
                    "measured": spread and spread.median,
                    "met": met(targets[name], spread),
                }
                for name, spread in goals(compared, targets).items()
            },
        }
        print(dumps(document, indent=2))
    else:
        print("\n\n".join((HOW_COUNTED, speeds(rows), ratios(compared), verdict(compared, targets))))


if __name__ == "__main__":
    run(main)
