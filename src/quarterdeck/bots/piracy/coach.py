"""The coach of Piracy: what the captain reckons, with its numbers shown, and the belief as a map.

For the Navy a value is the chance to have the Pirate, now or when the ship's turn comes round;
for him it is the chance that the next ship does not have him. Both see the same map: where he
probably is, as far as anybody can tell. Setting up and slipping out have no such chance yet: there
the captain's choice is told without a figure.
"""

from collections.abc import Mapping

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Advice, Heat, Option
from quarterdeck.core import logbook
from quarterdeck.core.logbook import Logbook
from quarterdeck.core.moment import Moment
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.games.piracy import GAME, grid
from quarterdeck.games.piracy import actions as do
from quarterdeck.games.piracy.notation import write
from quarterdeck.games.piracy.state import (
    ToBury,
    ToDecide,
    ToDepart,
    ToEngage,
    ToFireAgain,
    ToMove,
    ToStation,
)
from quarterdeck.games.piracy.view import View

from .belief import HEADS_FOR_TREASURE, Array, Filter, away
from .captain_navy import CaptainNavy
from .captain_pirate import CaptainPirate, chests_aboard
from .mate_navy import Worths
from .threats import eyes, without

# What needs no figures.
PLAIN_REASONS: Mapping[type, str] = {
    do.Stay: "piracy-coach-still",
    do.Cease: "piracy-coach-still",
    do.Roll: "piracy-coach-roll",
}
LEAST = 0.0005  # chances too small to be drawn
BEFORE: Mapping[type, str] = {
    ToBury: "piracy-coach-bury",
    ToStation: "piracy-coach-station",
    ToDepart: "piracy-coach-depart",
}
EXAMPLES = 3  # of places that are about as good


def advise(seen: View, _: Budget) -> Advice:
    """Every sensible option of the viewer's, best first, and the map."""
    mine = isinstance(seen.awaiting, Moment) and seen.awaiting.seat == seen.seat
    if mine and type(seen.awaiting) in BEFORE:
        return Advice("none", options_before(seen))
    if seen.seat == seen.pirate:
        return Advice("escape", options_of_pirate(seen) if mine else (), heat(seen))
    return Advice("catch", options_of_captain(seen) if mine else (), heat(seen))


def options_before(seen: View) -> tuple[Option, ...]:
    """Where chests and ships are put down, and where he slips out."""
    secret = seen.seat == seen.pirate
    worths = (
        CaptainPirate(seen, never).exits(seen) if secret else CaptainNavy(seen, never).weighed(seen)
    )
    best = sorted(worths, key=lambda action: -worths[action])[:EXAMPLES]
    reason = sentence(BEFORE[type(seen.awaiting)])
    return tuple(Option(write(each), worths[each], 0.0, 0.0, reason) for each in best)


def never() -> float:
    """Advice is not a matter of chance."""
    return 0.0


def heats(book: Logbook) -> tuple[Heat, ...]:
    """Where he was thought to be, line by line of a finished game."""
    pages = list(logbook.replay(GAME, book, logbook.trust))
    follower = Filter(pages[0].state.options, HEADS_FOR_TREASURE)
    return tuple(heat(GAME.view(page.state, None), follower) for page in pages)


def heat(seen: View, follower: Filter | None = None) -> Heat:
    """Where he probably is."""
    if not seen.turn:
        return ()
    follower = follower or Filter(seen.options, HEADS_FOR_TREASURE)
    buried = grid.together((*seen.chests, *seen.stolen))
    chances = follower.follow(buried, seen.records, seen.record).anywhere.tolist()
    known = zip(follower.known.squares, chances, strict=True)
    return tuple((square, round(chance, 4)) for square, chance in known if chance >= LEAST)


# For a Captain


def options_of_captain(seen: View) -> tuple[Option, ...]:
    hunter = CaptainNavy(seen, never)
    worths: Worths = hunter.weighed(seen)
    best_first = sorted(worths, key=lambda action: -worths[action])
    return tuple(captain_option(hunter, seen, action, worths[action]) for action in best_first)


