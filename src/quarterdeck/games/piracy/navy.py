"""A Navy ship's turn: the die, the telescope, the move or the guns."""

from msgspec.structs import replace

from quarterdeck.core.counts import put
from quarterdeck.core.table import Table, TurnBegan

from . import actions as do
from . import components as box
from .book import BOOK
from .ending import navy_wins, pirate_wins
from .events import (
    AnsweredAye,
    AnsweredNay,
    Caught,
    Ceased,
    Fired,
    Looked,
    LostTheFleet,
    Moved,
    SankShip,
    ShutIn,
    Stayed,
    Sunk,
    Threw,
)
from .grid import Square, Squares
from .state import (
    State,
    ToDecide,
    ToEngage,
    ToFireAgain,
    ToMove,
    ToRoll,
    ToSail,
)
from .telescope import falls, sweep
from .waters import dead_ends, waters

Aboard = ToRoll | ToDecide | ToMove | ToEngage | ToFireAgain


# The die


@BOOK.rule("P18")
def roll(state: State, now: ToRoll, _: do.Roll, table: Table) -> State:
    die = throw(now, table)
    return replace(state, awaiting=ToDecide(now.seat, now.ship, die))


def throw(now: Aboard, table: Table) -> int:
    die = table.draw(box.DIE)
    table.say(Threw(now.seat, now.ship, die))
    return die


# Looking


@BOOK.rule("P18", "P20")
def look_first(state: State, now: ToDecide, _: do.Look, table: Table) -> State:
    """Aye: fire, move or stay. Nay: move or stay."""
    after = look(state, now, table)
    asked = ToMove if after.record.sighted is None else ToEngage
    return replace(after, awaiting=asked(now.seat, now.ship, now.roll))


@BOOK.rule("P20")
def look(state: State, now: Aboard, table: Table) -> State:
    """The answer is always true; Aye shows the square, Nay leaves less sea to hide in."""
    voyage, square = state.voyage, state.ships[now.ship]
    assert voyage is not None
    sea, others = waters(state.options.map), state.fleet ^ 1 << square
    seen, ends = sweep(sea, state.options.telescope, square, others)
    table.say(Looked(now.seat, now.ship, square, ends))
    if not seen >> voyage.square & 1:
        table.say(AnsweredNay(state.pirate))
        return rule_out(state, seen)
    table.say(AnsweredAye(state.pirate, voyage.square))
    here = 1 << voyage.square
    record = replace(state.record, sighted=voyage.square)
    return replace(state, record=record, known=state.known.within(here))


@BOOK.rule("P20")
def rule_out(state: State, squares: Squares) -> State:
    """Everybody knows that he is on none of these."""
    record = replace(state.record, empty=state.record.empty | squares)
    return replace(state, record=record, known=state.known.within(~squares))


# Moving


@BOOK.rule("P18", "P24", "P29")
def move_first(state: State, now: ToDecide, action: do.Move, table: Table) -> State:
    """Then look; whoever is seen is not fired at."""
    after = move(state, now, action.square, table)
    return hand_over(look(after, now, table), now, table) if after.awaiting is now else after


@BOOK.rule("P19")
def move_after_nay(state: State, now: ToMove, action: do.Move, table: Table) -> State:
    after = move(state, now, action.square, table)
    return hand_over(after, now, table) if after.awaiting is now else after


@BOOK.rule("P19", "P21")
def move_after_aye(state: State, now: ToEngage, action: do.Move, table: Table) -> State:
    after = move(state, now, action.square, table)
    return hand_over(after, now, table) if after.awaiting is now else after


@BOOK.rule("P19", "P25", "P29")
def move(state: State, now: ToDecide | ToMove | ToEngage, square: Square, table: Table) -> State:
    """Whoever lies on the last square is caught; what was passed on the way does not matter."""
    start, voyage = state.ships[now.ship], state.voyage
    table.say(Moved(now.seat, now.ship, start, square))
    fleet = state.fleet ^ (1 << start | 1 << square)
    after = replace(state, ships=put(state.ships, now.ship, square), fleet=fleet)
    if voyage is not None and voyage.square == square:
        return navy_wins(after, Caught(state.pirate, now.ship, square), table)
    return rule_out(after, 1 << square)


