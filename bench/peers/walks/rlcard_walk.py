"""RLCard's games."""

from random import Random

import rlcard
from measure import measure

GAMES = ("leduc-holdem", "limit-holdem", "uno", "doudizhu")


def walker(env):
    random = Random(1)
    seen, _ = env.reset()

    def walk(decisions):
        nonlocal seen
        for _ in range(decisions):
            seen, _ = env.step(random.choice(list(seen["legal_actions"])))
            if env.is_over():
                seen, _ = env.reset()
        return decisions

    return walk


for name in GAMES:
    try:
        env = rlcard.make(name)
    except ModuleNotFoundError:  # some games want more than is installed with it
        continue
    measure(name, "state and legal actions", walker(env))
