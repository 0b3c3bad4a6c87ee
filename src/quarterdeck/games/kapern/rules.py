"""Piraten Kapern, in the order of its rulebook.

card ── roll ──┬── (place) ── decide ──┬── stop
               │       ▲               ├── re-roll ──┬── third skull: the turn is lost
               │       └───────────────│─────────────┘
               ├── rescue, by the Guardian or not
               └── Skull Island, roll by roll

What dice are worth is in scoring.py, how turns and games end in ending.py.
"""

from collections.abc import Callable
from functools import cache

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, exchange, minus, parts, put
from quarterdeck.core.game import Choices, Flow
from quarterdeck.core.menu import Menu
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table

from . import actions as do
from . import components as box
from .book import BOOK
from .ending import Scores, end_turn, win
from .events import (
    CalledGuardian,
    Cursed,
    LostFight,
    PirateMagic,
    Placed,
    ReachedSkullIsland,
    Sank,
    Scored,
    Threw,
)
from .options import Options
from .scoring import bounty, chest_is_possible, is_magic, points_saved, wreckage
from .state import State, ToDecide, ToGather, ToPlace, ToRescue, ToRoll

Follow = Callable[[State, int, Table], State]

# §1  The dice


@BOOK.rule("K4")
def first_roll(state: State, now: ToRoll, _: do.Roll, table: Table) -> State:
    dice = table.roll(box.DICE, box.DIE)
    table.say(Threw(now.seat, dice, dice))
    return settle(state, now.seat, dice, strike_at_first, table)


@BOOK.rule("K6", "K8")
def roll_again(state: State, now: ToDecide, action: do.Reroll, table: Table) -> State:
    return throw_again(state, now.seat, action.dice, table)


def throw_again(state: State, seat: int, taken: Counts, table: Table) -> State:
    if taken[box.SKULL]:
        table.say(CalledGuardian(seat))
        state = replace(state, lifted=True)
    if state.card == box.TREASURE_ISLAND:
        state = replace(state, island=still_there(state, taken))
    thrown = table.roll(sum(taken), box.DIE)
    dice = exchange(state.dice, taken, thrown)
    table.say(Threw(seat, thrown, dice))
    return settle(state, seat, dice, strike, table)


@BOOK.rule("K5", "K9", "K31")
def settle(state: State, seat: int, dice: Counts, too_many_skulls: Follow, table: Table) -> State:
    """Look at what lies on the table after a throw."""
    card = state.card
    if dice[box.SKULL] + box.SKULLS_ON[card] >= box.DEADLY:
        return too_many_skulls(replace(state, dice=dice), seat, table)
    if box.DICE in dice and is_magic(card, dice):
        return work_magic(replace(state, dice=dice), seat, table)
    to_do = ToPlace if card == box.TREASURE_ISLAND else ToDecide
    return replace(state, dice=dice, awaiting=to_do(seat))


@BOOK.rule("K22")
def skulls_shown(card: int, dice: Counts) -> int:
    """The dice's and the card's."""
    return dice[box.SKULL] + box.SKULLS_ON[card]


@BOOK.rule("K9", "K19", "K20")
def sink(state: State, seat: int, table: Table) -> State:
    """Too many skulls: a ship costs its bonus, dice on the island still score."""
    table.say(Sank(seat, skulls_shown(state.card, state.dice), points_saved(state.island)))
    if bonus := box.BONUS_ON[state.card]:
        table.say(LostFight(seat, bonus))
    return end_turn(state, seat, pay(state, seat, wreckage(state.card, state.island)), table)


@BOOK.rule("K31")
def work_magic(state: State, seat: int, table: Table) -> State:
    table.say(PirateMagic(seat))
    return win(state, state.scores, (seat,), table)


# §2  Points


@BOOK.rule("K5", "K24")
def stop(state: State, now: ToDecide, _: do.Stop, table: Table) -> State:
    possible = chest_is_possible(state.options, state.card, state.lifted)
    points, chest = bounty(state.card, state.dice, possible)
    if points < 0:
        table.say(LostFight(now.seat, -points))
    else:
        table.say(Scored(now.seat, points, chest))
    return end_turn(state, now.seat, pay(state, now.seat, points), table)


def pay(state: State, seat: int, points: int) -> Scores:
    return put(state.scores, seat, apply_floor(state.options, state.scores[seat] + points))


@BOOK.rule("floor_zero")
def apply_floor(options: Options, score: int) -> int:
    return max(0, score) if options.floor_zero else score


# §3  Skull Island


@BOOK.rule("K16", "K19")
def strike_at_first(state: State, seat: int, table: Table) -> State:
    """More than three skulls lead to Skull Island, unless a ship is to be fought."""
    skulls = skulls_shown(state.card, state.dice)
    if skulls == box.DEADLY or box.SABRES_ON[state.card]:
        return strike(state, seat, table)
    table.say(ReachedSkullIsland(seat, skulls))
    return look_for_more(state, seat, table)


@BOOK.rule("K17")
def look_for_more(state: State, seat: int, table: Table) -> State:
    """There is no rolling a single die."""
    if box.DICE - state.dice[box.SKULL] < 2:
        return leave_skull_island(state, seat, table)
    return replace(state, awaiting=ToGather(seat))


