"""Where a game of Buccaneer stands, in words."""

from collections.abc import Iterator

from quarterdeck.core.counts import Counts
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.ships import KINDS, ship_columns
from quarterdeck.games.dorra.state import ToAct, ToMutiny, ToTake
from quarterdeck.games.dorra.view import SeenPile, View, top_of
from quarterdeck.words import Words
from quarterdeck.words.positions.position_text import PositionText, Scores


def lines(seen: View, words: Words) -> list[str]:
    """The ships, then every seat with its discs, crews and booty, then what is asked."""
    told = [ship_line(seen, ship, words) for ship in seen.open]
    told += [words.text("dorra-position-deck", ships=sum(seen.deck))]
    told += [seat_line(seen, seat, words) for seat in range(len(seen.purses))]
    return told + [asked for asked in [asked_line(seen, words)] if asked]


def ship_line(seen: View, ship: int, words: Words) -> str:
    numbers = ship_columns(seen.options.components)
    pictured = tuple(numbers.icons[ship].count(kind) for kind in range(len(KINDS)))
    return words.text(
        "dorra-position-ship",
        ship=ship + 1,
        ducats=numbers.ducats[ship],
        crew=numbers.crews[ship],
        pay=numbers.wages[ship][box.QUESTION],
        booty=write_counts(pictured),
    )


def write_counts(pieces: Counts) -> str:
    """`1c2d`, for THINGS to put in words."""
    letters = box.THINGS.values()
    return "".join(f"{n}{letter}" for n, letter in zip(pieces, letters, strict=True) if n) or "-"


def seat_line(seen: View, seat: int, words: Words) -> str:
    own = [pile for pile in seen.piles if pile[0].seat == seat]
    crews = [write_pile(pile) for pile in own if len(pile) > 1]
    purse = seen.purses[seat]
    return words.text(
        "dorra-position-seat",
        seat=seat,
        colour=box.COLOURS[seat],
        letter=box.LETTERS[seat],
        alone=" ".join(box.FACES[pile[0].face or 0] for pile in own if len(pile) == 1) or "-",
        crews=", ".join(crews) or "-",
        booty=write_counts(seen.booty[seat]),
        purse="?" if purse is None else str(purse),
    )


def write_pile(pile: SeenPile) -> str:
    """`r5/b/y`: the captain's disc with its face, under it the colours that are known."""
    return "/".join(write_discs(pile))


def write_discs(pile: SeenPile) -> Iterator[str]:
    for disc in pile:
        face = "" if disc.face is None else box.FACES[disc.face]
        yield box.LETTERS[disc.seat] + face


def asked_line(seen: View, words: Words) -> str:
    """What an unusual moment is about."""
    match seen.awaiting:
        case ToMutiny(_, captain, pile):
            crew = next(each for each in seen.piles if top_of(each) == pile)
            colour = box.COLOURS[captain]
            return words.text("dorra-position-mutiny", colour=colour, crew=write_pile(crew))
        case ToTake(_, _, ship):
            return words.text("dorra-position-take", ship=ship + 1)
    return ""


def no_target(_: View) -> None:
    """Nobody wins by reaching a number."""


def stage(seen: View) -> Sentence | None:
    match seen.awaiting:
        case ToMutiny(seat, captain):
            return sentence("dorra-stage-mutiny", seat=seat, other=captain)
        case ToAct(seat, rebels) if rebels:
            return sentence("dorra-stage-forced", seat=seat)
    last = bool(seen.open) and not any(seen.deck)
    return sentence("dorra-stage-last", ships=len(seen.open)) if last else None


def phrase(word: str, words: Words) -> str:
    """`move 5 b2` as "Put your 5 on blue’s 2"."""
    verb, first, second = (*word.split(), "-", "-")[:3]
    colour = next((name for name, letter in COLOUR_OF if letter == second[0]), "-")
    told = {"first": first, "second": second.lstrip(box.LETTERS), "kind": first}
    return words.text("dorra-phrase", verb=verb, colour=colour, **told)


def scores(seen: View, _: Scores) -> Scores:
    """The purses one may look into."""
    return seen.purses


COLOUR_OF = tuple(zip(box.COLOURS, box.LETTERS, strict=True))
TEXT = PositionText(lines, no_target, stage, phrase, scores)
