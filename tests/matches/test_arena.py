"""The arena: paired luck, whole blocks, the same result on any number of processes."""

import math

import pytest

from quarterdeck.bots.budget import Budget
from quarterdeck.core import logbook
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.actions import SINK, STOP, Reroll
from quarterdeck.matches.arena import Chairs, Match, blocks_of, play_block
from quarterdeck.matches.report import interval, report, wilson
from tests.games.kapern.positions import at

BOOK_RULES = GAME.options()
TWO = Match("kapern", ("random", "random"), BOOK_RULES)


class Stubborn:
    """A bot with one idea."""

    def __init__(self, action):
        self.action = action

    def choose(self, seen):
        return self.action


def replayed(text):
    *_, last = logbook.replay(GAME, logbook.read(text))
    return last.state


def first_throw(text):
    """Who begins with which card, and the first throw."""
    return text.splitlines()[1:3]


def test_the_same_match_comes_out_the_same_on_any_number_of_processes():
    alone, together = (
        [block._replace(thinking=()) for block in blocks_of(TWO, 6, processes)]
        for processes in (1, 2)
    )

    assert alone == together


def test_another_seed_is_another_match():
    match = TWO._replace(keep=True)

    assert play_block(match, 0).books != play_block(match._replace(seed=2), 0).books


def test_every_rotation_of_a_block_meets_the_same_luck():
    three = Match("kapern", ("random",) * 3, BOOK_RULES, keep=True)

    one, two, three = play_block(three, 0).books

    assert first_throw(one) == first_throw(two) == first_throw(three)
    assert one != two != three


def test_the_shares_of_a_block_add_up_to_one():
    block = play_block(Match("kapern", ("random",) * 5, BOOK_RULES), 3)

    assert math.isclose(sum(block.shares), 1)


def test_a_kept_game_replays_to_the_scores_it_ends_with():
    block = play_block(TWO._replace(keep=True), 0)

    for book in block.books:
        assert GAME.scores(replayed(book)) == logbook.read(book).scores


def test_the_bots_change_seats_within_a_block():
    match = TWO._replace(keep=True)

    block = play_block(match, 0)
    here, there = (GAME.payoffs(replayed(book)) for book in block.books)

    assert block.shares == ((here[0] + there[1]) / 2, (here[1] + there[0]) / 2)


def test_an_action_against_the_rules_is_counted_and_the_default_played():
    chairs = Chairs(GAME, [Stubborn(SINK)], Budget(iterations=1))

    assert chairs.choose(0, at("3s3m1c1d")) == STOP
    assert (chairs.illegal, chairs.timeouts) == (1, 0)


def test_a_choice_that_takes_too_long_is_counted_and_the_default_played():
    chairs = Chairs(GAME, [Stubborn(GAME.read("reroll 3s"))], Budget(seconds=1e-12))

    assert chairs.choose(0, at("3s3m1c1d")) == STOP
    assert (chairs.illegal, chairs.timeouts) == (0, 1)


def test_players_of_the_same_name_are_reported_apart():
    found = report(TWO, list(blocks_of(TWO, 4, 1)))

    assert [player.bot for player in found.players] == ["random", "random"]
    assert (found.games, found.illegal, found.timeouts) == (8, 0, 0)
    assert math.isclose(sum(player.share for player in found.players), 1)


@pytest.mark.parametrize("shares", [[0.5] * 40, [1.0] * 3, [0.0], [0.5, 1.0, 0.0, 1.0]])
def test_an_interval_is_never_a_point_and_holds_the_share(shares):
    low, high = interval(shares, seed=1)

    assert 0 <= low < high <= 1
    assert low <= sum(shares) / len(shares) <= high


def test_the_bootstrap_agrees_with_theory_on_many_blocks():
    low, high = interval([0.0, 1.0] * 500, seed=1)

    assert math.isclose(high - low, 2 * 1.96 * 0.5 / math.sqrt(1000), rel_tol=0.1)


def test_wilson_is_the_textbooks():
    low, high = wilson(0.65, 400)

    assert (round(low, 3), round(high, 3)) == (0.602, 0.695)


@pytest.mark.slow
def test_the_captain_beats_the_mate_and_the_mate_the_deckhand():
    for better, worse in (("captain", "mate"), ("mate", "deckhand")):
        match = Match("kapern", (better, worse), BOOK_RULES)

        found = report(match, list(blocks_of(match, 1000, processes=2)))

        assert found.players[0].low >= 0.7
        assert (found.illegal, found.timeouts) == (0, 0)


@pytest.mark.parametrize("cheat", [Reroll((0, 3, 2, 2, -5, 0)), Reroll([8]), "stop", None])
def test_a_bot_cannot_do_what_is_no_action(cheat):
    chairs = Chairs(GAME, [Stubborn(cheat)], Budget())
    state = at("3m2p3c")

    done = chairs.choose(0, state)

    assert done == GAME.legal_actions(state)[0]
    assert chairs.illegal == 1
