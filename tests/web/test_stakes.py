"""Rated or friendly: said before anybody sits down, and what it takes is chosen with it."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from quarterdeck.games import GAMES
from tests.web import fit
from tests.web.conftest import Watch
from tests.web.test_accounts import keep_by_password
from tests.web.timed_tables import LONG, OPEN

MEANS = "Rated. Counts on the ladder: kept names, a clock, no coach, the rulebook as it is."
SEATS = [{"kind": "me"}, {"kind": "open"}]
RATED, COACH, FAIR = (
    f"[role=switch][aria-label='{name}']" for name in ("Rated", "Coach", "Fair dice")
)
LIVE, NONE = "[name=way][value=live]", "[name=way][value=none]"
NOTE, STAKES = ".stakes-note:not(:empty)", ".sumup__stakes"
SIZES = ((1366, 650), (1280, 720), (390, 844))


def photographs(page: Page, photograph, name: str, seen: str) -> None:
    for width, height in SIZES:
        fit.resize(page, width, height)
        page.locator(seen).scroll_into_view_if_needed()
        photograph(page, f"{name}-{width}")


def test_a_rated_table_says_so_and_what_that_means_wherever_one_could_sit_down(
    page: Page, other: Page, faults, photograph
):
    keep_by_password(page, "Jack of the rated quay")
    form = {"game": "kapern", "seats": SEATS, "clock": LONG, "rated": True}
    table = page.evaluate(OPEN, form)
    page.goto(f"/t/{table}")
    expect(page.locator(".waiting__rated")).to_have_text(MEANS)
    assert faults(page, "waiting-rated") == []

    other.goto("/")
    row = other.locator(".tables tr", has=other.locator(f"a[href='/t/{table}']"))
    expect(row).to_contain_text(MEANS)
    assert faults(other, "listed-rated") == []
    photographs(other, photograph, "listed-rated", ".tables__rated >> nth=0")
    row.get_by_role("link").click()
    expect(other.locator(".arrival__facts")).to_contain_text(MEANS)
    expect(other.locator(".arrival__form")).to_contain_text("Only kept names")
    assert faults(other, "arrival-rated") == []
    for each, name, seen in (
        (page, "waiting-rated", ".waiting__rated"),
        (other, "arrival-rated", ".arrival__facts"),
    ):
        photographs(each, photograph, name, seen)
        assert fit.spilled(each) == []


def test_a_friendly_table_says_that_nobodys_rating_changes(page: Page, other: Page):
    page.goto("/")
    page.wait_for_selector("#quick")
    table = page.evaluate(OPEN, {"game": "kapern", "seats": SEATS, "visibility": "link"})
    other.goto(f"/t/{table}")

    expect(other.locator(".arrival__facts")).to_contain_text("Friendly: nobody’s rating changes.")
    expect(page.locator(".waiting__rated")).to_have_count(0)


def test_who_chooses_rated_has_a_clock_and_reads_why(page: Page, faults, photograph):
    page.goto("/new?game=kapern")
    page.click(RATED)

    expect(page.locator(LIVE)).to_be_checked()
    expect(page.locator(NOTE)).to_have_text(
        "A rated table plays by a clock, so it is live now: 30 s a decision, 2 min in reserve."
    )
    expect(page.locator(STAKES)).to_have_text("Rated")
    assert faults(page, "new-rated") == []
    photographs(page, photograph, "new-rated", NOTE)


def test_who_chooses_before_the_words_for_it_have_come_has_chosen(page: Page):
    held = list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/accounts.ftl*", hold)
    with page.expect_request("**/accounts.ftl*"):
        page.goto("/new?game=kapern")
    page.click(RATED)
    expect(page.locator(LIVE)).to_be_checked()
    expect(page.locator(STAKES)).to_have_text("Rated")
    expect(page.locator(NOTE)).to_have_count(0)
    for each in held:
        each.continue_()

    expect(page.locator(NOTE)).to_contain_text("A rated table plays by a clock")


def test_who_has_a_clock_keeps_it(page: Page):
    page.goto("/new?game=kapern")
    page.check("[name=way][value=post]")
    page.click(RATED)

    expect(page.locator(STAKES)).to_have_text("Rated")
    expect(page.locator("[name=way][value=post]")).to_be_checked()
    expect(page.locator(NOTE)).to_have_count(0)


@pytest.mark.parametrize(
    ("press", "says"),
    [
        (NONE, "Without a clock"),
        (COACH, "With a coach"),
        (FAIR, "Without fair dice"),
        (".opt-list [role=switch][aria-label='Keep at least one die']", "With house rules"),
    ],
    ids=["clock", "coach", "fair", "rules"],
)
def test_what_a_rated_table_cannot_have_makes_it_friendly_with_a_word(
    page: Page, press: str, says: str
):
    page.goto("/new?game=kapern")
    page.click(RATED)
    expect(page.locator(STAKES)).to_have_text("Rated")
    page.locator(press).click()

    expect(page.locator(STAKES)).to_have_text("Friendly")
    expect(page.locator(RATED)).to_have_attribute("aria-checked", "false")
    expect(page.locator(NOTE)).to_have_text(f"{says} the table is not rated any more.")


@pytest.mark.parametrize("size", SIZES)
def test_what_opens_a_table_is_always_in_sight_and_so_is_why_not(
    page: Page, watch: Watch, size: tuple[int, int], photograph
):
    fit.resize(page, *size)
    page.goto("/new?game=kapern")
    expect(page.locator("#open")).to_be_in_viewport(ratio=1)
    page.locator(RATED).scroll_into_view_if_needed()
    page.click(RATED)
    page.locator(".opt-list li >> nth=-1").scroll_into_view_if_needed()
    expect(page.locator("#open")).to_be_in_viewport(ratio=1)
    page.click("#open")

    expect(page.locator(".open-now .bad")).to_contain_text("kept")
    expect(page.locator(".open-now .bad")).to_be_in_viewport(ratio=1)
    expect(page.locator("#open")).to_be_in_viewport(ratio=1)
    photograph(page, f"new-refused-{size[0]}")
    watch.forgive(page, "40")


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_says_what_it_is_and_the_rules_are_a_step_away(
    page: Page, game: str, photograph
):
    page.goto(f"/new?game={game}")
    rules = page.locator(".opt-list > li:has(.tried)")
    expect(rules.first).to_be_visible()

    expect(rules.locator(".opt-list__rule")).to_have_count(rules.count())
    expect(page.locator(f".panel__head a[href='/rules/{game}']")).to_be_visible()
    rules.first.scroll_into_view_if_needed()
    photograph(page, f"new-house-rules-{game}-1280")


@pytest.mark.parametrize(("game", "rule"), [("kapern", "first"), ("piracy", "pirate")])
def test_a_house_rule_names_chairs_as_their_flags_do(page: Page, game: str, rule: str):
    page.goto(f"/new?game={game}")
    flags = page.locator(".crew .flag b")
    chairs = page.locator(f".steps:has([name={rule}]) span")
    expect(chairs.first).to_have_text(re.compile("by "))

    assert chairs.all_inner_texts()[1:] == flags.all_inner_texts()


def test_with_house_rules_a_table_cannot_be_rated_at_all(page: Page):
    page.goto("/new?game=kapern")
    page.click("[role=switch][aria-label='Keep at least one die']")
    page.click(RATED)

    expect(page.locator(NOTE)).to_contain_text("A rated table plays by the rulebook.")
    expect(page.locator(RATED)).to_have_attribute("aria-checked", "false")
