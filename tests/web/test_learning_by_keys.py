"""Lessons, rules and positions of every game by keys alone, on a desk and a telephone.

All share one page: nothing that one of them does is seen by the next.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from quarterdeck.games import GAMES
from quarterdeck.lessons.lesson import lessons_of
from tests.spoken import SPOKEN
from tests.web import axe, fit
from tests.web.sailing import PATIENCE
from tests.web.test_learn import GO_ON, SHOW, come_to, open_lesson
from tests.web.test_puzzle import ASKED, DECIDE, NEXT, VERDICT, open_puzzle
from tests.web.test_rules import PARTS, read_rules

SIZES = ((390, 844), (1280, 960))  # the last is how a page is left
FARTHEST = 120  # presses of Tab to anything
HAS_FOCUS = "each => each === document.activeElement"
ALIKE = 3  # a position of Piracy where several courses lead to one square
Lights = tuple[str, str]  # on a telephone, and on a desk
in_both_lights = pytest.mark.parametrize(
    "lights",
    [("night", "day"), pytest.param(("day", "night"), marks=pytest.mark.slow)],
    ids="-".join,
)
each_game = pytest.mark.parametrize("game", GAMES)
each_lesson = pytest.mark.parametrize(
    ("game", "name"), [(game.name, name) for game in GAMES.values() for name in lessons_of(game)]
)


@pytest.fixture(scope="module")
def reader(browser: Browser, browser_context_args: dict, base_url: str) -> Iterator[Page]:
    context = browser.new_context(**{**browser_context_args, "base_url": base_url})
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def tab_to(page: Page, selector: str) -> None:
    """As far as Tab goes, and no pointer."""
    wanted = page.locator(selector).first
    expect(wanted).to_be_visible()
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        if wanted.evaluate(HAS_FOCUS):
            return
    raise AssertionError(f"Tab does not lead to {selector}")


def faults_in(page: Page, lights: Lights) -> list[str]:
    """What axe finds, on a telephone and on a desk, each in its light."""
    found = []
    for (width, height), theme in zip(SIZES, lights, strict=True):
        fit.resize(page, width, height)
        axe.shine(page, theme)
        found += [f"{width} by {theme}, {each}" for each in axe.violations(page)]
    return found


@in_both_lights
@each_game
def test_a_position_is_answered_by_keys_alone(reader: Page, game: str, lights: Lights):
    open_puzzle(reader, game)
    tab_to(reader, f"{ASKED} input")
    reader.keyboard.press("Space")
    reader.keyboard.press("ArrowDown")
    assert faults_in(reader, lights) == []

    tab_to(reader, DECIDE)
    reader.keyboard.press("Enter")
    expect(reader.locator(VERDICT)).to_be_visible()
    assert faults_in(reader, lights) == []

    tab_to(reader, NEXT)
    reader.keyboard.press("Enter")
    reader.wait_for_url(f"**/puzzle/{game}/2")
    expect(reader.locator(ASKED).first).to_be_visible()


@pytest.mark.parametrize("language", SPOKEN)
def test_no_two_courses_read_alike(reader: Page, language: str):
    open_puzzle(reader, "piracy", ALIKE)
    reader.get_by_role("button", name=language.upper(), exact=True).press("Enter")
    expect(reader.locator("html")).to_have_attribute("lang", language)

    told = reader.locator(f"{ASKED} .puzzle__deed").all_inner_texts()

    assert sorted(told) == sorted(set(told))


@in_both_lights
@each_game
def test_rules_are_read_by_keys_alone(reader: Page, game: str, lights: Lights):
    read_rules(reader, game)
    assert [reader.locator(f"#{part}").count() for part in PARTS] == [1] * len(PARTS)
    tab_to(reader, ".chapters [href='#clauses']")
    reader.keyboard.press("Enter")
    expect(reader.locator("#clauses h2").first).to_be_in_viewport()

    tab_to(reader, ".clauses summary")
    reader.keyboard.press("Enter")
    expect(reader.locator(".clauses details").first).not_to_have_attribute("open", "")

    assert faults_in(reader, lights) == []
    assert reader.evaluate("document.documentElement.scrollWidth") <= SIZES[-1][0]


@in_both_lights
@each_lesson
def test_a_lesson_is_followed_by_keys_alone(reader: Page, game: str, name: str, lights: Lights):
    open_lesson(reader, game, name)
    tab_to(reader, GO_ON)
    reader.keyboard.press("Enter")
    come_to(reader, 2)
    assert faults_in(reader, lights) == []

    tab_to(reader, f"{SHOW}:enabled")
    reader.keyboard.press("Enter")
    come_to(reader, 3)
