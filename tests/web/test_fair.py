"""Fair dice on the page: shares are drawn, kept and found again; the proof is checked there."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from quarterdeck.games import GAMES
from quarterdeck.rooms.proof_checks import check_proof
from tests.fair_games import play_fair
from tests.web import hunting, sailing
from tests.web.socket_players import play_on
from tests.web.test_fit import disguise
from tools import verify_standalone as alone

LETTERS = ".mast .tool[href^='/fair/']"
OPEN = """async ([game, seats, options]) => {
  const me = await fetch("/api/me");
  const token = document.cookie.match(/qd_csrf=([^;]+)/)[1];
  const taken = seats.map((kind) => ({ kind }));
  const form = { game, options, fair: true, visibility: "link", seats: taken };
  const body = JSON.stringify(form);
  const headers = { "content-type": "application/json", "x-csrftoken": token };
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).table;
}"""
SEALING = "sealing"
TWELVE = re.compile(r"\w{4}-\w{4}-\w{4}")
DRAWN = {"dorra": "ship 1", "waddingtons": "a crew of", "piracy": "die: "}
LUCK = "Object.fromEntries(JSON.parse(localStorage.getItem('quarterdeck-luck') ?? '[]'))"


def open_fair(page: Page, game: str, others: int = 1, **options: int) -> str:
    page.goto("/")
    page.wait_for_selector("#play-now")
    table = page.evaluate(OPEN, [game, ["me", *["open"] * others], options])
    page.goto(f"/t/{table}")
    return table


def sit_down(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Sit down").first.click()


def begin(game: str, pages: list[Page], **options: int) -> str:
    """Everyone sits, and by their pages alone the luck is made and the game dealt."""
    first, *others = pages
    table = open_fair(first, game, len(others), **options)
    for each in others:
        sit_down(each, table)
    for each in pages:
        each.wait_for_selector(".stage", state="attached")
    return table


def proof_of(page: Page, table: str) -> bytes:
    """As it is downloaded."""
    page.goto(f"/fair/{table}")
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the proof").click()
    return Path(coming.value.path()).read_bytes()


def test_two_people_make_the_luck_by_their_pages_and_both_verifiers_find_it_fair(
    page: Page, other: Page, base_url: str, faults
):
    table = begin("kapern", [page, other])
    letters = [each.locator(LETTERS).inner_text() for each in (page, other)]
    shares = [each.evaluate(LUCK)[table]["share"] for each in (page, other)]
    play_on([page, other], base_url)
    page.click("#check-dice")
    expect(page.locator(".fair__top h1")).to_contain_text("throws check out")
    expect(page.locator(".rolls .die-mini").first).to_be_visible()
    expect(page.locator(".rolls tbody")).to_contain_text("Pirate Ship")
    expect(page.locator(".rolls tbody")).not_to_contain_text("kind")
    assert faults(page, "fair") == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert faults(page, "fair") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390

    written = proof_of(page, table)

    assert letters[0] == letters[1] != ""
    assert {each["share"] for each in json.loads(written)["shares"]} == {
        share["share"] for share in shares
    }
    assert check_proof(written)[:2] == alone.check(written)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.slow) for name in sorted(GAMES) if name != "kapern"],
)
def test_a_game_of_each_kind_is_exported_and_verified(
    name: str, page: Page, newcomer: Callable[[], Page], base_url: str
):
    pages = [page, *(newcomer() for _ in range(min(GAMES[name].seats) - 1))]
    table = begin(name, pages)
    play_on(pages, base_url)

    page.goto(f"/fair/{table}")
    expect(page.locator(".fair__top h1")).to_contain_text("check out")
    expect(page.locator(".rolls tbody")).to_contain_text(DRAWN[name])
    expect(page.locator(".rolls tbody")).not_to_contain_text(re.compile("kind|Seat "))
    written = proof_of(page, table)

    assert check_proof(written)[:2] == alone.check(written)


def test_a_share_survives_a_reload_and_seals_are_shown_before_the_end(page: Page, other: Page):
    table = open_fair(page, "kapern")
    page.wait_for_function(f"() => ({LUCK})['{table}']?.share?.taken")
    share = page.evaluate(LUCK)[table]["share"]["share"]
    page.reload()
    sit_down(other, table)
    page.wait_for_selector(".stage", state="attached")

    page.goto(f"/fair/{table}")

    expect(page.locator(".fair__top h1")).to_contain_text("Sealed until")
    expect(page.locator(".seals li")).to_have_count(4)
    expect(page.locator(f".fair__code[title='{share}']")).to_be_visible()


def test_letters_to_compare_are_shown_once_they_cannot_change_any_more(page: Page, other: Page):
    table = open_fair(page, "kapern")
    page.wait_for_function(f"() => ({LUCK})['{table}']?.share?.taken")
    panel = page.locator(".panel", has_text="Fair dice")
    expect(panel).to_contain_text("come once everyone sits")
    expect(panel.locator("code")).to_have_count(0)
    expect(page.locator(LETTERS)).to_have_count(0)
    page.goto(f"/fair/{table}")
    expect(page.locator(".fair__key")).to_contain_text("come once everyone sits")
    page.goto(f"/t/{table}")
    sit_down(other, table)

    for each in (page, other):
        each.wait_for_selector(".stage", state="attached")
        expect(each.locator(LETTERS)).to_have_text(TWELVE)


def test_while_shares_are_waited_for_nobody_reads_that_seats_are_free(page: Page, other: Page):
    """One page's share never leaves it, and it does not hear that the house goes on without."""
    page.route_web_socket("**/ws*", without_sharing)
    table = open_fair(page, "kapern")
    expect(page.locator(".waiting h1")).to_have_text("One seat is still free")
    sit_down(other, table)

    expect(page.locator(".waiting h1")).to_have_text("Everyone is here")
    expect(page.locator(".waiting")).to_contain_text("devices are making the dice together")
    expect(page.locator(".panel", has_text="Fair dice")).to_contain_text("Waiting for")