@BOOK.rule("K17")
def gather(state: State, now: ToGather, _: do.Roll, table: Table) -> State:
    """Throw all that is no skull; as long as one comes, go on."""
    skulls = state.dice[box.SKULL]
    thrown = table.roll(box.DICE - skulls, box.DIE)
    dice = put(thrown, box.SKULL, thrown[box.SKULL] + skulls)
    table.say(Threw(now.seat, thrown, dice))
    after = replace(state, dice=dice)
    if thrown[box.SKULL]:
        return look_for_more(after, now.seat, table)
    return leave_skull_island(after, now.seat, table)


@BOOK.rule("K18", "K21")
def leave_skull_island(state: State, seat: int, table: Table) -> State:
    """Nothing for the visitor; every other pirate pays for each skull."""
    skulls = skulls_shown(state.card, state.dice)
    curse = box.CURSE * skulls * (2 if state.card == box.PIRATE else 1)
    table.say(Cursed(seat, skulls, curse))
    scores = tuple(
        score if who == seat else apply_floor(state.options, score - curse)
        for who, score in enumerate(state.scores)
    )
    return end_turn(state, seat, scores, table)


# §4  Cards


@BOOK.rule("K20")
def place(state: State, now: ToPlace, action: do.Place, table: Table) -> State:
    table.say(Placed(now.seat, action.dice, points_saved(action.dice)))
    return replace(state, island=action.dice, awaiting=ToDecide(now.seat))


def still_there(state: State, taken: Counts) -> Counts:
    """What lies on the island once some dice are taken up; those in hand go first."""
    return tuple(map(min, state.island, minus(state.dice, taken)))


@BOOK.rule("K23")
def has_guardian(state: State) -> bool:
    """The Guardian is there once a turn."""
    return state.card == box.GUARDIAN and not state.lifted


@BOOK.rule("K23")
def strike(state: State, seat: int, table: Table) -> State:
    """Three skulls: Guardian or bust. More are beyond him."""
    if has_guardian(state) and skulls_shown(state.card, state.dice) == box.DEADLY:
        return replace(state, awaiting=ToRescue(seat))
    return sink(state, seat, table)


@BOOK.rule("K23")
def rescue(state: State, now: ToRescue, action: do.Reroll, table: Table) -> State:
    return throw_again(state, now.seat, action.dice, table)


@BOOK.rule("K23")
def give_up(state: State, now: ToRescue, _: do.Sink, table: Table) -> State:
    return sink(state, now.seat, table)


# What may be done

ONLY_ROLL: Menu[do.AnyAction] = Menu((do.ROLL,))
NOTHING: Menu[do.AnyAction] = Menu()


def first_rolls(_: State, __: ToRoll) -> Menu[do.AnyAction]:
    return ONLY_ROLL


def places(state: State, _: ToPlace) -> Menu[do.AnyAction]:
    return places_for(state.dice)


def decisions(state: State, _: ToDecide) -> Menu[do.AnyAction]:
    return decisions_on(state.dice, has_guardian(state), state.options.keep_one)


def rescues(state: State, _: ToRescue) -> Menu[do.AnyAction]:
    return rescues_on(state.dice, state.options.keep_one)


def gatherings(_: State, __: ToGather) -> Menu[do.AnyAction]:
    return ONLY_ROLL


def nothing(_: State, __: Over) -> Menu[do.AnyAction]:
    return NOTHING


@cache  # ways eight dice can lie
def places_for(dice: Counts) -> Menu[do.AnyAction]:
    """All of the dice by default; a skull never."""
    most_first = sorted(parts(dice[1:]), key=sum, reverse=True)
    return Menu(do.PLACES[0, *others] for others in most_first)


@cache  # ways eight dice can lie
@BOOK.rule("K7")
def decisions_on(dice: Counts, guardian: bool, keep_one: bool) -> Menu[do.AnyAction]:
    """Stop by default, then every re-roll, few dice first."""
    again = [do.REROLLS[taken] for taken in handfuls_of(dice, 0, keep_one) if sum(taken) >= 2]
    lifting = handfuls_of(dice, 1, keep_one) if guardian and dice[box.SKULL] else ()
    return Menu((do.STOP, *again, *(do.RESCUES[taken] for taken in lifting)))


@cache  # ways eight dice can lie
def rescues_on(dice: Counts, keep_one: bool) -> Menu[do.AnyAction]:
    """The Guardian by default, lifting the skull alone: it costs nothing to try."""
    return Menu((*(do.RESCUES[taken] for taken in handfuls_of(dice, 1, keep_one)), do.SINK))


@BOOK.rule("keep_one")
def handfuls_of(dice: Counts, skulls: int, keep_one: bool) -> list[Counts]:
    """Every choice of dice to take up, few first; one stays where the table asks for it."""
    most = sum(dice[1:]) - keep_one
    free = (others for others in parts(dice[1:]) if sum(others) <= most)
    return [(skulls, *others) for others in sorted(free, key=sum)]


CHOICES: Choices[State, do.AnyAction] = {
    ToRoll: first_rolls,
    ToPlace: places,
    ToDecide: decisions,
    ToRescue: rescues,
    ToGather: gatherings,
    Over: nothing,
}

FLOW: Flow[State] = {
    (ToRoll, do.Roll): first_roll,
    (ToPlace, do.Place): place,
    (ToDecide, do.Reroll): roll_again,
    (ToDecide, do.Stop): stop,
    (ToRescue, do.Reroll): rescue,
    (ToRescue, do.Sink): give_up,
    (ToGather, do.Roll): gather,
}
