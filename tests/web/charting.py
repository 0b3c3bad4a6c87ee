"""What people do at a table of Waddingtons Buccaneer: sail, set the bows, trade, fight."""

from collections.abc import Callable
from itertools import chain, combinations_with_replacement, product

import msgspec
from playwright.sync_api import Page, expect

from quarterdeck.core.counts import Counts
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons.trading import can_level
from tests.server.running import Talk, is_over
from tests.web.sailing import Press, click
from tests.web.socket_players import Shown, moment_of, play_until, table_of

END = "#rematch"
BOARD = ".seaboard"
OURS = f"{BOARD}:not([data-moment=''])"
CALLED = f"{BOARD}[data-moment=call]"
MOVED_ON = """([seq, end]) => document.querySelector(end)
    || document.querySelector(".seaboard")?.dataset.seq !== seq"""
SAILED_PAST = "2,14"  # beyond where London lies


READS_QUICKLY = """new MutationObserver(() => document.querySelector("#go-on")?.click())
    .observe(document, { childList: true, subtree: true })"""


def read_quickly(page: Page) -> None:
    """Chance cards of one's own, which stay until they are read, are read as they come."""
    page.add_init_script(READS_QUICKLY)


def practise(page: Page, press: Press = click, bots: int = 2) -> None:
    read_quickly(page)
    open_practice(page, press, bots)


def open_practice(page: Page, press: Press = click, bots: int = 2) -> None:
    """From the front page to a table of one's own."""
    page.goto("/")
    page.check("[name=game][value=waddingtons]", force=True)
    page.check(f"[name=bots][value='{bots}']")
    press(page, "#play-now")
    expect(page.locator(BOARD)).to_be_visible()


def moment(page: Page) -> str:
    """What this page is asked, or nothing; the board may be gone before a second look."""
    return page.evaluate("(board) => document.querySelector(board)?.dataset.moment ?? ''", BOARD)


def wait_for_turn(page: Page) -> str:
    """What we have to decide next; the end is `over`."""
    page.wait_for_selector(f"{OURS}, {END}")
    return "over" if page.locator(END).count() else moment(page)


def seq_of(page: Page) -> str | None:
    return page.locator(BOARD).get_attribute("data-seq")


def presses(page: Page, *what: str, press: Press = click) -> None:
    """One thing after another, then wait until the table has moved on."""
    seq = seq_of(page)
    for each in what:
        press(page, each)
    page.wait_for_function(MOVED_ON, arg=[seq, END])


HEADING = {"click": ".petal", "tap": ".headings button"}
QUIET = {"call": "pass", "trade": "done", "moor": "done", "challenge": "pass"}
LAND_ALL = "#land-all"
FIRST = ".ware:not(.gone), .spoil, .bar [data-action]"
PICKED_FROM = ("keep", "salvage", "take-treasure", "give", "discard", "lose", "pick")
PART = ".wares .ware:not(.gone, [data-action^=muster])"
PICKED = ".picked .ware"
LAID_OUT = f"{PICKED}, {BOARD}:not(:has({PART}))"  # or there is nothing to lay out
SETTLE = ".bar [data-action=settle]"
SURE = ".bar [data-sure]"
ASKED_OR_MOVED_ON = f"(given) => document.querySelector('{SURE}') || ({MOVED_ON})(given)"
PICKS_END = ("settle", "done")


def decide(page: Page, press: Press = click) -> None:
    """The nearest lit square, the first heading; peace, no trade, whatever is laid out or first."""
    asked, heading = moment(page), HEADING[press.__name__]
    if page.locator(LAND_ALL).count():
        presses(page, LAND_ALL, press=press)
    elif asked in QUIET:
        presses(page, f".bar [data-action={QUIET[asked]}]", press=press)
    elif asked == "head" or (asked == "sail" and not page.locator(".reach").count()):
        presses(page, f"{heading} >> nth=0", "#go", press=press)
    elif asked in ("sail", "flee"):
        presses(page, ".reach >> nth=0", "#go", press=press)
    elif asked in PICKED_FROM:
        page.wait_for_selector(LAID_OUT)
        settle(page, press)
    else:
        presses(page, f":is({FIRST}) >> nth=0", press=press)


