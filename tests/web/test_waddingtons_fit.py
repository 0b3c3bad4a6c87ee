"""Waddingtons' sea and desks fit every window, in every language."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from quarterdeck.games.waddingtons.state import State
from tests.games.waddingtons import desks
from tests.spoken import SPOKEN
from tests.web import charting, fit
from tests.web.made_up import MadeUp
from tests.web.test_pages import prefer

Desk = Callable[[], State]
SCROLLED = """() => [...document.querySelectorAll(".chance-desk__side, .fight-desk > *")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.className)"""


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(
    "desk",
    [desks.finding, desks.salvaging, desks.keeping, desks.in_cadiz],
    ids=lambda desk: desk.__name__,
)
def test_a_desk_fits_every_window_also_when_it_asks(page: Page, desk: Desk, language: str):
    prefer(page, language=language)
    table = MadeUp(page, desk())
    if desk is desks.in_cadiz:
        table.lay("offer rum", "take r1", "take r1")
        page.wait_for_selector("#strike[data-action]")
    else:
        page.wait_for_selector(charting.PICKED)
    assert fit.misfits(page) == {}
    for size in ((1366, 650), (390, 844)):
        fit.resize(page, *size)
        assert page.evaluate(SCROLLED) == []

    if desk is not desks.in_cadiz:
        table.lay(*table.draft[:-1])
        page.wait_for_selector("#better")
        assert fit.misfits(page) == {}
        table.lay()
        expect(page.locator(charting.PICKED)).to_have_count(0)
    page.click(".bar [data-action=settle]")
    page.wait_for_selector(charting.SURE)
    assert fit.misfits(page) == {}


def test_a_table_fits_every_window(page: Page):
    charting.practise(page, bots=3)
    charting.wait_for_turn(page)
    assert fit.misfits(page) == {}

    charting.decide(page)
    charting.wait_for_turn(page)
    page.click(".reach >> nth=0")
    expect(page.locator(".reach.chosen")).to_have_count(1)
    assert fit.misfits(page) == {}


@pytest.mark.parametrize("size", [(1366, 650), (390, 844), (844, 390)], ids=str)
def test_nothing_moves_when_a_square_is_picked_or_refused(page: Page, size: tuple[int, int]):
    charting.practise(page)
    charting.presses(page, ".bar [data-action='choose-port london']")
    charting.wait_for_turn(page)
    fit.resize(page, *size)

    def pick() -> None:
        page.click(".reach[data-action='sail e 2']")
        expect(page.locator(".reach.chosen")).to_have_count(1)

    def ask() -> None:
        page.locator(".seasheet").click(position={"x": 200, "y": 40})
        expect(page.locator(".toast")).to_be_visible()

    assert fit.moved(page, pick) + fit.moved(page, ask) == []


OVERLAP = """() => [...document.querySelectorAll(".petal")].flatMap((petal) =>
  [...document.querySelectorAll(".reach rect")].filter((lit) => {
    const [a, b] = [petal.getBoundingClientRect(), lit.getBoundingClientRect()];
    return Math.min(a.right, b.right) > Math.max(a.left, b.left)
      && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  }).map((lit) => `${petal.dataset.face} over ${lit.parentElement.dataset.square}`))"""


def test_the_compass_lies_beside_everything_that_is_lit(page: Page):
    charting.practise(page)
    charting.presses(page, ".bar [data-action='choose-port london']")
    charting.wait_for_turn(page)

    for lit in page.locator(".reach").all()[:6]:
        lit.click()
        expect(page.locator(".petal").first).to_be_visible()
        assert page.evaluate(OVERLAP) == []
