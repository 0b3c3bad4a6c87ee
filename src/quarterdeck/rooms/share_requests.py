"""Shares of the luck as people bring them, and how the house goes on without some of them."""

from collections.abc import Callable
from functools import partial

from quarterdeck.rooms import joint_dice
from quarterdeck.rooms.entries import SealsClosed, ShareOpened, ShareSealed, SharesMixed
from quarterdeck.rooms.joint_dice import JointDice
from quarterdeck.rooms.refusals import Denied, Stale
from quarterdeck.rooms.requests import require_own
from quarterdeck.rooms.room import Room, Step, change_shares, is_full


def require_dice(room: Room) -> JointDice:
    if room.dice is None:
        raise Denied("not-a-fair-table")
    return room.dice


def seal_share(room: Room, guest: str, entry: ShareSealed) -> Step:
    """The first device of a person that comes with a seal counts."""
    require_own(room, guest, entry.seat)
    dice = require_dice(room)
    if dice.closed:
        raise Denied("seals-closed")
    if entry.seat not in joint_dice.sharers(room.places):
        raise Denied("share-by-first-seat", seat=entry.seat)
    if entry.seat in joint_dice.seats_in(dice.seals):
        raise Denied("share-sealed-already")
    if entry.seal in dict(dice.seals).values():
        raise Denied("share-doubled")
    return change_shares(room, entry)


def open_share(room: Room, guest: str, entry: ShareOpened) -> Step:
    """Whoever knows a share can show it: that is the device that drew it."""
    require_own(room, guest, entry.seat)
    dice = require_dice(room)
    if dice.used is not None:
        raise Denied("shares-mixed-already")
    if not dice.closed:
        raise Denied("shares-not-yet")
    if entry.seat in joint_dice.seats_in(dice.shares):
        raise Denied("share-opened-already")
    if not joint_dice.fits_seal(dice, entry.seat, entry.share):
        raise Denied("share-does-not-fit")
    if entry.share in dict(dice.shares).values():
        raise Denied("share-doubled")
    return change_shares(room, entry)


# The house goes on


def are_shares_due(room: Room) -> bool:
    """Whether nobody is waited for any longer."""
    return is_mixing(room) and not joint_dice.awaited_sharers(require_dice(room), room.places)


def is_mixing(room: Room) -> bool:
    """Whether the chairs are taken, and luck is still to be made."""
    dice = room.dice
    waits = room.state is None and not room.closed and is_full(room)
    return dice is not None and dice.used is None and waits


def go_on_with_shares(room: Room, stage: str) -> Step:
    """No more seals; or, of the shares, those that were shown. Not twice for one reason."""
    dice = require_dice(room)
    if not is_mixing(room) or dice.stage != stage:
        raise Stale("stale")
    if not dice.closed:
        return change_shares(room, SealsClosed())
    return change_shares(room, SharesMixed(tuple(sorted(joint_dice.seats_in(dice.shares)))))


def going_on(room: Room) -> Callable[[Room], Step]:
    """From the stage where it was seen to be time for that."""
    return partial(go_on_with_shares, stage=require_dice(room).stage)


def goes_on_at(room: Room) -> float:
    """When the house goes on without the rest."""
    return room.clock.begun + joint_dice.patience(room.timing)
