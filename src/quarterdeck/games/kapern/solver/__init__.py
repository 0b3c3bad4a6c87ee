"""The exact solver: what every card, every position and every choice is worth.

    lattice        dice thrown one at a time
    stakes         what a card pays, risks and forbids, by the rules' own functions
    best           best play of a hand, for any purse
    charts         hands solved for points
    chase          hands solved for the chance to win
    skull_island   the odds of Skull Island
    prospects      answers: cards, positions, choices
    packing        tables as bytes, for whoever keeps them

This folder alone computes with numpy. Nothing that deals or plays imports it.
"""
