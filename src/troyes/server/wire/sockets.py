"""The sockets of the page: what a visitor of a table hears, and what a visitor may ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from troyes.core.errors import Refusal
from troyes.core.game import AnyGame
from troyes.core.message import Message, message
from troyes.play import notation
from troyes.play.story import Line
from troyes.server import answers
from troyes.server import messages as say
from troyes.server import requests as asked
from troyes.server.limits import client_address
from troyes.server.store.queries import tables as queries
from troyes.server.store.rows import Missing, Person
from troyes.server.tables.hall import LOBBY, Notice, person_channel
from troyes.server.tables.infos import seating_info, table_info
from troyes.server.tables.leaving import is_live
from troyes.server.tables.live import Live, Outdated
from troyes.server.text import one_line
from troyes.server.views.positions import preview, wondered
from troyes.server.views.viewers import NO_SEAT, Standpoint
from troyes.server.wire.admission import NOT_HERE, admitted, dismiss, stay, turn_away
from troyes.server.wire.audience import Ears
from troyes.server.wire.line import Socket, deliver, texts
from troyes.server.wire.refusals import retry_after, told
from troyes.server.wire.site import Site

LONGEST: Final = 8_192
"""Characters of a message; no move is nearly as long."""
TROUBLE: Final = 4500

DECODER: Final = msgspec.json.Decoder(asked.FromPage)


class Visit:
    """One page at one table."""

    def __init__(self, site: Site, socket: Socket, person: Person, live: Live) -> None:
        self.site = site
        self.socket = socket
        self.person = person
        self.table_id = live.row.id
        self.address = client_address(socket)
        self.look: Standpoint = NO_SEAT
        """The seat whose view this page has before it."""
        self.connection = 0
        self._lines: list[Line] = []
        self._rev = -1
        self._seen: tuple[Standpoint, int] = (NO_SEAT, -1)
        """With which eyes the page last saw the table, and how many tokens its log had."""
        self._said = 0
        self._present: say.PresenceNews | None = None
        self._sending = asyncio.Lock()

    def seats(self, live: Live) -> tuple[int, ...]:
        """The seats that are played from this page."""
        return live.row.seats_of(self.person.id)

    async def send(self, message: say.FromServer) -> None:
        """Send one message after the other."""
        async with self._sending:
            await deliver(self.socket, msgspec.json.encode(message))

    async def welcome(self, said: int) -> None:
        """All that there is to know at first, when so many lines were said in the chat."""
        live = await self.site.hall.live(self.table_id)
        mine = self.seats(live)
        if is_live(live) and not self.site.presence.is_watched(self.table_id):
            await self.site.attendance.recall(self.table_id)
        self.look = mine[0] if len(mine) == 1 else NO_SEAT
        self.connection = self.site.presence.enter(self.table_id, mine)
        self.site.company.look(live)  # computer players by themselves wait for somebody to watch
        await self.news()
        await (self.chat() if said else self.send(say.ChatNews([])))

    async def news(self) -> None:
        """The table as it stands, with the lines of its log that are new to this page."""
        async with self.site.hall.held(self.table_id) as live:
            mine = self.seats(live)
            if self.look not in (NO_SEAT, *mine):
                self.look = NO_SEAT
            if self.look is NO_SEAT and len(mine) == 1:
                self.look = mine[0]
            begun = live.session is not None
            lines = live.lines(self.look) if begun else []
            same = common(self._lines, lines)
            steps = live.frames(self.look, self._seen[1]) if self.follows(live, same) else []
            self._rev = live.rev
            self._lines = lines
            self._seen = (self.look, len(live.playing.log) if begun else -1)
            news = say.TableNews(
                rev=live.rev,
                table=live.written.once(
                    ("table", self.person.id), lambda: table_info(live.row, self.person.id)
                ),
                position=live.position(self.look) if begun else None,
                can_take_back=live.can_take_back(self.look),
                standing=live.standing(self.look),
                seating=seating_info(live, self.site.presence),
                log_from=same,
                log=live.log_lines(self.look, same) if begun else [],
                frames=steps,
            )
        self.site.presence.move(self.table_id, self.connection, mine)
        await self.send(news)

    def follows(self, live: Live, same: int) -> bool:
        """Whether the table went on from where this page last saw it, with the same eyes."""
        look, tokens = self._seen
        went_on = live.session is not None and 0 <= tokens < len(live.session.log)
        return went_on and look == self.look and same >= len(self._lines) - 1

    async def presence(self) -> None:
        """Who is there, if that has changed."""
        present = say.PresenceNews(*self.site.presence.who(self.table_id))
        if present != self._present:
            self._present = present
            await self.send(present)

    async def chat(self) -> None:
        """What was said since."""
        rows = await self.site.store.read(queries.read_chat, self.table_id, self._said)
        if rows:
            self._said = rows[-1].number
        lines = [say.ChatLine(row.number, row.seat, row.name, row.text, row.at) for row in rows]
        await self.send(say.ChatNews(lines))

    async def hear(self, notice: Notice) -> None:
        """Something was said in the table's channel."""
        match notice.what:
            case "log" | "seats":
                if notice.what == "seats" or notice.rev > self._rev:
                    await self.site.hall.hear(self.table_id, notice)
                    await self.news()
            case "chat":
                await self.chat()
            case "gone":
                await self.send(say.TurnedAway(told(Message("refused-table-gone"))))
                await self.socket.close(NOT_HERE, "refused-table-gone")
            case _:
                await self.presence()

    async def answer(self, text: str) -> None:
        """Carry out a request of the page, or say why not."""
        request: asked.FromPage | None = None
        try:
            if len(text) > LONGEST:
                raise Refusal(message("refused-message-long", most=str(LONGEST)))
            request = DECODER.decode(text)
            await self.do(request)
        except (msgspec.MsgspecError, RecursionError) as error:
            await self.refuse(request, message("refused-message", reason=str(error)))
        except Refusal as error:
            await self.refuse(request, error.said, retry_after(error))

    async def refuse(self, request: asked.FromPage | None, why: Message, retry: int = 0) -> None:
        """Nothing has changed, and why; and after how many seconds it is worth while to ask again."""
        rev = 0
        with suppress(Refusal):
            rev = (await self.site.hall.live(self.table_id)).rev
        await self.send(say.Refused(request.id if request else 0, rev, told(why), retry))

    async def do(self, request: asked.FromPage) -> None:
        """Carry out a request."""
        site, table = self.site, self.table_id
        match request:
            case asked.Move(rev=rev, seat=seat, tokens=words):
                site.limits.moves.require(self.person.id, self.address)
                tokens = read_words((await self.own(seat)).game, words)
                await self.send(say.Answer(request.id, await site.hall.move(table, rev, seat, tokens)))
            case asked.TakeBack(rev=rev, seat=seat):
                site.limits.moves.require(self.person.id, self.address)
                await self.own(seat)
                await self.send(say.Answer(request.id, await site.hall.take_back(table, rev, seat)))
            case asked.Preview() | asked.Why():
                await self.show(request)
            case asked.AskTree():
                await self.show_tree(request)
            case asked.Since():
                await self.recall(request)
            case asked.Look(seat=seat):
                if seat is not NO_SEAT:
                    await self.own(seat)
                self.look = seat
                await self.news()
                await self.send(say.Answer(request.id, (await site.hall.live(table)).rev))
            case asked.Stand(seat=seat, answer=answer):
                site.limits.moves.require(self.person.id, self.address)
                await self.own(seat)
                await self.send(say.Answer(request.id, await site.hall.stand(table, seat, answer)))
            case asked.Ping():
                await self.send(say.Answer(request.id, self._rev))
            case asked.Sight(visible=visible):
                site.presence.show(self.connection, visible=visible)
                await self.send(say.Answer(request.id, self._rev))
            case asked.Shown(rev=rev):
                live = await site.hall.live(table)
                if self.seats(live) or live.row.host == self.person.id:  # a table does not wait for onlookers
                    site.stage.show(table, self.connection, min(rev, self._rev))
                await self.send(say.Answer(request.id, self._rev))
            case asked.Say(text=text):
                await self.speak(request.id, text)
            case asked.Advise():
                await self.advise(request)
            case asked.Hurry(rev=rev):
                await self.hurry(request.id, rev)

    async def own(self, seat: int) -> Live:
        """Refuse to act for a seat that is somebody else's."""
        live = await self.site.hall.live(self.table_id)
        if seat not in self.seats(live):
            raise Refusal(Message("refused-seat-not-yours"))
        return live

    async def show(self, request: asked.Preview | asked.Why) -> None:
        """What a move would do, or why a piece cannot be chosen."""
        self.site.limits.looks.require(self.person.id, self.address)
        await self.own(request.seat)
        async with self.site.hall.held(self.table_id) as live:
            if not live.asks_still(request.rev, request.seat):
                raise Outdated(Message("refused-outdated"))
            asks = live.game, live.state, request.seat, read_words(live.game, request.tokens)
            answer: say.FromServer = (
                answers.WhyAnswer(request.id, wondered(*asks))
                if isinstance(request, asked.Why)
                else answers.PreviewAnswer(request.id, *preview(*asks, read_words(live.game, request.chosen)))
            )
        await self.send(answer)

    async def show_tree(self, request: asked.AskTree) -> None:
        """A tree that was too large to be sent unasked."""
        await self.own(request.seat)
        self.site.limits.trees.require(self.person.id, self.address)
        await self.send(answers.TreeAnswer(request.id, *await self.site.tree(self.table_id, request.seat)))

    async def recall(self, request: asked.Since) -> None:
        """What a page has missed that was closed meanwhile."""
        self.site.limits.looks.require(self.person.id, self.address)
        await self.own(request.seat)
        async with self.site.hall.held(self.table_id) as live:
            answer = say.SinceAnswer(request.id, live.rev, live.since(request.seat))
        await self.send(answer)

    async def advise(self, request: asked.Advise) -> None:
        """What a computer player would do here; where somebody else plays too, nobody is advised."""
        live = await self.own(request.seat)
        if any(seat.kind == "person" and seat.seat not in self.seats(live) for seat in live.row.seats):
            raise Refusal(Message("refused-advice-company"))
        self.site.limits.advice.require(self.person.id, self.address)
        rev, (best, *others) = await self.site.advise(self.table_id, request.seat)
        async with self.site.hall.held(self.table_id) as live:
            if not live.asks_still(rev, request.seat):
                raise Outdated(Message("refused-outdated"))
            outcome = preview(live.game, live.state, request.seat, best.tokens).outcome
            words = [live.game.vocabulary.text(token) for token in best.tokens]
        better = best.points - others[0].points if others else None
        await self.send(answers.AdviceAnswer(request.id, rev, words, outcome, better))

    async def speak(self, request: int, text: str) -> None:
        """Add to the chat."""
        self.site.limits.chat.require(self.person.id, self.address)
        words = one_line(text)
        if not words:
            raise Refusal(Message("refused-message-empty"))
        live = await self.site.hall.live(self.table_id)
        mine = self.seats(live)
        seat = self.look if self.look in mine else mine[0] if mine else NO_SEAT
        name = self.person.name if seat is NO_SEAT else live.row.seats[seat].name
        await self.site.store.write(queries.say, self.table_id, self.person.id, seat, name, words)
        self.site.hall.publish(self.table_id, Notice("chat"))
        await self.send(say.Answer(request, live.rev))

    async def hurry(self, request: int, rev: int) -> None:
        """Let the computer players move now; if none of them thinks any more, that is what was wanted."""
        self.site.limits.moves.require(self.person.id, self.address)
        live = await self.site.hall.live(self.table_id)
        if not self.seats(live) and live.row.host != self.person.id:
            raise Refusal(Message("refused-hurry"))
        self.site.hurry(self.table_id, rev)
        await self.send(say.Answer(request, live.rev))


