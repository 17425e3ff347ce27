"""`troyes position`, `troyes moves`, `troyes apply`: positions as documents, for bug reports and studies."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table

from troyes.cli.inputs import At, Components, Json, PositionFile, RecordFile, read_position, read_record
from troyes.cli.streams import console, waiting, write_json
from troyes.core.errors import IllegalMove
from troyes.core.game import AnyGame
from troyes.core.message import message, quoted
from troyes.core.state import CHANCE, State
from troyes.core.walk import ends_move
from troyes.draw.plain import pretty
from troyes.play import notation
from troyes.words import said, text

MOST_MOVES: Final = 100_000
"""Of one actor. Chains of bonuses in positions made by hand can allow more moves than anyone could read."""

Move = tuple[list[int], list[str]]
"""Tokens, and what each of them means."""


def position(file: RecordFile, /, *, at: At = None, components: Components = None) -> None:
    """Write the position of a record as a readable JSON document."""
    record = read_record(file, components)
    print(pretty(record.game.document(record.replay(at))))


def moves(position: PositionFile, /, *, components: Components = None, json: Json = False) -> None:
    """List the complete legal moves of everyone who must choose, with what they mean, or what chance may throw."""
    game, state = read_position(position, components)
    with waiting(text("terminal-looking")):
        found = {
            actor: list(islice(complete_moves(game, state, actor), MOST_MOVES + 1))
            for actor in state.actors()
        }
    if json:
        write_json({"game": game.name, "over": not found, "actors": described(game, state, found)})
        return
    out = console()
    if not found:
        out.print(text("terminal-nothing-to-choose"))
    for actor, several in found.items():
        question = f"{notation.label(actor)}: {said(state.prompt(actor).question)} {counted(several)}"
        out.print(question, style="bold", soft_wrap=True)
        table = Table.grid(padding=(0, 2))
        weights = state.weights() if actor == CHANCE else []
        for number, (tokens, texts) in enumerate(several[:MOST_MOVES]):
            likely = [chance(weights[number], sum(weights))] if weights else []
            table.add_row(f"  {notation.write(game, tokens)}", *likely, "; ".join(texts))
        out.print(table)


def complete_moves(game: AnyGame, state: State, actor: int) -> Iterator[Move]:
    """Every complete move of an actor, with what its tokens mean."""
    for token in state.options(actor):
        told = said(game.tell(state, actor, token).message(), "told")
        after = state.clone()
        after.take(actor, token)
        if actor == CHANCE or ends_move(after, actor):
            yield [token], [told]
        else:
            for tokens, texts in complete_moves(game, after, actor):
                yield [token, *tokens], [told, *texts]


def counted(several: list[Move]) -> str:
    """How many moves there are, in brackets."""
    if len(several) > MOST_MOVES:
        return text("terminal-many-moves", most=MOST_MOVES)
    return f"({len(several)})"


def chance(weight: int, all_weights: int) -> str:
    """How likely something is."""
    return text("terminal-chance", weight=weight, all=all_weights)


def described(game: AnyGame, state: State, found: dict[int, list[Move]]) -> list[dict[str, object]]:
    """Everyone's moves as JSON."""
    actors: list[dict[str, object]] = []
    for actor, several in found.items():
        weights = state.weights() if actor == CHANCE else []
        listed: list[dict[str, object]] = []
        for number, (tokens, texts) in enumerate(several[:MOST_MOVES]):
            move: dict[str, object] = {
                "tokens": [game.vocabulary.text(token) for token in tokens],
                "texts": texts,
            }
            if weights:
                move["weight"] = weights[number]
            listed.append(move)
        actors.append(
            {
                "actor": notation.label(actor),
                "ask": said(state.prompt(actor).question),
                "complete": len(several) <= MOST_MOVES,
                "moves": listed,
            }
        )
    return actors


def apply(
    position: PositionFile,
    /,
    *tokens: Annotated[
        str,
        Parameter(
            name="TOKEN",
            help="help-apply-tokens",
        ),
    ],
    components: Components = None,
) -> None:
    """Take tokens in a position and print the next one."""
    game, state = read_position(position, components)
    reading = notation.Reading(game, state)
    seat: int | None = None
    for number, word in enumerate(tokens, start=1):
        token = game.vocabulary.token(word)
        if token is None:
            seat = notation.actor_of(word, len(state.scores()))
            if seat is None:
                why = message("refused-seat-or-word", word=quoted(word), game=game.titled())
                raise IllegalMove(message("refused-at-token", token=str(number), why=why))
            continue
        actors = state.actors()
        actor = actors[0] if actors and (seat is None or actors == [CHANCE]) else seat
        try:
            reading.take(CHANCE if actor is None else actor, token)
        except IllegalMove as error:
            raise IllegalMove(message("refused-at-token", token=str(number), why=error.said)) from None
    print(pretty(game.document(state)))
