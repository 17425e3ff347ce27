"""What the lobby and the page are told about games and tables."""

from __future__ import annotations

import gzip
import time
from functools import lru_cache
from typing import NamedTuple

import msgspec

from troyes.bots import levels
from troyes.core.game import AnyGame, Choice
from troyes.core.listing import Heading, Listing
from troyes.core.state import State
from troyes.play.catalogue import GAMES, find
from troyes.play.log import alphabet
from troyes.play.notation import label
from troyes.play.table import Plain, Table
from troyes.server.messages import (
    BotInfo,
    GameInfo,
    SeatInfo,
    SetupChoice,
    SetupMix,
    Sitter,
    TableInfo,
)
from troyes.server.scenes import scenery
from troyes.server.scenes.base import Message, wire
from troyes.server.seat_messages import Seating
from troyes.server.store.rows import SeatRow, TableRow
from troyes.server.tables.clocks import read
from troyes.server.tables.leaving import USUAL_PATIENCE, quiet_since
from troyes.server.tables.live import Live
from troyes.server.tables.presence import Presence
from troyes.server.tables.results import result_of
from troyes.server.word_messages import HeadingInfo, KindInfo, Word, Words


def game_infos() -> list[GameInfo]:
    """All games, for whoever makes a table."""
    return [game_info(game) for game in GAMES]


def game_info(game: AnyGame) -> GameInfo:
    """A game and what can be settled about it."""
    return GameInfo(
        name=game.name,
        title=wire(game.titled()),
        players=list(game.players),
        usual_players=game.usual_players,
        choices=[choice_info(game, each) for each in game.choices],
        mixes=[
            SetupMix(mix.name, wire(game.mixed(mix)), wire(game.about_mix(mix)), mix.choices)
            for mix in game.mixes
        ],
        bots=[
            BotInfo(level.name, Message(f"level-{level.name}"), Message(f"level-{level.name}-about"))
            for level in levels.LEVELS
        ],
    )


def choice_info(game: AnyGame, choice: Choice) -> SetupChoice:
    """Something that a table settles, and what its values mean."""
    meanings = [wire(game.about(choice, value)) for value in choice.values]
    return SetupChoice(
        name=choice.name,
        about=wire(game.about(choice)),
        values=list(choice.values),
        meanings=meanings,
        players=list(game.players if choice.players is None else choice.players),
        group=None if choice.group is None else wire(choice.group),
        rank=choice.rank,
    )


@lru_cache(maxsize=64)
def words(plain: Plain) -> Words:
    """The tokens of a game and the meaning of its pieces, at a table like this."""
    game, setup = Table.of(plain)
    show = scenery(game)
    state = game.new(setup)
    tokens = [word_of(game, state, token) for token in game.vocabulary.tokens()]
    return Words(alphabet(game), tokens, kinds(game), show.glossary(game, setup))


def kinds(game: AnyGame) -> dict[str, KindInfo]:
    """How the tokens of each kind are listed."""
    return {kind.name: kind_info(kind.listed) for kind in game.vocabulary.kinds}


def kind_info(listed: Listing) -> KindInfo:
    """How tokens are listed, and what they are to a move."""
    return KindInfo(
        below=heading_info(listed.below),
        alone=heading_info(listed.alone),
        part=heading_info(listed.part),
        means=listed.is_means,
        bought=listed.is_bought,
        opens=listed.opens,
        settles=listed.settles,
        stop=listed.is_stop,
    )


def heading_info(heading: Heading | None) -> HeadingInfo | None:
    """A heading, if there is one."""
    return None if heading is None else HeadingInfo(wire(heading.said), heading.rank)


def word_of(game: AnyGame, state: State, token: int) -> Word:
    """A token at a table."""
    words = game.vocabulary
    kind = words.kind(token)
    return Word(
        text=words.text(token),
        kind=kind.name,
        ref=words.ref(token),
        label=wire(words.label(state, token)),
        amount=kind.amount(token - int(kind.first)),
        closes=kind.closes(),
    )


class Paper(NamedTuple):
    """Something long that many ask for, as it is sent: plain, and compressed for those who can read that."""

    plain: bytes
    compressed: bytes


@lru_cache(maxsize=16)
def written_words(plain: Plain) -> Paper:
    """Such words, written once: to write them takes longer than a move."""
    written = msgspec.json.encode(words(plain))
    return Paper(written, gzip.compress(written, 6, mtime=0))


def words_of(table: TableRow) -> Paper:
    """The words of the game at a table."""
    return written_words(table.plain)


def table_info(table: TableRow, person_id: str) -> TableInfo:
    """A table as this person may know it."""
    mine = table.seats_of(person_id)
    result = result_of(table)
    return TableInfo(
        id=table.id,
        game=table.game,
        title=wire(find(table.game).titled()),
        setup=table.setup,
        seats=[seat_info(seat, person_id) for seat in table.seats],
        status=table.status,
        public=table.public,
        hosting=table.host == person_id,
        your_turn=any(seat in mine for seat in table.asked),
        result=result.scores,
        winners=result.winners,
        created=table.created,
        updated=table.updated,
        patience=USUAL_PATIENCE if table.patience is None else table.patience,
        clock=read(table.clock),
        ended=result.ended,
        following=table.following or "",
        removable=table.host == person_id and (table.status == "open" or table.is_alone(person_id)),
        handed=[Sitter(each.seat, each.name or label(each.seat)) for each in table.handed],
    )


def seat_info(seat: SeatRow, person_id: str) -> SeatInfo:
    """A seat as this person may know it."""
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        yours=bool(person_id) and seat.person_id == person_id,
        sits_in=seat.kind == "bot" and (seat.owner is not None or seat.resigned),
        returns=bool(person_id) and seat.owner == person_id,
        resigned=seat.resigned,
        was_yours=bool(person_id) and seat.given_up == person_id,
    )


def seating_info(live: Live, presence: Presence) -> Seating:
    """How the seats of a table stand just now."""
    now = time.time()
    return Seating(
        now=now,
        since=[
            quiet_since(live, presence, seat) if live.asked_at.get(seat) else 0.0
            for seat in range(live.row.players)
        ],
        agreed=sorted(live.hands.agreed),
        left=[] if live.clocks is None else live.clocks.remaining(now),
        running=[] if live.clocks is None else sorted(live.clocks.running),
    )