@BOOK.rule("P19")
def stay_after_nay(state: State, now: ToMove, _: do.Stay, table: Table) -> State:
    return stay(state, now, table)


@BOOK.rule("P19", "P21")
def stay_after_aye(state: State, now: ToEngage, _: do.Stay, table: Table) -> State:
    return stay(state, now, table)


@BOOK.rule("P19", "P24")
def stay(state: State, now: ToMove | ToEngage, table: Table) -> State:
    table.say(Stayed(now.seat, now.ship))
    return hand_over(state, now, table)


# Firing


@BOOK.rule("P21", "P23")
def fire(state: State, now: ToEngage, action: do.Fire, table: Table) -> State:
    """The first salvo goes as far as the die that was thrown; then the second is thrown for."""
    after = salvo(state, now, action.direction, table)
    if after.awaiting is not now:
        return after
    return replace(after, awaiting=ToFireAgain(now.seat, now.ship, throw(now, table)))


@BOOK.rule("P21", "P23")
def fire_again(state: State, now: ToFireAgain, action: do.Fire, table: Table) -> State:
    after = salvo(state, now, action.direction, table)
    return hand_over(after, now, table) if after.awaiting is now else after


@BOOK.rule("P21")
def cease(state: State, now: ToFireAgain, _: do.Cease, table: Table) -> State:
    table.say(Ceased(now.seat, now.ship))
    return hand_over(state, now, table)


@BOOK.rule("P21", "P22")
def salvo(state: State, now: ToEngage | ToFireAgain, direction: int, table: Table) -> State:
    """It flies over ships, not over land, and hits what lies where it lands."""
    start, voyage = state.ships[now.ship], state.voyage
    square = falls(waters(state.options.map), start, direction, now.roll)
    table.say(Fired(now.seat, now.ship, start, direction, now.roll, square))
    if square is None:
        return state
    if voyage is not None and voyage.square == square:
        return navy_wins(state, Sunk(state.pirate, now.ship, square), table)
    return sink(rule_out(state, 1 << square), now, square, table)


@BOOK.rule("P22")
def sink(state: State, now: Aboard, square: Square, table: Table) -> State:
    """A ship of one's own that lies there is lost for good."""
    if square not in state.ships:
        return state
    sunk = state.ships.index(square)
    table.say(SankShip(now.seat, now.ship, state.captains[sunk], sunk, square))
    fleet = state.fleet ^ 1 << square
    return replace(state, ships=put(state.ships, sunk, box.SUNK), fleet=fleet)


# The end of its turn


@BOOK.rule("P8", "P17", "P24", "P29")
def hand_over(state: State, now: Aboard, table: Table) -> State:
    """The Pirate's turn, if he can move at all; his token is off the chart again."""
    sea, voyage = waters(state.options.map), state.voyage
    assert voyage is not None
    shut = state.fleet & sea.no_passing
    if shut and (held := dead_ends(sea, shut)):
        if held >> voyage.square & 1:
            return navy_wins(state, ShutIn(state.pirate, voyage.square), table)
        state = rule_out(state, held)
    return next_turn(state, now.ship, table)


@BOOK.rule("P8", "P28")
def next_turn(state: State, ship: int, table: Table) -> State:
    """The next ship that is afloat has its turn after his.

    With none left he has won. No salvo falls on the ship that fires it, so it cannot come to that;
    the clause says who would have won all the same.
    """
    for step in range(1, box.SHIPS + 1):
        following = (ship + step) % box.SHIPS
        if state.ships[following] != box.SUNK:
            turn = state.turn + 1
            table.say(TurnBegan(state.pirate, turn))
            return replace(state, turn=turn, ship=following, awaiting=ToSail(state.pirate))
    return pirate_wins(state, LostTheFleet(), table)
