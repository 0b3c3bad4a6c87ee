"""Short builders: `at("r5b2y?", "b3y4")` is a red pile of three, top first, and a blue one of two.

A disc is written as in notation: r red, b blue, y yellow, k black, g green, then its face. Discs
that are not mentioned lie at home.
"""

from msgspec.structs import replace

from quarterdeck.core.table import LoadedTable
from quarterdeck.games.dorra import GAME
from quarterdeck.games.dorra import components as box
from quarterdeck.games.dorra.options import Options
from quarterdeck.games.dorra.ships import KINDS, SHIPS
from quarterdeck.games.dorra.state import State, ToAct, at_home

RED, BLUE, YELLOW, BLACK, GREEN = range(5)
AIDED = Options(memory="aided")
HIDDEN = Options(purses="hidden")


def disc(text):
    """`b2` as the rules count it."""
    return box.LETTERS.index(text[0]) * box.HAND + box.FACES.index(text[1])


def pile(text):
    """`r5b2y?`, top first."""
    return tuple(disc(text[at : at + 2]) for at in range(0, len(text), 2))


def standing(*texts, seats=4):
    """Some piles, and all other discs at home."""
    piles = list(at_home(seats))
    for each in map(pile, texts):
        for covered in each:
            piles[covered] = ()
        piles[each[0]] = each
    return tuple(piles)


def counts(**kinds):
    """`counts(chest=2)` as the rules count booty."""
    return tuple(kinds.get(kind, 0) for kind in KINDS)


def ships(*numbers):
    """Ships by their numbers as a draw of the table."""
    return tuple(int(ship + 1 in numbers) for ship in range(SHIPS))


def at(*piles, seat=RED, seats=4, ships=(1, 4, 11), gone=(), **more):
    """These piles and these ships on the table, this seat to act."""
    lying = tuple(number - 1 for number in ships)
    away = {*lying, *(number - 1 for number in gone)}
    state = State(
        options=Options(),
        turn=1,
        piles=standing(*piles, seats=seats),
        open=lying,
        deck=tuple(int(ship not in away) for ship in range(SHIPS)),
        gone=tuple(number - 1 for number in gone),
        purses=(box.START,) * seats,
        stock=box.COINS - box.START * seats,
        booty=(counts(),) * seats,
        pieces=(box.PIECES,) * len(KINDS),
        stalemates=0,
        awaiting=ToAct(seat),
    )
    return replace(state, **more)


def last_ships(*piles, ships=(11,), **more):
    """The same when no other ship is left."""
    gone = tuple(number for number in range(1, SHIPS + 1) if number not in ships)
    return at(*piles, ships=ships, gone=gone, **more)


def play(state, *words, new=()):
    """Play some words; `new` are the ships turned up on the way. The state, and what was heard."""
    table = LoadedTable(*([ships(*new)] if new else []))
    for word in words:
        state = GAME.apply(state, GAME.read(word), table)
    return state, table.heard_by(None)


def listed(state):
    """What may be done, in notation."""
    return [GAME.write(action) for action in GAME.legal_actions(state)]


def stands(state, text):
    """Whether a pile stands on the table as written."""
    return state.piles[disc(text[:2])] == pile(text)
