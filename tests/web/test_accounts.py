"""A name of one's own in the browser: kept, entered on a second device, ended, exported, let go."""

import io
import zipfile
from collections.abc import Callable
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Watch
from tests.web.sailing import PATIENCE
from tests.web.test_pages import prefer

SENTENCE = "the parrot knows it all"
ENDED = "HTTP Authentication failed"
Faults = Callable[[Page, str], list[str]]


@contextmanager
def another_device(browser: Browser, arguments: dict):
    """Somebody's telephone."""
    context = browser.new_context(**{**arguments, "viewport": {"width": 390, "height": 844}})
    context.set_default_timeout(PATIENCE)
    try:
        yield context.new_page()
    finally:
        context.close()


def keep_by_password(page: Page, name: str) -> list[str]:
    page.goto("/account")
    page.fill("#kept-name", name)
    page.fill("#new-password", SENTENCE)
    page.press("#new-password", "Enter")
    expect(page.locator(".codes li")).to_have_count(10)
    codes = page.locator(".codes code").all_inner_texts()
    page.locator("#codes-done").press("Enter")
    return codes


def test_on_a_telephone_the_codes_are_in_sight_once_they_are_there(
    browser: Browser, browser_context_args: dict, base_url: str
):
    with another_device(browser, {**browser_context_args, "base_url": base_url}) as page:
        page.goto("/account")
        page.fill("#kept-name", "Anne of the rocks")
        page.fill("#new-password", SENTENCE)
        page.locator("#keep-name").scroll_into_view_if_needed()
        page.click("#keep-name")

        heading = page.locator(".acct__codes h2")
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
        expect(page.locator(".codes li").last).to_be_in_viewport()


