"""The coach of Waddingtons Buccaneer: what the mate reckons, with its numbers shown.

A value is what an option brings, in turns of the race to twenty; a risk is the chance to lose a
fight. The race itself, everyone's turns to twenty, comes with it.
"""

from quarterdeck.bots.budget import Budget
from quarterdeck.bots.record import Advice, Option
from quarterdeck.core.moment import Moment
from quarterdeck.core.sentence import Sentence, sentence
from quarterdeck.core.table import QuietTable
from quarterdeck.games.waddingtons import actions as do
from quarterdeck.games.waddingtons import moments as to
from quarterdeck.games.waddingtons import sea
from quarterdeck.games.waddingtons.narrate import things
from quarterdeck.games.waddingtons.notation import write
from quarterdeck.games.waddingtons.state import State
from quarterdeck.games.waddingtons.view import View, imagine

from .chores import ship_asked
from .exchanges import Exchange
from .fight_odds import Odds, against
from .mate import WORLDS, Mate, enemy_at
from .race import turns_to_win

BEST = 8  # exchanges worth telling
SEED = 1  # the same question has the same answer


def advise(seen: View, _: Budget) -> Advice:
    """Every option of the viewer's, best first, and how the race stands."""
    if not seen.ships:
        return Advice("turns", ())
    mate = Mate(QuietTable(SEED).random)
    worlds = [imagine(seen, mate.table) for _ in range(WORLDS)]
    mine = isinstance(seen.awaiting, Moment) and seen.awaiting.seat == seen.seat
    return Advice("turns", options(mate, seen, worlds) if mine else (), (), standing(worlds[0]))


def standing(world: State) -> tuple[float, ...]:
    """Every seat's turns to twenty, by the better of its ships."""
    turns = [(ship.owner, turns_to_win(world, i)) for i, ship in enumerate(world.ships)]
    return tuple(
        round(min((t for owner, t in turns if owner == seat), default=0.0), 1)
        for seat in range(world.seats)
    )


def options(mate: Mate, seen: View, worlds: list[State]) -> tuple[Option, ...]:
    now = worlds[0].awaiting
    if isinstance(now, to.Trade):
        return exchanges(mate, worlds[0], now)
    before = mate.race(worlds[0], ship_asked(worlds[0]))
    worths = mate.weighed(seen, worlds)
    best_first = sorted(worths, key=lambda action: -worths[action])
    return tuple(option(seen, worlds[0], each, worths[each] - before) for each in best_first)


def option(seen: View, world: State, action: do.AnyAction, gain: float) -> Option:
    odds = odds_of_attack(seen, world, action)
    if odds is None:
        return Option(write(action), gain, 0.0, 0.0, say_gain(gain))
    told = {"win": odds.win, "draw": odds.draw, "lose": odds.lose}
    reason = Sentence("waddingtons-coach-fight", told)
    return Option(write(action), gain, odds.lose, odds.lose, reason)


def odds_of_attack(seen: View, world: State, action: do.AnyAction) -> Odds | None:
    """The odds, where an action is an attack."""
    now = world.awaiting
    if isinstance(now, to.Call) and isinstance(action, do.CallAttack):
        return against(seen, world.ships[now.ship].hand, world.sailing)
    if isinstance(now, to.Sail) and isinstance(action, do.Sail):
        ship = world.ships[now.ship]
        end = sea.RAYS[ship.square][action.heading][action.distance - 1]
        target = enemy_at(world, now.ship, end)
        return None if target is None else against(seen, ship.hand, target)
    return None


def say_gain(gain: float) -> Sentence:
    """How much nearer to twenty, or farther."""
    turns = round(abs(gain), 1)
    if not turns:
        return sentence("waddingtons-coach-even")
    return sentence("waddingtons-coach-gain" if gain > 0 else "waddingtons-coach-loss", turns=turns)


# Trade


def exchanges(mate: Mate, world: State, now: to.Trade) -> tuple[Option, ...]:
    """The best exchanges that the desk can still become, each by its next step; then leaving."""
    gains = mate.bargains(world, now)
    best = sorted(gains, key=lambda each: -gains[each])[:BEST]
    offers = (bargain(mate, now, each, gains[each]) for each in best if gains[each] > 0)
    leave = Option(write(do.DONE), 0.0, 0.0, 0.0, sentence("waddingtons-coach-leave"))
    return (*offers, leave)


def bargain(mate: Mate, now: to.Trade, wanted: Exchange, gain: float) -> Option:
    given, taken = map(things, wanted)
    reason = sentence("waddingtons-coach-trade", given=given, taken=taken, turns=gain)
    return Option(write(mate.step(now, wanted)), gain, 0.0, 0.0, reason)
