"""A player for tests who goes where things happen: to the island, home with treasure, after ships.

No bot: it is given the state, looks one move ahead and otherwise follows its luck.
"""

from quarterdeck.games.waddingtons import GAME, sea
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to

LUCK = 0.25  # how often it does just anything
EAGER = (
    do.Chest,
    do.Take,
    do.Settle,
    do.CallAttack,
    do.Plunder,
    do.LandChart,
    do.Keep,
)


def busy(table, luck=LUCK):
    """A chooser of actions, with luck from a table."""

    def choose(state):
        menu = GAME.legal_actions(state)
        if table.random() < luck:
            return menu.pick(table.random)
        best = max(menu, key=lambda action: (appeal(state, action), table.random()))
        return best if appeal(state, best) else menu.pick(table.random)

    return choose


def appeal(state, action):
    """How glad it would be."""
    now = state.awaiting
    if isinstance(action, do.Land):
        return 9 * (box.TREASURE <= action.thing < box.CARDS)
    if isinstance(action, do.Load | do.Turn) and not isinstance(now, to.Head):
        return 0
    if isinstance(now, to.Sail | to.Flee) and isinstance(action, do.Sail):
        return worth(
            state, sea.RAYS[state.ships[now.ship].square][action.heading][action.distance - 1]
        )
    if isinstance(now, to.Head) and isinstance(action, do.Turn):
        ship = state.ships[now.ship]
        line = sea.RAYS[ship.square][action.heading][: box.strength(ship.hand)]
        return max((worth(state, square) for square in line), default=0)
    return 5 * isinstance(action, EAGER)


def worth(state, square):
    """A square as a place to stop."""
    ship = state.ships[state.awaiting.ship]
    loaded = sum(ship.hold)
    if square == sea.harbour(ship.home):
        return 8 * loaded
    if any(square == other.square and any(other.hold) for other in state.ships):
        return 6
    if square in sea.COAST:
        return 5 * (loaded < box.HOLD)
    if square == sea.ANCHOR_CORNER:
        return 5 * any(ship.cards[chart] for chart in box.CHARTS)
    return 2 * (square >= sea.FIRST_HARBOUR) + (square in sea.FLAT_SHORE and any(state.flat))
