"""The position of the day: asked on the real board, answered once, told with all its options."""

import re

import pytest
from playwright.sync_api import Page, expect

from quarterdeck.games import GAMES
from quarterdeck.puzzles.puzzle import games_with_puzzles, puzzles_of
from tests.web import fit

ASKED, DECIDE, VALUES = ".puzzle__asks li", "#puzzle-decide", ".puzzle__values li"
VERDICT, NEXT, GOOD, TAB = "#puzzle-verdict", "#puzzle-next", "#puzzle-good", "#side-options"
SLOW = pytest.mark.slow
each_game = pytest.mark.parametrize("game", games_with_puzzles())


def options_of(game: str, number: int = 1) -> tuple[list[str], list[str]]:
    """What is right there, and what is not."""
    puzzle = puzzles_of(GAMES[game])[number - 1]
    right = [word for word in puzzle.values if puzzle.is_right(word)]
    return right, [word for word in puzzle.values if word not in right]


def open_puzzle(page: Page, game: str = "kapern", number: int = 1) -> None:
    page.goto(f"/puzzle/{game}/{number}")
    expect(page.locator(".play--puzzle")).to_be_visible()


def answer(page: Page, word: str) -> None:
    page.locator(f'.puzzle__asks input[value="{word}"]').check()
    page.locator(DECIDE).click()


@each_game
def test_a_position_is_asked_and_told_at_a_desk_and_on_a_phone(page: Page, game: str, photograph):
    right, wrong = options_of(game)
    open_puzzle(page, game)
    expect(page.locator(ASKED)).to_have_count(len(right) + len(wrong))
    expect(page.locator(VALUES)).to_have_count(0)
    photograph(page, f"puzzle-{game}-1280")

    answer(page, wrong[-1])

    expect(page.locator(VERDICT)).to_have_attribute("data-verdict", "wrong")
    expect(page.locator(VALUES)).to_have_count(len(right) + len(wrong))
    expect(page.locator(f"{VALUES}.is-right")).to_have_count(len(right))
    mine = page.locator(f"{VALUES}.is-mine")
    expect(mine).to_have_attribute("data-option", wrong[-1])
    expect(mine.locator("small")).to_have_text(re.compile(r"\w"))
    expect(page.locator(VALUES).first).to_be_in_viewport()  # the best, however far one had read
    photograph(page, f"puzzle-{game}-told-1280")

    fit.resize(page, 390, 844)
    open_puzzle(page, game, 2)
    photograph(page, f"puzzle-{game}-390")
    page.locator(TAB).click()
    answer(page, options_of(game, 2)[0][0])

    expect(page.locator(VERDICT)).to_have_attribute("data-verdict", "right")
    expect(page.locator(VALUES).first).to_be_visible()
    photograph(page, f"puzzle-{game}-told-390")


@pytest.mark.parametrize(
    "game",
    [pytest.param(name, marks=SLOW if name != "kapern" else ()) for name in games_with_puzzles()],
)
def test_a_position_fits_every_window(page: Page, game: str):
    open_puzzle(page, game)
    assert fit.misfits(page) == {}

    fit.resize(page, 1280, 960)
    answer(page, options_of(game)[0][0])
    expect(page.locator(VERDICT)).to_be_visible()
    assert fit.misfits(page) == {}


def test_an_answer_is_given_on_the_board_unless_the_rules_forbid_it(page: Page):
    open_puzzle(page, number=3)

    page.locator(".hand .die").first.click()
    page.locator("#roll").press("Enter")
    expect(page.locator(".toast")).to_be_visible()
    expect(page.locator(VERDICT)).to_have_count(0)
    page.locator(".bar__acts .btn--sea").click()

    expect(page.locator(f"{VALUES}.is-mine")).to_have_attribute("data-option", "stop")
    expect(page.locator(".bar__acts .btn--sea")).to_have_count(0)


def test_a_position_is_answered_by_keys_alone(page: Page):
    open_puzzle(page)
    page.locator(f"{ASKED} input").first.focus()

    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(page.locator(DECIDE)).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.locator(VERDICT)).to_be_visible()
    page.locator(NEXT).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/puzzle/kapern/2")
    expect(page.locator(ASKED).first).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(f"{VALUES}.is-mine")).to_have_attribute("data-option", "stop")


def test_good_answers_are_counted_once_and_a_miss_costs_nothing(page: Page):
    open_puzzle(page)
    answer(page, options_of("kapern")[0][0])
    expect(page.locator(GOOD)).to_contain_text("One found")

    page.reload()
    expect(page.locator(VERDICT)).to_have_attribute("data-verdict", "right")
    expect(page.locator(GOOD)).to_contain_text("One found")
    open_puzzle(page, number=2)
    answer(page, options_of("kapern", 2)[1][0])

    expect(page.locator(VERDICT)).to_have_attribute("data-verdict", "wrong")
    expect(page.locator(GOOD)).to_contain_text("One found")


def test_the_front_page_leads_to_the_position_of_the_day(page: Page):
    page.goto("/")
    page.locator(".links [href='/puzzle']").click()

    expect(page.locator(".puzzle__games a")).to_have_count(len(games_with_puzzles()))
    page.locator(".puzzle__games a").last.click()

    expect(page.locator(".puzzle__games a").last).to_have_attribute("aria-current", "page")


def test_a_position_that_is_none_says_so(page: Page, watch):
    page.goto("/puzzle/kapern/999")

    expect(page.locator("main h2")).to_contain_text("There is no position 999")
    watch.forgive(page, "404")
