"""A table fits its window: no scroll, nothing covered or cut, nothing moving under the pointer."""

import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from quarterdeck.words import LANGUAGES
from tests.web import boarding, charting, fit, hunting, sailing
from tests.web.browser import see_advice

PRACTISE = {
    "dorra": boarding.practise,
    "kapern": sailing.practise,
    "piracy": hunting.practise,
    "waddingtons": charting.practise,
}
LONG_NAMES = [f"Bartholomew{letter}" for letter in "ABCDEF"]  # of twelve letters
SIZES_TO_REFUSE_IN = ((1366, 650), (390, 844), (844, 390))
OURS = ".bar:has(.bar__acts > *)"
TOAST = ".toast"
NOT_NOW = {"dorra": ".north .stack", "kapern": ".hand .die"}  # pressed, it answers why not
TREASURE_ISLAND = 5
SAFE = [0, 2, 2, 2, 0, 0]  # on the island
THROWN = [2, 2, 2, 2, 0, 0]  # two skulls besides
HIGHEST = 12  # discs
GUARDIAN = 4
THREE_SKULLS = [3, 1, 1, 1, 1, 1]
LOST = {"seat": 0, "skulls": 3, "points": 1400}
PICTURES_STAY = """const begin = setTimeout;
window.setTimeout = (act, wait, ...more) => begin(act, wait > 1000 ? 1e8 : wait, ...more)"""
STAGE_OF_CHART = ".stage svg[role=group]"
RULER = re.compile(r"- text: [\dA-Z ]+")  # numbers and letters along an edge, depths at sea


def disguise(page: Page, change: Callable[[dict], dict | None]) -> None:
    """What the server shows, with something changed on its way, or told besides."""

    def between(socket: WebSocketRoute) -> None:
        def tell(letter: str | bytes) -> None:
            told = msgspec.json.decode(letter)
            more = None
            if told.get("tell") == "shown" and told.get("view"):
                more = change(told)
            for each in filter(None, (told, more)):
                socket.send(msgspec.json.encode(each).decode())

        server = socket.connect_to_server()
        server.on_message(tell)

    page.route_web_socket("**/ws*", between)


def with_long_names(shown: dict) -> None:
    for chair, name in zip(shown["chairs"], LONG_NAMES, strict=False):
        chair["name"] = name


def with_a_full_island(shown: dict) -> None:
    """Kapern: two skulls on the reef, everything else ashore, and the last round."""
    with_long_names(shown)
    seat = shown["view"]["awaiting"]["seat"]
    stage = {"stage": "final", "starter": seat}
    changes = {"card": TREASURE_ISLAND, "dice": THROWN, "island": SAFE, "stage": stage}
    shown["view"].update(changes, awaiting={"moment": "decide", "seat": seat})


def with_three_skulls(shown: dict) -> None:
    """Kapern: and the Guardian, who may still help."""
    with_long_names(shown)
    seat = shown["view"]["awaiting"]["seat"]
    awaiting = {"moment": "rescue", "seat": seat}
    shown["view"].update(card=GUARDIAN, dice=THREE_SKULLS, awaiting=awaiting)


def lost_at_the_island(shown: dict) -> dict:
    """Kapern: a full island, and then the third skull."""
    with_a_full_island(shown)
    seq = shown["seq"] + 1
    say = {"key": "kapern-sank", "arguments": LOST}
    piece = {"seq": seq, "event": {"event": "sank", **LOST}, "say": say}
    return {**shown, "id": None, "seq": seq, "news": [piece]}


def with_towers(shown: dict) -> None:
    """Dorra: a tower of twelve on every shore."""
    with_long_names(shown)
    tall = set[int]()
    for pile in shown["view"]["piles"]:
        if pile[0]["seat"] not in tall:
            tall.add(pile[0]["seat"])
            pile += [{"seat": each % 5, "face": None} for each in range(HIGHEST - len(pile))]


def with_another_to_move(shown: dict) -> None:
    with_long_names(shown)
    shown["actions"] = []
    shown["view"]["awaiting"]["seat"] = 1 - (shown["seat"] or 0)


def with_clocks(shown: dict) -> None:
    """People on every chair, a long time left to each, and one of them away."""
    with_long_names(shown)
    for chair in shown["chairs"]:
        chair.update(kind="person", level=None)
    seats, seat = len(shown["chairs"]), shown["view"]["awaiting"]["seat"]
    live = {"kind": "live", "base": 3000, "increment": 0, "delay": 30}
    left = {"left": [2_950_000] * seats, "runs": seat, "delay": 20_000}
    away = [{"seat": (seat + 1) % seats, "left": 45_000, "awaited": False}]
    shown["clock"] = {"control": live, "caretaker": "mate", **left, "away": away}


def with_a_request(shown: dict) -> None:
    """Everybody else would like to pause."""
    with_clocks(shown)
    others = [seat for seat, chair in enumerate(shown["chairs"]) if not chair["yours"]]
    shown["clock"]["pausing"] = others


def coach(page: Page, on: bool) -> None:
    page.add_init_script(f"localStorage.setItem('quarterdeck-coach', '{'on' if on else 'off'}')")


@pytest.mark.parametrize("game", PRACTISE)
def test_a_table_fits_every_window(page: Page, game: str, photograph):
    coach(page, on=False)
    disguise(page, with_long_names)
    PRACTISE[game](page)
    page.wait_for_selector(OURS)

    assert fit.misfits(page) == {}
    fit.resize(page, 1366, 650)
    photograph(page, f"fit-{game}-1366")
    fit.resize(page, 390, 844)
    photograph(page, f"fit-{game}-390")


