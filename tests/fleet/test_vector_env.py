"""A fleet as a vector environment: what a batch of plain games tells, at once."""

import jax
import numpy as np
import pytest

from quarterdeck import fleet
from quarterdeck.fleet.terms import FLEETS
from quarterdeck.fleet.vector_env import keys_from, make_fleet
from quarterdeck.numbering import number_game
from quarterdeck.research.vector import make_batch

GAMES, STEPS, LONG = 4, 12, 2_000
SEEDS = [3, 2**40 + 1, 5, 7]
# Compiling is all that takes time: what is the same for all games is looked at in the smallest.
IN_TIME = ["kapern", *(pytest.param(game, marks=pytest.mark.slow) for game in [*FLEETS][1:])]


@pytest.fixture(scope="module", params=IN_TIME)
def batch(request):
    return make_fleet(GAMES, request.param)


def id_of(batch, word):
    words = number_game(batch.hands.terms.game).ids.words
    return words.index(word) if word in words else None


def first_of(told):
    return told["action_mask"].argmax(axis=1)


def any_of(told, random, first):
    """Any that is offered; what ends a turn comes first where there is such a thing."""
    masks = [np.flatnonzero(mask) for mask in told["action_mask"]]
    return [first if first in ids else int(random.choice(ids)) for ids in masks]


def test_its_spaces_are_those_of_plain_games(batch):
    plain = make_batch(GAMES, batch.hands.terms.game)

    told, infos = batch.reset(seed=1)

    assert batch.observation_space == plain.observation_space
    assert batch.action_space == plain.action_space
    assert batch.observation_space.contains(told)
    assert infos["seat"].dtype == plain.reset(seed=1)[1]["seat"].dtype


def test_a_game_is_the_same_alone_and_among_others(batch):
    """By its seed: what a fleet of one does by hand, the batch does in one of its rows."""
    terms, at = batch.hands.terms, 1
    (key,) = keys_from(np.array([SEEDS[at]], np.uint64))
    key, own = jax.random.split(key)
    state = jax.jit(fleet.init, static_argnums=1)(own, terms)
    advance, look = jax.jit(fleet.step), jax.jit(fleet.observe)
    told, infos = batch.reset(seed=SEEDS)

    for _ in range(STEPS):
        assert (told["observation"][at] == look(state, state.seat)).all()
        assert infos["seat"][at] == state.seat
        key, own = jax.random.split(key)
        state = advance(state, int(first_of(told)[at]), own)
        told, _, _, _, infos = batch.step(first_of(told))


def test_a_game_that_ends_tells_its_last_numbers_and_is_dealt_anew(batch):
    random, stop = np.random.default_rng(1), id_of(batch, "stop")
    told, infos = batch.reset(seed=2)
    for _ in range(LONG):
        to_move = infos["seat"]
        told, rewards, ended, _, infos = batch.step(any_of(told, random, stop))
        if ended.any():
            break
    at = int(np.flatnonzero(ended)[0])

    assert infos["decided"].tolist() == to_move.tolist()
    assert infos["_returns"].tolist() == ended.tolist()
    assert rewards[at] == infos["returns"][at][infos["decided"][at]]
    assert abs(infos["returns"][at]).max() > 0
    assert (rewards[~ended] == 0).all()
    assert infos["final_obs"]["observation"][at].any()
    assert (infos["final_obs"]["observation"][at] != told["observation"][at]).any()
    assert told["action_mask"].any(axis=1).all()


def test_an_id_that_is_not_offered_ends_that_game_alone(batch):
    told, infos = batch.reset(seed=2)
    loser, before = infos["seat"][1], told["observation"][1]
    actions = first_of(told)
    actions[1] = told["action_mask"][1].argmin()

    told, rewards, ended, _, infos = batch.step(actions)

    assert ended.tolist() == [False, True, False, False]
    lost = np.arange(len(infos["returns"][1])) == loser
    assert infos["returns"][1].tolist() == np.where(lost, -1, 0).tolist()
    assert rewards.tolist() == [0, -1, 0, 0]
    assert (infos["final_obs"]["observation"][1] == before).all()


def test_the_same_seed_gives_the_same_games_again(batch):
    once, _ = batch.reset(seed=9)
    once = [batch.step(first_of(once))[0] for _ in range(2)][-1]
    again, _ = batch.reset(seed=9)
    again = [batch.step(first_of(again))[0] for _ in range(2)][-1]

    assert all((once[key] == again[key]).all() for key in once)
