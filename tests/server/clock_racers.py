"""People who decide in time or do not, while servers die; and what their logs must say then."""

import asyncio

from quarterdeck.rooms import entries
from quarterdeck.rooms.entries import Acted
from quarterdeck.rooms.logs import replay_log
from quarterdeck.rooms.seats import bot_level
from quarterdeck.rooms.timekeeping import decides_at, is_up_at
from tests.server.fault_players import Player
from tests.server.running import PATIENCE, Guest

BRIEF = {"kind": "live", "base": 0, "delay": 1}  # a second for every decision
SLOWEST = 1.6  # seconds: some decide in time, some while the house does, some never
WRITING = 1.0  # seconds that a decision made in time may take until it is in the log
QUERY = "SELECT table_id, seq, entry, at FROM moves ORDER BY table_id, seq"


class Racer(Player):
    """Decides sooner or later, and comes back whenever a bot was let to play."""

    covered = False

    def look(self, letter):
        super().look(letter)
        self.covered = letter["chairs"][self.seat]["level"] is not None

    async def hear(self, socket, letter):
        await super().hear(socket, letter)
        if self.covered and not self.asked and not self.over:
            await self.say(socket, "reclaim", seat=self.seat)

    async def act(self, socket):
        await asyncio.sleep(SLOWEST * self.random())
        await super().act(socket)


def seat_racers(bases, count):
    """Two people at each table, who came to the first server and to the last."""
    anne, mary = Guest(bases[0], "Anne"), Guest(bases[-1], "Mary")
    racers = []
    for _ in range(count):
        table = anne.open("me", "open", clock=BRIEF)
        assert mary.post(f"/api/tables/{table}/seats/1").status_code == 201
        for seat, guest in enumerate((anne, mary)):
            racers.append(Racer(bases, dict(guest.web.cookies), table, seat))
    for guest in (anne, mary):
        guest.leave()
    return racers


async def race(racers, deeds):
    """While so much is done to the servers, one after the other."""
    games = [asyncio.create_task(racer.play()) for racer in racers]
    for deed in deeds:
        await asyncio.wait_for(until_some_moved(racers), PATIENCE)
        await asyncio.to_thread(deed)
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)


async def until_some_moved(racers):
    """As many moves in time as there are tables."""
    before = len(moves_of(racers))
    while len(moves_of(racers)) < before + len(racers) / 2:
        await asyncio.sleep(0.05)


def moves_of(racers):
    return [move for racer in racers for move in racer.acknowledged]


def read_logs(connection):
    """Every table's entries with their seqs and times, from SQLite or PostgreSQL."""
    logs = {}
    for table, seq, entry, at in connection.execute(QUERY):
        logs.setdefault(table, []).append((seq, entries.read(bytes(entry)), at))
    return logs


def check_times(table, log):
    """Nobody was decided for before their time was up, nor decided after; how many were late."""
    found, times = [entry for _, entry, _ in log], [at for _, _, at in log]
    steps, late = replay_log(table, found, times), 0
    for before, entry, at in zip(steps, found[1:], times[1:], strict=False):
        room = before.room
        if not isinstance(entry, Acted) or bot_level(room.places[entry.seat]) is not None:
            continue
        if entry.by == "clock":
            late += 1
            assert at >= decides_at(room), f"decided at {room.seq} for somebody who had time"
        else:
            assert at - entry.lag / 1000 <= is_up_at(room) + WRITING, "decided after one's time"
    return late
