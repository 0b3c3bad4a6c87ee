"""The win bar of Piracy: what it goes by, what it may not know, and how well it foretells games."""

import numpy as np
import pytest
from msgspec.structs import replace

from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.piracy.signs import Signs, signs_in
from quarterdeck.bots.piracy.win_bar import chances
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy.state import ToEngage, ToFireAgain
from quarterdeck.insight.brier_score import score_win_bar
from quarterdeck.matches.arena import Match, blocks_of
from tests.bots.piracy.playing import played
from tests.games.piracy.positions import ALONE, CHESTS, NAVY, PIRATE, aboard, at
from tools.piracy_win_bar import Look, fit

STOLEN = CHESTS.split()
FIVE, SIX = " ".join(STOLEN[:5]), " ".join(STOLEN[:6])


def his(state, seat=None):
    return chances(GAME.view(state, seat), DEFAULT)[PIRATE]


# What it goes by


def test_every_chest_helps_him_and_enough_of_them_most():
    none, five, six = (his(at("K11", stolen=stolen)) for stolen in ("", FIVE, SIX))

    assert none < five - 0.2
    assert five < six - 0.05


def test_who_is_seen_often_is_caught_sooner():
    state = at("K11", stolen=FIVE)
    seen = tuple(replace(record, sighted=state.voyage.square) for record in state.records)

    assert his(replace(state, records=seen)) < his(state) - 0.2


@pytest.mark.parametrize("seat", [None, NAVY, PIRATE])
def test_under_guns_that_cannot_miss_he_is_as_good_as_sunk(seat):
    hit = aboard(ToEngage, 0, "M13", ALONE, roll=3, sighted="M13")

    assert his(hit, seat) == 0.0
    assert his(replace(hit, awaiting=ToFireAgain(NAVY, 0, 3)), seat) == 0.0
    assert his(replace(hit, awaiting=ToFireAgain(NAVY, 0, 1)), seat) > 0.1


def test_the_next_ship_is_to_be_feared_where_it_can_hit_him():
    near, far = (at(square, ALONE, ship=0, stolen=FIVE) for square in ("M13", "C14"))

    assert signs_in(GAME.view(near, PIRATE)).feared > 0.1
    assert signs_in(GAME.view(far, PIRATE)).feared == 0.0


# What it may not know


def test_a_chest_just_loaded_is_his_secret():
    before, after = at("K11", stolen=FIVE), at("K11", stolen=FIVE, loading=STOLEN[5])

    same = replace(after, turn=before.turn, records=before.records)
    assert his(same) == his(before)
    assert his(same, PIRATE) > his(before, PIRATE)


def test_where_he_is_is_his_secret():
    near, far = (at(square, ALONE, ship=0) for square in ("M13", "C14"))

    assert his(near, NAVY) == his(far, NAVY) == his(near)
    assert his(near, PIRATE) < his(far, PIRATE)


def test_captains_see_what_an_onlooker_sees():
    for state in list(played("deckhand", "deckhand", seed=3))[::25]:
        assert his(state, NAVY) == his(state)


# How it was worked out


def test_weights_are_found_again():
    """Of two signs one tells and one does not."""
    luck = np.random.default_rng(1)
    true = Signs(always=-1.0, chests=1.5)
    looks = []
    for _ in range(4_000):
        signs = Signs(chests=luck.integers(0, 3), hidden=luck.normal())
        odds = np.dot(true, signs)
        looks.append(Look(False, signs, luck.random() < 1 / (1 + np.exp(-odds)), 1.0, 100))

    found = fit(looks)

    assert found.always == pytest.approx(-1, abs=0.2)
    assert found.chests == pytest.approx(1.5, abs=0.2)
    assert found.hidden == pytest.approx(0, abs=0.15)
    assert found.far == 0


# How good it is: games that nothing was fitted to


def score(pairing, games, seed):
    """The bar's error in every quarter."""
    match = Match("piracy", pairing, GAME.options(), seed, keep=True)
    books = [book for block in blocks_of(match, games, processes=1) for book in block.books]
    return [each.score for each in score_win_bar(books)]


def mean_score(pairings, games, seed):
    """Every pairing alike."""
    found = [score(pairing, games, seed) for pairing in pairings]
    return [sum(quarter) / len(found) for quarter in zip(*found, strict=True)]


WEAK = (("mate", "mate"), ("deckhand", "deckhand"), ("mate", "deckhand"), ("deckhand", "mate"))
STRONG = (("captain", "captain"), ("captain", "mate"), ("mate", "captain"))
STRANGERS = (("judge-planner", "captain"), ("judge-lurker", "mate"), ("captain", "judge-hunter"))


@pytest.mark.slow
def test_it_foretells_games_better_than_equal_chances():
    found = mean_score(WEAK, games=15, seed=41)

    assert max(found) < 0.46
    assert found[-1] < 0.38


@pytest.mark.slow
@pytest.mark.parametrize("seed", [82_001, 82_002])
def test_it_knows_more_in_every_quarter_whoever_plays(seed):
    found = mean_score((*WEAK, *STRONG, *STRANGERS), games=24, seed=seed)

    assert max(found) < 0.49
    assert found == sorted(found, reverse=True)
    assert found[-1] < 0.40
