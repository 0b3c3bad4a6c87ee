"""What scores are worth: by the engine's own ways to end, by brute force, and by playing."""

import math

import numpy as np
import pytest
from msgspec.structs import replace

from quarterdeck.bots.kapern import solved_tables as solved
from quarterdeck.bots.kapern.duels import duel_against
from quarterdeck.bots.kapern.solver.best_turn import play_best
from quarterdeck.bots.kapern.solver.card_payoffs import (
    HANDS,
    MAGIC,
    MOST,
    POINTS,
    STEP,
    CardHand,
    at_stake,
    cell,
)
from quarterdeck.bots.kapern.solver.expectations import rank
from quarterdeck.bots.kapern.solver.match_odds import best_of_all, contest, improve, meet
from quarterdeck.bots.kapern.solver.skull_island import leavings
from quarterdeck.bots.kapern.solver.symmetry import fold_stakes
from quarterdeck.bots.kapern.solver.turn_odds import CURSED, ODDS, WAYS, best_turns, unheard
from quarterdeck.bots.kapern.solver.value_tables import chart
from quarterdeck.bots.kapern.solver.win_table import Pair, value_of_turn
from quarterdeck.bots.kapern.solver.win_turn import Duel, chance_before, chance_with, winning
from quarterdeck.bots.levels import sit
from quarterdeck.core.moment import Over
from quarterdeck.core.table import LiveTable, QuietTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.ending import end_turn
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.rules import apply_floor
from quarterdeck.games.kapern.state import RACE, SUDDEN, Final, Reply, ToRoll
from tests.bots.kapern.brute_force import BruteForce
from tests.games.kapern.positions import kind, turn

BOOK = Options()
FLOORED = Options(floor_zero=True)
TOY = Options(target=500, floor_zero=True)  # a few rows, so that all of it is worked out at once


@pytest.fixture(scope="module")
def known():
    return solved.standings(BOOK, unheard)


TOLD = []


@pytest.fixture(scope="module")
def toy():
    return best_of_all(TOY, solved.habits(TOY), TOLD.append)


@pytest.fixture(scope="module")
def best(toy):
    return improve(TOY, toy, 1, unheard)


def steep(columns):
    """Purses of all tempers, from the greedy to the timid."""
    totals = np.array([*POINTS])[:, None]
    return 1 / (1 + np.exp(-(totals - np.linspace(-500, 3000, columns)) / 400))


# Folding


@pytest.mark.parametrize("hand", [each for each in HANDS if not each.guarded])
def test_a_folded_lattice_is_worth_the_same(hand):
    plain = play_best(at_stake(BOOK, hand), steep(4))
    small = play_best(fold_stakes(BOOK, hand), steep(4))

    assert np.abs(plain.worth[0, 0] - small.worth[0, 0]).max() < 1e-9


def test_faces_that_score_alike_are_folded_and_others_are_not():
    sizes = {card: len(fold_stakes(BOOK, CardHand(kind(card))).lattice.size) for card in box.CARDS}

    assert sizes["pirate"] == 234  # sabres, monkeys, parrots; coins, diamonds
    assert sizes["coin"] == 387  # a coin is worth more than a diamond
    assert sizes["ship2"] == 484  # sabres stand apart
    assert len(at_stake(BOOK, CardHand(kind("pirate"))).lattice.size) == 1288


# Turns as odds


def test_the_odds_of_a_turn_add_up_and_are_worth_what_was_solved():
    ends = np.concatenate([steep(3), np.zeros((WAYS - CURSED, 3))])

    odds = best_turns(BOOK, ends)

    assert odds.min() > -1e-7
    assert odds.sum(axis=0) == pytest.approx(1.0)
    assert (odds * ends).sum(axis=0) == pytest.approx(by_cards(ends), abs=1e-5)


