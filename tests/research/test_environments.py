"""Environments: the same seed makes the same game, and what is not offered loses."""

import gymnasium
import numpy as np
import pytest

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.games import OURS
from quarterdeck.numbering import number_game
from quarterdeck.research import pettingzoo
from quarterdeck.research.environment import Environment
from quarterdeck.research.gymnasium import environment_id
from quarterdeck.research.vector import make_batch


def play_through(game, seed):
    core = Environment(number_game(game))
    core.reset(seed)
    observed = []
    while core.seat is not None and len(observed) < 200:
        observed.append(core.observe(core.seat).tobytes())
        core.try_step(core.pick())
    return observed


@pytest.mark.parametrize("game", OURS)
def test_the_same_seed_makes_the_same_game(game):
    assert play_through(game, 7) == play_through(game, 7)
    assert play_through(game, 7) != play_through(game, 8)


def test_an_id_that_is_not_offered_is_refused_with_its_word():
    core = Environment(number_game("kapern"))
    core.reset(1)
    stop = core.ids.words.index("stop")

    with pytest.raises(QuarterdeckError, match="“stop”, is not offered here"):
        core.try_step(stop)


def test_an_id_that_is_not_offered_loses_the_game_for_its_seat():
    table = pettingzoo.env("kapern")
    table.reset(seed=1)
    offender = table.agent_selection

    table.step(table.core.ids.words.index("stop"))

    assert all(table.terminations.values())
    assert table.rewards[offender] == -1


def test_a_seat_that_is_not_to_move_is_offered_nothing():
    table = pettingzoo.env("dorra", 4)
    table.reset(seed=1)

    masks = [table.observe(agent)["action_mask"].any() for agent in table.agents]

    assert masks.count(True) == 1


@pytest.mark.parametrize("game", OURS)
def test_a_learner_meets_bots_by_name(game):
    table = gymnasium.make(environment_id(game))
    told, _ = table.reset(seed=3)

    for _ in range(20):
        action = int(np.flatnonzero(told["action_mask"])[0])
        told, reward, ended, _, infos = table.step(action)
        assert -1 <= reward <= 1
        assert "scores" in infos
        if ended:
            told, _ = table.reset()


def test_a_learner_needs_as_many_opponents_as_there_are_other_seats():
    with pytest.raises(QuarterdeckError, match="4 seats need 3 opponents"):
        gymnasium.make(environment_id("dorra"), seats=4, opponents=("mate",))


@pytest.mark.parametrize("game", OURS)
def test_a_batch_is_the_same_in_one_process_and_in_workers(game):
    here, there = make_batch(6, game), make_batch(6, game, processes=2)
    try:
        told, _ = here.reset(seed=5)
        also, _ = there.reset(seed=5)
        for _ in range(25):
            actions = told["action_mask"].argmax(axis=1)
            told, *rest = here.step(actions)
            also, *others = there.step(actions)
            for key, value in told.items():
                assert (value == also[key]).all()
            same = zip(rest[:3], others[:3], strict=True)
            assert all((one == other).all() for one, other in same)
    finally:
        there.close()


def test_a_batch_tells_what_every_seat_of_an_ended_game_got():
    batch = make_batch(8, "dorra", 4)
    told, infos = batch.reset(seed=2)
    random = np.random.default_rng(1)
    while "returns" not in infos:
        actions = [int(random.choice(np.flatnonzero(mask))) for mask in told["action_mask"]]
        told, rewards, ended, _, infos = batch.step(actions)

    at = int(np.flatnonzero(ended)[0])
    assert abs(infos["returns"][at].sum()) < 1e-6
    assert rewards[at] == infos["returns"][at][infos["decided"][at]]
    assert told["action_mask"][at].any()  # dealt anew


def test_an_id_that_is_not_offered_ends_that_game_of_a_batch_alone():
    batch = make_batch(3, "kapern")
    told, _ = batch.reset(seed=2)
    actions = told["action_mask"].argmax(axis=1)
    actions[1] = told["action_mask"][1].argmin()

    _, rewards, ended, _, _ = batch.step(actions)

    assert ended.tolist() == [False, True, False]
    assert rewards[1] == -1
