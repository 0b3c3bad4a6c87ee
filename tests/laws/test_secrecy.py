"""Views, worlds, news, deals, legal lists and refusals give nothing away."""

from hypothesis import given, settings
from hypothesis import strategies as st

from quarterdeck.core.secret import secrets_in
from quarterdeck.core.table import LiveTable, QuietTable
from tests.strategies import deep_positions, positions

SEEDS = st.integers(0, 2**32)


def everyone(game, state):
    """A spectator, then each seat."""
    return (None, *range(len(game.scores(state))))


@given(data=st.data(), seed=SEEDS)
def test_a_view_survives_any_secrets_it_cannot_see(game, data, seed):
    state = data.draw(positions(game))

    for seat in everyone(game, state):
        seen = game.view(state, seat)
        other_world = game.imagine(seen, QuietTable(seed))
        assert game.view(other_world, seat) == seen


@settings(max_examples=1)
@given(seed=SEEDS)
def test_every_secret_is_kept_from_someone(game, seed):
    """With the law above: a field that a view gives away can never differ in its worlds."""
    unproved = {name for state in deep_positions(game) for name, _ in secrets_in(state)}
    table = QuietTable(seed)
    for state in deep_positions(game):
        for seat in everyone(game, state) if unproved else ():
            world = game.imagine(game.view(state, seat), table)
            for (name, truth), (_, other) in zip(secrets_in(state), secrets_in(world), strict=True):
                unproved -= {name} if truth != other else set()

    assert not unproved


@given(data=st.data(), seed=SEEDS)
def test_news_tells_a_seat_no_more_than_its_view_will_remember(game, data, seed):
    state = data.draw(positions(game))

    for seat in everyone(game, state):
        world = game.imagine(game.view(state, seat), QuietTable(seed))
        for action in set(game.legal_actions(state)) & set(game.legal_actions(world)):
            here, heard = listen(game, state, action, seat, seed)
            there, also = listen(game, world, action, seat, seed)
            assert here != there or heard == also


@given(data=st.data(), seed=SEEDS)
def test_what_another_does_in_secret_sounds_like_what_else_it_could_have_done(game, data, seed):
    """With the law above: news does not tell apart what a view does not."""
    state = data.draw(positions(game))

    for seat in everyone(game, state):
        told = {}
        for action in game.legal_actions(state) if seat != game.to_move(state) else ():
            table = LiveTable(seed)
            after = game.apply(state, action, table)
            heard = (after, table.heard_by(seat))
            first, news = told.setdefault(game.view(after, seat), heard)
            assert first == after or news == heard[1]


def listen(game, state, action, seat, seed):
    """What a seat sees and hears of an action."""
    table = LiveTable(seed)
    after = game.apply(state, action, table)
    return game.view(after, seat), table.heard_by(seat)


def test_deals_that_look_alike_sound_alike_to_a_spectator(game):
    sound = {}
    for seed in range(200):
        table = LiveTable(seed)
        seen = game.view(game.deal(min(game.seats), game.options(), table), None)

        assert sound.setdefault(seen, table.heard_by(None)) == table.heard_by(None)


@given(data=st.data(), seed=SEEDS)
def test_what_a_seat_may_do_tells_it_nothing_new(game, data, seed):
    state = data.draw(positions(game))
    seat = game.to_move(state)
    world = game.imagine(game.view(state, seat), QuietTable(seed))

    assert game.legal_actions(world) == game.legal_actions(state)
    for action in game.all_actions(state.options):
        assert reason_against(game, world, action) == reason_against(game, state, action)


def reason_against(game, state, action):
    """The clause and the sentence that refuse an action, numbers of the case and all."""
    refusal = game.refusal(state, action)
    return refusal and (refusal.clause, refusal.reason(state, action))
