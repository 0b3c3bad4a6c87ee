"""Whole games over real sockets, from sitting down to the logbook."""

import pytest

from quarterdeck.core import logbook
from quarterdeck.games.kapern import GAME
from tests.server.running import (
    Guest,
    eventually,
    is_absent,
    is_over,
    my_turn,
    running,
    settings,
)


def play_out(talks, table):
    """Everyone plays the first action offered until the game is over; the seqs that each saw."""
    seen = {talk: [] for talk in talks}
    while not all(is_over(talk.shown[table]) for talk in talks):
        for talk in talks:
            if my_turn(talk.shown[table]):
                assert talk.play(talk.shown[table])["tell"] == "done"
            while talk.shown[table]["seq"] < max(t.shown[table]["seq"] for t in talks):
                seen[talk].append(talk.hear()["seq"])
    return seen


def sit(anne, mary, **more):
    """A table with Anne on seat 0 and Mary on seat 1, both looking."""
    table = anne.open("me", "open", **more)
    assert mary.post(f"/api/tables/{table}/seats/1").status_code == 201
    talks = anne.talk(), mary.talk()
    for talk in talks:
        talk.follow(table)
        if not talk.shown[table]["view"]:
            talk.wait_for(lambda letter: letter["tell"] == "shown" and letter["view"])
    return table, *talks


def test_two_people_play_a_whole_game(anne, mary):
    table, hers, marys = sit(anne, mary)

    play_out((hers, marys), table)

    ends = [talk.shown[table] for talk in (hers, marys)]
    assert ends[0]["scores"] == ends[1]["scores"]
    assert ends[0]["seq"] == ends[1]["seq"]
    hers.close(), marys.close()


def test_the_log_of_a_finished_game_follows_the_rules_and_before_that_there_is_none(anne, mary):
    table, hers, marys = sit(anne, mary)
    early = anne.get(f"/api/tables/{table}/log")
    play_out((hers, marys), table)

    book = logbook.read(anne.get(f"/api/tables/{table}/log").text)

    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    *_, last = logbook.replay(GAME, book)
    assert GAME.scores(last.state) == tuple(hers.shown[table]["scores"])
    hers.close(), marys.close()


def test_who_comes_back_is_told_exactly_what_they_missed(anne, mary):
    table, hers, marys = sit(anne, mary)
    talks = {talk.shown[table]["seat"]: talk for talk in (hers, marys)}
    mover = next(talk for talk in (hers, marys) if talk.shown[table]["actions"])
    waiting = hers if mover is marys else marys
    last_seen = waiting.shown[table]["seq"]
    waiting.close()
    while mover.shown[table]["actions"]:
        mover.play(mover.shown[table])

    back = (anne if waiting is talks[0] else mary).talk()
    shown = back.follow(table, last_seen)

    assert {piece["seq"] for piece in shown["news"]} == set(range(last_seen + 1, shown["seq"] + 1))
    assert back.follow(table, shown["seq"])["news"] == []
    assert back.follow(table, -1)["news"][0]["say"]["key"] == "kapern-turn-began"
    mover.close(), back.close()


def test_a_click_at_an_old_position_is_refused_and_brings_the_news(anne):
    table = anne.open("me", "deckhand")
    talk = anne.talk()
    talk.follow(table)
    old = talk.wait_for(my_turn) if not my_turn(talk.shown[table]) else talk.shown[table]
    talk.play(old)

    no = talk.play(old)
    push = talk.wait_for(lambda letter: letter["tell"] == "shown" and letter["id"] is None)

    assert (no["tell"], no["code"], no["why"]["key"]) == ("refused", "stale", "denied-stale")
    assert push["news"][0]["seq"] == old["seq"] + 1
    talk.close()


