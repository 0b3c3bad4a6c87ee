"""Deckhand and mate of Buccaneer: what each makes of a position, and how they do together."""

import pytest

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.dorra.boarding_value import Lookout
from quarterdeck.bots.levels import levels, sit
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.options import Options
from quarterdeck.games.dorra.state import ToAct, ToMutiny, ToTake
from quarterdeck.matches.arena import Match, blocks_of
from quarterdeck.matches.report import report
from tests.games.dorra.positions import BLACK, BLUE, RED, at, counts, disc
from tests.strategies import deep_positions

LEVELS = ("deckhand", "mate", "captain", "admiral")
SHORT = Budget(iterations=5)
HOUSES = [Options(), Options(memory="aided", purses="hidden")]


def word(level, state):
    """What a bot says to a position."""
    seen = GAME.view(state, GAME.to_move(state))
    return GAME.write(sit(GAME, level, state.options, seed=1).choose(seen))


def loot(state, top, ship):
    """What a pile would bring, as its captain sees it."""
    lookout = Lookout(GAME.view(state, RED))
    return lookout.loot(lookout.piles[disc(top)], ship - 1)


# What can be reckoned from a view


def test_a_view_lists_the_same_actions_as_the_rules():
    for state in deep_positions(GAME):
        seat = GAME.to_move(state)
        assert Lookout(GAME.view(state, seat)).menu() == GAME.legal_actions(state)


def test_the_mate_of_a_crew_gets_the_piece_that_is_left():
    pieces = dict(loot(at("r5b5y2k5r2"), "r5", 11).pieces(0))

    assert pieces == {RED: 0, BLUE: 2}


# All of them


def test_the_bots_of_buccaneer_are_named_weakest_first():
    assert levels(GAME) == ("random", *LEVELS)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", HOUSES, ids=["book", "house"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_to_the_rules_to_the_end(level, options, seats):
    bot, table = sit(GAME, level, options, seed=1, budget=SHORT), QuietTable(1)

    for _ in range(3 if level in LEVELS[:2] else 1):
        state = GAME.deal(seats, options, table)
        while (seat := GAME.to_move(state)) is not None:
            action = bot.choose(GAME.view(state, seat))
            assert action in GAME.legal_actions(state)
            state = GAME.apply(state, action, table)


@pytest.mark.parametrize("level", LEVELS[:2])
def test_a_bot_boards_when_it_pays_and_nothing_better_is_in_sight(level):
    assert word(level, at("r5b2", ships=(1, 13, 14))) == "board 5 1"


# The mate


def test_the_mate_takes_the_piece_that_wins_a_kind():
    held = (counts(candlestick=2), counts(candlestick=2, chest=6), counts(), counts())
    state = at("r5y5y2k5r2", booty=held, awaiting=ToTake(RED, disc("r5"), 10))

    assert word("mate", state) == "take candlestick"


def test_the_mate_mutinies_where_three_wages_wait_and_the_captain_gains_little():
    state = at("r5k5k4k3b5", ships=(1, 2, 3), awaiting=ToMutiny(BLACK, RED, disc("r5"), (), ()))

    assert word("mate", state) == "mutiny"


def test_the_mate_takes_a_fat_crew_from_the_next_captain():
    state = at("b5k2k?y2y3", ships=(10, 11, 12), awaiting=ToAct(RED))

    assert word("mate", state).endswith("b5")


# Together


def test_the_mate_beats_three_deckhands():
    match = Match("dorra", ("mate", "deckhand", "deckhand", "deckhand"), Options(), seed=3)

    found = report(match, list(blocks_of(match, 10, processes=1)))

    assert found.players[0].share > 0.7
    assert found.illegal == 0


@pytest.mark.slow
def test_the_captain_beats_three_mates():
    match = Match("dorra", ("captain", "mate", "mate", "mate"), Options(), 5, Budget(iterations=40))

    found = report(match, list(blocks_of(match, 3, processes=1)))

    assert found.players[0].share > 0.25
    assert found.illegal == 0


@pytest.mark.slow
def test_the_mate_is_worth_more_than_four_wins_in_five_against_three_deckhands():
    match = Match("dorra", ("mate", "deckhand", "deckhand", "deckhand"), Options(), seed=1)

    found = report(match, list(blocks_of(match, 100, processes=1)))

    assert found.players[0].low >= 0.8
