"""Our own games: as PettingZoo plays them, and a batch at once."""

from measure import measure

from quarterdeck.games import OURS
from quarterdeck.research.speed import BATCH, SEATS, aec_walk
from quarterdeck.research.vector import make_batch
from quarterdeck.research.vector_speed import chooser


def counted(walk):
    def play(decisions):
        walk(decisions)
        return decisions

    return play


def batch_walk(game):
    batch = make_batch(BATCH, game, SEATS.get(game))
    batch.reset(seed=1)
    choose = chooser(batch)

    def walk(_):
        batch.step(choose())
        return BATCH

    return walk


for name in OURS:
    measure(name, "AEC, observation and mask", counted(aec_walk(name)))
    measure(name, f"a batch of {BATCH}, observation and mask", batch_walk(name))
