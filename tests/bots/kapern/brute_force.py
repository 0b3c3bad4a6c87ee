"""The solver's opposite: every throw spelled out, every position looked at again and again.

Legal actions and prices are the engine's, chance is `counts.throws`; nothing here knows a
lattice. Slow, short and hard to get wrong.
"""

from quarterdeck.core.counts import minus, plus, splits, throws
from quarterdeck.core.table import QuietTable
from quarterdeck.games.kapern import GAME
from quarterdeck.games.kapern import actions as do
from quarterdeck.games.kapern import components as box
from quarterdeck.games.kapern.notation import write_dice
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.scoring import points_saved
from quarterdeck.games.kapern.state import ToDecide, ToRescue
from tests.games.kapern.positions import at, kind


def points(total):
    return float(total)


class BruteForce:
    """A card by plain value iteration; `worth` says what a turn's points are good for."""

    def __init__(self, card, options=None, worth=points):
        self.card, self.options, self.worth = card, options or Options(), worth
        self.ends = {place: self.end(*place) for place in self.places()}
        self.keeps = {place: list(self.kept(*place)) for place in self.ends}
        different = {keep for every in self.keeps.values() for keep in every}
        self.ways = {keep: self.throw(*keep) for keep in different}
        self.values = dict(self.ends)
        while self.improve() > 1e-9:
            pass

    def places(self):
        """Everything to decide on: whether the Guardian is spent, and the dice."""
        for lifted in (False, True) if self.card == "guardian" else (False,):
            rescue = self.card == "guardian" and not lifted
            for skulls in range(box.DEADLY - box.SKULLS_ON[kind(self.card)] + rescue):
                yield from ((lifted, (skulls, *rest)) for rest in splits(8 - skulls, 5))

    def state(self, lifted, dice):
        rescue = dice[box.SKULL] == box.DEADLY
        moment = ToRescue if rescue else ToDecide
        lie = write_dice(dice)
        return at(lie, self.card, lifted=lifted, options=self.options, moment=moment)

    def end(self, lifted, dice):
        """The points of ending the turn, as the engine pays them."""
        state = self.state(lifted, dice)
        last = do.SINK if dice[box.SKULL] == box.DEADLY else do.STOP
        return self.worth(GAME.apply(state, last, QuietTable(1)).scores[0])

    def kept(self, lifted, dice):
        for action in GAME.legal_actions(self.state(lifted, dice)):
            if isinstance(action, do.Reroll):
                yield lifted or action.dice[box.SKULL] > 0, minus(dice, action.dice)

    def throw(self, lifted, kept):
        """Every result of throwing the rest: its odds, and where it leads."""
        ways = [(p, (lifted, plus(kept, new))) for p, new in throws(8 - sum(kept), box.DIE)]
        alive = [(p, place) for p, place in ways if place in self.ends]
        fatal = 1.0 - sum(p for p, _ in alive)
        safe = points_saved((0, *kept[1:])) if self.card == "treasure_island" else 0
        return fatal * self.worth(safe - box.BONUS_ON[kind(self.card)]), alive

    def improve(self):
        """One round over all positions; the largest change."""
        self.thrown = {
            keep: lost + sum(p * self.values[place] for p, place in alive)
            for keep, (lost, alive) in self.ways.items()
        }
        before, self.values = (
            self.values,
            {
                place: max([end, *map(self.thrown.get, self.keeps[place])])
                for place, end in self.ends.items()
            },
        )
        return max(abs(self.values[place] - value) for place, value in before.items())
