"""Who sits at a table, and what a list says of one: a line each."""

from collections.abc import Sequence

from quarterdeck.games import GAMES
from quarterdeck.rooms.seats import Chair
from quarterdeck.terminal.house.letters import ListedTable, OwnListed
from quarterdeck.terminal.language import LETTERS
from quarterdeck.words import Words
from quarterdeck.words import words as words_of


def chair_lines(chairs: Sequence[Chair], words: Words) -> list[str]:
    return [
        words.text(
            "terminal-house-chair",
            letter=LETTERS[seat],
            kind=kind_of(chair),
            sailor=chair.name or words.text("a-sailor"),
            level=chair.level or "",
            why=chair.why,
        )
        for seat, chair in enumerate(chairs)
    ]


def kind_of(chair: Chair) -> str:
    """What is to be said of a chair: free, a bot's, or a person's and how they are."""
    if chair.kind != "person":
        return chair.kind
    if chair.level:
        return "covered"
    return "you" if chair.yours else "person" if chair.present else "away"


def sailors_at(listed: ListedTable, words: Words) -> str:
    """`Anne, mate, free`: everyone at a table in a few words."""
    told = (
        words.text(
            "terminal-house-sailor",
            kind=kind_of(chair),
            sailor=chair.name or words.text("a-sailor"),
            level=chair.level or "",
            why=chair.why,
        )
        for chair in listed.chairs
    )
    return ", ".join(told)


def title_of(game: str, language: str) -> str:
    """What a game is called; one that this terminal does not know by its name."""
    return words_of(GAMES[game], language).text(game) if game in GAMES else game


def stage_of_listed(listed: ListedTable, words: Words) -> str:
    return words.text("terminal-house-stage", stage=listed.stage)


def name_at(own: OwnListed, words: Words) -> str:
    """Of whoever is to move."""
    assert own.to_move is not None
    return own.listing.chairs[own.to_move].name or words.text("a-sailor")


def stage_of_own(own: OwnListed, words: Words) -> str:
    """Whether it waits for the reader, for somebody else, or for people to come."""
    if own.to_move is None:
        return stage_of_listed(own.listing, words)
    if own.waits_for_me:
        return words.text("terminal-house-your-turn")
    return words.text("terminal-house-turn-of", sailor=name_at(own, words))
