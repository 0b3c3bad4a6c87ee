"""Piraten Kapern: push your luck with eight dice and a card."""

from quarterdeck.core.game import Game, Types

from . import notation
from .actions import AnyAction, all_actions
from .book import BOOK
from .dealing import deal
from .drawn import name_drawn
from .events import AnyEvent, SuddenDeath, TimeUp
from .examples import example
from .narrate import narrate
from .numbers import NUMBERS
from .options import Options
from .prices import Prices, prices
from .reveals import reveals
from .rules import CHOICES, FLOW
from .state import State, census, scores
from .view import View, imagine, view
from .why_not import WHY_NOT

GAME: Game[State, AnyAction, View, Options] = Game(
    name="kapern",
    version=1,
    seats=range(2, 6),
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
    imagine=imagine,
    reveals=reveals,
    write=notation.write,
    read=notation.read,
    narrate=narrate,
    drawn=name_drawn,
    prices=prices,
    example=example,
    numbers=NUMBERS,
    endings=(SuddenDeath, TimeUp),
)
