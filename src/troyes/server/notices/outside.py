"""What a visitor calls an address out there: we go there only if it is out there.

A browser's place for messages is a URL that the browser names, and so a visitor may name any. It must be HTTPS on its
usual port, and every address that its name leads to a public one, looked at when we go there: so nobody makes the
server knock at doors inside its own network.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult

from troyes.core.errors import Refusal
from troyes.core.message import Message

HTTPS: Final = 443
TRANSLATED: Final = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("2002::/16"))
"""Addresses that stand for others of IPv4, whichever these are."""


def is_outside(address: str) -> bool:
    """Whether an address belongs to the internet at large."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_outside(str(found.ipv4_mapped))
        if found.teredo is not None or any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def check_endpoint(endpoint: str, *, loopback: bool = False) -> None:
    """Refuse a URL where no service for messages can be."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Refusal(Message("refused-push-place")) from None
    if not host or parts.username is not None or not endpoint.isascii() or not endpoint.isprintable():
        raise Refusal(Message("refused-push-place"))
    if loopback and host == "127.0.0.1" and parts.scheme == "http":
        return
    if parts.scheme != "https" or port not in (None, HTTPS) or (_is_number(host) and not is_outside(host)):
        raise Refusal(Message("refused-push-place"))


def _is_number(host: str) -> bool:
    """Whether a host is an address, in whichever of the spellings that a system understands."""
    try:
        socket.getaddrinfo(host, None, flags=socket.AI_NUMERICHOST)
    except (OSError, UnicodeError):
        return False
    return True


class Outside(AbstractResolver):
    """Finds addresses, and only those out there."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """The addresses of a host; if any of them is not outside, none."""
        loop = asyncio.get_running_loop()
        found: list[Any] = await loop.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM)
        if not found or not all(is_outside(where[0]) for *_, where in found):
            raise OSError(f"{host} is not outside")
        return [
            ResolveResult(
                hostname=host, host=where[0], port=port, family=kind, proto=proto, flags=socket.AI_NUMERICHOST
            )
            for kind, _, proto, _, where in found
        ]

    async def close(self) -> None:
        """There is nothing to close."""
