"""Buccaneer by Stefan Dorra: crews of many colours, and a captain who has to pay them."""

from quarterdeck.core.game import Game, Types

from . import notation
from .actions import AnyAction, all_actions
from .book import BOOK
from .drawn import name_drawn
from .events import AnyEvent, BrokeTie
from .examples import example
from .narrate import narrate
from .numbers import NUMBERS
from .options import Options
from .orders import ORDERS
from .prices import Prices, prices
from .reveals import reveals
from .rules import CHOICES, FLOW
from .state import State, census, scores
from .turns import deal
from .view import View, imagine, open_view, view
from .why_not import WHY_NOT

GAME: Game[State, AnyAction, View, Options] = Game(
    name="dorra",
    version=1,
    seats=range(3, 6),
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
    example=example,
    numbers=NUMBERS,
    endings=(BrokeTie,),
    orders=ORDERS,
)
