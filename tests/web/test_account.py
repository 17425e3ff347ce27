"""A guest who makes an account finds his tables again elsewhere, with a password or a passkey."""

from __future__ import annotations

import re
import secrets
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.play import forward, ready
from tests.web.visitors import BOT, ME, Visitors, sit

PASSWORD = "a rather long password"


def authenticator(page: Page) -> Any:
    """A device that keeps passkeys and always agrees; the session by which one talks to it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    return session, made["authenticatorId"]


def begun(page: Page) -> str:
    """A guest's table with a move made."""
    table = sit(page, "dice", ME, BOT)
    assert forward(page, 1, moves=1) == "move"
    return table


def sees(page: Page, table: str) -> None:
    """His table is among his, and he can play on."""
    page.goto("/")
    page.get_by_role("region", name="My tables").locator(f'a[href="/t/{table}"]').first.click()
    ready(page)
    assert forward(page, 2, moves=1) == "move"


def test_password(visit: Visitors) -> None:
    page = visit("Guillaume")
    table = begun(page)
    login = f"guillaume-{secrets.token_hex(4)}"
    page.get_by_role("link", name="Guillaume").click()
    make = page.get_by_role("region", name="Make an account")
    make.get_by_label("Login").fill(login)
    make.get_by_label(re.compile("Password")).fill(PASSWORD)
    make.get_by_role("button", name="Make the account").click()
    expect(page.get_by_text(f"You are signed in as {login}.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="You are a guest")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="My tables")).to_have_count(0)

    elsewhere = visit(path="/account")
    enter = elsewhere.get_by_role("region", name="Sign in")
    enter.get_by_label("Login").fill(login)
    enter.get_by_label("Password").fill("not the password")
    visit.problems.expect(r"/api/account/login: 4\d\d")
    enter.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("alert")).to_be_visible()
    enter.get_by_label("Password").fill(PASSWORD)
    enter.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_text(f"You are signed in as {login}.")).to_be_visible()
    sees(elsewhere, table)


def test_passkey(visit: Visitors) -> None:
    page = visit("Perceval")
    table = begun(page)
    page.goto("/account")
    session, device = authenticator(page)
    page.get_by_role("region", name="Make an account").get_by_role("button", name="With a passkey").click()
    expect(page.get_by_text("You are signed in with a passkey.")).to_be_visible()
    kept = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert len(kept) == 1
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("heading", name="You are a guest")).to_be_visible()

    elsewhere = visit(path="/account")
    session, device = authenticator(elsewhere)
    session.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": kept[0]})
    elsewhere.get_by_role("region", name="Sign in").get_by_role("button", name="With a passkey").click()
    expect(elsewhere.get_by_text("You are signed in with a passkey.")).to_be_visible()
    sees(elsewhere, table)