def read_words(game: AnyGame, words: Sequence[str]) -> list[int]:
    """The tokens of a page's move: it knows their words, and not our numbers."""
    return [notation.read(game, word) for word in words]


def common(before: list[Line], after: list[Line]) -> int:
    """How many lines at the beginning are the same."""
    same = 0
    for one, other in zip(before, after, strict=False):
        if one is not other and one != other:
            break
        same += 1
    return same


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, site: Site, table_id: str) -> None:
    """A page at a table, from its arrival to its end."""
    async with admitted(socket, site, table_id) as person:
        if person is None:
            return
        try:
            live = await site.hall.live(table_id)
        except Missing as error:
            await turn_away(socket, NOT_HERE, error.said)
        except Refusal as error:
            await turn_away(socket, TROUBLE, error.said)
        else:
            await socket.accept()
            await attend(Visit(site, socket, person, live))


async def attend(visit: Visit) -> None:
    """Tell a page all that happens at its table, and do what it asks, until it is closed."""
    site, socket, table_id = visit.site, visit.socket, visit.table_id

    async def ask() -> None:
        async for text in texts(socket):
            if socket.state.closed.done():
                await asyncio.Event().wait()  # until it is told so, and we are called off
            await visit.answer(text)

    ears = Ears(visit.hear)
    async with site.audience.joined(table_id, ears.add):
        try:
            live = await site.hall.newest(table_id)  # before it is let in: one look serves all who wait
            plays, said = bool(visit.seats(live)), live.said
            del live  # nobody but the hall keeps a table for as long as a page is open
            async with site.entrance.one(plays=plays):
                await visit.welcome(said)
            ears.open()
            await stay(socket, ask(), ears.failed)
        except (WebSocketDisconnect, OSError):
            pass
        except Missing as error:
            await dismiss(socket, NOT_HERE, error.said)
        finally:
            await ears.close()
            if visit.connection:
                site.stage.leave(table_id, visit.connection)
                site.presence.leave(table_id, visit.connection)


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket, site: Site) -> None:
    """A page that wants to know when the lobby, or one's own tables, have changed."""

    async def ask() -> None:
        async for _ in texts(socket):
            await deliver(socket, "here")  # whatever is said: a page wants to know whether its line is alive

    async with admitted(socket, site) as person:
        if person is None:
            return
        async with site.channels.start_subscription([LOBBY, person_channel(person.id)]) as subscriber:
            await socket.accept()  # not before, so that a page whose socket is open misses nothing

            async def listen() -> None:
                async for _ in subscriber.iter_events():
                    await deliver(socket, "changed")

            await stay(socket, ask(), listen())
