"""Chances to win in Piraten Kapern: exact for two, sound for more."""

import math

import pytest
from msgspec.structs import replace

from quarterdeck.bots.budget import DEFAULT, GLANCE
from quarterdeck.bots.kapern.duels import to_come
from quarterdeck.bots.kapern.win_bar import chances
from quarterdeck.core.moment import Over
from quarterdeck.core.table import outcomes
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.state import RACE, SUDDEN, Final, Reply, ToGather, ToPlace, ToRescue
from tests.games.kapern.positions import at, dice, turn


def told(state, seat=None):
    return chances(GAME.view(state, seat), DEFAULT)


def test_at_a_glance_a_new_turn_is_worth_the_mean_over_its_cards():
    state = turn(scores=(2000, 3100))
    each = [told(replace(state, card=card))[0] for card, _ in enumerate(box.DECK)]

    mean = sum(map(float.__mul__, each, map(float, box.DECK))) / sum(box.DECK)

    assert chances(GAME.view(state, None), GLANCE)[0] == pytest.approx(mean, abs=1e-5)


# Two


def expected(state, action):
    """Seat 0's chance after an action: the mean over all that may come of it."""
    full = replace(state, pile=box.DECK)  # the tables know no other pile
    after = outcomes(lambda table: GAME.apply(full, action, table))
    return math.fsum(p * first_chance(then) for p, then in after)


def first_chance(state):
    over = isinstance(state.awaiting, Over)
    return GAME.payoffs(state)[0] if over else told(state)[0]


@pytest.mark.parametrize(
    ("lie", "card", "more"),
    [
        ("2k4c1d1s", "coin", {}),
        ("2k4c1d1s", "treasure_island", {"island": dice("2c")}),
        ("3k3c2s", "guardian", {"moment": ToRescue}),
        ("2k4c1d1s", "pirate", {"scores": (6000, 8100)}),
    ],
)
def test_a_position_is_worth_its_best_action(lie, card, more):
    state = at(lie, card, **({"scores": (6000, 6700), "stage": Reply(0)} | more))

    best = max(expected(state, action) for action in GAME.legal_actions(state))

    assert told(state)[0] == pytest.approx(best, abs=1e-5)


@pytest.mark.parametrize(
    "state",
    [
        at("1k4c1d2s", "coin", scores=(5500, 0)),
        at("2k6c", "treasure_island", scores=(300, 4000)),
        at("2k6c", "pirate", scores=(300, 4000), stage=SUDDEN),
    ],
)
def test_where_it_is_best_to_stop_the_chance_is_that_after_stopping(state):
    assert told(state)[0] == pytest.approx(expected(state, do.STOP), abs=1e-5)


@pytest.mark.parametrize("stage", [RACE, Final(1)])
def test_on_skull_island_the_chance_hangs_on_the_skulls_to_come(stage):
    theirs = 6300 if stage == Final(1) else 4000
    state = at("6k2c", "skull1", scores=(5000, theirs), stage=stage, moment=ToGather)

    assert told(state)[0] == pytest.approx(expected(state, do.ROLL), abs=1e-5)


def test_before_placing_all_may_still_be_placed():
    placing = at("1k3c2s2m", "treasure_island", moment=ToPlace)
    placed = at("1k3c2s2m", "treasure_island", island=dice("3c2s2m"))
    bare = at("1k3c2s2m", "treasure_island")

    assert told(placing) == told(placed)
    assert told(bare)[0] < told(placed)[0]


def test_everybody_sees_the_same_chances():
    state = turn("pirate", scores=(2000, 2500), seat=1)

    assert told(state) == told(state, 0) == told(state, 1)
    assert sum(told(state)) == pytest.approx(1.0)


def test_chances_belong_to_seats_whoever_is_to_move():
    one, other = turn(scores=(2000, 2500), seat=0), turn(scores=(2500, 2000), seat=1)

    assert told(one) == pytest.approx(told(other)[::-1])


# More


def test_among_equals_whoever_moves_sooner_is_ahead():
    found = told(turn("coin", scores=(0, 0, 0, 0), seat=1))

    assert found[1] > found[2] > found[3] > found[0]
    assert sum(found) == pytest.approx(1.0)


@pytest.mark.parametrize("stage", [RACE, SUDDEN, Final(0)])
def test_among_more_a_higher_score_is_better(stage):
    starter = 6000 if stage == Final(0) else 3000
    low, high = (
        told(turn(scores=(starter, 3000, mine), seat=1, stage=stage))[2] for mine in (2000, 4000)
    )

    assert low < high


@pytest.mark.parametrize(
    ("mover", "one", "other", "answer"),
    [
        (1, 2, 3, "race"),  # both have a turn left
        (1, 2, 0, "final"),  # against the starter
        (2, 3, 1, "reply"),  # against one who has had a turn
        (2, 0, 1, "reply"),  # the starter, who has been passed
        (3, 0, 2, None),  # the starter, who has not
        (3, 1, 2, None),  # both have had their turn
    ],
)
def test_in_the_final_round_it_counts_who_has_had_a_turn(mover, one, other, answer):
    state = turn(scores=(6000, 6500, 4000, 4100), seat=mover, stage=Final(0))

    assert to_come(GAME.view(state, None), one, other) == answer


def test_nobody_is_ever_quite_written_off_among_more():
    state = at("2k6s", "ship2", scores=(-9000, 6000, 6000), seat=0, stage=Final(1))

    found = told(state)

    assert 0.0 < found[0] < 1e-6
    assert sum(found) == pytest.approx(1.0)
