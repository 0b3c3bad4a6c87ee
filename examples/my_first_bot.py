"""A bot in twenty lines: it stops as soon as 300 points lie on the table.

Let it meet others: `cd examples && quarterdeck duel kapern my_first_bot:Cautious random`
"""

from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.actions import STOP
from quarterdeck.games.kapern.scoring import bounty

QUARTERDECK_PLUGIN = 1  # what it was written for


class Cautious:
    """Sees a view, never a state; `imagine` turns it into a world to look around in."""

    def __init__(self, options, seed, budget):
        self.table = QuietTable(seed)

    def choose(self, seen):
        menu = GAME.legal_actions(GAME.imagine(seen, self.table))
        points, _ = bounty(seen.card, seen.dice, chest=False)
        return STOP if STOP in menu and points >= 300 else menu.pick(self.table.random)


if __name__ == "__main__":
    table = QuietTable(7)
    options = GAME.options()
    state = GAME.deal(2, options, table)
    players = [Cautious(options, seed, budget=None) for seed in (1, 2)]
    while (seat := GAME.to_move(state)) is not None:
        state = GAME.apply(state, players[seat].choose(GAME.view(state, seat)), table)
    print(GAME.scores(state))  # noqa: T201  this is what the example shows
