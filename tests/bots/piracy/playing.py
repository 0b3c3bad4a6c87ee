"""Bots of Piracy, asked about a position or left to play."""

from quarterdeck.bots.levels import sit
from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy import GAME
from tests.games.piracy.positions import OPTIONS


def word(level, state, seed=1):
    """What a bot says to a position."""
    seen = GAME.view(state, GAME.to_move(state))
    return GAME.write(sit(GAME, level, state.options, seed).choose(seen))


def played(pirate, navy, seed):
    """Every state of a game between bots."""
    table = QuietTable(seed)
    state = GAME.deal(2, OPTIONS, table)
    bots = [sit(GAME, level, OPTIONS, seed) for level in (pirate, navy)]
    while (seat := GAME.to_move(state)) is not None:
        yield state
        state = GAME.apply(state, bots[seat].choose(GAME.view(state, seat)), table)
