"""The clauses of Piracy, for every chapter to point at."""

from quarterdeck.core.rulebook import Rulebook

BOOK = Rulebook.beside(__file__)
