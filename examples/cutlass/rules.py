"""Cutlass, in the order of its rulebook.

roll ── re-roll* ──┬── bank
                   └── challenge ── yield | fight
"""

from functools import cache

from msgspec.structs import replace

from quarterdeck.core.counts import Counts, bump, exchange, minus, put, within
from quarterdeck.core.game import Choices, Flow
from quarterdeck.core.menu import Menu
from quarterdeck.core.moment import Over
from quarterdeck.core.table import Table, TurnBegan

from . import actions as do
from . import components as box
from .book import BOOK
from .events import Banked, Challenged, Fought, Hired, Sank, Threw, Won, Yielded
from .options import Options
from .state import Holdings, State, ToAnswer, ToDecide, ToRoll, scores

Captains = tuple[Holdings, ...]

# §1  The crew


@BOOK.rule("C1")
def deal(seats: int, options: Options, table: Table) -> State:
    bag, captains = box.CREW_BAG, []
    for seat in range(seats):
        crew = hire(bag, seat, table)
        bag = minus(bag, crew)
        captains.append(Holdings(0, crew))
    table.say(TurnBegan(0, 1))
    return State(options, tuple(captains), bag, box.NO_CREW, 1, box.NO_DICE, ToRoll(0))


def hire(bag: Counts, seat: int, table: Table) -> Counts:
    """Two cards, known to their captain alone."""
    crew = table.take(bag, box.HAND)
    for kind, count in enumerate(crew):
        for _ in range(count):
            table.whisper(Hired(seat, kind), to=seat, aloud=Hired(seat, None))
    return crew


# §2  The dice


@BOOK.rule("C2")
def roll(state: State, now: ToRoll, _: do.Roll, table: Table) -> State:
    return settle(state, now.seat, table.roll(box.DICE, box.DIE), table)


@BOOK.rule("C3", "C4")
def reroll(state: State, now: ToDecide, action: do.Reroll, table: Table) -> State:
    thrown = table.roll(sum(action.dice), box.DIE)
    return settle(state, now.seat, exchange(state.dice, action.dice, thrown), table)


@BOOK.rule("C5")
def settle(state: State, seat: int, dice: Counts, table: Table) -> State:
    """Look at what lies on the table after a throw."""
    table.say(Threw(seat, dice))
    if dice[box.SKULL] >= 3:
        table.say(Sank(seat))
        return pass_the_dice(state, state.captains, seat, table)
    return replace(state, dice=dice, awaiting=ToDecide(seat))


# §3  Gold


@BOOK.rule("C7")
def worth(dice: Counts) -> int:
    return box.COIN_WORTH * dice[box.COIN] + box.GEM_WORTH * dice[box.GEM]


@BOOK.rule("C6")
def bank(state: State, now: ToDecide, _: do.Bank, table: Table) -> State:
    gold = worth(state.dice)
    table.say(Banked(now.seat, gold))
    return pass_the_dice(state, pay(state.captains, now.seat, gold), now.seat, table)


# §4  Challenges


@BOOK.rule("C8")
def challenge(state: State, now: ToDecide, action: do.Challenge, table: Table) -> State:
    sabres = state.dice[box.SABRE]
    table.say(Challenged(now.seat, action.seat, sabres))
    return replace(state, awaiting=ToAnswer(action.seat, now.seat, sabres))


@BOOK.rule("C9")
def give_in(state: State, now: ToAnswer, _: do.Yield, table: Table) -> State:
    toll = min(box.TOLL, state.captains[now.seat].gold)
    table.say(Yielded(now.seat, toll))
    captains = pay(state.captains, now.seat, -toll)
    captains = pay(captains, now.attacker, toll + worth(state.dice))
    return pass_the_dice(state, captains, now.attacker, table)


@BOOK.rule("C10")
def fight(state: State, now: ToAnswer, action: do.Fight, table: Table) -> State:
    won = box.WEAKEST + action.crew > now.sabres
    table.say(Fought(now.seat, action.crew, won))
    captains = lose_crew(state.captains, now.seat, action.crew)
    captains = pay(captains, now.seat if won else now.attacker, worth(state.dice))
    fought = replace(state, spent=bump(state.spent, action.crew, +1))
    return pass_the_dice(fought, captains, now.attacker, table)


def pay(captains: Captains, seat: int, gold: int) -> Captains:
    captain = captains[seat]
    return put(captains, seat, Holdings(captain.gold + gold, captain.crew))


def lose_crew(captains: Captains, seat: int, crew: int) -> Captains:
    captain = captains[seat]
    return put(captains, seat, Holdings(captain.gold, bump(captain.crew, crew, -1)))


# §5  The end


@BOOK.rule("C11", "C12")
def pass_the_dice(state: State, captains: Captains, seat: int, table: Table) -> State:
    after = replace(state, captains=captains, dice=box.NO_DICE)
    best = max(scores(after))
    if best >= state.options.goal or state.turn >= box.ROUNDS * len(captains):
        return finish(after, best, table)
    seat = (seat + 1) % len(captains)
    table.say(TurnBegan(seat, state.turn + 1))
    return replace(after, turn=state.turn + 1, awaiting=ToRoll(seat))


def finish(state: State, best: int, table: Table) -> State:
    winners = tuple(seat for seat, gold in enumerate(scores(state)) if gold == best)
    table.say(Won(winners))
    return replace(state, awaiting=Over(winners))


# What may be done

ONLY_ROLL: Menu[do.AnyAction] = Menu((do.ROLL,))


def openings(_: State, __: ToRoll) -> Menu[do.AnyAction]:
    return ONLY_ROLL


def decisions(state: State, now: ToDecide) -> Menu[do.AnyAction]:
    return decisions_on(state.dice, now.seat, len(state.captains))


@cache  # one for each throw and seat: some hundreds
def decisions_on(dice: Counts, seat: int, seats: int) -> Menu[do.AnyAction]:
    """Throws repeat, so their decisions are looked up, not made."""
    loose = put(dice, box.SKULL, 0)
    rerolls = (each for each in do.REROLLS if sum(each.dice) > 1 and within(each.dice, loose))
    armed = do.CHALLENGES[:seats] if dice[box.SABRE] >= 2 else ()
    return Menu((do.BANK, *rerolls, *(each for each in armed if each.seat != seat)))


def answers(state: State, now: ToAnswer) -> Menu[do.AnyAction]:
    return answers_with(state.captains[now.seat].crew)


@cache  # one for each hand: ten
def answers_with(crew: Counts) -> Menu[do.AnyAction]:
    return Menu((do.YIELD, *(card for card in do.FIGHTS if crew[card.crew])))


def nothing(_: State, __: Over) -> Menu[do.AnyAction]:
    return Menu()


CHOICES: Choices[State, do.AnyAction] = {
    ToRoll: openings,
    ToDecide: decisions,
    ToAnswer: answers,
    Over: nothing,
}

FLOW: Flow[State] = {
    (ToRoll, do.Roll): roll,
    (ToDecide, do.Reroll): reroll,
    (ToDecide, do.Bank): bank,
    (ToDecide, do.Challenge): challenge,
    (ToAnswer, do.Yield): give_in,
    (ToAnswer, do.Fight): fight,
}
