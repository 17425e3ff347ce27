"""How games ended, as the database keeps it."""

from __future__ import annotations

import msgspec

from troyes.server.seat_messages import Ended
from troyes.server.store.rows import Status, TableRow
from troyes.server.tables.live import Live


class Result(msgspec.Struct, frozen=True):
    """How a game ended, as the database keeps it."""

    scores: list[int]
    winners: list[int]
    ended: Ended = ""
    """Why it ended before its time, if it did."""


def outcome(live: Live) -> tuple[Status, str]:
    """What a table says of itself: whether its game is over, and how it ended."""
    if live.session is None:
        return "open", ""
    if not live.is_over:
        return "playing", ""
    return "finished", encode_result(Result(live.state.scores(), winners(live), live.hands.ended))


def winners(live: Live) -> list[int]:
    """Who has won: nobody who resigned or lost the seat, and nobody at all where all agreed to end the game."""
    rest = [seat for seat in range(live.row.players) if seat not in live.hands.resigned]
    if live.hands.ended:
        return rest if live.hands.ended == "resigned" and len(rest) == 1 else []
    first = [seat for seat in live.game.winners(live.state) if seat in rest]
    scores = live.state.scores()
    return first or [seat for seat in rest if scores[seat] == max(scores[each] for each in rest)]


def encode_result(result: Result) -> str:
    """How a game ended, as a table keeps it."""
    return msgspec.json.encode(result).decode()


def result_of(table: TableRow) -> Result:
    """How the game at a table ended, with no scores if it has not."""
    return msgspec.json.decode(table.result, type=Result) if table.result else Result([], [])