def by_cards(ends):
    """The same card by card, on the plain lattice; Skull Island brings nothing."""
    found = np.zeros(ends.shape[1])
    for column, purse in enumerate(ends.T):
        for card, p in enumerate(ODDS):
            solved = chart(BOOK, CardHand(card), tuple(purse[:CURSED]))
            island = sum(leavings(card).values())
            found[column] += p * (solved.worth[0, 0] - island * purse[cell(0)])
    return found


@pytest.mark.slow
def test_a_turn_for_points_brings_what_the_charts_say():
    race = solved.habits(TOY).race[:, 0]
    charts = solved.charts(TOY)

    expected = sum(p * charts[CardHand(card)].worth[0, 0] for card, p in enumerate(ODDS))

    assert race[: MAGIC + 1] @ np.array([*POINTS]) == pytest.approx(expected, abs=0.01)


# What a way to end is worth, by the engine


def after(options, stage, scores, known):
    """Seat 0's chance once its turn has ended so: whatever the engine makes of it."""
    state = end_turn(turn("coin", stage=stage, options=options), 0, scores, QuietTable(1))
    if isinstance(state.awaiting, Over):
        return GAME.payoffs(state)[0]
    seat = state.awaiting.seat
    p = chance_before(options, known, duel_against(GAME.view(state, seat), seat, 1 - seat))
    return p if seat == 0 else 1 - p


