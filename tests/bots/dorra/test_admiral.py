"""The admiral of Buccaneer: what a network likes, tried in imagined worlds."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.dorra.admiral import candidates, far_enough, play
from quarterdeck.bots.dorra.learned import likings, share_of_everyone
from quarterdeck.bots.levels import sit
from quarterdeck.core.options import read
from quarterdeck.core.table import QuietTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra.options import Options
from quarterdeck.matches.arena import Match, blocks_of
from quarterdeck.matches.report import report
from tests.games.dorra.positions import AIDED, RED, at
from tests.strategies import deep_positions

OWN_BOX = Path(__file__).parents[2] / "games" / "dorra" / "boxes" / "crews_of_nine.toml"
BRIEF = Budget(iterations=24)
DECISIONS = [state for state in deep_positions(GAME) if GAME.to_move(state) is not None]
RICH = at("r5b2", ships=(1,), purses=(90, 0, 0, 0), options=AIDED)


def seen_at(state):
    return GAME.view(state, GAME.to_move(state))


def chosen(level, state, seed=1):
    return sit(GAME, level, state.options, seed, BRIEF).choose(seen_at(state))


def test_what_comes_into_question_is_what_the_network_likes_best_first():
    for state in DECISIONS[::20]:
        aided = replace(state, options=AIDED)
        menu, liked = GAME.legal_actions(aided), likings(aided)
        by_liking = sorted(menu, key=lambda action: -liked[menu.index(action)])

        first, *others = candidates(seen_at(aided), None)

        assert first == by_liking[0] == play(aided, None)
        assert others == by_liking[1 : 1 + len(others)]


def test_whoever_is_far_ahead_at_the_end_is_expected_to_win():
    shares = share_of_everyone(RICH)

    assert max(shares) == shares[RED] > 0.9


def test_worlds_are_played_on_until_everyone_has_had_a_turn():
    begun = at("r5b2", options=AIDED)

    assert not far_enough(begun, replace(begun, turn=begun.turn + 3))
    assert far_enough(begun, replace(begun, turn=begun.turn + 4))


def test_the_same_seed_and_iterations_give_the_same_move():
    for state in DECISIONS[::90]:
        assert chosen("admiral", state) == chosen("admiral", state)


def test_covered_values_that_nobody_knows_change_nothing():
    """Two worlds that a strict table shows alike."""
    for state in DECISIONS[::90]:
        strict = replace(state, options=Options())
        other = GAME.imagine(seen_at(strict), QuietTable(9))

        assert chosen("admiral", strict) == chosen("admiral", other)


def test_with_a_box_of_ones_own_the_admiral_is_a_captain():
    options = read(Options, [f"components={OWN_BOX}"])

    for state in DECISIONS[::90]:
        own = replace(state, options=options)
        assert chosen("admiral", own) == chosen("captain", own)


@pytest.mark.slow
def test_the_admiral_beats_three_captains():
    line_up = ("admiral", "captain", "captain", "captain")
    match = Match("dorra", line_up, Options(), 7, Budget(iterations=60))

    found = report(match, list(blocks_of(match, 10, processes=1)))

    assert found.players[0].share > 0.25
    assert found.illegal == 0


def test_nobody_but_an_admiral_loads_a_network():
    loads = """if 1:
        import sys
        from quarterdeck.bots.levels import sit
        from quarterdeck.games import find
        game = find("dorra")
        for level in ("deckhand", "mate", "captain", "admiral"):
            sit(game, level, game.options(), 1)
            print("numpy" in sys.modules)
    """

    done = subprocess.run([sys.executable, "-c", loads], capture_output=True, text=True, check=True)

    assert done.stdout.split() == ["False", "False", "False", "True"]


def test_the_admiral_beats_three_mates():
    match = Match("dorra", ("admiral", "mate", "mate", "mate"), Options(), 3, BRIEF)

    found = report(match, list(blocks_of(match, 1, processes=1)))

    assert found.players[0].share > 0.5
    assert found.illegal == 0
