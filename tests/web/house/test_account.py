"""A guest who makes an account finds his tables again elsewhere, with a password or a passkey."""

from __future__ import annotations

import re
import secrets
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.play import forward, ready
from tests.web.visitors import BOT, ME, NOWHERE, Visitors, sit

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
    page = visit("Guillaume", NOWHERE)
    table = begun(page)
    login = f"guillaume-{secrets.token_hex(4)}"
    page.get_by_role("link", name="Guillaume").click()
    make = page.get_by_role("region", name="Make an account")
    make.get_by_label("Login").fill(login)
    make.get_by_label(re.compile("Password")).fill(PASSWORD)
    make.get_by_role("button", name="Make the account").click()
    expect(page.get_by_text(f"You are signed in as {login}.")).to_be_visible()
    page.get_by_role("checkbox", name="Tell my name").check()
    expect(page.get_by_text("Your name is told in games that are published from now on.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
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
    expect(elsewhere.get_by_role("checkbox", name="Tell my name")).to_be_checked()
    sees(elsewhere, table)
    care_for(visit, elsewhere, login)


def care_for(visit: Visitors, page: Page, login: str) -> None:
    """Another browser is signed in and out, the password is changed, and in the end all is deleted."""
    other = visit(path="/account")
    enter = other.get_by_role("region", name="Sign in")
    enter.get_by_label("Login").fill(login)
    enter.get_by_label("Password").fill(PASSWORD)
    enter.get_by_role("button", name="Sign in").click()
    expect(other.get_by_text(f"You are signed in as {login}.")).to_be_visible()
    page.goto("/account")
    signed_in = page.get_by_role("region", name="Where you are signed in").get_by_role("listitem")
    expect(signed_in).to_have_count(2)
    signed_in.filter(has_not_text="This browser").get_by_role("button", name="Sign it out").click()
    expect(signed_in).to_have_count(1)
    other.reload()
    expect(other.get_by_role("heading", name="You are a guest")).to_be_visible()
    change = page.get_by_role("region", name="Another password")
    change.get_by_label("Old password").fill(PASSWORD)
    change.get_by_label(re.compile("New password")).fill(f"{PASSWORD}, and new")
    change.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed")).to_be_visible()
    page.get_by_role("button", name="Delete …").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(f"{PASSWORD}, and new")
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("heading", name="You are a guest")).to_be_visible()


def test_passkey(visit: Visitors) -> None:
    page = visit("Perceval", NOWHERE)
    table = begun(page)
    page.goto("/account")
    session, device = authenticator(page)
    page.get_by_role("region", name="Make an account").get_by_role("button", name="With a passkey").click()
    expect(page.get_by_text("You are signed in with a passkey.")).to_be_visible()
    kept = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert len(kept) == 1
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("heading", name="You are a guest")).to_be_visible()

    elsewhere = visit(path="/account")
    session, device = authenticator(elsewhere)
    session.send("WebAuthn.addCredential", {"authenticatorId": device, "credential": kept[0]})
    elsewhere.get_by_role("region", name="Sign in").get_by_role("button", name="With a passkey").click()
    expect(elsewhere.get_by_text("You are signed in with a passkey.")).to_be_visible()
    sees(elsewhere, table)
