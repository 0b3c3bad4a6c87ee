"""Where the coach may be asked: where people practise, or where all of them agreed."""

from functools import lru_cache

from quarterdeck.core.table import Seat
from quarterdeck.insight.coach import has_coach
from quarterdeck.rooms import requests
from quarterdeck.rooms import room as rooms
from quarterdeck.rooms import seats as sitting
from quarterdeck.rooms.entries import Agreed
from quarterdeck.rooms.room import Room, Step


def agree(room: Room, guest: str, entry: Agreed) -> Step:
    """Say whether the coach may advise everyone here; it does once all people want it."""
    requests.require_own(room, guest, entry.seat)
    return rooms.change_consent(room, entry)


def may_coach(room: Room) -> bool:
    """Where people practise, or all agreed: by sitting down at such a table, or since."""
    if room.ladder:
        return False
    asked = room.coached or is_practice(room) or all_agree(room.places, room.agreed)
    return asked and has_coach(room.game)


def is_practice(room: Room) -> bool:
    """Whether all people share one device, so that nobody else would mind; nor the ladder."""
    return not room.ladder and len(sitting.guests_at(room.places)) == 1


@lru_cache(maxsize=sitting.TABLES)
def all_agree(places: sitting.Places, agreed: frozenset[Seat]) -> bool:
    """Whether everyone has said so, by one seat of theirs at least."""
    return not any(
        agreed.isdisjoint(sitting.seats_of(places, guest)) for guest in sitting.guests_at(places)
    )
