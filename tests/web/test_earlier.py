"""A long game is shown from its end; who asks for what came earlier does not lose their place."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from quarterdeck.games.kapern import GAME
from quarterdeck.server import database
from quarterdeck.server.hub import Hub
from quarterdeck.server.letters import MOST_PIECES
from quarterdeck.server.store import Store
from tests.server.long_games import log_of, longest_voyage, people
from tests.server.running import running, settings

TABLE = "kapern-long"
LINES, BUTTON = ".log li:not(.say)", ".log__earlier"
FIRST_IN_SIGHT = """log => {
    const top = log.getBoundingClientRect().top;
    const lines = [...log.querySelectorAll("li:not(.say)")].reverse();
    return lines.findLastIndex(each => each.getBoundingClientRect().top > top);
}"""
HEIGHT_OF = """(log, place) => {
    const line = [...log.querySelectorAll("li:not(.say)")].at(-1 - place);
    return line.getBoundingClientRect().top - log.getBoundingClientRect().top;
}"""
AT_END = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 2"


async def lay_out(data: str) -> None:
    """A table where two people have almost come to the end of a very long game."""
    book = longest_voyage(GAME)
    opened, *carried = log_of(book, people(book.seats))[:-3]
    store = Store(database.connect(database.address_of(data)))
    await store.start()
    await Hub(store).open(opened, TABLE, carried)
    await store.stop()


@pytest.fixture(scope="session")
def long_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house of its own, where such a table stands."""
    chosen = settings(tmp_path_factory.mktemp("long"))
    with ThreadPoolExecutor() as elsewhere:  # a browser keeps this thread's loop to itself
        elsewhere.submit(asyncio.run, lay_out(chosen.data)).result()
    with running(chosen) as server:
        yield server.base


@pytest.fixture
def table(long_house: str, watch) -> str:
    watch.base_url = long_house
    return f"{long_house}/t/{TABLE}"


@pytest.fixture
def log(page: Page, table: str) -> Locator:
    """Of somebody who looks on."""
    page.goto(table)
    expect(page.locator(LINES).first).to_be_visible()
    log = page.locator(".log")
    wait_for_its_end(log)
    return log


def wait_for_its_end(log: Locator) -> None:
    """A log goes to its end a frame after it was drawn: whoever scrolls before is taken along."""
    log.page.wait_for_function(f"log => ({AT_END})(log)", arg=log.element_handle())


def first_in_sight(log: Locator) -> tuple[int, Any]:
    """A line by its place from the end, and how high it stands."""
    place = log.evaluate(FIRST_IN_SIGHT)
    return place, pytest.approx(height_of(log, place), abs=1)


def height_of(log: Locator, place: int) -> float:
    return log.evaluate(HEIGHT_OF, place)


def count(page: Page) -> int:
    return page.locator(LINES).count()


def load_page(page: Page) -> None:
    """One page more."""
    before = count(page)
    page.locator(BUTTON).dispatch_event("click")  # where it is: a click would scroll there
    page.wait_for_function(
        "([lines, before]) => document.querySelectorAll(lines).length > before",
        arg=[LINES, before],
    )


def test_a_long_game_begins_near_its_end(page: Page, log: Locator, faults: Callable):
    assert count(page) <= MOST_PIECES
    log.evaluate("log => log.scrollTo({ top: 0 })")
    expect(page.locator(BUTTON)).to_be_in_viewport()
    assert faults(page, "earlier") == []

    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("tab", name="Log").first.click()
    expect(page.locator(LINES).last).to_be_visible()
    wait_for_its_end(log)
    log.evaluate("log => log.scrollTo({ top: 0 })")
    expect(page.locator(BUTTON)).to_be_in_viewport()
    assert faults(page, "earlier-phone") == []


@pytest.mark.parametrize("top", [0, 60, 600])
def test_earlier_lines_push_nothing_away(page: Page, log: Locator, top: int):
    log.evaluate("(log, top) => log.scrollTo({ top })", top)
    place, height = first_in_sight(log)

    load_page(page)

    assert height_of(log, place) == height


def test_the_whole_story_can_be_read_by_keys_alone(page: Page, log: Locator):
    page.locator(BUTTON).focus()
    while (before := count(page)) and page.locator(BUTTON).count():
        page.keyboard.press("Enter")
        page.wait_for_function(
            "([lines, before]) => document.querySelectorAll(lines).length > before",
            arg=[LINES, before],
        )

    expect(log).to_be_focused()
    expect(log).to_have_attribute("aria-live", "polite")
    expect(page.locator(".log li.turn").first).to_contain_text("Turn 1")
    steps = longest_voyage(GAME).entries[:-3]
    assert count(page) > len(steps)


def test_who_reads_further_up_is_left_there(page: Page, log: Locator, other: Page, table: str):
    other.goto(table)
    log.evaluate("log => log.scrollTo({ top: 60 })")
    load_page(page)
    place, height = first_in_sight(log)

    other.fill("#say", "ahoy")
    other.press("#say", "Enter")
    expect(page.locator(".log li.say")).to_be_attached()

    assert height_of(log, place) == height
    log.evaluate("log => log.scrollTo({ top: log.scrollHeight })")
    other.fill("#say", "and again")
    other.press("#say", "Enter")
    expect(page.locator(".log li.say").last).to_be_in_viewport()


def test_who_was_long_away_finds_a_log_without_a_gap(page: Page, table: str):
    seen_until = 20

    def stand_between(line: WebSocketRoute) -> None:
        """The first time the page is told of the game's beginning only."""
        house = line.connect_to_server()
        lines.append(line)
        early = len(lines) == 1

        def hear(told: str | bytes) -> None:
            letter = msgspec.json.decode(told)
            news.append(len(letter.get("news", ())))
            if early and letter["tell"] == "shown":
                piece = {**letter["news"][0], "seq": seen_until}
                letter |= {"seq": seen_until, "news": [piece], "earlier": None}
            line.send(msgspec.json.encode(letter).decode())

        house.on_message(hear)

    lines: list[WebSocketRoute] = []
    news: list[int] = []
    page.route_web_socket("**/ws*", stand_between)
    page.goto(table)
    expect(page.locator(LINES)).to_have_count(1)
    expect(page.locator(BUTTON)).to_have_count(0)

    lines[0].close()

    expect(page.locator(BUTTON)).to_be_attached()
    assert MOST_PIECES - 10 < count(page) == max(news) <= MOST_PIECES


def test_lines_that_come_while_the_log_moves_to_its_end_do_not_stop_it(page: Page, log: Locator):
    """The browser tells of the movement a frame later: by then the log may have grown again."""
    log.evaluate("""log => {
        const more = document.createElement("li");
        more.style.height = "500px";
        log.querySelector("ol").append(more);
        log.dispatchEvent(new Event("scroll"));
    }""")

    page.fill("#say", "ahoy")
    page.press("#say", "Enter")

    wait_for_its_end(log)
