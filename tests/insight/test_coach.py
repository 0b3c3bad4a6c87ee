"""The coach: the strongest bot's numbers, in words."""

import pytest

import cutlass
from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.levels import sit
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.moment import Over
from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import SUDDEN, Final, Reply, ToGather, ToPlace, ToRescue
from quarterdeck.insight.coach import advise
from quarterdeck.words import LANGUAGES, words
from tests.games.kapern.positions import at, dice, turn


def advice(state, seat=0):
    return advise(GAME, GAME.view(state, seat), DEFAULT)


def reasons(state, language="en"):
    return [words(GAME, language).say(option.reason) for option in advice(state).options]


def reason(state, action):
    (found,) = [option for option in advice(state).options if option.action == action]
    return words(GAME).say(found.reason)


def test_every_legal_action_is_weighed_best_first():
    state = at("1k3s1m1p2c", "pirate")

    found = advice(state)

    assert found.measure == "points"
    assert found.options[0].action == "reroll 1m1p"
    assert round(found.options[0].value, 2) == 1136.76
    legal = {GAME.write(action) for action in GAME.legal_actions(state)}
    assert {option.action for option in found.options} == legal


def test_the_only_thing_to_do_has_no_figure():
    found = advice(turn())

    assert [option.action for option in found.options] == ["roll"]
    assert found.measure == "none"


@pytest.mark.parametrize(
    ("state", "action", "says"),
    [
        (at("1k3s1m1p2c", "pirate"), "reroll 1m1p", "Keep 3 sabres and 2 coins, roll 2."),
        (at("1k3s1m1p2c", "pirate"), "stop", "Take 600: leaves 537 on the table."),
        (at("8c", "guardian"), "stop", "Take 5300, the full chest included."),
        (at("2k2s2m1c1d", "ship3"), "stop", "Let the ship go for 500: leaves 614 on the table."),
        (
            at("3k2s1m1c1d", "guardian", moment=ToRescue),
            "reroll 1k",
            "Call the Guardian, keep 2 sabres, 1 monkey, 1 coin, and 1 diamond, roll 1: "
            "4 less, but calmer.",
        ),
        (
            at("3k2s1m1c1d", "guardian", moment=ToRescue),
            "sink",
            "Let the third skull have its way: leaves 231 on the table.",
        ),
        (
            at("1k4c1d2s", "coin", scores=(5500, 6200), stage=Reply(0)),
            "reroll 2s",
            "Keep 4 coins and 1 diamond, roll 2: gives away 2.8% of the win.",
        ),
    ],
)
def test_a_reason_is_one_true_line(state, action, says):
    assert reason(state, action) == says


def test_equals_are_called_so():
    state = at("1k3c2s2m", "treasure_island", island=dice("2s2m3c"))

    assert reasons(state)[2] == "Keep 2 monkeys and 3 coins, roll 2: just as good."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_in_every_language(language):
    for state in (at("2k2s2m1c1d", "guardian"), at("2k1s3m1c1d", "ship2"), turn("coin")):
        assert all(reasons(state, language))


def test_on_treasure_island_a_choice_is_what_to_place_and_then_to_do():
    first, *_ = advice(at("1k3c2s2m", "treasure_island", moment=ToPlace)).options

    assert (first.action, first.then) == ("place 2s3c", "reroll 2m")
    assert words(GAME).say(first.reason) == "Put 2 sabres and 3 coins on the island, roll 2."


def test_what_was_placed_is_what_counts():
    full = at("2k3s3c", "treasure_island", island=dice("1s3c"))
    bare = at("2k3s3c", "treasure_island")

    assert advice(full).options[0].action == "reroll 2s"
    assert advice(bare).options[0].action == "stop"


@pytest.mark.parametrize(
    ("stage", "measure"), [(Final(1), "win"), (Reply(0), "win"), (SUDDEN, "win")]
)
def test_at_the_end_the_chance_to_win_is_what_counts(stage, measure):
    found = advice(at("1k4c1d2s", "coin", scores=(5000, 5900), stage=stage))

    assert found.measure == measure
    assert all(0.0 <= option.value <= 1.0 for option in found.options)


def test_where_nothing_can_be_won_points_are_what_counts():
    found = advice(at("1k4c1d2s", "coin", scores=(-9000, 6200), stage=Final(1)))

    assert found.measure == "points"


def test_before_the_first_roll_the_card_is_weighed():
    (roll,) = advice(turn("coin")).options

    assert (roll.action, round(roll.value, 2)) == ("roll", 781.54)
    assert round(roll.risk, 4) == 0.1042


def test_on_skull_island_there_is_nothing_to_weigh():
    (roll,) = advice(at("5k3c", "coin", moment=ToGather)).options

    assert (roll.action, roll.value) == ("roll", 0.0)


@pytest.mark.parametrize(
    ("state", "seat"), [(turn("coin"), 1), (turn("coin"), None), (turn(awaiting=Over((0,))), 0)]
)
def test_who_is_not_to_move_gets_no_advice(state, seat):
    assert advice(state, seat).options == ()


def test_the_admiral_does_what_the_coach_says():
    admiral, table = sit(GAME, "admiral", Options(), seed=1), QuietTable(5)
    state = GAME.deal(2, Options(), table)

    while (seat := GAME.to_move(state)) is not None:
        action = admiral.choose(GAME.view(state, seat))
        assert advice(state, seat).options[0].action == GAME.write(action)
        state = GAME.apply(state, action, table)


def test_a_game_without_a_coach_says_so():
    state = cutlass.GAME.deal(2, cutlass.GAME.options(), QuietTable(1))

    with pytest.raises(QuarterdeckError) as no:
        advise(cutlass.GAME, cutlass.GAME.view(state, 0), DEFAULT)

    assert words().say(no.value.sentence).startswith("There is no coach for cutlass.")
