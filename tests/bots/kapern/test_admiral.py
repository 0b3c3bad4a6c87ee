"""The admiral: plays for the win where the captain plays for points."""

import pytest
from msgspec.structs import replace

from quarterdeck.bots.kapern import duels
from quarterdeck.bots.kapern import solved_tables as solved
from quarterdeck.bots.kapern.among_more import worth_of_ways
from quarterdeck.bots.kapern.solved_tables import share_of
from quarterdeck.bots.kapern.solver.card_payoffs import HANDS, cell
from quarterdeck.bots.kapern.solver.expectations import rank, weigh
from quarterdeck.bots.kapern.solver.lattice import BOARDS, OF_SIZE
from quarterdeck.bots.kapern.solver.turn_odds import unheard
from quarterdeck.bots.levels import sit
from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import RACE, SUDDEN, Final, Reply, ToPlace, ToRescue
from tests.games.kapern.positions import at

HOUSES = [
    Options(),
    Options(target=5000),
    Options(target=8000),
    Options(guardian_chest=True),
    Options(skull_chest=True),
    Options(keep_one=True),
    Options(floor_zero=True),
    Options(target=5000, guardian_chest=True, skull_chest=True, keep_one=True, floor_zero=True),
]


def word(level, state):
    """What a bot says to a position."""
    seen = GAME.view(state, GAME.to_move(state))
    return GAME.write(sit(GAME, level, state.options, seed=1).choose(seen))


# By the rules


def play_through(options, seats):
    bot, table = sit(GAME, "admiral", options, seed=1), QuietTable(1)
    state = GAME.deal(seats, options, table)
    while (seat := GAME.to_move(state)) is not None:
        action = bot.choose(GAME.view(state, seat))
        assert action in GAME.legal_actions(state)
        state = GAME.apply(state, action, table)


@pytest.mark.parametrize("number", range(len(HOUSES)))
def test_an_admiral_keeps_to_the_rules_of_every_house(number):
    play_through(HOUSES[number], seats=2 + number % 4)


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", HOUSES)
def test_an_admiral_keeps_to_the_rules_whatever_the_house_and_the_crew(options, seats):
    play_through(options, seats)


@pytest.mark.parametrize("card", ["coin", "guardian", "treasure_island"])
def test_the_same_view_makes_the_same_choice(card):
    state = at("1k3s2m1c1d", card, scores=(2000, 3100))

    first = word("admiral", state)
    duels.solve_turn.cache_clear()

    assert word("admiral", state) == first
    assert word("admiral", replace(state, pile=box.DECK, turn=40)) == first


# Where it plays otherwise than the captain


@pytest.mark.parametrize(
    ("lie", "card", "scores", "captain", "admiral"),
    [
        ("1k4c1d2s", "coin", (0, 0), "reroll 2s", "reroll 2s"),
        ("1k4c1d2s", "coin", (5500, 0), "reroll 2s", "stop"),  # there, and far ahead
        ("2k4c1d1s", "coin", (4800, 5900), "stop", "reroll 1s1d"),  # the other is as good as there
        ("1k3s2m2c", "ship3", (5500, 0), "reroll 2m", "stop"),
        ("2k3s3c", "treasure_island", (0, 4500), "stop", "reroll 2s"),
    ],
)
def test_an_admiral_knows_the_score(lie, card, scores, captain, admiral):
    state = at(lie, card, scores=scores)

    assert (word("captain", state), word("admiral", state)) == (captain, admiral)


def test_in_sudden_death_an_admiral_thinks_of_the_turns_to_come():
    state = at("2k4c1d1s", "coin", scores=(3000, 5900), stage=SUDDEN)

    assert (word("captain", state), word("admiral", state)) == ("stop", "reroll 1s1d")


def test_a_lost_cause_is_still_played_for_points():
    race = at("2k1c2s2m1p", "pirate")
    lost = at("2k1c2s2m1p", "pirate", stage=Final(1), scores=(-9000, 6000))

    assert word("admiral", lost) == word("captain", race)


def test_an_admiral_places_just_what_it_keeps():
    placing = at("1k3c2s2m", "treasure_island", moment=ToPlace)

    assert word("admiral", placing) == "place 2s3c"
    assert word("admiral", at("2k3s3c", "treasure_island")) == "stop"  # nothing was placed


