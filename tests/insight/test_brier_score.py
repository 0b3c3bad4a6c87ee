"""How good the win bar is, quarter by quarter, held against bars that know all or nothing."""

import pytest

from quarterdeck import bots
from quarterdeck.bots.record import Bots, Side
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.moment import Over
from quarterdeck.games import GAMES
from quarterdeck.insight import brier_score
from quarterdeck.insight.brier_score import places_to_look, require_win_bar, score_win_bar
from quarterdeck.matches.arena import Match, blocks_of


def recorded(games):
    match = Match("kapern", ("deckhand", "deckhand"), GAMES["kapern"].options(), 3, keep=True)
    return [book for block in blocks_of(match, games // 2, processes=1) for book in block.books]


def a_bar_that_says(*told):
    """While a game is played; once it is over seat 0 has won, whoever did."""

    def chances(_, seen, __):
        shares = (1.0, 0.0) if isinstance(seen.awaiting, Over) else told
        return tuple(Side((seat,), share) for seat, share in enumerate(shares))

    return chances


@pytest.mark.parametrize(
    ("told", "score"), [((1.0, 0.0), 0.0), ((0.5, 0.5), 0.5), ((0.0, 1.0), 2.0), ((0.7, 0.3), 0.18)]
)
def test_the_score_is_the_squared_error_of_all_sides(told, score, monkeypatch):
    monkeypatch.setattr(brier_score, "chances", a_bar_that_says(*told))

    found = score_win_bar(recorded(2))

    assert [each.quarter for each in found] == [1, 2, 3, 4]
    assert [each.score for each in found] == [pytest.approx(score)] * 4
    assert {(each.games, each.equal) for each in found} == {(2, 0.5)}


@pytest.mark.slow
def test_the_real_bar_knows_more_in_the_end():
    first, *_, last = score_win_bar(recorded(12))

    assert last.score < first.score
    assert last.score < last.equal


@pytest.mark.parametrize("decisions", [1, 5, 16, 103])
def test_every_quarter_is_looked_at_as_often(decisions):
    places = places_to_look(decisions)

    assert len(places) == 16
    assert all(0 <= place < decisions for place in places)
    assert places == sorted(places)


def test_a_look_belongs_to_its_quarter():
    assert [place * 4 // 103 for place in places_to_look(103)] == sorted([0, 1, 2, 3] * 4)


def test_no_games_have_no_score():
    assert score_win_bar([]) == ()


def test_a_game_whose_chances_nobody_reckons_says_so(monkeypatch):
    monkeypatch.setattr(bots, "of", lambda _: Bots())

    with pytest.raises(QuarterdeckError) as no:
        require_win_bar("kapern")

    assert no.value.sentence.key == "no-win-bar"
