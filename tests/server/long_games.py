"""The longest games there are, as logs of tables."""

import asyncio

import msgspec

from quarterdeck.core.table import LiveTable
from quarterdeck.rooms.entries import Acted, Dealt, Opened
from quarterdeck.rooms.seats import Person
from quarterdeck.server import database
from quarterdeck.server.device import Device
from quarterdeck.server.hub import Hub
from quarterdeck.server.settings import NO_LIMITS
from quarterdeck.server.socket_requests import SocketRequests
from quarterdeck.server.store import Store
from tests.strategies import voyages


def longest_voyage(game):
    return max(voyages(game), key=lambda book: len(book.entries))


def people(seats):
    """Everyone with a device of their own."""
    return tuple(Person(f"guest-{seat}", f"N{seat}") for seat in range(seats))


def log_of(book, places, **more):
    """The log of a table at which a logbook was played."""
    options = msgspec.json.decode(book.options)
    opened = Opened(book.game, book.version, options, places, places[0].guest, **more)
    return [opened, *(as_entry(each) for each in book.entries)]


def as_entry(entry):
    return (
        Dealt(entry.chance) if entry.seat is None else Acted(entry.seat, entry.word, entry.chance)
    )


def dragged_out(game, seed):
    """As many as can play, and none of them wants anything."""
    table, seats = LiveTable(seed), max(game.seats)
    state = game.deal(seats, game.options(), table)
    entries = [Dealt(tuple(table.chance))]
    while actions := game.legal_actions(state):
        table.clear()
        seat, action = game.to_move(state), actions.pick(table.random)
        state = game.apply(state, action, table)
        entries.append(Acted(seat, game.write(action), tuple(table.chance)))
    places = people(seats)
    return [Opened(game.name, game.version, game.options(), places, places[0].guest), *entries]


def at_table(folder, log, work):
    """Do something with those who answer by socket, once a table with this log is open."""

    async def whole():
        store = Store(database.connect(database.address_of(str(folder / "log.sqlite"))))
        await store.start()
        try:
            hub = Hub(store)
            room = await hub.open(log[0], carried=log[1:])
            return await work(SocketRequests(hub, None, NO_LIMITS), room)
        finally:
            await store.stop()

    return asyncio.run(whole())


def device_of(guest):
    return Device(guest, [].append)
