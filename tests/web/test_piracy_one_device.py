"""Piracy on one device that goes round: what is the Pirate's stays behind a curtain."""

from playwright.sync_api import Page, expect

from tests.web import hunting
from tests.web.boarding import overheard


def test_one_device_goes_round_and_shows_nothing_of_the_pirates_to_the_captains(page: Page):
    letters = overheard(page)
    hunting.open_table(page, 1, "here", "here")

    for _ in range(30):  # well after his first turns
        if is_behind_a_curtain(page):
            assert page.locator(HIS_OWN).count() == 0
            page.click(".curtain button")
            page.wait_for_selector(hunting.ASKED)
        shown = [each for each in hunting.told(letters) if each["tell"] == "shown"]
        is_his = shown[-1]["seat"] == 0
        assert is_his or page.locator(HIS_OWN).count() == 0
        hunting.decide(page)

    shown = [each for each in hunting.told(letters) if each["tell"] == "shown" and each["view"]]
    others = [each for each in shown if each["seat"] != 0]
    assert [each["seat"] for each in others if hunting.tells(each)] == []


def test_one_device_says_whose_chest_it_is(page: Page):
    hunting.open_table(page, 1, "here", "here")
    title = page.locator(".bar__turn b")

    expect(title).to_have_text("Seat B · Chest 1 of ten")
    hunting.decide_by_pointing(page)
    expect(title).to_have_text("Seat C · Chest 2 of ten")


def is_behind_a_curtain(page: Page) -> bool:
    """Whether the next decision is somebody else's."""
    page.wait_for_selector(f"{hunting.ASKED}, .curtain")
    return page.locator(".curtain").count() > 0


HIS_OWN = (
    ".own-log, .track, .vessel--pirate, .log li:has-text(' sails '),"
    " .seachart li:has-text('The Pirate,')"
)
