"""Every board in the middle of a game, at a screen of any size: positions that are laid out once, as records."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Page, expect

from tests.web.play import ready
from tests.web.visitors import known, post
from troyes.core import walk
from troyes.core.rng import Rng
from troyes.play.catalogue import find
from troyes.play.record import Record
from troyes.play.session import Session
from troyes.play.table import Table

ALL = {
    "characters": "ladies",
    "activities": "mixed",
    "events": "mixed",
    "head": "yes",
    "ramparts": "yes",
}
ALONE = {name: choice for name, choice in ALL.items() if name != "ramparts"}
LONG = (
    "Wilhelmina Winterbottoms",
    "Guillaume-de-Champignons",
    "Maximilian Mwangi-Hammam",
    "Aymeric Wolfsmühlenmaier",
)
"""As long as names may be: 24 letters, and wide ones."""
SHORT = ("Aliénor", "Bertran", "Chrétien", "Marie")


@dataclass(frozen=True)
class Board:
    """A game after so many moves, and with whom."""

    game: str
    players: int
    moves: int
    setup: dict[str, str] = field(default_factory=dict)


BOARDS: dict[str, Board] = {
    "troyes-2-ladies": Board("city", 2, 26, {**ALL, "revealed": "yes"}),
    "troyes-4-ladies": Board("city", 4, 48, {**ALL, "bonus": "yes"}),
    "troyes-4": Board("city", 4, 48),
    "solo": Board("city", 1, 22, ALONE),
    "dice-4": Board("dice", 4, 30, {"banquets": "yes"}),
}


def laid_out(board: Board, names: tuple[str, ...] = LONG) -> str:
    """The record of such a game: chance and players by a seed."""
    game = find(board.game)
    table = Table(game, game.setup(board.players, board.setup))
    session = Session(table, names=names[: board.players], seed=7)
    rng = Rng(7)
    made = 0
    while made < board.moves or session.state.actors()[0]:
        seat = session.state.actors()[0]
        session.play_move(seat, any_move(session, seat, rng))
        made += 1
    entries = [(entry.actor, entry.token) for entry in session.log]
    return Record(table, entries, names=session.names, result="*").text()


def any_move(session: Session, seat: int, rng: Rng) -> list[int]:
    """A complete move at random; nobody passes who need not."""
    after = session.state.clone()
    tokens: list[int] = []
    while not tokens or not walk.ends_move(after, seat):
        options = after.options(seat)
        words = session.table.game.vocabulary.texts
        wanted = [token for token in options if words[token] != "pass"] or options
        tokens.append(rng.pick(wanted))
        after.take(seat, tokens[-1])
    return tokens


def open_board(page: Page, board: Board, names: tuple[str, ...] = LONG) -> str:
    """Lay a board before whoever has this page, with all its people at this screen; the table's identifier."""
    return open_record(page, laid_out(board, names))


def open_record(page: Page, record: str) -> str:
    """The same with a game of one's own choice."""
    known(page)
    made = post(page, "/api/records", {"record": record, "play": True})
    page.goto(f"/t/{made['id']}")
    curtain = page.get_by_role("region", name="Curtain")
    expect(curtain.or_(page.locator(".frame .piece").first).first).to_be_attached()
    if curtain.count():
        curtain.get_by_role("button").click()
    ready(page)
    return str(made["id"])
