"""What was decided last where all people share one device: and whether it can be taken back.

Followed deed by deed, so that nothing is offered that forks.py, which looks it up, would refuse.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from quarterdeck.core.table import Seat
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.entries import Acted

if TYPE_CHECKING:
    from quarterdeck.rooms.room import Room

Telling = tuple[Seat | None, Any, Any]  # who was told what, and what all others were


class ChoiceSoFar(msgspec.Struct, frozen=True):
    """One that has several parts, as far as it has been made."""

    free: bool  # it could have been made otherwise
    unseen: bool  # and told none of the people anything that was hidden


class LastDecision(msgspec.Struct, frozen=True):
    """Of the people who share the one device at a table."""

    stands_alone: bool = False  # it is made, and no secret was seen since
    choice: ChoiceSoFar | None = None  # of which there is more to come


NOTHING_DECIDED = LastDecision()


def after_deed(before: "Room", entry: Acted, told: Iterable[Telling]) -> LastDecision:
    """The last decision once a deed is done; among people there is nothing to take back."""
    if len(sitting.guests_at(before.places)) != 1:
        return NOTHING_DECIDED
    unseen, adds = not tells_secret(before, told), adds_to_choice(before, entry)
    choice = with_part(choice_so_far(before), has_choice(before), unseen)
    decided = choice.free and is_persons_deed(before, entry)
    stands = choice.unseen if decided else before.decision.stands_alone and unseen
    return LastDecision(stands, choice if adds else None)


def choice_so_far(room: "Room") -> ChoiceSoFar:
    """What this deed goes on with: another entry between ends a choice."""
    begun = room.decision.choice if room.position >= room.seq else None
    return begun or ChoiceSoFar(free=False, unseen=True)


def with_part(choice: ChoiceSoFar, free: bool, unseen: bool) -> ChoiceSoFar:
    return ChoiceSoFar(choice.free or free, choice.unseen and unseen)


def tells_secret(before: "Room", told: Iterable[Telling]) -> bool:
    """Whether any of the people was told what had been hidden."""
    people = [seat for seat, place in enumerate(before.places) if isinstance(place, sitting.Person)]
    return any(tells_hidden(before, seat, each) for each in told for seat in people)


def tells_hidden(before: "Room", seat: Seat, told: Telling) -> bool:
    """Whether something that was told tells a seat what had been hidden from it."""
    heard = heard_by(seat, told)
    return heard is not None and before.game.reveals(before.state, seat, heard)


def heard_by(seat: Seat, told: Telling) -> Any:
    to, event, aloud = told
    return event if to in (None, seat) else aloud


def adds_to_choice(before: "Room", entry: Acted) -> bool:
    return before.game.adds(before.state, before.game.read(entry.word))


def is_persons_deed(before: "Room", entry: Acted) -> bool:
    """Not done by a bot in a person's place, nor by an order of theirs, nor when time was up."""
    return entry.by not in ("order", "clock") and not sitting.bot_level(before.places[entry.seat])


def has_choice(room: "Room") -> bool:
    """A click that is the only one to make decides nothing; but at a shared device that tells."""
    beside = sitting.shares_device(room.places, room.game.to_move(room.state))
    return beside or len(room.game.legal_actions(room.state)) > 1
