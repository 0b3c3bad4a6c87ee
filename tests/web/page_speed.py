"""How quickly the page comes, cold and warm, as somebody on a slow telephone meets it.

    make page-speed

A real browser, throttled by itself to "slow 4G" and a quarter of the processor. Cold is a browser
that was never here; warm is the same address once more. No service worker: what it fetches in the
page's stead would not be counted.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright
from rich.console import Console
from rich.table import Table

from quarterdeck.games import GAMES
from quarterdeck.server.settings import Limits
from tests.server.running import Guest, running, settings
from tests.web.browser import launch

SLOW_4G = {
    "offline": False,
    "latency": 150,  # milliseconds
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 750e3 / 8,
}
SLOWER = 4  # times, of the processor
USABLE = "#play-now, #deck, .deck, .strait, .seaboard, .seachart"
KB = 1000
SETTLED = 3000  # milliseconds, after which the last picture is there


class Visit(NamedTuple):
    requests: int
    kilobytes: float
    seconds: float


def main() -> None:
    """A line for the front page and for a table of each game."""
    table = Table("", "requests", "kB", "usable after", "warm: requests", "kB", "usable after")
    console = Console()
    with house() as (base, browser), console.status("…"):
        guest = Guest(base)
        for name, path in addresses(guest):
            visits = visit_twice(browser, base, guest, path)
            table.add_row(name, *(cell for visit in visits for cell in cells(visit)))
    console.print(table)


@contextmanager
def house() -> Iterator[tuple[str, Browser]]:
    folder = Path(tempfile.mkdtemp())
    with (
        running(settings(folder, limits=Limits())) as server,
        sync_playwright() as playwright,
    ):
        yield server.base, launch(playwright)


def addresses(guest: Guest) -> Iterator[tuple[str, str]]:
    yield "front page", "/"
    for game in GAMES:
        opened = guest.post("/api/practice", game=game, bots=["deckhand", "deckhand"]).json()
        yield game, f"/t/{opened['table']}"


def visit_twice(browser: Browser, base: str, guest: Guest, path: str) -> tuple[Visit, Visit]:
    context = browser.new_context(base_url=base, locale="en-GB", service_workers="block")
    context.add_cookies(
        [{"name": name, "value": value, "url": base} for name, value in guest.web.cookies.items()]
    )
    page = context.new_page()
    throttle(context, page)
    visits = visit(page, path), visit(page, path)
    context.close()
    return visits


def throttle(context: BrowserContext, page: Page) -> None:
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW_4G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def visit(page: Page, path: str) -> Visit:
    """What was fetched, and how long it took until something could be pressed."""
    sizes: list[int] = []

    def count(request: Request) -> None:
        size = request.sizes()
        fetched = size["responseBodySize"] + size["responseHeadersSize"]
        if fetched:  # or it came from what the browser keeps
            sizes.append(fetched)

    page.on("requestfinished", count)
    begun = perf_counter()
    page.goto(path)
    page.wait_for_selector(USABLE)
    seconds = perf_counter() - begun
    page.wait_for_timeout(SETTLED)
    page.remove_listener("requestfinished", count)
    return Visit(len(sizes), sum(sizes) / KB, seconds)


def cells(visit: Visit) -> tuple[str, str, str]:
    return str(visit.requests), f"{visit.kilobytes:.0f}", f"{visit.seconds:.1f} s"


if __name__ == "__main__":
    main()
