"""Frames as clients send them: whole texts are read the short way, all else the long one."""

import asyncio
from functools import wraps

import pytest
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from quarterdeck.server.edge import AT_ONCE, Edge, Socket
from quarterdeck.server.frames import first_frame
from quarterdeck.server.settings import Settings

HELLO = (
    b"GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n"
)


class Line:
    """A transport that keeps what is written, call by call."""

    def __init__(self):
        self.written, self.closing, self.paused = [], False, False

    def write(self, data):
        self.written.append(bytes(data))

    def close(self):
        self.closing = True

    def is_closing(self):
        return self.closing

    def get_extra_info(self, _, default=None):
        return default

    def pause_reading(self):
        self.paused = True

    def resume_reading(self):
        self.paused = False


class Visit:
    """A socket whose client has come in, and all that its application heard."""

    def __init__(self):
        self.heard, self.line = [], Line()

    async def __aenter__(self):
        self.socket = Socket(Edge(self, Settings()), ServerState(), {})
        self.socket.connection_made(self.line)
        self.socket.data_received(HELLO)
        await settle()
        self.line.written.clear()
        return self

    async def __aexit__(self, *_):
        self.socket.connection_lost(None)
        await settle()

    async def __call__(self, scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            self.heard.append(event.get("text") or event.get("bytes"))

    async def say(self, *pieces):
        for piece in pieces:
            self.socket.data_received(piece)
        await settle()
        return self.heard


def in_a_loop(test):
    @wraps(test)
    def run(*about, **more):
        asyncio.run(test(*about, **more))

    return run


async def settle():
    for _ in range(10):
        await asyncio.sleep(0)


def frame(data, opcode=Opcode.TEXT, fin=True):
    return Frame(opcode, data, fin).serialize(mask=True)


AHOY, LONG = "ahoy ⚓", "x" * 70_000
SHORT = AHOY.encode()
WHOLE = frame(SHORT)  # its mask is another each time
INNER = b"\x81\x82\0\0\0\0hi"
PIECES = {
    "whole": ([frame(SHORT)], [AHOY]),
    "length in two bytes": ([frame(b"y" * 300)], ["y" * 300]),
    "length in eight bytes": ([frame(LONG.encode())], [LONG]),
    "two at once": ([frame(SHORT) + frame(b"2")], [AHOY, "2"]),
    "cut in the head": ([WHOLE[:1], WHOLE[1:], frame(b"2")], [AHOY, "2"]),
    "cut in the mask": ([WHOLE[:4], WHOLE[4:] + frame(b"2")], [AHOY, "2"]),
    "cut in the body": ([WHOLE[:9], WHOLE[9:], frame(b"2")], [AHOY, "2"]),
    "one and a half": ([frame(b"1") + WHOLE[:3], WHOLE[3:]], ["1", AHOY]),
    "in fragments": (
        [frame(b"a", fin=False) + frame(b"b", Opcode.CONT, fin=False), frame(b"c", Opcode.CONT)],
        ["abc"],
    ),
    "a pong in between": ([frame(b"1") + frame(b"", Opcode.PONG) + frame(b"2")], ["1", "2"]),
    "a pong between fragments": (
        [frame(b"a", fin=False), frame(b"", Opcode.PONG), frame(b"b", Opcode.CONT), frame(b"2")],
        ["ab", "2"],
    ),
    "cut before what looks like a frame": ([b"\x82\x88\0\0\0\0", INNER], [INNER]),
    "as bytes": ([frame(b"\xff\x00", Opcode.BINARY), frame(b"2")], [b"\xff\x00", "2"]),
}


@pytest.mark.parametrize(("pieces", "heard"), PIECES.values(), ids=PIECES)
@in_a_loop
async def test_whatever_way_a_message_comes_it_is_heard_as_it_was_said(pieces, heard):
    async with Visit() as visit:
        assert await visit.say(*pieces) == heard


@pytest.mark.parametrize(
    ("sent", "code"),
    [(frame(b"\xff\xfe"), 1007), (b"\x81\x05ahoy!", 1002), (frame(b"x" * (1 << 20) + b"x"), 1009)],
    ids=["no text", "not masked", "too large"],
)
@in_a_loop
async def test_what_no_client_may_send_is_answered_by_the_code_for_it(sent, code):
    async with Visit() as visit:
        assert await visit.say(sent, frame(b"more")) == []
        assert visit.line.closing
        assert code.to_bytes(2) in b"".join(visit.line.written)


@in_a_loop
async def test_a_ping_is_answered():
    async with Visit() as visit:
        await visit.say(frame(b"there?", Opcode.PING))
        assert visit.line.written == [Frame(Opcode.PONG, b"there?").serialize(mask=False)]


@in_a_loop
async def test_letters_of_one_turn_go_in_one_write():
    async with Visit() as visit:
        assert all(visit.socket.post(letter) for letter in (b"one", b"two", b"y" * 300))
        await settle()

    (written,) = visit.line.written
    assert written == b"\x81\x03one\x81\x03two\x81\x7e\x01\x2c" + b"y" * 300


@in_a_loop
async def test_many_letters_do_not_wait_for_the_end_of_the_turn():
    async with Visit() as visit:
        visit.socket.post(b"z" * (AT_ONCE + 1))
        assert len(visit.line.written) == 1


@in_a_loop
async def test_what_is_sent_the_long_way_does_not_overtake_what_was_posted():
    async with Visit() as visit:
        visit.socket.post(b"one")
        await visit.socket.send({"type": "websocket.send", "text": "two"})
        visit.socket.post(b"three")
        visit.socket.shutdown()

    assert b"".join(visit.line.written).startswith(b"\x81\x03one\x81\x03two\x81\x05three\x88")


@in_a_loop
async def test_a_closed_line_takes_no_letter():
    async with Visit() as visit:
        await visit.socket.send({"type": "websocket.close", "code": 1000})
        assert not visit.socket.post(b"late")


@pytest.mark.parametrize("cut", range(1, len(WHOLE)))
def test_a_part_of_a_frame_is_none(cut):
    assert first_frame(WHOLE[:cut]) is None
