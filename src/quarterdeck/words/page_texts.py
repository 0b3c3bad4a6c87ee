"""What a page is sent of our words: nothing that only a command line says.

Rules are asked for clause by clause when somebody opens them. Which messages stay behind, the
headings of the English files say; they are left out of every language.
"""

from collections.abc import Collection, Iterator
from functools import lru_cache

from fluent.syntax import FluentSerializer, parse
from fluent.syntax.ast import EntryType, GroupComment, Message, Term

from quarterdeck.core.game import AnyGame
from quarterdeck.words import LANGUAGES, texts_of

OF_FRAME = {"Command line", "Hosting", "Logbooks", "Research", "Terminal"} | {
    "Plug-ins and bots of others",
    "The rules lab",
}
# Parts of the frame that are sent to those pages alone which say them.
APART = {
    "aboard": "Aboard",
    "accounts": "Accounts",
    "fair": "Fair dice",
    "notices": "Notices",
    "opening": "Choosing house rules",
}
OF_GAME = {"Positions in a terminal", "Solve", "The rules, in our words"}
SOURCE = LANGUAGES[0]  # whose headings count


@lru_cache(maxsize=64)  # of games and languages
def texts_for_page(game: AnyGame | None, language: str) -> str:
    """The messages of the frame, or of a game, that a page may have to say."""
    behind = set(keys_behind(game))
    said = (each for each in entries_of(game, language) if each.id.name not in behind)
    return "".join(map(FluentSerializer().serialize_entry, said))


@lru_cache(maxsize=16)  # of parts and languages
def texts_apart(part: str, language: str) -> str:
    """The messages of a part of the frame that some pages ask for by itself."""
    keys = set(keys_under(None, {APART[part]}))
    said = (each for each in entries_of(None, language) if each.id.name in keys)
    return "".join(map(FluentSerializer().serialize_entry, said))


def entries_of(game: AnyGame | None, language: str) -> Iterator[Message | Term]:
    return (each for each in parsed_text(game, language) if isinstance(each, Message | Term))


def parsed_text(game: AnyGame | None, language: str) -> list[EntryType]:
    return parse(texts_of(game, language)[-1]).body


def keys_behind(game: AnyGame | None) -> Iterator[str]:
    """Of messages that stand under a heading which is nothing to a page."""
    return keys_under(game, OF_GAME if game else OF_FRAME | {*APART.values()})


def keys_under(game: AnyGame | None, headings: Collection[str]) -> Iterator[str]:
    heading = ""
    for entry in parsed_text(game, SOURCE):
        if isinstance(entry, GroupComment):
            heading = entry.content or ""
        elif isinstance(entry, Message) and heading in headings:
            yield entry.id.name
