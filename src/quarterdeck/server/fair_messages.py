"""What travels about luck that people and house make together; all values in hexadecimal."""

from typing import Annotated

import msgspec

from quarterdeck.server.wire_types import Said, SeatNumber, TableName

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Salt = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]

# What clients say


class SealShare(Said, frozen=True, tag="seal-share"):
    """My device has drawn its share of the luck: this is its seal."""

    table: TableName
    seat: SeatNumber
    seal: Hex


class OpenShare(Said, frozen=True, tag="open-share"):
    """All seals are there: this is my share."""

    table: TableName
    seat: SeatNumber
    share: Hex


AboutLuck = SealShare | OpenShare

# What clients are told


class ShareFace(msgspec.Struct, frozen=True):
    """A person's share, as all see it."""

    seat: int
    seal: str
    share: str | None = None  # once the shares are mixed, where it was shown in time


class LuckFace(msgspec.Struct, frozen=True):
    """How far the luck of a table has come, and what every seal there binds."""

    version: int  # of the rules
    options: str  # as they are sealed
    house: str  # the seal of the house's secret
    stage: str  # sealing, opening, mixed
    shares: tuple[ShareFace, ...]
    used: tuple[int, ...] = ()  # whose share is in the key
    awaited: tuple[int, ...] = ()  # whose seal, or then whose share, is waited for
    left: int = 0  # milliseconds until the house goes on without the rest
    closed: bool = False  # nobody plays on: there is a proof, though the game is not over


class MoveSeal(msgspec.Struct, frozen=True):
    """A decision that not everyone may know, sealed when it was made."""

    decision: int
    seat: int
    seal: str
