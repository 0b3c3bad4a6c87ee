"""Buccaneer, in the order of its rulebook.

turn ──┬── mutiny?, seat by seat ──┬── move
       │                           └── board ── (take) ── pay ── home
       └── nothing can be done: pass, or stalemate

How turns follow each other is in turns.py, the loot in boarding.py, the end in ending.py; all that
may be done in a turn in menus.py.
"""

from msgspec.structs import replace

from quarterdeck.core.game import Choices, Flow
from quarterdeck.core.menu import Menu
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table

from . import actions as do
from . import components as box
from .boarding import carry_out, on_offer
from .book import BOOK
from .discs import disc_number
from .events import Boarded, Moved, Mutinied
from .menus import deeds
from .state import Piles, State, ToAct, ToMutiny, ToTake
from .turns import ask, next_turn

# §1  Moving a pirate


@BOOK.rule("D4", "D7", "D8", "D12")
def move(state: State, now: ToAct, action: do.Move, table: Table) -> State:
    top, onto = disc_number(now.seat, action.face), action.onto
    crew, under = len(state.piles[top]), len(state.piles[onto])
    table.say(Moved(now.seat, top, crew, box.OWNER[onto], under, onto))
    return next_turn(state, merge_piles(state.piles, top, onto), now.seat, table)


@BOOK.rule("D8", "D9")
def merge_piles(piles: Piles, top: int, onto: int) -> Piles:
    """One pile on another, both as they were; it stands under the name of its top disc."""
    after = list(piles)
    after[top] += piles[onto]
    after[onto] = ()
    return tuple(after)


# §2  Boarding a ship


@BOOK.rule("D4", "D13", "D15")
def board(state: State, now: ToAct, action: do.Board, table: Table) -> State:
    """The captain is asked where there is a choice of booty."""
    top, ship = disc_number(now.seat, action.face), action.ship
    table.say(Boarded(now.seat, top, len(state.piles[top]), ship))
    kinds = on_offer(state, ship)
    if len(kinds) > 1:
        return replace(state, awaiting=ToTake(now.seat, top, ship))
    return carry_out(state, top, ship, kinds[0] if kinds else None, table)


@BOOK.rule("D15")
def take(state: State, now: ToTake, action: do.Take, table: Table) -> State:
    return carry_out(state, now.pile, now.ship, action.kind, table)


# §3  Mutiny


@BOOK.rule("D21")
def obey(state: State, now: ToMutiny, _: do.Obey, __: Table) -> State:
    return ask(state, now.captain, now.waiting, now.rebels)


@BOOK.rule("D21", "D22")
def mutiny(state: State, now: ToMutiny, _: do.Mutiny, table: Table) -> State:
    """The captain must board with this pile, or another that mutinies; the ship is his choice."""
    table.say(Mutinied(now.seat, now.captain, now.pile))
    return ask(state, now.captain, now.waiting, (*now.rebels, now.pile))


# What may be done

MUTINY_OR_NOT: Menu[do.AnyAction] = Menu((do.OBEY, do.MUTINY))
NOTHING: Menu[do.AnyAction] = Menu()


def pieces_to_take(state: State, now: ToTake) -> Menu[do.AnyAction]:
    return Menu(do.TAKES[kind] for kind in on_offer(state, now.ship))


def answers(_: State, __: ToMutiny) -> Menu[do.AnyAction]:
    """Silence is no."""
    return MUTINY_OR_NOT


def nothing(_: State, __: Over) -> Menu[do.AnyAction]:
    return NOTHING


CHOICES: Choices[State, do.AnyAction] = {
    ToMutiny: answers,
    ToAct: deeds,
    ToTake: pieces_to_take,
    Over: nothing,
}

FLOW: Flow[State] = {
    (ToMutiny, do.Obey): obey,
    (ToMutiny, do.Mutiny): mutiny,
    (ToAct, do.Move): move,
    (ToAct, do.Board): board,
    (ToTake, do.Take): take,
}
