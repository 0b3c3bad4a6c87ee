"""Forks over the wire: a table is opened where another stood, and the other stays as it is."""

import pytest
from msgspec.structs import replace

from quarterdeck.server.settings import NO_LIMITS
from tests.server.running import Guest, my_turn, running, settings


def fork(guest, table, **form):
    return guest.post(f"/api/tables/{table}/fork", **form)


def take_back(guest, table):
    return guest.post(f"/api/tables/{table}/take-back")


@pytest.fixture
def finished(anne):
    """A game that two bots have played."""
    table = anne.open("mate", "mate")
    anne.watch(table)
    return table


def replay(guest, table):
    return guest.get(f"/api/tables/{table}/replay").json()["frames"]


def test_a_finished_game_is_played_on_at_a_private_table(anne, mary, finished):
    there = replay(anne, finished)[5]

    done = fork(anne, finished, seq=there["seq"], seat=there["view"]["awaiting"]["seat"])

    assert done.status_code == 201, done.text
    shown = anne.talk().follow(done.json()["table"])
    assert shown["fork"] == {"table": finished, "seq": there["seq"], "carried": shown["seq"]}
    assert {**shown["view"], "seat": None} == there["view"]
    assert shown["actions"]
    assert mary.get(f"/api/tables/{done.json()['table']}").status_code == 404


def test_the_other_table_is_left_as_it_is(anne, finished):
    before = anne.get(f"/api/tables/{finished}/log").text

    fork(anne, finished, seq=replay(anne, finished)[5]["seq"])

    assert anne.get(f"/api/tables/{finished}/log").text == before


def test_bots_play_on_where_the_fork_waits_for_them(anne, finished):
    there = replay(anne, finished)[5]
    other = 1 - there["view"]["awaiting"]["seat"]

    table = fork(anne, finished, seq=there["seq"], seat=other).json()["table"]
    talk = anne.talk()
    talk.pushes.append(talk.follow(table))

    assert talk.wait_for(my_turn)["seat"] == other


@pytest.mark.parametrize(
    ("form", "status", "code"),
    [
        ({"seq": 0}, 404, "no-such-position"),
        ({"seq": 2**31}, 404, "no-such-position"),
        ({"seq": 1, "seat": 9}, 404, "no-such-seat"),
        ({"seq": 1, "seat": -1}, 404, "no-such-seat"),
        ({"seq": -1}, 400, "broken-request"),
        ({}, 400, "broken-request"),
    ],
)
def test_what_is_no_position_of_a_game_is_refused(anne, finished, form, status, code):
    no = fork(anne, finished, **form)

    assert (no.status_code, no.json()["code"]) == (status, code)
    assert no.json()["text"]


def test_a_game_that_is_not_over_is_not_forked_by_anybody(anne, mary):
    table = anne.open("me", "open")

    assert fork(mary, table, seq=1).json()["code"] == "not-over"
    assert take_back(mary, table).json()["code"] == "not-seated"


def share(anne, game, seats, **options):
    """A table where all sit at Anne's device, and the first of them is looking."""
    names = [{"kind": "me", "name": f"Anne {seat}"} for seat in range(seats)]
    form = {"game": game, "seats": names, "options": {"first": 1, **options}}
    table, talk = anne.post("/api/tables", **form).json()["table"], anne.talk()
    talk.pushes.append(talk.follow(table))
    talk.wait_for(lambda letter: letter["tell"] == "shown" and letter["view"])
    return table, talk, talk.say("open-curtain", table=table, seat=0)


def test_a_decision_is_taken_back_at_a_new_table_again_and_again(anne):
    table, talk, shown = share(anne, "dorra", 3)
    talk.play(shown)

    done = take_back(anne, table)
    earlier = talk.follow(done.json()["table"])

    assert done.status_code == 201, done.text
    assert earlier["seq"] == shown["seq"] == 1
    assert {**earlier["view"], "seat": 0} == shown["view"]
    assert talk.follow(table)["seq"] == 2
    assert take_back(anne, done.json()["table"]).json()["code"] == "nothing-to-take-back"


def test_where_a_decision_was_taken_back_nobody_is_waited_for(anne):
    table, talk, shown = share(anne, "dorra", 3)
    talk.play(shown)

    now = take_back(anne, table).json()["table"]

    own = anne.get("/api/me/tables").json()
    found = [each["listing"]["table"] for each in own["playing"]]
    assert now in found
    assert table not in found


def test_what_was_seen_since_is_named_in_the_readers_language(anne):
    moment = ""
    while moment != "decide":  # and not a lost turn, or an island
        table, talk, shown = share(anne, "kapern", 2)
        talk.play(shown, "roll")
        moment = talk.follow(table)["view"]["awaiting"]["moment"]
    talk.play(talk.say("open-curtain", table=table, seat=0), "stop")
    anne.web.headers["accept-language"] = "de"

    no = take_back(anne, table)

    assert (no.status_code, no.json()["code"]) == (422, "secret-seen")
    assert no.json()["why"]["arguments"]["seen"]["key"] == "kapern-turned-over"
    assert "deckt" in no.json()["text"]


def test_nothing_is_taken_back_among_people(anne, mary):
    table = anne.open("me", "open")
    mary.post(f"/api/tables/{table}/seats/1")

    assert take_back(anne, table).json()["code"] == "take-back-among-people"


def test_forks_are_tables_and_nobody_opens_too_many(tmp_path):
    few = replace(NO_LIMITS, tables_per_minute=6)  # one at a time
    with running(settings(tmp_path, limits=few)) as server:
        anne = Guest(server.base)
        table = anne.open("me", "mate")

        assert take_back(anne, table).json()["code"] == "too-many-requests"
        assert fork(anne, table, seq=1).json()["code"] == "too-many-requests"
        anne.leave()


def test_a_letter_offers_to_take_back_what_is_given_back(anne):
    table = anne.open("me", "me")
    talk = anne.talk()
    offered = set()
    while offered != {False, True}:
        shown = talk.follow(table)
        assert shown["may_take_back"] == (take_back(anne, table).status_code == 201)
        offered.add(shown["may_take_back"])
        talk.play(shown)

    talk.close()
