"""A push service of our own: it keeps what is sent, and a browser's key opens it."""

import asyncio
import base64
import json
from contextlib import asynccontextmanager

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from quarterdeck.server.push_store import Push

SHARED = b"sixteen bytes ok"


def write(given):
    return base64.urlsafe_b64encode(given).decode().rstrip("=")


class Browser:
    """Its own key, whose public half it tells the house."""

    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())

    @property
    def keys(self):
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": write(public), "auth": write(SHARED)}

    def read(self, sealed):
        opened = http_ece.decrypt(sealed, private_key=self.key, auth_secret=SHARED)
        return json.loads(opened)

    def asks(self, guest, endpoint, kinds=("turn", "full", "rematch"), language="en"):
        return Push(guest, endpoint, *self.keys.values(), kinds, language)


class PushService:
    """Answers as it is told to; 201 where it is not."""

    address = ""

    def __init__(self):
        self.answers, self.taken, self.came = [], [], asyncio.Event()

    async def answer(self, reader, writer):
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        first, *lines = head.strip().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines)
        body = await reader.readexactly(int(headers["content-length"]))
        self.taken.append((first, head, body))
        status = self.answers.pop(0) if self.answers else 201
        if isinstance(status, int):
            status = f"HTTP/1.1 {status} so\r\ncontent-length: 0\r\n\r\n".encode()
        writer.write(status)
        writer.close()
        self.came.set()

    async def until(self, count):
        while len(self.taken) < count:
            self.came.clear()
            await self.came.wait()
        return self.taken


@asynccontextmanager
async def push_service():
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/send"
    async with server:
        yield service
