"""Whoever imagines a voyage imagines one that could have been sailed, and nobody had noticed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core import logbook
from quarterdeck.core.moment import Over
from quarterdeck.core.table import LiveTable, QuietTable
from quarterdeck.core.wire import Wire
from quarterdeck.games.piracy import GAME
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy.events import AnsweredNay, Hid, Moved, TriedToLand
from tests.games.piracy.positions import NAVY, OPTIONS, PIRATE, at, play, small

SEEDS = st.integers(0, 2**32)
WIRE = Wire(GAME)


def recorded(options, seed):
    """A random game, in which ships stay away from him for a while."""
    table = LiveTable(seed)

    def choose(state):
        actions = GAME.legal_actions(state)
        action = actions.pick(table.random)
        return actions[0] if isinstance(action, do.Move) and table.random() < 0.6 else action

    return logbook.record(GAME, 3, options, table, choose)


def sailed_instead(book, pages, voyage):
    """The same logbook with another voyage in it."""
    state = pages[-1].state
    turns = zip(voyage.legs, (*state.records, state.record)[1:], strict=True)
    deeds = [do.Depart(voyage.harbour, voyage.start), *(deed(*turn) for turn in turns)]
    entries = [page.entry for page in pages]
    his = [line for line, entry in enumerate(entries) if entry.seat == state.pirate]
    for line, action in zip(his, deeds, strict=True):
        entries[line] = entries[line]._replace(word=GAME.write(action))
    return book._replace(entries=tuple(entries), scores=None)


def deed(leg, record):
    if leg.loaded is not None:
        return do.Load(leg.loaded)
    if record.landing is not None:
        return do.SailAndLand(leg.path, record.landing)
    return do.Sail(leg.path)


def letters(page, seat):
    """What a seat is sent: the bytes of all it sees and hears."""
    heard = [WIRE.event.write(event) for event in page.table.heard_by(seat)]
    return WIRE.view.write(GAME.view(page.state, seat)), heard


@pytest.mark.clause("P10", "P31")
@given(data=st.data(), seed=SEEDS, chart=st.sampled_from([None, "narrow_waters", "open_edges"]))
def test_an_imagined_voyage_could_have_been_sailed_and_nobody_had_noticed(data, seed, chart):
    book = recorded(small(chart) if chart else OPTIONS, seed)
    pages = list(logbook.replay(GAME, book, logbook.trust))
    playing = [at for at, page in enumerate(pages) if can_imagine(page.state)]
    if not playing:
        return
    pages = pages[: data.draw(st.sampled_from(playing)) + 1]
    world = GAME.imagine(GAME.view(pages[-1].state, None), QuietTable(seed))

    again = list(logbook.replay(GAME, sailed_instead(book, pages, world.voyage)))

    assert again[-1].state == world
    for seat in {None, *range(3)} - {world.pirate}:
        assert [letters(page, seat) for page in again] == [letters(page, seat) for page in pages]


def can_imagine(state):
    return state.turn > 0 and not isinstance(state.awaiting, Over)


@pytest.mark.clause("P31")
def test_his_voyage_is_in_his_own_view_alone():
    state = at("K11", loading="J11")

    assert GAME.view(state, PIRATE).voyage == state.voyage
    assert GAME.view(state, NAVY).voyage is None
    assert GAME.view(state, None).voyage is None


@pytest.mark.clause("P12", "P31")
def test_a_chest_that_is_aboard_and_not_missed_shows_nowhere():
    loaded, idle = play(at("K11"), "load J11")[0], play(at("K11"), "wait")[0]

    assert GAME.view(loaded, NAVY) == GAME.view(idle, NAVY)
    assert GAME.scores(loaded) == GAME.scores(idle)


@pytest.mark.clause("P31")
def test_the_pirate_sees_what_the_navy_can_work_out():
    state = at("K11")

    assert GAME.view(state, PIRATE).possible == GAME.view(state, NAVY).possible


@pytest.mark.clause("P31")
def test_his_own_world_is_the_true_one():
    state = play(at("K11"), "load J11")[0]

    assert GAME.imagine(GAME.view(state, PIRATE), QuietTable(1)).voyage == state.voyage


def test_where_he_is_not_is_news_to_everyone_but_the_pirate():
    state = at("M11")

    for event in (Hid(PIRATE), AnsweredNay(PIRATE), Moved(NAVY, 0, 5, 6)):
        assert GAME.reveals(state, NAVY, event)
        assert not GAME.reveals(state, PIRATE, event)
    assert GAME.reveals(state, PIRATE, TriedToLand(PIRATE, 5, False, "Eastgate"))
