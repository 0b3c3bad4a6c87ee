"""The charts in words: a list, and a lookout who goes from square to square."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.games.waddingtons.positions import at, ship
from tests.web import charting, hunting, made_up

LOOKOUT = ".lookout"


def told(page: Page) -> str:
    return page.locator(LOOKOUT).get_attribute("aria-label") or ""


def look(page: Page, *keys: str) -> str:
    """What is said after some keys; the lookout keeps the focus."""
    for key in keys:
        page.keyboard.press(key)
    expect(page.locator(f"{LOOKOUT}:focus")).to_have_count(1)
    return told(page)


def test_a_lookout_goes_over_the_sea_of_waddingtons(page: Page):
    charting.practise(page)
    page.wait_for_selector(charting.OURS)
    page.focus(LOOKOUT)

    assert told(page) == "London: harbour. Call London home: London"
    assert look(page, "ArrowUp") == told(page)  # the land beside it
    assert look(page, "ArrowRight") == "1,14: open sea"
    assert look(page, "ArrowDown") == "1,13: open sea"
    assert look(page, "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft") == "1,15: coast, Flat Island"


def test_a_lookout_says_what_comes_of_going_there(page: Page):
    ships = (ship("london", "10,15", "s", "r3"), ship("cadiz", "10,14"), ship("genoa"))
    made_up.MadeUp(page, at(*ships))
    page.focus(LOOKOUT)

    met, card = look(page, "ArrowDown"), look(page, "ArrowDown")

    assert met.endswith("Sail 1 south: 10,14, where a ship lies")
    assert card == "10,13: coast, Treasure Island. Sail 2 south: 10,13, a Chance card"


def test_a_lookout_goes_over_the_chart_of_piracy(page: Page):
    hunting.practise(page)
    hunting.wait_for_turn(page)
    page.focus(LOOKOUT)
    column, row = place(told(page))

    assert place(look(page, "ArrowRight")) == (chr(ord(column) + 1), row)
    assert place(look(page, "ArrowDown")) == (chr(ord(column) + 1), row + 1)
    assert place(look(page, "ArrowLeft", "ArrowUp")) == (column, row)
    assert "Ship 1" in told(page)


def place(said: str) -> tuple[str, int]:
    letter, number = re.match(r"([A-Z])(\d+): ", said).groups()
    return letter, int(number)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_what_a_lookout_sees_is_pressed(page: Page, key: str):
    made_up.MadeUp(page, at(ship("london", "10,15", "s", "r3"), ship("cadiz", "10,14")))
    page.focus(LOOKOUT)
    look(page, "ArrowDown")

    page.keyboard.press(key)

    expect(page.locator(".reach.chosen")).to_have_count(1)
    expect(page.locator(f"{LOOKOUT}:focus")).to_have_count(1)


def test_a_harbour_that_a_lookout_presses_is_chosen(page: Page):
    charting.practise(page)
    page.wait_for_selector(charting.OURS)
    page.focus(LOOKOUT)

    page.keyboard.press("Enter")

    expect(page.locator(".bar [data-action^='choose-port']")).to_have_count(0)


def test_what_stands_where_is_a_list(page: Page):
    charting.practise(page)
    charting.presses(page, ".bar [data-action='choose-port london']")
    charting.wait_for_turn(page)

    lines = page.locator(".chartroom ul li").all_text_contents()

    assert len(lines) == 3 + 3 + 6  # ships, islands, docks
    assert lines[0].startswith("Guest") and ", London: at London, bows " in lines[0]
    assert lines[4:5] == ["Flat Island: nothing"]


def test_where_nobody_can_begin_the_page_says_so(page: Page):
    hunting.practise(page)
    hunting.wait_for_turn(page)
    page.focus(LOOKOUT)
    for _ in range(18):  # columns
        if "Start at" in told(page) or "open sea" not in told(page):
            look(page, "ArrowRight")

    page.keyboard.press("Enter")

    expect(page.locator(".toast p").first).to_have_text("No harbour lies next to that square.")
