"""Positions for the laws: anything that play can reach, deep ones included."""

from functools import cache, partial
from pathlib import Path

from hypothesis import strategies as st

from quarterdeck.bots.levels import levels, sit
from quarterdeck.core import logbook
from quarterdeck.core.errors import OptionsError
from quarterdeck.core.options import choices, number_tables
from quarterdeck.core.table import LiveTable, QuietTable

GAMES = Path(__file__).parent / "games"
RECORDED_GAMES = 6
LONGEST_WALK = 60  # actions after a start
SEEDS = st.integers(0, 2**32)
# One draw of bytes, three of them an action, where a list of numbers would be a hundred draws.
WALKS = st.tuples(
    SEEDS,
    st.integers(0, LONGEST_WALK),
    st.binary(min_size=3 * LONGEST_WALK, max_size=3 * LONGEST_WALK),
)


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


@cache  # Hypothesis looks at a strategy closely once; a new one each time costs more than play
def positions(game):
    """Any position that play can reach: from a deal, a voyage or a bots' game, then at random."""
    return reached(game, options(game))


@cache
def thinkable(game):
    """The same where bots think: whatever they work out for a house, they do for two of them."""
    return reached(game, st.sampled_from([game.options(), otherwise(game)]))


def reached(game, houses):
    deals = st.builds(
        partial(dealt, game), st.sampled_from(game.seats), houses, st.builds(QuietTable, SEEDS)
    )
    starts = st.one_of(st.sampled_from(deep_positions(game)), deals)
    return st.builds(partial(walk, game), starts, WALKS)


def otherwise(game):
    """Every house rule but the usual ones."""
    return game.options(**{name: values[-1] for name, values in defaults_first(game)})


def walk(game, state, steps):
    """Where so many actions lead, picked by bytes; a game that is over goes no further."""
    seed, count, picks = steps
    table = QuietTable(seed)
    for kind, high, low in zip(*(picks[i : 3 * count : 3] for i in range(3)), strict=True):
        if actions := game.legal_actions(state):
            state = game.apply(state, picked(actions, (kind, high * 256 + low)), table)
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
