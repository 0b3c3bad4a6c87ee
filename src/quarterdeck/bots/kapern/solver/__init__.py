"""The exact solver: what every card, every position and every choice is worth.

    lattice        dice thrown one at a time
    stakes         what a card pays, risks and forbids, by the rules' own functions
    best           best play of a hand, for any purse
    charts         hands solved for points
    chase          hands solved for the chance to win
    skull_island   the odds of Skull Island
    prospects      answers: cards, positions, choices
    folding        the lattice made smaller, where a card does not tell faces apart
    tallies        how turns end that follow a plan
    turns          the same over all cards, as odds
    standings      what scores are worth in a game of two
    contest        players as odds; the best of all, and who beats whom
    captain        the captain as odds
    winning        a turn that is going on, for the chance to win
    packing        tables as bytes, for whoever keeps them

This folder alone computes with numpy. Nothing that deals or plays imports it.
"""
