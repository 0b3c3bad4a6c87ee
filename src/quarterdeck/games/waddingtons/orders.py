"""Standing orders about a ship: always call attack when it comes alongside, or never."""

from quarterdeck.core.orders import Orders
from quarterdeck.core.table import Seat

from . import components as box
from . import moments as to
from .actions import ATTACK, PASS
from .notation import write
from .state import Ship, State


def subjects(state: State, seat: Seat) -> tuple[str, ...]:
    """Every ship of another player."""
    return tuple(name_ship(ship) for ship in state.ships if ship.owner != seat)


def ship_asked_about(state: State) -> str | None:
    """The ship that comes alongside now."""
    calling = isinstance(state.awaiting, to.Call)
    return name_ship(state.ships[state.sailing]) if calling else None


def name_ship(ship: Ship) -> str:
    return f"ship {box.PORTS[ship.home]}"


ORDERS = Orders((write(ATTACK), write(PASS)), subjects, ship_asked_about)
