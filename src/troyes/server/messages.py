"""What server and page say to each other. The types of the page are generated from these: see `schema`."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from troyes.play.session import Standing
from troyes.server.answers import AdviceAnswer, Answer, PreviewAnswer, Refused, TreeAnswer, WhyAnswer
from troyes.server.requests import Seat
from troyes.server.scenes import Scene
from troyes.server.scenes.base import Message, Scoring
from troyes.server.seat_messages import Clock, Computer, Ended, OfferedSeat, OneSeat, Seating, TakeOver, Wish
from troyes.server.trust import Added
from troyes.server.wishes import PageSettings

__all__ = ["Answer", "Clock", "Computer", "OfferedSeat", "OneSeat", "Refused", "Seating", "TakeOver", "Wish"]

Name = Annotated[str, Meta(min_length=1, max_length=24)]

LONGEST_PATIENCE: Final = 60 * 86_400
"""Seconds that a table can be told to wait for somebody, unless it waits for ever."""

# What there is to play


class SetupChoice(Struct, frozen=True):
    """Something that a table settles before the game; the usual value stands first."""

    name: str
    about: Message
    values: list[str]
    meanings: list[Message]
    """What each value is called."""
    players: list[int]
    """How many players another value than the usual one takes."""
    group: Message | None
    """What it is listed below, together with its like."""
    rank: int
    """Its place in the list: whatever has a lower one stands before it."""


class SetupMix(Struct, frozen=True):
    """Values of such choices that are chosen with one click."""

    name: str
    title: Message
    """What it is called; the form `short` says it of a table."""
    text: Message
    setup: dict[str, str]
    """What it settles; what other mixes settle has its usual value."""


class BotInfo(Struct, frozen=True):
    """A computer player that one can invite."""

    name: str
    title: Message
    about: Message


class GameInfo(Struct, frozen=True):
    """A game, for whoever makes a table."""

    name: str
    title: Message
    players: list[int]
    usual_players: int
    choices: list[SetupChoice]
    mixes: list[SetupMix]
    """The usual one first."""
    bots: list[BotInfo]


# People


class Me(Struct, frozen=True):
    """Who the page belongs to; `login` is empty for a guest, whose browser keeps the settings. `named` tells whether
    sets of finished games may say the name."""

    name: str
    login: str
    passkeys: int
    named: bool
    settings: PageSettings | None


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name."""

    name: Name


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether sets of finished games may say one's name."""

    named: bool


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """To sign in, or to make an account of a guest."""

    login: Annotated[str, Meta(min_length=3, max_length=40)]
    password: Annotated[str, Meta(min_length=10, max_length=200)]


# Tables


class SeatInfo(Struct, frozen=True):
    """Who sits where. `level` names the computer player; `yours` says that the seat is played from this page.

    Where a computer player sits in for the person of that name (`sits_in`), you may be that person (`returns`).
    Where somebody resigned or lost the seat (`resigned`), that may have been you (`was_yours`).
    """

    kind: Literal["person", "bot", "open"]
    name: str
    level: str = ""
    yours: bool = False
    sits_in: bool = False
    returns: bool = False
    resigned: bool = False
    was_yours: bool = False


class Sitter(Struct, frozen=True):
    """Who held a seat before somebody else did."""

    seat: int
    name: str


class TableInfo(Struct, frozen=True):
    """A table as the lobby and its own page show it."""

    id: str
    game: str
    title: Message
    setup: dict[str, str]
    seats: list[SeatInfo]
    status: Literal["open", "playing", "finished"]
    public: bool
    hosting: bool
    your_turn: bool
    result: list[int]
    winners: list[int]
    created: float
    updated: float
    patience: float
    """Seconds that one waits for somebody who is away; 0 is for ever."""
    clock: Clock | None
    ended: Ended
    following: str
    """The table at which those who played here play again."""
    removable: bool
    """Whether you can take the table off for good."""
    handed: list[Sitter]
    """Who held the seats that were handed on, in the order in which they were."""


