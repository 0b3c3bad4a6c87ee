"""The win bar: chances add up, know who has won, and are better than knowing nothing."""

import pytest

from quarterdeck import bots
from quarterdeck.bots.budget import DEFAULT
from quarterdeck.bots.levels import sit
from quarterdeck.core.table import QuietTable
from quarterdeck.games import GAMES, games_where
from quarterdeck.insight.brier_score import score_win_bar
from quarterdeck.insight.win_bar import chances, whole_percents
from quarterdeck.matches.arena import Match, blocks_of, rotations

RECKONED = games_where(lambda game: bots.of(game).chances is not None)


def positions(game, level, seats, seed):
    """Every position of a game between bots, the last one too."""
    table, options = QuietTable(seed), game.options()
    bots = [sit(game, level, options, seed + seat) for seat in range(seats)]
    state = game.deal(seats, options, table)
    while (seat := game.to_move(state)) is not None:
        yield state
        state = game.apply(state, bots[seat].choose(game.view(state, seat)), table)
    yield state


def odds(game, state, seat=None):
    return [side.chance for side in chances(game, game.view(state, seat), DEFAULT)]


@pytest.mark.parametrize("name", RECKONED)
def test_chances_add_up_whoever_looks(name):
    game = GAMES[name]
    seats = game.seats[-1]
    for place, state in enumerate(positions(game, "deckhand", seats, 7)):
        if place % 20 == 0:
            for seat in (None, *range(seats)):
                assert sum(odds(game, state, seat)) == pytest.approx(1)


@pytest.mark.parametrize("name", RECKONED)
def test_who_has_won_is_certain(name):
    game = GAMES[name]
    *_, last = positions(game, "deckhand", game.seats[0], 3)

    won = {
        seat
        for side in chances(game, game.view(last, None), DEFAULT)
        if side.chance
        for seat in side.seats
    }

    assert won == set(last.awaiting.winners)
    assert sum(odds(game, last)) == pytest.approx(1)


def test_the_captains_of_piracy_win_together():
    game = GAMES["piracy"]
    state = next(positions(game, "deckhand", 4, 1))

    sides = [side.seats for side in chances(game, game.view(state, None), DEFAULT)]

    assert sides[0] == (state.pirate,)
    assert set(sides[1]) == set(range(4)) - {state.pirate}


@pytest.mark.parametrize("name", RECKONED)
def test_whoever_wins_in_the_end_is_the_likelier_winner_before(name):
    games, least = (24, 1.05) if name == "piracy" else (3, 1.2)  # a salvo ends a game unforeseen
    known = [late_chance_of_the_winner(GAMES[name], 5 + number) for number in range(games)]

    assert sum(known) / len(known) > least


def late_chance_of_the_winner(game, seed):
    """In the last tenth of a game, as a multiple of what knowing nothing gives."""
    *before, last = positions(game, "mate", game.seats[0], seed)
    winner = odds(game, last).index(max(odds(game, last)))
    late = [odds(game, state)[winner] for state in before[-len(before) // 10 :]]
    return sum(late) / len(late) * len(odds(game, last))


@pytest.mark.slow
@pytest.mark.parametrize("name", RECKONED)
def test_chances_are_better_than_knowing_nothing(name):
    seats = GAMES[name].seats[0]
    match = Match(name, ("mate",) * seats, GAMES[name].options(), 900, keep=True)
    blocks = blocks_of(match, 40 // rotations(match), processes=1)

    found = score_win_bar(book for block in blocks for book in block.books)

    assert sum(each.score for each in found) < sum(each.equal for each in found)


@pytest.mark.parametrize(
    ("shares", "percents"),
    [
        ((1 / 3, 1 / 3, 1 / 3), [34, 33, 33]),
        ((0.335, 0.335, 0.33), [34, 33, 33]),
        ((0.125, 0.125, 0.25, 0.5), [13, 12, 25, 50]),
        ((1.0, 0.0), [100, 0]),
        ((0.004, 0.996), [0, 100]),
    ],
)
def test_whole_percents_are_a_hundred_in_all(shares, percents):
    assert whole_percents(shares) == percents
