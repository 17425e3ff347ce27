"""Everything that parses what a visitor sent, each as a function of bytes. Whatever these are, a parser takes them, or
refuses them in one sentence; and the work that it does grows with their length, and not with its square.

A new parser of outside input is a line at the end. `test_parsers.py` tries each for a short while in the test command,
`python -m tests.fuzz` for as long as one likes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from types import FrameType
from typing import Any, Final, NamedTuple

import msgspec

from troyes.core.errors import Refusal
from troyes.play import notation, record
from troyes.play.catalogue import GAMES, find
from troyes.server import messages, text
from troyes.server.limits import household
from troyes.server.notices import desk
from troyes.server.notices.links import Links
from troyes.server.notices.messages import Messages
from troyes.server.people import accounts, passkeys
from troyes.server.people.passwords import _one_form
from troyes.server.post import Post
from troyes.server.store.queries.notices import Push
from troyes.server.store.rows import Passkey
from troyes.server.tables.seating import LONGEST_GAME
from troyes.server.wire.sockets import DECODER

REFUSED: Final = (Refusal, msgspec.MsgspecError, RecursionError)
"""What the server turns into a sentence; anything else would be a fault of ours."""


class Parser(NamedTuple):
    """A parser, what it may be sent at most, and something to begin with."""

    name: str
    take: Callable[[str], object]
    longest: int
    seeds: tuple[str, ...]


def parse(parser: Parser, data: bytes) -> None:
    """Let it take what a visitor sent; a refusal is as good as an answer."""
    try:
        parser.take(data.decode("utf-8", "surrogateescape")[: parser.longest])
    except REFUSED as error:
        str(error)  # and it can be said


def work(parser: Parser, data: bytes) -> int:
    """The same, and how many lines of Python that took."""
    lines = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        parse(parser, data)
    finally:
        sys.settrace(before)
    return lines


# The parsers


def read_record(given: str) -> object:
    """A record that is brought, as far as it can be replayed."""
    return record.parse(given, longest=LONGEST_GAME).replay()


def read_components(given: str) -> object:
    """Printed values of Troyes."""
    return find("city").with_components(given).components_changed


def read_bodies(given: str) -> object:
    """The body of a request, whichever it is meant for."""
    found: list[object] = []
    for kind in (
        messages.NewTable, messages.Upload, messages.Branch, messages.Join, messages.Fill, messages.Rename,
        messages.Credentials, messages.Naming, dict[str, Any],
    ):  # fmt: skip
        try:
            found.append(msgspec.json.decode(given.encode("utf-8", "replace"), type=kind))
        except REFUSED:
            found.append(None)
    return found


def read_table(given: str) -> object:
    """The set-up of a new table, as somebody may ask for it."""
    wanted = msgspec.json.decode(given.encode("utf-8", "replace"), type=messages.NewTable)
    game = find(wanted.game).with_components(wanted.components)
    return game.setup(len(wanted.seats), wanted.setup)


def read_message(given: str) -> object:
    """A message on a socket, with the words of its move."""
    request = DECODER.decode(given.encode("utf-8", "replace"))
    words = getattr(request, "tokens", [])
    return [notation.read(game, word) for game in GAMES for word in words]


def read_words(given: str) -> object:
    """Names, chat, logins and passwords."""
    shown = text.name(given), text.one_line(given[:400]), _one_form(given[:200])
    return *shown, accounts.tidy_login(given[:40])


def read_address(given: str) -> object:
    """Who calls, and which site a passkey is for."""
    return household(given), passkeys.Site(given)


@lru_cache(maxsize=1)
def some_passkey() -> Passkey:
    """A passkey that nobody has the other half of."""
    return Passkey(b"id", "person", b"key", 0, "Troyes", 0.0)


def read_passkey(given: str) -> object:
    """The answers of a passkey, as the browser sends them."""
    answer = msgspec.json.decode(given.encode("utf-8", "replace"), type=dict[str, Any])
    site = passkeys.Site("localhost")
    tried: list[Callable[[], object]] = [
        lambda: passkeys.credential_id(answer),
        lambda: passkeys.accept_new(site, "person", answer, "AAAA"),
        lambda: passkeys.accept(site, some_passkey(), answer, "AAAA"),
    ]
    found: list[object] = []
    for each in tried:
        try:
            found.append(each())
        except REFUSED:
            found.append(None)
    return found


@lru_cache
def sender() -> Messages:
    return Messages(Post(), "a secret")


def read_push(text: str) -> object:
    """Where a browser says that its messages go, its keys, and a link in a letter."""
    endpoint, _, rest = text.partition(" ")
    keys, _, token = rest.partition(" ")
    desk.ADDRESS.fullmatch(rest)
    try:
        sender().check(Push(endpoint, keys, keys[:40], "en"))
    except Refusal:
        return Links("a secret").read("stop", token)
    return None


RECORD = (
    '[Game "dice"]\n[Version "2"]\n[Players "2"]\n[Setup ""]\n[SeatA "Anna"]\n\n* 3 5 1 6\nA pass ; well\n'
)
TABLE = '{"game":"city","seats":[{"kind":"you","name":"A"},{"kind":"bot","level":"villager"}],"setup":{"bonus":"yes"}}'
PASSKEY = (
    '{"id":"AAAA","rawId":"AAAA","type":"public-key","response":{"clientDataJSON":"e30","attestationObject":"oA",'
    '"authenticatorData":"AAAA","signature":"AAAA","userHandle":"AAAA"}}'
)

PARSERS: Final = (
    Parser("record", read_record, 1_000_000, (RECORD, "[" * 99, '[Game "' + "\\" * 99)),
    Parser(
        "components",
        read_components,
        20_000,
        ("cards.merchant.cost = 3", "[cards.merchant]\ncost = 5", "x=[[[{}]]]"),
    ),
    Parser("bodies", read_bodies, 65_536, (TABLE, '{"at":1,"seat":0,"level":"villager"}', "[" * 99)),
    Parser("table", read_table, 150_000, (TABLE,)),
    Parser(
        "message",
        read_message,
        8_192,
        ('{"type":"move","id":1,"rev":1,"seat":0,"tokens":["pass"]}', "{" * 99),
    ),
    Parser("words", read_words, 1_000, ("Anna", "a\u0301\u202e\ufdfa", "\u200d" * 40)),
    Parser("address", read_address, 300, ("127.0.0.1", "fe80::1%eth0", "troyes.example.org:8000", "a." * 99)),
    Parser("passkey", read_passkey, 65_536, (PASSKEY,)),
    Parser(
        "push", read_push, 1_400, ("https://push.example.org/x BAAA 0a-0b", "https://[::1%25x]:443/ é a@b.c")
    ),
)
