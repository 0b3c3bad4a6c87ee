"""What people ask about time: to pause, to wait, not to wait any longer, to give up, to be back."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from quarterdeck.rooms import caretaking
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.entries import Pausing
from quarterdeck.rooms.room import Room, Step
from quarterdeck.server import clock_messages as ask
from quarterdeck.server import messages as say
from quarterdeck.server.device import Device
from quarterdeck.server.hub import Hub


async def pause(hub: Hub, device: Device, message: ask.Pause) -> Room:
    entry = Pausing(message.seat, message.wanted)
    asked = partial(caretaking.ask_for_pause, guest=device.guest, entry=entry)
    return await hub.change(message.table, asked)


async def urge(hub: Hub, device: Device, message: ask.Urge) -> Room:
    def asked(room: Room) -> list[Step]:
        return caretaking.urge_mover(room, device.guest, message.seat, hub.store.clock.now())

    return await hub.change(message.table, asked)


async def wait_for(hub: Hub, device: Device, message: ask.WaitFor) -> Room:
    await hub.presence.look([message.table])

    def asked(room: Room) -> Step:
        absent = hub.absences.ends_at(room, message.seat) is not None
        return caretaking.wait_longer(room, device.guest, message.seat, absent)

    return await hub.change(message.table, asked)


async def call_caretaker(hub: Hub, device: Device, message: say.Cover) -> Room:
    await hub.presence.look([message.table])

    def asked(room: Room) -> Step:
        if message.seat in sitting.seats_of(room.places, device.guest):
            return caretaking.let_bots_finish(room, device.guest, message.seat)
        left = hub.absences.seconds_left(room, message.seat)
        return caretaking.let_bot_play(room, device.guest, message.seat, left)

    return await hub.change(message.table, asked)


async def resign(hub: Hub, device: Device, message: ask.Resign) -> Room:
    asked = partial(caretaking.give_up_seat, guest=device.guest, seat=message.seat)
    return await hub.change(message.table, asked)


async def reclaim(hub: Hub, device: Device, message: say.Reclaim) -> Room:
    asked = partial(caretaking.come_back, guest=device.guest, seat=message.seat)
    return await hub.change(message.table, asked)


CHANGES: Mapping[type, Callable[[Hub, Device, Any], Awaitable[Room]]] = {
    ask.Pause: pause,
    ask.Urge: urge,
    ask.WaitFor: wait_for,
    ask.Resign: resign,
    say.Cover: call_caretaker,
    say.Reclaim: reclaim,
}
