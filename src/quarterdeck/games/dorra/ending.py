"""How the game ends: the booty is counted kind by kind, and the richest wins."""

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, plus
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table

from . import components as box
from .book import BOOK
from .events import Consoled, Majority, Won
from .ships import ship_columns
from .state import State


@BOOK.rule("D26")
def finish(state: State, table: Table) -> State:
    """No ship is left: piles still standing pay nothing."""
    purses = state.purses
    for kind, worth in enumerate(ship_columns(state.options.components).worth):
        held = tuple(booty[kind] for booty in state.booty)
        gains = shares(held, worth)
        tell_kind(kind, held, gains, table)
        purses = plus(purses, gains)
    winners = richest(purses, state.booty)
    table.say(Won(winners))
    stock = state.stock - sum(purses) + sum(state.purses)
    return replace(state, purses=purses, stock=stock, awaiting=Over(winners))


@BOOK.rule("D27")
def shares(held: Counts, worth: int) -> Counts:
    """Most pieces share a kind's value, any remainder lost; who got nothing has 1 a piece."""
    most = max(held)
    share = worth // held.count(most)
    return tuple(share if n and n == most and share else n * box.CONSOLATION for n in held)


def tell_kind(kind: int, held: Counts, gains: Counts, table: Table) -> None:
    most = max(held)
    leaders = tuple(seat for seat, n in enumerate(held) if n and n == most)
    if leaders:
        table.say(Majority(kind, leaders, gains[leaders[0]]))
    for seat, n in enumerate(held):
        if n and n < most:
            table.say(Consoled(kind, seat, gains[seat]))


@BOOK.rule("D28")
def richest(purses: Counts, booty: tuple[Counts, ...]) -> tuple[int, ...]:
    """Most money; then most pieces; then most chests, barrels, candlesticks, daggers."""
    ranks = [(purse, sum(held), held) for purse, held in zip(purses, booty, strict=True)]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
