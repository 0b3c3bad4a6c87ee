"""Prices are what a view says: of the declared type, and the same in every world of its viewer."""

from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.table import QuietTable
from quarterdeck.core.wire import Codec
from tests.strategies import positions


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_prices_are_as_declared_and_give_nothing_away(game, data, seed):
    assert (game.prices is None) == (game.types.prices is None)
    if game.prices is None:
        return
    codec, state = Codec(game.types.prices), data.draw(positions(game))

    for seat in (None, *range(len(game.scores(state)))):
        seen = game.view(state, seat)
        told, world = game.prices(seen), game.imagine(seen, QuietTable(seed))
        assert codec.read(codec.write(told)) == told
        assert game.prices(game.view(world, seat)) == told
