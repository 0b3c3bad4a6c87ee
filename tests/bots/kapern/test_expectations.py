"""What the solver makes of a position: every option ranked, and the chance to win."""

import math
from itertools import pairwise

import pytest

from quarterdeck.bots.kapern.solver.card_payoffs import HANDS, POINTS, cell
from quarterdeck.bots.kapern.solver.expectations import (
    card_outlook,
    planned_action,
    rank,
    rank_places,
)
from quarterdeck.bots.kapern.solver.final_round import UNCHALLENGED, Aim, chase, hold_against, purse
from quarterdeck.bots.kapern.solver.lattice import BOARDS, OF_SIZE
from quarterdeck.bots.kapern.solver.value_tables import chart, pack_charts, unpack_charts
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.rules import decisions_on
from tests.bots.kapern.hands import HOUSE, hand, told
from tests.games.kapern.positions import dice, kind

# Positions


def test_every_option_of_a_position_is_ranked(charts):
    choices = rank(charts[hand("pirate")], dice("1k3s1m1p2c"))

    assert told(choices)[:2] == ["reroll 1m1p", "reroll 1s1m1p"]
    assert len(choices) == len(decisions_on(dice("1k3s1m1p2c"), False, False))
    assert all(better.value >= worse.value - 1e-9 for better, worse in pairwise(choices))


def test_equals_are_ranked_by_few_dice_and_then_as_in_the_catalogue(charts):
    choices = rank(charts[hand("treasure_island")], dice("1k3c2s2m"))

    assert told(choices)[:3] == ["reroll 2m", "reroll 1s1m", "reroll 2s"]
    assert abs(choices[0].value - choices[2].value) < 1e-9


def test_stopping_goes_before_its_equals():
    sure = chart(Options(), hand("coin"), (1.0,) * len(POINTS))

    assert told(rank(sure, dice("5c1s1m1p")))[0] == "stop"


def test_risk_is_of_this_throw_and_bust_of_the_whole_turn(charts):
    stop, roll = sorted_by_word(charts, "coin", "1k4c1d2s", "stop", "reroll 2s")

    assert (stop.risk, stop.bust) == (0.0, 0.0)
    assert math.isclose(roll.risk, 1 / 36)
    assert roll.bust > roll.risk


def sorted_by_word(charts, card, lie, *words):
    by_word = {GAME.write(each.action): each for each in rank(charts[hand(card)], dice(lie))}
    return [by_word[word] for word in words]


def test_the_plan_is_the_first_of_every_ranking(charts):
    for each in (hand("guardian"), hand("ship3"), hand("treasure_island")):
        for skulls in charts[each].stakes.layers:
            for board in BOARDS[OF_SIZE[box.DICE - skulls]]:
                lie = (skulls, *board)
                assert rank(charts[each], lie)[0].action == planned_action(
                    charts[each].plan, each, lie
                )


# The Guardian


def test_the_third_skull_is_not_yet_the_end_while_the_guardian_is_there(charts):
    (roll,) = sorted_by_word(charts, "guardian", "2k2s2m1c1d", "reroll 2m")

    assert math.isclose(roll.risk, 1 / 36)


def test_with_three_skulls_it_is_guardian_or_bust(charts):
    choices = rank(charts[hand("guardian")], dice("3k2s1m1c1d"))

    assert told(choices)[0] == "reroll 1k1m"
    assert all(word.startswith("reroll 1k") for word in told(choices)[:-1])
    assert (told(choices)[-1], choices[-1].value, choices[-1].bust) == ("sink", 0.0, 1.0)


def test_a_chest_after_the_guardian_is_a_matter_of_house_rules(charts):
    strict = charts[hand("guardian", lifted=True)]
    kind_hearted = chart(HOUSE, hand("guardian", lifted=True), POINTS)

    assert rank(strict, dice("8c"))[0].value == 4800
    assert rank(kind_hearted, dice("8c"))[0].value == 5300


# Treasure Island


def test_dice_left_off_the_island_are_lost_with_a_fatal_throw(charts):
    found, lie = charts[hand("treasure_island")], dice("2k4c2s")

    (full, *_), (bare, *_) = rank(found, lie), rank(found, lie, dice("-"))

    assert told([full]) == ["reroll 2s"]
    fatal = 11 / 36
    (rolled,) = [each for each in rank(found, lie, dice("-")) if each.action == full.action]
    assert math.isclose(full.value - rolled.value, fatal * 600)
    assert bare.value < full.value


def test_just_what_will_be_kept_is_placed(charts):
    places = rank_places(charts[hand("treasure_island")], dice("1k3c2s2m"))

    assert told(places)[0] == "place 2s3c"
    assert places[0].value == rank(charts[hand("treasure_island")], dice("1k3c2s2m"))[0].value
    assert places[0].risk == 0.0


# The chance to win


@pytest.fixture(scope="module")
def last_word():
    return chase(Options(), rivals=1, chasers=0)


def test_the_more_is_needed_the_smaller_is_the_chance(last_word):
    for chances in last_word.chance:
        assert all(chances[:-1] >= chances[1:] - 1e-9)
        assert -1e-4 < chances[-1] < chances[0] < 1.0 + 1e-4


def test_all_needs_are_solved_at_once_as_if_one_by_one(last_word):
    for number, need in ((kind("coin"), 900), (kind("guardian"), 1500), (kind("ship2"), -300)):
        alone = chart(Options(), HANDS[number], purse(Aim(need, 1, 0), UNCHALLENGED))

        assert (last_word.plan[number, cell(need)] == alone.plan).all()


def test_a_lead_holds_the_better_the_larger_it_is(last_word):
    hold = hold_against(last_word)

    assert all(smaller <= larger for smaller, larger in pairwise(hold))
    assert 0.1 < hold[0] < 0.2
    assert hold[-1] > 0.99


def test_a_tie_is_worth_its_share_and_more_than_a_lead_that_will_not_hold(last_word):
    shares = purse(Aim(500, rivals=1, chasers=1), hold_against(last_word))

    below, level, ahead, far = (shares[cell(total)] for total in (400, 500, 600, 5000))
    assert abs(below) < 1e-5 < ahead < level < far
    assert math.isclose(level, 0.5, abs_tol=1e-5)


# Kept for later


def test_charts_survive_being_packed(charts):
    again = unpack_charts(Options(), pack_charts(charts))

    assert [card_outlook(again[each]) for each in HANDS] == [
        card_outlook(charts[each]) for each in HANDS
    ]
    lie = dice("3k2s1m1c1d")
    assert rank(again[hand("guardian")], lie) == rank(charts[hand("guardian")], lie)
