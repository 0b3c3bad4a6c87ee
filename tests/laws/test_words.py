"""Wire and notation round trips; whatever happens or is refused can be said."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.referee import play
from quarterdeck.core.table import LiveTable, QuietTable
from quarterdeck.core.wire import Wire
from quarterdeck.words import LANGUAGES, words
from tests.strategies import options, positions

NAMES = ("Anne", "Bart", "Cleo", "Dirk", "Edda")


@given(data=st.data())
def test_states_and_views_survive_the_wire(game, data):
    state = data.draw(positions(game))
    wire = Wire(game)

    assert wire.state.read(wire.state.write(state)) == state
    for seat in (None, *range(len(game.scores(state)))):
        seen = game.view(state, seat)
        assert wire.view.read(wire.view.write(seen)) == seen


@given(data=st.data())
def test_options_survive_the_wire(game, data):
    agreed = data.draw(options(game))
    wire = Wire(game).options

    assert wire.read(wire.write(agreed)) == agreed


def test_the_wire_refuses_options_nobody_knows(game):
    with pytest.raises(msgspec.ValidationError):
        Wire(game).options.read(b'{"sharks": true}')


def test_every_action_has_its_own_word(game):
    catalogue = game.all_actions(game.options())
    written = [game.write(action) for action in catalogue]
    wire = Wire(game).action

    assert len(set(written)) == len(written)
    assert [game.read(word) for word in written] == list(catalogue)
    assert [wire.read(wire.write(action)) for action in catalogue] == list(catalogue)


@given(data=st.data(), seed=st.integers(0, 2**32))
def test_everything_that_happens_can_be_said_and_sent(game, data, seed):
    state = data.draw(positions(game))
    table = LiveTable(seed)
    for action in game.legal_actions(state)[:20]:
        game.apply(state, action, table)
    wire = Wire(game).event

    for _, event, aloud in table.told:
        for each in (event, aloud or event):
            assert wire.read(wire.write(each)) == each
            assert all(words(game, xx).say(game.narrate(each), NAMES) for xx in LANGUAGES)


@given(data=st.data())
def test_a_refusal_tells_its_reason_and_cites_the_clause(game, data):
    state = data.draw(positions(game))
    refused = [a for a in game.all_actions(state.options) if game.why_not(state, a)]
    action = data.draw(st.sampled_from(refused))
    seat = game.to_move(state)

    if seat is not None:
        with pytest.raises(IllegalAction) as no:
            play(game, state, seat, action, QuietTable(0))
        for language in LANGUAGES:
            said = words(game, language).say(no.value.sentence, NAMES)
            assert no.value.clause.number in said
            assert words(game, language).text(no.value.clause.key) not in said
