"""Frames of a socket, as far as every move needs them: a whole text, coming and going.

Whatever else a frame can be is for the library that knows all of it.
"""

from struct import Struct
from typing import NamedTuple

from websockets import frames

WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole message of text
CONTROL = 0x88  # its bits: of a whole frame that is no message, like a pong
MASKED = 0x80  # a bit of the second byte: those of clients are masked
SHORT, LONG = 126, 127  # from here on the length stands in bytes of its own: two, then eight
TWO_BYTES, EIGHT_BYTES = Struct("!BBH"), Struct("!BBQ")
unmask = frames.apply_mask  # type: ignore[attr-defined]  # in C where there is a compiler


class FrameSpan(NamedTuple):
    """Where the first frame of some bytes has its mask, and where it ends."""

    mask: int
    end: int


def frame_head(length: int) -> bytes:
    """What goes before a text of so many bytes; those of servers are not masked."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < 65_536:
        return TWO_BYTES.pack(WHOLE_TEXT, SHORT, length)
    return EIGHT_BYTES.pack(WHOLE_TEXT, LONG, length)


def first_frame(data: bytes) -> FrameSpan | None:
    """The frame that some bytes begin with, if all of it is there and it is an ordinary one."""
    if len(data) < 6 or not data[1] & MASKED:
        return None
    length, mask = data[1] - MASKED, 2
    if length == SHORT:
        length, mask = int.from_bytes(data[2:4]), 4
    span = FrameSpan(mask, mask + 4 + length)
    ordinary = length != LONG and (mask == 2 or length >= SHORT)
    return span if ordinary and span.end <= len(data) else None


def is_text(data: bytes) -> bool:
    return data[0] == WHOLE_TEXT


def is_control(data: bytes) -> bool:
    return data[0] & CONTROL == CONTROL


def text_in(data: bytes, span: FrameSpan) -> str:
    """What a frame says; UnicodeDecodeError where it is no text."""
    body = span.mask + 4
    return unmask(data[body : span.end], data[span.mask : body]).decode()
