"""Piracy: one Pirate whom nobody sees, and five ships that look for him."""

from quarterdeck.core.game import Game, Types

from . import notation
from .actions import AnyAction, all_actions
from .book import BOOK
from .drawn import name_drawn
from .earlier import EARLIER
from .events import (
    AnyEvent,
    Caught,
    Escaped,
    LostTheFleet,
    RanInto,
    RanOutOfTime,
    Seized,
    ShutIn,
    Sunk,
)
from .narrate import narrate
from .numbers import NUMBERS
from .options import Options
from .reveals import reveals
from .roles import ROLES, own_side
from .rules import CHOICES, FLOW, SEALED
from .setup import deal, passed_left
from .state import State, census, scores
from .view import View, imagine, open_view, view
from .why_not import WHY_NOT

GAME: Game[State, AnyAction, View, Options] = Game(
    name="piracy",
    version=2,
    seats=range(2, 7),
    options=Options,
    types=Types(State, AnyAction, View, AnyEvent),
    rulebook=BOOK,
    all_actions=all_actions,
    deal=deal,
    choices=CHOICES,
    flow=FLOW,
    refusals=WHY_NOT,
    scores=scores,
    census=census,
    view=view,
    open_view=open_view,
    imagine=imagine,
    reveals=reveals,
    write=notation.write,
    read=notation.read,
    narrate=narrate,
    drawn=name_drawn,
    numbers=NUMBERS,
    endings=(Escaped, LostTheFleet, Caught, RanInto, Sunk, ShutIn, Seized, RanOutOfTime),
    roles=ROLES,
    team=own_side,
    again=passed_left,
    sealed=SEALED,
    earlier=EARLIER,
)
