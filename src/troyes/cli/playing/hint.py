"""`troyes hint`: what a computer player would do in a position, and what it expects of that."""

from __future__ import annotations

from typing import Annotated, Final

from cyclopts import Parameter
from rich import box
from rich.table import Table

from troyes.bots import levels
from troyes.bots.advice import Advice, advise
from troyes.bots.player import Sight
from troyes.cli.inputs import LARGEST_SEED, At, Components, Json, RecordFile, read_record, whole
from troyes.cli.streams import console, waiting, write_json
from troyes.core.errors import Refusal
from troyes.core.game import AnyGame
from troyes.core.message import Message
from troyes.core.rng import Rng
from troyes.play import notation
from troyes.words import text

UNTIMED: Final = 1e9
"""Only what is counted ends the thinking, so that a hint repeats."""
HEADINGS: Final = ("points", "lead", "chance", "visits", "move", "line")


def hint(
    file: RecordFile,
    /,
    *,
    at: At = None,
    level: Annotated[str, Parameter(help="help-hint-level")] = "countess",
    seed: Annotated[int, Parameter(help="help-hint-seed")] = 1,
    components: Components = None,
    json: Json = False,
) -> None:
    """Tell the best five moves of whoever must choose, with what may be expected of them."""
    whole("--seed", seed, 0, LARGEST_SEED)
    found = levels.find(level)
    record = read_record(file, components)
    state = record.replay(at)
    seats = [actor for actor in state.actors() if actor >= 0]
    if not seats:
        raise Refusal(Message("refused-hint-nobody"))
    sight = Sight(state, seats[0])
    with waiting(text("terminal-hint-thinking")):
        advice = advise(found.player(), sight, Rng(seed), UNTIMED)
    if json:
        write_json(
            {
                "game": record.game.name,
                "level": level,
                "seat": notation.label(sight.seat),
                "moves": [described(record.game, one) for one in advice],
            }
        )
    else:
        show(record.game, sight, advice)


def described(game: AnyGame, advice: Advice) -> dict[str, object]:
    """A move as JSON."""
    return {
        "tokens": [game.vocabulary.text(token) for token in advice.tokens],
        "points": round(advice.points, 2),
        "lead": round(advice.lead, 2),
        "chance": round(advice.chance, 4),
        "visits": advice.visits,
        "line": [
            {"seat": notation.label(seat), "tokens": [game.vocabulary.text(token) for token in tokens]}
            for seat, tokens in advice.line
        ],
    }


def show(game: AnyGame, sight: Sight, advice: list[Advice]) -> None:
    """The moves as a table, the best on top."""
    out = console()
    out.print(text("terminal-hint-for", seat=notation.label(sight.seat)), style="bold", soft_wrap=True)
    table = Table(*(text(f"terminal-hint-{name}") for name in HEADINGS), box=box.SIMPLE)
    for one in advice:
        line = "; ".join(
            f"{notation.label(seat)} {notation.write(game, tokens)}" for seat, tokens in one.line[1:]
        )
        table.add_row(
            f"{one.points:.1f}",
            f"{one.lead:+.1f}",
            f"{one.chance:.0%}",
            str(one.visits),
            notation.write(game, one.tokens),
            line,
        )
    out.print(table)
