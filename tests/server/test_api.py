"""The REST API: what it answers, and how it refuses."""

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from quarterdeck.games.kapern import GAME
from quarterdeck.words import LANGUAGES


def test_a_guest_has_a_name_and_may_change_it(anne):
    assert anne.get("/api/me").json() == {"name": "Anne"}

    anne.post("/api/guests", name="  Anne\tBonny\u202e\x00 ")

    assert anne.get("/api/me").json() == {"name": "Anne Bonny"}


def test_the_cookie_is_out_of_reach_of_scripts_and_forgers(anne, guest):
    header = anne.post("/api/guests", name="Anne").headers["set-cookie"]
    forged = guest(cookies={"qd_guest": "anne." + "0" * 64})

    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    assert forged.get("/api/me").json() == {"name": None}


def test_games_tell_what_can_be_agreed_on(anne):
    kapern = next(each for each in anne.get("/api/games").json() if each["name"] == "kapern")

    assert (kapern["least"], kapern["most"]) == (2, 5)
    assert kapern["options"][0] == {
        "name": "target",
        "key": "kapern-option-target",
        "values": [5000, 6000, 8000],
        "default": 6000,
    }
    assert kapern["levels"] == ["random", "deckhand", "mate", "captain", "admiral"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_come_chapter_by_chapter_in_each_language(anne, language):
    rules = anne.get(f"/api/games/kapern/rules?language={language}").json()

    numbers = [clause["number"] for chapter in rules["chapters"] for clause in chapter["clauses"]]
    assert numbers == list(GAME.rulebook.clauses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_reads_the_same_words(anne, language):
    game, frame = (
        anne.get(f"/api/words/{language}/{name}.ftl").text for name in ("kapern", "frame")
    )

    assert "\nkapern-about" in game
    assert "\ndenied-stale" in frame


def test_people_sit_down_and_stand_up_until_the_game_begins(anne, mary):
    table = anne.open("me", "open", "open")
    seats = f"/api/tables/{table}/seats"

    sat = mary.post(f"{seats}/1")
    again = mary.post(f"{seats}/2")
    beside = mary.post(f"{seats}/2", name="Jack")
    late = mary.web.delete(f"{seats}/1")

    assert [chair["kind"] for chair in sat.json()["chairs"]] == ["person", "person", "open"]
    assert (again.status_code, again.json()["code"]) == (409, "already-seated")
    assert beside.json()["chairs"][2]["name"] == "Jack"
    assert (late.status_code, late.json()["code"]) == (409, "already-playing")


def test_a_chair_that_was_left_is_open_again(anne, mary):
    table = anne.open("me", "open", "open")
    assert mary.web.post(f"/api/tables/{table}/seats/1").status_code == 201

    left = mary.web.delete(f"/api/tables/{table}/seats/1").json()

    assert [chair["kind"] for chair in left["chairs"]] == ["person", "open", "open"]


def seats(*kinds):
    return [{"kind": kind} for kind in kinds]


BOT = {"kind": "bot", "level": "mate"}


@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"game": "chess", "seats": seats("me", "open")}, 404, "unknown-game"),
        ({"game": "kapern", "seats": seats("me")}, 422, "wrong-seats"),
        ({"game": "kapern", "seats": seats(*["me"] * 6)}, 422, "wrong-seats"),
        ({"game": "kapern", "seats": []}, 400, "broken-request"),
        ({"game": "kapern", "seats": seats("me", "ghost")}, 400, "broken-request"),
        ({"game": "kapern", "seats": [{"kind": "bot"}, BOT]}, 422, "unknown-bot"),
        (
            {"game": "kapern", "seats": [{"kind": "bot", "level": "bosun"}, BOT]},
            422,
            "unknown-bot",
        ),
        ({"game": "kapern", "seats": seats("me", "open"), "x": 1}, 400, "broken-request"),
        ({"game": "kapern", "seats": [BOT, BOT], "options": {"rum": 1}}, 422, "unknown-option"),
        ({"game": "kapern", "seats": [BOT, BOT], "options": {"target": 7}}, 422, "option-value"),
        ({"game": "kapern", "seats": [BOT, BOT], "options": {"keep_one": 1}}, 422, "option-value"),
        ({"game": "kapern", "seats": [BOT, BOT], "visibility": "secret"}, 400, "broken-request"),
        (
            {"game": "kapern", "seats": seats("me", "open"), "visibility": "private"},
            422,
            "private-with-open",
        ),
        (
            {"game": "kapern", "seats": [{"kind": "me", "name": "\u200b"}, BOT]},
            422,
            "bad-name",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(anne, form, status, code):
    no = anne.post("/api/tables", **form)

    assert (no.status_code, no.json()["code"]) == (status, code)
    assert set(no.json()) == {"code", "why", "text"}


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/kapern-1", 404, "no-such-table"),
        ("GET", "/api/tables/KAPERN", 400, "broken-request"),
        ("POST", "/api/tables/kapern-1/seats/0", 404, "no-such-table"),
        ("POST", "/api/tables/kapern-1/seats/x", 404, "no-such-page"),
        ("POST", "/api/tables/kapern-1/seats/99", 400, "broken-request"),
        ("DELETE", "/api/tables/kapern-1/seats/0", 404, "no-such-table"),
        ("POST", "/api/tables/kapern-1/rematch", 404, "no-such-table"),
        ("GET", "/api/games/kapern/rules?language=nl", 400, "broken-request"),
        ("GET", "/api/words/nl/kapern.ftl", 400, "broken-request"),
        ("GET", "/api/nowhere", 404, "no-such-page"),
        ("PUT", "/api/tables", 405, "no-such-method"),
    ],
)
def test_wrong_addresses_are_told_so(anne, method, path, status, code):
    no = anne.web.request(method, path)

    assert (no.status_code, no.json()["code"]) == (status, code)


