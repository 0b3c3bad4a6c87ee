"""What people do at a table of Piracy: set up, slip out, sail, load, look, stay, move."""

import re

import msgspec
from playwright.sync_api import Page, expect

from tests.web.sailing import Press, click

END = "#rematch"
LIT = ".seachart .reach"
SAID = ".bar [data-action]"
ASKED = f"{LIT}, {SAID}"
CAPTAINS = ("set up", "roll", "look", "stay", "cease")  # what a careful Captain says, if he may
LONGEST = 700  # decisions; a game is over long before
MOVED_ON = """([seq, end]) => document.querySelector(end) || document.querySelector(".curtain")
    || document.querySelector(".seachart")?.dataset.seq !== seq"""
WARNED = ".btn--alarm#confirm"
WARNED_OR_MOVED_ON = f"(given) => document.querySelector('{WARNED}') || ({MOVED_ON})(given)"
WHISPERS = {"departed", "sailed", "loaded"}


def open_table(page: Page, pirate: int, *seats: str) -> None:
    """Seats B to F by kind: open, here, bot or none; the Pirate's chair is counted from one."""
    page.goto("/new?game=piracy")
    for place, kind in enumerate(seats, start=1):
        page.check(f"[name=seat{place}][value={kind}]")
    page.check(f"[name=pirate][value='{pirate}']")
    page.click("#open")
    page.wait_for_url("**/t/*")


def wait_for_turn(page: Page) -> bool:
    """Whether there is anything left to decide, once it is ours."""
    page.wait_for_selector(f"{LIT}, {SAID}, {END}")
    return page.locator(END).count() == 0


def decide(page: Page, press: Press = click, bold: bool = False) -> None:
    """A Captain looks and stays; a bold Pirate makes for the nearest ship, others keep away."""
    seq = page.locator(".seachart").get_attribute("data-seq")
    said = [page.locator(f".bar [data-action='{word}']") for word in CAPTAINS]
    spoken = next((each for each in said if each.count()), None)
    if spoken:
        press(page, f".bar [data-action='{spoken.get_attribute('data-action')}']")
    else:
        point(page, press, bold)
    page.wait_for_function(MOVED_ON, arg=[seq, END])


def decide_by_pointing(page: Page) -> None:
    """Where a suggestion could be taken instead."""
    seq = page.locator(".seachart").get_attribute("data-seq")
    point(page)
    page.wait_for_function(MOVED_ON, arg=[seq, END])


def point(page: Page, press: Press = click, bold: bool = False) -> None:
    """At a lit square; where that would be the end it has to be meant."""
    seq = page.locator(".seachart").get_attribute("data-seq")
    press(page, f".seachart [data-square={chosen(page, bold)}]")
    press(page, ".bar #confirm button, .bar button#confirm")
    page.wait_for_function(WARNED_OR_MOVED_ON, arg=[seq, END])
    if page.locator(WARNED).count():
        press(page, WARNED)


def chosen(page: Page, bold: bool) -> str:
    """The lit square nearest to a ship, or farthest; the Pirate's own is nobody's goal."""
    lit = [each.get_attribute("data-square") for each in page.locator(LIT).all()]
    ships = [each.get_attribute("data-at") for each in page.locator("[data-ship] .vessel").all()]
    his = page.locator(".seachart .vessel--pirate")
    seen = his.get_attribute("data-at") if his.count() else ""
    free = [square for square in lit if square != seen] or lit
    pick = min if bold else max
    return pick(free, key=lambda square: min((apart(square, ship) for ship in ships), default=0))


def apart(one: str, other: str) -> int:
    (x, y), (u, v) = (split(each) for each in (one, other))
    return abs(x - u) + abs(y - v)


def split(name: str) -> tuple[int, int]:
    column, row = re.fullmatch(r"([A-Z])(\d+)", name).groups()
    return ord(column), int(row)


def play_boldly(page: Page) -> None:
    decide(page, bold=True)


def practise(page: Page, pirate: int = 1) -> None:
    """A table with two bots; the first chair is ours."""
    open_table(page, pirate, "bot", "bot")
    expect(page.locator(".seachart")).to_be_visible()


def told(letters: list[str]) -> list[dict]:
    return [msgspec.json.decode(each) for each in letters]


def secrets_in(letters: list[str]) -> list[dict]:
    """Letters that tell of the Pirate's voyage before it is over."""
    tables = [each for each in told(letters) if each["tell"] == "shown" and each["view"]]
    return [each for each in tables if each["view"]["awaiting"]["moment"] != "over" and tells(each)]


def tells(letter: dict) -> bool:
    events = {piece["event"]["event"] for piece in letter["news"]}
    words = {word.split()[0] for word in letter["actions"]}
    return bool(letter["view"]["voyage"] or events & WHISPERS or words & {"sail", "wait", "depart"})