def authenticator(page: Page) -> tuple:
    """A virtual one in the browser, as a telephone has it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def called(page: Page) -> str:
    return page.evaluate("fetch('/api/me').then((answer) => answer.json())")["name"]


def test_a_name_is_kept_by_a_password_and_entered_on_a_second_device(
    page: Page, browser: Browser, browser_context_args: dict, watch: Watch
):
    codes = keep_by_password(page, "Anne of the quay")
    expect(page.locator("h1")).to_contain_text("Anne of the quay")

    with another_device(browser, browser_context_args) as phone:
        phone.goto("/account")
        phone.fill("#own-name", "anne of the quay")
        phone.fill("#password", SENTENCE)
        phone.press("#password", "Enter")
        expect(phone.locator("h1")).to_contain_text("You are Anne of the quay")
        expect(phone.locator("[data-session=elsewhere]")).to_have_count(1)

        phone.locator("[data-session=elsewhere]").press("Enter")
        expect(phone.locator("[data-session=elsewhere]")).to_have_count(0)

    expect(page.locator("#keep-name")).to_be_visible()  # it finds out by itself
    expect(page.get_by_role("alert")).to_contain_text("You were signed out here")
    watch.forgive(page, ENDED)  # the line of a session that has ended
    page.click("#by-code")
    page.fill("#own-name", "Anne of the quay")
    page.fill("#code", codes[0])
    page.fill("#password", "another long sentence")
    page.click("#sign-in")
    expect(page.locator("h1")).to_contain_text("You are Anne of the quay")
    expect(page.locator(".devs", has_text="9 left")).to_be_visible()
    watch.seen[:] = [each for each in watch.seen if ENDED not in each]  # it may be tried again


@pytest.mark.parametrize("left", ["Escape", "Tab"])
def test_a_field_whose_name_was_refused_shows_ones_own_again(
    page: Page, other: Page, watch: Watch, left: str
):
    kept = f"Anne of the {left.lower()} key"
    keep_by_password(other, kept)
    page.goto("/")
    field = page.locator("#name")
    own = field.input_value()

    field.fill(kept)
    field.press("Enter")
    expect(page.locator(".house-says")).to_contain_text("has kept this name")
    expect(field).to_have_value(kept)  # it can be mended
    watch.forgive(page, "409")
    field.press(left)
    expect(field).to_have_value(own)

    field.fill("Bart of the bay")
    field.press("Tab")
    expect(page.locator(".house-says")).to_have_count(0)
    expect(field).to_have_value("Bart of the bay")
    assert called(page) == "Bart of the bay"


@pytest.mark.parametrize("size", [(1366, 650), (390, 844)])
def test_why_a_name_is_not_kept_is_said_in_sight(
    page: Page, watch: Watch, size: tuple[int, int], photograph
):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto("/account")
    page.fill("#new-password", "short")
    page.click("#keep-name")

    expect(page.locator(".keep .bad")).to_be_in_viewport(ratio=1)
    photograph(page, f"account-refused-{size[0]}")
    watch.forgive(page, "422")


def test_a_name_is_kept_by_a_passkey_that_opens_a_second_device(
    page: Page, browser: Browser, browser_context_args: dict
):
    session, key_ring = authenticator(page)
    page.goto("/account")
    page.fill("#kept-name", "Mary of the quay")
    page.click("#make-passkey")
    expect(page.locator(".codes li")).to_have_count(10)
    page.click("#codes-done")
    expect(page.locator("[data-do=remove-passkey]")).to_have_count(1)
    told = session.send("WebAuthn.getCredentials", {"authenticatorId": key_ring})

    with another_device(browser, browser_context_args) as phone:
        other, ring = authenticator(phone)
        (credential,) = told["credentials"]  # as passkeys are carried from device to device
        other.send("WebAuthn.addCredential", {"authenticatorId": ring, "credential": credential})
        phone.goto("/account")
        phone.click("#by-passkey")
        expect(phone.locator("h1")).to_contain_text("You are Mary of the quay")
        assert called(phone) == "Mary of the quay"


def test_a_password_is_set_beside_a_passkey_and_removed(page: Page):
    authenticator(page)
    page.goto("/account")
    page.fill("#kept-name", "Ned of the quay")
    page.click("#make-passkey")
    page.click("#codes-done")
    page.click(".acct__more summary")
    page.fill("#new-password", SENTENCE)
    page.press("#new-password", "Enter")

    page.fill("#old-password", SENTENCE)
    page.locator("#remove-password").press("Enter")

    expect(page.locator(".acct__more summary")).to_have_text("Set a password")


def test_papers_are_taken_along_and_the_account_let_go(page: Page):
    keep_by_password(page, "Kit of the quay")

    with page.expect_download() as download:
        page.click("#export")
    packed = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    assert "profile.json" in packed.namelist()

    page.click("#delete")
    page.fill("#farewell", "Kit of the quay")
    page.press("#farewell", "Enter")
    page.wait_for_url("**/")
    expect(page.locator("#name")).not_to_have_value("Kit of the quay")  # it has come in anew
    expect(page.locator("header")).not_to_contain_text("Kit of the quay")
    assert called(page) != "Kit of the quay"
    assert page.evaluate("localStorage.getItem('quarterdeck-name')") != "Kit of the quay"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_guest_reads_of_it_in_their_language(page: Page, faults: Faults, language: str):
    prefer(page, language=language)
    page.goto("/account")

    expect(page.locator("#keep-name")).to_be_visible()
    assert faults(page, f"account-{language}") == []


def test_somebody_is_blocked_and_reported_by_the_menu_beside_their_name(
    page: Page, other: Page, faults: Faults
):
    """Where both sit, by keys alone."""
    page.goto("/account")
    expect(page.locator("#keep-name")).to_be_visible()
    page.wait_for_function("fetch('/api/me').then((a) => a.json()).then((me) => me.name)")
    table = page.evaluate(OPEN_FOR_TWO)
    other.goto(f"/t/{table}")
    other.press("#called", "Enter")
    page.goto(f"/t/{table}")
    page.get_by_title("Aboard").first.press("Enter")
    about = page.locator(".person-menu summary")
    expect(about).to_contain_text("About ")
    about.press("Enter")

    page.locator("[data-do=block]").press("Enter")
    expect(page.locator(".person-menu [role=status]")).to_contain_text("You read no more")
    words = page.get_by_label("What happened, in your words")
    expect(words).to_have_attribute("maxlength", "500")
    words.fill("Sings all night.")
    with page.expect_request("**/api/reports") as sent:
        page.locator("[data-do=report]").press("Enter")
    assert sent.value.post_data_json["words"] == "Sings all night."
    expect(page.locator(".person-menu [role=status]")).to_contain_text("The host will read it")
    expect(words).to_have_value("")
    assert faults(page, "person-menu") == []


OPEN_FOR_TWO = """async () => {
  const csrf = document.cookie.match(/qd_csrf=([^;]+)/)[1];
  const headers = { "x-csrftoken": csrf, "content-type": "application/json" };
  const body = JSON.stringify({ game: "kapern", seats: [{ kind: "me" }, { kind: "open" }] });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""
