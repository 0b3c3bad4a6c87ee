"""`quarterdeck replay FILE --json`: a game for programs, every line with what it led to."""

from typing import Any

import msgspec

from quarterdeck.core.game import AnyGame
from quarterdeck.core.logbook import Logbook, Page, remarks_at
from quarterdeck.core.logbook_facts import facts_in, seats_that_won
from quarterdeck.words import Words


def game_as_json(game: AnyGame, book: Logbook, pages: list[Page], said: Words) -> dict[str, Any]:
    """The head, every line, and how it ended or who is to move."""
    last, facts = pages[-1].state, facts_in(book)
    head = {"game": game.name, "version": game.version, "seats": book.seats}
    return {
        **head,
        "options": msgspec.json.decode(book.options, type=game.options),
        "names": facts.names,
        "date": facts.date,
        "lines": [line_as_json(game, book, at, page, said) for at, page in enumerate(pages)],
        "to_move": game.to_move(last),
        "winners": seats_that_won(last),
        "scores": game.scores(last),
    }


def line_as_json(game: AnyGame, book: Logbook, at: int, page: Page, said: Words) -> dict[str, Any]:
    """A line, and what was told and scored by then; a finished game has no secrets."""
    entry = page.entry
    told = [said.say(game.narrate(event)) for _, event, _ in page.table.told]
    return {
        "seat": entry.seat,
        "word": entry.word,
        "chance": entry.chance,
        "told": told,
        "remarks": remarks_at(book, at, said.language),
        "scores": game.scores(page.state),
    }
