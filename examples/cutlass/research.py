"""Cutlass for learners: hands that are hidden are unknown, what nobody has seen is counted."""

from collections.abc import Mapping

from quarterdeck.core.moment import Over
from quarterdeck.numbering.layout import Learnable, Standpoint
from quarterdeck.numbering.parts import (
    Scalars,
    amount,
    count_of_each,
    either,
    maybe,
    remember_values,
    set_of,
    struct_of,
)

from . import actions as do
from . import components as box
from . import state as at

FACES = ("skull", "sabre", "coin", "gem")
CREWS = ("crew2", "crew3", "crew4")


def fields(here: Standpoint) -> Mapping[str, Scalars]:
    crew = count_of_each(CREWS, box.CREW_BAG[0])
    captain = struct_of(gold=amount(here.options.goal), hand=amount(box.HAND), crew=maybe(crew))
    return {
        "captains": here.round_table(remember_values(captain)),
        "unseen": crew,
        "spent": crew,
        "turn": amount(box.ROUNDS),
        "dice": count_of_each(FACES, box.DICE),
        "awaiting": remember_values(moment(here)),
    }


def moment(here: Standpoint) -> Scalars:
    seat = here.which()
    return either(
        {
            at.ToRoll: struct_of(seat=seat),
            at.ToDecide: struct_of(seat=seat),
            at.ToAnswer: struct_of(seat=seat, attacker=seat, sabres=amount(box.DICE)),
            Over: struct_of(winners=set_of(here.names, here.number)),
        }
    )


def turn_seat(action: do.AnyAction, by: int, seats: int) -> do.AnyAction:
    if not isinstance(action, do.Challenge) or action.seat >= seats:
        return action
    return do.CHALLENGES[(action.seat + by) % seats]


def unrotate(action: do.AnyAction, here: Standpoint) -> do.AnyAction:
    """A challenge is to the seat so far to one's left."""
    return turn_seat(action, here.seat, here.seats)


LEARNABLE = Learnable(fields, unrotate)
