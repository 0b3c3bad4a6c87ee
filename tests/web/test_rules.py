"""Rules for people: pictures, values, examples; by keys, on paper, and back to the table."""

import pytest
from playwright.sync_api import Page, expect

from quarterdeck.games import GAMES
from tests.spoken import SPOKEN
from tests.web import sailing
from tests.web.test_pages import prefer

PARTS = ("short", "turn", "points", "box", "clauses")
ANSWER = ".live__answer"


def read_rules(page: Page, game: str, **query: str) -> None:
    """Until the pictures are there and the clauses too."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    page.goto(f"/rules/{game}?{asked}")
    page.wait_for_selector("#box .part")
    page.wait_for_selector(".clauses li")


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", GAMES)
def test_no_rules_are_missing_a_word(page: Page, game: str, language: str):
    prefer(page, language=language)
    read_rules(page, game)

    assert "handbook-" not in page.locator("main").inner_text()


def test_every_chance_card_is_there(page: Page):
    read_rules(page, "waddingtons")

    assert page.locator(".chance-card").count() == 28
    expect(page.locator(".chance-card").nth(20)).to_contain_text("Long John Silver")


def test_dice_are_turned_by_keys_and_the_sum_follows(page: Page):
    read_rules(page, "kapern")
    expect(page.locator(ANSWER)).to_contain_text("1400 points")

    page.locator(".live__die").last.focus()  # a sabre
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(page.locator(ANSWER)).to_contain_text("2500 points")  # six coins, and the chest

    page.locator("#try-card").focus()
    page.keyboard.press("P")
    expect(page.locator(ANSWER)).to_contain_text("all of it twice")


def test_red_and_black_cancel_out(page: Page):
    read_rules(page, "waddingtons")
    crew = page.locator(".live").nth(1)
    expect(crew.locator(ANSWER)).to_contain_text("8 − 1 = 7")

    crew.get_by_role("button", name="One more: a black 3").click()

    expect(crew.locator(ANSWER)).to_contain_text("12 squares")
    expect(crew.locator(ANSWER)).to_contain_text("8 − 4 = 4")


def test_a_crew_is_paid_by_the_rules(page: Page):
    read_rules(page, "dorra")
    crew = page.locator("#box .live")
    expect(crew.locator(ANSWER)).to_contain_text("Red keeps 10 ducats")

    crew.get_by_role("button", name="Blue 5").click()

    expect(crew.locator(ANSWER)).to_contain_text("Red pays 5 ducats for Blue’s 5.")
    expect(crew.locator(ANSWER)).to_contain_text("Red keeps 5 ducats")


def test_a_ship_sees_from_wherever_it_is_put(page: Page):
    read_rules(page, "piracy")
    expect(page.locator(ANSWER)).to_contain_text("From F4")

    page.locator("[data-square=B2]").click()

    expect(page.locator(ANSWER)).to_contain_text("From B2 she sees along 3 lines")
    expect(page.locator(ANSWER)).to_contain_text("south: falls on B4")


def test_the_rules_lead_back_to_the_table_and_know_its_house_rules(page: Page):
    sailing.practise(page)
    table = page.url
    page.get_by_role("button", name="Rules").click()

    page.locator(".drawer .more").click()
    page.wait_for_selector("#box .part")
    page.locator(".rules__games a").nth(1).click()
    expect(page.locator(".rules__games a").nth(1)).to_have_attribute("aria-current", "page")
    page.locator("#back").click()

    expect(page).to_have_url(table)


def open_practice(page: Page, game: str, **options: object) -> str:
    """A table with house rules, of whoever looks at the page."""
    page.goto("/")
    page.wait_for_selector("#play-now")
    token = next(each["value"] for each in page.context.cookies() if "qd_csrf" in each["name"])
    form = {"game": game, "bots": ["deckhand"], "options": options}
    headers = {"x-csrftoken": token}
    return page.request.post("/api/practice", data=form, headers=headers).json()["table"]


def test_house_rules_of_a_table_change_what_is_told(page: Page):
    table = open_practice(page, "kapern", target=8000, skull_chest=True)

    read_rules(page, "kapern", **{"from": f"/t/{table}"})

    expect(page.locator(".in-short__aims")).to_contain_text("8000 points")
    expect(page.locator(".at-table")).to_contain_text("Points to win 8000")


@pytest.mark.parametrize(
    "from_", ["https://example.org/", "//example.org/t/x", "javascript:alert(1)"]
)
def test_nobody_is_led_out_of_the_house(page: Page, from_: str):
    read_rules(page, "kapern", **{"from": from_})

    assert page.locator("#back").count() == 0


def test_rules_of_a_game_that_is_none_are_not_those_of_another(page: Page):
    page.goto("/rules/ludo")

    expect(page.locator("main h1")).to_have_text("Nothing lies at this address")


def test_on_paper_there_is_the_book_and_nothing_else(page: Page):
    prefer(page, theme="night")
    read_rules(page, "kapern")
    page.locator(".clauses summary").first.click()

    page.emulate_media(media="print")

    expect(page.locator("header")).to_be_hidden()
    expect(page.locator(".rules__nav")).to_be_hidden()
    expect(page.locator(".live")).to_be_hidden()
    expect(page.locator("#K1 p").first).to_be_visible()
    ink = "getComputedStyle(document.querySelector('#K1 p')).color"
    assert page.evaluate(ink) == "rgb(42, 32, 24)"


def test_a_game_without_pictures_has_its_clauses(page: Page):
    page.route("**/games/pages.json*", lambda route: route.fulfill(json={}))
    page.goto("/rules/kapern")

    expect(page.locator("#K7")).to_be_visible()
    assert page.locator("#turn").count() == 0
