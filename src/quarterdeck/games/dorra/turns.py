"""Whose turn it is: passing, stalemates, new ships, and the mutiny a turn may begin with."""

from functools import lru_cache
from itertools import compress

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, minus
from quarterdeck.core.table import Table, TurnBegan

from . import components as box
from .book import BOOK
from .discs import discs_of, hand
from .ending import finish
from .events import BrokeUp, Passed, SailedAway, TurnedUp
from .options import Options
from .ships import SHIPS, Numbers, ship_columns
from .state import Pile, Piles, State, ToAct, ToMutiny, at_home

ACT = tuple(map(ToAct, range(box.MOST_SEATS)))

# §1  Setting up


@BOOK.rule("D1", "D2")
def deal(seats: int, options: Options, table: Table) -> State:
    """Five discs and ten ducats each."""
    seat = first_seat(seats, options, table)
    table.say(TurnBegan(seat, 1))
    state = State(
        options=options,
        turn=1,
        piles=at_home(seats),
        open=(),
        deck=(1,) * SHIPS,
        gone=(),
        purses=(box.START,) * seats,
        stock=box.COINS - box.START * seats,
        booty=((0,) * len(ship_columns(options.components).worth),) * seats,
        pieces=(box.PIECES,) * len(ship_columns(options.components).worth),
        stalemates=0,
        awaiting=ACT[seat],
    )
    return turn_up(state, table)


@BOOK.rule("D3")
def first_seat(seats: int, options: Options, table: Table) -> int:
    """Whoever is drawn by lot; or the chair agreed on, counted round the table."""
    return table.draw((1,) * seats) if options.first == "lot" else (options.first - 1) % seats


@BOOK.rule("D2", "D6")
def turn_up(state: State, table: Table) -> State:
    """Three new ships, in no order."""
    drawn = table.take(state.deck, min(box.OPEN, sum(state.deck)))
    ships = tuple(compress(range(SHIPS), drawn))
    table.say(TurnedUp(ships))
    return replace(state, open=ships, deck=minus(state.deck, drawn))


# §2  The turn


@BOOK.rule("D3")
def next_turn(state: State, piles: Piles, seat: int, table: Table) -> State:
    """The turn of the next to the left, the piles standing like this."""
    seat = (seat + 1) % len(state.purses)
    turn = state.turn + 1
    table.say(TurnBegan(seat, turn))
    after = State(
        options=state.options,
        turn=turn,
        piles=piles,
        open=state.open,
        deck=state.deck,
        gone=state.gone,
        purses=state.purses,
        stock=state.stock,
        booty=state.booty,
        pieces=state.pieces,
        stalemates=state.stalemates,
        awaiting=ACT[seat],
    )
    return open_turn(after, seat, table)


@BOOK.rule("D4", "D5", "D29")
def open_turn(state: State, seat: int, table: Table) -> State:
    """Whoever can do something must; nobody is asked who cannot."""
    heights = tuple(map(len, state.piles))
    crew = least_crew(state.options.components, state.open)
    tallest = max(heights[hand(seat)])
    if tallest >= crew:
        return muster_rebels(state, seat, crew) if tallest > box.REBELS else state
    if can_move(heights, seat):
        return state
    if any(can_act(heights, other, crew) for other in range(len(state.purses))):
        table.say(Passed(seat))
        return next_turn(state, state.piles, seat, table)
    return break_up(state, table)


@lru_cache(maxsize=4096)
def least_crew(numbers: Numbers, ships: tuple[int, ...]) -> int:
    """What the most modest of some ships asks for."""
    return min(ship_columns(numbers).crews[ship] for ship in ships)


@BOOK.rule("D5")
def can_act(heights: Counts, seat: int, crew: int) -> bool:
    own = heights[hand(seat)]
    return max(own) >= crew or can_move(heights, seat)


@BOOK.rule("D5", "D11")
def can_move(heights: Counts, seat: int) -> bool:
    """Whether the lowest of one's own piles can be put on the lowest of all others."""
    mine = hand(seat)
    own, others = heights[mine], heights[: mine.start] + heights[mine.stop :]
    return lowest(own) + lowest(others) <= box.HIGHEST


def lowest(heights: Counts) -> int:
    """The lowest pile there is; none is too high for anything."""
    return 1 if 1 in heights else min(filter(None, heights), default=box.HIGHEST)


# §3  Stalemate


@BOOK.rule("D29")
def break_up(state: State, table: Table) -> State:
    """Nobody can do anything: all discs go home; the third time the ships go too."""
    times = state.stalemates + 1
    table.say(BrokeUp(times))
    after = replace(state, piles=at_home(len(state.purses)), stalemates=times)
    if times < box.PATIENCE:
        return after
    table.say(SailedAway(state.open))
    left = replace(after, stalemates=0, open=(), gone=(*state.gone, *state.open))
    return turn_up(left, table) if any(left.deck) else finish(left, table)


# §4  Mutiny


@BOOK.rule("D21", "D23")
def muster_rebels(state: State, captain: int, crew: int) -> State:
    """Ask whoever may mutiny, clockwise from the captain's left; mostly there is nobody."""
    if not unrest(state.piles, captain, crew):
        return state
    seats = len(state.purses)
    return ask(state, captain, tuple((captain + step) % seats for step in range(1, seats)), ())


@BOOK.rule("D21", "D23")
def ask(state: State, captain: int, waiting: tuple[int, ...], rebels: tuple[int, ...]) -> State:
    """The next who is entitled; a pile mutinies only once."""
    crew = least_crew(state.options.components, state.open)
    piles = unrest(state.piles, captain, crew)
    for place, seat in enumerate(waiting, start=1):
        if seat in piles and piles[seat] not in rebels:
            asked = ToMutiny(seat, captain, piles[seat], waiting[place:], rebels)
            return replace(state, awaiting=asked)
    return replace(state, awaiting=ToAct(captain, rebels))


@BOOK.rule("D21", "D23")
def unrest(piles: Piles, captain: int, crew: int) -> dict[int, int]:
    """Whoever may mutiny, and in which of the captain's piles that can board a ship."""
    return {
        seat: top
        for top in discs_of(captain)
        if len(piles[top]) >= crew
        for seat in who_may_mutiny(piles[top])
    }


@lru_cache(maxsize=50_000)
@BOOK.rule("D21")
def who_may_mutiny(pile: Pile) -> tuple[int, ...]:
    """Whoever has three or more discs in another's pile; nobody can have so many in two."""
    owners = [box.OWNER[disc] for disc in pile]
    others = set(owners) - {owners[0]} if owners else ()
    return tuple(seat for seat in sorted(others) if owners.count(seat) >= box.REBELS)
