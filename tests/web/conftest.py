"""A real server, a real browser, and a watchful eye on both."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
)

from quarterdeck.server.settings import Limits
from tests.server.running import SERVE, running, settings
from tests.web import axe, hunting, sailing, socket_players
from tests.web.browser import FLAGS, PROGRAM
from tests.web.sailing import PATIENCE
from tests.web.socket_players import Ended

# Games that are played for several tests, and houses that are opened for them.
SHARED = {"finished", "boarded", "hunted", "sailed_home", "long_house", "old_house", "timed_house"}
NO_WORKER = "Service Worker registration blocked by Playwright"  # as the tests want it
GRACE = 8.0  # seconds that somebody who has gone is waited for: time enough to press a button
PACE = 0.4  # seconds between moves of bots: a game of theirs is not over before somebody looks
# Where nobody need think for five minutes before the others may tire of them.
HASTY = "from quarterdeck.rooms import caretaking\ncaretaking.IDLE = 2.0\n"
THINK = 0.05  # seconds: no test here asks how well a bot plays
SWIFT = Limits(messages_per_second=1000)  # games are played over sockets; a page needs far fewer
expect.set_options(timeout=PATIENCE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--screenshots", default=None, help="a folder for a picture of every page")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that look at the same finished game share a process: it is played once."""
    for item in items:
        for shared in SHARED.intersection(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.xdist_group(shared))


@pytest.fixture(scope="session")
def base_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the tables are set; bots there do not dawdle, and think no longer than they must."""
    house = settings(tmp_path_factory.mktemp("house"), limits=SWIFT, think=THINK)
    with running(house) as server:
        yield server.base


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict) -> dict:
    return {**browser_type_launch_args, "executable_path": shutil.which(PROGRAM), "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict) -> dict:
    """Without motion nothing has to be waited for."""
    size = {"width": 1280, "height": 960}
    usual = {"viewport": size, "reduced_motion": "reduce", "locale": "en-GB"}
    no_worker = {"service_workers": "block"}  # it would answer in place of a test's routes
    return {**browser_context_args, **usual, **no_worker}


class Watch:
    """Everything that must not happen while a test runs."""

    def __init__(self, base_url: str) -> None:
        self.base_url = base_url
        self.seen: list[str] = []

    def over(self, context: BrowserContext) -> None:
        context.on("request", self.on_request)
        context.on("console", self.on_console)
        context.on("weberror", lambda wrong: self.seen.append(f"error: {wrong.error}"))

    def forgive(self, page: Page, what: str) -> None:
        """Once, and it must happen: the browser itself speaks of an answer that was no."""
        while not (told := [each for each in self.seen if what in each]):
            page.context.wait_for_event("console")
        self.seen.remove(told[0])

    def on_request(self, request: Request) -> None:
        if not request.url.startswith((self.base_url, "data:", "blob:")):
            self.seen.append(f"outside: {request.url}")

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self.seen.append(f"console: {message.text}")


@pytest.fixture
def watch(base_url: str) -> Iterator[Watch]:
    """No outside request, no error, nothing the content policy had to stop."""
    watch = Watch(base_url)
    yield watch
    assert watch.seen == []


@pytest.fixture
def context(context: BrowserContext, watch: Watch) -> BrowserContext:
    context.set_default_timeout(PATIENCE)
    watch.over(context)
    return context


@pytest.fixture
def newcomer(
    browser: Browser, browser_context_args: dict, base_url: str, watch: Watch
) -> Iterator[Callable[[], Page]]:
    """Somebody else, on a device of their own."""
    with visitors(base_url, browser, browser_context_args, watch) as come:
        yield come


@pytest.fixture(scope="session")
def timed_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house where nobody is waited for long, and bots take their time."""
    folder = tmp_path_factory.mktemp("timed")
    house = settings(folder, limits=SWIFT, think=THINK, pace=PACE, grace=GRACE)
    with running(house, HASTY + SERVE) as server:
        yield server.base


@pytest.fixture
def timed_newcomer(
    browser: Browser, browser_context_args: dict, timed_house: str, watch: Watch
) -> Iterator[Callable[[], Page]]:
    """Whoever comes there."""
    watch.base_url = timed_house
    with visitors(timed_house, browser, browser_context_args, watch) as come:
        yield come


@contextmanager
def visitors(
    house: str, browser: Browser, usual: dict, watch: Watch
) -> Iterator[Callable[[], Page]]:
    """Whoever comes to a house. They go when the test ends: a page left open is drawn for ever."""
    with ExitStack() as devices:

        def come() -> Page:
            context = browser.new_context(**{**usual, "base_url": house})
            devices.callback(context.close)
            context.set_default_timeout(PATIENCE)
            watch.over(context)
            return context.new_page()

        yield come


@pytest.fixture
def other(newcomer: Callable[[], Page]) -> Page:
    """The other one, where there is one."""
    return newcomer()


@pytest.fixture
def photograph(request: pytest.FixtureRequest):
    """Keep a picture of a page, where somebody asked for pictures."""
    folder = request.config.getoption("--screenshots", default=None)

    def keep(page: Page, name: str) -> None:
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=Path(folder) / f"{name}.png")

    return keep


@pytest.fixture
def faults(photograph) -> Callable[..., list[str]]:
    """What axe finds by day and by night, with a picture of either."""

    def look(page: Page, name: str, **options: object) -> list[str]:
        found = []
        for theme, asked in axe.THEMES.items():
            axe.shine(page, theme)
            photograph(page, f"{name}-{theme}-{page.viewport_size['width']}")
            wrong = axe.violations(page, **{**asked, **options})
            found += [f"{name} by {theme}, {each}" for each in wrong]
        return found

    return look


@pytest.fixture(scope="session")
def finished(browser: Browser, browser_context_args: dict, base_url: str) -> Ended:
    """Kapern, played to the end."""
    return socket_players.ended(browser, browser_context_args, base_url, sailing.practise)


@pytest.fixture(scope="session")
def hunted(browser: Browser, browser_context_args: dict, base_url: str) -> Ended:
    """Piracy, played to the end."""
    return socket_players.ended(browser, browser_context_args, base_url, hunting.practise)


@pytest.fixture
def winner(finished: Ended, context: BrowserContext, page: Page) -> Page:
    return socket_players.look_at(finished, context, page)
