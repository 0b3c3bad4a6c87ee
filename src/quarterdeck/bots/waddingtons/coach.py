"""The coach of Waddingtons Buccaneer: what the captain would do, with his numbers shown.

A value is a chance to win. Whatever the captain compares is carried out and played on for a round
in imagined worlds; so a pick counts for the whole haul that it leads to, and a move for the
heading that is set after it. What he does not compare is left out, for he has no number for it;
only attacks are tried all the same, since everyone wants to know their odds.
At a desk he goes by everyone's chances after an exchange, and so do the numbers. Where an option
is no worse than the first by more than chance explains, it has the same value, and is said to be
as good. A risk is the chance to lose a fight. The race, everyone's turns to twenty, comes with it.
"""

import math
from collections.abc import Sequence

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.halving import Halving
from quarterdeck.bots.record import Advice, Option
from quarterdeck.bots.weighed import Weighed
from quarterdeck.core.moment import Moment
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import GAME
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons.narrate import things
from quarterdeck.games.waddingtons.notation import write
from quarterdeck.games.waddingtons.state import State
from quarterdeck.games.waddingtons.view import View, imagine

from .candidates import good_bargains
from .captain import GUIDE
from .chores import HOUSEHOLD, menu_in_world
from .exchanges import Exchange
from .home_ports import port_option
from .mate import Mate
from .race import turns_to_win
from .reasons import about_attack, attack_of, reason
from .win_share import chances_of_seats

BEST = 8  # exchanges worth telling
SEED = 1  # the same question has the same answer
SURE = 2.0  # standard errors by which the first must be ahead to be called better
GLIMPSE = 12  # worlds for an attack that he did not think of
FEW = 4  # worlds, in which nothing is sure


def advise(seen: View, budget: Budget) -> Advice:
    """What the captain thinks of, his choice first, and how the race stands."""
    mine = isinstance(seen.awaiting, Moment) and seen.awaiting.seat == seen.seat
    if not seen.ships:
        return Advice("none", port_options(seen, budget) if mine else ())
    world = imagine(seen, Mate(QuietTable(SEED).random).table)  # the captain's first
    return Advice("win", options(seen, world, budget) if mine else (), (), standing(world))


def port_options(seen: View, budget: Budget) -> tuple[Option, ...]:
    """The captain's choice, then the other ports."""
    choice = Halving(GAME, GUIDE, SEED, budget).choose(seen)
    menu = menu_in_world(imagine(seen, QuietTable(SEED)))
    ports = (choice, *(action for action in menu if action != choice))
    return tuple(port_option(seen, port) for port in ports if isinstance(port, do.ChoosePort))


def standing(world: State) -> tuple[float, ...]:
    """Every seat's turns to twenty, by the better of its ships."""
    turns = [(ship.owner, turns_to_win(world, i)) for i, ship in enumerate(world.ships)]
    return tuple(
        round(min((t for owner, t in turns if owner == seat), default=0.0), 1)
        for seat in range(world.seats)
    )


def options(seen: View, world: State, budget: Budget) -> tuple[Option, ...]:
    menu, captain = menu_in_world(world), Halving(GAME, GUIDE, SEED, budget)
    if len(menu) == 1:
        return (plain_option(world, menu[0], sentence("waddingtons-coach-only")),)
    if isinstance(world.awaiting, to.Trade):
        choice = captain.choose(seen)
        if not isinstance(choice, HOUSEHOLD):
            return exchange_options(world, world.awaiting)
    first, *others = captain.weigh(seen)
    attacks = attacks_beside(seen, world, [first, *others])
    compared = (compared_option(seen, world, first, other) for other in (*others, *attacks))
    best_first = sorted(compared, key=lambda option: -option.value)
    return (weighed_option(seen, world, first, first.share), *best_first)


def plain_option(world: State, action: do.AnyAction, why: Sentence) -> Option:
    """Valued as things stand."""
    now = world.awaiting
    assert isinstance(now, Moment)
    return Option(write(action), chances_of_seats(world)[now.seat], 0.0, 0.0, why)


# What was compared


def attacks_beside(seen: View, world: State, weighed: Sequence[Weighed]) -> list[Weighed]:
    """Attacks that the captain did not think of, held against his choice in a few worlds."""
    thought_of, choice = [each.action for each in weighed], weighed[0]
    others = (action for action in menu_in_world(world) if action not in thought_of)
    attacks = [action for action in others if attack_of(seen, world, action)]
    if not attacks or isinstance(choice.action, HOUSEHOLD):
        return []
    budget = Budget(iterations=GLIMPSE * (1 + len(attacks)))
    judge = Halving(GAME, GUIDE._replace(doubt=math.inf), SEED, budget)
    _, *found = judge.contest(seen, [choice.action, *attacks])
    return [each._replace(share=choice.share - each.behind) for each in found]


def compared_option(seen: View, world: State, first: Weighed, other: Weighed) -> Option:
    if is_as_good(other):
        return weighed_option(seen, world, other, first.share, "yes")
    return weighed_option(seen, world, other, max(0.0, other.share))


def is_as_good(other: Weighed) -> bool:
    """Whether what it is behind the first may be chance."""
    return other.worlds < FEW or other.is_as_good(SURE)


def weighed_option(
    seen: View, world: State, weighed: Weighed, value: float, equal: str = "no"
) -> Option:
    action = weighed.action
    attack = attack_of(seen, world, action)
    if attack is not None:
        lose = attack.odds.lose
        return Option(write(action), value, lose, lose, about_attack(attack, equal))
    why = reason(world, action, weighed.worlds)
    if equal == "yes":
        why = sentence("waddingtons-coach-equal", reason=why)
    return Option(write(action), value, 0.0, 0.0, why)


# Trade


def exchange_options(world: State, now: to.Trade) -> tuple[Option, ...]:
    """The best exchanges that the desk can still become, each by its next step; then leaving."""
    good = good_bargains(world, now)
    offers = (bargain(now, each, good[each]) for each in list(good)[:BEST])
    return (*offers, plain_option(world, do.DONE, sentence("waddingtons-coach-leave")))


def bargain(now: to.Trade, wanted: Exchange, value: float) -> Option:
    given, taken = map(things, wanted)
    why = sentence("waddingtons-coach-trade", given=given, taken=taken)
    return Option(write(Mate.step(now, wanted)), value, 0.0, 0.0, why)
