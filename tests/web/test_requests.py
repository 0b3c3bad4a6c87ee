"""What is asked of everyone at a table is said where all look, and can be answered there."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import fit, sailing
from tests.web.timed_tables import LONG, POST, sit_together, whose_turn

LINE, SAID = ".request", ".request [role=status]"
AGREE, NOT_NOW, UNSAY = "[data-do=agree]", "[data-do=not-now]", "[data-do=unsay]"
PAUSED = "Time stands still"
BY_ANOTHER_LINE = """seat => new Promise((done) => {
  const line = new WebSocket(`ws://${location.host}/ws`);
  const table = location.pathname.split("/").pop();
  line.onopen = () => line.send(JSON.stringify({ do: "pause", id: 1, table, seat }));
  line.onmessage = ({ data }) => JSON.parse(data).id === 1 && done(line.close());
})"""


@pytest.fixture
def newcomer(timed_newcomer: Callable[[], Page]) -> Callable[[], Page]:
    return timed_newcomer


@pytest.fixture
def page(newcomer: Callable[[], Page]) -> Page:
    return newcomer()


def ask_for_pause(page: Page) -> None:
    """By the sheet of who is aboard, which is closed again."""
    page.get_by_role("button", name="Aboard").click()
    page.click("[data-do=pause]")
    expect(page.locator("[data-do=pause]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".shipmates")).to_have_count(0)


@pytest.mark.parametrize("clock", [LONG, POST], ids=["live", "post"])
def test_who_is_asked_for_a_pause_reads_it_above_the_table_and_agrees(
    page: Page, other: Page, clock: dict, faults
):
    sit_together(page, other, clock)
    ask_for_pause(other)
    expect(page.locator(SAID)).to_contain_text("would like to pause")
    expect(other.locator(SAID)).to_contain_text("You would like to pause. Waiting for")
    expect(other.locator(AGREE)).to_have_count(0)
    assert faults(page, "asked-to-pause") == []
    page.click(AGREE)

    for each in (page, other):
        expect(each.locator(".bar__turn")).to_contain_text(PAUSED)
        expect(each.locator(SAID)).to_have_text("")


def test_who_is_asked_for_a_pause_may_agree_where_one_would_ask_for_it(page: Page, other: Page):
    sit_together(page, other, LONG)
    ask_for_pause(other)
    page.wait_for_selector(AGREE)

    page.get_by_role("button", name="Aboard").click()

    expect(page.locator("[data-do=pause]")).to_have_text(page.locator(AGREE).inner_text())


def test_a_pause_is_ended_from_the_bar_and_by_who_reads_of_it(page: Page, other: Page):
    sit_together(page, other, LONG)
    ask_for_pause(page)
    other.click(AGREE)
    other.click("[data-do=end-pause]")
    expect(other.locator("[data-do=end-pause]")).to_have_count(0)
    expect(page.locator(SAID)).to_contain_text("would like to go on")
    page.click(AGREE)

    for each in (page, other):
        expect(each.locator(".bar__turn")).not_to_contain_text(PAUSED)


def test_who_does_not_want_to_is_asked_again_when_it_is_asked_anew(page: Page, other: Page):
    sit_together(page, other, LONG)
    ask_for_pause(other)
    page.click(NOT_NOW)
    expect(page.locator(SAID)).to_have_text("")
    expect(other.locator(SAID)).to_contain_text(re.compile("You would like to pause. .+: not now."))
    other.click(UNSAY)
    expect(other.locator(SAID)).to_have_text("")
    ask_for_pause(other)

    expect(page.locator(SAID)).to_contain_text("would like to pause")


def test_a_pause_at_a_table_without_a_clock_is_asked_for_and_answered_too(page: Page, other: Page):
    """The page does not offer one there; a terminal does."""
    sit_together(page, other, None)
    mover, asking = whose_turn(page, other)
    asking.evaluate(BY_ANOTHER_LINE, int(asking is other))
    expect(mover.locator(SAID)).to_contain_text("would like to pause")
    mover.click(AGREE)
    expect(mover.locator(".bar__turn")).to_contain_text(PAUSED)
    mover.click("[data-do=end-pause]")
    asking.click(AGREE)

    expect(mover.locator(sailing.ROLL)).to_be_visible()


def test_everyone_reads_who_would_not_wait_any_longer_and_so_does_who_is_waited_for(
    page: Page, other: Page, newcomer: Callable[[], Page], faults
):
    three = (page, other, newcomer())
    sit_together(page, other, None, seats=3)
    sailing.sit_down(three[2], page.url)
    idle = sailing.first_of(three, sailing.ROLL)
    first, second = (each for each in three if each is not idle)
    first.click("[data-do=urge]")

    expect(first.locator(SAID)).to_contain_text("You do not want to wait for")
    expect(idle.locator(SAID)).to_contain_text("does not want to wait for you any longer")
    expect(idle.locator(f"{LINE} button")).to_have_count(0)
    expect(second.locator(SAID)).to_contain_text("any longer")
    assert faults(second, "asked-not-to-wait") == []
    second.click(AGREE)
    expect(idle.locator(".bar__turn")).to_contain_text("The others had waited long enough")


def test_what_is_asked_leaves_the_table_whole_in_every_window(page: Page, other: Page, photograph):
    sit_together(page, other, LONG)
    mover, asking = whose_turn(page, other)

    def be_asked() -> None:
        ask_for_pause(asking)
        expect(mover.locator(SAID)).to_contain_text("would like to pause")

    mover.set_viewport_size({"width": 1366, "height": 650})
    assert fit.moved(mover, be_asked) == []
    assert fit.misfits(mover) == {}
    for width, height in ((1366, 650), (1280, 720), (390, 844)):
        fit.resize(mover, width, height)
        photograph(mover, f"asked-to-pause-{width}")
