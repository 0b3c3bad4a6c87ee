"""The clauses of Piraten Kapern, for every chapter to point at."""

from quarterdeck.core.rulebook import Rulebook

BOOK = Rulebook.beside(__file__)
