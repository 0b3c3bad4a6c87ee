"""Every page: in every language, in both lights, on narrow screens, and for everyone (axe)."""

import pytest
from playwright.sync_api import Page, expect

from tests.spoken import SPOKEN
from tests.web import sailing
from tests.web.browser import see_advice
from tests.web.page_speed import visit

PAGES = {
    "front": ("/", "#play-now"),
    "new": ("/new", ".opt-list .clause"),
    "rules": ("/rules/kapern#K7", ".is-linked"),
    "studies": ("/study", ".studies li"),
}


LIGHT = 145  # kilobytes, for whoever was never here before


def prefer(page: Page, **likes: str) -> None:
    """What the reader chose on an earlier visit."""
    for name, value in likes.items():
        page.add_init_script(f"localStorage.setItem('quarterdeck-{name}', '{value}')")


def test_the_front_page_comes_light(page: Page):
    seen = visit(page, "/")

    assert seen.requests <= 25
    assert seen.kilobytes < LIGHT


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_on_a_page(page: Page, name: str, faults):
    address, landmark = PAGES[name]
    page.goto(address)
    page.wait_for_selector(landmark)

    assert faults(page, name) == []


def test_axe_finds_nothing_at_a_table(page: Page, faults):
    prefer(page, coach="on")
    sailing.practise(page)
    sailing.roll_until_dice_can_be_picked(page)
    see_advice(page)

    assert faults(page, "table") == []


def test_axe_finds_nothing_in_the_waiting_room(page: Page, faults):
    page.goto("/new")
    page.wait_for_selector(".opt-list .clause")
    page.click("#open")
    page.wait_for_url("**/t/*")
    expect(page.locator(".waiting h1")).not_to_be_empty()
    expect(page.locator(".waiting .soft").first).not_to_be_empty()

    assert faults(page, "waiting") == []


def test_axe_finds_nothing_at_the_end_and_in_the_replay(winner: Page, faults):
    winner.wait_for_selector(".turning__at")  # the last to come
    found = faults(winner, "end")

    winner.goto(winner.url.replace("/t/", "/replay/"))
    winner.wait_for_selector(".slider")

    assert found + faults(winner, "replay") == []


@pytest.mark.parametrize("language", SPOKEN)
def test_no_page_is_missing_a_word(winner: Page, language: str):
    end = winner.url
    prefer(winner, language=language, coach="on")
    for address, landmark in (
        *PAGES.values(),
        (end, ".winner"),
        (end.replace("/t/", "/replay/"), ".slider"),
    ):
        winner.goto(address)
        winner.wait_for_selector(landmark)

    sailing.practise(winner)
    sailing.roll_until_dice_can_be_picked(winner)

    expect(winner.locator("html")).to_have_attribute("lang", language)
    assert "page-" not in winner.locator("body").inner_text()


@pytest.mark.parametrize("width", [360, 390])
@pytest.mark.parametrize("name", PAGES)
def test_no_page_scrolls_sideways_on_a_phone(page: Page, name: str, width: int, photograph):
    address, landmark = PAGES[name]
    page.set_viewport_size({"width": width, "height": 800})
    prefer(page, language="de")
    page.goto(address)
    page.wait_for_selector(landmark)

    photograph(page, f"{name}-{width}")
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_the_search_finds_clauses_by_word(page: Page):
    page.goto("/rules/kapern")
    page.fill("#find", "third skull")

    expect(page.locator(".clauses li").first).to_contain_text("third")
    expect(page.locator(".clauses li#K9")).to_be_visible()


def test_the_light_and_the_language_are_remembered(page: Page):
    page.goto("/")
    page.get_by_role("button", name="Night watch").click()
    page.get_by_role("button", name="FR").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")

    page.reload()

    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize(("width", "height"), [(1366, 650), (1280, 720), (1024, 700)])
def test_on_a_low_window_a_game_is_begun_without_scrolling(page: Page, width: int, height: int):
    page.set_viewport_size({"width": width, "height": height})
    page.goto("/")

    expect(page.locator("#play-now")).to_be_in_viewport(ratio=1)
    words, cards = (page.locator(each).first for each in (".hero p", ".game"))
    words.wait_for()
    end = words.bounding_box()
    assert end["y"] + end["height"] <= cards.bounding_box()["y"]
