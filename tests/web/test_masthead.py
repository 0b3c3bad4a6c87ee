"""Above a table: its title is whole on a telephone, however many tools stand beside it.

Above any page: whoever changes the language finds its buttons where they were.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from quarterdeck.games import GAMES
from quarterdeck.words import LANGUAGES
from tests.web import fit, sailing
from tests.web.test_fair import begin, open_fair
from tests.web.test_pages import prefer

TOOLS = ".mast .tool:visible"
ALL = 6  # the bell, the letters, who is aboard, the rules, the way out, the light
PAGES = {"/": "#play-now", "/new": "#open", "/rules/kapern": ".clauses", "/account": "#keep-name"}
STILL = {(0, 0)}
ONE_LINE = 50  # pixels
PHONES = ((390, 844), (360, 740), (844, 390))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_all_tools_of_a_fair_table_leave_its_title_whole(
    game: str, page: Page, newcomer: Callable[[], Page], photograph
):
    pages = [page, *(newcomer() for _ in range(min(GAMES[game].seats) - 1))]
    begin(game, pages)
    expect(page.locator(TOOLS)).to_have_count(ALL)

    assert {size: found for size in PHONES if (found := look(page, size))} == {}
    fit.resize(page, 390, 844)
    photograph(page, f"masthead-{game}")


def test_in_the_waiting_room_too(page: Page, photograph):
    open_fair(page, "waddingtons")
    page.wait_for_selector(".waiting .crew")

    assert {size: found for size in PHONES if (found := look(page, size))} == {}
    fit.resize(page, 390, 844)
    photograph(page, "masthead-waiting")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_on_is_one_line_and_the_ship_is_whole(page: Page, language: str):
    prefer(page, language=language)
    page.goto("/")
    page.wait_for_selector("#play-now")

    for width in (1366, 1280, 1241, 1110, 910):
        fit.resize(page, width, 650)
        assert (width, page.evaluate(CROWDED)) == (width, [])


CROWDED = f"""() => {{
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    const links = [...document.querySelectorAll(".mast nav a")];
    const folded = links.filter((each) => each.offsetHeight > {ONE_LINE});
    const cut = box(".hero__art").top < box(".hero").top - 2 ? ["ship"] : [];
    const wide = document.documentElement.scrollWidth > innerWidth ? ["page"] : [];
    return [...folded.map((each) => each.textContent), ...cut, ...wide];
}}"""


@pytest.mark.parametrize("size", [(1366, 650), (1280, 960), (390, 844)])
def test_the_buttons_of_languages_stay_under_the_pointer(page: Page, size: tuple[int, int]):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sailing.practise(page)
    assert wanderings(page) == STILL
    for address, last_drawn in PAGES.items():
        page.goto(address)
        page.wait_for_selector(last_drawn)
        assert (address, wanderings(page)) == (address, STILL)


def wanderings(page: Page) -> set[tuple[int, int]]:
    """How far the buttons of languages go; a telephone has them on few pages."""
    buttons = page.locator(".langs").last
    return {wander(buttons, each) for each in (*LANGUAGES, "en")} if buttons.is_visible() else STILL


def wander(buttons: Locator, language: str) -> tuple[int, int]:
    """How far the button of a language goes when it is pressed."""
    button = buttons.locator(f"[lang={language}]")
    button.scroll_into_view_if_needed()
    before = button.bounding_box()
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    after = button.bounding_box()
    return round(after["x"] - before["x"]), round(after["y"] - before["y"])


def test_words_that_come_late_do_not_change_it_back(page: Page):
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route("**/api/words/en/opening.ftl*", hold)
    with page.expect_request("**/api/words/en/opening.ftl*"):
        page.goto("/new?game=kapern")
    page.locator(".langs [lang=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")

    for each in late:
        with page.expect_response(each.request.url):
            each.continue_()

    expect(page.locator("main")).to_contain_text("Règles maison")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_language_that_cannot_be_read_is_not_spoken_until_it_can(page: Page, watch):
    sailing.practise(page)
    page.route("**/api/words/fr/frame.ftl*", lambda route: route.abort())
    page.locator(".langs [lang=fr]").click()
    watch.forgive(page, "Failed to load")

    page.locator(".mast").get_by_title("Rules").click()
    expect(page.locator(".drawer")).to_contain_text("skull")
    page.keyboard.press("Escape")

    page.unroute("**/api/words/fr/frame.ftl*")
    page.locator(".langs [lang=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def look(page: Page, size: tuple[int, int]) -> list[str]:
    fit.resize(page, *size)
    return fit.masthead(page)
