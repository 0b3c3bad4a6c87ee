"""A moment is a decision the game waits for: whose it is, and what it turns on."""

import msgspec


class Awaited(msgspec.Struct, frozen=True, gc=False, tag_field="moment"):
    """Base of what a state can wait for; never made itself."""


class Moment(Awaited, frozen=True):
    """A seat is to decide."""

    seat: int


class Over(Awaited, frozen=True, tag="over"):
    """Nobody is to move; these seats won, together where there are several."""

    winners: tuple[int, ...]