def test_a_spectator_sees_the_public_view_and_may_do_nothing(anne, mary, guest):
    table, hers, marys = sit(anne, mary)
    watcher = guest("Wendy").talk()

    shown = watcher.follow(table)
    no = watcher.say("play", table=table, seat=0, seq=shown["seq"], action="roll")

    assert (shown["seat"], shown["view"]["seat"], shown["actions"]) == (None, None, [])
    assert (no["tell"], no["code"]) == ("refused", "not-your-seat")
    hers.close(), marys.close(), watcher.close()


def test_bots_play_to_the_end_while_somebody_looks_on(anne):
    table = anne.open("mate", "random")

    anne.watch(table)

    frames = anne.get(f"/api/tables/{table}/replay").json()["frames"]
    assert [frame["seq"] for frame in frames] == list(range(1, len(frames) + 1))
    assert {frame["by"] for frame in frames[1:]} == {"bot"}


def test_practice_is_one_post_away_and_the_coach_answers_the_one_who_asks(anne):
    table = anne.post("/api/practice", game="kapern", bots=["deckhand"]).json()["table"]
    talk = anne.talk()
    talk.follow(table)
    shown = talk.shown[table] if my_turn(talk.shown[table]) else talk.wait_for(my_turn)

    advice = talk.say("advise", table=table, seat=0)

    assert shown["coach"]
    assert advice["tell"] == "advice"
    assert advice["choices"][0]["action"] in shown["actions"]
    talk.close()


def test_between_people_the_coach_is_silent(anne, mary):
    table, hers, marys = sit(anne, mary)

    no = hers.say("advise", table=table, seat=0)

    assert (no["tell"], no["code"]) == ("refused", "no-coach-here")
    hers.close(), marys.close()


def test_why_not_names_the_clause(anne):
    table = anne.open("me", "deckhand")
    talk = anne.talk()
    talk.follow(table)
    shown = talk.shown[table] if my_turn(talk.shown[table]) else talk.wait_for(my_turn)

    no = talk.say("why-not", table=table, seat=0, action="stop")
    yes = talk.say("why-not", table=table, seat=0, action=shown["actions"][0])

    assert (no["tell"], no["clause"][0], yes["why"]) == ("why-not", "K", None)
    talk.close()


def test_who_has_just_left_is_waited_for(anne, mary):
    table, hers, marys = sit(anne, mary)
    here = hers.say("cover", table=table, seat=1)
    marys.close()
    hers.wait_for(is_absent(1))

    gone = hers.say("cover", table=table, seat=1, level="random")

    assert (here["code"], gone["code"]) == ("person-is-there", "still-awaited")
    hers.close()


def test_the_caretaker_takes_the_seat_of_one_who_left_until_they_are_back(tmp_path):
    with running(settings(tmp_path, grace=0.05)) as server:
        anne, mary = Guest(server.base, "Anne"), Guest(server.base, "Mary")
        table, hers, marys = sit(anne, mary)
        marys.close()
        hers.wait_for(is_absent(1))

        while not (shown := hers.shown[table])["chairs"][1]["level"]:
            hers.play(shown) if my_turn(shown) else hers.hear()
        back = mary.talk()
        back.follow(table)
        taken = back.say("reclaim", table=table, seat=1)

        assert (shown["chairs"][1]["level"], shown["chairs"][1]["why"]) == ("mate", "absent")
        assert taken["tell"] == "done"
        assert back.say("reclaim", table=table, seat=1)["code"] == "not-covered"
        hers.close(), back.close(), anne.leave(), mary.leave()


def test_a_shared_device_sees_one_seat_at_a_time(anne):
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bess"}]
    form = {"game": "piracy", "seats": seats, "options": {"pirate": 1}}
    table = anne.post("/api/tables", **form).json()["table"]
    talk = anne.talk()
    talk.follow(table)
    eventually(lambda: talk.follow(table)["view"])
    talk.play(talk.shown[table], "set up")  # the Navy needs no curtain
    shown = talk.shown[table]

    opened = talk.say("open-curtain", table=table, seat=shown["curtain"])

    assert (shown["seat"], shown["view"]["seat"], shown["actions"]) == (None, None, [])
    assert (opened["seat"], opened["view"]["seat"]) == (shown["curtain"], shown["curtain"])
    while talk.shown[table]["seat"] == shown["curtain"]:
        talk.play(talk.shown[table])
    assert talk.shown[table]["seat"] == 1 - shown["curtain"]  # whose view is everybody's
    assert talk.shown[table]["curtain"] is None
    talk.close()


