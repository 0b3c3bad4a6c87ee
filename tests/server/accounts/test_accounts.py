"""Accounts at a running house: keep a name, come in elsewhere, end sessions, leave."""

import io
import json
import zipfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from quarterdeck.core import logbook
from quarterdeck.games import GAMES
from tests.server.push_service import Browser
from tests.server.running import Guest, is_over, my_turn

BROWSER = Browser()
SENTENCE = "the parrot knows it all"


def keep(guest, name, password=SENTENCE):
    """The name becomes their own; the codes."""
    kept = guest.post("/api/account", name=name, password=password)
    assert kept.status_code == 201, kept.text
    guest.show_token()
    return kept.json()["codes"]


def sign_in(guest, name, password=SENTENCE, **more):
    told = guest.post("/api/sessions", name=name, password=password, **more)
    guest.show_token()
    return told


def code_of(answer):
    return answer.status_code, answer.json()["code"]


@pytest.fixture
def own_name(request):
    """A name that no other test keeps."""
    return f"{request.node.name[5:30]} {request.node.nodeid.__hash__() % 1000}"


def test_a_guest_keeps_their_name_with_all_their_games(anne, guest, own_name):
    table = anne.open("me", "mate")

    codes = keep(anne, own_name)
    elsewhere = guest("Stranger")
    sign_in(elsewhere, own_name.upper())

    told = elsewhere.get("/api/account").json()
    assert len(set(codes)) == 10
    assert (told["name"], told["kept"], told["codes"]) == (own_name, True, 10)
    assert [each["here"] for each in told["sessions"]] == [True, False]
    playing = elsewhere.get("/api/me/tables").json()["playing"]
    assert [each["listing"]["table"] for each in playing] == [table]


def test_a_guest_turned_account_plays_on_where_they_were(anne, own_name):
    """Their line is cut, because it came by a cookie that opens nothing now; the next goes on."""
    table = anne.open("me", "mate")
    with closing(anne.talk()) as before:
        shown = before.follow(table)
        shown = shown if shown["actions"] else before.wait_for(my_turn)
        copied = dict(anne.web.cookies.items())

        keep(anne, own_name)

        with pytest.raises(Exception, match=r"1013|closed"):
            before.follow(table)
            before.follow(table)
    with closing(anne.talk()) as after:
        seat = after.follow(table)
        assert seat["seat"] == shown["seat"]
        assert after.play(seat)["tell"] == "done"
    copy = Guest(anne.base, cookies={"qd_guest": copied["qd_guest"]})
    assert copy.get("/api/me").json() == {"name": None}
    copy.leave()


def test_a_stolen_session_is_ended_from_another_device(anne, guest, own_name):
    keep(anne, own_name)
    table = anne.open("me", "mate")
    thief = Guest(anne.base, cookies={"qd_session": anne.web.cookies["qd_session"]})
    mine = guest("Stranger")
    sign_in(mine, own_name)
    (stolen,) = [each for each in mine.get("/api/account").json()["sessions"] if not each["here"]]
    with closing(thief.talk()) as line:
        assert line.follow(table)["seat"] == 0

        assert mine.web.delete(f"/api/sessions/{stolen['id']}").status_code == 204

        with pytest.raises(Exception, match=r"1013|closed"):
            while True:
                line.follow(table)
    assert thief.get("/api/me").json() == {"name": None}
    assert mine.get("/api/me").json() == {"name": own_name}
    thief.leave()


def test_signing_out_here_and_everywhere_else(anne, guest, own_name):
    keep(anne, own_name)
    other = guest("Stranger")
    sign_in(other, own_name)

    assert other.web.delete("/api/sessions").status_code == 204
    assert anne.get("/api/me").json() == {"name": None}
    (here,) = other.get("/api/account").json()["sessions"]
    assert other.web.delete(f"/api/sessions/{here['id']}").status_code == 204
    other.show_token()

    assert other.get("/api/me").json() == {"name": "Stranger"}


def call(guest, name):
    """Ask to be called by a browser of this name."""
    form = {"endpoint": f"https://push.example/{name}", "keys": BROWSER.keys, "kinds": ["turn"]}
    return guest.post("/api/me/notices", **form).json()["id"]


def test_a_browser_is_called_no_more_once_its_session_has_ended(anne, guest, own_name):
    before = call(anne, "before")
    keep(anne, own_name)
    other, third = guest("Other"), guest("Third")
    for each in (other, third):
        sign_in(each, own_name)
    there, here = call(third, "there"), call(other, "here")
    all_of_them = {*other.get("/api/me/notices").json()["kinds"]}
    sessions = third.get("/api/account").json()["sessions"]
    (thirds,) = [each["id"] for each in sessions if each["here"]]

    assert third.web.delete(f"/api/sessions/{thirds}").status_code == 204
    without_third = {*other.get("/api/me/notices").json()["kinds"]}
    assert other.web.delete("/api/sessions").status_code == 204

    assert all_of_them == {before, there, here}
    assert without_third == {before, here}
    assert {*other.get("/api/me/notices").json()["kinds"]} == {here}


def test_nobody_else_takes_a_kept_name(anne, mary, own_name):
    keep(anne, own_name)

    assert code_of(mary.introduce(own_name.upper())) == (409, "name-taken")
    assert code_of(mary.post("/api/account", name=own_name, password=SENTENCE)) == (
        409,
        "name-taken",
    )
    table = mary.open("me", "open", "open")
    beside = mary.post(f"/api/tables/{table}/seats/1", name=own_name)
    assert code_of(beside) == (409, "name-taken")


