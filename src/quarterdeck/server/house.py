"""The house: everything a server consists of, opened and closed together."""

from typing import NamedTuple

from quarterdeck.server.crew import Crew
from quarterdeck.server.database import address_of, connect, file_of
from quarterdeck.server.desk import Desk
from quarterdeck.server.hub import Hub
from quarterdeck.server.pool import Pool, Scholar
from quarterdeck.server.security import Buckets, secret_at
from quarterdeck.server.settings import Settings
from quarterdeck.server.sockets import Doorway
from quarterdeck.server.store import Store
from quarterdeck.server.studies import Studies


class House(NamedTuple):
    settings: Settings
    secret: str  # what cookies are signed with
    hub: Hub
    crew: Crew
    doorway: Doorway
    openings: Buckets  # tables that an address may open
    studies: Studies


def secret_of(settings: Settings) -> str:
    """Kept beside the data."""
    path = file_of(settings.data)
    return secret_at(path.with_name(path.name + ".secret"))


async def open_house(settings: Settings, secret: str) -> House:
    """Bring the log up to date, take up every table, let people in."""
    store = Store(connect(address_of(settings.data)))
    await store.start()
    hub = Hub(store)
    crew = Crew(hub, Pool(settings.processes, 2 * settings.think), settings.pace, settings.think)
    crew.start()
    doorway = Doorway(Desk(hub, crew), secret, settings.limits)
    openings = Buckets(settings.limits.tables_per_minute / 60)
    return House(settings, secret, hub, crew, doorway, openings, Studies(Scholar()))


async def close_house(house: House) -> None:
    await house.crew.stop()
    await house.studies.stop()
    await house.hub.store.stop()
