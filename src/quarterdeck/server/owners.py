"""Those who want to hear of all the tables they sit at, wherever they look."""

from collections.abc import Iterable

from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.room import Room
from quarterdeck.server import messages as say
from quarterdeck.server.device import Device
from quarterdeck.server.letters import write


class Owners:
    """Their devices, by guest."""

    def __init__(self) -> None:
        self.devices: dict[str, set[Device]] = {}

    def follow(self, device: Device) -> None:
        self.devices.setdefault(device.guest, set()).add(device)

    def leave(self, device: Device) -> None:
        devices = self.devices.get(device.guest, set())
        devices.discard(device)
        if not devices:
            self.devices.pop(device.guest, None)

    def tell(self, room: Room) -> None:
        """Whoever sits there hears that something has happened."""
        if self.devices:
            self.tell_guests(room.table, sitting.guests_at(room.places))

    def tell_guests(self, table: str, guests: Iterable[str]) -> None:
        hearing = self.devices.keys() & guests
        letter = write(say.OwnMoved(table)) if hearing else b""
        for guest in hearing:
            for device in self.devices[guest]:
                device.tell(letter)
