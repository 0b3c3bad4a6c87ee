"""Mutiny on the page: the moment that matters, and orders given in advance."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.web import boarding, sailing, socket_players
from tests.web.test_dorra import open_table


class Crew(NamedTuple):
    """A rebel with three discs in a captain's pile of seven; somebody else's turn comes first."""

    rebel: Page
    captain: Page
    other: Page
    aside: str  # what the other does meanwhile


@pytest.fixture
def crew(page: Page, newcomer: Callable[[], Page], base_url: str) -> Crew:
    open_table(page, "open", "open")
    page.click("#open")
    page.wait_for_url("**/t/*")
    pages = [page, *(newcomer() for _ in range(2))]
    for each in pages[1:]:
        sailing.sit_down(each, page.url)
    return climb(pages, base_url)


def climb(pages: list[Page], base_url: str) -> Crew:
    """The first two climb on each other by turns, while the third stays out of their way."""
    turn = pages[0].wait_for_selector(".side-of[aria-current]")
    first = int(turn.get_attribute("data-side"))
    talks = [socket_players.talk_of(page.context, base_url) for page in pages]
    table = socket_players.table_of(pages[0])
    rebel, captain, other = (
        partial(socket_players.say, talks[(first + place) % 3], table) for place in range(3)
    )
    r, c = (boarding.LETTERS[(first + place) % 3] for place in range(2))
    for face, aside in ((2, f"move 2 {r}5"), (3, f"move 3 {r}?"), (4, "")):
        rebel(f"move {face} {c}{face}")
        captain(f"move {face + 1} {r}{face}")
        if aside:
            other(aside)
    for talk in talks:
        talk.close()
    at = [pages[(first + place) % 3] for place in range(3)]
    at[0].wait_for_selector(".rebels")
    return Crew(*at, f"move 4 {c}?")


def test_a_mutiny_is_a_moment_with_two_buttons(crew: Crew, photograph, faults):
    photograph(crew.rebel, "dorra-ripe-1280")
    boarding.do(crew.other, crew.aside)
    expect(crew.rebel.locator(".mutiny")).to_contain_text("Mutiny?")
    assert faults(crew.rebel, "dorra-mutiny") == []

    boarding.do(crew.rebel, "mutiny")

    expect(crew.captain.locator(".mutiny")).to_contain_text("The crew has risen!")
    expect(crew.captain.locator(".rebel.ready")).to_have_count(1)


def test_a_crew_that_keeps_quiet_leaves_the_captain_free(crew: Crew):
    boarding.do(crew.other, crew.aside)

    boarding.do(crew.rebel, "obey")

    expect(crew.captain.locator(boarding.READY).first).to_be_visible()
    expect(crew.captain.locator(".rebel")).to_have_count(0)


def test_an_order_given_on_the_crew_spares_the_question(crew: Crew):
    crew.rebel.click(".rebels")
    expect(crew.rebel.locator("[name^=pile][value=mutiny]")).to_be_checked()

    boarding.do(crew.other, crew.aside)

    expect(crew.captain.locator(".mutiny")).to_contain_text("The crew has risen!")


def test_an_order_can_be_taken_back(crew: Crew):
    crew.rebel.check("[name^=pile][value=obey]")
    expect(crew.rebel.locator(".rebels--obey")).to_be_visible()

    crew.rebel.check("[name^=pile][value=ask]")
    expect(crew.rebel.locator(".rebels--ask")).to_be_visible()
    boarding.do(crew.other, crew.aside)

    expect(crew.rebel.locator("[data-action=mutiny]")).to_be_visible()
