"""Standing orders about a pile: always mutiny in it, or never."""

from quarterdeck.core.orders import Orders
from quarterdeck.core.table import Seat

from .actions import MUTINY, OBEY
from .notation import write
from .state import State, ToMutiny
from .turns import who_may_mutiny


def subjects(state: State, seat: Seat) -> tuple[str, ...]:
    """Every pile in which this seat has a say, by the disc on top."""
    return tuple(
        name_pile(top) for top, pile in enumerate(state.piles) if seat in who_may_mutiny(pile)
    )


def pile_asked_about(state: State) -> str | None:
    """The pile that is asked about now."""
    now = state.awaiting
    return name_pile(now.pile) if isinstance(now, ToMutiny) else None


def name_pile(top: int) -> str:
    return f"pile {top}"


ORDERS = Orders((write(MUTINY), write(OBEY)), subjects, pile_asked_about)
