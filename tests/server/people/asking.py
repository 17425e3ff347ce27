"""What a browser asks about accounts, for the tests."""

from __future__ import annotations

import asyncio
from typing import Any

from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.hearing import why
from tests.server.people.authenticator import Authenticator
from troyes.server.store.queries import tables
from troyes.server.store.rows import SeatRow
from troyes.server.store.store import Store

Client = TestClient[Litestar]
ORIGIN = "http://troyes.localhost"
ALIX = {"login": "Alix@Troyes", "password": "a long password"}
CHEAP = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


def person(client: Client) -> str:
    return str(client.get("/api/me").json()[0])


def post(client: Client, path: str, data: Any = None) -> Any:
    """What the server answers, if it agrees."""
    answer = client.post(f"/api/account/{path}", json=data)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refusal(client: Client, path: str, data: Any = None) -> tuple[int, str]:
    answer = client.post(f"/api/account/{path}", json=data)
    assert list(answer.json()) == ["message"]
    return answer.status_code, why(answer.json())


def table_of(store: Store, person_id: str) -> str:
    seats = [SeatRow(0, "person", person_id, "Alix"), SeatRow(1, "open")]
    made = store.write(
        tables.create_table,
        game="troyes",
        version=1,
        setup={},
        components="",
        host=person_id,
        public=False,
        seats=seats,
    )
    return asyncio.run(made).id


def unknown(device: Authenticator) -> None:
    device.credential_id = bytes(16)
