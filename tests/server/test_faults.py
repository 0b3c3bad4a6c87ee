"""Whatever dies, no move is lost or doubled, nobody reloads, and no bot decides twice.

FAULT_TABLES and FAULT_SECONDS say how many tables are played and for how long workers are killed.
"""

import asyncio
import os
import signal
import sys
import time
from contextlib import ExitStack
from itertools import pairwise

import httpx
import msgspec
import psycopg
import pytest

from quarterdeck.cli.bench_server import workers_of
from quarterdeck.rooms.entries import Acted
from quarterdeck.rooms.logs import replay_log
from tests.server.clock_racers import read_logs
from tests.server.fault_players import Player
from tests.server.postgres import own_postgres
from tests.server.redis_server import own_redis
from tests.server.relay import relay_to
from tests.server.running import SERVE, Guest, Running, eventually, settings

TABLES = int(os.environ.get("FAULT_TABLES", "50"))
SECONDS = float(os.environ.get("FAULT_SECONDS", "60"))
CLOCK = 3600  # seconds by which the clock of one server is wrong: more than all this lasts
SOON = 5.0  # seconds after recovery within which everybody has a letter
WRONG_CLOCK = f"import time; right = time.time; time.time = lambda: right() + {CLOCK}\n{SERVE}"


class House:
    """Three workers under a supervisor, and one server apart whose lines can be cut."""

    def __init__(self, folder, open_parts):
        enter = open_parts.enter_context
        self.postgres, self.redis = enter(own_postgres()), enter(own_redis())
        self.lines = [enter(relay_to(each.port)) for each in (self.postgres, self.redis)]
        swift = {"pace": 0.3, "think": 0.05, "processes": 3, "bus": self.redis.address}
        self.set_up = settings(folder, data=self.postgres.address, **swift)
        self.workers = Running(msgspec.structs.replace(self.set_up, workers=3))
        open_parts.callback(self.workers.stop)
        self.apart = self.start_apart()
        open_parts.callback(self.apart.stop)

    def start_apart(self):
        data, bus = (line.port for line in self.lines)
        through = {
            "data": f"postgresql://postgres@127.0.0.1:{data}/postgres",
            "bus": f"redis://127.0.0.1:{bus}",
            "processes": 1,
        }
        return Running(msgspec.structs.replace(self.set_up, **through), WRONG_CLOCK)

    @property
    def bases(self):
        return [self.workers.base] * 3 + [self.apart.base]

    def kill_worker(self, which):
        """One of the supervisor's, without a word."""
        found = workers_of(self.workers.process.pid)
        if found:
            os.kill(found[int(which * len(found))], signal.SIGKILL)

    def is_whole(self):
        """Whether all four say that they are there."""
        told = httpx.get(f"{self.apart.base}/metrics").text
        return told.count("quarterdeck_sockets{worker=") == 4

    def cut(self):
        for line in self.lines:
            line.cut()

    def mend(self):
        for line in self.lines:
            line.mend()


def open_tables(house):
    """Two people and a bot at each; by chance alone nobody wins before all is over."""
    anne, mary = Guest(house.workers.base, "Anne"), Guest(house.apart.base, "Mary")
    players = []
    for _ in range(TABLES):
        table = anne.open("me", "open", "random", options={"target": 8000})
        assert mary.post(f"/api/tables/{table}/seats/1").status_code == 201
        for seat, guest in enumerate((anne, mary)):
            players.append(Player(house.bases, dict(guest.web.cookies), table, seat))
    for guest in (anne, mary):
        guest.leave()
    return players


@pytest.mark.slow
def test_nothing_that_dies_costs_a_move(tmp_path, capsys):
    with ExitStack() as parts:
        house = House(tmp_path, parts)
        players = open_tables(house)
        rows = asyncio.run(go_through(house, players))
        with psycopg.connect(house.postgres.address) as connection:
            logs = read_logs(connection)

    with capsys.disabled():
        print_rows(rows, players)
    check_logs(logs, players)
    assert all(slowest < SOON for _, _, slowest, _ in rows)
    moves = [acknowledged for *_, acknowledged in rows]
    assert all(later > before for before, later in pairwise(moves)), "nobody was left to play on"