def test_a_curtain_opens_for_whoever_decides_and_for_nobody_else(anne):
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bess"}]
    form = {"game": "piracy", "seats": seats, "options": {"pirate": 1}}
    table = anne.post("/api/tables", **form).json()["table"]
    talk = anne.talk()
    eventually(lambda: talk.follow(table)["view"])
    mover = talk.shown[table]["view"]["awaiting"]["seat"]

    no = talk.say("open-curtain", table=table, seat=1 - mover)

    assert no["code"] == "not-your-turn"
    assert talk.follow(table)["seat"] != 1 - mover
    talk.close()


def test_on_a_shared_device_old_secrets_are_not_told_again_behind_an_open_curtain(anne):
    """What is told stays on the screen, where the next one reads it."""
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bess"}]
    form = {"game": "piracy", "seats": seats, "options": {"pirate": 1}}
    table = anne.post("/api/tables", **form).json()["table"]
    talk = anne.talk()
    eventually(lambda: talk.follow(table)["view"])
    talk.play(talk.shown[table], "set up")
    pirate = talk.shown[table]["curtain"]
    talk.say("open-curtain", table=table, seat=pirate)
    talk.play(talk.shown[table])  # he slips out, and is still to move

    again = talk.follow(table)

    assert again["seat"] == pirate
    told = {piece["event"]["event"] for piece in again["news"]}
    assert "slipped-out" in told
    assert "departed" not in told
    talk.close()


def test_the_lobby_is_told_of_new_tables(anne, mary):
    talk = mary.talk()
    talk.say("follow-lobby")

    table = anne.open("me", "open")
    told = talk.wait_for(
        lambda letter: letter["tell"] == "lobby" and table in {t["table"] for t in letter["tables"]}
    )

    listed = next(each for each in told["tables"] if each["table"] == table)
    assert [chair["kind"] for chair in listed["chairs"]] == ["person", "open"]
    talk.close()


def test_luck_and_skill_are_told_once_the_game_is_over(anne, mary):
    table, hers, marys = sit(anne, mary)
    early = anne.get(f"/api/tables/{table}/account")
    play_out((hers, marys), table)

    accounts = anne.get(f"/api/tables/{table}/account").json()

    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    for each in accounts:
        assert each["points"] == pytest.approx(each["fair"] + each["luck"] - each["given"])
    hers.close(), marys.close()


def test_a_rematch_brings_the_same_people_to_one_new_table(anne, mary):
    table, hers, marys = sit(anne, mary)
    play_out((hers, marys), table)

    first = anne.post(f"/api/tables/{table}/rematch")
    second = mary.post(f"/api/tables/{table}/rematch")
    told = marys.wait_for(lambda letter: letter["tell"] == "shown" and letter["rematch"])

    assert first.json() == second.json() == {"table": told["rematch"]}
    chairs = anne.get(f"/api/tables/{told['rematch']}").json()["chairs"]
    assert [chair["name"] for chair in chairs] == ["Anne", "Mary"]
    hers.close(), marys.close()


@pytest.mark.parametrize(("memory", "retold"), [("aided", True), ("strict", False)])
def test_where_one_must_remember_oneself_the_past_is_told_only_once(anne, memory, retold):
    table = anne.open("me", "me", "me", game="dorra", options={"memory": memory})
    talk = anne.talk()
    eventually(lambda: anne.get(f"/api/tables/{table}").json()["stage"] == "playing")

    talk.follow(table)

    assert bool(talk.shown[table]["news"]) is retold
    talk.close()
