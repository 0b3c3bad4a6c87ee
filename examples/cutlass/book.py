"""The clauses of Cutlass."""

from quarterdeck.core.rulebook import Rulebook

BOOK = Rulebook.beside(__file__)