class Lobby(Struct, frozen=True):
    """Tables: those that wait for players, one's own that go on, finished games, others' that can be watched, and those
    that one has put away."""

    open: list[TableInfo]
    mine: list[TableInfo]
    finished: list[TableInfo]
    running: list[TableInfo]
    away: list[TableInfo]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to be: `you` (several, with names, for a hot-seat), `open` for whoever comes, or a computer player."""

    kind: Literal["you", "open", "bot"]
    name: Annotated[str, Meta(max_length=24)] = ""
    level: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; `components` are printed values that differ from ours, as TOML."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    setup: dict[str, str] = {}
    public: bool = False
    components: Annotated[str, Meta(max_length=20_000)] = ""
    offered: Annotated[str, Meta(max_length=64)] = ""
    """The name of the secret that was offered for this table's dice."""
    added: Added = ""
    patience: Annotated[float, Meta(ge=0, le=LONGEST_PATIENCE)] | None = None
    """Seconds; 0 waits for ever, nothing is the usual time."""
    clock: Clock | None = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat."""

    seat: Seat
    name: Annotated[str, Meta(max_length=24)] = ""
    added: Added = ""


class Fill(Struct, frozen=True, forbid_unknown_fields=True):
    """The host gives an open seat to a computer player."""

    seat: Seat
    level: Annotated[str, Meta(max_length=24)]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a finished game: after so many of its tokens, in this seat, against these players."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Seat
    level: Annotated[str, Meta(max_length=24)]


class Upload(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text, and the printed values that it was played with if they are not the usual ones.

    A game that is not over is played on in all of its seats by whoever brings it, if that is wanted (`play`); else it
    is there to be looked at, as far as it goes, and claims no seats.
    """

    record: Annotated[str, Meta(max_length=1_000_000)]
    components: Annotated[str, Meta(max_length=20_000)] = ""
    play: bool = False


class Created(Struct, frozen=True):
    """The table that was made."""

    id: str


class Problem(Struct, frozen=True):
    """Why something was refused, and what to do."""

    message: Message


# A game in progress


class LogLine(Struct, frozen=True, omit_defaults=True):
    """What one actor did, to be said in the form `told`; seat -1 is chance. `refs` are the pieces to highlight."""

    seat: int
    said: Message
    refs: list[str]
    chapter: Message | None
    """The part of the game in which it was."""
    handed: int = 0
    """How many seats had been handed on before: see `TableInfo`."""
    turn: int = 0
    """The turn in which it was; the next one has another number, whosever it is."""


class Frame(Struct, frozen=True):
    """A step of what happened since: what is told of it, and the table after it, unless it is the last one."""

    lines: list[LogLine]
    scene: Scene | None


class Question(Struct, frozen=True):
    """What is being asked of the seat whose view this is.

    `tree` holds the ways to complete the move as a graph: each node lists token, node, token, node …; a node without
    pairs ends the move, and the last node is the first question. A token is its place in the `Words` whose alphabet is
    that of the position. An empty tree is one that has to be asked for: there are very many ways.
    """

    asks: Message
    tree: list[list[int]]


class Position(Struct, frozen=True):
    """The table as one seat sees it: its pieces, and what is asked of whom. Without a seat it is a watcher's view."""

    seat: int | None
    alphabet: str
    """Whose words the numbers of trees are: see `Words`."""
    scene: Scene
    asked: list[int]
    reaction: bool
    """Whether those who are asked may react to what is not their own doing."""
    question: Question | None
    scoring: Scoring | None
    achievements: list[list[Message]]
    """For each seat the titles that a finished game earned."""


class Replay(Struct, frozen=True):
    """A position of a finished game: after `at` of its `length` tokens, with what happened last."""

    at: int
    length: int
    stops: list[int]
    """Where moves end, so that one can step from move to move."""
    last: list[LogLine]
    position: Position
    handed: int
    """How many seats had been handed on by then: see `TableInfo`."""


class Story(Struct, frozen=True):
    """A finished game from stop to stop: what happened since the one before."""

    stops: list[int]
    lines: list[list[LogLine]]


# From the server through a socket


class TableNews(Struct, frozen=True, tag="table"):
    """All that changed. `log` follows the first `log_from` lines that the page has already."""

    rev: int
    table: TableInfo
    position: Position | None
    can_take_back: bool
    standing: Standing | None
    """What the seat whose view this is has said about reactions, where the game has any."""
    seating: Seating
    log_from: int
    log: list[LogLine]
    frames: list[Frame]
    """What happened since this page last heard of the table, step by step; none where it cannot be told so."""


class PresenceNews(Struct, frozen=True, tag="presence"):
    """Which seats have their page open, and how many others watch."""

    seats: list[int]
    watchers: int


class ChatNews(Struct, frozen=True, tag="chat"):
    """Lines of the chat, oldest first; `number` tells one from the other."""

    lines: list[ChatLine]


class ChatLine(Struct, frozen=True):
    """Something that was said, by a seat or a watcher."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class SinceAnswer(Struct, frozen=True, tag="since"):
    """What happened since a seat's last move, as the table stands at `rev`."""

    id: int
    rev: int
    frames: list[Frame]


class TurnedAway(Struct, frozen=True, tag="turned-away"):
    """Why this page may not stay; the socket is closed right after."""

    message: Message


FromServer = (
    TableNews
    | PresenceNews
    | ChatNews
    | Answer
    | PreviewAnswer
    | WhyAnswer
    | TreeAnswer
    | AdviceAnswer
    | SinceAnswer
    | Refused
    | TurnedAway
)
