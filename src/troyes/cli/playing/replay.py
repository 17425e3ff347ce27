"""`troyes replay`: a record played again, to the end or to a token."""

from __future__ import annotations

from rich.text import Text

from troyes import draw
from troyes.cli.inputs import At, Components, Json, RecordFile, read_record
from troyes.cli.streams import console, write_json
from troyes.core.message import Message, message
from troyes.core.state import ALL_SEEING, CHANCE, State
from troyes.draw.names import printable
from troyes.play import notation
from troyes.play.record import Record
from troyes.words import said, text


def replay(file: RecordFile, /, *, at: At = None, components: Components = None, json: Json = False) -> None:
    """Replay a record, checking every token, and show the position."""
    record = read_record(file, components)
    state = record.replay(at)
    tokens = len(record.entries) if at is None else at
    if json:
        write_json(described(record, state, tokens))
        return
    out = console()
    out.print(Text(headline(record, tokens), style="bold"))
    out.print(
        draw.picture(record.game, state, ALL_SEEING, record.names),
        crop=False,
        overflow="ignore",
        no_wrap=True,
    )
    out.print()
    if state.actors():
        for actor in state.actors():
            question = state.prompt(actor).question
            out.print(said(question) if actor == CHANCE else asked(record, actor, question))
    else:
        out.print(draw.scoring(record.game, state, ALL_SEEING, record.names))
        seats = record.game.winners(state)
        winners = [message("seat", seat=seat_name(record, seat)) for seat in seats]
        out.print(text("terminal-wins" if len(winners) == 1 else "terminal-share", winners=winners))


def headline(record: Record, tokens: int) -> str:
    """Which game it is, and how far it was replayed."""
    return text(
        "terminal-replayed",
        title=record.game.titled(),
        players=message("players", count=record.setup.players),
        choices=", ".join(f"{name}={value}" for name, value in record.setup.choices.items()),
        token=tokens,
        tokens=len(record.entries),
    )


def asked(record: Record, seat: int, question: Message) -> str:
    """A question with whom it is for."""
    return text("terminal-is-asked", who=seat_name(record, seat), question=question)


def seat_name(record: Record, seat: int) -> str:
    """A player's name as a terminal can show it."""
    return printable(record.names[seat])


def described(record: Record, state: State, tokens: int) -> dict[str, object]:
    """A replayed record as JSON."""
    actors = state.actors()
    return {
        "game": record.game.name,
        "version": record.game.version,
        "players": record.setup.players,
        "setup": record.setup.choices,
        "names": record.names,
        "tokens": len(record.entries),
        "at": tokens,
        "over": not actors,
        "actors": [notation.label(actor) for actor in actors],
        "scores": state.scores(),
        "winners": [] if actors else [notation.label(seat) for seat in record.game.winners(state)],
        "position": record.game.document(state),
    }
