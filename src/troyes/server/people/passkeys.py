"""Passkeys: what the browser is asked, and whether its answer holds. This waits for arithmetic: call it in a thread."""

from __future__ import annotations

import ipaddress
import re
import time
from collections.abc import Sequence
from typing import Any, Final

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.server.store.rows import Passkey, Person

MOST: Final = 10
"""Passkeys of one person."""
TITLE: Final = "Troyes"

Options = dict[str, Any]


class NotAccepted(Refusal):
    """A passkey that proves nothing here."""

    status = 401


class Site:
    """The site as the browser knows it: a passkey belongs to its host name."""

    def __init__(self, host: str) -> None:
        """`host` is what the browser asked for: a name, and a port if it is not the usual one."""
        host = host.lower()
        self.name = host.partition(":")[0]
        if not re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)*", self.name) or _is_address(self.name):
            raise Refusal(Message("refused-passkey-site"))
        # A browser makes passkeys on encrypted lines only, except on its own machine.
        local = self.name.rpartition(".")[2] == "localhost"
        self.origins = [f"https://{host}"] + ([f"http://{host}"] if local else [])


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def ask_for_new(site: Site, person: Person, kept: Sequence[Passkey]) -> tuple[Options, str]:
    """What the browser needs to make a passkey for a person, and the challenge in it."""
    if len(kept) >= MOST:
        raise Refusal(message("refused-passkey-most", most=MOST))
    options = generate_registration_options(
        rp_id=site.name,
        rp_name=TITLE,
        user_id=person.id.encode(),
        user_name=person.login or person.name,
        user_display_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            require_resident_key=True,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=passkey.credential_id) for passkey in kept],
    )
    return options_to_json_dict(options), bytes_to_base64url(options.challenge)


def accept_new(site: Site, person_id: str, answer: Options, challenge: str) -> Passkey:
    """The passkey that the browser made."""
    try:
        found = verify_registration_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origins,
            require_user_verification=True,
        )
    except Exception:  # whatever it is that makes no sense to those who read it
        raise NotAccepted(Message("refused-passkey-unchecked")) from None
    return Passkey(
        credential_id=found.credential_id,
        person_id=person_id,
        public_key=found.credential_public_key,
        sign_count=found.sign_count,
        name=TITLE,
        created=time.time(),
    )


def ask_for_any(site: Site) -> tuple[Options, str]:
    """What the browser needs to sign in with any passkey that it has for this site, and the challenge in it."""
    options = generate_authentication_options(
        rp_id=site.name, user_verification=UserVerificationRequirement.REQUIRED
    )
    return options_to_json_dict(options), bytes_to_base64url(options.challenge)


def credential_id(answer: Options) -> bytes:
    """The passkey that an answer was made with."""
    try:
        return base64url_to_bytes(answer["rawId"])
    except (KeyError, ValueError, TypeError, AttributeError):
        raise NotAccepted(Message("refused-passkey-answer")) from None


def accept(site: Site, passkey: Passkey, answer: Options, challenge: str) -> int:
    """Check an answer made with a passkey; how often the passkey has been used."""
    try:
        found = verify_authentication_response(
            credential=answer,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origins,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
        owner = answer["response"].get("userHandle")
        if owner and base64url_to_bytes(owner) != passkey.person_id.encode():
            raise ValueError("the passkey names another person")
    except Exception:  # whatever it is that makes no sense to those who read it
        raise NotAccepted(Message("refused-passkey-unchecked")) from None
    return found.new_sign_count
