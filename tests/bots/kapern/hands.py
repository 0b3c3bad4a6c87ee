"""Short words for hands and choices of the solver."""

from quarterdeck.bots.kapern.solver.card_payoffs import CardHand
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.options import Options
from tests.games.kapern.positions import kind

HOUSE = Options(guardian_chest=True, skull_chest=True, keep_one=True)


def hand(card, *, lifted=False):
    return CardHand(kind(card), lifted)


def told(choices):
    return [GAME.write(choice.action) for choice in choices]
