"""Deckhand and mate of Waddingtons Buccaneer: what each makes of a position, and how they do."""

import pytest

from quarterdeck.bots.arena import Match, blocks_of
from quarterdeck.bots.coach import advise
from quarterdeck.bots.ladder import levels, sit
from quarterdeck.bots.player import DEFAULT
from quarterdeck.bots.report import report
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.games.waddingtons.state import ToTrade
from tests.strategies import deep_positions

LEVELS = ("deckhand", "mate")
HOUSES = [
    (4, Options()),
    (3, Options(memory="strict", chart_value_3=True)),
    (2, Options(two_ships=True, overreach=True)),
]


def test_the_bots_of_waddingtons_are_named_weakest_first():
    assert levels(GAME) == ("random", *LEVELS)


@pytest.mark.parametrize(("seats", "options"), HOUSES, ids=["book", "house", "two ships"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_keeps_to_the_rules_to_the_end(level, seats, options):
    bots, table = [sit(GAME, level, options, seat) for seat in range(seats)], QuietTable(1)
    state = GAME.deal(seats, options, table)

    while (seat := GAME.to_move(state)) is not None:
        action = bots[seat].choose(GAME.view(state, seat))
        assert action in GAME.legal_actions(state)
        state = GAME.apply(state, action, table)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_has_an_answer_to_everything_it_can_be_asked(level):
    for seed, state in enumerate(deep_positions(GAME)):
        if (seat := GAME.to_move(state)) is not None:
            action = sit(GAME, level, state.options, seed).choose(GAME.view(state, seat))
            assert action in GAME.legal_actions(state)


def test_the_coach_tells_every_option_and_how_the_race_stands():
    for state in list(deep_positions(GAME))[:30]:
        seat = GAME.to_move(state)
        if seat is None or not state.ships:
            continue
        advice = advise(GAME, GAME.view(state, seat), DEFAULT)
        words = {GAME.write(action) for action in GAME.legal_actions(state)}
        assert {option.action for option in advice.options} <= words
        assert len(advice.race) == state.seats


def test_the_coach_ranks_exchanges_by_what_they_bring():
    for state in deep_positions(GAME):
        if isinstance(state.awaiting, ToTrade):
            options = advise(GAME, GAME.view(state, state.awaiting.seat), DEFAULT).options
            values = [option.value for option in options]
            assert values == sorted(values, reverse=True)
            assert options[-1].action == "done"


def test_the_mate_beats_three_deckhands():
    match = Match("waddingtons", ("mate", "deckhand", "deckhand", "deckhand"), Options(), seed=3)

    found = report(match, list(blocks_of(match, 5, processes=1)))

    assert found.players[0].share > 0.5
    assert found.illegal == 0


@pytest.mark.slow
def test_the_mate_is_worth_three_wins_in_five_against_three_deckhands():
    match = Match("waddingtons", ("mate", "deckhand", "deckhand", "deckhand"), Options(), seed=1)

    found = report(match, list(blocks_of(match, 100, processes=1)))

    assert found.players[0].low >= 0.6


@pytest.mark.slow
def test_mates_bring_a_game_to_an_end_before_the_rounds_are_over():
    won = 0
    for seed in range(100):
        bots = [sit(GAME, "mate", Options(), seed * 4 + seat) for seat in range(4)]
        table = QuietTable(seed)
        state = GAME.deal(4, Options(), table)
        while (seat := GAME.to_move(state)) is not None:
            state = GAME.apply(state, bots[seat].choose(GAME.view(state, seat)), table)
        won += max(GAME.scores(state)) >= box.GOAL

    assert won >= 98
