"""The luck of a fair table as everybody there sees it, and the seals of what is hidden."""

from collections.abc import Sequence

from msgspec.structs import replace

from quarterdeck.rooms import joint_dice, share_requests
from quarterdeck.rooms.entries import Acted
from quarterdeck.rooms.joint_dice import JointDice
from quarterdeck.rooms.room import Room, Step
from quarterdeck.server.fair_messages import LuckFace, MoveSeal, ShareFace

MOST_SEALS = 100  # in one letter: whoever comes later can vouch only from then on


def draw_luck(room: Room, now: float) -> LuckFace | None:
    """Nothing but seals before all shares are mixed; the secret is not here at all."""
    dice = room.dice
    if dice is None:
        return None
    face = LuckFace(
        version=room.version,
        options=dice.options.decode(),
        house=dice.house,
        stage=dice.stage,
        shares=share_faces(dice),
        used=dice.used or (),
        closed=room.closed,
    )
    return face if room.state or room.closed else waiting_luck(room, dice, face, now)


def waiting_luck(room: Room, dice: JointDice, face: LuckFace, now: float) -> LuckFace:
    """With whom is waited for, and how long."""
    if dice.used is not None:
        return face
    left = share_requests.goes_on_at(room) - now if share_requests.is_mixing(room) else 0.0
    awaited = joint_dice.awaited_sharers(dice, room.places)
    return replace(face, awaited=awaited, left=max(0, int(1000 * left)))


def share_faces(dice: JointDice) -> tuple[ShareFace, ...]:
    shown = dict(dice.shares) if dice.used is not None else {}
    return tuple(ShareFace(seat, seal, shown.get(seat)) for seat, seal in sorted(dice.seals))


def seals_in(steps: Sequence[Step]) -> tuple[MoveSeal, ...]:
    """Of the decisions on the way, the last of them."""
    found = (
        MoveSeal(step.room.decisions, step.entry.seat, step.entry.seal)
        for step in steps
        if isinstance(step.entry, Acted) and step.entry.seal
    )
    return tuple(found)[-MOST_SEALS:]
