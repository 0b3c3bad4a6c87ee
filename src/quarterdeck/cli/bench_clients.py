"""Those who play in `quarterdeck bench server`: two seats a table, each with a socket of its own.

They choose at random and as fast as answers come; whatever they see is checked:
each seq once, in order, with its news.
"""

import asyncio
import json
import os
import resource
import statistics
import sys
import time
import urllib.request
from collections.abc import Sequence
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from quarterdeck.core.table import QuietTable
from quarterdeck.server.messages import Follow, Play, Story

write = msgspec.json.Encoder().encode
LATE = 2.0  # seconds for answers that are still on their way
TABLE = {"game": "kapern", "seats": ({"kind": "me"}, {"kind": "open"})}
CLOCK = {"clock": {"kind": "live", "base": 600, "increment": 5, "delay": 1}}  # nobody runs out


def allow_many_sockets() -> None:
    """As many open files as the system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Awaiting(msgspec.Struct):
    moment: str


class Seen(msgspec.Struct):
    awaiting: Awaiting


class HeardPiece(msgspec.Struct):
    seq: int


class BenchLuck(msgspec.Struct):
    """Of a fair table: what a share is sealed by."""

    version: int
    options: str
    house: str
    stage: str


class Letter(msgspec.Struct):
    """As much of a letter as a player here needs."""

    tell: str
    seq: int = -1
    id: int | None = None
    actions: tuple[str, ...] = ()
    view: Seen | None = None
    news: tuple[HeardPiece, ...] = ()
    earlier: int | None = None
    luck: BenchLuck | None = None

    @property
    def stage(self) -> str:
        return self.luck.stage if self.luck else ""

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.awaiting.moment == "over"


read = msgspec.json.Decoder(Letter).decode


class Web:
    """One guest's way to the REST API."""

    def __init__(self, address: str, name: str) -> None:
        self.address, self.jar = address, CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.opener.open(address + "/api/me").read()
        self.post("/api/guests", {"name": name})

    @property
    def cookies(self) -> dict[str, str]:
        return {cookie.name: cookie.value or "" for cookie in self.jar}

    def look(self, path: str) -> Any:
        with self.opener.open(self.address + path) as answer:
            return json.loads(answer.read())

    def post(self, path: str, form: Any) -> Any:
        headers = {"x-csrftoken": self.cookies["qd_csrf"], "content-type": "application/json"}
        asked = urllib.request.Request(self.address + path, write(form), headers)
        with self.opener.open(asked) as answer:
            return json.loads(answer.read())


