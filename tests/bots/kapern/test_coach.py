"""The coach of Piraten Kapern: it says what the admiral does, and when the win is what counts."""

import pytest

from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.kapern.coach import GOOD_TURN, advise
from quarterdeck.bots.levels import sit
from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import RACE, SUDDEN, Final, Reply, ToGather, ToPlace
from quarterdeck.matches.arena import Match, blocks_of
from quarterdeck.matches.report import report
from tests.games.kapern.positions import at, dice, turn

LIES = [
    ("1k4c1d2s", "coin", {}),
    ("2k3s2m1c", "guardian", {}),
    ("1k2s3m2c", "ship3", {}),
    ("1k3c2s2m", "treasure_island", {"moment": ToPlace}),
    ("2k5c1d", "treasure_island", {"island": dice("3c")}),
]
STANDINGS = [
    (RACE, (0, 0)),
    (RACE, (4800, 5900)),
    (RACE, (5500, 200)),
    (Final(1), (5700, 6100)),
    (Reply(0), (6000, 6700)),
    (SUDDEN, (4900, 5900)),
    (RACE, (2000, 5200, 900)),
    (Final(2), (5000, 6300, 6100)),
    (Final(3), (5000, 4100, 6600, 6100, 300)),
]


def told(state):
    return advise(GAME.view(state, GAME.to_move(state)), DEFAULT)


def word(level, state):
    seen = GAME.view(state, GAME.to_move(state))
    return GAME.write(sit(GAME, level, state.options, seed=1).choose(seen))


@pytest.mark.parametrize(("stage", "scores"), STANDINGS)
def test_the_first_advice_is_what_an_admiral_plays(stage, scores):
    for lie, card, more in LIES:
        state = at(lie, card, stage=stage, scores=scores, **more)

        assert told(state).options[0].action == word("admiral", state)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_advice_is_what_an_admiral_plays_in_whole_games(seats):
    admiral, table = sit(GAME, "admiral", Options(), seed=1), QuietTable(seats)

    for _ in range(4):
        state = GAME.deal(seats, Options(), table)
        while (seat := GAME.to_move(state)) is not None:
            action = admiral.choose(GAME.view(state, seat))
            assert told(state).options[0].action == GAME.write(action)
            state = GAME.apply(state, action, table)


# When the win is what counts


@pytest.mark.parametrize(
    ("scores", "measure"),
    [
        ((0, 0), "points"),
        ((Options().target - GOOD_TURN - 100, 0), "points"),
        ((Options().target - GOOD_TURN, 0), "win"),  # may start the final round next time
        ((0, 0, Options().target - GOOD_TURN), "win"),
    ],
)
def test_the_win_counts_once_somebody_is_within_a_good_turn_of_the_target(scores, measure):
    assert told(turn("coin", scores=scores)).measure == measure


def test_the_win_counts_wherever_it_asks_for_something_else_than_points():
    state = at("2k1m3p2c", "animals", scores=(0, 0))

    assert word("captain", state) == "stop"
    assert told(state).options[0].action == "reroll 2c"
    assert told(state).measure == "win"


@pytest.mark.parametrize("scores", [(5500, 0), (5500, 0, 300, 200)])
def test_a_forced_roll_is_worth_the_chance_to_win_near_the_end(scores):
    for state in (
        turn("coin", scores=scores),
        at("5k3c", "coin", moment=ToGather, scores=scores),
    ):
        (roll,) = told(state).options
        assert roll.action == "roll"
        assert 0.5 < roll.value < 1


# Worth following


@pytest.mark.slow
def test_who_follows_the_coach_beats_a_mate():
    match = Match("kapern", ("coach", "mate"), Options(), seed=1)

    found = report(match, list(blocks_of(match, 100, processes=1)))

    assert found.players[0].low >= 0.65
    assert found.illegal == 0
