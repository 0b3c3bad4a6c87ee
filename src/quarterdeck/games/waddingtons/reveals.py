"""Which events tell what was hidden: nothing that happened before them is taken back."""

from quarterdeck.core.table import Event

from . import components as box
from .events import (
    Beat,
    Dealt,
    FoughtEven,
    Gave,
    HandsShown,
    Hired,
    HiredUnseen,
    Landed,
    Marooned,
    RoundsOver,
    SentBack,
    Swapped,
    Traded,
    TurnedUp,
    Won,
)
from .state import State

REVEALING = frozenset(
    {
        *(Dealt, TurnedUp, Hired, HiredUnseen, SentBack),  # off a pile, or in an order under it
        *(HandsShown, Beat, FoughtEven, Gave, Swapped),  # from hand to hand
        *(Won, RoundsOver),
    }
)


def reveals(_: State, seat: int, event: Event) -> bool:
    """Cards off a pile, fights, and crew that comes out of another's hand."""
    return type(event) in REVEALING or lays_crew_open(event, seat)


def lays_crew_open(event: Event, seat: int) -> bool:
    """Whether another shows a colour; treasure was never hidden."""
    match event:
        case Landed(seat=who, thing=thing) | Marooned(seat=who, thing=thing):
            return who != seat and thing < box.TREASURE
        case Traded(seat=who, given=given):
            return who != seat and any(given[: box.CREW])
    return False
