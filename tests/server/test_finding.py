"""Finding a game: by its clock, by its free chairs, or at once with whoever wants the same."""

import pytest

from tests.server.accounts.test_accounts import keep
from tests.server.running import eventually
from tests.server.test_own_tables import begun, own

BLITZ = {"kind": "live", "base": 300, "increment": 5, "delay": 0}
BY_POST = {"kind": "post", "allowance": 86400, "night": {"begins": 22, "ends": 7, "offset": 60}}


def tables(guest, **asked):
    told = guest.web.get("/api/tables", params=asked)
    assert told.status_code == 200
    return {each["table"] for each in told.json()}


def match(guest, **form):
    done = guest.post("/api/quick-match", **{"game": "kapern", "seats": 2, "wait": 600, **form})
    assert done.status_code == 201, done.text
    return done.json()["table"]


@pytest.mark.parametrize("clock", [BLITZ, BY_POST], ids=["live", "post"])
def test_a_table_says_on_what_time_it_plays(anne, clock):
    keep(anne, f"Timed by {clock['kind']}")
    table = anne.open("me", "open", clock=clock, caretaker="deckhand", rated=True)

    listing = anne.get(f"/api/tables/{table}").json()

    told = {name: value for name, value in listing["control"].items() if name in clock}
    assert told == clock
    assert (listing["rated"], listing["on_time"]) == (True, "caretaker")


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"clock": {"kind": "live"}}, "clock-without-time"),
        ({"clock": {"kind": "post", "night": {"begins": 3, "ends": 3}}}, "night-without-end"),
        ({"on_time": "lost"}, "lost-without-clock"),
        ({"on_time": "lost", "clock": BY_POST}, "lost-without-clock"),
        ({"caretaker": "king"}, "unknown-bot"),
    ],
)
def test_a_clock_that_cannot_be_played_by_is_refused_with_a_reason(anne, form, code):
    seats = [{"kind": "me"}, {"kind": "open"}]

    no = anne.post("/api/tables", game="kapern", seats=seats, **form)

    assert (no.status_code, no.json()["code"]) == (422, code)
    assert no.json()["text"]


def test_tables_can_be_asked_for_by_what_they_are(anne):
    live, post = anne.open("me", "open", clock=BLITZ), anne.open("me", "open", clock=BY_POST)
    none = anne.open("me", "open", "open")

    assert tables(anne, clock="live") & {live, post, none} == {live}
    assert tables(anne, clock="post") & {live, post, none} == {post}
    assert tables(anne, clock="none", game="kapern") & {live, post, none} == {none}
    assert tables(anne, free=2) & {live, post, none} == {none}
    assert tables(anne, stage="playing") & {live, post, none} == set()
    assert tables(anne, game="dorra") & {live, post, none} == set()
    assert anne.web.get("/api/tables?clock=sundial").status_code == 400


def test_two_who_want_the_same_meet_and_others_do_not(anne, mary, guest):
    table = match(anne, clock=BLITZ)

    assert match(anne, clock=BLITZ) == table
    assert match(guest("Jack"), clock=BY_POST) != table
    keep(kate := guest("Kate"), "Kate who is rated")
    assert match(kate, clock=BLITZ, rated=True) != table
    assert match(mary, clock=BLITZ) == table
    begun(mary.talk(), table)


def test_after_the_wait_bots_sit_down(anne):
    table = match(anne, wait=0, level="deckhand", seats=3)

    eventually(lambda: anne.get(f"/api/tables/{table}").json()["stage"] == "playing")
    chairs = anne.get(f"/api/tables/{table}").json()["chairs"]

    assert [chair["level"] for chair in chairs] == [None, "deckhand", "deckhand"]


def test_a_quick_match_for_more_than_can_play_is_refused(anne):
    no = anne.post("/api/quick-match", game="kapern", seats=9)

    assert (no.status_code, no.json()["code"]) == (422, "wrong-seats")


def test_ones_own_tables_say_whose_turn_it_is_and_how_long_it_may_take(anne):
    table = anne.open("me", "me", visibility="private", clock=BLITZ)
    begun(anne.talk(), table)

    told = anne.get("/api/me/tables").json()
    (found,) = own(anne, "playing")

    assert (told["your_turn"], found["yours"], found["lost"]) == (1, True, [])
    assert 0 < found["left"] <= 300_000


def test_a_letter_says_on_what_time_a_table_plays(anne):
    table = anne.open("me", "deckhand", clock=BLITZ, on_time="lost", caretaker="captain")
    talk = anne.talk()
    clock = talk.follow(table)["clock"]

    assert clock["control"] == BLITZ
    assert (clock["on_time"], clock["caretaker"]) == ("lost", "captain")
    talk.close()
