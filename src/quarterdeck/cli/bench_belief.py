"""How long the Navy of Piracy takes to reckon anew where the Pirate is."""

from collections.abc import Iterator
from time import process_time

from quarterdeck.bots.piracy.belief import HEADS_FOR_TREASURE, Filter
from quarterdeck.core.table import QuietTable
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy.state import State

GAMES = 20


def belief_ms() -> float:
    """Milliseconds of CPU time an update, in random games, every decision being one."""
    warm_up = list(positions(0))
    follow_belief(warm_up)
    games = [list(positions(seed)) for seed in range(1, GAMES + 1)]
    begun = process_time()
    for states in games:
        follow_belief(states)
    return 1000 * (process_time() - begun) / sum(map(len, games))


def positions(seed: int) -> Iterator[State]:
    """A random game from the departure on."""
    table = QuietTable(seed)
    state = GAME.deal(2, GAME.options(), table)
    while GAME.to_move(state) is not None:
        if state.voyage is not None:
            yield state
        state = GAME.apply(state, GAME.legal_actions(state).pick(table.random), table)


def follow_belief(states: list[State]) -> None:
    follower = Filter(states[0].options, HEADS_FOR_TREASURE)
    for state in states:
        buried = state.chests | grid.together(state.stolen)
        follower.follow(buried, state.records, state.record)
