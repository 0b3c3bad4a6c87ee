"""Learn a game in five minutes: every lesson on the real board, at the pace of whoever learns."""

import re

import pytest
from playwright.sync_api import Page, expect

from quarterdeck.games import GAMES
from quarterdeck.lessons.lesson import find_lesson, lessons_of
from tests.web import fit, sailing

LESSONS = [(game.name, name) for game in GAMES.values() for name in lessons_of(game)]
TEACHER, SAYS = ".lesson", ".lesson h2"
HELD = "#go-on"  # a card of one's own lies open until it is read
GO_ON, SHOW, SKIP, BACK = (
    "#lesson-go-on",
    *(f"[data-do=lesson-{way}]" for way in ("show", "skip", "back")),
)


def open_lesson(page: Page, game: str = "kapern", name: str = "first") -> None:
    page.goto(f"/learn/{game}/{name}")
    expect(page.locator(TEACHER)).to_be_visible()


def come_to(page: Page, step: int) -> None:
    expect(page.locator(".lesson__place")).to_have_text(re.compile(rf"^{step} "))


def read_cards(page: Page) -> None:
    """Whenever a card lies open it is read; when one comes nobody knows beforehand."""
    page.add_locator_handler(page.locator(HELD), lambda card: card.click())


def roll_again(page: Page, *faces: str) -> None:
    for face in faces:
        die = f".hand .die[data-face={face}]:not([aria-pressed=true])"
        page.locator(die).first.click()
    page.locator(".bar__acts .btn--brass").click()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_shown_to_its_end(page: Page, game: str, name: str, photograph):
    open_lesson(page, game, name)
    read_cards(page)
    steps = find_lesson(GAMES[game], name).steps

    for place, step in enumerate(steps[:-1], start=1):
        come_to(page, place)
        page.locator(SHOW if step.asks else GO_ON).click()

    come_to(page, len(steps))
    expect(page.locator("#lesson-play")).to_be_visible()
    photograph(page, f"lesson-{game}-{name}-1280")


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_fits_every_window(page: Page, game: str, name: str):
    open_lesson(page, game, name)
    page.locator(GO_ON).click()
    come_to(page, 2)

    assert fit.misfits(page) == {}


def test_who_does_what_is_asked_for_learns_kapern(page: Page):
    open_lesson(page)
    page.locator(GO_ON).click()

    page.locator(sailing.ROLL).click()
    come_to(page, 3)
    roll_again(page, "monkey", "monkey", "parrot")
    come_to(page, 4)
    page.locator(".bar__acts .btn--sea").click()
    come_to(page, 5)

    expect(page.locator(SAYS)).to_have_text("The third skull")


EVERY_FRAME = """() => { window.steps = [];
  const look = () => {
    steps.push(parseInt(document.querySelector(".lesson__place").textContent));
    requestAnimationFrame(look);
  };
  look(); }"""


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_no_step_shows_before_its_news(page: Page):
    open_lesson(page)
    page.locator(GO_ON).click()
    come_to(page, 2)
    page.evaluate(EVERY_FRAME)

    page.locator(sailing.ROLL).click()
    come_to(page, 3)

    steps = page.evaluate("steps")
    assert steps == sorted(steps)


def test_who_points_at_what_is_asked_for_learns_waddingtons(page: Page):
    open_lesson(page, "waddingtons")
    page.locator(GO_ON).click()

    page.locator(".seaboard [data-action='choose-port london']").click()
    come_to(page, 3)
    sail(page, "e 7")
    come_to(page, 4)
    page.locator("[data-face=ne]").click()
    page.locator("#go").click()
    come_to(page, 5)
    page.locator("[data-action=attack]").click()
    come_to(page, 6)
    page.locator("[data-action=plunder]").click()
    come_to(page, 7)
    sail(page, "ne 7")
    for step, word in enumerate(("offer b1", "take r1", "settle"), start=8):
        come_to(page, step)
        page.locator(f"[data-action='{word}']").click()

    come_to(page, 11)
    expect(page.locator(SAYS)).to_have_text("Treasure Island")


def sail(page: Page, where: str) -> None:
    page.locator(f"[data-action='sail {where}']").click()
    page.locator("#go").click()


def test_nothing_lies_on_a_desk_before_the_learner_picks_it(page: Page):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_lesson(page, "waddingtons")
    for _ in range(11):
        page.locator(SKIP).click()
    come_to(page, 12)

    page.locator("[data-action='take diamond']").click()

    come_to(page, 13)
    assert not [url for url in asked if "why-not" in url]


def test_who_points_at_what_is_asked_for_learns_the_pirate(page: Page):
    open_lesson(page, "piracy", "pirate")
    page.locator(GO_ON).click()

    for step, square in ((3, "B10"), (4, "B11")):
        page.locator(f"[data-square={square}]").click()
        page.locator("#confirm button").click()
        come_to(page, step)
    page.locator("button[data-action='load C11']").click()
    come_to(page, 5)

    expect(page.locator(SAYS)).to_have_text("Before it is missed")


def test_one_side_leads_to_the_other(page: Page):
    open_lesson(page, "piracy", "navy")
    for _ in find_lesson(GAMES["piracy"], "navy").steps[1:]:
        page.locator(SKIP).click()

    page.locator("#lesson-other").click()

    come_to(page, 1)
    expect(page.locator(SAYS)).to_have_text("The Pirate’s aim")


def test_something_else_is_answered_as_at_any_table(page: Page):
    open_lesson(page)
    page.locator(GO_ON).click()
    page.locator(sailing.ROLL).click()
    come_to(page, 3)

    page.locator(".bar__acts .btn--sea").click()

    expect(page.locator(".toast")).to_contain_text("this lesson goes another way")
    come_to(page, 3)


def test_a_lesson_goes_on_where_it_was_left(page: Page):
    open_lesson(page)
    page.locator(SKIP).click()
    page.locator(SKIP).click()
    page.locator(BACK).click()
    come_to(page, 2)

    page.reload()

    come_to(page, 2)
    expect(page.locator(SAYS)).to_have_text("Your first throw")


def test_a_lesson_is_learnt_by_keys_alone(page: Page):
    open_lesson(page)

    page.locator(GO_ON).focus()
    page.keyboard.press("Enter")
    expect(page.locator(sailing.ROLL)).to_be_visible()
    page.keyboard.press("Enter")
    come_to(page, 3)


def test_whoever_has_never_played_is_offered_a_lesson(page: Page):
    page.goto("/")

    page.locator(".castoff__learn").click()

    expect(page.locator(TEACHER)).to_be_visible()


def test_a_game_alone_opens_its_first_lesson(page: Page):
    page.goto("/learn/piracy")

    expect(page.locator(SAYS)).to_have_text("The Navy’s aim")


def test_a_lesson_that_is_none_says_so(page: Page, watch):
    page.goto("/learn/kapern/nothing")

    expect(page.locator("main h2")).to_contain_text("There is no lesson")
    watch.forgive(page, "404")


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_what_is_lit_in_a_lesson_is_in_sight_on_a_telephone(page: Page):
    open_lesson(page, "waddingtons")
    for _ in range(6):
        page.locator(SKIP).click()
    come_to(page, 7)

    sail(page, "ne 7")

    come_to(page, 8)
