"""What a search is told about Buccaneer: moves worth a look, a quick way to play on, a verdict.

All of it is about a world that is imagined, in which every disc is known.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from quarterdeck.core.counts import Counts
from quarterdeck.core.menu import Menu
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.discs import disc_number
from quarterdeck.games.dorra.ships import Numbers, ship_columns
from quarterdeck.games.dorra.state import Pile, State, ToAct, ToMutiny, ToTake

PIECE = 1 / 3  # of what most of a kind are worth, one piece is thought to bring
TRIED = 4  # moves a playout compares
PRIOR = 0.5  # pieces everyone is thought to have yet to come
HELD = 0.5  # of what a pile could board for, its captain is thought to get
DOUBT = (3.0, 1.0)  # ducats that make a lead worth having: at the end, and more for every ship


def profit(numbers: Numbers, pile: Pile, ship: int) -> int:
    """The money a captain keeps if he boards."""
    known, captain = ship_columns(numbers), box.OWNER[pile[0]]
    wages = known.wages[ship]
    owed = sum(wages[box.FACE[disc]] for disc in pile if box.OWNER[disc] != captain)
    return known.ducats[ship] - owed


@lru_cache(maxsize=50_000)
def prize(numbers: Numbers, pile: Pile, ship: int) -> float:
    """The money, and the better piece of booty."""
    known = ship_columns(numbers)
    return profit(numbers, pile, ship) + PIECE * max(known.worth[k] for k in known.icons[ship])


@lru_cache(maxsize=50_000)
def best_prize(numbers: Numbers, pile: Pile, ships: tuple[int, ...]) -> float:
    """Of the best ship that a pile can board; nothing where it can board none."""
    crews, crew = ship_columns(numbers).crews, len(pile)
    return max((prize(numbers, pile, s) for s in ships if crews[s] <= crew), default=0.0)


# How to play on


def playout(state: State, menu: Menu[do.AnyAction], random: Callable[[], float]) -> do.AnyAction:
    """As people play who are in a hurry."""
    now = state.awaiting
    if isinstance(now, ToAct):
        start, count = menu.kinds[-1]
        boards = menu[start : start + count] if isinstance(menu[-1], do.Board) else ()
        best = max(boards, key=lambda board: gain(state, now.seat, board), default=None)
        if best is not None and (now.rebels or gain(state, now.seat, best) > 3 * random()):
            return best
        moves = menu[: menu.kinds[0][1]]
        tried = [moves[int(random() * len(moves))] for _ in range(TRIED)]
        return max(tried, key=lambda move: gain(state, now.seat, move))
    if isinstance(now, ToTake):
        worth = ship_columns(state.options.components).worth
        return max(menu, key=lambda take: worth[take.kind] if isinstance(take, do.Take) else 0)
    return menu.pick(random)


def gain(state: State, seat: int, action: do.AnyAction) -> float:
    """What a captain sees in it."""
    numbers = state.options.components
    match action:
        case do.Board(face, ship):
            return prize(numbers, state.piles[disc_number(seat, face)], ship)
        case do.Move(face, onto):
            pile = state.piles[disc_number(seat, face)] + state.piles[onto]
            return best_prize(numbers, pile, state.open)
    return 0.0


def far_enough(begun: State, now: State) -> bool:
    """Until the ships that lay open have all been boarded."""
    return len(now.gone) // box.OPEN > len(begun.gone) // box.OPEN


# Moves worth a look


def candidates(state: State, menu: Menu[do.AnyAction]) -> Sequence[do.AnyAction]:
    """The most profitable first; a ship in hand is worth more than a crew in the making."""
    now = state.awaiting
    if isinstance(now, ToAct):
        return sorted(menu, key=lambda action: -gain(state, now.seat, action) * eagerness(action))
    if isinstance(now, ToMutiny):
        return (do.MUTINY, do.OBEY)
    return menu


def eagerness(action: do.AnyAction) -> float:
    return 1.0 if isinstance(action, do.Board) else HELD


# A verdict


def share_of_everyone(state: State) -> tuple[float, ...]:
    """Everyone's share of the win, by what they would have if it ended soon."""
    hopes = project_ducats(state)
    ships = sum(state.deck) + len(state.open)
    scale = DOUBT[0] + DOUBT[1] * ships
    best = max(hopes)
    weights = [math.exp((hope - best) / scale) for hope in hopes]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def project_ducats(state: State) -> list[float]:
    """Purses, what booty promises, and piles that could board."""
    known = ship_columns(state.options.components)
    hopes = [float(purse) for purse in state.purses]
    for kind, value in enumerate(known.worth):
        for seat, part in enumerate(divide_kind(tuple(held[kind] for held in state.booty))):
            hopes[seat] += part * value
    for top, pile in enumerate(state.piles):
        if len(pile) > 1:
            bounty = best_prize(state.options.components, pile, state.open)
            hopes[box.OWNER[top]] += HELD * max(0.0, bounty)
    return hopes


@lru_cache(maxsize=50_000)
def divide_kind(held: Counts) -> tuple[float, ...]:
    """How a kind is likely to be shared in the end: who has more has much more."""
    weights = [(pieces + PRIOR) ** 3 for pieces in held]
    total = sum(weights)
    return tuple(weight / total for weight in weights)
