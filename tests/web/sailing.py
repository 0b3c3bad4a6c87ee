"""What people do on the page: cast off, roll, stop, reach the end."""

import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

Press = Callable[[Page, str], None]
ROLL, STOP, END = "#roll", "#stop", "#rematch"
SINK = f"{STOP}:has-text('Sink')"
MORE = """([lines, before, end]) =>
    document.querySelectorAll(lines).length > before || document.querySelector(end)"""
LONGEST = 600  # presses; a game is over long before
PATIENCE = 60_000  # milliseconds; a fresh house works out its bots' tables first
BREATH = 20  # milliseconds between looks at several pages


def click(page: Page, what: str) -> None:
    page.click(what)


def tap(page: Page, what: str) -> None:
    page.tap(what)


def key(page: Page, what: str) -> None:
    """A stop that brings nothing is only pointed at, until it is meant."""
    page.keyboard.press({ROLL: "Enter", STOP: "s"}[what])
    if what == STOP and page.evaluate("document.activeElement?.id") == "stop":
        page.keyboard.press("Enter")


def practise(page: Page, press: Press = click) -> None:
    """From the front page to a table of one's own."""
    page.goto("/")
    page.check("[name=bots][value='1']")
    press(page, "#play-now")
    expect(page.locator(".deck")).to_be_visible()


def wait_for_turn(page: Page) -> str:
    """What may be pressed once the dice are ours: stop where there is something to stop."""
    page.wait_for_selector(f"{ROLL}, {END}")
    return next((each for each in (END, STOP) if page.locator(each).count()), ROLL)


def play_to_the_end(page: Page, press: Press = click) -> None:
    """Roll once, stop, and so on until somebody has won."""
    for _ in range(LONGEST):
        offer = wait_for_turn(page)
        if offer == END:
            return
        press_and_see(page, offer, press)
    raise AssertionError("the game did not end")


def press_and_see(page: Page, offer: str, press: Press = click) -> None:
    """After a stop comes another turn, or the end; after a roll at least one line of news."""
    lines = ".log li.turn" if offer == STOP else ".log li"
    before = page.locator(lines).count()
    press(page, offer)
    page.wait_for_function(MORE, arg=[lines, before, END])


def roll_until_dice_can_be_picked(page: Page) -> None:
    """Some first rolls are lost at once; with a third skull only the Guardian could help."""
    while (offer := wait_for_turn(page)) == ROLL or page.locator(SINK).count():
        press_and_see(page, offer)


def end_turn(page: Page) -> None:
    """Skulls may lead to an island first, where nobody can stop."""
    turns = page.locator(".log li.turn")
    before = turns.count()
    while turns.count() == before:
        press_and_see(page, wait_for_turn(page))


# Several people


def sit_down(page: Page, table: str) -> None:
    """Take the first free chair, and be seated."""
    page.goto(table)
    chair = page.get_by_role("button", name="Sit down")
    chair.first.wait_for()
    if (called := page.locator("#called")).count():
        expect(called).not_to_have_value("")  # whoever has no name yet cannot sit down
    chair.first.click()
    expect(chair).to_have_count(0)


def first_of(pages: Sequence[Page], what: str) -> Page:
    """The page that shows something before the others do."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for page in pages:
            if page.locator(what).count():
                return page
        pages[0].wait_for_timeout(BREATH)
    raise AssertionError(f"nobody was shown {what}")


def take_turns_until(
    pages: Sequence[Page], what: str, asked: str, decide: Callable[[Page], None]
) -> Page:
    """Whoever is asked decides, until something is shown to one of them."""
    while not (page := first_of(pages, f"{what}, {asked}")).locator(what).count():
        decide(page)
    return page


def take_turns(pages: Sequence[Page], asked: str, decide: Callable[[Page], None]) -> None:
    """Whoever is asked decides, until it is over for all."""
    for _ in range(2 * LONGEST):
        playing = [page for page in pages if not page.locator(".winner").count()]
        if not playing:
            return
        page = first_of(playing, f"{asked}, .winner")
        if page.locator(asked).count():
            decide(page)
    raise AssertionError("the game did not end")
