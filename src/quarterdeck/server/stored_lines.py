"""Lines of talk as they are kept, and the numbers by which they are told apart."""

from typing import NamedTuple


class StoredLine(NamedTuple):
    """A line of talk."""

    seq: int  # of the move it was said after
    seat: int | None
    name: str
    text: str
    hearers: tuple[int, ...]  # the seats it was for; none: for everyone
    guest: str = ""  # who said it, as far as it is known; never sent to anyone


def line_number(place: int, hearers: str) -> int:
    """By its place among lines for the same hearers: it tells nobody what others said in private.

    Odd where it is not for everyone, so that whoever hears both can tell them apart.
    """
    return 2 * place + bool(hearers)


def said_from_row(seq: int, seat: int | None, *said: str) -> StoredLine:
    name, text, hearers, guest = said
    return StoredLine(seq, seat, name, text, tuple(map(int, hearers.split())), guest)
