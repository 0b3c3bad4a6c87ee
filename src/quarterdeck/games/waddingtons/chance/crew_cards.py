"""Chance cards by which crew changes hands: 2, 19, 20 and 22."""

from typing import Literal

from msgspec.structs import replace

from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.crew import hire, send_all_back
from quarterdeck.games.waddingtons.state import TO_PILE, State

from .crew_swap import swap
from .giving_crew import crew_of, give_up, has_crew, lose_crew, opponents, with_docks
from .parts import Branch, Outcome, Part, always, nothing

# 2  A gift


def several_opponents(state: State, ship: int) -> bool:
    return len(opponents(state, ship)) > 1


def ask_whom(state: State, rest: RestOfCard, _: Table) -> Outcome:
    return state, naming(state, rest, opponents(state, rest.ship), "gift")


def naming(
    state: State, rest: RestOfCard, ships: tuple[int, ...], wanted: Literal["gift", "swap"]
) -> to.Name:
    return to.Name(state.ships[rest.ship].owner, rest.ship, rest.card, ships, wanted, rest)


def ask_the_other(state: State, rest: RestOfCard, table: Table) -> Outcome:
    return demand_gift(state, rest, opponents(state, rest.ship)[0], table)


@BOOK.rule("W25")
def demand_gift(state: State, rest: RestOfCard, giver: int, table: Table) -> Outcome:
    """Three crew of the giver's choice, from hand or docks."""
    return give_up(state, with_docks(state, giver, rest.ship, box.GIFT, rest), table)


A_GIFT: Part = (
    Branch("choose-giver", several_opponents, ask_whom),
    Branch("one-giver", always, ask_the_other),
)

# 19  A whole new crew


def renew(state: State, rest: RestOfCard, table: Table) -> Outcome:
    count = sum(state.ships[rest.ship].hand)
    return hire(send_all_back(state, rest.ship, table), rest.ship, count, table), None


NEW_CREW: Part = (Branch("new-crew", has_crew, renew), Branch("nothing", always, nothing))

# 20  A swap


def on_the_coast(state: State, ship: int) -> tuple[int, ...]:
    others = opponents(state, ship)
    return tuple(other for other in others if state.ships[other].square in sea.COAST)


def several_there(state: State, ship: int) -> bool:
    return len(on_the_coast(state, ship)) > 1


def somebody_there(state: State, ship: int) -> bool:
    return bool(on_the_coast(state, ship))


def swap_with_whom(state: State, rest: RestOfCard, _: Table) -> Outcome:
    return state, naming(state, rest, on_the_coast(state, rest.ship), "swap")


def swap_with_the_other(state: State, rest: RestOfCard, table: Table) -> Outcome:
    return swap(state, rest, on_the_coast(state, rest.ship)[0], table)


def two_go_under(state: State, rest: RestOfCard, table: Table) -> Outcome:
    return lose_crew(state, rest, TO_PILE, table)


def too_few(state: State, ship: int) -> bool:
    return sum(state.ships[ship].hand) < box.LOSS


A_SWAP: Part = (
    Branch("choose-partner", several_there, swap_with_whom),
    Branch("one-partner", somebody_there, swap_with_the_other),
    Branch("nobody-less", too_few, two_go_under),
    Branch("nobody", always, two_go_under),
)

# 22  Yellow fever


def surplus(state: State, ship: int) -> int:
    return sum(crew_of(state, ship, docked=True)) - box.HEALTHY


def somebody_sick(state: State, _: int) -> bool:
    return any(surplus(state, ship) > 0 for ship in range(len(state.ships)))


@BOOK.rule("W25")
def fever(state: State, rest: RestOfCard, _: Table) -> Outcome:
    """The next with more than seven, from whoever drew the card; after him the card again."""
    count = len(state.ships)
    around = ((rest.ship + step) % count for step in range(count))
    sick = next(ship for ship in around if surplus(state, ship) > 0)
    again = replace(rest, part=rest.part - 1)
    return state, with_docks(state, sick, TO_PILE, surplus(state, sick), again)


YELLOW_FEVER: Part = (Branch("fever", somebody_sick, fever), Branch("healthy", always, nothing))
