"""Where a game of Piracy stands, in words."""

from collections.abc import Iterable, Iterator

from quarterdeck.core.moment import Over
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.games.piracy import components as box
from quarterdeck.games.piracy import grid
from quarterdeck.games.piracy.grid import Square
from quarterdeck.games.piracy.notation import read, track
from quarterdeck.games.piracy.state import Voyage
from quarterdeck.games.piracy.view import View
from quarterdeck.games.piracy.warnings import ship_run_into
from quarterdeck.words import Words
from quarterdeck.words.positions.position_text import PositionText, all_scores, no_target

FEW = 24  # squares that a listener can follow
NOTHING = "-"


def lines(seen: View, words: Words) -> list[str]:
    """Ships, chests, harbours, where he can be, one's own voyage, and what is asked."""
    told = [
        ships_line(seen, words),
        chests_line(seen, words),
        harbours_line(seen, words),
        *search_lines(seen, words),
        *voyage_lines(seen.voyage, words),
        asked_line(seen, words),
    ]
    return list(filter(None, told))


def name_squares(squares: Iterable[Square]) -> str:
    return ", ".join(map(grid.name_of, squares)) or NOTHING


def ships_line(seen: View, words: Words) -> str:
    return words.text("piracy-position-ships", ships=", ".join(ship_places(seen)) or NOTHING)


def ship_places(seen: View) -> Iterator[str]:
    """`1 M5`, or `1 -` for a ship that is lost."""
    for ship, square in enumerate(seen.ships):
        yield f"{ship + 1} {NOTHING if square == box.SUNK else grid.name_of(square)}"


def chests_line(seen: View, words: Words) -> str:
    chests, missing = name_squares(seen.chests), name_squares(seen.stolen)
    return words.text("piracy-position-chests", chests=chests, missing=missing)


def harbours_line(seen: View, words: Words) -> str:
    return words.text(
        "piracy-position-harbours",
        down=sum(seen.garrisons),
        good=seen.garrisons[box.OPEN],
        closed=name_squares(seen.closed),
    )


def search_lines(seen: View, words: Words) -> Iterator[str]:
    """Where he can be; each square, where they are not too many to follow."""
    count = len(seen.possible)
    if seen.sighted is not None:
        yield words.text("piracy-position-sighted", square=grid.name_of(seen.sighted))
    elif count:
        squares = name_squares(seen.possible) if count <= FEW else "none"
        yield words.text("piracy-position-possible", count=count, squares=squares)


def voyage_lines(voyage: Voyage | None, words: Words) -> Iterator[str]:
    """For the Pirate himself, and for everyone when the log is opened."""
    if voyage is not None:
        square, chests = grid.name_of(voyage.square), loot(voyage)
        enough = box.ENOUGH
        yield words.text("piracy-position-voyage", square=square, chests=chests, enough=enough)
        yield words.text("piracy-position-log", log=", ".join(log(voyage)))


def loot(voyage: Voyage) -> int:
    return sum(leg.loaded is not None for leg in voyage.legs)


def log(voyage: Voyage) -> tuple[str, ...]:
    """Turn by turn; before the first it is where the voyage begins."""
    return track(voyage.start, voyage.legs) or (grid.name_of(voyage.start),)


def asked_line(seen: View, words: Words) -> str:
    """What is to be decided."""
    now = seen.awaiting
    if isinstance(now, Over):
        return ""
    return words.text(
        "piracy-asked",
        moment=str(type(now).__struct_config__.tag),
        ship=getattr(now, "ship", len(seen.ships)) + 1,
        roll=getattr(now, "roll", 0),
        chests=len(seen.chests) + 1,
    )


def stage(seen: View) -> Sentence | None:
    if not seen.turn:
        return sentence("piracy-stage-set-up")
    if seen.sighted is not None:
        return sentence("piracy-stage-aye", square=grid.name_of(seen.sighted))
    return sentence("piracy-stage-escape") if len(seen.stolen) >= box.ENOUGH else None


def phrase(word: str, words: Words) -> str:
    """`sail L11-K11` as "Sail L11-K11", `sail H13 land I14` as "Sail H13 and land at I14"."""
    verb, *rest = word.split()
    first, last = (rest or [NOTHING])[0], (rest or [NOTHING])[-1]
    then = "land" if "land" in rest else "rest"
    return words.text("piracy-phrase", verb=verb, first=first, last=last, then=then)


def warning(seen: View, word: str) -> Sentence | None:
    """The Pirate may run into a ship, but he should know."""
    ship = ship_run_into(seen, read(word))
    return None if ship is None else sentence("piracy-fatal", ship=ship + 1)


TEXT = PositionText(lines, no_target, stage, phrase, all_scores, warning)