def without_sharing(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    socket.on_message(lambda said: "seal-share" in said or server.send(said))
    server.on_message(lambda told: is_beyond_sealing(json.loads(told)) or socket.send(told))


def is_beyond_sealing(letter: dict) -> bool:
    return bool(letter.get("view") or (letter.get("luck") or {}).get("stage", SEALING) != SEALING)


# Games that were not played to their end

CLOSED = play_fair(GAMES["kapern"], seed=4, longest=20).written


def shut(shown: dict) -> None:
    shown["luck"] = {**shown["luck"], "closed": True} if shown["luck"] else None


@pytest.mark.parametrize("table_is", ["closed", "gone"])
def test_a_game_that_was_closed_is_proved_too(
    page: Page, newcomer: Callable[[], Page], table_is: str
):
    """Nobody came back for a week; or its rules are gone, and the house shows it no more."""
    table = begin("kapern", [page, newcomer()]) if table_is == "closed" else "kapern-0123"
    onlooker = newcomer()
    disguise(onlooker, shut)
    onlooker.route("**/proof", lambda route: route.fulfill(body=CLOSED.decode()))

    written = proof_of(onlooker, table)

    expect(onlooker.locator(".fair__top h1")).to_contain_text("throws check out")
    expect(onlooker.locator(".rolls tbody tr").first).to_be_visible()
    assert written == CLOSED


def test_who_sits_there_is_asked_twice_before_an_abandoned_game_is_ended(
    page: Page, other: Page, watch
):
    table = begin("kapern", [page, other])
    page.goto(f"/fair/{table}")
    page.click("#end-abandoned")
    expect(page.locator("#end-abandoned")).to_contain_text("Yes")

    page.click("#end-abandoned")

    expect(page.locator(".fair__top")).to_contain_text("The game is not over yet")
    watch.forgive(page, "409 (Conflict)")


ZERO = "'00'.repeat(32)"
# Also where one of the pages was too slow, and its share is not among those that were used.
TWICE = "{ luck.used = [0, 1]; luck.shares = [0, 1].map((seat) => ({ ...luck.shares[0], seat })); }"
LIES = {
    "another share": ("left-out", f"if (luck.used.length) luck.shares[0].share = {ZERO}"),
    "a share twice": ("twice", f"if (luck.used.length) {TWICE}"),
    "left out": ("left-out", "luck.used = luck.used.slice(2)"),
    "another secret": ("another seal", f"if (luck.stage !== 'sealing') luck.house = {ZERO}"),
}
SAYS = {"left-out": "was left out", "twice": "the same share", "another seal": "another seal"}
LIE = """() => {
  const { parse } = JSON;
  JSON.parse = (text, ...more) => {
    const told = parse(text, ...more);
    const luck = told?.tell === "shown" && told.luck;
    if (luck) { LIE }
    return told;
  };
}"""


@pytest.mark.parametrize("lie", LIES)
def test_a_page_that_is_lied_to_says_so_and_does_not_play(lie: str, page: Page, other: Page):
    says, done = LIES[lie]
    page.add_init_script(f"({LIE.replace('LIE', done)})()")
    table = open_fair(page, "kapern")
    sit_down(other, table)
    page.wait_for_selector(".luck-notice.is-grave")

    expect(page.get_by_role("alert").first).to_contain_text(SAYS[says])
    if page.locator("#roll").count():
        page.click("#roll")
        expect(page.locator(".bar")).to_contain_text(SAYS[says])


# Hidden moves

MOVED = f"(table) => Object.keys(({LUCK})[table]?.moves ?? {{}}).length > 0"


def depart(pirate: Page, captain: Page) -> None:
    """The Captain sets up, and the Pirate slips out: the first move that is hidden."""
    at_sea = ".own-log .notation li"
    sailing.take_turns_until((pirate, captain), at_sea, hunting.ASKED, hunting.decide)


def test_a_hidden_move_is_sealed_and_found_again_by_the_page_that_made_it(page: Page, other: Page):
    table = begin("piracy", [page, other], pirate=1)
    depart(page, other)
    page.wait_for_function(MOVED, arg=table)
    his, hers = (each.evaluate(LUCK)[table] for each in (page, other))

    assert page.locator(".luck-notice").count() == 0
    assert his["seals"] == hers["seals"]
    assert [*his["moves"]] == [*his["seals"]]
    assert hers["moves"] == {}


def test_a_page_whose_hidden_move_has_another_seal_says_so(page: Page, other: Page):
    disguise(page, with_another_seal)
    begin("piracy", [page, other], pirate=1)
    depart(page, other)

    expect(page.locator(".luck-notice.is-grave")).to_contain_text("not that of what you did")


def test_a_page_whose_hidden_move_gets_no_seal_says_so(page: Page, other: Page):
    disguise(page, without_seals)
    begin("piracy", [page, other], pirate=1)
    depart(page, other)

    expect(page.locator(".luck-notice.is-grave")).to_contain_text("no seal")


def without_seals(shown: dict) -> None:
    shown["seals"] = []


def with_another_seal(shown: dict) -> None:
    for seal in shown["seals"]:
        seal["seal"] = "00" * 32
