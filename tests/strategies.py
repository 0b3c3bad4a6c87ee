"""Positions for the laws: anything that play can reach, deep ones included."""

from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from quarterdeck.bots.levels import levels, sit
from quarterdeck.core import logbook
from quarterdeck.core.errors import OptionsError
from quarterdeck.core.options import choices, number_tables
from quarterdeck.core.table import LiveTable, QuietTable

GAMES = Path(__file__).parent / "games"
RECORDED_GAMES = 6
PICKS = st.lists(st.tuples(st.integers(0, 999), st.integers(0, 999)), max_size=60)


def options(game):
    """Any house rules, the rulebook's first; and any box that lies beside the game's tests."""
    closed = {name: st.sampled_from(each) for name, each in defaults_first(game)}
    return st.builds(game.options, **closed, **{name: boxes(game, name) for name in tables(game)})


def tables(game):
    return number_tables(game.options)


def boxes(game, name):
    """The standard table of numbers, or one of ours that is hard to play with."""
    files = sorted((GAMES / game.name / "boxes").glob("*.toml"))
    usual = getattr(game.options(), name)
    return st.sampled_from([usual, *(tables(game)[name].load(str(file)) for file in files)])


def defaults_first(game):
    usual = game.options()
    for name, values in choices(game.options).items():
        default = getattr(usual, name)
        yield name, sorted(values, key=lambda value, default=default: value != default)


@st.composite
def positions(draw, game):
    """Any position that play can reach: from a deal, a voyage or a bots' game, then at random."""
    table = QuietTable(draw(st.integers(0, 2**32)))
    if draw(st.booleans()):
        state = draw(st.sampled_from(deep_positions(game)))
    else:
        state = dealt(game, draw(st.sampled_from(game.seats)), draw(options(game)), table)
    for pick in draw(PICKS):
        if actions := game.legal_actions(state):
            state = game.apply(state, picked(actions, pick), table)
    return state


def dealt(game, seats, agreed, table):
    """A table's deal; house rules that so many cannot play by are the rulebook's instead."""
    try:
        return game.deal(seats, agreed, table)
    except OptionsError:
        return game.deal(seats, game.options(), table)


def picked(actions, pick):
    """A kind of action, then one of that kind."""
    kind, which = pick
    start, count = actions.kinds[kind % len(actions.kinds)]
    return actions[start + which % count]


@cache
def deep_positions(game):
    """Every position of every voyage, and of some games that bots played."""
    books = [*voyages(game), *(bot_game(game, seed) for seed in range(RECORDED_GAMES))]
    return [page.state for book in books for page in logbook.replay(game, book, logbook.trust)]


def voyages(game):
    folder = GAMES / game.name / "voyages"
    return [logbook.read(path.read_text("utf-8")) for path in sorted(folder.glob("*.logbook"))]


def bot_game(game, seed):
    """The weaker bots around one table; they need no solver."""
    seats = game.seats[seed % len(game.seats)]
    names = levels(game)[:3]
    bots = [sit(game, names[seat % len(names)], game.options(), seed) for seat in range(seats)]

    def choose(state):
        seat = game.to_move(state)
        return bots[seat].choose(game.view(state, seat))

    return logbook.record(game, seats, game.options(), LiveTable(seed), choose)
