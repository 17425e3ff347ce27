"""Databases for the tests of the server: each test has its own, in SQLite and in a real PostgreSQL."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.blank import lay_blank
from tests.server.running import Server
from tests.server.services import running_postgres, running_redis
from troyes.server.store.connect import open_database
from troyes.server.store.store import Store


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A PostgreSQL of this test run's own."""
    with running_postgres() as address:
        yield address


@pytest.fixture(scope="session")
def postgres_blank(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of a database that holds nothing yet, to be copied."""
    with a_database(postgres_server, "template1", keep=True) as address:
        open_database(tmp_path_factory.mktemp("blank"), address).close()
        return address.rpartition("/")[2]


@pytest.fixture
def empty_postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of a database without any table."""
    with a_database(postgres_server, "template1") as address:
        yield address


@pytest.fixture
def postgres_url(postgres_server: str, postgres_blank: str) -> Iterator[str]:
    """The address of a database that holds nothing yet."""
    with a_database(postgres_server, postgres_blank) as address:
        yield address


@contextmanager
def a_database(server: str, template: str, *, keep: bool = False) -> Iterator[str]:
    """The address of a database that is a copy of another one."""
    import psycopg

    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    yield server.removesuffix("postgres") + name
    if not keep:
        with psycopg.connect(server, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(scope="session")
def redis_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis of this test run's own."""
    with running_redis(tmp_path_factory.mktemp("redis")) as address:
        yield address


@pytest.fixture
def redis_url(redis_server: str) -> str:
    """The address of a Redis that holds nothing."""
    import redis

    with redis.Redis.from_url(redis_server) as client:
        client.flushall()
    return redis_server


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that holds nothing yet, once in SQLite and once in PostgreSQL."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{lay_blank(tmp_path)}"


@pytest.fixture
def store(database_url: str, tmp_path: Path) -> Iterator[Store]:
    """A store that holds nothing yet, in each of them."""
    opened = Store.open(tmp_path, database_url)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of this module's own, which must not have had any trouble in the end."""
    with Server(tmp_path_factory.mktemp("site")) as running:
        yield running
        assert running.complaints() == []
