"""The exact solver: what every card, every position and every choice is worth.

    lattice         dice thrown one at a time
    card_payoffs    what a card pays, risks and forbids, by the rules' own functions
    best_turn       best play of a hand, for any purse
    value_tables    hands solved for points
    final_round     hands solved for the chance to win
    skull_island    the odds of Skull Island
    expectations    answers: cards, positions, choices
    symmetry        the lattice made smaller, where a card does not tell faces apart
    outcome_counts  how turns end that follow a plan
    turn_odds       the same over all cards, as odds
    win_table       what scores are worth in a game of two
    match_odds      players as odds; the best of all, and who beats whom
    captain_odds    the captain as odds
    win_turn        a turn that is going on, for the chance to win

Nothing that deals or plays imports it.
"""
