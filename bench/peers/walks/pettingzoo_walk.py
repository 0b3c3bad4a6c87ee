"""PettingZoo's classic games, wrapped as they are handed out."""

from random import Random

from measure import measure
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_v4, tictactoe_v3

GAMES = {
    "tictactoe": tictactoe_v3,
    "connect_four": connect_four_v3,
    "leduc_holdem": leduc_holdem_v4,
    "texas_holdem": texas_holdem_v4,
}


def walker(env):
    random = Random(1)
    env.reset(seed=1)

    def walk(decisions):
        played = 0
        while played < decisions:
            seen, _, ended, broken_off, _ = env.last()
            if ended or broken_off:
                env.reset()
            else:
                env.step(int(random.choice(seen["action_mask"].nonzero()[0])))
                played += 1
        return played

    return walk


for name, module in GAMES.items():
    measure(name, "AEC, observation and mask", walker(module.env()))
