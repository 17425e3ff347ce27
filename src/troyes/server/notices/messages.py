"""Messages to browsers whose page is closed: encrypted so that only the browser reads them, and signed as ours."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from typing import Final
from urllib.parse import urlsplit

import aiohttp
import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.notices.outside import Outside, check_endpoint
from troyes.server.notices.sending import Gone, Unsent
from troyes.server.post import Post
from troyes.server.store.queries.notices import Push

SECONDS: Final = 15.0
"""Time for a service to take a message."""
KEPT_SECONDS: Final = 86_400
"""How long the service keeps a message for a browser that is switched off."""
SIGNED_SECONDS: Final = 12 * 3_600
GONE: Final = (404, 410)
"""What a service says about a browser that wants no more messages."""
CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16


class Messages:
    """Sends messages to browsers. The key that signs them follows from the site's secret: all processes have the same,
    and there is nothing more to keep."""

    def __init__(self, post: Post, secret: str) -> None:
        self._post = post
        number = int.from_bytes(hashlib.sha512(b"messages to browsers " + secret.encode()).digest())
        self._signer = Vapid02(ec.derive_private_key(number % (ORDER - 1) + 1, CURVE))
        self._line: aiohttp.ClientSession | None = None

    @property
    def key(self) -> str:
        """The public half of the key, as browsers want it."""
        point = self._signer.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def check(self, push: Push) -> None:
        """Refuse where no message could go, and keys that are none."""
        check_endpoint(push.endpoint, loopback=self._post.loopback)
        try:
            point, auth = unpack(push.p256dh), unpack(push.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
        except ValueError:
            point = auth = b""
        if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
            raise Refusal(Message("refused-push-place"))

    async def tell(self, push: Push, about: dict[str, str]) -> None:
        """Send a message; `Gone` if the browser wants none any more."""
        check_endpoint(push.endpoint, loopback=self._post.loopback)
        body = encrypt(push, json.dumps(about, ensure_ascii=False).encode())
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_SECONDS),
            "urgency": "normal",
            **self._signature(push.endpoint),
        }
        try:
            async with self._open().post(
                push.endpoint, data=body, headers=headers, allow_redirects=False
            ) as answer:
                status = answer.status  # what else it says is nobody's business, and not read
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise Unsent(f"A service for messages was not reached: {type(error).__name__}") from None
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:
            raise Unsent(f"A service for messages answered {status}")

    def _signature(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": f"mailto:{self._post.sender}" if self._post.sender else self._post.address or NOBODY,
        }
        return dict(self._signer.sign(claims))

    def _open(self) -> aiohttp.ClientSession:
        if self._line is None:
            resolver = None if self._post.loopback else Outside()
            self._line = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=resolver, limit=20, use_dns_cache=False),
                timeout=aiohttp.ClientTimeout(total=SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
            )
        return self._line

    async def close(self) -> None:
        """Hang up."""
        if self._line is not None:
            await self._line.close()


NOBODY: Final = "mailto:nobody@localhost.localdomain"
"""Whom a service could write to about our messages, where the host has named nobody."""


def encrypt(push: Push, data: bytes) -> bytes:
    """A message for one browser, as RFC 8291 says."""
    own = ec.generate_private_key(CURVE)
    sealed: bytes = http_ece.encrypt(
        data, private_key=own, dh=unpack(push.p256dh), auth_secret=unpack(push.auth), version="aes128gcm"
    )
    return sealed


def unpack(text: str) -> bytes:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
