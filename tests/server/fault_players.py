"""People who play on whatever happens: they come again by themselves and write down every yes."""

import asyncio
import json
import time

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from quarterdeck.core.table import QuietTable

WAITS = (0.3, 0.7, 1.5, 3.0)  # seconds before each new attempt, as the page has them
OVERDUE = 4.0  # seconds after which the page gives an attempt up, and soon makes another
THINK = 0.6  # seconds
NAMED = 0.5  # of their sockets name the table, so people meet at one worker, and do not
LOST = (OSError, WebSocketException, TimeoutError, EOFError)


class Player:
    """One seat of a table, on a socket of its own, at whichever server lets it in."""

    def __init__(self, bases, cookies, table, seat):
        self.bases, self.cookies, self.table, self.seat = bases, cookies, table, seat
        self.random = QuietTable(hash((table, seat)) % 2**31).random
        self.seq, self.ids, self.tries, self.base = -1, 0, 0, None
        self.acknowledged = []  # seq and action
        self.asked = {}  # what is not answered yet
        self.last_letter = time.monotonic()
        self.troubles, self.reconnects, self.over = 0, 0, False

    def __repr__(self):
        return f"{self.table} seat {self.seat} at {self.seq} from {self.base}, asking {self.asked}"

    async def play(self):
        while True:
            try:
                await self.sit_at(self.bases[int(self.random() * len(self.bases))])
            except TimeoutError:
                self.tries = 0
            except LOST:
                pass
            self.reconnects += 1
            wait = WAITS[min(self.tries, len(WAITS) - 1)]
            self.tries += 1
            await asyncio.sleep(wait * (0.75 + self.random() / 2))

    async def sit_at(self, base):
        self.base = base
        named = f"?table={self.table}" if self.random() < NAMED else ""
        there = base.replace("http", "ws", 1) + "/ws" + named
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with connect(
            there, additional_headers={"Cookie": cookies}, compression=None, open_timeout=OVERDUE
        ) as socket:
            self.asked.clear()
            self.offered = ()
            await self.say(socket, "follow", seq=self.seq)
            while True:
                await self.hear(socket, json.loads(await socket.recv()))

    async def say(self, socket, do, **more):
        self.ids += 1
        self.asked[self.ids] = more
        await socket.send(json.dumps({"do": do, "id": self.ids, "table": self.table, **more}))

    async def hear(self, socket, letter):
        about = self.asked.pop(letter.get("id"), None)
        if letter["tell"] == "shown":
            self.look(letter)
        elif letter["tell"] == "done" and about and "action" in about:
            self.acknowledged.append((letter["seq"], about["action"]))
        elif letter["tell"] == "refused":
            self.troubles += 1
            await asyncio.sleep(THINK)
            await self.say(socket, "follow", seq=self.seq)
        if self.offered and not self.asked:
            await self.act(socket)

    def look(self, letter):
        self.tries, self.last_letter = 0, time.monotonic()
        if letter["seq"] >= self.seq:
            self.seq, self.offered, view = letter["seq"], letter["actions"], letter["view"]
            self.over = view is not None and view["awaiting"]["moment"] == "over"

    async def act(self, socket):
        """One thing at a time: how it goes on is told before the yes to what was done."""
        await asyncio.sleep(THINK * self.random())
        action, self.offered = self.offered[int(self.random() * len(self.offered))], ()
        await self.say(socket, "play", seat=self.seat, seq=self.seq, action=action)
