"""Decisions a second through every adapter, the observation and the mask computed each time.

Actions are chosen at random by kinds, so that games go as sensible ones do.
"""

from collections.abc import Callable
from time import process_time

import numpy as np

from quarterdeck.numbering import Numbering, number_game
from quarterdeck.research.environment import Environment

SEATS = {"dorra": 4, "waddingtons": 3}  # else as few as there can be
BATCH = 64
ROUNDS = 4  # of which the best counts

Walk = Callable[[int], None]  # so many decisions
Clock = Callable[[], float]


def decision_rate(walk: Walk, decisions: int, clock: Clock = process_time) -> float:
    """Decisions a second; once to warm up, then the best of some rounds."""
    walk(decisions)
    best = 0.0
    for _ in range(ROUNDS):
        begun = clock()
        walk(decisions)
        best = max(best, decisions / (clock() - begun))
    return best


def numbering_for(game: str) -> Numbering:
    return number_game(game, SEATS.get(game))


def core_walk(game: str) -> Walk:
    """The core that all adapters share."""
    core = Environment(numbering_for(game))
    core.reset(1)

    def walk(decisions: int) -> None:
        for _ in range(decisions):
            core.observe(core.seat or 0)
            core.mask()
            core.step(core.pick())
            if core.seat is None:
                core.reset(int(core.table.random() * 2**53))

    return walk


def aec_walk(game: str) -> Walk:
    """PettingZoo, as its own loops are written."""
    from quarterdeck.research.pettingzoo import env

    table = env(game, SEATS.get(game))
    table.reset(seed=1)

    def walk(decisions: int) -> None:
        for _ in range(decisions):
            _, _, ended, broken_off, _ = table.last()
            if ended or broken_off:
                table.reset()
            else:
                table.step(table.core.pick())

    return walk


def gymnasium_walk(game: str) -> Walk:
    """One seat against random bots; what bots decide is not counted."""
    from quarterdeck.research.gymnasium import AgainstBots

    seat = AgainstBots(game, SEATS.get(game))
    seat.reset(seed=1)

    def walk(decisions: int) -> None:
        for _ in range(decisions):
            _, _, ended, _, _ = seat.step(seat.core.pick())
            if ended:
                seat.reset()

    return walk


def tree_walk(game: str) -> Walk:
    """OpenSpiel, chance nodes not counted."""
    import pyspiel

    from quarterdeck.research.openspiel import short_name

    tree = pyspiel.load_game(short_name(game), {"seats": SEATS.get(game, 0)})
    random = np.random.default_rng(1)

    def walk(decisions: int) -> None:
        state = tree.new_initial_state()
        while decisions:
            if state.is_terminal():
                state = tree.new_initial_state()
            elif state.is_chance_node():
                answers, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(answers, p=odds)))
            else:
                state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(random.integers(len(legal)))])
                decisions -= 1

    return walk
