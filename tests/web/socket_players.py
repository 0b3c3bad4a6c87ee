"""What is not the point of a test is played over sockets, as fast as the line allows."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, StorageState

from quarterdeck.bots.budget import GLANCE
from quarterdeck.bots.levels import sit
from quarterdeck.bots.player import Player
from quarterdeck.games import GAMES
from tests.server.running import Talk, is_over
from tests.web.sailing import PATIENCE

LONGEST = 3000  # looks at a table; a game is over long before
BREATH = 0.2  # seconds, after which somebody who asked too much may ask again
Shown = dict[str, Any]
Ended = tuple[str, StorageState]  # a table's address, and who may look at it


def talk_of(context: BrowserContext, base_url: str) -> Talk:
    """A line of its own for whoever has this browser."""
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in context.cookies())
    return Talk(f"{base_url}/ws", {"Cookie": cookies})


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def moment_of(shown: Shown) -> str:
    return shown["view"]["awaiting"]["moment"]


def seen(shown: Shown) -> Any:
    return msgspec.convert(shown["view"], GAMES[shown["game"]].types.view)


def play_out(table: str, *talks: Talk) -> None:
    """Until the game is over."""
    play_until(is_over, table, *talks)


def play_until(is_there: Callable[[Shown], bool], table: str, *talks: Talk) -> Shown:
    """The first plays as a mate would, the others as deckhands, until the table stands so."""
    players = [player(patiently(talk.follow, table), talk is talks[0]) for talk in talks]
    for _ in range(LONGEST):
        for talk, chooser in zip(talks, players, strict=True):
            shown = patiently(talk.follow, table)
            while shown["actions"] and not is_there(shown):
                word = GAMES[shown["game"]].write(chooser.choose(seen(shown)))
                patiently(talk.play, shown, word)
                shown = patiently(talk.follow, table)
            if is_there(shown):
                return shown
            if len(talks) == 1:
                talk.hear()  # what a bot does
    raise AssertionError("the game did not come there")


def play_on(pages: Sequence[Page], base_url: str) -> None:
    """Whoever sits at these pages, over lines of their own, until they all see the end.

    Hundreds of moves in a few seconds are more than a page has to draw: it looks again after.
    """
    address, table = pages[0].url, table_of(pages[0])
    talks = [talk_of(page.context, base_url) for page in pages]
    for page in pages:
        page.goto("about:blank")
    play_out(table, *talks)
    for talk, page in zip(talks, pages, strict=True):
        talk.close()
        page.goto(address)
        page.wait_for_selector(".winner")


def player(shown: Shown, skilled: bool) -> Player:
    return sit(
        GAMES[shown["game"]], "mate" if skilled else "deckhand", seen(shown).options, 1, GLANCE
    )


def say(talk: Talk, table: str, word: str) -> None:
    """One thing that somebody does, once it is theirs to do."""
    while not (shown := patiently(talk.follow, table))["actions"]:
        talk.hear()
    patiently(talk.play, shown, word)


def patiently(ask: Callable[..., Shown], *about: object) -> Shown:
    """The answer, once the server does not mind how many questions there are."""
    while (answer := ask(*about)).get("code") == "too-many-messages":
        time.sleep(BREATH)
    return answer


# A game that several tests look at


def open_replay(page: Page) -> None:
    """By the link of the end, where there is a slider as well: only the replay's is meant."""
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".transport .slider")


def ended(browser: Browser, args: dict, base_url: str, practise: Callable[[Page], None]) -> Ended:
    """Somebody practises to the end of a game."""
    context = browser.new_context(**{**args, "base_url": base_url})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    practise(page)
    play_out(table_of(page), talk_of(context, base_url))
    address, state = page.url, context.storage_state()
    context.close()
    return address, state


def look_at(end: Ended, context: BrowserContext, page: Page) -> Page:
    """The page of the one who played it, at its end."""
    address, state = end
    context.add_cookies(state["cookies"])
    page.goto(address)
    page.wait_for_selector(".winner")
    return page
