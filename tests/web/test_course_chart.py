"""How a game went, as a chart and on a slider: every number can be read, every mark be pressed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web import fit

MARK = ".marks__at"
WINDOWS = [(1366, 650), (1280, 720), (390, 844)]
SMALLEST = 11  # CSS pixels high, of a number as it is drawn
CLASHES = """(marks) => {
  const boxes = [...document.querySelectorAll(marks)].map((each) => each.getBoundingClientRect());
  return boxes.flatMap((a, at) => boxes.slice(at + 1).filter((b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).length;
}"""
DRAWN_SIZES = """() => [...document.querySelectorAll('.chart text')].map((each) =>
  parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a)"""


def change(page: Page, what: str, alter: Callable[[dict], None]) -> None:
    """Let the house say something else of this game, and look again."""
    said = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/{what}").json()
    alter(said)
    page.route(f"**/{what}", lambda route: route.fulfill(json=said))


def turn_at_the_end(course: dict) -> None:
    """All turning points among the very last moves."""
    last = len(course["chances"]) - 1
    for place, each in enumerate(course["turning"]):
        each["line"] = last - len(course["turning"]) + 1 + place


def end_level(course: dict) -> None:
    course["chances"][-1] = [0.5] * len(course["parts"])


def score_a_little_more_than_a_round_number(replay: dict) -> None:
    replay["frames"][-1]["scores"] = [8010, 7990]


@pytest.mark.parametrize("where", ["/t/", "/replay/"])
def test_marks_that_would_lie_together_can_all_be_pressed(winner: Page, where: str, photograph):
    change(winner, "course", turn_at_the_end)
    winner.goto(winner.url.replace("/t/", where))
    winner.locator(MARK).first.wait_for()

    for window in WINDOWS:
        fit.resize(winner, *window)
        assert winner.evaluate(CLASHES, MARK) == 0, window
        for mark in winner.locator(MARK).all():
            mark.click()
            expect(mark).to_have_attribute("aria-current", "true")
        photograph(winner, f"marks{where.replace('/', '-')}{window[0]}")


def test_numbers_on_the_chart_can_be_read(winner: Page, photograph):
    change(winner, "course", end_level)
    change(winner, "replay", score_a_little_more_than_a_round_number)
    winner.reload()
    winner.locator(MARK).first.wait_for()

    for points in ("false", "true"):
        winner.check(f"[name=curve][value={points}]", force=True)
        for window in WINDOWS:
            fit.resize(winner, *window)
            assert min(winner.evaluate(DRAWN_SIZES)) >= SMALLEST, (points, window)
            assert winner.evaluate(CLASHES, ".chart text") == 0, (points, window)
            photograph(winner, f"numbers-{points}-{window[0]}")
