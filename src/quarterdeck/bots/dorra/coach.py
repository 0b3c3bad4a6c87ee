"""The coach of Buccaneer: the admiral's trials, with their numbers shown.

A value is the chance to win, as imagined games went; a risk is how likely somebody takes the crew
over before its captain's next turn. What the admiral did not try is not told: it has no number,
and he thinks less of it than of all that he tried.
"""

from quarterdeck.bots.budget import GLANCE, Budget
from quarterdeck.bots.record import Advice, Option
from quarterdeck.bots.weighed import Weighed
from quarterdeck.core.moment import Moment
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra.notation import write
from quarterdeck.games.dorra.ships import KINDS
from quarterdeck.games.dorra.state import ToMutiny
from quarterdeck.games.dorra.view import SeenPile, View

from . import win_bar
from .boarding_value import Lookout, Loot
from .rules_of_thumb import Judge

SEED = 0  # advice is not a matter of chance


def advise(seen: View, budget: Budget) -> Advice:
    """What the viewer could do, best first: the first is what an admiral would play.

    At a glance there is no time to look ahead: then it is what a mate would do, in ducats.
    """
    match seen.awaiting:
        case Moment(seat) if seat == seen.seat:
            judge = Judge(Lookout(seen), seat)
            if budget == GLANCE:
                return Advice("points", reckoned_options(judge))
            return Advice("win", tried_options(judge, budget))
    return Advice("win", ())


def reckoned_options(judge: Judge) -> tuple[Option, ...]:
    """Every option by the mate's reckoning."""
    menu = sorted(judge.lookout.menu(), key=judge.value, reverse=True)
    return tuple(option(judge, each, judge.value(each), reason(judge, each)) for each in menu)


def tried_options(judge: Judge, budget: Budget) -> tuple[Option, ...]:
    """The options that an admiral tries."""
    menu = judge.lookout.menu()
    if len(menu) == 1:
        return (only_option(judge, menu[0], budget),)
    from .admiral import weigh_for_coach  # with a network, which nobody else needs

    best, *others = weigh_for_coach(judge.seen, SEED, budget)
    first = option(judge, best.action, best.share, reason(judge, best.action))
    return (first, *(other_option(judge, each, best) for each in others))


def only_option(judge: Judge, action: do.AnyAction, budget: Budget) -> Option:
    """There is nothing to advise, so this is how things stand."""
    chance = win_bar.chances(judge.seen, budget)[judge.me]
    return option(judge, action, chance, add_to(reason(judge, action), "dorra-coach-only"))


def other_option(judge: Judge, tried: Weighed, best: Weighed) -> Option:
    """What was tried less and seems better is just as good: more is not known of it."""
    told = reason(judge, tried.action)
    if tried.is_as_good():
        told = add_to(told, "dorra-coach-equal")
    return option(judge, tried.action, max(0.0, min(tried.share, best.share)), told)


def option(judge: Judge, action: do.AnyAction, value: float, told: Sentence) -> Option:
    risk = 0.0
    if isinstance(action, do.Move):
        risk = 1 - judge.survival(crew_gathered_by(judge, action))
    return Option(write(action), value, risk, risk, told)


def add_to(reason: Sentence, key: str) -> Sentence:
    """One more sentence; the numbers of the reason stay where they are looked for."""
    return Sentence(key, {**reason.arguments, "reason": reason})


def crew_gathered_by(judge: Judge, action: do.Move) -> SeenPile:
    """The pile that a move would make."""
    return judge.lookout.own(judge.me, action.face) + judge.lookout.piles[action.onto]


def reason(judge: Judge, action: do.AnyAction) -> Sentence:
    match action:
        case do.Move():
            return about_crew(judge, crew_gathered_by(judge, action))
        case do.Board(face, ship):
            return about_loot(judge, judge.lookout.loot(judge.lookout.own(judge.me, face), ship))
        case do.Take(kind):
            worth = judge.lookout.numbers.worth[kind]
            held = judge.seen.booty[judge.me][kind]
            return sentence("dorra-coach-take", kind=KINDS[kind], worth=worth, held=held)
        case do.Mutiny():
            return about_mutiny(judge)
    return sentence("dorra-coach-obey")


def about_crew(judge: Judge, pile: SeenPile) -> Sentence:
    """How big it is, what it is for, and how many could take it over."""
    captors = len(judge.lookout.captors(pile))
    return sentence(
        "dorra-coach-crew", crew=len(pile), plan=about_plan(judge, pile), captors=captors
    )


def about_plan(judge: Judge, pile: SeenPile) -> Sentence:
    """The ship its captain has in mind, what he would keep of it, and the hands he still needs."""
    ship = judge.goal(pile)
    if ship is None:
        return sentence("dorra-coach-no-plan")
    ducats, lacking = judge.lookout.numbers.ducats[ship], judge.lacking(pile, ship)
    own = round(judge.lookout.loot(pile, ship).money[judge.me])
    return sentence("dorra-coach-plan", ship=ship + 1, ducats=ducats, own=own, lacking=lacking)


def about_loot(judge: Judge, loot: Loot) -> Sentence:
    """What one keeps, and what goes to all the others."""
    own = loot.money[judge.me]
    told = {"own": round(own), "others": round(sum(loot.money) - own)}
    return Sentence("dorra-coach-loot", {**told, "majority": about_majority(judge, loot)})


def about_majority(judge: Judge, loot: Loot) -> Sentence:
    """In what kind the captain, or else his mate, would come to have more than anyone."""
    first = max(loot.kinds, key=lambda kind: judge.spoils(loot, kind), default=None)
    for seat, kind in loot.pieces(first):
        if comes_to_lead(judge, seat, kind):
            who = "captain" if seat == loot.captain else "mate"
            return sentence("dorra-coach-lead", kind=KINDS[kind], who=who)
    return sentence("dorra-coach-no-lead")


def comes_to_lead(judge: Judge, seat: int, kind: int) -> bool:
    """Whether one more piece makes this seat the only one with most."""
    held = [booty[kind] for booty in judge.seen.booty]
    most = max(pieces for other, pieces in enumerate(held) if other != seat)
    return held[seat] <= most < held[seat] + 1


def about_mutiny(judge: Judge) -> Sentence:
    """What the captain's likely choice of ship would bring."""
    now = judge.seen.awaiting
    assert isinstance(now, ToMutiny)
    forced = judge.forced(judge.lookout.piles[now.pile])
    own, captain = (round(forced.money[seat]) for seat in (judge.me, now.captain))
    return sentence("dorra-coach-mutiny", own=own, captain=captain)
