"""Games to study in the browser: from the list to a remark, by keys alone, and on into a game."""

import pytest
from playwright.sync_api import Page, expect

from quarterdeck.games import GAMES
from quarterdeck.lessons.studies import studies_of
from tests.web.test_pages import prefer

LIT = ".remarks [aria-current]"
PICKS = "waddingtons/adrift"  # remarks on picks, of which nothing is heard before they are settled
STUDIES = [f"{game.name}/{name}" for game in GAMES.values() for name in studies_of(game)]


def test_a_study_is_read_by_keys_alone_and_played_on(page: Page):
    page.goto("/study")
    page.locator("a[href='/study/kapern/guardian']").press("Enter")
    expect(page.locator(LIT)).to_contain_text("Two captains race")

    page.locator("#next-remark").press("Enter")
    expect(page.locator(LIT)).to_contain_text("Five coins")
    page.keyboard.press("Enter")
    expect(page.locator(LIT)).to_contain_text("Treasure Island")

    page.locator("#play-on").press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator(".deck")).to_be_visible()


def test_remarks_are_in_the_readers_language(page: Page):
    prefer(page, language="de")
    page.goto("/study/piracy/unseen")

    expect(page.locator(LIT)).to_contain_text("Zweiundzwanzig Züge")


def test_axe_finds_nothing_in_a_study(page: Page, faults):
    page.goto("/study/kapern/guardian")
    page.wait_for_selector(".turning__at", state="attached")  # the last to come

    assert faults(page, "study") == []


@pytest.mark.parametrize(
    "study",
    [pytest.param(each, marks=() if each == PICKS else pytest.mark.slow) for each in STUDIES],
)
def test_one_remark_leads_to_the_next_up_to_the_last(page: Page, study: str):
    page.goto(f"/study/{study}")
    remarks = page.locator(".remarks__all button")
    expect(remarks.first).to_have_attribute("aria-current", "step")

    for place in range(1, remarks.count()):
        page.click("#next-remark")
        expect(remarks.nth(place)).to_have_attribute("aria-current", "step")
    expect(page.locator("#next-remark")).to_be_disabled()


def test_crews_holds_and_docks_lie_open_beside_the_chart_of_a_study(page: Page):
    page.goto("/study/waddingtons/adrift#100")

    expect(page.locator(".captains .backs .red").first).to_be_visible()
    expect(page.locator(".captains .backs .back")).to_have_count(0)
    expect(page.locator(".captains .ports > div")).to_have_count(4)


def test_what_lies_under_a_crew_is_written_on_its_rim_in_a_study(page: Page):
    page.goto("/study/dorra/mutiny#172")

    expect(page.locator(".pile .rim").first).to_be_visible()