def test_of_two_devices_that_race_for_a_name_one_has_it(server, own_name):
    guests = [Guest(server.base, f"Racer {n}") for n in range(4)]
    with ThreadPoolExecutor(4) as pool:
        form = {"name": own_name, "password": SENTENCE}
        told = list(pool.map(lambda each: each.post("/api/account", **form).status_code, guests))
    for each in guests:
        each.leave()

    assert sorted(told) == [201, 409, 409, 409]


def test_a_wrong_name_and_a_wrong_password_are_told_alike(anne, guest, own_name):
    keep(anne, own_name)
    stranger = guest("Stranger")

    wrong = sign_in(stranger, own_name, "another sentence")
    nobody = sign_in(stranger, f"no {own_name}", "another sentence")

    assert wrong.json() == nobody.json()
    assert code_of(wrong) == (403, "wrong-password")


def test_a_code_opens_the_door_once_and_sets_a_password(anne, guest, own_name):
    code = keep(anne, own_name)[3]
    stranger = guest("Stranger")

    came = sign_in(stranger, own_name, "a newer sentence", code=code.lower())
    again = sign_in(guest("Other"), own_name, "a third sentence", code=code)

    assert came.json() == {"name": own_name}
    assert code_of(again) == (403, "wrong-password")
    assert anne.get("/api/me").json() == {"name": None}
    assert code_of(sign_in(guest("Old"), own_name)) == (403, "wrong-password")
    assert stranger.get("/api/account").json()["codes"] == 9


def test_another_password_ends_all_other_sessions(anne, guest, own_name):
    keep(anne, own_name)
    other = guest("Stranger")
    sign_in(other, own_name)

    wrong = anne.web.put("/api/account/password", json={"password": "a newer sentence"})
    right = {"password": "a newer sentence", "current": SENTENCE}

    assert code_of(wrong) == (403, "wrong-password")
    assert anne.web.put("/api/account/password", json=right).status_code == 204
    assert other.get("/api/me").json() == {"name": "Stranger"}
    assert anne.get("/api/me").json() == {"name": own_name}


def test_a_password_stays_where_nothing_else_opens_the_account(anne, own_name):
    keep(anne, own_name)

    unknown = anne.post("/api/account/password-removal", current="another sentence")
    alone = anne.post("/api/account/password-removal", current=SENTENCE)

    assert code_of(unknown) == (403, "wrong-password")
    assert code_of(alone) == (422, "only-password")
    assert anne.get("/api/account").json()["password"]


def test_papers_are_one_file_with_every_logbook(anne, own_name):
    keep(anne, own_name)
    table, over = anne.open("me", "mate"), anne.open("me", "mate", "mate")
    with closing(anne.talk()) as line:
        line.follow(table)
        line.say("chat", table=table, text="ahoy")
        line.follow(over)
        line.say("resign", table=over, seat=0)
        if not is_over(line.follow(over)):
            line.wait_for(is_over)

    packed = anne.get("/api/account/export")
    archive = zipfile.ZipFile(io.BytesIO(packed.content))

    names = set(archive.namelist())
    assert names == {"profile.json", "games.jsonl", "talk.jsonl", f"logbooks/{over}.logbook"}
    assert json.loads(archive.read("profile.json"))["name"] == own_name
    games = [json.loads(line) for line in archive.read("games.jsonl").splitlines()]
    assert {(each["table"], each["stage"]) for each in games} == {
        (table, "playing"),
        (over, "over"),
    }
    assert json.loads(archive.read("talk.jsonl"))["text"] == "ahoy"
    book = archive.read(f"logbooks/{over}.logbook").decode()
    assert logbook.read(book).game == "kapern"
    assert GAMES["kapern"]


def test_games_stay_and_names_go_with_a_deleted_account(anne, mary, guest, own_name):
    keep(anne, own_name)
    table = anne.open("me", "open", "open")
    mary.post(f"/api/tables/{table}/seats/1")
    waiting = anne.open("me", "open")
    playing = anne.open("me", "mate")
    with closing(anne.talk()) as line:
        line.follow(playing)
        line.say("chat", table=playing, text="ahoy")

    wrong = anne.post("/api/account/farewell", name="another")
    assert code_of(wrong) == (422, "other-name")
    assert anne.post("/api/account/farewell", name=own_name).status_code == 204

    assert anne.get("/api/me").json() == {"name": None}
    left = mary.get(f"/api/tables/{waiting}").json()
    assert left["chairs"][0]["kind"] == "open"
    with closing(mary.talk()) as line:
        shown = line.follow(playing)
        heard = line.wait_for(lambda letter: letter["tell"] == "heard")
    assert shown["chairs"][0]["name"] == ""
    assert (heard["name"], heard["text"]) == ("", "ahoy")
    assert guest("New").introduce(own_name).status_code == 201


@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"name": "A"}, 422, "one-key"),
        ({"name": "A", "password": "short"}, 422, "short-password"),
        ({"name": "A", "password": "password123"}, 422, "worst-password"),
        ({"name": "", "password": SENTENCE}, 422, "bad-name"),
        ({"name": "\u200b", "password": SENTENCE}, 422, "bad-name"),
        ({"name": "A", "password": SENTENCE, "x": 1}, 400, "broken-request"),
    ],
)
def test_an_account_that_cannot_be_is_refused(anne, form, status, code):
    assert code_of(anne.post("/api/account", **form)) == (status, code)


@pytest.mark.parametrize(
    ("method", "path", "form"),
    [
        ("POST", "codes", None),
        ("GET", "export", None),
        ("POST", "farewell", {"name": "Anne"}),
        ("PUT", "password", {"password": SENTENCE}),
        ("POST", "password-removal", {"current": SENTENCE}),
        ("DELETE", "passkeys/abc", None),
    ],
)
def test_who_has_no_account_is_told_so(anne, method, path, form):
    told = anne.web.request(method, f"/api/account/{path}", json=form)

    assert code_of(told) == (401, "no-account")
