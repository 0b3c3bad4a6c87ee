"""Chance cards that cost treasure or crew: 7 to 10, 16 and 17."""

from collections.abc import Callable

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump
from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.crew import give, sailing_strength, with_ship
from quarterdeck.games.waddingtons.events import Lost, Marooned
from quarterdeck.games.waddingtons.state import TO_FLAT_ISLAND, TO_PILE, State

from .giving_crew import from_hand, has_crew, lose_crew, opponents
from .parts import Branch, Outcome, Part, always, nothing

# 7, 8  Treasure or crew to the nearest ship, or to Flat Island


@BOOK.rule("W24")
def nearest(state: State, ship: int) -> tuple[int, ...]:
    """By king's moves through sea; several if equally near."""
    away = sea.distances(state.ships[ship].square)
    far = {other: away[state.ships[other].square] for other in opponents(state, ship)}
    return tuple(other for other, squares in far.items() if squares == min(far.values()))


def equally_near(state: State, ship: int) -> bool:
    return len(nearest(state, ship)) > 1


def the_nearest(state: State, ship: int) -> int:
    return nearest(state, ship)[0]


def flat_island(_: State, __: int) -> int:
    return TO_FLAT_ISLAND


@BOOK.rule("W24")
def can_lose_treasure(state: State, ship: int, taker: int) -> bool:
    """A receiver with a full hold can get none."""
    full = taker >= 0 and sum(state.ships[taker].hold) >= box.HOLD
    return any(state.ships[ship].hold) and not full


@BOOK.rule("W25a")
def losing(receiver: Callable[[State, int], int]) -> Part:
    """What cannot be met in full is chosen only where neither can."""

    def treasure(state: State, ship: int) -> bool:
        return can_lose_treasure(state, ship, receiver(state, ship))

    def both(state: State, ship: int) -> bool:
        return treasure(state, ship) and enough_crew(state, ship)

    def choose(state: State, rest: RestOfCard, _: Table) -> Outcome:
        return state, which_loss(state, rest, receiver(state, rest.ship))

    def treasure_goes(state: State, rest: RestOfCard, table: Table) -> Outcome:
        return lose_treasure(state, rest, receiver(state, rest.ship), table)

    def crew_goes(state: State, rest: RestOfCard, table: Table) -> Outcome:
        return lose_crew(state, rest, receiver(state, rest.ship), table)

    return (
        Branch("choice", both, choose),
        Branch("treasure", treasure, treasure_goes),
        Branch("crew", enough_crew, crew_goes),
        Branch("less", has_crew, crew_goes),
        Branch("nothing", always, nothing),
    )


def enough_crew(state: State, ship: int) -> bool:
    return sum(state.ships[ship].hand) >= box.LOSS


def which_loss(state: State, rest: RestOfCard, taker: int, best: bool = False) -> to.Lose:
    return to.Lose(state.ships[rest.ship].owner, rest.ship, rest.card, taker, best, rest)


def lose_treasure(state: State, rest: RestOfCard, taker: int, table: Table) -> Outcome:
    """Of two kinds the owner chooses."""
    kinds = [kind for kind, count in enumerate(state.ships[rest.ship].hold) if count]
    if len(kinds) > 1:
        return state, which_loss(state, rest, taker)
    return part_with(state, rest.ship, kinds[0], taker, table), None


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


TO_THE_NEAREST: Part = (Branch("void", equally_near, nothing), *losing(the_nearest))
TO_FLAT: Part = losing(flat_island)

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


def which_of_the_best(state: State, rest: RestOfCard, _: Table) -> Outcome:
    return state, which_loss(state, rest, TO_FLAT_ISLAND, best=True)


def lose_best_treasure(state: State, rest: RestOfCard, table: Table) -> Outcome:
    kind = best_kinds(state.ships[rest.ship].hold)[0]
    return part_with(state, rest.ship, kind, TO_FLAT_ISLAND, table), None


def best_value(hand: Counts) -> int:
    return max(box.VALUE[crew] for crew, count in enumerate(hand) if count)


@BOOK.rule("W25a")
def lose_best_crew(state: State, rest: RestOfCard, taker: int, table: Table) -> Outcome:
    """Of several of that value the owner picks, even where the others cannot tell them apart."""
    hand = state.ships[rest.ship].hand
    value = best_value(hand)
    red = 2 * (value - 1)
    if hand[red] + hand[red + 1] > 1:
        return state, replace(from_hand(state, rest.ship, taker, 1, rest), best=True)
    return give(state, rest.ship, red if hand[red] else red + 1, taker, table), None


def best_crew(taker: int) -> Part:
    """The best crew card goes there."""

    def part_with_it(state: State, rest: RestOfCard, table: Table) -> Outcome:
        return lose_best_crew(state, rest, taker, table)

    return (Branch("crew", has_crew, part_with_it), Branch("nothing", always, nothing))


BEST_CREW: Part = best_crew(TO_PILE)
BEST_OF_ALL: Part = (
    Branch("two-best", two_best, which_of_the_best),
    Branch("treasure", has_treasure, lose_best_treasure),
    *best_crew(TO_FLAT_ISLAND),
)

# 16, 17  Too much crew


def cap(card: int) -> Part:
    """Crew worth no more than the card says may stay."""
    most = box.FINDS[card].may_stay

    @BOOK.rule("W26")
    def discard_down(state: State, rest: RestOfCard, _: Table) -> Outcome:
        owner = state.ships[rest.ship].owner
        return state, to.Discard(owner, rest.ship, rest.card, most, rest)

    return (
        Branch("over", lambda s, ship: sailing_strength(s.ships[ship]) > most, discard_down),
        Branch("within", always, nothing),
    )
