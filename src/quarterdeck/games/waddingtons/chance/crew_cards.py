"""Chance cards by which crew changes hands: 2, 19, 20 and 22."""

from msgspec.structs import replace

from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.crew import hire, send_all_back
from quarterdeck.games.waddingtons.state import TO_PILE, State

from .crew_swap import swap
from .giving_crew import LOSS, crew_of, give_up, has_crew, lose_crew, opponents, with_docks
from .parts import Branch, Part, always, nothing

GIFT, HEALTHY = 3, 7

# 2  A gift


def several_opponents(state: State, ship: int) -> bool:
    return len(opponents(state, ship)) > 1


def ask_whom(state: State, ship: int, card: int, _: Table) -> State:
    named = to.Name(state.ships[ship].owner, ship, card, opponents(state, ship))
    return replace(state, awaiting=named)


def ask_the_other(state: State, ship: int, card: int, table: Table) -> State:
    return demand_gift(state, ship, card, opponents(state, ship)[0], table)


@BOOK.rule("W25")
def demand_gift(state: State, ship: int, card: int, giver: int, table: Table) -> State:
    """Three crew of the giver's choice, from hand or docks."""
    return give_up(state, with_docks(state, giver, card, ship, GIFT), table)


A_GIFT: Part = (
    Branch("choose-giver", several_opponents, ask_whom),
    Branch("one-giver", always, ask_the_other),
)

# 19  A whole new crew


def renew(state: State, ship: int, _: int, table: Table) -> State:
    count = sum(state.ships[ship].hand)
    return hire(send_all_back(state, ship, table), ship, count, table)


NEW_CREW: Part = (Branch("new-crew", has_crew, renew), Branch("nothing", always, nothing))

# 20  A swap


def on_the_coast(state: State, ship: int) -> tuple[int, ...]:
    others = opponents(state, ship)
    return tuple(other for other in others if state.ships[other].square in sea.COAST)


def several_there(state: State, ship: int) -> bool:
    return len(on_the_coast(state, ship)) > 1


def somebody_there(state: State, ship: int) -> bool:
    return bool(on_the_coast(state, ship))


def swap_with_whom(state: State, ship: int, card: int, _: Table) -> State:
    named = to.Name(state.ships[ship].owner, ship, card, on_the_coast(state, ship))
    return replace(state, awaiting=named)


def swap_with_the_other(state: State, ship: int, _: int, table: Table) -> State:
    return swap(state, ship, on_the_coast(state, ship)[0], table)


def two_go_under(state: State, ship: int, card: int, table: Table) -> State:
    return lose_crew(state, ship, card, TO_PILE, table)


def too_few(state: State, ship: int) -> bool:
    return sum(state.ships[ship].hand) < LOSS


A_SWAP: Part = (
    Branch("choose-partner", several_there, swap_with_whom),
    Branch("one-partner", somebody_there, swap_with_the_other),
    Branch("nobody-less", too_few, two_go_under),
    Branch("nobody", always, two_go_under),
)

# 22  Yellow fever


def surplus(state: State, ship: int) -> int:
    return sum(crew_of(state, ship, docked=True)) - HEALTHY


def somebody_sick(state: State, _: int) -> bool:
    return any(surplus(state, ship) > 0 for ship in range(len(state.ships)))


@BOOK.rule("W25")
def fever(state: State, ship: int, card: int, _: Table) -> State:
    """One after another from whoever drew the card: the next with more than seven."""
    count = len(state.ships)
    for sick in ((ship + step) % count for step in range(count)):
        if (left := surplus(state, sick)) > 0:
            asked = with_docks(state, sick, card, TO_PILE, left)
            return replace(state, awaiting=asked)
    return state


YELLOW_FEVER: Part = (Branch("fever", somebody_sick, fever), Branch("healthy", always, nothing))
