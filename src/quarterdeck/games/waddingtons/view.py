"""Who may know what. The only module that looks at another's hand.

Everyone sees backs, docks, chests, holds and islands. Colours are known of one's own crew, of
what lies face up, and of what one has learned (knowledge.py); in `strict` games one has to remember
the latter, and a view shows it only while the hands of a fight lie open.
"""

import msgspec
from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump, minus
from quarterdeck.core.moment import Moment
from quarterdeck.core.table import Table

from . import components as box
from . import moments as to
from .book import BOOK
from .knowledge import Known, nobody_knows
from .options import Options
from .state import Returned, Ship, State

HIDDEN: Counts = ()


class SeenShip(msgspec.Struct, frozen=True, gc=False):
    """A ship as one seat sees it."""

    owner: int
    home: int
    square: int
    heading: int
    values: Counts  # backs: how many of 1, 2 and 3
    hand: Counts | None  # crew, where it is yours
    known: Counts  # crew you know to be in it
    seen_by: Known  # of your own: what each seat, then the public, knows to be in it
    hold: Counts
    cards: Counts
    chest: Counts
    free: bool
    landed: int
    loaded: int


class SeenCard(msgspec.Struct, frozen=True, gc=False):
    """A crew card under the pile."""

    value: int
    crew: int | None  # None where you do not know its colour


class View(msgspec.Struct, frozen=True, gc=False):
    """All that one seat knows, or a spectator where `seat` is None."""

    seat: int | None
    options: Options
    seats: int
    homes: tuple[int, ...]
    turn: int
    ships: tuple[SeenShip, ...]
    docks: tuple[Counts, ...]
    island: Counts
    flat: Counts
    pile: Counts  # unseen crew on Pirate Island, by value: whoever counts backs knows it
    top: int
    beneath: tuple[SeenCard, ...]
    chance: Counts
    shown: tuple[int, ...]
    gone: tuple[int, ...]
    sailing: int
    fleeing: int
    headed: bool
    fight: tuple[int, ...]
    winner: int
    sailed: tuple[int, int]
    awaiting: to.AnyMoment


def view(state: State, seat: int | None) -> View:
    return View(
        seat,
        state.options,
        state.seats,
        state.homes,
        state.turn,
        tuple(seen_ship(state, index, seat) for index in range(len(state.ships))),
        state.docks,
        state.island,
        state.flat,
        box.values(state.pile),
        state.top,
        tuple(seen_card(state, card, seat) for card in state.beneath),
        state.chance,
        state.shown,
        state.gone,
        state.sailing,
        state.fleeing,
        state.headed,
        state.fight,
        state.winner,
        state.sailed,
        seen_moment(state.awaiting, seat),
    )


def seen_ship(state: State, index: int, seat: int | None) -> SeenShip:
    ship = state.ships[index]
    mine = ship.owner == seat
    return SeenShip(
        ship.owner,
        ship.home,
        ship.square,
        ship.heading,
        box.values(ship.hand),
        ship.hand if mine else None,
        ship.hand if mine else hand_remembered(state, index, seat),
        ship.known if mine and state.options.memory == "aided" else (),
        ship.hold,
        ship.cards,
        ship.chest,
        ship.free,
        ship.landed,
        ship.loaded,
    )


@BOOK.rule("W33", "W44")
def hand_remembered(state: State, index: int, seat: int | None) -> Counts:
    """What one has learned of a hand; in strict games only while the fight's hands lie open."""
    if state.options.memory == "strict" and not lies_open(state, index, seat):
        return box.NO_CREW
    return state.ships[index].known[bit(state.seats, seat)]


def lies_open(state: State, index: int, seat: int | None) -> bool:
    """Whether a fighter sees this hand just now: while crew is mustered none is shown yet."""
    fighters = [state.ships[each].owner for each in state.fight]
    return index in state.fight and seat in fighters and not isinstance(state.awaiting, to.Muster)


def bit(seats: int, seat: int | None) -> int:
    """A spectator knows what the public knows."""
    return seats if seat is None else seat


@BOOK.rule("W8", "W44")
def seen_card(state: State, card: Returned, seat: int | None) -> SeenCard:
    knows = state.options.memory == "aided" and card.known >> bit(state.seats, seat) & 1
    return SeenCard(box.VALUE[card.crew], card.crew if knows else None)


