"""Positions to think about: a decision from a game between bots, and what every option is worth.

They lie as data beside each game's rules (`puzzles.jsonl`): the logbook up to the decision, and a
chance to win for every option. `quarterdeck puzzles` finds them.
"""
