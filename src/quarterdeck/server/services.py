"""Everything a server consists of, opened and closed together."""

import asyncio
import logging
import secrets
import socket
from functools import partial
from typing import NamedTuple

from quarterdeck.server import table_names
from quarterdeck.server.accounts.account_watch import AccountWatch
from quarterdeck.server.accounts.house_accounts import HouseAccounts
from quarterdeck.server.analysis import Analyses
from quarterdeck.server.bot_driver import BotDriver
from quarterdeck.server.bot_pool import AnalysisPool, Pool
from quarterdeck.server.bus import Bus, NoBus
from quarterdeck.server.closing import Door
from quarterdeck.server.database import address_of, connect, connect_writer
from quarterdeck.server.house_secret import secret_of
from quarterdeck.server.hub import Hub
from quarterdeck.server.keeping_up import KeepingUp
from quarterdeck.server.kept_answers import KeptAnswers
from quarterdeck.server.ladder.ladder_store import LadderStore
from quarterdeck.server.log_reading import LogReader
from quarterdeck.server.metrics import ErrorCount, Figures, pack_figures, weigh_server
from quarterdeck.server.pruning import DailyPruning
from quarterdeck.server.push_key import push_key_of
from quarterdeck.server.push_sending import PushSender, PushSettings
from quarterdeck.server.rate_limits import Buckets
from quarterdeck.server.settings import GRACE, Settings
from quarterdeck.server.shared_limits import SharedLimits
from quarterdeck.server.socket_requests import SocketRequests
from quarterdeck.server.sockets import SocketDoor
from quarterdeck.server.store import Store
from quarterdeck.server.story_shelf import StoryKeeper
from quarterdeck.server.timekeeper import Timekeeper


class Services(NamedTuple):
    settings: Settings
    hub: Hub
    bot_driver: BotDriver
    socket_door: SocketDoor
    openings: Buckets  # tables that an address may open
    analyses: Analyses
    answers: KeptAnswers
    story_keeper: StoryKeeper
    pruning: DailyPruning | None
    door: Door
    errors: ErrorCount
    limits: SharedLimits
    accounts: HouseAccounts
    account_watch: AccountWatch
    ladder: LadderStore
    keeping_up: KeepingUp | None = None  # with other servers, where there are some
    timekeeper: Timekeeper | None = None
    push: PushSender | None = None


async def open_services(settings: Settings, door: Door) -> Services:
    """Bring the log up to date, take up every table, let people in."""
    store = Store(connect(address_of(settings.data)))
    await store.start()
    new_name = partial(table_names.new_name, place=settings.place, workers=settings.workers)
    hub = Hub(store, make_bus(settings), settings.grace, new_name)
    pool = Pool(settings.processes, settings.think + GRACE)
    bot_driver = BotDriver(hub, pool, settings.pace, settings.think)
    socket_door = SocketDoor(SocketRequests(hub, bot_driver, settings.limits), settings.limits)
    services = Services(
        *(settings, hub, bot_driver, socket_door, Buckets(settings.limits.tables_per_minute / 60)),
        *(Analyses(AnalysisPool()), KeptAnswers(), keep_stories(hub)),
        pruning=DailyPruning(address_of(settings.data)) if settings.prune else None,
        door=door,
        errors=count_errors(),
        limits=(limits := SharedLimits(hub.bus)),
        accounts=make_accounts(store, settings),
        account_watch=AccountWatch(hub, socket_door),
        ladder=LadderStore(store.engine),
        keeping_up=keep_up(hub, limits, socket_door),
        timekeeper=Timekeeper(hub, bot_driver),
        push=PushSender(hub, push_settings(settings)),
    )
    await open_to_all(services)
    return services


def make_accounts(store: Store, settings: Settings) -> HouseAccounts:
    limit = settings.limits.tries_per_minute
    return HouseAccounts(store.engine, settings.plain_accounts, limit)


async def open_to_all(services: Services) -> None:
    """What goes on by itself as long as the house is open."""
    open_bus(services)
    await services.account_watch.start()
    await wake_bots(services)


def keep_stories(hub: Hub) -> StoryKeeper:
    keeper = StoryKeeper(hub.stories)
    hub.listeners.append(keeper.look_at)
    return keeper


async def wake_bots(services: Services) -> None:
    """Among several workers, the others let people in until the bots here are awake."""
    services.bot_driver.start()
    if services.timekeeper:
        services.timekeeper.start()
    if services.push:
        services.push.start()
    if services.settings.workers > 1:
        await asyncio.wait({services.bot_driver.warming})


def push_settings(settings: Settings) -> PushSettings:
    """Those who run a push service find the house by its name, where it has one."""
    contact = f"https://{settings.host_names[0] if settings.host_names else 'localhost'}"
    return PushSettings(push_key_of(settings.data), contact, settings.push_to_self)


def count_errors() -> ErrorCount:
    errors = ErrorCount()
    logging.getLogger().addHandler(errors)
    return errors


# Among other servers


def make_bus(settings: Settings) -> Bus:
    """None where one server is alone; then nothing of Redis is even imported."""
    if settings.bus is None:
        return NoBus()
    from quarterdeck.server.redis_bus import RedisBus

    name = f"{socket.gethostname()}/{settings.place}/{secrets.token_hex(4)}"
    return RedisBus(settings.bus, secret_of(settings.data), name)


def keep_up(hub: Hub, limits: SharedLimits, socket_door: SocketDoor) -> KeepingUp | None:
    if not hub.bus.shared:
        return None
    reader = LogReader(connect_writer(hub.store.engine))
    return KeepingUp(hub, reader, limits, socket_door)


def open_bus(services: Services) -> None:
    """What holds for all servers together, and what each says of itself."""
    limits, door = services.limits, services.socket_door
    limits.share("messages", door.messages)
    limits.share("lines", door.requests.lines)
    limits.share("openings", services.openings)
    limits.share("names tried", services.accounts.limits.names)
    limits.share("addresses trying", services.accounts.limits.addresses)
    limits.watch("guests", door.guests)
    limits.watch("addresses", door.addresses)
    if services.keeping_up:
        services.hub.bus.open(
            services.keeping_up, limits.crowds, lambda: pack_figures(figures_of(services))
        )


def figures_of(services: Services) -> Figures:
    hub, driver = services.hub, services.bot_driver
    return Figures(
        sockets=sum(services.socket_door.addresses.inside.values()),
        passed_on=services.door.passed_on,
        rooms=len(hub.rooms),
        followed=len(hub.followers),
        questions=len(driver.pool.queue),
        errors=services.errors.count,
        written=hub.store.tally,
        weight=weigh_server(),
    )


async def close_services(services: Services) -> None:
    logging.getLogger().removeHandler(services.errors)
    if services.timekeeper:
        await services.timekeeper.stop()
    if services.push:
        await services.push.stop()
    await services.bot_driver.stop()
    if services.keeping_up:
        await services.keeping_up.stop()
    await services.account_watch.stop()
    await services.analyses.stop()
    await services.story_keeper.stop()
    if services.pruning:
        await services.pruning.stop()
    await services.hub.bus.close()
    await services.hub.store.stop()
