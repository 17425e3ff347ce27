"""Notices while the page is closed, from the switches in the settings to what the browser shows; and settings that are
kept with an account."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.server.notices.receiving import Mailbox, Receiver, Service
from tests.web.site import built_page, running_site
from tests.web.visitors import ME, NOWHERE, OPEN, Visitors, ask, make_table, post

AT = "http://troyes.example.org"

SUBSCRIBE = """
    PushManager.prototype.subscribe = async function (options) {
        window.subscribed = { visible: options.userVisibleOnly, key: options.applicationServerKey.length };
        return { toJSON: () => ({ endpoint: PLACE.endpoint, keys: { p256dh: PLACE.p256dh, auth: PLACE.auth } }) };
    };
"""
"""Where a browser gets messages is settled by its maker's service, which tests do without: here it is our own."""

LISTEN = """
    () => {
        registration.showNotification = async (title, { body, tag, data }) => {
            self.shown = [title, body, tag, data];
        };
    }
"""
"""A browser without a screen has no place for notices: what it is told to show is noted."""


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with Service() as service:
        yield service


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[str]:
    with running_site(
        tmp_path_factory.mktemp("notices"),
        built_page(),
        TROYES_SMTP=mailbox.address,
        TROYES_MAIL_FROM="troyes@example.org",
        TROYES_ADDRESS=AT,
        TROYES_NOTICE_SECONDS="1",
        TROYES_PUSH_LOOPBACK="1",
    ) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visitors]:
    visitors = Visitors(browser, address, unseen=True)
    yield visitors
    visitors.close()
    assert visitors.problems.rest() == []


def opened(page: Page) -> Page:
    """The settings, with what is asked about notices."""
    with page.expect_response("**/api/notices"):
        page.get_by_role("button", name="Settings").click()
    return page


def test_a_letter_and_a_message_when_it_is_my_turn(
    visit: Visitors, mailbox: Mailbox, service: Service
) -> None:
    receiver = Receiver(service, "aude")
    page = visit("Aude")
    page.context.grant_permissions(["notifications"])
    page.context.add_init_script(SUBSCRIBE.replace("PLACE", f"({json.dumps(receiver.subscription)})"))
    page.reload()
    dialog = opened(page).get_by_role("dialog", name="Settings")
    dialog.get_by_label("Tell me by e-mail at").fill("aude@example.org")
    dialog.get_by_role("button", name="Send a letter to confirm").click()
    expect(dialog).to_contain_text("A letter is on its way: open the link in it.")
    found = re.search(rf"{AT}(/mail/confirm/\S+)", mailbox.next().get_content())
    assert found

    # The link works in any browser, and only by a click.
    reader = visit("", found[1])
    reader.get_by_role("button", name="Yes, send me letters").click()
    expect(reader.get_by_role("status").first).to_contain_text("you will get letters")
    dialog.get_by_role("button", name="Close").click()
    opened(page)
    expect(dialog).to_contain_text("Letters go to aude@example.org.")
    box = dialog.get_by_label("Tell me by this browser")
    with page.expect_response("**/api/notices/push"):
        box.check()
    expect(box).to_be_enabled()
    expect(box).to_be_checked()
    assert page.evaluate("window.subscribed") == {"visible": True, "key": 65}
    dialog.get_by_role("button", name="Close").click()
    key = ask(page, "/api/notices").json()["key"]

    # Her page is at the rules while Bohort comes, and the game begins.
    table = make_table(page, "dice", ME, OPEN)
    page.goto("/rules")
    other = visit("Bohort")
    post(other, f"/api/tables/{table}/join", {"seat": 1})
    told = receiver.next(key)
    assert told == {"title": "It is your turn: Troyes Dice", "body": "Bohort", "table": table}
    letter = mailbox.next()
    assert f"{AT}/t/{table}" in letter.get_content()

    # What the service would hand to the browser is shown by our worker.
    session = page.context.new_cdp_session(page)
    workers: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: workers.extend(each["registrationId"] for each in news["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not workers:
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    worker = page.context.service_workers[0]
    worker.evaluate(LISTEN)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visit.address, "registrationId": workers[0], "data": json.dumps(told)},
    )
    while not (shown := worker.evaluate("self.shown")):
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    assert shown == ["It is your turn: Troyes Dice", "Bohort", f"turn-{table}", f"/t/{table}"]

    # Both ways end where they began, and the letter's own link ends it too.
    stop = re.search(rf"{AT}(/mail/stop/\S+)", letter.get_content())
    assert stop
    reader.goto(stop[1])
    reader.get_by_role("button", name="Send me no more letters").click()
    expect(reader.get_by_role("status").first).to_contain_text("no more letters will come")
    opened(page)
    expect(dialog.get_by_label("Tell me by e-mail at")).to_be_visible()
    with page.expect_response("**/api/notices/push/stop"):
        box.uncheck()
    expect(box).not_to_be_checked()
    after = ask(page, "/api/notices").json()
    assert (after["push"], after["address"]) == (False, "")


PLACES = """() => [...document.querySelectorAll("dialog[open] :is(h2, legend, label, input)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one.textContent, one.getBoundingClientRect().y])"""
"""What one can see and click in a dialog, and how high it stands."""


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_what_is_heard_about_notices_moves_nothing_in_the_settings(
    visit: Visitors, size: tuple[int, int]
) -> None:
    page = visit("Aude", viewport={"width": size[0], "height": size[1]})
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/notices", hold)
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog.get_by_label("Tell me by this browser")).to_be_visible()
    mail = dialog.get_by_label("Tell me by e-mail at")
    expect(mail).to_be_hidden()
    before = page.evaluate(PLACES)
    held[0].continue_()
    expect(mail).to_be_visible()
    after = page.evaluate(PLACES)
    assert after[: len(before)] == before
    assert len(after) == len(before) + 2  # the letters' own words and field


def test_settings_are_kept_with_the_account(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    login = {"login": f"aude-{secrets.token_hex(4)}", "password": "a rather long password"}
    post(page, "/api/account/register", login)
    page.goto("/")
    dialog = opened(page).get_by_role("dialog", name="Settings")
    expect(dialog).to_contain_text("Your account remembers what you choose here.")
    with page.expect_response("**/api/me/settings"):
        dialog.get_by_label("A night in Troyes").check()
    with page.expect_response("**/api/me/settings"):
        dialog.get_by_label("Quickly").check()
    elsewhere = visit("Perrin", NOWHERE)
    with elsewhere.expect_response("**/api/me"):
        elsewhere.goto("/")
    expect(elsewhere.locator("html")).to_have_attribute("data-theme", "day")
    elsewhere.emulate_media(color_scheme="dark")  # the browser thinks otherwise while the page is open
    expect(elsewhere.locator("html")).to_have_attribute("data-theme", "night")
    elsewhere.emulate_media(color_scheme="light")
    expect(elsewhere.locator("html")).to_have_attribute("data-theme", "day")
    post(elsewhere, "/api/account/login", login)
    elsewhere.reload()
    expect(elsewhere.locator("html")).to_have_attribute("data-theme", "night")
    kept = json.loads(elsewhere.evaluate("localStorage.getItem('settings')"))
    expected = {"speed": "quick", "sound": False, "theme": "night", "confirm": True, "large": False}
    assert {name: kept[name] for name in expected} == expected
