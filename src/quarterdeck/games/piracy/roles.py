"""The two roles: who talks with whom, and how a match between bots gives them out."""

from msgspec.structs import replace

from quarterdeck.core.roles import Roles
from quarterdeck.core.table import Seat

from .options import Options
from .state import State
from .view import View


def first_is_pirate(options: Options) -> Options:
    return replace(options, pirate=1)


def own_side(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The Captains, among themselves; the Pirate is alone."""
    alone = seat == state.pirate or state.options.talk == "open"
    return () if alone else tuple(each for each in range(state.seats) if each != state.pirate)


def pirate_and_navy(seen: View) -> tuple[tuple[Seat, ...], ...]:
    captains = tuple(seat for seat in range(seen.seats) if seat != seen.pirate)
    return (seen.pirate,), captains


ROLES = Roles(("pirate", "navy"), first_is_pirate, pirate_and_navy)
