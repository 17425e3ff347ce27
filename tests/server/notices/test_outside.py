"""What counts as outside, and what hosts may write."""

from __future__ import annotations

import asyncio

import pytest

from troyes.core.errors import Refusal
from troyes.server.notices.outside import Outside, is_outside
from troyes.server.post import Post, Smtp

pytestmark = pytest.mark.once

INSIDE = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:10.0.0.1",
    "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "not an address", "",
)  # fmt: skip


def test_only_public_addresses_are_outside() -> None:
    assert [each for each in INSIDE if is_outside(each)] == []
    assert all(is_outside(each) for each in ("93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34"))


def test_a_name_that_leads_inside_leads_nowhere_outside() -> None:
    with pytest.raises(OSError, match="localhost is not outside"):
        asyncio.run(Outside().resolve("localhost", 443))


LETTERS = {
    "TROYES_SMTP": "smtps://us%40er:p%3Aw@mail.example.org",
    "TROYES_MAIL_FROM": "Troyes <troyes@example.org>",
    "TROYES_ADDRESS": "https://troyes.example.org/",
}


def test_what_a_host_settles() -> None:
    post = Post.from_environment(LETTERS)
    assert post.smtp == Smtp("mail.example.org", 465, True, "us@er", "p:w")
    assert "p:w" not in repr(post)
    assert (post.address, post.wait, post.loopback) == ("https://troyes.example.org", 60.0, False)
    assert Post.from_environment(
        {"TROYES_SMTP": "smtp://localhost:25", **dict(list(LETTERS.items())[1:])}
    ).smtp == (Smtp("localhost", 25, False))
    assert Post.from_environment({}) == Post()


@pytest.mark.parametrize(
    "change",
    [
        {"TROYES_SMTP": "mail.example.org"},
        {"TROYES_SMTP": "smtp://"},
        {"TROYES_SMTP": "smtp://host:99999"},
        {"TROYES_MAIL_FROM": ""},
        {"TROYES_MAIL_FROM": "nobody"},
        {"TROYES_MAIL_FROM": "a@b.org\nBcc: c@d.org"},
        {"TROYES_ADDRESS": ""},
        {"TROYES_ADDRESS": "troyes.example.org"},
        {"TROYES_ADDRESS": "https://example.org/troyes"},
        {"TROYES_NOTICE_SECONDS": "-1"},
        {"TROYES_NOTICE_SECONDS": "soon"},
        {"TROYES_PUSH_LOOPBACK": "1"},
    ],
)
def test_what_a_host_got_wrong_is_said(change: dict[str, str]) -> None:
    with pytest.raises(Refusal, match=next(iter(change))):
        Post.from_environment(LETTERS | change)
