"""A bot in twenty lines: it stops as soon as 300 points lie on the table."""

from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern.actions import STOP
from quarterdeck.games.kapern.scoring import bounty


class Cautious:
    """Sees a view, never a state; `imagine` turns it into a world to look around in."""

    def __init__(self, seed: int) -> None:
        self.table = QuietTable(seed)

    def choose(self, seen):
        menu = GAME.legal_actions(GAME.imagine(seen, self.table))
        points, _ = bounty(seen.card, seen.dice, chest=False)
        return STOP if STOP in menu and points >= 300 else menu.pick(self.table.random)


if __name__ == "__main__":
    table = QuietTable(7)
    state = GAME.deal(2, GAME.options(), table)
    players = [Cautious(1), Cautious(2)]
    while (seat := GAME.to_move(state)) is not None:
        state = GAME.apply(state, players[seat].choose(GAME.view(state, seat)), table)
    print(GAME.scores(state))  # noqa: T201  this is what the example shows
