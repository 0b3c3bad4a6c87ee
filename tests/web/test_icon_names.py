"""Every picture on a board has a name: for a pointer, for the focus, for a finger that stays."""

import pytest
from playwright.sync_api import Page, expect

from quarterdeck.games import GAMES
from quarterdeck.lessons.lesson import find_lesson
from tests.web.test_learn import SKIP, come_to, open_lesson
from tests.web.test_pages import prefer

TIP = ".icon-name"
NAMED = "[data-name], [title], :is(button, [role=button], [role=img])[aria-label]"
# What is only there to be looked at: land, water, weather, and what a number stands on.
SCENERY = "|".join(
    ("palm|hill|rose|compass|serpent|whale|waves|land-|ship-(wake|shadow)|mountain|boat|laurel",)
    + ("chance-frame", "piracy.svg#anchor")
)

# Whatever is drawn from our sheets and seen, and would stay nameless under a pointer.
NAMELESS = """([named, scenery]) => {
  const drawn = [...document.querySelectorAll(":is(.play__strip, .stage, .side) use")];
  const nameless = drawn.filter((use) => {
    const box = use.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
    if (new RegExp(scenery).test(use.getAttribute("href"))) return false;
    if (use.closest("button, a, .secret")?.innerText.trim()) return false; // it says so itself
    const there = document.elementFromPoint(x, y);
    return !use.closest(named) && !there?.closest(named);
  });
  const around = (use) => use.closest("[class]")?.parentElement?.closest("[class]");
  const told = (use) => `${use.getAttribute("href")}: ${around(use)?.getAttribute("class")}`;
  return nameless.map(told);
}"""


LESSONS = {"kapern": "first", "dorra": "first", "waddingtons": "first", "piracy": "pirate"}
MOST = {"kapern": [4], "dorra": [10], "waddingtons": [5, 8], "piracy": [8]}


LOOKS = [  # where a board shows most; all the other steps slowly
    pytest.param(game, step, marks=() if step in MOST[game] else pytest.mark.slow)
    for game, name in LESSONS.items()
    for step in range(1, len(find_lesson(GAMES[game], name).steps) + 1)
]


@pytest.mark.parametrize(("game", "step"), LOOKS)
def test_every_picture_on_a_board_has_a_name(page: Page, game: str, step: int):
    """A lesson shows a board in many of its states, and stands still."""
    prefer(page, **{f"lesson-{game}-{LESSONS[game]}": str(step - 1)})
    open_lesson(page, game, LESSONS[game])
    come_to(page, step)

    assert sorted(set(page.evaluate(NAMELESS, [NAMED, SCENERY]))) == []


def test_a_name_is_told_to_a_pointer_to_the_focus_and_to_a_finger(page: Page):
    open_lesson(page, "dorra")
    stock = page.locator(".stock [role=img]").first
    tip = page.locator(TIP)

    stock.hover()
    expect(tip).to_have_text("Chests")
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)

    page.locator(".stack").first.focus()
    page.keyboard.press("Tab")  # by keys, not by a click
    expect(tip).to_be_visible()

    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    stock.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(tip).to_have_text("Chests")


def test_a_finger_that_stays_reads_and_presses_nothing(page: Page):
    open_lesson(page, "kapern")
    page.locator(SKIP).click()
    page.locator(SKIP).click()
    come_to(page, 3)
    die = page.locator(".hand .die").first

    die.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator(TIP)).to_be_visible()
    die.dispatch_event("pointerup", {"pointerType": "touch"})
    die.dispatch_event("click")
    expect(die).to_have_attribute("aria-pressed", "false")

    die.dispatch_event("click")
    expect(die).to_have_attribute("aria-pressed", "true")


def test_keys_go_from_one_picture_to_the_next(page: Page):
    open_lesson(page, "piracy", "pirate")
    page.locator(".icon-names").focus()

    names = []
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        expect(page.locator(TIP)).not_to_have_text(names[-1] if names else "")
        names.append(page.locator(TIP).inner_text())
    page.keyboard.press("ArrowLeft")

    expect(page.locator(TIP)).to_have_text(names[1])
    assert len(set(names)) == 3
