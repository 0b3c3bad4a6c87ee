"""Lessons: a game of a few moves, told step by step to whoever plays it for the first time.

A lesson is a logbook beside the game's rules whose remarks say where the teacher
speaks (`#step ship`); what is said there is in the `.ftl` files next to it.
"""
