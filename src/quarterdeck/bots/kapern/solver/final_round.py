"""The end of the game, when the chance to win counts and not the points.

Whoever goes last wins by passing the best of the others. Whoever does not go last needs a
lead that holds against those who still have a turn: how likely it does is worked out from
the chases of whoever goes last.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from quarterdeck.bots.array_bytes import pack, unpack
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import Final, Race, Sudden
from quarterdeck.games.kapern.view import View

from .best_turn import Best, play_best
from .card_payoffs import HANDS, STEP, TOTALS, CardHand, Purse, at_stake, cell
from .lattice import Numbers
from .skull_island import leavings
from .value_tables import ValueTable

# A lost cause is still played for points, and of equal chances the one with more points is
# taken: so little that no chance is given away for them.
POINT = 1e-9

Hold = Sequence[float]  # by hundreds of points in the lead: how likely it holds for one turn
UNCHALLENGED: Hold = (1.0,)


class Aim(NamedTuple):
    """What a turn is played for."""

    need: int  # points that draw level with the best of the others, or reach the target
    rivals: int  # how many others share the win then; none where the target is the aim
    chasers: int  # how many others have a turn afterwards


def aim(seen: View) -> Aim | None:
    """What the viewer needs to win, or None in the race, where points are all there is."""
    seat = seen.seat
    assert seat is not None
    mine = seen.scores[seat]
    others = seen.scores[:seat] + seen.scores[seat + 1 :]
    best = max(others)
    match seen.stage:
        case Race():
            return None
        case Sudden():
            return Aim(seen.options.target - mine, 0, 0)
        case Final(starter):
            return Aim(best - mine, others.count(best), (starter - seat) % len(seen.scores))
    return Aim(best - mine, others.count(best), 0)


def purse(aim: Aim, hold: Hold) -> Purse:
    """What every total of a turn is worth: the chance to win with it."""
    shares = (share(total - aim.need, aim, hold) + POINT * total for total in TOTALS)
    return (*shares, 1.0)


def share(lead: int, aim: Aim, hold: Hold) -> float:
    """The part of a win that a lead is worth, or a tie, which the starter does not answer.

    Exact for two. With more, every chaser is taken to be as close as the closest.
    """
    if lead < 0:
        return 0.0
    if lead == 0:
        return hold[0] ** max(0, aim.chasers - 1) / (1 + aim.rivals)
    return hold[min(lead // STEP, len(hold) - 1)] ** aim.chasers


class Chase(NamedTuple):
    """Every hand played to win, whatever is needed."""

    plan: NDArray[np.int16]  # hand, need, skulls, full board -> END or what to keep
    chance: Numbers  # hand, need -> the chance to win before the first roll


def chase(options: Options, rivals: int, chasers: int, hold: Hold = UNCHALLENGED) -> Chase:
    """Solve all hands for all needs at once."""
    aims = [Aim(need, rivals, chasers) for need in TOTALS]
    purses = np.array([purse(each, hold) for each in aims]).T
    solved: dict[CardHand, Best] = {}
    for card in range(len(box.CARDS)):
        solved |= solve_card(options, card, purses)
    plan = np.array([solved[hand].plan.transpose(2, 0, 1) for hand in HANDS], np.int16)
    chance = np.array([solved[hand].worth[0, 0] for hand in HANDS])
    if rivals:
        chance += [worth_of_curse(hand.card, purses) for hand in HANDS]
    return Chase(plan, chance)


def solve_card(options: Options, card: int, purses: Numbers) -> dict[CardHand, Best]:
    """A card's hands; purses that differ in nothing it can come to are solved as one."""
    hands = [hand for hand in reversed(HANDS) if hand.card == card]  # the spent Guardian first
    stakes = [at_stake(options, hand) for hand in hands]
    cells = np.concatenate([each.cells for each in stakes])
    _, unlike, like = np.unique(purses[cells], axis=1, return_index=True, return_inverse=True)
    solved: list[Best] = []
    for each in stakes:
        solved.append(play_best(each, purses[:, unlike], solved[-1].worth if solved else None))
    return {
        hand: Best(best.worth[:, :, like], best.plan[:, :, like])
        for hand, best in zip(hands, solved, strict=True)
    }


def worth_of_curse(card: int, purses: Numbers) -> Numbers:
    """What Skull Island adds: all others fall back, which is as good as points."""
    each = box.CURSE * (2 if card == box.PIRATE else 1)
    gain: Numbers = np.zeros_like(purses[0])
    for skulls, p in leavings(card).items():
        points = each * (skulls + box.SKULLS_ON[card])
        gain += p * (purses[cell(points)] - purses[cell(0)])
    return gain


def first_chance(to_win: ValueTable, aim: Aim) -> float:
    """The chance to win before the first roll."""
    purses = np.array(to_win.purse)[:, None]
    gain = worth_of_curse(to_win.hand.card, purses) if aim.rivals else np.zeros(1)
    return float(to_win.worth[0, 0] + gain[0])


def hold_against(last: Chase) -> Hold:
    """How likely a lead holds while one other has the last turn, the card unknown."""
    odds = np.array(box.DECK) / sum(box.DECK)
    passed = odds @ last.chance[: len(box.DECK)]
    return tuple((1.0 - passed[cell(0) :]).tolist())


def pack_chase(found: Chase) -> bytes:
    return pack(**found._asdict())


def unpack_chase(packed: bytes) -> Chase:
    return Chase(**unpack(packed))
