"""Deckhand, mate and captain: what each makes of dice, and how they do against each other."""

import pytest

from quarterdeck.bots.kapern import deckhand_and_mate
from quarterdeck.bots.kapern.solved_tables import charts
from quarterdeck.bots.kapern.solver.card_payoffs import CardHand
from quarterdeck.bots.kapern.solver.expectations import rank
from quarterdeck.bots.kapern.solver.final_round import Aim, aim
from quarterdeck.bots.levels import sit
from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import RACE, SUDDEN, Final, Reply, ToGather, ToPlace, ToRescue
from quarterdeck.matches.arena import Match, blocks_of
from quarterdeck.matches.report import report
from tests.games.kapern.positions import at, dice, kind, turn

LEVELS = ("deckhand", "mate", "captain")
HOUSES = [
    Options(),
    Options(target=5000, guardian_chest=True, skull_chest=True, keep_one=True, floor_zero=True),
]


def word(level, state):
    """What a bot says to a position."""
    seen = GAME.view(state, GAME.to_move(state))
    return GAME.write(sit(GAME, level, state.options, seed=1).choose(seen))


# All of them


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("options", HOUSES, ids=["book", "house"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_to_the_rules_to_the_end(level, options, seats):
    bot, table = sit(GAME, level, options, seed=1), QuietTable(1)

    for _ in range(20):
        state = GAME.deal(seats, options, table)
        while (seat := GAME.to_move(state)) is not None:
            action = bot.choose(GAME.view(state, seat))
            assert action in GAME.legal_actions(state)
            state = GAME.apply(state, action, table)


@pytest.mark.parametrize("level", LEVELS)
def test_where_there_is_nothing_to_decide_a_bot_rolls(level):
    assert word(level, turn("coin")) == "roll"
    assert word(level, at("5k3c", "coin", moment=ToGather)) == "roll"


def play(bots, games, seed=1):
    match = Match("kapern", bots, Options(), seed)
    return report(match, list(blocks_of(match, games // 2, processes=1)))


def test_each_level_is_better_than_the_one_below():
    assert play(("captain", "mate"), games=300).players[0].share > 0.6
    assert play(("mate", "deckhand"), games=300).players[0].share > 0.6


@pytest.mark.slow
def test_the_captain_wins_seven_games_of_ten_against_the_mate():
    found = play(("captain", "mate"), games=2_000)

    assert found.players[0].low >= 0.70
    assert (found.illegal, found.timeouts) == (0, 0)


@pytest.mark.slow
def test_the_mate_beats_the_deckhand_clearly():
    assert play(("mate", "deckhand"), games=2_000).players[0].low >= 0.65


# The deckhand

NEVER_TIRED, ALWAYS_TIRED = (lambda: 0.9), (lambda: 0.1)


def deckhand(state, random=NEVER_TIRED):
    return GAME.write(deckhand_and_mate.deckhand(GAME.view(state, 0), random))


def test_a_deckhand_keeps_the_largest_set_and_rolls_the_rest():
    assert deckhand(at("1k3s2m1c1d", "coin")) == "reroll 2m1c1d"


def test_a_deckhand_stops_when_a_coin_flip_says_so():
    assert deckhand(at("1k3s2m1c1d", "coin"), ALWAYS_TIRED) == "stop"


@pytest.mark.parametrize(("lie", "card"), [("2k3s1m1c1d", "coin"), ("3s2m1p2c", "skull2")])
def test_a_deckhand_never_rolls_under_two_skulls(lie, card):
    assert deckhand(at(lie, card)) == "stop"


# The mate


@pytest.mark.parametrize(
    ("lie", "card", "answer"),
    [
        ("1k3s2m1c1d", "guardian", "reroll 2m"),
        ("1k3s3c1d", "coin", "stop"),
        ("1k2s3m1p1c", "animals", "reroll 2s"),
        ("1k3c1d2s1m", "pirate", "reroll 2s1m"),
        ("2k4c2s", "coin", "stop"),
        ("1k1s3m2p1c", "ship2", "reroll 3m2p1c"),
        ("1k2s3m2p", "ship2", "stop"),
        ("2k3s1m1c1d", "guardian", "reroll 1k1m"),
    ],
)
def test_a_mate_keeps_the_largest_set_and_treasure_until_it_is_enough(lie, card, answer):
    assert word("mate", at(lie, card)) == answer


def test_a_mate_always_calls_the_guardian_to_the_third_skull():
    assert word("mate", at("3k3c1d1s", "guardian", moment=ToRescue)) == "reroll 1k"
    assert word("mate", at("3k2s1m1p1c", "guardian", moment=ToRescue)) == "reroll 1k1m1p"


def test_a_mate_puts_on_the_island_what_it_keeps():
    assert word("mate", at("1k3s2m1c1d", "treasure_island", moment=ToPlace)) == "place 3s1c1d"


# The captain


def test_a_captain_plays_for_points_in_the_race():
    state = at("1k4c1d2s", "coin")

    best, *_ = rank(charts(Options())[CardHand(kind("coin"))], state.dice)

    assert word("captain", state) == GAME.write(best.action) == "reroll 2s"


@pytest.mark.parametrize(
    ("stage", "scores", "answer"),
    [
        (Reply(0), (5500, 6200), "stop"),  # 1100 are enough, whatever more they could become
        (Reply(0), (5000, 6200), "reroll 2s"),
        (SUDDEN, (4900, 5900), "stop"),
        (SUDDEN, (4800, 5900), "reroll 2s"),
        (Final(1), (5400, 6200), "reroll 2s"),  # a lead of 300 would not hold
    ],
)
def test_at_the_end_a_captain_plays_to_win(stage, scores, answer):
    state = at("1k4c1d2s", "coin", scores=scores, stage=stage)

    assert word("captain", state) == answer


def test_what_is_a_good_stop_in_the_race_is_none_when_it_loses():
    lie = "2k4c1d1s"

    assert word("captain", at(lie, "coin")) == "stop"
    assert word("captain", at(lie, "coin", stage=Reply(0), scores=(4800, 6000))) == "reroll 1s1d"


def test_a_lost_cause_is_still_played_for_points():
    race = at("2k1c2s2m1p", "pirate")
    lost = at("2k1c2s2m1p", "pirate", stage=Final(1), scores=(-9000, 6000))

    assert word("captain", lost) == word("captain", race)


@pytest.mark.parametrize(
    ("stage", "scores", "expected"),
    [
        (RACE, (0, 0), None),
        (SUDDEN, (5000, 5900), Aim(1000, rivals=0, chasers=0)),
        (Final(1), (5000, 6200), Aim(1200, rivals=1, chasers=1)),
        (Final(2), (5000, 6200, 6200), Aim(1200, rivals=2, chasers=2)),
        (Final(1), (5000, 6200, 6000), Aim(1200, rivals=1, chasers=1)),
        (Reply(0), (6100, 6200), Aim(100, rivals=1, chasers=0)),
    ],
)
def test_what_is_needed_depends_on_who_comes_after(stage, scores, expected):
    assert aim(GAME.view(at("8c", scores=scores, stage=stage), 0)) == expected


# The captain on Treasure Island


def test_a_captain_places_just_what_it_keeps():
    placing = at("1k3c2s2m", "treasure_island", moment=ToPlace)
    deciding = at("1k3c2s2m", "treasure_island", island=dice("2s3c"))

    assert word("captain", placing) == "place 2s3c"
    assert word("captain", deciding) == "reroll 2m"


def test_a_captain_who_stops_places_everything():
    assert word("captain", at("2k6c", "treasure_island", moment=ToPlace)) == "place 6c"


def test_a_captain_takes_over_from_someone_who_placed_less():
    placing = at("2k3s3c", "treasure_island", moment=ToPlace)
    bare = at("2k3s3c", "treasure_island")

    assert word("captain", placing) == "place 1s3c"
    assert word("captain", bare) == "stop"
