"""A stranger who pours out one thing without end: `flooding KIND BASE SECONDS`.

A process of its own at an address of its own; whatever it is answered, it goes on.
"""

import asyncio
import json
import sys
import time
from contextlib import suppress
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.running import Guest

ELSEWHERE = ("127.0.0.2", 0)  # another address of this machine
LINES = 20  # connections at once
IDLE = 1_100  # half-sent requests
GUESTS = 4  # whose names it has
NOISE = (OSError, WebSocketException, asyncio.IncompleteReadError, TimeoutError)
BOX = "\n".join(f'line_{n} = "{"x" * 40}"' for n in range(320))  # as long as a box may be
DEEP = "[" * 500
SLASHES = "\\" * 15_000
FINISHED = "waddingtons-strict-over-0"


class Flood:
    """Where it goes, until when, and under which names."""

    def __init__(self, base, seconds):
        self.base, self.until = base, time.monotonic() + seconds
        self.place = urlsplit(base)
        self.guests = [Guest(base, f"Flood {n}") for n in range(GUESTS)]

    def request(self, method, path, guest=None, form=None, more=""):
        """As bytes, made once."""
        body = b"" if form is None else json.dumps(form).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.place.netloc}\r\n{more}"
        if guest is not None:
            cookies = "; ".join(f"{k}={v}" for k, v in guest.web.cookies.items())
            head += f"Cookie: {cookies}\r\nx-csrftoken: {guest.web.headers['x-csrftoken']}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        return head.encode() + body

    async def pour(self, what, lines=LINES):
        """These bytes again and again on so many lines, answers thrown away."""
        await asyncio.gather(*(self.pour_on_line(what) for _ in range(lines)))

    async def pour_on_line(self, what):
        while time.monotonic() < self.until:
            with suppress(*NOISE):
                async with asyncio.timeout(self.until - time.monotonic()):
                    await self.blast(what)
            await asyncio.sleep(0.01)

    async def blast(self, what):
        reader, writer = await self.line()
        try:
            swallow = asyncio.ensure_future(throw_away(reader))
            while not swallow.done():
                writer.write(what)
                await writer.drain()
        finally:
            writer.close()

    async def line(self):
        where = (self.place.hostname, self.place.port)
        return await asyncio.open_connection(*where, local_addr=ELSEWHERE)

    async def chatter(self, lines, says):
        """Messages again and again over sockets, which are opened anew when they are closed."""
        each = (self.chatter_on_line(self.guests[n % GUESTS], says) for n in range(lines))
        await asyncio.gather(*each)

    async def chatter_on_line(self, guest, says):
        cookies = "; ".join(f"{k}={v}" for k, v in guest.web.cookies.items())
        there, asked = self.base.replace("http", "ws") + "/ws", {"Cookie": cookies}
        while time.monotonic() < self.until:
            with suppress(*NOISE):
                async with (
                    asyncio.timeout(self.until - time.monotonic()),
                    connect(
                        there, additional_headers=asked, compression=None, local_addr=ELSEWHERE
                    ) as line,
                ):
                    swallow = asyncio.ensure_future(throw_letters_away(line))
                    while not swallow.done():
                        await line.send(says)
            await asyncio.sleep(0.01)


async def throw_away(reader):
    with suppress(*NOISE):
        while await reader.read(65536):
            pass


async def throw_letters_away(line):
    with suppress(*NOISE):
        async for _ in line:
            pass


# What is poured


async def pipelining(flood):
    await flood.pour(flood.request("GET", "/api/me") * 1000)


async def idle_lines(flood):
    held = []
    while time.monotonic() < flood.until:
        with suppress(*NOISE):
            reader, writer = await asyncio.wait_for(flood.line(), 1)
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: he")
            held.append((reader, writer))
        await asyncio.sleep(0 if len(held) < IDLE else 0.05)


async def cookies(flood):
    await flood.pour(flood.request("GET", "/api/me", more=f'Cookie: qd_guest="{SLASHES}\r\n'))


async def broken_frames(flood):
    await flood.chatter(LINES, '{"do": "follow", "id": 5, "table": 7')


async def tables(flood):
    form = {"game": "kapern", "seats": [{"kind": "me"}, {"kind": "open"}]}
    asked = [flood.request("POST", "/api/tables", guest, form) for guest in flood.guests]
    await asyncio.gather(*(flood.pour(each, 5) for each in asked))


async def questions(flood):
    guest = flood.guests[0]
    table = guest.post("/api/practice", game="dorra", bots=["mate", "mate"]).json()["table"]
    follow = json.dumps({"do": "follow", "id": 1, "table": table, "seq": -1})
    advise = json.dumps({"do": "advise", "id": 2, "table": table, "seat": 0, "seq": 1})
    course = flood.request("GET", f"/api/tables/{FINISHED}/course", guest)
    asked = (flood.chatter(8, each) for each in (follow, advise))
    await asyncio.gather(*asked, flood.pour(course, 8))


async def chat(flood):
    table = flood.guests[0].open("me", "open")
    await flood.chatter(
        LINES, json.dumps({"do": "chat", "id": 1, "table": table, "text": "x" * 500})
    )


async def lobby(flood):
    await asyncio.gather(
        flood.chatter(LINES // 2, json.dumps({"do": "follow-lobby", "id": 1})),
        flood.pour(flood.request("GET", "/api/tables"), LINES // 2),
    )


async def boxes(flood):
    form = {"game": "dorra", "seats": [{"kind": "me"}, {"kind": "bot", "level": "mate"}]}
    for box in (BOX, f"a = {DEEP}"):
        form["options"] = {"components": box}
        asked = [flood.request("POST", "/api/tables", guest, form) for guest in flood.guests]
        flood.until = time.monotonic() + (flood.until - time.monotonic()) / (1 + (box is BOX))
        await asyncio.gather(*(flood.pour(each, 5) for each in asked))


async def replays(flood):
    paths = (f"/api/tables/{FINISHED}/{what}" for what in ("replay", "log"))
    await asyncio.gather(*(flood.pour(flood.request("GET", path), LINES // 2) for path in paths))


KINDS = {
    each.__name__: each
    for each in (
        *(pipelining, idle_lines, cookies, broken_frames, tables),
        *(questions, chat, lobby, boxes, replays),
    )
}


def run_flood(kind, base, seconds):
    flood = Flood(base, float(seconds))
    sys.stdout.write("pouring\n")
    sys.stdout.flush()
    asyncio.run(KINDS[kind](flood))


if __name__ == "__main__":
    run_flood(*sys.argv[1:])
