"""The coach of Buccaneer: what the mate reckons, with its numbers shown.

A value is in ducats, one's own gain less a part of what the others gain; a risk is how likely
somebody takes the crew over before its captain's next turn.
"""

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Advice, Option
from quarterdeck.core.moment import Moment
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.games.dorra import actions as do
from quarterdeck.games.dorra.notation import write
from quarterdeck.games.dorra.ships import KINDS
from quarterdeck.games.dorra.state import ToMutiny
from quarterdeck.games.dorra.view import SeenPile, View

from .boarding_value import Lookout, Loot
from .rules_of_thumb import Judge


def advise(seen: View, _: Budget) -> Advice:
    """Every option of the viewer's, best first."""
    match seen.awaiting:
        case Moment(seat) if seat == seen.seat:
            judge = Judge(Lookout(seen), seat)
            options = [option(judge, action) for action in judge.lookout.menu()]
            return Advice("points", tuple(sorted(options, key=lambda each: -each.value)))
    return Advice("points", ())


def option(judge: Judge, action: do.AnyAction) -> Option:
    risk = 0.0
    if isinstance(action, do.Move):
        risk = 1 - judge.survival(crew_gathered_by(judge, action))
    return Option(write(action), judge.value(action), risk, risk, reason(judge, action))


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
    """How big it is, what it could board, and how many could take it over."""
    ready = [ship for ship in judge.seen.open if not judge.lacking(pile, ship)]
    captors = len(judge.lookout.captors(pile))
    return sentence("dorra-coach-crew", crew=len(pile), ready=len(ready), captors=captors)


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
