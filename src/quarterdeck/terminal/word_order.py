"""In which order words are named to whoever types: one of every kind first, what wastes least."""

from collections.abc import Sequence

from quarterdeck.terminal import games
from quarterdeck.terminal.table_session import TableSession


def examples(session: TableSession) -> list[str]:
    """Every word that may be written; the first of them show what there is, and advise nothing."""
    waste = games.of(session.game).waste
    return one_of_each_kind(sorted(session.legal_words(), key=waste))


def verb_of_word(word: str) -> str:
    return word.partition(" ")[0]


def one_of_each_kind(words: Sequence[str]) -> list[str]:
    """The first of every kind, then the others."""
    first = {verb_of_word(word): word for word in reversed(words)}
    return list(dict.fromkeys([*reversed(first.values()), *words]))
