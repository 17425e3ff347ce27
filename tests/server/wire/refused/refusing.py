"""How a refusal looks: one sentence, nothing of the insides, and nothing has changed."""

from __future__ import annotations

import httpx

from tests.server.guest import Json, Seat
from tests.server.hearing import why

INSIDES = ("Traceback", "/src/", "site-packages", ".py", "sqlite", "psycopg", "msgspec", "litestar")


def check_sentence(text: str) -> None:
    """One sentence for a person, without anything of our insides."""
    assert text
    assert text[-1] in ".…"
    assert len(text) < 400
    assert "\n" not in text
    assert not [inside for inside in INSIDES if inside in text], text


def check_refused(response: httpx.Response, *statuses: int) -> None:
    """A refusal as the page expects it."""
    check_protected(response)
    assert response.status_code in (statuses or (400,)), response.text
    problem = response.json()
    assert list(problem) == ["message"]
    check_sentence(why(problem))


def check_protected(response: httpx.Response) -> None:
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert response.headers["x-content-type-options"] == "nosniff"


def unchanged(seat: Seat, news: Json) -> None:
    """The table stands as it stood, for this page and for one that is opened now."""
    with seat.guest.sit(seat.table) as again:
        for name in ("rev", "position", "table"):
            assert again.news[name] == news[name]
    assert seat.news["rev"] == news["rev"]
