"""How notices leave the house: the host's mail server, the address that letters name, and how long one waits first."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.utils import parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from troyes.core.errors import Refusal
from troyes.core.message import Message, message, quoted

WAIT: Final = 60.0
"""Seconds for which a turn may go unseen before somebody is told of it elsewhere."""
LONGEST_WAIT: Final = 86_400.0
PORTS: Final = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True, slots=True)
class Smtp:
    """A mail server; `whole` if the line is encrypted from its first byte."""

    host: str
    port: int
    whole: bool
    user: str = ""
    password: str = field(default="", repr=False)

    @property
    def is_here(self) -> bool:
        """Whether it is on this machine, where the line needs no encryption."""
        return self.host in ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """What the host settles about notices. Without a mail server there are no letters; browsers need nothing."""

    smtp: Smtp | None = None
    sender: str = ""
    address: str = ""
    """Where people come to this site, for links in letters: never what a request claims."""
    wait: float = WAIT
    loopback: bool = False
    """Whether messages may go to this machine itself, which only tests need."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Post:
        """What the variables say."""
        smtp = mail_server(environment.get("TROYES_SMTP", ""))
        sender = environment.get("TROYES_MAIL_FROM", "").strip()
        address = environment.get("TROYES_ADDRESS", "").strip().rstrip("/")
        if smtp is not None:
            check_sender(sender)
        if smtp is not None or address:
            check_address(address)
        loopback = environment.get("TROYES_PUSH_LOOPBACK", "") == "1"
        if loopback and environment.get("TROYES_TESTING") != "1":
            raise Refusal(Message("refused-push-loopback"))
        return cls(smtp=smtp, sender=sender, address=address, wait=_wait(environment), loopback=loopback)


def mail_server(text: str) -> Smtp | None:
    """A mail server as hosts write it: smtps://USER:PASSWORD@HOST:465."""
    if not text:
        return None
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise Refusal(Message("refused-smtp")) from None
    if not parts.hostname or parts.path.strip("/") or parts.query:
        raise Refusal(Message("refused-smtp"))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(parts.hostname, port, parts.scheme == "smtps", user, password)


def check_sender(text: str) -> None:
    """Refuse what letters cannot come from."""
    try:
        Address(addr_spec=parseaddr(text)[1])
    except (ValueError, IndexError):
        raise Refusal(message("refused-mail-from", value=quoted(text[:80]))) from None
    if "@" not in text or not text.isprintable():
        raise Refusal(message("refused-mail-from", value=quoted(text[:80])))


def check_address(text: str) -> None:
    """Refuse an address of this site that nobody could come to."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query or "@" in text:
        raise Refusal(message("refused-site-address", value=quoted(text[:80])))


def _wait(environment: Mapping[str, str]) -> float:
    text = environment.get("TROYES_NOTICE_SECONDS", "")
    try:
        value = float(text or WAIT)
    except ValueError:
        value = -1.0
    if not 0 <= value <= LONGEST_WAIT:
        most = f"{LONGEST_WAIT:g}"
        raise Refusal(
            message(
                "refused-setting", setting="TROYES_NOTICE_SECONDS", value=quoted(text), least="0", most=most
            )
        )
    return value


NO_POST: Final = Post()
