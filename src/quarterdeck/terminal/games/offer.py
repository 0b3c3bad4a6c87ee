"""What the action bar shows: a key, what it does now, and what will come of it."""

from typing import NamedTuple

from quarterdeck.terminal.table_session import Words


class ActionOffer(NamedTuple):
    key: str
    title: str
    outlook: str
    words: Words
    allowed: bool = True
