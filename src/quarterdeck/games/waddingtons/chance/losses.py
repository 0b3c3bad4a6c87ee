"""Chance cards that cost treasure or crew: 7 to 10, 16 and 17."""

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump
from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.crew import give, sailing_strength, with_ship
from quarterdeck.games.waddingtons.events import Lost, Marooned
from quarterdeck.games.waddingtons.state import TO_FLAT_ISLAND, TO_PILE, State

from .giving_crew import LOSS, has_crew, lose_crew, opponents
from .parts import Branch, Part, always, nothing

# 7, 8  Treasure or crew to the nearest ship, or to Flat Island


@BOOK.rule("W24")
def nearest(state: State, ship: int) -> tuple[int, ...]:
    """By king's moves through sea; several if equally near."""
    away = sea.distances(state.ships[ship].square)
    far = {other: away[state.ships[other].square] for other in opponents(state, ship)}
    return tuple(other for other, squares in far.items() if squares == min(far.values()))


def equally_near(state: State, ship: int) -> bool:
    return len(nearest(state, ship)) > 1


def receiver(state: State, ship: int, card: int) -> int:
    return nearest(state, ship)[0] if card == 7 else TO_FLAT_ISLAND


@BOOK.rule("W24")
def can_lose_treasure(state: State, ship: int, taker: int) -> bool:
    """A receiver with a full hold can get none."""
    full = taker >= 0 and sum(state.ships[taker].hold) >= box.HOLD
    return any(state.ships[ship].hold) and not full


@BOOK.rule("W25a")
def losing(card: int) -> Part:
    """What cannot be met in full is chosen only where neither can."""

    def treasure(state: State, ship: int) -> bool:
        return can_lose_treasure(state, ship, receiver(state, ship, card))

    def crew(state: State, ship: int) -> bool:
        return sum(state.ships[ship].hand) >= LOSS

    return (
        Branch("choice", lambda state, ship: treasure(state, ship) and crew(state, ship), choose),
        Branch("treasure", treasure, lose_treasure),
        Branch("crew", crew, crew_goes),
        Branch("less", lambda state, ship: any(state.ships[ship].hand), crew_goes),
        Branch("nothing", always, nothing),
    )


def choose(state: State, ship: int, card: int, _: Table) -> State:
    taker = receiver(state, ship, card)
    return replace(state, awaiting=to.Lose(state.ships[ship].owner, ship, card, taker))


def lose_treasure(state: State, ship: int, card: int, table: Table) -> State:
    """Of two kinds the owner chooses."""
    kinds = [kind for kind, count in enumerate(state.ships[ship].hold) if count]
    if len(kinds) > 1:
        return choose(state, ship, card, table)
    return part_with(state, ship, kinds[0], receiver(state, ship, card), table)


def part_with(state: State, index: int, kind: int, taker: int, table: Table) -> State:
    """A piece of treasure goes to another ship or to Flat Island."""
    ship = state.ships[index]
    after = with_ship(state, index, replace(ship, hold=bump(ship.hold, kind, -1)))
    if taker == TO_FLAT_ISLAND:
        table.say(Marooned(ship.owner, index, box.TREASURE + kind))
        return replace(after, flat=bump(state.flat, box.TREASURE + kind, +1))
    other = state.ships[taker]
    table.say(Lost(ship.owner, other.owner, index, taker, kind))
    return with_ship(after, taker, replace(other, hold=bump(other.hold, kind, +1)))


def crew_goes(state: State, ship: int, card: int, table: Table) -> State:
    return lose_crew(state, ship, card, receiver(state, ship, card), table)


TO_THE_NEAREST: Part = (Branch("void", equally_near, nothing), *losing(7))
TO_FLAT: Part = losing(8)

# 9, 10  The best there is


@BOOK.rule("W25a")
def best_kinds(hold: Counts) -> list[int]:
    """The dearest treasure aboard; a diamond and a ruby are equals."""
    most = max((box.POINTS[kind] for kind, count in enumerate(hold) if count), default=0)
    return [kind for kind, n in enumerate(hold) if n and box.POINTS[kind] == most]


def has_treasure(state: State, ship: int) -> bool:
    return any(state.ships[ship].hold)


def two_best(state: State, ship: int) -> bool:
    return len(best_kinds(state.ships[ship].hold)) > 1


def lose_best_treasure(state: State, ship: int, _: int, table: Table) -> State:
    kind = best_kinds(state.ships[ship].hold)[0]
    return part_with(state, ship, kind, TO_FLAT_ISLAND, table)


def best_value(hand: Counts) -> int:
    return max(box.VALUE[crew] for crew, count in enumerate(hand) if count)


@BOOK.rule("W25a")
def lose_best_crew(state: State, ship: int, card: int, table: Table) -> State:
    """Of several of that value the owner picks, even where the others cannot tell them apart."""
    me = state.ships[ship]
    value, taker = best_value(me.hand), TO_FLAT_ISLAND if card == 9 else TO_PILE
    red = 2 * (value - 1)
    if me.hand[red] + me.hand[red + 1] > 1:
        asked = to.Give(me.owner, ship, card, taker, 1, value, value, False)
        return replace(state, awaiting=asked)
    return give(state, ship, red if me.hand[red] else red + 1, taker, table)


BEST_CREW: Part = (
    Branch("crew", has_crew, lose_best_crew),
    Branch("nothing", always, nothing),
)
BEST_OF_ALL: Part = (
    Branch("two-best", two_best, choose),
    Branch("treasure", has_treasure, lose_best_treasure),
    *BEST_CREW,
)

# 16, 17  Too much crew


def cap(most: int) -> Part:
    """Crew worth no more than this may stay."""

    @BOOK.rule("W26")
    def discard_down(state: State, ship: int, card: int, _: Table) -> State:
        me = state.ships[ship]
        excess = sailing_strength(me) - most
        asked = to.Discard(me.owner, ship, card, excess, box.VALUES[-1])
        return replace(state, awaiting=asked)

    return (
        Branch("over", lambda s, ship: sailing_strength(s.ships[ship]) > most, discard_down),
        Branch("within", always, nothing),
    )
