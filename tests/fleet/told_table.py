"""A table that is told in numbers what chance answers: the same that arrays are given."""

from itertools import islice

from quarterdeck.core.table import Generated


class ToldTable(Generated):
    """Dice fall as a list of faces says; what is drawn is counted off, in the bag's own order."""

    def __init__(self, faces=(), *lots):
        super().__init__(not_told)
        self.faces, self.lots = list(faces), list(lots)

    def roll(self, dice, weights):
        thrown = self.faces[:dice]
        return tuple(map(thrown.count, range(len(weights))))

    def draw(self, bag):
        things = (kind for kind, count in enumerate(bag) for _ in range(count))
        return next(islice(things, self.lots.pop(0) % sum(bag), None))

    def say(self, event):
        """Nobody listens."""

    def whisper(self, event, to, aloud=None):
        """Nobody listens."""


def not_told():
    raise AssertionError("chance was asked for what arrays were not given")
