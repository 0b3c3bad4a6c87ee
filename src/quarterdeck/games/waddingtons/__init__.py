"""Waddingtons Buccaneer: sail for treasure, trade in every port, and look out for other ships."""

from quarterdeck.core.game import Game, Types

from . import components as box
from . import notation
from .actions import AnyAction, all_actions
from .book import BOOK
from .drawn import name_drawn
from .earlier import VERSION_1
from .events import AnyEvent, RoundsOver
from .narrate import narrate
from .numbers import NUMBERS
from .options import Options
from .orders import ORDERS
from .prices import Prices, prices
from .reveals import reveals
from .rules import CHOICES, FLOW, SEALED, adds
from .setup import deal
from .state import State, census, scores
from .view import View, imagine, open_view, view
from .why_not import WHY_NOT

GAME: Game[State, AnyAction, View, Options] = Game(
    name="waddingtons",
    version=2,
    seats=range(box.FEWEST_SEATS, box.MOST_SEATS + 1),
    options=Options,
    types=Types(State, AnyAction, View, AnyEvent, Prices),
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
    prices=prices,
    numbers=NUMBERS,
    endings=(RoundsOver,),
    orders=ORDERS,
    adds=adds,
    sealed=SEALED,
    earlier={1: VERSION_1},
)
