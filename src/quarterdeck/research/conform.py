"""Every library's own test of an environment, run on our games: who passes, and who is missing."""

import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import partial
from importlib.util import find_spec
from io import StringIO
from time import process_time
from types import SimpleNamespace
from typing import Any, Literal

import msgspec

LONGEST = 60  # decisions of a game that spans a tree
SIMULATIONS = 5

Verdict = Literal["passed", "failed", "missing"]
Check = Callable[[str], None]  # of a game, by name; it raises where something is wrong


class Tested(msgspec.Struct, frozen=True):
    """What one test of one library says about a game."""

    game: str
    library: str
    test: str
    verdict: Verdict
    why: str = ""  # where it failed
    seconds: float = 0.0


# PettingZoo


def pettingzoo_api(game: str) -> None:
    from pettingzoo.test import api_test

    from quarterdeck.research.pettingzoo import env

    api_test(env(game), num_cycles=200)


def pettingzoo_seed(game: str) -> None:
    from pettingzoo.test import seed_test

    from quarterdeck.research.pettingzoo import env

    seed_test(partial(env, game), num_cycles=100)


def pettingzoo_max_cycles(game: str) -> None:
    from pettingzoo.test import max_cycles_test

    from quarterdeck.research.pettingzoo import cycle_env, parallel_env

    cycles = {"parallel_env": partial(parallel_env, game), "env": partial(cycle_env, game)}
    max_cycles_test(SimpleNamespace(**cycles))


def pettingzoo_parallel(game: str) -> None:
    from pettingzoo.test import parallel_api_test

    from quarterdeck.research.pettingzoo import parallel_env

    parallel_api_test(parallel_env(game), num_cycles=100)


def pettingzoo_render(game: str) -> None:
    from pettingzoo.test import render_test

    from quarterdeck.research.pettingzoo import env

    render_test(partial(env, game))


# Gymnasium


def gymnasium_check(game: str) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    from quarterdeck.research.gymnasium import environment_id

    check_env(gymnasium.make(environment_id(game)).unwrapped)


# OpenSpiel


def load_cut(game: str, **parameters: Any) -> Any:
    """A game whose tree does not grow into the sky."""
    import pyspiel

    from quarterdeck.research.openspiel import short_name

    return pyspiel.load_game(short_name(game), {"longest": LONGEST, **parameters})


def openspiel_simulation(game: str) -> None:
    import pyspiel

    pyspiel.random_sim_test(load_cut(game), num_sims=2, serialize=True, verbose=False)


def openspiel_ismcts(game: str) -> None:
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    tree, random = load_cut(game), np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(
        game=tree,
        uct_c=2.0,
        evaluator=judge,
        max_simulations=SIMULATIONS,
        random_state=random,
    )
    state = first_decision(tree, random)
    assert bot.step(state) in state.legal_actions()


def first_decision(tree: Any, random: Any) -> Any:
    """Where somebody is to choose among several."""
    state = tree.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        if state.is_chance_node():
            answers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(answers, p=odds)))
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def openspiel_mccfr(game: str) -> None:
    from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

    solver = OutcomeSamplingSolver(load_cut(game, longest=8))
    for _ in range(SIMULATIONS):
        solver.iteration()
    assert solver.average_policy() is not None


CHECKS: dict[str, dict[str, Check]] = {
    "pettingzoo": {
        "api_test": pettingzoo_api,
        "seed_test": pettingzoo_seed,
        "max_cycles_test": pettingzoo_max_cycles,
        "parallel_api_test": pettingzoo_parallel,
        "render_test": pettingzoo_render,
    },
    "gymnasium": {"check_env": gymnasium_check},
    "pyspiel": {
        "random_sim_test": openspiel_simulation,
        "ISMCTS": openspiel_ismcts,
        "outcome-sampling MCCFR": openspiel_mccfr,
    },
}


def find_out(game: str) -> Iterator[Tested]:
    """Test after test; a library that is not installed is said to be missing."""
    for library, checks in CHECKS.items():
        there = find_spec(library) is not None
        for test, check in checks.items():
            if there:
                yield try_check(game, library, test, check)
            else:
                yield Tested(game, library, test, "missing")


def try_check(game: str, library: str, test: str, check: Check) -> Tested:
    """Whatever the library raises is its verdict."""
    begun = process_time()
    try:
        with warnings.catch_warnings(), redirect_stdout(StringIO()):
            warnings.simplefilter("ignore")  # that a mask makes the observation a dictionary
            check(game)
    except Exception as wrong:  # a library may raise anything
        why = f"{type(wrong).__name__}: {wrong}"
        return Tested(game, library, test, "failed", why, round(process_time() - begun, 2))
    return Tested(game, library, test, "passed", "", round(process_time() - begun, 2))
