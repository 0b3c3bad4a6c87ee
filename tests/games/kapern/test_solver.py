"""The exact solver: known values, brute force, and the engine as its witness."""

import math
from collections import Counter
from itertools import pairwise
from statistics import fmean, pstdev

import pytest

from quarterdeck.core.counts import minus, put
from quarterdeck.core.table import LiveTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.events import PirateMagic, ReachedSkullIsland, Sank, Threw
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.rules import decisions_on
from quarterdeck.games.kapern.solver.charts import chart, chart_points, pack_charts, unpack_charts
from quarterdeck.games.kapern.solver.chase import UNCHALLENGED, Aim, chase, hold_against, purse
from quarterdeck.games.kapern.solver.lattice import BOARDS, OF_SIZE
from quarterdeck.games.kapern.solver.prospects import (
    first_roll,
    outlook,
    planned,
    rank,
    rank_places,
    taken,
)
from quarterdeck.games.kapern.solver.stakes import HANDS, POINTS, Hand, cell
from quarterdeck.games.kapern.state import ToGather, ToPlace, ToRoll
from tests.games.kapern.brute_force import BruteForce
from tests.games.kapern.positions import dice, kind, turn

HOUSE = Options(guardian_chest=True, skull_chest=True, keep_one=True)


@pytest.fixture(scope="module")
def charts():
    return chart_points(Options())


def hand(card, *, lifted=False):
    return Hand(kind(card), lifted)


def told(choices):
    return [GAME.write(choice.action) for choice in choices]


# Known values


@pytest.mark.parametrize(
    ("card", "expected"), [("pirate", 1157.60), ("coin", 781.54), ("ship2", 455.75)]
)
def test_a_card_is_worth_what_is_known_of_it(charts, card, expected):
    assert round(outlook(charts[hand(card)]).expected, 2) == expected


@pytest.mark.parametrize(
    ("card", "bust", "island"),
    [("coin", 10.42, 3.07), ("skull1", 26.05, 13.48), ("skull2", 37.21, 39.53)],
)
def test_the_first_roll_has_its_dangers(charts, card, bust, island):
    found = charts[hand(card)]

    assert round(100 * first_roll(found, 0.0).risk, 2) == bust
    assert round(100 * outlook(found).skull_island, 2) == island


def test_a_card_has_so_many_positions(charts):
    sizes = {each: [len(cells) for cells in charts[each].stakes.ends] for each in HANDS}

    assert sizes[hand("coin")] == [495, 330, 210]
    assert sizes[hand("guardian")] == [495, 330, 210, 126]
    assert sum(sizes[hand("guardian")] + sizes[hand("guardian", lifted=True)]) == 2196


def test_every_turn_ends_one_way_or_another(charts):
    for each in HANDS:
        found = outlook(charts[each])

        assert math.isclose(found.stop + found.bust + found.skull_island, 1.0)


def test_treasure_of_the_card_is_worth_the_same_in_coins_and_diamonds(charts):
    coin, diamond = outlook(charts[hand("coin")]), outlook(charts[hand("diamond")])

    assert math.isclose(coin.expected, diamond.expected)


# Brute force


def agree(found, plain, tolerance):
    """Every value of every position of a card, worked out in two ways."""
    for (lifted, lie), value in plain.values.items():
        choices = rank(found.spent if lifted and found.spent else found, lie)
        assert abs(choices[0].value - value) < tolerance
        for choice in choices:
            if isinstance(choice.action, do.Reroll):
                lifting = lifted or choice.action.dice[box.SKULL] > 0
                thrown = plain.thrown[lifting, minus(lie, choice.action.dice)]
                assert abs(choice.value - thrown) < tolerance


@pytest.mark.parametrize(
    ("card", "options"), [("treasure_island", Options()), ("skull1", HOUSE), ("ship4", Options())]
)
def test_brute_force_finds_the_same_values(card, options):
    agree(chart(options, hand(card), POINTS), BruteForce(card, options), 1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("card", box.CARDS)
@pytest.mark.parametrize("options", [Options(), HOUSE], ids=["book", "house"])
def test_brute_force_finds_the_same_values_for_every_card(card, options):
    agree(chart(options, hand(card), POINTS), BruteForce(card, options), 1e-6)


def test_brute_force_finds_the_same_chances_to_win():
    def share(points):
        return 1.0 if points > 300 else 0.5 if points == 300 else 0.0

    found = chart(Options(), hand("skull2"), purse(Aim(300, rivals=1, chasers=0), UNCHALLENGED))

    agree(found, BruteForce("skull2", worth=share), 2e-5)


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
                assert rank(charts[each], lie)[0].action == planned(charts[each].plan, each, lie)


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

    assert [outlook(again[each]) for each in HANDS] == [outlook(charts[each]) for each in HANDS]
    lie = dice("3k2s1m1c1d")
    assert rank(again[hand("guardian")], lie) == rank(charts[hand("guardian")], lie)


# The engine as witness


def follow(found, turns):
    """Turns played through the engine by the solver's plan: points, rolls and end of each."""
    table = LiveTable(seed=1)
    for _ in range(turns):
        state = turn(box.CARDS[found.hand.card], options=found.options)
        while GAME.to_move(state) == 0:
            state = GAME.apply(state, planned_action(found, state), table)
        heard = Counter(type(event) for _, event, _ in table.told)
        yield 5400 if heard[PirateMagic] else state.scores[0], heard[Threw], end_of(heard)
        table.clear()


def planned_action(found, state):
    if isinstance(state.awaiting, ToRoll | ToGather):
        return do.ROLL
    found = found.spent if state.lifted else found
    action = planned(found.plan, found.hand, state.dice)
    if isinstance(state.awaiting, ToPlace):
        return do.PLACES[put(minus(state.dice, taken(action)), box.SKULL, 0)]
    return action


def end_of(heard):
    return "bust" if heard[Sank] else "skull_island" if heard[ReachedSkullIsland] else "stop"


def bear_witness(found, turns):
    """Means of what was played lie within four standard errors of what was worked out."""
    points, rolls, ends = zip(*follow(found, turns), strict=True)
    expected = outlook(found)
    samples = {"expected": points, "rolls": rolls}
    samples |= {end: [each == end for each in ends] for end in ("bust", "stop", "skull_island")}
    for name, sample in samples.items():
        error = pstdev(sample) / math.sqrt(turns)
        assert abs(fmean(sample) - getattr(expected, name)) <= 4 * error, name


@pytest.mark.parametrize("card", box.CARDS)
def test_the_engine_pays_what_the_solver_promises(charts, card):
    bear_witness(charts[hand(card)], 4_000)


@pytest.mark.slow
@pytest.mark.parametrize("card", box.CARDS)
def test_the_engine_pays_what_the_solver_promises_in_the_long_run(charts, card):
    bear_witness(charts[hand(card)], 200_000)


@pytest.mark.parametrize("card", ["guardian", "skull1"])
def test_the_engine_pays_what_the_solver_promises_under_house_rules(card):
    bear_witness(chart(HOUSE, hand(card), POINTS), 4_000)
