"""A Captain's telescope and guns: what they would see and reach, and what follows."""

import pytest
from playwright.sync_api import Page, expect

from tests.web import hunting


def do(page: Page, word: str) -> None:
    """One action by its word, from behind the curtain if it is down."""
    page.wait_for_selector(".curtain button, .seachart .reach, .bar [data-action]")
    if page.locator(".curtain button").count():
        page.click(".curtain button")
        hunting.wait_for_turn(page)
    seq = page.locator(".seachart").get_attribute("data-seq")
    *_, goal = word.replace("-", " ").split()
    if page.locator(f".bar [data-action='{word}']").count() == 0:
        page.click(f".seachart [data-square={goal}]")
    page.click(f".bar [data-action='{word}']")
    page.wait_for_function(hunting.MOVED_ON, arg=[seq, hunting.END])


def test_a_captain_who_looks_first_and_sees_him_may_hold(page: Page):
    hunting.open_table(page, 2, "here", "none")
    for word in ("set up", "depart A10 B10", "sail B9", "roll", "look"):
        do(page, word)

    expect(page.locator(".bar [data-action=stay] kbd")).to_have_text("H")
    page.keyboard.press("h")

    expect(page.locator(".log li", has_text="leaves ship 1 where it is").first).to_be_visible()


def sights(page: Page, of: str) -> list[str]:
    """The lines of sight that are drawn."""
    return [each.get_attribute("d") for each in page.locator(f".map {of} .beam__light").all()]


def test_what_a_telescope_will_see_is_drawn_before_it_looks(page: Page, photograph):
    hunting.open_table(page, 2, "here", "none")
    for word in ("set up", "depart A10 B10", "sail B9", "roll"):
        do(page, word)
    foreseen = sights(page, ".preview")
    expect(page.locator(".preview .gun")).to_have_count(4)
    photograph(page, "piracy-preview-1280")

    do(page, "look")

    assert foreseen
    assert sights(page, ".beams--aye") == foreseen


def test_a_ship_that_is_being_placed_shows_what_she_would_see_and_reach(page: Page):
    hunting.open_table(page, 2, "here", "none")
    page.wait_for_selector(".reaches--bury .reach")
    while page.locator(".reaches--bury").count():
        hunting.decide_by_pointing(page)
        hunting.wait_for_turn(page)
    page.click(".seachart [data-square=F9]")

    expect(page.locator(".map .preview .beam")).to_have_count(6)
    expect(page.locator(".map .range__mark")).to_have_count(20)
    page.keyboard.press("Escape")
    expect(page.locator(".map .preview")).to_have_count(0)


@pytest.mark.parametrize("shot", ["north", "west"])
def test_a_captain_who_looks_first_and_sees_him_may_fire(page: Page, shot: str, photograph):
    hunting.open_table(page, 2, "here", "none")
    for word in ("set up", "depart A10 B10", "sail B9", "roll", "look"):
        do(page, word)
    expect(page.locator(".gun")).to_have_count(4)
    expect(page.locator(".seachart .vessel--pirate")).to_have_attribute("data-at", "B9")
    photograph(page, "piracy-aye-1280")

    do(page, f"fire {shot}")

    expect(page.locator(".log li", has_text=f"fires {shot}").first).to_be_visible()
    expect(page.locator(".bar [data-action^=fire]")).to_have_count(4)
