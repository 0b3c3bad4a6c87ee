"""What would come of a word: where it leads, who lies there, how a fight would go."""

from collections.abc import Sequence

from quarterdeck.bots.waddingtons.fight_odds import against
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.notation import read
from quarterdeck.games.waddingtons.view import View
from quarterdeck.terminal.games.waddingtons.helm import square_of_action
from quarterdeck.words import Words


def outlook(seen: View, word: str, names: Sequence[str], words: Words) -> str:
    match read(word):
        case do.Sail() as course:
            return sailed_to(seen, square_of_action(seen, course), names, words)
        case do.CallAttack():
            return fought(seen, seen.sailing, names, words)
    return ""


def sailed_to(seen: View, square: int, names: Sequence[str], words: Words) -> str:
    """The square, or the ship that lies there, with what a fight would bring."""
    at_sea = square not in sea.SAFE
    others = [place for place, ship in enumerate(seen.ships) if ship.square == square]
    if others and at_sea:
        return fought(seen, others[0], names, words)
    beside = "treasure" if square in sea.COAST else "flat" if square in sea.FLAT_SHORE else "sea"
    return words.text("waddingtons-outlook-square", square=sea.NAMES[square], beside=beside)


def fought(seen: View, other: int, names: Sequence[str], words: Words) -> str:
    """How a fight would go, for all one knows."""
    own = seen.ships[getattr(seen.awaiting, "ship", seen.sailing)].hand
    if own is None:
        return ""
    win, draw, lose = against(seen, own, other)
    name = names[seen.ships[other].owner]
    return words.text("waddingtons-outlook-fight", name=name, win=win, draw=draw, lose=lose)
