"""What happened is told step by step to each seat: also what was secret when it was chosen, once it is no more."""

from __future__ import annotations

from troyes.bots.player import Sight
from troyes.bots.players.villager import Villager
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.play.catalogue import find
from troyes.server.messages import Frame
from troyes.server.store.rows import LogRow, SeatRow, TableRow
from troyes.server.tables.live import START, Live, seat_names
from troyes.server.views.frames import frames
from troyes.server.views.positions import log_line
from troyes.server.views.viewers import WATCHER, Viewer

NAMES = ("Alix", "Bo", "Cy")


def begun() -> Live:
    """Troyes Dice, in which all choose at once."""
    seats = tuple(SeatRow(seat, "person", f"p{seat}", name) for seat, name in enumerate(NAMES))
    row = TableRow(
        *("table", "dice", find("dice").version, 3, {}, "", "p0", False, "playing", (), "", 0.0, 0.0, seats)
    )
    live = Live(row, dice=1)
    live.follow(LogRow(1, START, -1, "", 0.0))
    return live


def choose(live: Live, seat: int) -> int:
    """A seat makes its move; how long the log was before."""
    before = len(live.playing.log)
    live.move(live.rev, seat, Villager(1).choose(Sight(live.state, seat), Rng(seat), 60.0))
    return before


def steps(live: Live, viewer: Viewer, begin: int) -> list[Frame]:
    """What a seat, or a watcher, is told."""
    return frames(live.playing, live.story, viewer, seat_names(live.row), begin)


def told(live: Live, viewer: Viewer, begin: int) -> list[list[int]]:
    """Whose doings each step tells."""
    return [[line.seat for line in frame.lines] for frame in steps(live, viewer, begin)]


def test_what_others_chose_before_is_told_when_all_have_chosen() -> None:
    live = begun()
    last = {}
    for seat in (1, 0):
        before = choose(live, seat)
        assert told(live, seat, before) == [[seat]]
        assert told(live, 2, before) == [], "a choice is secret until all have chosen"
        last[seat] = len(live.playing.log)
    before = choose(live, 2)
    # Seat 2 was the last: its own move comes first, then what the others had chosen, then the next throws.
    assert told(live, 2, before)[:4] == [[2], [1], [0], [CHANCE]]
    assert told(live, 0, last[0])[:3] == [[2], [1], [CHANCE]]
    assert told(live, 1, last[1])[:3] == [[0], [2], [CHANCE]], (
        "what came after its own move stands in its order"
    )
    assert told(live, WATCHER, before)[:4] == [[2], [1], [0], [CHANCE]]
    story = [log_line(line) for line in live.lines(2) if line.actor in (0, 1)]
    assert [step.lines for step in steps(live, 2, before)[1:3]] == [[line] for line in story]


def test_what_was_told_once_is_not_told_again() -> None:
    live = begun()
    for seat in (1, 0, 2):
        choose(live, seat)
    before = choose(live, 0)
    assert told(live, 0, before) == [[0]]
    assert told(live, 1, before) == []
