"""The Chance cards: drawn, shown to all, obeyed as far as possible.

CARDS at the end is the pack: what each card says, part by part. Blows are in storms.py, what is
lost in losses.py, crew that changes hands in crew_cards.py.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from quarterdeck.core.counts import bump
from quarterdeck.core.table import Table
from quarterdeck.games.waddingtons import components as box
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.book import BOOK
from quarterdeck.games.waddingtons.continuations import RestOfCard
from quarterdeck.games.waddingtons.crew import hire, pile_size, sailing_strength, with_ship
from quarterdeck.games.waddingtons.events import Kept, TurnedUp
from quarterdeck.games.waddingtons.islands import come_to_rest, within_reach
from quarterdeck.games.waddingtons.state import State

from .crew_cards import A_GIFT, A_SWAP, NEW_CREW, YELLOW_FEVER
from .losses import BEST_CREW, BEST_OF_ALL, TO_FLAT, TO_THE_NEAREST, cap
from .parts import Branch, Outcome, Part, always, case, nothing
from .storms import HOME, NEAREST_PORT, OUT_TO_SEA, RELIEF, bay_part

# Drawing and obeying


@BOOK.rule("W8", "W18")
def draw_card(state: State, ship: int, table: Table) -> State:
    """The top card is shown to all and obeyed; then it goes to the bottom unless it is kept."""
    owner = state.ships[ship].owner
    number, state = top_card(state, table)
    names = tuple(case(part, state, ship).name for part in CARDS[number])
    table.say(TurnedUp(owner, ship, number, names))
    if number in box.KEPT_NUMBERS:
        state = keep(state, ship, number, table)
    else:
        state = replace(state, shown=(*state.shown, number))
    return obey(state, RestOfCard(ship, number, 0), table)


@BOOK.rule("W8")
def top_card(state: State, table: Table) -> tuple[int, State]:
    """Of the unseen ones, or once they are gone the first that was returned."""
    if any(state.chance):
        card = table.draw(state.chance)
        return card + 1, replace(state, chance=bump(state.chance, card, -1))
    return state.shown[0], replace(state, shown=state.shown[1:])


def keep(state: State, index: int, number: int, table: Table) -> State:
    ship = state.ships[index]
    table.say(Kept(ship.owner, index, number))
    cards = bump(ship.cards, box.KEPT_NUMBERS.index(number), +1)
    return with_ship(state, index, replace(ship, cards=cards))


def obey(state: State, rest: RestOfCard, table: Table) -> State:
    """The parts of a card from one on, until one of them asks somebody something."""
    for branches in CARDS[rest.card][rest.part :]:
        rest = RestOfCard(rest.ship, rest.card, rest.part + 1)
        state, question = case(branches, state, rest.ship).obey(state, rest, table)
        if question is not None:
            return replace(state, awaiting=question)
    return come_to_rest(state, rest.ship, table)


# 11 to 18, 27  Treasure


def treasure(card: int) -> Part:
    """Treasure up to the value on the card."""
    worth = box.FINDS[card].treasure

    def some(state: State, ship: int) -> bool:
        return bool(within_reach(state, ship, worth))

    def take(state: State, rest: RestOfCard, _: Table) -> Outcome:
        return state, finding(state, rest, worth, 0)

    return (
        Branch("treasure", some, take),
        Branch("hold-full", hold_full, nothing),
        Branch("island-bare", always, nothing),
    )


def treasure_or_crew(card: int) -> Part:
    """Treasure up to the value on the card, or crew instead."""
    worth, crew = box.FINDS[card].treasure, box.FINDS[card].crew

    def some(state: State, ship: int) -> bool:
        return bool(within_reach(state, ship, worth))

    def both(state: State, ship: int) -> bool:
        return some_pirates(state, ship) and some(state, ship)

    def take(state: State, rest: RestOfCard, _: Table) -> Outcome:
        return state, finding(state, rest, worth, crew if some_pirates(state, rest.ship) else 0)

    return (
        Branch("choice", both, take),
        Branch("treasure", some, take),
        Branch("crew", some_pirates, take),
        Branch("nothing-there", always, nothing),
    )


def finding(state: State, rest: RestOfCard, worth: int, crew: int) -> to.TakeTreasure:
    owner = state.ships[rest.ship].owner
    return to.TakeTreasure(owner, rest.ship, rest.card, worth, crew, rest)


def some_pirates(state: State, _: int) -> bool:
    return pile_size(state) > 0


def hold_full(state: State, ship: int) -> bool:
    return sum(state.ships[ship].hold) >= box.HOLD


# 15, 18, 28  Crew


def crew(card: int) -> Part:
    """Crew from Pirate Island, as many as there are."""
    count = box.FINDS[card].crew

    def come_aboard(state: State, rest: RestOfCard, table: Table) -> Outcome:
        return hire(state, rest.ship, count, table), None

    return (
        Branch("pile-empty", lambda state, _: not pile_size(state), nothing),
        Branch("pile-short", lambda state, _: pile_size(state) < count, come_aboard),
        Branch("drawn", always, come_aboard),
    )


def crew_if_few(card: int) -> Part:
    """Crew, but only for a ship that is short of it."""

    def enough(state: State, ship: int) -> bool:
        return sailing_strength(state.ships[ship]) > box.FINDS[card].if_up_to

    return (Branch("crew-enough", enough, nothing), *crew(card))


KEPT_CARD: Part = (Branch("kept", always, nothing),)

CARDS: Mapping[int, tuple[Part, ...]] = {
    1: (RELIEF, OUT_TO_SEA),
    2: (A_GIFT,),
    3: (RELIEF, bay_part(sea.MUD_BAY)),
    4: (RELIEF, bay_part(sea.CLIFF_CREEK)),
    5: (RELIEF, HOME),
    6: (RELIEF, NEAREST_PORT),
    7: (TO_THE_NEAREST,),
    8: (TO_FLAT,),
    9: (BEST_OF_ALL,),
    10: (BEST_CREW,),
    11: (treasure_or_crew(11),),
    12: (treasure_or_crew(12),),
    13: (treasure_or_crew(13),),
    14: (treasure_or_crew(14),),
    15: (crew(15),),
    16: (treasure(16), cap(16)),
    17: (treasure(17), cap(17)),
    18: (treasure(18), crew_if_few(18)),
    19: (NEW_CREW,),
    20: (A_SWAP,),
    22: (YELLOW_FEVER,),
    27: (treasure_or_crew(27),),
    28: (crew(28),),
    **dict.fromkeys(box.KEPT_NUMBERS, (KEPT_CARD,)),
}
