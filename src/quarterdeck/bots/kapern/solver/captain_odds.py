"""The captain as odds: how turns end that are played by the plans for points and for a chase."""

from typing import NamedTuple

import numpy as np

from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options

from .card_payoffs import HANDS, LEAST, MOST, CardHand, at_stake, cell
from .final_round import Chase
from .lattice import Indices, Numbers
from .match_odds import Habits
from .turn_odds import WAYS, hands_of, odds_of_turn, over_cards
from .value_tables import Charts
from .win_table import NEEDS, score_scale

Plans = dict[CardHand, Indices]  # skulls, full board, column -> what to do


class Chases(NamedTuple):
    """The ends of a game of two."""

    reply: Chase
    final: Chase
    sudden: Chase


def captain(options: Options, charts: Charts, chases: Chases) -> Habits:
    """Who plays for points, and at the end of the game to win with this very turn."""
    scores = score_scale(options).scores
    points = {hand: charts[hand].plan[:, :, None] for hand in HANDS}
    sudden = by_plans(options, plans(charts, chases.sudden, options.target - scores))
    return Habits(
        race=np.broadcast_to(by_plans(options, points), (WAYS, len(scores) ** 2)),
        sudden=np.repeat(sudden, len(scores), axis=1),
        final=by_plans(options, plans(charts, chases.final, NEEDS)),
        reply=by_plans(options, plans(charts, chases.reply, NEEDS)),
    )


def plans(charts: Charts, chase: Chase, needs: Indices) -> Plans:
    """What a chase says to these needs; where one is out of reach, points are played for."""
    column = [cell(int(need)) for need in np.clip(needs, LEAST, MOST)]
    return {
        hand: np.where(
            needs > MOST,
            charts[hand].plan[:, :, None],
            chase.plan[number, column].transpose(1, 2, 0),
        )
        for number, hand in enumerate(HANDS)
    }


def by_plans(options: Options, plans: Plans) -> Numbers:
    """Turns that follow plans, one for each hand."""
    turns = []
    for card in range(len(box.CARDS)):
        hands = hands_of(card)
        stakes = [at_stake(options, hand) for hand in hands]
        turns.append(odds_of_turn(card, stakes, [plans[hand] for hand in hands]))
    return over_cards(turns)
