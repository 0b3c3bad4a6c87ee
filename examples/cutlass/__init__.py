"""Cutlass: dice, a secret hand, and an answer out of turn. A fifth game, outside the package."""

from quarterdeck.core.game import Game, Types

from . import notation
from .actions import AnyAction, all_actions
from .book import BOOK
from .events import AnyEvent
from .narrate import narrate
from .numbers import NUMBERS
from .options import Options
from .reveals import reveals
from .rules import CHOICES, FLOW, deal
from .state import State, census, scores
from .view import View, imagine, view
from .why_not import WHY_NOT

QUARTERDECK_PLUGIN = 1  # what it was written for

GAME: Game[State, AnyAction, View, Options] = Game(
    name="cutlass",
    version=1,
    seats=range(2, 5),
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
    imagine=imagine,
    reveals=reveals,
    write=notation.write,
    read=notation.read,
    narrate=narrate,
    numbers=NUMBERS,
)
