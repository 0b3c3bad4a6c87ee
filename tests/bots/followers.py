"""Who does what the coach says first, at a table with bots."""

from quarterdeck import bots
from quarterdeck.bots.levels import sit
from quarterdeck.matches import arena


class Follower:
    """Asks the coach before every decision and does the first thing it is told."""

    def __init__(self, game, budget):
        self.game, self.budget = game, budget

    def choose(self, seen):
        return self.game.read(bots.of(self.game).advise(seen, self.budget).options[0].action)


def seat_followers(monkeypatch):
    """From here on a `follower` can be named for a match."""

    def sit_or_follow(game, level, options, seed, budget):
        if level == "follower":
            return Follower(game, budget)
        return sit(game, level, options, seed, budget)

    monkeypatch.setattr(arena, "sit", sit_or_follow)