@pytest.mark.parametrize("game", PRACTISE)
def test_nothing_moves_when_the_coach_has_spoken(page: Page, game: str):
    coach(page, on=True)
    PRACTISE[game](page)
    page.wait_for_selector(OURS)
    see_advice(page)

    assert fit.misfits(page) == {}


@pytest.mark.parametrize("game", PRACTISE)
def test_a_table_fits_while_others_play(page: Page, game: str):
    coach(page, on=False)
    disguise(page, with_another_to_move)
    PRACTISE[game](page)
    expect(page.locator(".bar__turn")).to_contain_text("Bartholomew")

    assert fit.misfits(page) == {}


@pytest.mark.parametrize("game", PRACTISE)
def test_a_table_with_clocks_fits(page: Page, game: str, photograph):
    coach(page, on=False)
    disguise(page, with_clocks)
    PRACTISE[game](page)
    page.wait_for_selector(OURS)
    expect(page.locator(".bar-dock .clk")).to_be_visible()

    assert fit.misfits(page) == {}
    fit.resize(page, 1366, 650)
    photograph(page, f"clocks-{game}-1366")
    fit.resize(page, 390, 844)
    photograph(page, f"clocks-{game}-390")


@pytest.mark.parametrize("game", PRACTISE)
def test_a_table_where_something_is_asked_of_everyone_fits(page: Page, game: str, photograph):
    coach(page, on=False)
    disguise(page, with_a_request)
    PRACTISE[game](page)
    page.wait_for_selector(OURS)
    expect(page.locator(".request")).to_contain_text("would like to pause")

    assert fit.misfits(page) == {}
    for width, height in ((1366, 650), (1280, 720), (390, 844)):
        fit.resize(page, width, height)
        photograph(page, f"asked-{game}-{width}")


@pytest.mark.parametrize(
    ("game", "change"),
    [("kapern", with_a_full_island), ("kapern", with_three_skulls), ("dorra", with_towers)],
)
def test_the_fullest_board_of_five_fits(page: Page, game: str, change, photograph):
    coach(page, on=False)
    disguise(page, change)
    practise_with_four(page, game)
    page.wait_for_selector(OURS)

    assert fit.misfits(page) == {}
    fit.resize(page, 1366, 650)
    photograph(page, f"full-{game}-{change.__name__}-1366")
    fit.resize(page, 390, 844)
    photograph(page, f"full-{game}-{change.__name__}-390")


@pytest.mark.browser_context_args(reduced_motion="no-preference")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_great_moment_is_whole(page: Page, language: str, photograph):
    page.add_init_script(f"localStorage.setItem('quarterdeck-language', '{language}')")
    page.add_init_script(PICTURES_STAY)
    disguise(page, lost_at_the_island)
    practise_with_four(page, "kapern")
    page.wait_for_selector(".word--sank")
    page.emulate_media(reduced_motion="reduce")

    assert fit.misfits(page) == {}
    fit.resize(page, 1366, 650)
    photograph(page, f"lost-kapern-{language}-1366")


@pytest.mark.parametrize("game", PRACTISE)
def test_a_line_that_is_down_covers_nothing(page: Page, game: str, photograph):
    lines = list[WebSocketRoute]()
    page.route_web_socket("**/ws*", lambda line: lines.append(line) or line.connect_to_server())
    coach(page, on=False)
    PRACTISE[game](page)
    page.wait_for_selector(OURS)
    page.route_web_socket("**/ws*", lambda line: line.close())
    lines[-1].close()
    expect(page.locator(".offline")).not_to_be_empty()

    assert fit.misfits(page) == {}
    for size in ((1366, 650), (390, 844)):
        fit.resize(page, *size)
        above, below = (page.locator(each).bounding_box() for each in (".offline", ".play"))
        assert above["y"] + above["height"] <= below["y"]
        photograph(page, f"line-down-{game}-{size[0]}")


def practise_with_four(page: Page, game: str) -> None:
    page.goto("/")
    page.check(f"[name=game][value={game}]", force=True)
    page.check("[name=bots][value='4']")
    page.click("#play-now")


@pytest.mark.parametrize("game", NOT_NOW)
def test_a_refusal_covers_words_and_moves_nothing(page: Page, game: str):
    coach(page, on=False)
    PRACTISE[game](page)
    page.wait_for_selector(OURS)

    for width, height in SIZES_TO_REFUSE_IN:
        fit.resize(page, width, height)
        assert fit.moved(page, lambda: refuse(page, game)) == []
        assert fit.problems(page) == []
        page.locator(f"{TOAST} .tool").click()


def refuse(page: Page, game: str) -> None:
    page.locator(NOT_NOW[game]).first.dispatch_event("click")  # a pointer over it would lift it
    page.wait_for_selector(TOAST)


@pytest.mark.parametrize("game", ["piracy", "waddingtons"])
def test_no_ruler_and_no_sounding_is_read_out(page: Page, game: str):
    PRACTISE[game](page)
    page.wait_for_selector(OURS)

    told = page.locator(STAGE_OF_CHART).aria_snapshot()

    assert [line for line in told.splitlines() if RULER.fullmatch(line.strip())] == []