@BOOK.rule("W41a")
def seen_moment(now: to.AnyMoment, seat: int | None) -> to.AnyMoment:
    """What is picked is nobody else's business until it is settled."""
    picks = to.NOTHING_PICKED.get(type(now))
    if picks and isinstance(now, Moment) and now.seat != seat:
        return replace(now, **dict.fromkeys(picks, HIDDEN))
    return now


# When all is over


def open_view(state: State) -> View:
    """Every hand face up, what lies under the pile, and what was picked before it was settled."""
    seen = view(state, None)
    return replace(
        seen,
        ships=tuple(map(open_ship, state.ships, seen.ships)),
        beneath=tuple(SeenCard(box.VALUE[card.crew], card.crew) for card in state.beneath),
        awaiting=state.awaiting,
    )


def open_ship(ship: Ship, seen: SeenShip) -> SeenShip:
    return replace(seen, hand=ship.hand, known=ship.hand)


# A world that fits


def imagine(seen: View, table: Table) -> State:
    """A state the viewer cannot tell from the real one."""
    left = unseen(seen)
    ships = []
    for ship in seen.ships:
        hand = ship.known
        if ship.hand is None:
            hand, left = dealt(hand, ship.values, left, table)
        ships.append(imagined_ship(seen, ship, hand))
    beneath = []
    for card in seen.beneath:
        crew = card.crew
        if crew is None:
            crew = colour_card(card.value, left, table)
            left = bump(left, crew, -1)
        beneath.append(Returned(crew, knowers(seen, card)))
    return imagined_state(seen, tuple(ships), left, tuple(beneath))


def unseen(seen: View) -> Counts:
    """Crew whose place the viewer does not know: in other hands, under the pile and in it."""
    left = minus(box.PACK, seen.flat[: box.CREW])
    for docks in seen.docks:
        left = minus(left, docks[: box.CREW])
    for ship in seen.ships:
        left = minus(left, ship.known)
    for card in seen.beneath:
        left = left if card.crew is None else bump(left, card.crew, -1)
    return left


def dealt(hand: Counts, values: Counts, left: Counts, table: Table) -> tuple[Counts, Counts]:
    """Colours for the cards of a hand that are not known."""
    for value, missing in enumerate(minus(values, box.values(hand)), start=1):
        for _ in range(missing):
            crew = colour_card(value, left, table)
            hand, left = bump(hand, crew, +1), bump(left, crew, -1)
    return hand, left


def colour_card(value: int, left: Counts, table: Table) -> int:
    red = 2 * (value - 1)
    return red + table.draw(left[red : red + 2])


def imagined_ship(seen: View, ship: SeenShip, hand: Counts) -> Ship:
    """What others know of others' hands is not imagined: it would be a guess about guesses."""
    known = ship.seen_by or nobody_knows(seen.seats)
    if ship.hand is None:
        place = bit(seen.seats, seen.seat)
        known = known[:place] + (ship.known,) + known[place + 1 :]
    return Ship(
        ship.owner,
        ship.home,
        ship.square,
        ship.heading,
        hand,
        ship.hold,
        ship.cards,
        ship.chest,
        known,
        ship.free,
        ship.landed,
        ship.loaded,
    )


def knowers(seen: View, card: SeenCard) -> int:
    return 0 if card.crew is None else 1 << bit(seen.seats, seen.seat)


def imagined_state(
    seen: View, ships: tuple[Ship, ...], pile: Counts, beneath: tuple[Returned, ...]
) -> State:
    return State(
        seen.options,
        seen.seats,
        seen.homes,
        seen.turn,
        ships,
        seen.docks,
        seen.island,
        seen.flat,
        pile,
        seen.top,
        beneath,
        seen.chance,
        seen.shown,
        seen.gone,
        seen.sailing,
        seen.fleeing,
        seen.headed,
        seen.fight,
        seen.winner,
        seen.sailed,
        imagined_moment(seen.awaiting, seen.seat),
    )


def imagined_moment(now: to.AnyMoment, seat: int | None) -> to.AnyMoment:
    """That nothing is picked yet is as good a guess as any."""
    picks = to.NOTHING_PICKED.get(type(now))
    if picks and isinstance(now, Moment) and now.seat != seat:
        return replace(now, **picks)
    return now
