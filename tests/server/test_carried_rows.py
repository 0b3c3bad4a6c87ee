"""Hints that carry what is new: used where it goes on from what is known, else the log is read."""

import asyncio
import json
from typing import NamedTuple

import pytest
from cryptography.exceptions import InvalidTag

from quarterdeck.games.kapern import GAME
from quarterdeck.rooms import requests
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.seats import Person
from quarterdeck.server import bus, database
from quarterdeck.server.bus import CarriedRow, Hints, NoBus, Outbox, TableMoved, Visitor
from quarterdeck.server.bus_sealing import BusSeals
from quarterdeck.server.device import Device
from quarterdeck.server.hub import Hub
from quarterdeck.server.keeping_up import KeepingUp
from quarterdeck.server.redis_bus import RedisBus, write_hints
from quarterdeck.server.shared_limits import SharedLimits
from quarterdeck.server.store import Store

ANNE, MARY = Person("a", "Anne"), Person("m", "Mary")


class Wire(NoBus):
    """A bus that keeps what it is told."""

    shared = True

    def __init__(self):
        self.rung = []  # how soon what is told should go
        self.outbox = Outbox(lambda: self.rung.append("now"), lambda: self.rung.append("soon"))
        self.tell_moved = self.outbox.tell_moved


class Trial(NamedTuple):
    here: Hub
    ears: KeepingUp
    table: str


class Unread:
    """A reader who is asked in vain, and notes for which tables."""

    def __init__(self):
        self.asked = []

    async def since(self, seqs):
        self.asked.append(dict(seqs))
        return {}

    async def close(self):
        pass


def first(room):
    word = GAME.write(GAME.legal_actions(room.state)[0])
    return requests.play_word(room, GAME.to_move(room.state), word)


def between_two_hubs(tmp_path, work):
    """Anne looks on there, at a table that is played here; the log can be read by both."""

    async def whole():
        address = database.address_of(str(tmp_path / "log.sqlite"))
        stores = [Store(database.connect(address)) for _ in range(2)]
        for store in stores:
            await store.start()
        here, there = (Hub(store, Wire()) for store in stores)
        ears = KeepingUp(there, Unread(), SharedLimits(there.bus), None)
        try:
            table = (await here.open(Opened("kapern", 1, GAME.options(), (ANNE, MARY), "a"))).table
            await here.change(table, requests.deal_cards)
            told = []
            there.follow(Device("a", told.append), await there.room(table))
            here.presence.elsewhere[table] = {"there": (Visitor("a", "Anne"),)}
            here.bus.outbox.empty()
            await work(Trial(here, ears, table))
            return [json.loads(letter)["seq"] for letter in told], ears.reader.asked
        finally:
            await ears.stop()
            for store in stores:
                await store.stop()

    return asyncio.run(whole())


def test_what_a_hint_carries_is_told_without_a_look_into_the_log(tmp_path):
    async def work(trial):
        here, ears, table = trial
        for _ in range(2):
            await here.change(table, first)
        ears.hear("here", here.bus.outbox.empty())
        await here.change(table, first)
        ears.hear("here", here.bus.outbox.empty())
        assert ears.hub.rooms[table] == here.rooms[table]

    told, asked = between_two_hubs(tmp_path, work)

    assert told == [3, 4]  # two entries of one hint are one letter
    assert asked == []


def test_a_hint_that_comes_twice_is_told_once(tmp_path):
    async def work(trial):
        here, ears, table = trial
        await here.change(table, first)
        hints = here.bus.outbox.empty()
        for _ in range(2):
            ears.hear("here", hints)

    assert between_two_hubs(tmp_path, work) == ([2], [])


@pytest.mark.parametrize("missed", [1, 2])
def test_after_a_hint_that_was_lost_the_log_is_read(tmp_path, missed):
    async def work(trial):
        here, ears, table = trial
        for _ in range(missed):
            await here.change(table, first)
        here.bus.outbox.empty()
        await here.change(table, first)
        ears.hear("here", here.bus.outbox.empty())
        await asked_for(ears, {table: 1})

    assert between_two_hubs(tmp_path, work)[0] == []


def test_what_makes_no_sense_changes_nothing_and_the_log_is_read(tmp_path):
    async def work(trial):
        table, ears = trial.table, trial.ears
        nonsense = CarriedRow(b'{"entry":"acted","seat":7,"word":"fly","chance":[]}', 1.0)
        ears.hear("here", Hints(moved={table: TableMoved(2, ("a", "m"), (nonsense,))}))
        await asked_for(ears, {table: 1})

    assert between_two_hubs(tmp_path, work)[0] == []


async def asked_for(ears, seqs):
    async with asyncio.timeout(30):
        while seqs not in ears.reader.asked:
            await asyncio.sleep(0)


def test_nothing_is_carried_to_where_nobody_looks_on_and_the_hint_is_in_no_haste(tmp_path):
    async def work(trial):
        here, table = trial.here, trial.table
        await here.change(table, first)
        here.presence.elsewhere.clear()
        here.bus.outbox.empty()
        await here.change(table, first)
        moved = here.bus.outbox.empty().moved[table]
        assert (moved.seq, moved.rows) == (3, ())
        assert here.bus.rung[-2:] == ["now", "soon"]

    between_two_hubs(tmp_path, work)


def test_no_hint_grows_beyond_measure(tmp_path, monkeypatch):
    monkeypatch.setattr(bus, "MOST_CARRIED", 100)

    async def work(trial):
        here, table = trial.here, trial.table
        for _ in range(5):
            await here.change(table, first)
        moved = here.bus.outbox.empty().moved[table]
        assert moved.seq == 6
        assert sum(len(row.entry) for row in moved.rows) <= 100

    between_two_hubs(tmp_path, work)


# What goes over the wire


class Ears:
    def __init__(self):
        self.heard = []

    def hear(self, sender, hints):
        self.heard.append((sender, hints))


def listening(house):
    bus = RedisBus("redis://127.0.0.1", house, "there")
    bus.ears = Ears()
    return bus


def letter(house, hints, sender="here"):
    return sender.encode() + b" " + BusSeals(house).seal(sender, write_hints(hints))


def test_servers_of_one_house_understand_each_other():
    bus, hints = listening("ours"), Hints(lobby=True)

    bus.read(letter("ours", hints))

    assert bus.ears.heard == [("here", hints)]


def test_nobody_else_can_say_anything_to_them():
    bus, hints = listening("ours"), Hints(lobby=True)
    forged = b"somebody " + letter("ours", hints).partition(b" ")[2]

    for each in (letter("theirs", hints), forged, b"here " + write_hints(hints), b"here "):
        bus.read(each)

    assert bus.ears.heard == []


def test_nor_read_what_they_say():
    seals = BusSeals("ours")
    sealed = seals.seal("here", b"the secret word")

    assert b"secret" not in sealed
    assert seals.open("here", sealed) == b"the secret word"
    with pytest.raises(InvalidTag):
        BusSeals("theirs").open("here", sealed)
