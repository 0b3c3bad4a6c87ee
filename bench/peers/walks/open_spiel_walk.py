"""OpenSpiel's own games in C++, played from Python; chance nodes are not counted."""

from random import Random

import pyspiel
from measure import measure

GAMES = ("tic_tac_toe", "leduc_poker", "liars_dice", "pig", "backgammon")


def walker(game):
    random = Random(1)
    state = game.new_initial_state()

    def walk(decisions):
        nonlocal state
        played = 0
        while played < decisions:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                answers, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(answers, odds)[0])
            else:
                state.observation_tensor()
                state.legal_actions_mask()
                state.apply_action(random.choice(state.legal_actions()))
                played += 1
        return played

    return walk


for name in GAMES:
    measure(name, "state, tensor and mask", walker(pyspiel.load_game(name)))
