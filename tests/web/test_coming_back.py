"""Coming, waiting, coming back: nobody loses a game, and friends find their chair."""

import re

from playwright.sync_api import Page, expect

from tests.web import fit, hunting, sailing
from tests.web.test_fit import PICTURES_STAY
from tests.web.test_tables import open_table


def test_a_game_that_was_left_waits_on_the_front_page(page: Page, faults):
    sailing.practise(page)
    sailing.wait_for_turn(page)
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    table = page.url
    page.get_by_role("link", name="Leave").click()

    card = page.locator(".own", has_text="Your turn")
    expect(card).to_have_count(1)
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    assert faults(page, "your-games") == []
    card.get_by_role("link", name="Play").click()

    page.wait_for_url(table)
    expect(page.locator(sailing.ROLL)).to_be_visible()


def test_who_sits_at_one_device_is_named_and_all_cards_are_alike(page: Page, photograph):
    sailing.practise(page)
    hunting.open_table(page, 1, "here", "none")
    page.wait_for_selector(".bar__turn")
    page.goto("/")

    cards = page.locator(".own")
    expect(cards).to_have_count(2)
    others = cards.filter(has_text="Piracy").locator(".own__others li > b")
    expect(others).to_have_text(["Seat B"])
    tops = cards.locator(".own__do .btn").evaluate_all(
        "buttons => buttons.map(button => button.getBoundingClientRect().y)"
    )
    assert len(tops) == 2
    assert len({*tops}) == 1
    photograph(page, "your-games-one-device")


def test_the_line_of_a_table_names_it_and_that_of_another_page_names_none(page: Page):
    called: list[str] = []
    page.on("websocket", lambda line: called.append(line.url))
    sailing.practise(page)
    sailing.wait_for_turn(page)
    table = page.url.rpartition("/")[2]

    assert called[-1].endswith(f"/ws?table={table}")
    page.get_by_role("link", name="Leave").click()
    page.locator(".own", has_text="Your turn").wait_for()
    assert called[-1].endswith("/ws")


def test_a_finished_game_is_found_with_its_result_and_played_again(winner: Page):
    table = winner.url.rpartition("/")[2]
    winner.goto("/")
    row = winner.locator(".past").first

    expect(row).to_contain_text(re.compile("won"))
    expect(row.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{table}")
    row.get_by_role("button", name="Rematch").click()

    winner.wait_for_url("**/t/*")
    expect(winner.locator(".race")).to_be_visible()


def test_a_friend_who_comes_by_link_gives_a_name_and_sits(page: Page, other: Page, faults):
    open_table(page, "open", "none")
    other.goto(page.url)
    expect(other.locator("#called")).to_be_focused()
    assert faults(other, "arrival") == []
    fit.resize(other, 390, 844)
    invited = other.locator(".arrival h1").bounding_box()["y"]
    assert invited < other.locator("#called").bounding_box()["y"]

    other.fill("#called", "Mary Read")
    other.press("#called", "Enter")

    for each in (page, other):
        expect(each.locator(".race")).to_contain_text("Mary Read")


def test_a_friend_may_just_watch(page: Page, other: Page):
    open_table(page, "open", "none")
    other.goto(page.url)

    other.click("#just-watch")

    expect(other.locator(".waiting__crew")).to_be_visible()
    other.fill("#say", "good luck")
    other.press("#say", "Enter")
    expect(page.locator(".say")).to_contain_text("good luck")


def test_where_only_this_machine_finds_the_house_it_says_how_to_open_it(page: Page):
    open_table(page, "open", "none")

    expect(page.locator(".calling")).to_contain_text("quarterdeck serve --host 0.0.0.0")
    expect(page.locator(".calling img")).to_have_count(0)


def test_no_code_is_shown_before_it_is_known_to_lead_here(page: Page):
    page.route("**/api/house", lambda _: None)  # it never answers
    open_table(page, "open", "none")

    expect(page.locator(".calling")).to_be_visible()
    expect(page.locator(".calling img")).to_have_count(0)
    expect(page.locator(".calling")).not_to_contain_text("--host")


def test_the_host_calls_by_code_and_link_and_starts_with_a_bot(page: Page, faults):
    page.route("**/api/house", lambda asked: asked.fulfill(json={"nearby": "http://192.0.2.7:80"}))
    page.add_init_script(PICTURES_STAY)  # and so does the word that it is copied
    open_table(page, "open", "none")
    code = page.locator(".calling img")
    page.wait_for_function("() => document.querySelector('.calling img')?.naturalWidth > 0")
    expect(code).to_have_attribute("alt", re.compile("."))
    expect(page.get_by_role("button", name="Sit down")).to_have_count(0)  # it is the host's own
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert faults(page, "calling") == []

    page.click("#start-now")

    expect(page.locator(".race")).to_be_visible()


def test_an_address_that_leads_nowhere_is_a_page(page: Page, watch, faults):
    page.goto("/nowhere/at/all")

    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing lies at this address")
    assert faults(page, "lost") == []
    watch.forgive(page, "404")


def test_a_zero_in_the_name_of_a_table_that_is_none_is_no_letter(page: Page):
    page.goto("/t/kapern-0000-00")

    no = page.get_by_role("heading", name="kapern-0000-00")
    expect(no).to_have_css("font-family", re.compile("^.?Alegreya Sans"))
    expect(no).to_have_css("font-variant-numeric", "lining-nums")


def test_the_role_is_chosen_before_casting_off(page: Page):
    page.goto("/")
    page.check("[name=game][value=piracy]", force=True)
    page.check("[name=role][value='1']", force=True)
    page.check("[name=bots][value='1']", force=True)
    page.click("#play-now")

    expect(page.locator(".seachart")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("Bury")


def test_a_table_of_ones_own_does_not_ask_its_host_to_sit_down(page: Page, other: Page):
    page.goto("/new?game=kapern")
    page.check("[name=visibility][value=public]", force=True)
    page.click("#open")
    page.wait_for_url("**/t/*")
    row = f".tables tr:has(a[href='/t/{page.url.rpartition('/')[2]}'])"

    page.goto("/")
    other.goto("/")

    expect(page.locator(row)).to_contain_text("Look in")
    expect(other.locator(row)).to_contain_text("Sit down")


def test_who_was_here_plays_on_before_the_house_has_said_their_name(page: Page):
    sailing.practise(page)
    page.route("**/api/me", lambda _: None)  # which is never answered

    page.reload()

    sailing.wait_for_turn(page)


def test_what_begins_a_game_is_in_sight_of_who_has_many(page: Page, photograph):
    page.set_viewport_size({"width": 1366, "height": 650})
    for _ in range(5):
        sailing.practise(page)

    page.goto("/")
    page.locator(".own").nth(3).wait_for()

    expect(page.locator(".own")).to_have_count(4)
    expect(page.locator(".game").first).to_be_in_viewport()
    photograph(page, "own-games-1366-650")
    page.click(".yours .more")
    expect(page.locator(".own")).to_have_count(5)


def test_who_arrives_by_telephone_chooses_the_language_there(page: Page, other: Page):
    open_table(page, "open", "none")
    other.set_viewport_size({"width": 390, "height": 844})
    other.goto(page.url)

    other.click(".arrival button[lang=de]")

    expect(other.locator("#sit-down")).to_contain_text("Hinsetzen")
