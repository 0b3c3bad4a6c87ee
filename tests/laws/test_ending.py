import pytest

from quarterdeck.core import logbook
from quarterdeck.core.moment import Over
from quarterdeck.core.table import LiveTable
from tests.strategies import voyages

LONGEST = 100_000  # actions; far beyond what any round limit allows


@pytest.mark.parametrize("seed", range(5))
def test_random_games_end(game, seed):
    for seats in game.seats:
        table = LiveTable(seed)
        state = game.deal(seats, game.options(), table)
        for _ in range(LONGEST):
            table.clear()
            if not (actions := game.legal_actions(state)):
                break
            state = game.apply(state, actions.pick(table.random), table)

        assert isinstance(state.awaiting, Over)
        assert state.awaiting.winners


def test_every_voyage_ends_as_it_did(game):
    books = voyages(game)

    for book in books:
        *_, last = logbook.replay(game, book)
        assert game.to_move(last.state) is None
        assert game.scores(last.state) == book.scores

    assert books
