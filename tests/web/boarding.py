"""What people do at a table of Buccaneer: lift a crew, put it somewhere, board, take, mutiny."""

import msgspec
from playwright.sync_api import Page, expect

from tests.web.sailing import Press, click

END = "#rematch"
READY = ".ready .stack"
ASKED = ".bar [data-action]"
LIT = ".lit :is(.stack, .ship)"
LONGEST = 400  # decisions; a game is over long before
LETTERS = "rbykg"
MOVED_ON = """([seq, end]) => document.querySelector(end)
    || document.querySelector(".strait")?.dataset.seq !== seq"""


def practise(page: Page, press: Press = click, bots: int = 2) -> None:
    """From the front page to a table of one's own."""
    page.goto("/")
    page.check("[name=game][value=dorra]", force=True)
    page.check(f"[name=bots][value='{bots}']")
    press(page, "#play-now")
    expect(page.locator(".strait")).to_be_visible()


def share_device(page: Page, first: int) -> None:
    """Three at one device; this chair begins, counted from one."""
    page.goto("/new?game=dorra")
    for place in (1, 2):
        page.check(f"[name=seat{place}][value=here]")
    page.check(f"[name=first][value='{first}']")
    page.click("#open")
    page.wait_for_url("**/t/*")


def wait_for_turn(page: Page) -> str:
    """What may be pressed once it is ours to decide."""
    page.wait_for_selector(f"{READY}, {ASKED}, {END}")
    return next(each for each in (END, ASKED, READY) if page.locator(each).count())


def decide(page: Page, press: Press = click) -> None:
    """Board where that is possible, else climb on somebody; take what is offered first."""
    seq = page.locator(".strait").get_attribute("data-seq")
    if page.locator(ASKED).count():
        press(page, f"{ASKED} >> nth=0")
    else:
        press(page, f"{READY} >> nth=-1")
        press(page, f"{LIT} >> nth=-1")
    page.wait_for_function(MOVED_ON, arg=[seq, END])


def play_to_the_end(page: Page, press: Press = click) -> None:
    for _ in range(LONGEST):
        if wait_for_turn(page) == END:
            return
        decide(page, press)
    raise AssertionError("the game did not end")


def do(page: Page, word: str, press: Press = click) -> None:
    """Carry an action out on the board, by its word: `move 2 b2`, `board 5 11`, `mutiny`."""
    verb, *more = word.split()
    wait_for_turn(page)
    if more and verb in ("move", "board"):
        press(page, f".south [data-own][data-goal$='{more[0]}']")
        press(page, f".strait [data-goal='{more[1]}']")
    else:
        press(page, f"[data-action='{word}']")


def decide_by_keys(page: Page) -> None:
    """The same without a mouse: arrows walk, enter does it, digits and letters answer."""
    seq = page.locator(".strait").get_attribute("data-seq")
    if page.locator(ASKED).count():
        page.keyboard.press("m" if page.locator("[data-action=mutiny]").count() else "1")
    else:
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
        page.wait_for_selector(LIT)
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED_ON, arg=[seq, END])


def overheard(page: Page) -> list[str]:
    """Every letter of the server's, as it comes."""
    told: list[str] = []

    def hear(letter: str) -> None:
        told.append(letter)

    page.on("websocket", lambda line: line.on("framereceived", hear))
    return told


def last_actions(told: list[str]) -> list[str]:
    """The actions of the last letter that had any."""
    letters = [msgspec.json.decode(each) for each in told]
    return next(each["actions"] for each in reversed(letters) if each.get("actions"))


def goals_of(actions: list[str], face: str) -> set[str]:
    """Where the crew under one's own disc of that face may go."""
    words = [action.split() for action in actions]
    return {goal for _, own, goal in words if own == face}
