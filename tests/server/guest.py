"""A guest of a real server over real sockets: what a page does, without a page."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Json = dict[str, Any]

PATIENCE = 60.0
"""Seconds that one waits for anything: machines that test have other things to do. What one waits with has less of its own
accord, ten seconds for a line to be opened and twenty for a sign of life."""
THINKING = 200.0
"""The same for what is thought about in a process that may have to be started first, and gives way to all others."""


class Guest:
    """A person with a session. Every byte that the server sends is kept in `received`."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address.rstrip("/")
        # Lines are given up before the server does: it might hang up on a request that is on its way.
        lines = httpx.Limits(keepalive_expiry=1)
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE, limits=lines)
        self.received: list[bytes] = []
        self.get("/api/me")
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str) -> Any:
        """Read something."""
        return self._json(self.http.get(path))

    def post(self, path: str, body: object = None) -> Any:
        """Change something."""
        return self._json(self.send(path, body))

    def send(self, path: str, body: object = None) -> httpx.Response:
        """The same, with the answer as it comes."""
        token = self.http.cookies.get("csrftoken") or ""
        return self.http.post(path, json=body, headers={"x-csrftoken": token})

    def _json(self, response: httpx.Response) -> Any:
        self.received.append(response.content)
        assert response.is_success, (response.status_code, response.text)
        return response.json()

    def make_table(self, game: str, seats: Sequence[Json], **more: Any) -> str:
        """A new table."""
        made = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return str(made["id"])

    def sit(self, table: str) -> Seat:
        """Open the page of a table."""
        return Seat(self, table)

    def socket(self, path: str, origin: str | None = None) -> ClientConnection:
        """A line to the server, to be used in a `with` block."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            self.address.replace("http", "ws", 1) + path,
            additional_headers={"cookie": cookies},
            origin=None if origin is None else Origin(origin),
            max_size=2**24,
            max_queue=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )

    def close(self) -> None:
        """Go home."""
        self.http.close()


class Seat:
    """A socket at a table. `news` is the last message about it."""

    def __init__(self, guest: Guest, table: str, origin: str | None = None) -> None:
        self.guest = guest
        self.table = table
        self.socket = guest.socket(f"/ws/tables/{table}", origin).__enter__()
        self.requests = 0
        self.news: Json = {}
        self.log: list[Json] = []
        self.chat: list[Json] = []
        self.presence: Json = {}
        self._alphabet = ""
        self._words: list[str] = []
        try:
            self.until("table")
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the page."""
        self.socket.__exit__(None, None, None)

    def hear(self, timeout: float = PATIENCE) -> Json:
        """The next message."""
        text = self.socket.recv(timeout, decode=True)
        assert isinstance(text, str)
        self.guest.received.append(text.encode())
        message: Json = json.loads(text)
        match message["type"]:
            case "table":
                self.news = message
                self.log = [*self.log[: message["log_from"]], *message["log"]]
            case "chat":
                self.chat += message["lines"]
            case "presence":
                self.presence = message
        return message

    def until(self, kind: str, number: int | None = None, timeout: float = PATIENCE) -> Json:
        """Listen until a message of this kind, or the answer to this request."""
        while True:
            message = self.hear(timeout)
            if number is None and message["type"] == kind:
                return message
            if number is not None and message.get("id") == number:
                return message

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and wait for its answer."""
        return self.until("", self.wish(kind, **fields))

    def wish(self, kind: str, **fields: Any) -> int:
        """Send a request; its number."""
        self.requests += 1
        self.socket.send(json.dumps({"type": kind, "id": self.requests, **fields}))
        return self.requests

    @property
    def position(self) -> Json:
        """The table as this seat sees it."""
        return dict(self.news["position"])

    @property
    def is_over(self) -> bool:
        """Whether the game is finished."""
        return bool(self.news["table"]["status"] == "finished")

    def tree(self) -> list[list[int]]:
        """The ways to answer what is asked, fetched if there are very many."""
        question = self.position["question"]
        if question["tree"]:
            return list(question["tree"])
        while True:
            number = self.wish("tree", rev=self.news["rev"], seat=self.position["seat"])
            answer = self.until("", number, THINKING)
            if answer["type"] == "tree":
                return list(answer["tree"])
            wait_a_little(answer)

    def words(self) -> list[str]:
        """The words of the game by their numbers, fetched when the position has other ones than those at hand."""
        if self._alphabet != self.position["alphabet"]:
            found = self.guest.http.get(f"/api/tables/{self.table}/words").json()
            self._alphabet, self._words = found["alphabet"], [word["text"] for word in found["tokens"]]
            assert self._alphabet == self.position["alphabet"]
        return self._words

    def random_move(self, rng: random.Random) -> list[str]:
        """A complete move from the tree, in words."""
        tree, words = self.tree(), self.words()
        node, tokens = tree[-1], []
        while node:
            pair = 2 * rng.randrange(len(node) // 2)
            tokens.append(words[node[pair]])
            node = tree[node[pair + 1]]
        return tokens

    def move(self, tokens: Sequence[str]) -> Json:
        """Send a move; somebody who is too fast for the server waits a little."""
        while True:
            rev, seat = self.news["rev"], self.position["seat"]
            answer = self.ask("move", rev=rev, seat=seat, tokens=list(tokens))
            if answer["type"] != "refused" or answer["message"]["id"] != TOO_MANY:
                return answer
            wait_a_little(answer)

    @property
    def mine(self) -> list[int]:
        """The seats that are played from here."""
        return [number for number, seat in enumerate(self.news["table"]["seats"]) if seat["yours"]]

    def turn(self) -> bool:
        """Whether one of one's seats is asked; the table is then seen from there."""
        asked = [seat for seat in self.position["asked"] if seat in self.mine]
        if asked and self.position["seat"] not in asked:
            self.ask("look", seat=asked[0])
        return bool(asked)

    def catch_up(self, rev: int) -> None:
        """Listen until the table stands at this revision at least."""
        while self.news["rev"] < rev:
            self.until("table")

    def play_on(self, rng: random.Random) -> bool:
        """Make a random move if something is asked, else wait for news; false when the game is over."""
        if self.is_over:
            return False
        if self.position["question"] is None:
            self.until("table")
        else:
            rev = self.news["rev"]
            answer = self.move(self.random_move(rng))
            while answer["type"] == "answer" and self.news["rev"] == rev:
                self.until("table")
        return True


TOO_MANY = "refused-too-many"


def wait_a_little(answer: Json) -> None:
    """Somebody was too fast for the server, which says for how long to wait; nothing else is a reason to."""
    assert answer["message"]["id"] == TOO_MANY, answer
    time.sleep(answer["message"]["args"]["seconds"])


def play_together(seats: Sequence[Seat], rng: random.Random, moves: int = 10_000) -> None:
    """Random moves by all who sit at one table, until the game is over or so many are made."""
    for _ in range(moves):
        while True:
            for seat in seats:
                seat.catch_up(max(each.news["rev"] for each in seats))
            if seats[0].is_over:
                return
            asked = [seat for seat in seats if seat.turn()]
            if asked:
                break
            seats[0].until("table")
        mover = rng.choice(asked)
        answer = mover.move(mover.random_move(rng))
        assert answer["type"] == "answer", answer
        mover.catch_up(answer["rev"])
