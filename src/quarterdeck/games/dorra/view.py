"""Who may know what. The only module that looks under the top of a pile.

Every value was seen before it was covered. So in `strict` games nobody is shown it again until
it is paid, and a view holds colours; in `aided` games the screen remembers for everybody.
"""

from collections.abc import Iterator
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table

from . import components as box
from .book import BOOK
from .discs import disc_number
from .options import Options
from .state import AnyMoment, Pile, Piles, State


class Disc(msgspec.Struct, frozen=True, gc=False):
    """A disc as it is seen: whose it is, and its face where that is known."""

    seat: int
    face: int | None


SeenPile = tuple[Disc, ...]  # top first

SHOWN = tuple(Disc(seat, face) for seat, face in zip(box.OWNER, box.FACE, strict=True))
COVERED = tuple(Disc(seat, None) for seat in box.OWNER)


def top_of(pile: SeenPile) -> int:
    """The disc a pile is known by."""
    face = pile[0].face
    assert face is not None  # the top of a pile is always seen
    return disc_number(pile[0].seat, face)


class View(msgspec.Struct, frozen=True, gc=False):
    """All that one seat knows, or a spectator where `seat` is None."""

    seat: int | None
    options: Options
    turn: int
    piles: tuple[SeenPile, ...]  # those that stand, by the disc on top
    open: tuple[int, ...]
    deck: Counts  # whoever counts the ships knows what is left
    gone: tuple[int, ...]
    purses: tuple[int | None, ...]  # None where it is not yours to know
    stock: int
    booty: tuple[Counts, ...]
    pieces: Counts
    stalemates: int
    awaiting: AnyMoment


def view(state: State, seat: int | None) -> View:
    aided = state.options.memory == "aided" or isinstance(state.awaiting, Over)
    return View(
        seat,
        state.options,
        state.turn,
        tuple([seen_pile(pile, aided) for pile in state.piles if pile]),
        state.open,
        state.deck,
        state.gone,
        tuple(seen_purse(state, who, seat) for who in range(len(state.purses))),
        state.stock,
        state.booty,
        state.pieces,
        state.stalemates,
        state.awaiting,
    )


@lru_cache(maxsize=8192)
@BOOK.rule("D12")
def seen_pile(pile: Pile, aided: bool) -> SeenPile:
    """Colours and height; the values under the top only where the screen remembers."""
    if aided:
        return tuple(SHOWN[disc] for disc in pile)
    return (SHOWN[pile[0]], *(COVERED[disc] for disc in pile[1:]))


@BOOK.rule("D30")
def seen_purse(state: State, who: int, seat: int | None) -> int | None:
    hidden = state.options.purses == "hidden" and not isinstance(state.awaiting, Over)
    return None if hidden and who != seat else state.purses[who]


def open_view(state: State) -> View:
    """Every face in every pile, and every purse."""
    piles = tuple(seen_pile(pile, True) for pile in state.piles if pile)
    return replace(view(state, None), piles=piles, purses=state.purses)


def imagine(seen: View, table: Table) -> State:
    """A state the viewer cannot tell from the real one."""
    return State(
        options=seen.options,
        turn=seen.turn,
        piles=imagined_piles(seen, table),
        open=seen.open,
        deck=seen.deck,
        gone=seen.gone,
        purses=imagined_purses(seen, table),
        stock=seen.stock,
        booty=seen.booty,
        pieces=seen.pieces,
        stalemates=seen.stalemates,
        awaiting=seen.awaiting,
    )


def imagined_piles(seen: View, table: Table) -> Piles:
    """Covered discs get the faces of their colour that lie open nowhere, in any order."""
    piles: list[Pile] = [()] * (len(seen.purses) * box.HAND)
    unseen = unseen_faces(seen)
    for pile in seen.piles:
        discs = tuple(faces_dealt(pile, unseen, table))
        piles[discs[0]] = discs
    return tuple(piles)


def unseen_faces(seen: View) -> list[Counts]:
    """Of each colour, the faces that nobody can see."""
    unseen: list[Counts] = [(1,) * box.HAND] * len(seen.purses)
    for pile in seen.piles:
        for disc in pile:
            if disc.face is not None:
                unseen[disc.seat] = bump(unseen[disc.seat], disc.face, -1)
    return unseen


def faces_dealt(pile: SeenPile, unseen: list[Counts], table: Table) -> Iterator[int]:
    """The discs of a pile; each face dealt is no longer there for the next."""
    for disc in pile:
        face = disc.face
        if face is None:
            face = table.draw(unseen[disc.seat])
            unseen[disc.seat] = bump(unseen[disc.seat], face, -1)
        yield disc_number(disc.seat, face)


def imagined_purses(seen: View, table: Table) -> Counts:
    """What is not in the stock or in a purse one sees is in the others, somehow."""
    left = box.COINS - seen.stock - sum(purse or 0 for purse in seen.purses)
    hidden = [seat for seat, purse in enumerate(seen.purses) if purse is None]
    purses = [purse or 0 for purse in seen.purses]
    for seat in hidden[:-1]:
        purses[seat] = table.draw((1,) * (left + 1))
        left -= purses[seat]
    if hidden:
        purses[hidden[-1]] = left
    return tuple(purses)
