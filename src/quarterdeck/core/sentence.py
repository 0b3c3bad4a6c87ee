"""Something to be said, before any language is chosen.

Core and games know what they mean, not how it is put: they hand out a key and
plain arguments, and `quarterdeck.words` or a browser makes a sentence of them.
"""

from collections.abc import Mapping

import msgspec


class Sentence(msgspec.Struct, frozen=True):
    """A key of the .ftl files and what is filled in; an argument may be a sentence too."""

    key: str
    arguments: Mapping[str, "int | float | str | Sentence"] = {}


Argument = int | float | str | Sentence


def sentence(key: str, **arguments: Argument) -> Sentence:
    """`sentence("kapern-scored", seat=1, points=700)`"""
    return Sentence(key, arguments)
