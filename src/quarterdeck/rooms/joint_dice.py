"""Luck that people and house make together, as a value: seals first, then shares, then the key.

The house's secret is no part of it: what is here may be told to anyone.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from quarterdeck.core import commitments
from quarterdeck.core.commitments import joint_key, share_seal, terms_of
from quarterdeck.core.table import Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.clocks import ByPost, Timing
from quarterdeck.rooms.entries import Opened, SealsClosed, ShareOpened, ShareSealed, SharesMixed

SHARE_WAIT = 20  # seconds for a seal, and for a share; by post it is one decision's time

BySeat = tuple[tuple[Seat, str], ...]  # in hexadecimal


class JointDice(msgspec.Struct, frozen=True):
    """How far the luck of a table has come."""

    terms: bytes  # what is played where, as every seal here binds it
    options: bytes  # the house rules among these terms, as they are written in the log
    house: str  # the seal of the house's secret
    seals: BySeat = ()
    closed: bool = False  # no more seals are taken
    shares: BySeat = ()  # that were shown
    used: tuple[Seat, ...] | None = None  # whose share is in the key

    @property
    def stage(self) -> str:
        if self.used is not None:
            return "mixed"
        return "opening" if self.closed else "sealing"


class LuckKey(msgspec.Struct, frozen=True):
    """What all chance of a game follows from; it is never printed."""

    value: bytes

    def __repr__(self) -> str:
        return "LuckKey(...)"


def agree_on_terms(table: str, entry: Opened) -> tuple[bytes, bytes]:
    """The terms, and the house rules as they are in the log, whatever they are read as later."""
    options = msgspec.json.encode(entry.options)
    return terms_of(entry.game, entry.version, options, table, len(entry.places)), options


def begin_dice(table: str, entry: Opened) -> JointDice | None:
    return JointDice(*agree_on_terms(table, entry), entry.seal) if entry.fair else None


def after_entry(dice: JointDice | None, entry: Any) -> JointDice:
    """What an entry about shares leads to."""
    assert dice is not None
    match entry:
        case ShareSealed(seat, seal):
            return replace(dice, seals=(*dice.seals, (seat, seal)))
        case ShareOpened(seat, share):
            return replace(dice, shares=(*dice.shares, (seat, share)))
        case SharesMixed(seats):
            return replace(dice, used=seats)
    assert isinstance(entry, SealsClosed)
    return replace(dice, closed=True)


def without_seat(dice: JointDice | None, seat: Seat) -> JointDice | None:
    """Whoever leaves takes their seal along."""
    if dice is None:
        return None
    return replace(dice, seals=tuple(each for each in dice.seals if each[0] != seat))


@lru_cache(maxsize=sitting.TABLES)
def sharers(places: sitting.Places) -> tuple[Seat, ...]:
    """Who has a device to draw a share with: each person by the first of their seats."""
    people = enumerate(places)
    return tuple(
        seat
        for seat, place in people
        if isinstance(place, sitting.Person) and sitting.first_beside(places, seat) is None
    )


def awaited_sharers(dice: JointDice, places: sitting.Places) -> tuple[Seat, ...]:
    """Whose seal, or then whose share, is waited for."""
    if dice.closed:
        return seats_without(seats_in(dice.seals), dice.shares)
    return seats_without(sharers(places), dice.seals)


def seats_without(wanted: Iterable[Seat], have: BySeat) -> tuple[Seat, ...]:
    there = seats_in(have)
    return tuple(seat for seat in wanted if seat not in there)


def seats_in(have: BySeat) -> tuple[Seat, ...]:
    return tuple(seat for seat, _ in have)


def fits_seal(dice: JointDice, seat: Seat, share: str) -> bool:
    """Whether a share is the one whose seal was shown before."""
    made = share_seal(dice.terms, bytes.fromhex(dice.house), seat, bytes.fromhex(share))
    return dict(dice.seals).get(seat) == made.hex()


def shares_used(dice: JointDice) -> BySeat:
    return tuple(sorted(each for each in dice.shares if each[0] in (dice.used or ())))


def luck_key(dice: JointDice, secret: bytes) -> LuckKey:
    shares = [(seat, bytes.fromhex(share)) for seat, share in shares_used(dice)]
    return LuckKey(joint_key(secret, dice.terms, shares))


def fingerprint_of(dice: JointDice) -> str:
    seals = [(seat, bytes.fromhex(seal)) for seat, seal in dice.seals]
    return commitments.fingerprint(bytes.fromhex(dice.house), seals)


def patience(timing: Timing) -> int:
    """How long a share is waited for, in seconds."""
    return timing.control.allowance if isinstance(timing.control, ByPost) else SHARE_WAIT
