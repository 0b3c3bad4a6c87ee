"""Everything a server consists of, opened and closed together."""

from typing import NamedTuple

from quarterdeck.server.analysis import Analyses
from quarterdeck.server.bot_driver import BotDriver
from quarterdeck.server.bot_pool import AnalysisPool, Pool
from quarterdeck.server.cookies import secret_at
from quarterdeck.server.database import address_of, connect, file_of
from quarterdeck.server.hub import Hub
from quarterdeck.server.kept_answers import KeptAnswers
from quarterdeck.server.pruning import DailyPruning
from quarterdeck.server.rate_limits import Buckets
from quarterdeck.server.settings import GRACE, Settings
from quarterdeck.server.socket_requests import SocketRequests
from quarterdeck.server.sockets import SocketDoor
from quarterdeck.server.store import Store


class Services(NamedTuple):
    settings: Settings
    hub: Hub
    bot_driver: BotDriver
    socket_door: SocketDoor
    openings: Buckets  # tables that an address may open
    analyses: Analyses
    answers: KeptAnswers
    pruning: DailyPruning | None


def secret_of(settings: Settings) -> str:
    """Kept beside the data."""
    path = file_of(settings.data)
    return secret_at(path.with_name(path.name + ".secret"))


async def open_services(settings: Settings) -> Services:
    """Bring the log up to date, take up every table, let people in."""
    store = Store(connect(address_of(settings.data)))
    await store.start()
    hub = Hub(store)
    pool = Pool(settings.processes, settings.think + GRACE)
    bot_driver = BotDriver(hub, pool, settings.pace, settings.think)
    bot_driver.start()
    socket_door = SocketDoor(SocketRequests(hub, bot_driver, settings.limits), settings.limits)
    openings = Buckets(settings.limits.tables_per_minute / 60)
    analyses = Analyses(AnalysisPool())
    answers = KeptAnswers()
    pruning = DailyPruning(address_of(settings.data)) if settings.prune else None
    return Services(settings, hub, bot_driver, socket_door, openings, analyses, answers, pruning)


async def close_services(services: Services) -> None:
    await services.bot_driver.stop()
    await services.analyses.stop()
    if services.pruning:
        await services.pruning.stop()
    await services.hub.store.stop()
