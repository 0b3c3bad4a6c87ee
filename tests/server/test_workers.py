"""Several servers are one house: what is done at one is seen at the others, whoever dies."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from itertools import count
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from quarterdeck.cli.bench_server import workers_of
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.seats import OPEN
from quarterdeck.server import database
from quarterdeck.server.database_schema import MOVES
from quarterdeck.server.hub import Hub
from quarterdeck.server.opening import check_sharing
from quarterdeck.server.rate_limits import BURST
from quarterdeck.server.settings import Limits
from quarterdeck.server.store import Store
from tests.server.postgres import postgres
from tests.server.redis_server import own_redis
from tests.server.running import SERVE, Guest, eventually, is_absent, is_over, running, settings


@pytest.fixture(scope="module")
def redis():
    with own_redis() as redis:
        yield redis


@pytest.fixture(scope="module")
def house(tmp_path_factory, redis):
    """How a server of this house is set up."""
    with postgres() as address:
        yield settings(
            tmp_path_factory.mktemp("house"), data=address, bus=redis.address, processes=1
        )


@pytest.fixture(scope="module")
def servers(house):
    """Two of them."""
    with running(house) as here, running(house) as there:
        yield here, there


@pytest.fixture
def pair(servers):
    """Anne came to the one, Mary to the other."""
    here, there = servers
    anne, mary = Guest(here.base, "Anne"), Guest(there.base, "Mary")
    yield anne, mary
    anne.leave()
    mary.leave()


def sit_down(anne, mary, **more):
    table = anne.open("me", "open", **more)
    assert mary.post(f"/api/tables/{table}/seats/1").status_code == 201
    return table


def dealt(letter):
    return letter["tell"] == "shown" and letter["view"] is not None


def look(talk, table):
    """The table once it is dealt."""
    shown = talk.follow(table)
    return shown if shown["view"] else talk.wait_for(dealt)


def test_a_move_at_one_server_is_seen_at_the_other_with_its_news(pair):
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        seen = [look(talk, table) for talk in (hers, his)]
        mover, other = (hers, his) if seen[0]["actions"] else (his, hers)
        shown = mover.shown[table]

        assert mover.play(shown)["tell"] == "done"

        told = other.wait_for(lambda each: each["tell"] == "shown" and each["seq"] > shown["seq"])
        assert {piece["seq"] for piece in told["news"]} == {shown["seq"] + 1}


def test_a_whole_game_is_played_across_two_servers(pair):
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        for talk in (hers, his):
            look(talk, table)
        for _ in range(40):
            mover = hers if hers.shown[table]["actions"] else his
            assert mover.play(mover.shown[table])["tell"] == "done"
            seq = mover.shown[table]["seq"]
            for talk in (hers, his):
                while talk.shown[table]["seq"] < seq:
                    talk.hear()


def test_a_line_of_talk_is_heard_once_at_either_server(pair):
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        for talk in (hers, his):
            look(talk, table)
        for speaker, text in ((hers, "Ahoy"), (his, "Ahoy yourself")):
            assert speaker.say("chat", table=table, text=text)["tell"] == "done"

        heard = [[next_line(talk) for _ in range(2)] for talk in (hers, his)]

    assert heard == [["Ahoy", "Ahoy yourself"]] * 2


def next_line(talk):
    return talk.wait_for(lambda letter: letter["tell"] == "heard")["text"]


def test_who_is_there_is_seen_at_either_server_until_they_leave(pair):
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers:
        look(hers, table)
        with closing(mary.talk()) as his:
            assert look(his, table)["chairs"][0]["present"]
            hers.wait_for(lambda each: each["tell"] == "shown" and each["chairs"][1]["present"])
        hers.wait_for(is_absent(1))


def test_who_looks_on_is_named_at_the_other_server(pair, servers):
    anne, mary = pair
    table = sit_down(anne, mary)
    bess = Guest(servers[1].base, "Bess")
    with closing(anne.talk()) as hers, closing(bess.talk()) as watching:
        look(hers, table)
        watching.follow(table)
        told = hers.wait_for(lambda each: each["tell"] == "shown" and each["watchers"])
    bess.leave()

    assert told["watchers"] == ["Bess"]


def test_the_list_of_tables_changes_at_either_server(pair):
    anne, mary = pair
    with closing(mary.talk()) as his:
        his.say("follow-lobby")
        table = anne.open("me", "open")

        listed = his.wait_for(lambda each: each["tell"] == "lobby" and table in names(each))

    assert table in names(listed)


def names(lobby):
    return [each["table"] for each in lobby["tables"]]


def test_whoever_sits_there_hears_of_their_tables_at_another_server(pair, servers):
    anne, mary = pair
    elsewhere = Guest(servers[1].base, cookies=anne.web.cookies)
    with closing(elsewhere.talk()) as hers:
        hers.say("follow-own")
        table = sit_down(anne, mary)

        assert hers.wait_for(lambda each: each["tell"] == "own-moved")["table"] == table
        eventually(lambda: table in own_tables(elsewhere))
    elsewhere.leave()


def own_tables(guest):
    return [each["listing"]["table"] for each in guest.get("/api/me/tables").json()["playing"]]


def test_a_click_at_a_server_that_lags_behind_is_no_click_at_an_old_position(pair, servers):
    """Whoever has seen more than the server they come to is not told that they are late."""
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        for talk in (hers, his):
            look(talk, table)
        mover = hers if hers.shown[table]["actions"] else his
        who = anne if mover is hers else mary
        other = Guest(servers[0 if who is mary else 1].base, cookies=who.web.cookies)
        with closing(other.talk()) as moved:
            while mover.shown[table]["actions"]:
                assert mover.play(mover.shown[table])["tell"] == "done"
                shown = mover.shown[table]
                if shown["actions"]:
                    assert moved.play(shown)["tell"] == "done"
                    mover.wait_for(lambda each, seq=shown["seq"]: each.get("seq", 0) > seq)
        other.leave()


def test_bots_move_once_whoever_looks_on_at_several_servers(pair):
    anne, mary = pair
    table = anne.open("mate", "mate", "mate")
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        for talk in (hers, his):
            talk.follow(table)
            if not is_over(talk.shown[table]):
                talk.wait_for(is_over)
        assert hers.shown[table]["seq"] == his.shown[table]["seq"]


@pytest.mark.usefixtures("servers")
def test_without_a_bus_a_second_server_is_refused(house):
    alone = msgspec.structs.replace(house, bus=None)
    command = [sys.executable, "-c", SERVE, msgspec.json.encode(alone)]
    no = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert no.returncode != 0
    assert "Another server has" in no.stderr


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"workers": 2}, "serve-workers-alone"),
        ({"bus": "redis://127.0.0.1"}, "serve-bus-alone"),
        ({"bus": "127.0.0.1"}, "serve-bad-bus"),
    ],
)
def test_what_cannot_be_shared_is_refused_with_a_sentence(tmp_path, more, key):
    with pytest.raises(QuarterdeckError) as no:
        check_sharing(settings(tmp_path, **more))

    assert no.value.sentence.key == key


def test_readyz_tells_how_the_bus_is_and_metrics_tell_of_every_server(pair):
    anne, _ = pair

    assert anne.get("/readyz").json() == {"house": "open", "database": "answers", "bus": "answers"}
    eventually(lambda: anne.get("/metrics").text.count("quarterdeck_sockets{worker=") == 2)


def test_redis_may_die_and_come_back_while_people_play(pair, redis):
    anne, mary = pair
    table = sit_down(anne, mary)
    with closing(anne.talk()) as hers, closing(mary.talk()) as his:
        for talk in (hers, his):
            look(talk, table)
        redis.kill()
        play_some(table, (hers, his), 3)
        eventually(lambda: anne.get("/readyz").json()["bus"] == "does not answer")
        assert anne.get("/readyz").status_code == 200
        redis.start()
        for guest in (anne, mary):
            eventually(lambda guest=guest: guest.get("/readyz").json()["bus"] == "answers")
        play_some(table, (hers, his), 3)
        hers.say("unfollow", table=table)
        his.wait_for(is_absent(0))


def play_some(table, talks, moves):
    """So many, each seen by all before the next."""
    for _ in range(moves):
        mover = next(talk for talk in talks if talk.shown[table]["actions"])
        seq = mover.shown[table]["seq"]
        assert mover.play(mover.shown[table])["tell"] == "done"
        for talk in talks:
            while talk.shown[table]["seq"] <= seq:
                talk.hear()


def test_who_was_killed_is_missed_and_another_goes_on_with_their_bots(house, servers):
    anne = Guest(servers[0].base, "Anne")
    with running(house) as third:
        mary = Guest(third.base, "Mary")
        table = sit_down(anne, mary)
        with closing(anne.talk()) as hers:
            look(hers, table)
            his = mary.talk()
            look(his, table)
            hers.wait_for(lambda each: each["tell"] == "shown" and each["chairs"][1]["present"])
            third.kill()
            hers.wait_for(is_absent(1))
            assert hers.say("cover", table=table, seat=1, level="mate")["tell"] == "done"
            while not hers.shown[table]["actions"]:
                hers.hear()
    for each in (anne, mary):
        each.leave()


def test_strict_memory_holds_at_every_server(servers):
    guests = [Guest(servers[n % 2].base, name) for n, name in enumerate(("Anne", "Mary", "Bess"))]
    table = guests[0].open("me", "open", "open", game="dorra", options={"memory": "strict"})
    for seat, guest in enumerate(guests[1:], start=1):
        assert guest.post(f"/api/tables/{table}/seats/{seat}").status_code == 201
    talks = [guest.talk() for guest in guests]
    for talk in talks:
        look(talk, table)
    elsewhere = Guest(servers[1].base, cookies=guests[0].web.cookies)
    with closing(elsewhere.talk()) as first:
        begun = first.follow(table)["seq"]
    play_some(table, talks, 6)

    with closing(elsewhere.talk()) as again:
        assert again.follow(table, seq=begun)["news"] == []
    for each in talks:
        each.close()
    for each in (*guests, elsewhere):
        each.leave()


def test_whoever_asks_for_too_much_does_so_at_all_servers(house):
    """Whoever has a full store at each of two servers could talk twice as much."""
    slow = msgspec.structs.replace(house, limits=Limits(lines_per_second=1))
    with running(slow) as here, running(slow) as there:
        anne = Guest(here.base, "Anne")
        elsewhere = Guest(there.base, cookies=anne.web.cookies)
        table = anne.open("me", "mate")
        with closing(anne.talk()) as hers, closing(elsewhere.talk()) as again:
            said = [
                talk.say("chat", table=table, text="Ahoy")["tell"]
                for talk in (hers, again)
                for _ in range(BURST)
            ]
        for each in (anne, elsewhere):
            each.leave()

    assert said[:BURST] == ["done"] * BURST
    assert "refused" in said[BURST:]


def test_what_was_missed_under_strict_memory_is_told_once_at_another_server(servers):
    guests = [Guest(servers[0].base, name) for name in ("Anne", "Mary", "Bess")]
    table = guests[0].open("me", "open", "open", game="dorra", options={"memory": "strict"})
    for seat, guest in enumerate(guests[1:], start=1):
        assert guest.post(f"/api/tables/{table}/seats/{seat}").status_code == 201
    talks = [guest.talk() for guest in guests]
    for talk in talks:
        look(talk, table)
    play_some(table, talks, 2)
    away = next(talk for talk in talks if not talk.shown[table]["actions"])
    seen, others = away.shown[table]["seq"], [talk for talk in talks if talk is not away]
    away.close()
    for talk in others:
        talk.wait_for(is_absent(away.shown[table]["seat"]))
    play_some(table, others, 1)

    back = Guest(servers[1].base, cookies=guests[talks.index(away)].web.cookies)
    with closing(back.talk()) as hers:
        missed = hers.follow(table, seq=seen)["news"]
        again = hers.follow(table, seq=seen)["news"]
    for each in others:
        each.close()
    for each in (*guests, back):
        each.leave()

    assert ({piece["seq"] for piece in missed}, again) == ({seen + 1}, [])


# What time it is


def times_with(address, clock, monkeypatch):
    """When entries were made, by a server whose clock goes as it likes."""
    monkeypatch.setattr(time, "time", clock)

    async def work():
        store = Store(database.connect(database.address_of(address)))
        await store.start()
        hub = Hub(store)
        table = (await hub.open(Opened("kapern", 1, GAME.options(), (OPEN, OPEN), "a"))).table
        for seat in range(2):
            await hub.change(table, lambda room, n=seat: requests.take_seat(room, f"g{n}", "N", n))
        times = (await store.tables_of("g1", "waiting", 1))[0][1], await all_times(store, table)
        await store.stop()
        return times

    return asyncio.run(work())


async def all_times(store, table):
    async with store.engine.connect() as connection:
        query = select(MOVES.c.at).where(MOVES.c.table_id == table).order_by(MOVES.c.seq)
        return list((await connection.execute(query)).scalars())


@pytest.mark.parametrize("kept", ["sqlite", "postgres"])
def test_time_never_goes_back_within_a_log(kept, request, tmp_path, monkeypatch):
    at = request.getfixturevalue("house").data if kept == "postgres" else str(tmp_path / "log")
    backwards = count(1_900_000_000, -60)

    _, times = times_with(at, lambda: float(next(backwards)), monkeypatch)

    assert len(times) == 3
    assert times == sorted(times)


def test_the_database_knows_what_time_it_is_whatever_a_server_thinks(house, monkeypatch):
    right = time.time

    last, times = times_with(house.data, lambda: right() + 3600, monkeypatch)

    assert last == times[-1]
    assert abs(last - right()) < 600


# Several workers on one machine


def test_a_worker_that_is_killed_is_started_anew_and_all_close_together(house):
    with running(msgspec.structs.replace(house, workers=2)) as server:
        first, other = before = workers_of(server.process.pid)
        os.kill(first, signal.SIGKILL)
        eventually(lambda: len({*workers_of(server.process.pid)} - {*before}) == 1)
        anne = Guest(server.base, "Anne")
        assert anne.get("/readyz").status_code == 200
        anne.leave()
        last = workers_of(server.process.pid)

    assert other in last
    assert not any(Path(f"/proc/{each}").exists() for each in last)
