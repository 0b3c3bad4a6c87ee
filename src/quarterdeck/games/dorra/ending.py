"""How the game ends: the booty is counted kind by kind, and the richest wins."""

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, plus
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table

from . import components as box
from .book import BOOK
from .events import BrokeTie, Consoled, Majority, Won
from .ships import KINDS, ship_columns
from .state import State

Seats = tuple[int, ...]


@BOOK.rule("D26")
def finish(state: State, table: Table) -> State:
    """No ship is left: piles still standing pay nothing."""
    purses = state.purses
    for kind, worth in enumerate(ship_columns(state.options.components).worth):
        held = tuple(booty[kind] for booty in state.booty)
        gains = shares(held, worth)
        tell_kind(kind, held, gains, table)
        purses = plus(purses, gains)
    winners = decide_win(state, purses, table)
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
def decide_win(state: State, purses: Counts, table: Table) -> Seats:
    """Most money; between those who have equally much the booty decides, unless they share."""
    richest = tuple(seat for seat, purse in enumerate(purses) if purse == max(purses))
    if len(richest) == 1 or state.options.ties == "shared":
        return richest
    winners, by = break_tie(richest, state.booty)
    table.say(BrokeTie(richest, by))
    return winners


@BOOK.rule("D28")
def break_tie(tied: Seats, booty: tuple[Counts, ...]) -> tuple[Seats, str]:
    """Most pieces; then most chests, barrels, candlesticks, daggers. Who, and what told them apart
    in the end."""
    tests = (("pieces", tuple(map(sum, booty))), *zip(KINDS, zip(*booty, strict=True), strict=True))
    decisive = "nothing"
    for by, held in tests:
        best = tuple(seat for seat in tied if held[seat] == max(held[each] for each in tied))
        if best != tied:
            tied, decisive = best, by
    return tied, decisive
