"""A device with passkeys, in software: what a phone or a security key answers to the browser."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """Keeps one passkey (ES256). Its fields may be set wrong to see whether that is noticed."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.rp_id = origin.partition("://")[2].partition(":")[0]
        self.flags = PRESENT | VERIFIED
        self.count = 0
        self.counts = True
        self.credential_id = secrets.token_bytes(16)
        self.user = b""
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer to a request for a new passkey."""
        assert options["rp"]["id"] == self.rp_id
        assert {"type": "public-key", "alg": -7} in options["pubKeyCredParams"]
        assert options["authenticatorSelection"]["residentKey"] == "required"
        assert options["authenticatorSelection"]["userVerification"] == "required"
        self.user = base64url_to_bytes(options["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = (
            bytes(16) + len(self.credential_id).to_bytes(2, "big") + self.credential_id + encode_cbor(public)
        )
        whole = {"fmt": "none", "attStmt": {}, "authData": self._data(HAS_KEY) + attested}
        client = self._client("webauthn.create", options["challenge"])
        return self._answer(client, attestationObject=encode_cbor(whole))

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer to a request to sign in."""
        assert options["rpId"] == self.rp_id
        assert options["userVerification"] == "required"
        if self.counts:
            self.count += 1
        data = self._data()
        client = self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(client, authenticatorData=data, signature=signature, userHandle=self.user)

    def _data(self, more: int = 0) -> bytes:
        flags = bytes([self.flags | more])
        return hashlib.sha256(self.rp_id.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _answer(self, client: bytes, **parts: bytes) -> dict[str, Any]:
        name = bytes_to_base64url(self.credential_id)
        response = {key: bytes_to_base64url(value) for key, value in parts.items()}
        response["clientDataJSON"] = bytes_to_base64url(client)
        return {
            "id": name,
            "rawId": name,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