def settle(page: Page, press: Press) -> None:
    """Where something of worth is left behind, it has to be meant."""
    seq = seq_of(page)
    press(page, SETTLE)
    page.wait_for_function(ASKED_OR_MOVED_ON, arg=[seq, END])
    if page.locator(SURE).count():
        presses(page, SURE, press=press)


# Two ships that meet, and one that trades


def play_part(page: Page, port: str, asked: str) -> None:
    """One step of London's, Cadiz's or Marseilles' part in the scene."""
    if asked == "choose-port":
        presses(page, f".bar [data-action='choose-port {port}']")
    elif asked in QUIET:
        presses(page, f".bar [data-action={QUIET[asked]}]")
    elif asked in ("sail", "head"):
        {"london": lie_in_wait, "cadiz": sail_past, "marseilles": go_trading}[port](page, asked)


def lie_in_wait(page: Page, asked: str) -> None:
    """Three squares out of London, then round and round on the spot."""
    if page.locator("[data-action='sail e 3']").count() and where(page, "london") == "London":
        presses(page, ".reach[data-action='sail e 3']", "#go")
    elif asked == "head":
        presses(page, ".petal[data-face=n]", "#go")
    else:
        presses(page, "#turn", ".petal >> nth=0", "#go")


def sail_past(page: Page, asked: str) -> None:
    """From Cadiz south-west to the row of London, then west along it."""
    if asked == "head":
        first = {"7,14": "w", SAILED_PAST: "e"}.get(where(page, "cadiz"), "sw")
        presses(page, f".petal[data-face={first}]", "#go")
    else:
        lit = [f"[data-square='{name}']" for name in (SAILED_PAST, "7,14")]
        some = [each for each in lit if page.locator(each).count()]
        presses(page, (some or [".reach >> nth=-1"])[0], "#go")


LEGS = {"Marseilles": "nw 1", "20,8": "n 5", "20,13": "ne 1"}
TO_AMSTERDAM = {"20,8": "n", "20,13": "ne"}


def go_trading(page: Page, asked: str) -> None:
    """Along the eastern edge to Amsterdam, and from there to anywhere."""
    here = where(page, "marseilles")
    if asked == "head":
        presses(page, f".petal[data-face={TO_AMSTERDAM.get(here, 'w')}]", "#go")
    elif here in LEGS:
        presses(page, f".reach[data-action='sail {LEGS[here]}']", "#go")
    else:
        presses(page, ".reach >> nth=0", "#go")


def where(page: Page, port: str) -> str:
    """The square or the port where a ship lies, as the page tells it."""
    told = page.locator(".chartroom li", has_text=f", {port.title()}: at ").text_content() or ""
    return told.partition(": at ")[2].partition(", bows")[0]


# A bargain


def bargain(own: Counts, docks: Counts) -> tuple[list[int], list[int]]:
    """Things to give and to take that the scale accepts."""
    for given, taken in product(*(list(some(things)) for things in (own, docks))):
        if can_level(counted(given), counted(taken)):
            return list(given), list(taken)
    raise AssertionError("nothing here levels")


def some(things: Counts):
    """Up to three of these things."""
    kinds = [thing for thing, count in enumerate(things) if count]
    sets = chain.from_iterable(combinations_with_replacement(kinds, size) for size in (1, 2, 3))
    return (each for each in sets if all(each.count(thing) <= things[thing] for thing in each))


def counted(things: tuple[int, ...]) -> Counts:
    return tuple(things.count(thing) for thing in range(len(box.THINGS)))


def lay_on(page: Page, given: list[int], taken: list[int]) -> None:
    """Goods on both pans, in no order at all."""
    for thing in reversed(taken):
        page.click(f".trade-desk [data-action='take {box.THINGS[thing]}']")
    for thing in reversed(given):
        page.click(f".trade-desk [data-action='offer {box.THINGS[thing]}']")


# What is not the point of a test


def last_shown(told: list[str]) -> Shown:
    """The last letter that asked for something."""
    letters = [msgspec.json.decode(each) for each in told]
    return next(each for each in reversed(letters) if each.get("actions"))


def practise_picking(page: Page, call: Callable[[], Talk]) -> None:
    """A table where we are to choose several parts of something; some games have none."""
    shown: Shown = {}
    while not is_picking(shown):
        practise(page)
        shown = play_until(lambda now: is_over(now) or is_picking(now), table_of(page), call())


def is_picking(shown: Shown) -> bool:
    return bool(shown.get("actions")) and moment_of(shown) in PICKED_FROM
