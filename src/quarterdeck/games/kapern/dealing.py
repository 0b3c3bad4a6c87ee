"""Setting up, turning over a card, and passing the dice."""

from quarterdeck.core.counts import Counts, bump
from quarterdeck.core.table import Table, TurnBegan

from . import components as box
from .book import BOOK
from .events import Reshuffled, TurnedOver
from .options import Options
from .state import RACE, AnyStage, State, ToRoll

NO_CARDS: Counts = (0,) * len(box.CARDS)


@BOOK.rule("K1")
def deal(seats: int, options: Options, table: Table) -> State:
    """Nobody has points."""
    seat = first_seat(seats, options, table)
    table.say(TurnBegan(seat, 1))
    card, pile, discards = turn_over(box.DECK, NO_CARDS, seat, table)
    return State(
        options=options,
        scores=(0,) * seats,
        stage=RACE,
        turn=1,
        pile=pile,
        discards=discards,
        card=card,
        dice=box.NO_DICE,
        island=box.NO_DICE,
        lifted=False,
        awaiting=ToRoll(seat),
    )


@BOOK.rule("K1")
def first_seat(seats: int, options: Options, table: Table) -> int:
    """Whoever is drawn by lot; or the chair agreed on, counted round the table."""
    return table.draw((1,) * seats) if options.first == "lot" else (options.first - 1) % seats


@BOOK.rule("K3")
def turn_over(
    pile: Counts, discards: Counts, seat: int, table: Table
) -> tuple[int, Counts, Counts]:
    """The top card, and what is left; all the discards are shuffled where none is."""
    if not any(pile):
        table.say(Reshuffled())
        pile, discards = discards, NO_CARDS
    card = table.draw(pile)
    table.say(TurnedOver(seat, card))
    return card, bump(pile, card, -1), discards


@BOOK.rule("K10")
def pass_the_dice(
    state: State, scores: tuple[int, ...], stage: AnyStage, seat: int, table: Table
) -> State:
    """Discard the card; the next pirate turns one over."""
    turn = state.turn + 1
    table.say(TurnBegan(seat, turn))
    discards = bump(state.discards, state.card, +1)
    card, pile, discards = turn_over(state.pile, discards, seat, table)
    return State(
        state.options,
        scores,
        stage,
        turn,
        pile,
        discards,
        card,
        box.NO_DICE,
        box.NO_DICE,
        False,
        ToRoll(seat),
    )
