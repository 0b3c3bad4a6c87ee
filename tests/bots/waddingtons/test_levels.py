"""The bots of Waddingtons Buccaneer: what each makes of a position, and how they do."""

import pytest
from msgspec.structs import replace

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.levels import levels, sit
from quarterdeck.bots.waddingtons import candidates
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.options import Options
from quarterdeck.matches.arena import Match, blocks_of
from quarterdeck.matches.report import report
from tests.games.waddingtons.positions import at, ship
from tests.strategies import deep_positions

LEVELS = ("deckhand", "mate", "captain")
QUICK = Budget(iterations=8)
EVERY = {"deckhand": 1, "mate": 3, "captain": 8}  # position that a bot is asked about
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
    bots = [sit(GAME, level, options, seat, QUICK) for seat in range(seats)]
    table = QuietTable(1)
    state = GAME.deal(seats, options, table)

    while (seat := GAME.to_move(state)) is not None:
        action = bots[seat].choose(GAME.view(state, seat))
        assert action in GAME.legal_actions(state)
        state = GAME.apply(state, action, table)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_has_an_answer_to_everything_it_can_be_asked(level):
    for seed, state in enumerate(deep_positions(GAME)[:: EVERY[level]]):
        if (seat := GAME.to_move(state)) is not None:
            action = sit(GAME, level, state.options, seed, QUICK).choose(GAME.view(state, seat))
            assert action in GAME.legal_actions(state)


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


def captain_says(state):
    return GAME.write(sit(GAME, "captain", state.options, 1).choose(GAME.view(state, 0)))


def test_a_captain_brings_home_what_wins():
    state = at(
        ship("london", "2,14", "w", "r3 r3", hold="diamond ruby"),
        ship("cadiz", hand="b3 b2"),
        docks={"london": "diamond ruby"},
    )

    assert captain_says(state) == "sail w 2"


def test_a_captain_does_not_put_off_to_land_what_he_carries():
    """With rivals who could buy it there, a turn away from home looked as good, turn after turn."""
    mine = ship("marseilles", "14,14", bows="se", hand="r2 r3 r3 r3", hold="diamond gold")
    rich = ship("cadiz", "7,14", bows="ne", hand="r1 r1 r1 b1 b1 b1 b2 b2 b3 b3 b3")
    state = at(mine, rich, awaiting=to.Sail(0, 0))

    assert captain_says(state) == "sail se 7"


def test_a_captain_leaves_a_stronger_crew_alone():
    state = at(
        ship("london", "8,15", "e", "r3 b3", hold="diamond"),
        ship("cadiz", "12,15", "s", "b3 b3 b3 b2", hold="rum"),
    )

    assert captain_says(state) != "sail e 4"


def test_a_captain_buys_out_of_the_docks_of_whoever_is_about_to_win():
    state = at(
        ship("london", "cadiz", hand="r3 b3 r2 b2 r1 b1"),
        ship("cadiz", "9,13", "n", "b3 b3", hold="gold"),
        docks={"cadiz": "diamond ruby gold pearl"},
    )
    trading = replace(state, awaiting=to.Trade(0, 0))

    assert captain_says(trading).startswith("offer")


def test_of_moves_that_lead_as_near_to_everything_one_is_enough():
    state = at(ship("london", "4,14", "e", "r3 b3 r2 b2"), ship("cadiz", hand="r3"))
    moves = [do.SAILS[2][0], do.SAILS[2][1], do.SAILS[2][2], do.TURNS[3]]

    kept = candidates.distinct(state, moves)

    assert kept[0] == moves[0]
    assert len(kept) < len(moves)
    assert do.TURNS[3] in kept


@pytest.mark.parametrize(
    ("moment", "least"),
    [(to.Sail(0, 0), 2), (to.Head(0, 0), 2), (to.Flee(0, 0), candidates.TRIED + 1)],
    ids=["sail", "head", "flee"],
)
def test_a_captain_compares_courses_headings_and_all_the_more_ways_to_flee(moment, least):
    state = at(ship("london", "8,15", "e", "r3 b3 r2", hold="ruby"), ship("cadiz", hand="r3 b3"))
    seen = GAME.view(replace(state, awaiting=moment), 0)

    tried = candidates.candidates(seen, QuietTable(1).random)

    assert least <= len(tried) <= candidates.FLIGHTS


@pytest.mark.slow
def test_a_captain_wins_more_than_a_share_among_three_mates():
    bots, budget = ("captain", "mate", "mate", "mate"), Budget(iterations=60)
    match = Match("waddingtons", bots, Options(), seed=5, budget=budget)

    found = report(match, list(blocks_of(match, 10, processes=1)))

    assert found.players[0].share > 0.25
    assert found.illegal == 0