def captain_option(hunter: CaptainNavy, seen: View, action: do.AnyAction, worth: float) -> Option:
    return Option(write(action), min(1.0, worth), 0.0, 0.0, captain_reason(hunter, seen, action))


def captain_reason(hunter: CaptainNavy, seen: View, action: do.AnyAction) -> Sentence:
    now = seen.awaiting
    match action:
        case do.Look() if isinstance(now, ToDecide):
            see, hit = looking(hunter, seen, now)
            return sentence("piracy-coach-look", see=see, hit=hit)
        case do.Move(square) if isinstance(now, ToDecide | ToMove | ToEngage):
            ram = float(hunter.believed(seen).anywhere[hunter.known.places[square]])
            see = seeing(hunter, seen, now.ship, square)
            return sentence("piracy-coach-move", ram=ram, see=see)
        case do.Fire() if isinstance(now, ToEngage):
            return sentence("piracy-coach-fire", hit=hunter.salvos(seen, now, action))
        case do.Fire() if isinstance(now, ToFireAgain):
            hit = float(hunter.lands(seen, now, action) == seen.sighted)
            return sentence("piracy-coach-fire", hit=hit)
    return sentence(PLAIN_REASONS[type(action)])


def looking(hunter: CaptainNavy, seen: View, now: ToDecide) -> tuple[float, float]:
    """The chance to see him from here, and to have him then."""
    here, square = hunter.believed(seen).anywhere, seen.ships[now.ship]
    sight = eyes(hunter.sea, hunter.rule, square, without(seen.ships, now.ship))
    return total_chance(here * sight), total_chance(here * sight * hunter.hits(seen, now))


def seeing(hunter: CaptainNavy, seen: View, ship: int, square: int) -> float:
    """The chance to see him from another square."""
    sight = eyes(hunter.sea, hunter.rule, square, without(seen.ships, ship))
    return total_chance(hunter.believed(seen).anywhere * sight)


def total_chance(chances: Array) -> float:
    return float(chances.sum())


# For the Pirate


def options_of_pirate(seen: View) -> tuple[Option, ...]:
    fugitive = CaptainPirate(seen, never)
    worths = dict(fugitive.weighed(seen))
    risk = fugitive.caught(seen)
    best_first = sorted(worths, key=lambda action: -worths[action])
    return tuple(pirate_option(fugitive, seen, action, risk) for action in best_first)


def pirate_option(fugitive: CaptainPirate, seen: View, action: do.AnyAction, risk: Array) -> Option:
    end = where(seen, action)
    fear = min(1.0, float(risk[fugitive.known.places[end]]))
    return Option(write(action), 1 - fear, fear, fear, pirate_reason(fugitive, seen, action, fear))


def where(seen: View, action: do.AnyAction) -> int:
    """The square on which he ends his turn."""
    assert seen.voyage is not None
    path = action.path if isinstance(action, do.Sail | do.SailAndLand) else ()
    return path[-1] if path else seen.voyage.square


def pirate_reason(
    fugitive: CaptainPirate, seen: View, action: do.AnyAction, fear: float
) -> Sentence:
    match action:
        case do.Load(site):
            return sentence("piracy-coach-load", site=grid.name_of(site), threat=fear)
        case do.SailAndLand():
            chance = seen.garrisons[0] / sum(seen.garrisons)
            return sentence("piracy-coach-land", open=chance, threat=fear)
    goal, steps = goal_from(fugitive, seen, where(seen, action))
    kind = "chest" if goal in seen.chests else "harbour"
    name = grid.name_of(goal)
    return sentence("piracy-coach-sail", kind=kind, goal=name, steps=steps, threat=fear)


def goal_from(fugitive: CaptainPirate, seen: View, square: int) -> tuple[int, int]:
    """What he makes for from a square, and how many squares it is to the nearest beside it."""
    place = fugitive.known.places[square]
    goals = fugitive.goals(seen, chests_aboard(seen))
    far = fugitive.far(seen, goals)[:, place]
    goal = goals[int(far.argmin())]
    return goal, int(away(fugitive.known, (goal,))[place])
