"""What may be done, part by part; and crew that may be called beside whatever is asked."""

from quarterdeck.core.counts import Counts, minus
from quarterdeck.core.menu import Menu, spans

from . import actions as do
from . import components as box
from . import sea
from .book import BOOK
from .state import Ship, State

Part = tuple[tuple[do.AnyAction, ...], Counts]  # actions, and how many of each kind
NO_PART: Part = ((), ())
DONE: Part = ((do.DONE,), (1,))
SETTLE: Part = ((do.SETTLE,), (1,))
JUST_SETTLE: Menu[do.AnyAction] = Menu((do.SETTLE,))


def menu_of(*parts: Part) -> Menu[do.AnyAction]:
    """One list of several, each kind together."""
    menu: Menu[do.AnyAction] = Menu([action for actions, _ in parts for action in actions])
    menu.kinds = spans(tuple(n for _, counts in parts for n in counts))
    return menu


def kinds_left(there: Counts, picked: Counts) -> list[int]:
    return [kind for kind, count in enumerate(minus(there, picked)) if count]


# Crew from the docks


def is_home(ship: Ship) -> bool:
    return ship.square == sea.FIRST_HARBOUR + ship.home


def own_crew(state: State, ship: Ship) -> Counts:
    """Crew in the docks of the home port."""
    return state.docks[ship.home][: box.CREW]


def mustering(crew: Counts, landed: int) -> list[do.Muster]:
    return [do.MUSTERS[kind] for kind in range(box.CREW) if crew[kind] and not landed >> kind & 1]


@BOOK.rule("W31")
def and_muster(state: State, index: int, menu: Menu[do.AnyAction]) -> Menu[do.AnyAction]:
    """The same, and crew from one's own docks if there is any."""
    ship = state.ships[index]
    crew = own_crew(state, ship)
    if not any(crew):
        return menu
    return Menu((*menu, *mustering(crew, ship.landed if is_home(ship) else 0)))
