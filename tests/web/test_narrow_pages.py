"""Pages that scroll, on a telephone and in every language: what a panel holds lies in it."""

import pytest
from playwright.sync_api import Browser, Page, expect

from quarterdeck.games import GAMES
from quarterdeck.words import LANGUAGES
from tests.web import fit
from tests.web.test_accounts import SENTENCE, another_device, keep_by_password
from tests.web.timed_tables import LONG, OPEN

PHONE = {"width": 390, "height": 844}


def speak(page: Page, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('quarterdeck-language', '{language}')")
    page.set_viewport_size(PHONE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_tables_is_sifted_by_words_that_can_be_read(
    page: Page, other: Page, language: str, photograph
):
    other.goto("/")
    other.wait_for_selector("#quick")
    seats = [{"kind": "me"}, {"kind": "open"}]
    other.evaluate(OPEN, {"game": "kapern", "seats": seats, "clock": LONG})
    speak(page, language)
    page.goto("/")
    page.locator(".sieve").scroll_into_view_if_needed()

    assert fit.spilled(page) == []
    photograph(page, f"tables-{language}-390")


ROWS = {"/ladder": ".lad__games a", "/rules/kapern": ":is(.rules__games, .chapters) a"}
BESIDE = """all => all.filter((each) => each.getBoundingClientRect().right > innerWidth - 10)
  .map((each) => each.innerText)"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", ROWS)
def test_every_game_and_every_chapter_is_in_sight(page: Page, address: str, language: str):
    speak(page, language)
    page.goto(address)
    row = page.locator(ROWS[address])
    row.last.wait_for()

    assert row.count() >= len(GAMES)
    assert row.evaluate_all(BESIDE) == []


@pytest.mark.parametrize("address", ["/", "/new", "/ladder", "/account", "/notices"])
def test_the_language_can_be_changed(page: Page, address: str):
    speak(page, "en")
    page.goto(address)

    page.locator(".langs [lang=fr]:visible").click()

    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_account_that_is_open_elsewhere_too(
    page: Page, browser: Browser, browser_context_args: dict, language: str, photograph
):
    name = f"Grace of {language} quay"
    keep_by_password(page, name)
    with another_device(browser, browser_context_args) as phone:
        speak(phone, language)
        phone.goto("/account")
        phone.fill("#own-name", name)
        phone.fill("#password", SENTENCE)
        phone.press("#password", "Enter")
        expect(phone.locator("#end-others")).to_be_visible()

        assert fit.spilled(phone) == []
        photograph(phone, f"account-{language}-390")