@pytest.mark.parametrize(
    ("stage", "seat", "other", "phase"),
    [
        (RACE, 0, 1, "race"),
        (SUDDEN, 0, 1, "sudden"),
        (Final(2), 0, 2, "final"),  # has started it
        (Final(2), 0, 1, "final"),  # has a turn to come
        (Final(2), 1, 0, "reply"),  # has had one
        (Reply(2), 2, 0, "reply"),
    ],
)
def test_a_turn_among_three_is_played_as_if_there_were_one_other(stage, seat, other, phase):
    seen = GAME.view(at("8c", seat=seat, scores=(5000, 5500, 6000), stage=stage), seat)

    assert duels.duel_against(seen, seat, other).phase == phase


def test_a_reply_to_those_who_fell_below_the_target_is_sudden_death():
    seen = GAME.view(at("8c", scores=(5000, 5500), stage=Reply(0)), 0)

    assert duels.duel_against(seen, 0, 1) == ("sudden", 5000, 5500)


# Among more


def ways(scores, stage, seat=0):
    """What ending a turn with so many points is worth."""
    found = worth_of_ways(GAME.view(at("8c", seat=seat, scores=scores, stage=stage), seat), seat)
    return lambda points: found[cell(points)]


@pytest.mark.parametrize("stage", [RACE, SUDDEN, Final(2), Reply(0)])
def test_among_more_a_thousand_points_are_worth_having(stage):
    """A hundred may not be: a tie is not answered, a small lead is."""
    best = 6000 if stage in (Final(2), Reply(0)) else 5000
    worth = ways((4500, 3000, best), stage)

    values = [worth(points) for points in (0, 1000, 2000, 3000)]

    assert values == sorted(values)
    assert 0 <= values[0] < values[-1] <= 1


def test_in_the_race_each_of_the_others_counts():
    alone, followed = ways((4000, 5000, 0), RACE), ways((4000, 5000, 4900), RACE)

    assert followed(500) < alone(500)


def test_in_the_race_equals_have_equal_chances_but_for_whose_turn_is_next():
    after_a_bust = ways((0, 0, 0, 0), RACE)(0)

    assert 0.15 < after_a_bust < 0.25


def test_a_lead_must_hold_against_everyone_who_still_has_a_turn():
    near, far = ways((5000, 5900, 6000), Final(2)), ways((5000, 100, 6000), Final(2))

    assert near(1500) < far(1500) < 1.0
    assert ways((5000, 5900, 6000), Final(1))(1500) > near(1500)  # only the starter answers


def test_a_tie_is_shared_and_the_starter_does_not_answer_it():
    assert ways((5000, 4000, 6000), Reply(0))(1000) == 1 / 2
    assert ways((5000, 6000, 6000), Reply(0))(1000) == pytest.approx(1 / 3)
    assert ways((5000, -9000, 6000), Final(2))(1000) == pytest.approx(1 / 2, abs=1e-3)
    assert ways((5000, 4000, 6000), Final(2))(900) == 0


# By the tables


def test_the_admiral_beats_the_captain_by_the_tables():
    met = solved.meetings(Options(), unheard)

    assert share_of("admiral", "captain", met) >= 0.503
    assert share_of("captain", "captain", met) == pytest.approx(0.5)


@pytest.mark.slow
def test_the_admiral_beats_the_captain_when_all_is_worked_out_again():
    shipped = solved.meetings(Options(), unheard)

    met = solved.meetings(Options(), unheard, anew=True)

    assert share_of("admiral", "captain", met) >= 0.503
    for fresh, kept in zip(met, shipped, strict=True):
        assert fresh.won_by_first == pytest.approx(kept.won_by_first, abs=1e-6)


# The captain's regret


def places(hand, stakes):
    """Every position of a hand that leaves something to decide."""
    for skulls in stakes.layers:
        moment = {"moment": ToRescue} if skulls == box.DEADLY else {}
        for board in BOARDS[OF_SIZE[box.DICE - skulls]]:
            yield at("-", box.CARDS[hand.card], dice=(skulls, *board), lifted=hand.lifted, **moment)


@pytest.mark.parametrize("hand", HANDS)
def test_the_captain_regrets_nothing(hand):
    captain, chart = sit(GAME, "captain", Options(), seed=1), solved.charts(Options())[hand]

    for state in places(hand, chart.stakes):
        island = (0, *state.dice[1:])
        action = captain.choose(GAME.view(replace(state, island=island), 0))
        regret = rank(chart, state.dice)[0].value - weigh(chart, state.dice, action, island).value
        assert abs(regret) < 1e-6, GAME.write(action)