async def go_through(house, players):
    """Fault after fault; how long after each the last of them had a letter."""
    games = [asyncio.create_task(player.play()) for player in players]
    rows = [await see_all("at the start", players, 0)]
    for name, fault in FAULTS.items():
        began = time.monotonic()
        await fault(house)
        rows.append(await see_all(name, players, time.monotonic() - began))
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    return rows


async def see_all(name, players, lasted):
    """Until everybody whose game goes on has had a letter since now."""
    healed = time.monotonic()
    while any(each.last_letter < healed and not each.over for each in players):
        await asyncio.sleep(0.05)
        waiting = [each for each in players if each.last_letter < healed and not each.over]
        assert time.monotonic() < healed + 60, f"{name}: {waiting} wait for ever"
    acknowledged = sum(len(each.acknowledged) for each in players)
    return name, round(lasted, 1), round(time.monotonic() - healed, 2), acknowledged


async def kill_workers(house):
    """One after the other, at random, for as long as was said."""
    until, random = time.monotonic() + SECONDS, Player([], {}, "", 0).random
    while time.monotonic() < until:
        house.kill_worker(random())
        await asyncio.sleep(2 + 4 * random())
    await asyncio.to_thread(eventually, house.is_whole)


async def kill_redis(house):
    house.redis.kill()
    await asyncio.sleep(5)
    house.redis.start()


async def pause_redis(house):
    house.redis.pause()
    await asyncio.sleep(20)
    house.redis.go_on()


async def crash_postgres(house):
    await asyncio.to_thread(house.postgres.crash)
    await asyncio.sleep(2)
    await asyncio.to_thread(house.postgres.start)


async def cut_off(house):
    house.cut()
    await asyncio.sleep(15)
    house.mend()


FAULTS = {
    "kill -9 of workers": kill_workers,
    "kill -9 of Redis": kill_redis,
    "Redis paused for 20 s": pause_redis,
    "PostgreSQL stopped (immediate)": crash_postgres,
    "one server cut off": cut_off,
}


# What is left of it


def check_logs(logs, players):
    for log in logs.values():
        assert [seq for seq, _, _ in log] == list(range(len(log)))
        times = [at for _, _, at in log]
        assert times == sorted(times), "time goes back"
        assert times[-1] - times[0] < CLOCK, "the clock of a server was believed"
    for table, log in logs.items():
        replay_log(table, [entry for _, entry, _ in log])  # nobody moved out of turn
    for player in players:
        assert not lost_or_doubled(player, logs[player.table])


def lost_or_doubled(player, log):
    """Moves that were acknowledged and are not there as they were made, or twice."""
    written = {seq: entry for seq, entry, _ in log}
    wrong = [
        (seq, word)
        for seq, word in player.acknowledged
        if not is_deed(written.get(seq), player.seat, word)
    ]
    seqs = [seq for seq, _ in player.acknowledged]
    return wrong + [seq for seq in set(seqs) if seqs.count(seq) > 1]


def is_deed(entry, seat, word):
    return isinstance(entry, Acted) and (entry.seat, entry.word) == (seat, word)


def print_rows(rows, players):
    out = sys.stdout
    out.write(f"\n{TABLES} tables, {len(players)} sockets, 4 servers, one clock {CLOCK} s wrong\n")
    for name, lasted, slowest, moves in rows:
        out.write(f"{name:32} {lasted:6} s, last letter after {slowest:5} s, {moves} moves\n")
    again = sum(each.reconnects for each in players)
    out.write(f"came again {again} times, refused {sum(p.troubles for p in players)} times\n")
