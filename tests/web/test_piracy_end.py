"""The end of Piracy: what was counted, what happened out of sight, and the voyage on the chart."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web import fit, socket_players
from tests.web.socket_players import Ended

COORDINATE = ".seachart > .map .coord"
TRACK_NUMBER = ".seachart--end .track text"
SMALLEST = 11  # CSS pixels high, of a number as it is drawn
DRAWN_SIZES = """texts => texts.map((each) =>
  parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a)"""


@pytest.fixture
def end(hunted: Ended, context: BrowserContext, page: Page) -> Page:
    return socket_players.look_at(hunted, context, page)


def test_it_says_what_was_counted_and_hides_nothing(end: Page, photograph):
    end.wait_for_selector(".turning__at")

    expect(end.locator(".final th[scope=col]").last).to_have_text("chests")
    expect(end.locator(".final + p")).to_contain_text("stolen")
    expect(end.locator(".turnings")).not_to_contain_text("out of sight")
    for turning in end.locator(".turning__at").all():
        turning.click()
        line = turning.locator("span").evaluate("span => span.firstChild.data")
        expect(end.locator(".moment")).to_contain_text(line)
    photograph(end, "piracy-end-1280")


def test_the_log_numbers_turns_as_the_chart_does(end: Page):
    """Loading takes a turn of its own, and stands behind the move before."""
    lines = end.locator(".notation--end li")
    numbered = lines.evaluate_all("lines => lines.map((line) => [line.value, line.textContent])")

    turn = 1
    for number, way in numbered:
        assert number == turn
        turn += 1 + way.count("(")


@pytest.mark.parametrize("where", ["/t/", "/replay/"])
def test_on_a_telephone_the_numbers_of_its_chart_can_be_read(end: Page, where: str, photograph):
    fit.resize(end, 390, 844)
    end.goto(end.url.replace("/t/", where))
    end.wait_for_selector(COORDINATE)

    sizes = end.locator(f"{COORDINATE}, {TRACK_NUMBER}").evaluate_all(DRAWN_SIZES)

    assert min(sizes) >= SMALLEST
    photograph(end, f"piracy-chart{where.replace('/', '-')}390")