class BenchTable:
    """What was done at one table, and what the other seat saw of it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.sent: dict[int, tuple[int, float]] = {}  # the seq a move will have: by whom, when
        self.waits: list[float] = []  # from then until the other seat saw it
        self.confirmed: list[int] = []
        self.wrong = 0

    def lost(self, log: set[int]) -> int:
        """Confirmed moves that are not in the log or were confirmed twice, and gaps."""
        twice = len(self.confirmed) - len(set(self.confirmed))
        return self.wrong + twice + len(set(self.confirmed) - log)


class BenchPlayer:
    """One seat of a table."""

    def __init__(self, table: BenchTable, seat: int, socket: ClientConnection) -> None:
        self.table, self.seat, self.socket = table, seat, socket
        self.seen, self.ids, self.open, self.over = -1, 0, 0, False
        self.random = QuietTable(seat).random

    async def sit_down(self) -> Letter:
        """Follow the table; the answer tells the last of what has happened there."""
        self.ids += 1
        return await self.ask(Follow(self.ids, self.table.name))

    async def seqs_told(self) -> set[int]:
        """The seqs of all that has happened there, page by page."""
        page = await self.sit_down()
        seqs = {piece.seq for piece in page.news}
        while page.earlier is not None:
            self.ids += 1
            page = await self.ask(Story(self.ids, self.table.name, page.earlier))
            seqs |= {piece.seq for piece in page.news}
        return seqs

    async def say(self, message: msgspec.Struct) -> None:
        await self.socket.send(write(message), text=True)

    async def ask(self, message: Follow | Story) -> Letter:
        await self.say(message)
        while (letter := await self.hear()).id != message.id:
            pass
        return letter

    async def hear(self) -> Letter:
        return read(await self.socket.recv(decode=False))

    async def play(self, first: Letter, until: float) -> None:
        """Act when it is our turn, until the time is up or the game is over."""
        await self.look(first, until)
        while self.open or not self.over:
            letter = await self.hear()
            if letter.tell == "shown":
                await self.look(letter, until)
            else:
                self.open -= 1
                self.table.wrong += letter.tell != "done"
                self.table.confirmed.append(letter.seq)

    async def look(self, letter: Letter, until: float) -> None:
        now = time.perf_counter()
        if letter.seq <= self.seen:
            return
        told = {self.seen + 1, letter.seq, *(piece.seq for piece in letter.news)}
        self.table.wrong += self.seen >= 0 and not told.issuperset(range(self.seen + 1, letter.seq))
        self.seen, self.over = letter.seq, letter.over
        mover, sent = self.table.sent.get(letter.seq, (self.seat, 0.0))
        if mover != self.seat:
            self.table.waits.append(now - sent)
        if letter.actions and now < until:
            await self.act(letter)

    async def act(self, letter: Letter) -> None:
        self.ids += 1
        self.open += 1
        action = letter.actions[int(self.random() * len(letter.actions))]
        self.table.sent[letter.seq + 1] = (self.seat, time.perf_counter())
        saying = Play(self.ids, self.table.name, self.seat, letter.seq, action)
        await self.say(saying)


class Party:
    """Two people who play one game after the other."""

    def __init__(self, webs: tuple[Web, Web], form: dict[str, Any]) -> None:
        self.webs = webs
        self.tables: list[BenchTable] = []
        self.begin(webs[0].post("/api/tables", form)["table"])
        webs[1].post(f"/api/tables/{self.tables[0].name}/seats/1", {})

    def begin(self, name: str) -> None:
        self.tables.append(BenchTable(name))

    async def come(self, address: str) -> None:
        """Each by a socket that names their first table, as that of its page does."""
        table = self.tables[0].name
        self.sockets = [await come(address, web, table) for web in self.webs]

    def players(self, table: BenchTable) -> list[BenchPlayer]:
        return [BenchPlayer(table, seat, socket) for seat, socket in enumerate(self.sockets)]

    async def sit_down(self) -> None:
        self.seated = self.players(self.tables[-1])
        self.first = [await player.sit_down() for player in self.seated]
        if self.first[0].luck:
            from quarterdeck.cli.bench_shares import bring_shares

            self.first = await bring_shares(self.seated, self.first)

    async def play(self, until: float) -> None:
        while True:
            await asyncio.gather(*map(BenchPlayer.play, self.seated, self.first, [until, until]))
            again = f"/api/tables/{self.tables[-1].name}/rematch"
            self.begin((await asyncio.to_thread(self.webs[0].post, again, {}))["table"])
            await self.sit_down()

    async def lost(self) -> int:
        """What the log knows of each table, held against what was confirmed there."""
        total = 0
        for table in self.tables:
            total += table.lost(await self.players(table)[0].seqs_told())
        return total


async def play_tables(
    address: str, tables: int, seconds: float, form: dict[str, Any], servers: Sequence[int]
) -> dict[str, float]:
    webs = (Web(address, "Anne"), Web(address, "Mary"))
    parties = [Party(webs, form) for _ in range(tables)]
    for party in parties:
        await party.come(address)
        await party.sit_down()
    until, before = time.perf_counter() + seconds, sum(map(processor_time, servers))
    games = [asyncio.create_task(party.play(until)) for party in parties]
    await asyncio.wait(games, timeout=seconds)
    moves = sum(len(table.confirmed) for party in parties for table in party.tables)
    spent = sum(map(processor_time, servers)) - before
    await asyncio.wait(games, timeout=LATE)
    for game in games:
        game.cancel()
    await asyncio.wait(games)
    waits = [wait for party in parties for table in party.tables for wait in table.waits]
    lost = sum([await party.lost() for party in parties])
    return {**sum_up_moves(moves, seconds, spent), **sum_up_waits(waits), "lost": lost}


async def come(address: str, web: Web, table: str) -> ClientConnection:
    cookies = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
    there = f"{address.replace('http', 'ws', 1)}/ws?table={table}"
    return await connect(there, additional_headers={"Cookie": cookies}, compression=None)


def processor_time(process: int) -> float:
    """Seconds of a processor that a process has used, in all its threads."""
    about = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    user, system = about[11:13]  # the 14th and 15th of all, in ticks of the clock
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def sum_up_moves(moves: int, seconds: float, spent: float) -> dict[str, float]:
    return {"moves_per_s": round(moves / seconds), "cpu_us": round(1e6 * spent / max(1, moves))}


def sum_up_waits(waits: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(waits, n=100)
    p50, p99 = (round(1000 * cuts[cut - 1], 1) for cut in (50, 99))
    return {"p50_ms": p50, "p99_ms": p99}


def run_clients(address: str, tables: str, seconds: str, wishes: str, *servers: str) -> None:
    """Print what was found, and keep the tables open until somebody has looked at them."""
    import uvloop

    allow_many_sockets()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        form = {**TABLE, **(CLOCK if "clock" in wishes else {}), "fair": "fair" in wishes}
        load = (int(tables), float(seconds), form, [*map(int, servers)])
        found = runner.run(play_tables(address, *load))
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()
        sys.stdin.readline()


if __name__ == "__main__":
    run_clients(*sys.argv[1:])
