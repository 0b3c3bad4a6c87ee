"""The bus over Redis: hints by one channel, who is here and who does what by keys that expire.

It comes back by itself. While it is away nothing waits for it: hints are dropped, all work may
be done here, and what was known of others stays until they are heard of again.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Mapping
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from quarterdeck.server.bus import Company, Crowds, Ears, Hints, Outbox, Visitors
from quarterdeck.server.bus_sealing import BusSeals
from quarterdeck.server.redis_scripts import GIVE_UP, SIGN_OF_LIFE, TAKE

BEAT = 1.0  # seconds between two signs of life
ALIVE = 5.0  # seconds after the last of them that a server counts as there
LEASE = 3.0  # seconds for which work is somebody's
SILENCE = 4.0  # seconds without even an echo, after which the line is dead
PATIENCE = 2.0  # seconds for an answer
BREATH, LONG_BREATH = 0.02, 0.1  # seconds in which hints become one; long where nobody waits
WAITS = (0.1, 0.2, 0.5, 1.0)  # seconds before each new attempt, the last again and again
A_DAY = 24 * 3600
TROUBLE = (RedisError, OSError, asyncio.TimeoutError)

log = logging.getLogger("quarterdeck.redis_bus")
write_hints = msgspec.msgpack.Encoder().encode
read_hints = msgspec.msgpack.Decoder(Hints).decode
read_visitors = msgspec.msgpack.Decoder(Visitors).decode


class RedisBus:
    """One server's line to the others."""

    shared = True

    def __init__(self, address: str, house: str, name: str) -> None:
        self.me, self.seals = name, BusSeals(house)
        self.prefix = f"quarterdeck:{hashlib.sha256(house.encode()).hexdigest()[:12]}:"
        self.redis: Redis = Redis.from_url(
            address,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),  # we know better when to try again
        )
        self.is_well = False
        self.bell = asyncio.Event()
        self.outbox = Outbox(self.bell.set, self.murmur)
        self.murmuring: asyncio.TimerHandle | None = None
        self.tell_moved, self.tell_talk = self.outbox.tell_moved, self.outbox.tell_talk
        self.tell_lobby, self.tell_spent = self.outbox.tell_lobby, self.outbox.tell_spent
        self.own: dict[str, bytes] = {}  # who is at a table by this server
        self.work: dict[str, float] = {}  # taken, and until when it is ours without asking
        self.given_up: set[str] = set()
        self.servers: frozenset[str] = frozenset()
        self.heard = 0.0  # when, by the clock of this machine that only runs forward
        self.task: asyncio.Task[None] | None = None

    def open(self, ears: Ears, crowds: Callable[[], Crowds], figures: Callable[[], bytes]) -> None:
        self.ears, self.crowds, self.own_figures = ears, crowds, figures
        self.task = asyncio.create_task(self.stay())

    async def close(self) -> None:
        """Whoever came here is gone at once, and what was ours is anybody's."""
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.unless_away(self.leave(), None)
        self.is_well = False
        await self.redis.aclose()

    async def leave(self) -> None:
        pipe = self.redis.pipeline(transaction=False)
        pipe.zrem(self.key("servers"), self.me)
        for work in self.work:
            pipe.eval(GIVE_UP, 1, self.key("work", work), self.me)
        await pipe.execute()

    def key(self, *parts: str) -> str:
        return self.prefix + ":".join(parts)

    # Staying in touch

    async def stay(self) -> None:
        """Whatever happens there."""
        tries, told = 0, False
        while True:
            began = time.monotonic()
            try:
                await self.converse()
            except TROUBLE as wrong:
                if self.is_well or not told:
                    log.warning("the bus does not answer, tables go on: %r", wrong)
                told = True
            self.is_well = False
            tries = 0 if time.monotonic() - began > SILENCE else tries + 1
            await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])

    async def converse(self) -> None:
        """Listen and talk until something goes wrong."""
        async with self.redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(self.key("hints"))
            self.work.clear()
            self.heard = time.monotonic()
            await self.beat(channel)
            await first_trouble(self.listen(channel), self.send(), self.go_on_beating(channel))

    async def go_on_beating(self, channel: PubSub) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self.beat(channel)
            if time.monotonic() - self.heard > SILENCE:
                raise TimeoutError("not even an echo")

    async def beat(self, channel: PubSub) -> None:
        """Say that we are here, and hear who is; whoever was forgotten comes back."""
        await channel.ping()
        pipe = self.redis.pipeline(transaction=False)
        pipe.eval(SIGN_OF_LIFE, 1, self.key("servers"), self.me, int(1000 * ALIVE))
        pipe.set(self.key("figures", self.me), self.own_figures(), px=int(1000 * ALIVE))
        mine = list(self.work)
        for work in mine:
            pipe.eval(TAKE, 1, self.key("work", work), self.me, int(1000 * LEASE))
        (new, servers), _, *kept = await pipe.execute()
        self.renew(dict(zip(mine, kept, strict=True)))
        self.note_servers(frozenset(each.decode() for each in servers))
        self.outbox.hints.crowds = self.crowds()
        self.bell.set()
        if new or not self.is_well:
            self.is_well = True
            self.outbox.tell_here(self.own)
            self.ears.come_back()

    def renew(self, kept: Mapping[str, int]) -> None:
        """What is still ours is so for a while; what another took is theirs."""
        until = time.monotonic() + LEASE - BEAT
        for work, ours in kept.items():
            if ours and work in self.work:
                self.work[work] = until
            else:
                self.work.pop(work, None)

    def note_servers(self, servers: frozenset[str]) -> None:
        gone, self.servers = self.servers - servers, servers
        if gone:
            self.ears.miss(gone)

    # Hints

    async def listen(self, channel: PubSub) -> None:
        while True:
            message = await channel.get_message(timeout=SILENCE)
            self.heard = time.monotonic() if message else self.heard
            if message and message["type"] == "message":
                self.read(message["data"])

    def read(self, letter: bytes) -> None:
        name, _, sealed = letter.partition(b" ")
        if (sender := name.decode()) != self.me:
            try:
                self.ears.hear(sender, read_hints(self.seals.open(sender, sealed)))
            except Exception:
                log.exception("a hint that makes no sense")

    def murmur(self) -> None:
        """The bell is rung in a while, unless somebody does it sooner."""
        if self.murmuring is None:
            self.murmuring = asyncio.get_running_loop().call_later(LONG_BREATH, self.bell.set)

    async def send(self) -> None:
        """The first at once; what gathers in the breath after it goes together next."""
        while True:
            await self.bell.wait()
            self.bell.clear()
            if self.murmuring:
                self.murmuring.cancel()
                self.murmuring = None
            await self.send_all(self.outbox.empty())
            await asyncio.sleep(BREATH)

    async def send_all(self, hints: Hints) -> None:
        pipe = self.redis.pipeline(transaction=False)
        for table in hints.here:
            self.write_here(pipe, self.key("here", table), self.own.get(table))
        while self.given_up:
            pipe.eval(GIVE_UP, 1, self.key("work", self.given_up.pop()), self.me)
        if hints:
            sealed = self.seals.seal(self.me, write_hints(hints))
            pipe.publish(self.key("hints"), b"%b %b" % (self.me.encode(), sealed))
        if len(pipe):
            await pipe.execute()

    def write_here(self, pipe: Any, key: str, visitors: bytes | None) -> None:
        if visitors is None:
            pipe.hdel(key, self.me)
        else:
            pipe.hset(key, self.me, visitors)
            pipe.expire(key, A_DAY)

    # Who is here

    def announce(self, table: str, visitors: Visitors) -> None:
        if visitors:
            self.own[table] = write_hints(visitors)
        else:
            self.own.pop(table, None)
        self.outbox.tell_here([table])

    async def look(self, tables: Collection[str]) -> dict[str, Company]:
        return dict(await self.unless_away(self.look_up(tables), {})) if tables else {}

    async def look_up(self, tables: Collection[str]) -> dict[str, Company]:
        pipe = self.redis.pipeline(transaction=False)
        pipe.zrange(self.key("servers"), 0, -1)
        for table in tables:
            pipe.hgetall(self.key("here", table))
        servers, *found = await pipe.execute()
        others = set(servers) - {self.me.encode()}
        return {
            table: {each.decode(): read_visitors(here[each]) for each in others & here.keys()}
            for table, here in zip(tables, found, strict=True)
        }

    # Work

    async def take(self, work: str) -> bool:
        if self.work.get(work, 0) > time.monotonic():
            return True
        return bool(await self.unless_away(self.ask_for(work), True))

    async def ask_for(self, work: str) -> bool:
        self.given_up.discard(work)
        about = (self.key("work", work), self.me, int(1000 * LEASE))
        ours = bool(await self.redis.eval(TAKE, 1, *about))
        if ours:
            self.work[work] = time.monotonic() + LEASE - BEAT
        return ours

    def give_up(self, work: str) -> None:
        if self.work.pop(work, None) is not None:
            self.given_up.add(work)
            self.bell.set()

    # Figures

    async def figures(self) -> Mapping[str, bytes]:
        return dict(await self.unless_away(self.read_figures(), {}))

    async def read_figures(self) -> Mapping[str, bytes]:
        pipe = self.redis.pipeline(transaction=False)
        for server in self.servers:
            pipe.get(self.key("figures", server))
        found = zip(self.servers, await pipe.execute(), strict=True)
        return {server: said for server, said in found if said}

    async def unless_away(self, work: Coroutine[Any, Any, Any], otherwise: Any) -> Any:
        """What is asked of Redis; where it does not answer, nobody waits for it."""
        if not self.is_well:
            work.close()
            return otherwise
        try:
            async with asyncio.timeout(PATIENCE):
                return await work
        except TROUBLE as wrong:
            log.info("the bus does not answer: %r", wrong)
            return otherwise


async def knock(address: str) -> str:
    """Why there is no bus at an address; nothing where one answers."""
    redis: Redis = Redis.from_url(address, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)
    try:
        await redis.ping()
    except (*TROUBLE, ValueError) as wrong:
        return str(wrong) or repr(wrong)
    finally:
        await redis.aclose()
    return ""


async def first_trouble(*work: Coroutine[Any, Any, None]) -> None:
    """Do all of it until one part fails, and end the others."""
    tasks = [asyncio.create_task(each) for each in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for each in done:
            each.result()
    finally:
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