@pytest.mark.parametrize(
    ("stage", "phase", "mine", "theirs"),
    [
        (RACE, "race", 3000, 4500),
        (RACE, "race", 5900, 5900),
        (RACE, "race", -1500, 300),
        (Final(1), "final", 4000, 6000),
        (Final(1), "final", 5900, 7400),
        (Reply(0), "reply", 6000, 6100),
        (Reply(0), "reply", 6200, 9000),
        (Reply(0), "sudden", 5200, 5800),
        (SUDDEN, "sudden", 5900, 3000),
    ],
)
def test_every_end_of_a_turn_is_worth_what_the_engine_makes_of_it(
    known, stage, phase, mine, theirs
):
    found = value_of_turn(BOOK, known, phase, Pair(np.array([mine]), np.array([theirs])))[:, 0]

    assert duel_against(GAME.view(turn(stage=stage, scores=(mine, theirs)), 0), 0, 1).phase == phase
    for points in (-1000, -300, 0, 100, 600, 1000, 1500, 2000, 5200, MOST):
        told = after(BOOK, stage, (mine + points, theirs), known)
        assert found[cell(points)] == pytest.approx(told), points
    for curse in (400, 700, 1600):
        told = after(BOOK, stage, (mine, theirs - curse), known)
        assert found[CURSED + curse // STEP] == pytest.approx(told), curse
    assert found[MAGIC] == 1.0


@pytest.mark.parametrize("phase", ["race", "sudden"])
def test_a_floor_under_the_scores_is_kept_to(known, phase):
    mine, theirs, stage = 200, 300, SUDDEN if phase == "sudden" else RACE

    found = value_of_turn(FLOORED, known, phase, Pair(np.array([mine]), np.array([theirs])))[:, 0]

    for points in (-1000, -300, 0, 100):
        told = after(FLOORED, stage, (apply_floor(FLOORED, mine + points), theirs), known)
        assert found[cell(points)] == pytest.approx(told), points
    assert found[CURSED + 4] == pytest.approx(after(FLOORED, stage, (mine, 0), known))


# What scores are worth


@pytest.mark.parametrize(
    "at",
    [
        Duel("race", 0, 0),
        Duel("race", 3000, 4500),
        Duel("race", 5800, 5900),
        Duel("final", 5600, 6100),
        Duel("sudden", 4700, 5300),
        Duel("reply", 6000, 6500),
    ],
)
def test_before_a_card_is_known_the_chance_is_the_mean_over_all_cards(known, at):
    cards = [chance_with(winning(BOOK, known, CardHand(card), at)) for card in range(len(ODDS))]

    assert ODDS @ cards == pytest.approx(chance_before(BOOK, known, at), abs=3e-6)


def test_more_points_are_better_and_more_of_the_other_s_worse(known):
    for table in (known.race, known.sudden):
        assert np.diff(table, axis=0).min() > -1e-6
        assert np.diff(table, axis=1).max() < 1e-6
    assert np.diff(known.reply).max() < 1e-6


def test_chances_are_chances_and_whoever_begins_is_ahead(known):
    for table in known:
        assert (table.min(), table.max()) >= (0.0, 0.0)
        assert table.max() <= 1.0
    assert chance_before(BOOK, known, Duel("race", 0, 0)) == pytest.approx(0.5375, abs=1e-4)


def test_the_target_does_not_matter_but_how_far_it_is_away(known):
    far = chance_before(Options(target=8000), known, Duel("race", 5000, 6500))

    assert far == chance_before(BOOK, known, Duel("race", 3000, 4500))


def test_against_itself_a_player_has_the_same_chances_in_both_seats():
    habits = solved.habits(TOY)

    one, other = contest(TOY, habits, habits)

    assert np.abs(one.race - other.race).max() < 1e-8


@pytest.mark.slow
def test_nothing_can_be_improved_in_the_best_play_of_all(toy, best):
    same, _ = contest(TOY, best, best)

    assert np.abs(same.race - toy.race).max() < 1e-6
    assert np.abs(same.sudden - toy.sudden).max() < 1e-6


def test_no_habits_do_better_against_the_best_play_than_it_does_itself(toy, best):
    _, captain = contest(TOY, best, solved.habits(TOY))

    assert (captain.race <= toy.race + 1e-6).all()


@pytest.mark.usefixtures("toy")
def test_all_of_the_work_is_told_of():
    assert len(TOLD) > 4
    assert sum(TOLD) == pytest.approx(1.0)


# Brute force, and the engine as witness


@pytest.mark.parametrize("at", [Duel("race", 300, 400), Duel("sudden", 100, 300)])
def test_brute_force_plays_a_turn_as_well(toy, at):
    ways = value_of_turn(TOY, toy, at.phase, Pair(np.array([at.mine]), np.array([at.theirs])))[:, 0]
    plain = BruteForce("skull2", TOY, worth=lambda points: ways[cell(points)])

    found = winning(TOY, toy, CardHand(kind("skull2")), at).chart

    for (_, lie), value in plain.values.items():
        best = rank(found, lie)[0].value
        assert best == pytest.approx(value, abs=2e-5)


def won_by_first(first, second, games):
    """Games of bots; every card comes from a full pile, as in the tables."""
    bots = [sit(GAME, level, TOY, seed=1) for level in (first, second)]
    table, won = LiveTable(seed=1), 0.0
    for _ in range(games):
        state = replace(GAME.deal(2, TOY, table), awaiting=ToRoll(0))
        while (seat := GAME.to_move(state)) is not None:
            state = replace(state, pile=box.DECK)
            state = GAME.apply(state, bots[seat].choose(GAME.view(state, seat)), table)
        won += GAME.payoffs(state)[0]
        table.clear()
    return won / games


@pytest.mark.slow
@pytest.mark.parametrize("levels", [("admiral", "captain"), ("captain", "admiral")])
def test_bots_win_as_often_as_the_tables_say(best, levels):
    solved.standings(TOY, unheard)  # kept, so that the admiral goes by them

    expected = meet(TOY, {"admiral": best, "captain": solved.habits(TOY)})[levels]

    error = math.sqrt(expected * (1 - expected) / 4_000)
    assert abs(won_by_first(*levels, 4_000) - expected) < 4 * error


# What is shipped


@pytest.mark.slow
def test_what_is_shipped_is_what_is_worked_out(known):
    """Minutes of work."""
    again = best_of_all(BOOK, solved.habits(BOOK), unheard)

    for shipped, fresh in zip(known, again, strict=True):
        assert np.abs(shipped - fresh).max() < 1e-6
