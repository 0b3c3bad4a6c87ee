"""Whatever dies of a house with several servers, the others go on."""

import os
import signal
from contextlib import closing
from pathlib import Path

import msgspec

from quarterdeck.cli.bench_server import workers_of
from tests.server.running import Guest, eventually, is_absent, my_turn, running
from tests.server.several_servers import look, play_some, sit_down


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


def test_who_was_killed_is_missed_and_another_goes_on_with_their_bots(shared_house):
    hasty = msgspec.structs.replace(shared_house, grace=0.5)
    with running(hasty) as other, running(hasty) as third:
        anne, mary = Guest(other.base, "Anne"), Guest(third.base, "Mary")
        table = sit_down(anne, mary)
        with closing(anne.talk()) as hers:
            look(hers, table)
            his = mary.talk()
            look(his, table)
            hers.wait_for(lambda each: each["tell"] == "shown" and each["chairs"][1]["present"])
            third.kill()
            hers.wait_for(is_absent(1))
            while not (shown := hers.shown[table])["chairs"][1]["level"]:
                hers.play(shown) if my_turn(shown) else hers.hear()
            while not hers.shown[table]["actions"]:
                hers.hear()
    for each in (anne, mary):
        each.leave()


def test_a_worker_that_is_killed_is_started_anew_and_all_close_together(shared_house):
    with running(msgspec.structs.replace(shared_house, workers=2)) as server:
        first, other = before = workers_of(server.process.pid)
        os.kill(first, signal.SIGKILL)
        eventually(lambda: len({*workers_of(server.process.pid)} - {*before}) == 1)
        anne = Guest(server.base, "Anne")
        assert anne.get("/readyz").status_code == 200
        anne.leave()
        last = workers_of(server.process.pid)

    assert other in last
    assert not any(Path(f"/proc/{each}").exists() for each in last)
