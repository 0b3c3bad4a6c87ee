"""What not everyone may know is sealed, by moment and kind; and picks ask nothing of chance."""

from random import Random

import pytest

from quarterdeck.core.table import LiveTable, LoadedTable, QuietTable
from quarterdeck.rooms.sealed_moves import is_sealed
from tests.server.twin_games import anything, decide

HIDING = {"dorra": {"purses": "hidden", "memory": "strict"}, "waddingtons": {"memory": "strict"}}
TRIES = 5  # other things that could be done instead
DECISIONS = 250


def positions(game, seed):
    """Of a game in which everyone does anything."""
    random = Random(seed)
    seats = random.choice([*game.seats])
    state = game.deal(seats, game.options(**HIDING.get(game.name, {})), LiveTable(seed))
    for _ in range(DECISIONS):
        if game.to_move(state) is None:
            return
        yield state, random
        state, _ = carried_out(game, state, deed_in(game, state, random), seed)


def deed_in(game, state, random):
    return decide(game, state, lambda now: anything(game, now, random), random).words


def carried_out(game, state, words, seed):
    """Where words lead, and what was told; only the last asks anything of chance."""
    told = []
    for place, word in enumerate(words):
        last = place == len(words) - 1
        table = LiveTable(seed) if last else LoadedTable()
        state = game.apply(state, game.read(word), table)
        told.append(table)
    return state, told


def looks_of(game, state, words, seed, eye):
    after, told = carried_out(game, state, words, seed)
    return repr(game.view(after, eye)), repr([table.heard_by(eye) for table in told if table.told])


@pytest.mark.parametrize("seed", range(4))
def test_what_somebody_cannot_tell_from_something_else_is_sealed(game, seed):
    """Unless it comes to the same in truth."""
    for state, random in positions(game, seed):
        deeds = sorted({deed_in(game, state, random) for _ in range(TRIES)})
        for eye in (None, (game.to_move(state) + 1) % len(game.scores(state))):
            seen = {}
            for words in deeds:
                if not sealed_at(game, state, words):
                    look = looks_of(game, state, words, seed, eye)
                    other = seen.setdefault(look, words)
                    assert comes_to_the_same(game, state, other, words, seed), (other, words)


def sealed_at(game, state, words):
    for word in words[:-1]:
        state = game.apply(state, game.read(word), QuietTable(0))
    return is_sealed(game, state, game.read(words[-1]))


def comes_to_the_same(game, state, one, other, seed):
    return carried_out(game, state, one, seed)[0] == carried_out(game, state, other, seed)[0]
