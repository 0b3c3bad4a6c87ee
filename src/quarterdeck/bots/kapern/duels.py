"""Every two of a table compared as if they were alone, as far as a view can tell."""

from functools import lru_cache

from quarterdeck.core.moment import Moment
from quarterdeck.core.table import Seat
from quarterdeck.games.kapern.options import Options
from quarterdeck.games.kapern.state import Final, Race, Sudden
from quarterdeck.games.kapern.view import View

from . import solved_tables as solved
from .solver.card_payoffs import CardHand
from .solver.win_table import Phase
from .solver.win_turn import Duel, Winning, chance_before, winning


def duel_against(seen: View, seat: Seat, other: Seat) -> Duel:
    """A turn of a seat's, as if the other were the only one."""
    return Duel(phase(seen, seat, other), seen.scores[seat], seen.scores[other])


def phase(seen: View, seat: Seat, other: Seat) -> Phase:
    """Where all have fallen below the target, a reply is sudden death already."""
    match seen.stage:
        case Race():
            return "race"
        case Final(starter):
            waiting = (starter - seat) % len(seen.scores)
            to_come = (other - seat) % len(seen.scores) <= waiting
            return "final" if to_come else "reply"
        case Sudden():
            return "sudden"
    return "reply" if max(seen.scores) >= seen.options.target else "sudden"


@lru_cache(maxsize=128)
def solve_turn(options: Options, hand: CardHand, at: Duel) -> Winning:
    return winning(options, solved.standings_at_hand(options), hand, at)


def whose_turn(seen: View) -> Seat:
    assert isinstance(seen.awaiting, Moment)
    return seen.awaiting.seat


# While it is the turn of a third


def chance_between(seen: View, one: Seat, other: Seat) -> float:
    """The chance of one against the other, if there were nobody else, once this turn is over."""
    seats, mover = len(seen.scores), whose_turn(seen)
    if (other - mover) % seats < (one - mover) % seats:
        return 1.0 - bystander(seen, other, one)
    return bystander(seen, one, other)


def bystander(seen: View, one: Seat, other: Seat) -> float:
    """The same where one goes before the other."""
    mine, theirs = seen.scores[one], seen.scores[other]
    phase = to_come(seen, one, other)
    if phase is None:
        return (mine > theirs) + (mine == theirs) / 2
    known = solved.standings_at_hand(seen.options)
    return chance_before(seen.options, known, Duel(phase, mine, theirs))


def to_come(seen: View, one: Seat, other: Seat) -> Phase | None:
    """What the next turn of one is about; there may be none."""
    match seen.stage:
        case Race():
            return "race"
        case Sudden():
            return "sudden"
        case Final(starter) if has_a_turn(seen, other, starter):
            return "race"  # both have one more turn, which is near enough to it
        case Final(starter) if has_a_turn(seen, one, starter):
            return "final" if other == starter else "reply"
        case Final(starter) if one == starter and seen.scores[other] > seen.scores[one]:
            return "reply"
    return None


def has_a_turn(seen: View, seat: Seat, starter: Seat) -> bool:
    """In the final round, after whoever is at it."""
    seats, mover = len(seen.scores), whose_turn(seen)
    return (seat - mover) % seats < (starter - mover) % seats