BODIES = {
    "half an object": (b"{", 400, "broken-request"),
    "a list": (b"[]", 400, "broken-request"),
    "a number for a name": (b'{"name": 7}', 400, "broken-request"),
    "a field too many": (b'{"name": "A", "x": 1}', 400, "broken-request"),
    "nothing to be seen": (b'{"name": "\\u0007"}', 422, "bad-name"),
    "no name": (b'{"name": ""}', 422, "bad-name"),
    "a long name": (b'{"name": "' + b"x" * 100 + b'"}', 422, "bad-name"),
    "no name at all": (b'{"name": "' + b"x" * 500 + b'"}', 400, "broken-request"),
    "too much of it": (b'{"name": "' + b"x" * 70_000 + b'"}', 413, "too-large"),
    "no letters": (b'{"name": "\xff\xfe"}', 400, "broken-request"),
    "half a letter": (b'{"name": "\\ud800"}', 400, "broken-request"),
    "lists in lists": (b'{"name": ' + b"[" * 30_000 + b"]" * 30_000 + b"}", 400, "broken-request"),
    "a long number": (b'{"name": ' + b"9" * 5_000 + b"}", 400, "broken-request"),
}


@pytest.mark.parametrize("body", BODIES)
def test_a_body_that_makes_no_sense_is_told_so(anne, body):
    content, status, code = BODIES[body]

    no = anne.web.post("/api/guests", content=content)

    assert (no.status_code, no.json()["code"]) == (status, code)
    assert len(no.json()["text"]) < 1000


BOXES = {
    "a number for a table": ({"components": "booty = 3"}, 422),
    "lists in lists": ({"components": "x = " + "[" * 9_000 + "]" * 9_000}, 422),
    "a long number": ({"components": "x = " + "9" * 4_300}, 422),
    "too much of it": ({"components": "#" * 20_001}, 400),
    "no text": ({"components": 7}, 422),
    "a long name": ({"x" * 10_000: 1}, 422),
    "too many rules": ({str(n): n for n in range(1_000)}, 422),
}


@pytest.mark.parametrize("box", BOXES)
def test_a_box_that_makes_no_sense_is_told_so(anne, box):
    options, status = BOXES[box]

    no = anne.post("/api/practice", game="dorra", bots=["mate", "mate"], options=options)

    assert no.status_code == status
    assert len(no.json()["text"]) < 1000


def test_a_level_without_end_is_told_so(anne):
    no = anne.post("/api/practice", game="kapern", bots=["x" * 5_000])

    assert (no.status_code, no.json()["code"]) == (400, "broken-request")


def test_a_post_without_the_pages_token_is_refused(anne):
    no = anne.web.post("/api/guests", json={"name": "Eve"}, headers={"x-csrftoken": "0" * 128})

    assert (no.status_code, no.json()["code"]) == (403, "csrf")


def test_nobody_opens_a_table_without_a_name(guest):
    stranger = guest(cookies={})

    no = stranger.post("/api/practice", game="kapern", bots=["mate"])

    assert (no.status_code, no.json()["code"]) == (401, "no-guest")


def test_a_no_is_told_in_the_readers_language(anne):
    no = anne.web.get("/api/tables/kapern-1", headers={"accept-language": "nl, de-CH;q=0.9"})

    assert no.json()["text"].startswith("Einen Tisch „kapern-1“ gibt es nicht")


def test_a_table_by_link_is_read_by_whoever_has_the_link_but_listed_to_nobody(anne, mary):
    table = anne.open("me", "open", visibility="link")

    assert mary.get(f"/api/tables/{table}").status_code == 200
    assert table not in mary.get("/api/tables").text


def test_the_description_says_how_long_the_names_of_levels_may_be(anne):
    described = anne.get("/schema/openapi.json").json()["components"]["schemas"]
    longest = described["NewPractice"]["properties"]["bots"]["items"]["maxLength"]

    told = [
        anne.post("/api/practice", game="kapern", bots=["x" * letters]).status_code
        for letters in (longest, longest + 1)
    ]

    assert told == [422, 400]  # there is none of that name; there cannot be


CASES = 12
ACCEPTED = ["2xx", "401", "403", "404", "409", "422", "429"]  # 422: understood, but impossible
CONFIG = schemathesis.Config.from_dict(
    {"checks": {"positive_data_acceptance": {"expected-statuses": ACCEPTED}}}
)


def test_the_api_keeps_to_its_own_description(anne):
    schema = schemathesis.openapi.from_url(f"{anne.base}/schema/openapi.json", config=CONFIG)
    headers = {"x-csrftoken": anne.web.headers["x-csrftoken"]}
    cookies = dict(anne.web.cookies)

    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(max_examples=CASES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def keeps_to_it(case):
            case.call_and_validate(headers=headers, cookies=cookies)

        keeps_to_it()
