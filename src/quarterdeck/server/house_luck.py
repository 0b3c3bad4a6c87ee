"""The house's part of the luck of a fair table: drawn when it is opened, shown at the end."""

from secrets import token_bytes

from msgspec.structs import replace

from quarterdeck.core.commitments import SECRET, house_seal
from quarterdeck.rooms.entries import Opened
from quarterdeck.rooms.joint_dice import agree_on_terms, luck_key
from quarterdeck.rooms.room import Room
from quarterdeck.server.store import Store


def promise_luck(entry: Opened, table: str) -> tuple[Opened, bytes]:
    """A table as it is opened, with the seal of a secret; and that secret."""
    if not entry.fair:
        return entry, b""
    secret = token_bytes(SECRET)
    terms, _ = agree_on_terms(table, entry)
    seal = house_seal(terms, secret)
    return replace(entry, seal=seal.hex()), secret


def lacks_luck(room: Room) -> bool:
    """Whether its luck is made and its key is not known here yet."""
    return room.dice is not None and room.dice.used is not None and room.key is None


async def with_luck(store: Store, room: Room) -> Room:
    """A room with the key of its luck: as that is in the log, so is the key."""
    assert room.dice is not None
    return replace(room, key=luck_key(room.dice, await store.secret_of(room.table)))
